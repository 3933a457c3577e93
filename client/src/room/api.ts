/** What every page asks of the room: who this is, what there is, what was played. */
import { call } from './call';

export const api = {
  session: () => call('GET', '/api/session'),
  signIn: (name: string) => call('POST', '/api/session', { name }),
  signOut: () => call('DELETE', '/api/session'),
  hand: (id: string) => call('GET', `/api/hands/${encodeURIComponent(id)}`),
};
