/** One's own account, sessions, keys and chips over HTTP. */
import { asking, call } from '../room/call';
import { newId } from '../room/ids';
import type {
  Confirm,
  MakeToken,
  OpenAccount,
  PasskeyAnswer,
  PasskeyMade,
} from '../wire/generated';

export const EXPORT = '/api/account/export';

export const account = {
  register: (wish: OpenAccount) => call('POST', '/api/account', wish),
  logIn: (name: string, password: string) => call('POST', '/api/session/login', { name, password }),
  askPasskey: () => call('POST', '/api/session/passkey/options', {}),
  logInByPasskey: (answer: PasskeyAnswer) => call('POST', '/api/session/passkey', answer),
  read: () => call('GET', '/api/account'),
  changePassword: (old: string, fresh: string) =>
    call('POST', '/api/account/password', { old, new: fresh }),
  setEmail: (address: string | null, confirm: Confirm) =>
    call('POST', '/api/account/email', { address, confirm }),
  verify: (token: string) => call('POST', '/api/account/email/verify', { token }),
  askReset: (address: string) => call('POST', '/api/account/reset', { address }),
  finishReset: (token: string, password: string) =>
    call('POST', '/api/account/reset/finish', { token, password }),
  sessions: () => call('GET', '/api/account/sessions'),
  endSession: (id: string) => call('DELETE', `/api/account/sessions/${encodeURIComponent(id)}`),
  endOthers: () => call('DELETE', '/api/account/sessions'),
  tokens: () => call('GET', '/api/account/tokens'),
  makeToken: (wish: MakeToken) => call('POST', '/api/account/tokens', wish),
  endToken: (id: string) => call('DELETE', `/api/account/tokens/${encodeURIComponent(id)}`),
  newPasskey: (confirm: Confirm) => call('POST', '/api/account/passkeys/options', { confirm }),
  keepPasskey: (answer: PasskeyMade) => call('POST', '/api/account/passkeys', answer),
  endPasskey: (id: string) => call('DELETE', `/api/account/passkeys/${encodeURIComponent(id)}`),
  remove: (confirm: Confirm | null) => call('POST', '/api/account/delete', { confirm }),
  claimHost: (token: string) => call('POST', '/api/host/claim', { token }),
};

export const chips = {
  wallet: () => call('GET', '/api/wallet'),
  grant: () => call('POST', '/api/wallet/grant', { request: newId() }),
  lines: (before: number | null) => call('GET', asking('/api/wallet/lines', { before, limit: 50 })),
};
