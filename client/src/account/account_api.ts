/** One's own account, sessions, keys and chips over HTTP. */
import { call, query } from '../room/call';
import { newId } from '../room/ids';
import type {
  Account,
  Ceremony,
  PasskeyAnswer,
  Proof,
  Scope,
  Session,
  SessionSign,
  TokenSign,
  Wallet,
  WalletLine,
} from '../wire/accounts';
import type { Chips } from '../wire/notices';

type CreationOptions = PublicKeyCredentialCreationOptionsJSON;
type RequestOptions = PublicKeyCredentialRequestOptionsJSON;

export const EXPORT = '/api/account/export';

export const account = {
  register: (wish: { name: string | null; password: string; email: string | null }) =>
    call<Session>('POST', '/api/account', wish),
  logIn: (name: string, password: string) =>
    call<Session>('POST', '/api/session/login', { name, password }),
  askPasskey: () => call<Ceremony<RequestOptions>>('POST', '/api/session/passkey/options', {}),
  logInByPasskey: (answer: PasskeyAnswer) => call<Session>('POST', '/api/session/passkey', answer),
  read: () => call<Account>('GET', '/api/account'),
  changePassword: (old: string, fresh: string) =>
    call<Session>('POST', '/api/account/password', { old, new: fresh }),
  setEmail: (address: string | null, confirm: Proof) =>
    call<Account>('POST', '/api/account/email', { address, confirm }),
  verify: (token: string) => call<{ address: string }>('POST', '/api/account/email/verify', { token }),
  askReset: (address: string) => call<unknown>('POST', '/api/account/reset', { address }),
  finishReset: (token: string, password: string) =>
    call<Session>('POST', '/api/account/reset/finish', { token, password }),
  sessions: () => call<{ sessions: SessionSign[] }>('GET', '/api/account/sessions'),
  endSession: (id: string) =>
    call<{ sessions: SessionSign[] }>('DELETE', `/api/account/sessions/${encodeURIComponent(id)}`),
  endOthers: () => call<{ sessions: SessionSign[] }>('DELETE', '/api/account/sessions'),
  tokens: () => call<{ tokens: TokenSign[] }>('GET', '/api/account/tokens'),
  makeToken: (wish: { name: string; scopes: Scope[]; days: number | null; confirm: Proof }) =>
    call<{ token: string; made: TokenSign }>('POST', '/api/account/tokens', wish),
  endToken: (id: string) =>
    call<{ tokens: TokenSign[] }>('DELETE', `/api/account/tokens/${encodeURIComponent(id)}`),
  newPasskey: (confirm: Proof) =>
    call<Ceremony<CreationOptions>>('POST', '/api/account/passkeys/options', { confirm }),
  keepPasskey: (answer: PasskeyAnswer & { label: string }) =>
    call<Account>('POST', '/api/account/passkeys', answer),
  endPasskey: (id: string) =>
    call<Account>('DELETE', `/api/account/passkeys/${encodeURIComponent(id)}`),
  remove: (confirm: Proof) => call<Session>('POST', '/api/account/delete', { confirm }),
  claimHost: (token: string) => call<Session>('POST', '/api/host/claim', { token }),
};

export const chips = {
  wallet: () => call<Wallet>('GET', '/api/wallet'),
  grant: () => call<{ given: Chips; wallet: Chips }>('POST', '/api/wallet/grant', { request: newId() }),
  lines: (before: number | null) =>
    call<{ lines: WalletLine[]; next: number | null }>(
      'GET',
      `/api/wallet/lines${query({ before, limit: 50 })}`,
    ),
};
