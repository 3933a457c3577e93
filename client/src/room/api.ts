/** What every page asks of the room: who this is, what there is, what was played. */
import type { Session } from '../wire/accounts';
import type { StoredHand } from '../wire/messages';
import { call } from './call';

export const api = {
  session: () => call<Session>('GET', '/api/session'),
  signIn: (name: string) => call<Session>('POST', '/api/session', { name }),
  signOut: () => call<unknown>('DELETE', '/api/session'),
  hand: (id: string) => call<StoredHand>('GET', `/api/hands/${encodeURIComponent(id)}`),
};
