/** The room's letters over HTTP. */
import { asking, call } from '../room/call';
import type { Language } from '../words/languages';

export const letters = {
  page: (before: number | null) => call('GET', asking('/api/letters', { before, limit: 30 })),
  open: (id: number, lang: Language) => call('GET', asking(`/api/letters/${id}`, { lang })),
  seen: () => call('POST', '/api/letters/seen', {}),
};
