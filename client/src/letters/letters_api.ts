/** The room's letters over HTTP. */
import { call, query } from '../room/call';
import type { LetterSigns, LetterText } from '../wire/letters';

export const letters = {
  page: (before: number | null) =>
    call<LetterSigns>('GET', `/api/letters${query({ before, limit: 30 })}`),
  open: (id: number, lang: string) => call<LetterText>('GET', `/api/letters/${id}${query({ lang })}`),
  seen: () => call<unknown>('POST', '/api/letters/seen', {}),
};
