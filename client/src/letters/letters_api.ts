/** The room's letters over HTTP. */
import { call, query } from '../room/call';

export const letters = {
  page: (before: number | null) => call('GET', `/api/letters${query({ before, limit: 30 })}`),
  open: (id: number, lang: string) => call('GET', `/api/letters/${id}${query({ lang })}`),
  seen: () => call('POST', '/api/letters/seen', {}),
};
