/** Looking back over HTTP: replays, notes, links, files. */
import { asking, call, UNREACHABLE, type Reply } from '../room/call';
import type { ImportedFile, RefusalTold } from '../wire/generated';
import type { SeatNo } from '../wire/numbers';
import type { Answer } from '../wire/routes';

/** Whose eyes: one's own, the rail's, or a seat's. */
export type Eyes = 'own' | 'rail' | SeatNo;

const path = (name: string) => `/api/replays/${encodeURIComponent(name)}` as const;

export const replays = {
  replay: (name: string, eyes: Eyes) => call('GET', asking(path(name), { eyes: `${eyes}` })),
  equity: (name: string, eyes: Eyes) => call('GET', asking(`${path(name)}/equity`, { eyes: `${eyes}` })),
  note: (name: string, text: string) => call('PUT', `${path(name)}/note`, { text }),
  share: (name: string, as_rail: boolean) => call('POST', `${path(name)}/shares`, { as_rail }),
  shares: () => call('GET', '/api/shares'),
  endShare: (id: number) => call('DELETE', `/api/shares/${id}`),
  shared: (token: string) => call('POST', '/api/shares/open', { token }),
  sharedEquity: (token: string) => call('POST', '/api/shares/equity', { token }),
  played: (before: number | null) => call('GET', asking('/api/account/played', { before })),
  imported: (before: number | null) => call('GET', asking('/api/imports', { before })),
  forgetImported: () => call('DELETE', '/api/imports'),
};

/** What several files brought. */
export function together(first: ImportedFile | null, next: ImportedFile): ImportedFile {
  if (!first) return next;
  return {
    kept: first.kept + next.kept,
    known: first.known + next.known,
    skipped: first.skipped + next.skipped,
    unread: [...first.unread, ...next.unread],
    unread_count: first.unread_count + next.unread_count,
  };
}

/** Send a file of hands, as it is. */
export async function importFile(file: File): Promise<Reply<ImportedFile>> {
  try {
    const response = await fetch(asking<'/api/imports', 'POST'>('/api/imports', { name: file.name.slice(-100) }), {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    });
    const told: unknown = await response.json();
    if (response.ok) return { ok: true, value: told as Answer<'POST', '/api/imports'> };
    const refusal = told as Partial<RefusalTold>;
    if (!refusal.code) return { ok: false, refusal: UNREACHABLE };
    return { ok: false, refusal: { sentence: '', facts: {}, ...refusal, code: refusal.code } };
  } catch {
    return { ok: false, refusal: UNREACHABLE };
  }
}
