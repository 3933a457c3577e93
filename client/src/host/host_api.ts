/** The host's console over HTTP. Every deed carries why, and is written in the log. */
import { asking, call, type Reply } from '../room/call';
import { newId } from '../room/ids';
import type { Announce, KeptLine, SetRail } from '../wire/generated';
import type { Chips } from '../wire/numbers';
import type { Answer, Body } from '../wire/routes';

const BASE = '/api/host';
const code = encodeURIComponent;

function deed<Path extends string>(
  path: Path,
  ...body: Body<'POST', `${typeof BASE}${Path}`>
): Promise<Reply<Answer<'POST', `${typeof BASE}${Path}`>>> {
  return call('POST', `${BASE}${path}` as const, ...body);
}

/** A line of talk, with where it was said and whether it was taken away. */
export type Said = KeptLine['line'] & Omit<KeptLine, 'line'>;

export const host = {
  room: () => call('GET', `${BASE}/room`),
  pause: (sentence: string, why: string) => deed('/room/pause', { sentence, why }),
  resume: (why: string) => deed('/room/resume', { why }),
  drain: (why: string) => deed('/room/drain', { why }),
  undrain: (why: string) => deed('/room/undrain', { why }),
  rail: (rail: SetRail['rail'], rail_delay: number, why: string) =>
    deed('/room/rail', { rail, rail_delay, why }),
  books: () => deed('/books', {}),

  tables: () => call('GET', `${BASE}/tables`),
  pauseTable: (id: string, sentence: string, why: string) =>
    deed(`/tables/${code(id)}/pause`, { sentence, why }),
  resumeTable: (id: string, why: string) => deed(`/tables/${code(id)}/resume`, { why }),
  closeTable: (id: string, why: string) => deed(`/tables/${code(id)}/close`, { why }),
  removePlayer: (id: string, player: string, why: string) =>
    deed(`/tables/${code(id)}/remove`, { player, why }),

  players: (name: string) => call('GET', asking(`${BASE}/players`, { name, limit: 50 })),
  chips: (id: string, chips: Chips, why: string) =>
    deed(`/players/${code(id)}/chips`, { chips, why, request: newId() }),
  ban: (id: string, minutes: number | null, why: string) =>
    deed(`/players/${code(id)}/ban`, { minutes, why }),
  unban: (id: string, why: string) => deed(`/players/${code(id)}/unban`, { why }),
  silence: (id: string, minutes: number | null, why: string) =>
    deed(`/players/${code(id)}/silence`, { table: null, minutes, why }),
  unsilence: (id: string, table: string | null, why: string) =>
    deed(`/players/${code(id)}/unsilence`, { table, why }),
  resetLink: (id: string, why: string) => deed(`/players/${code(id)}/reset-link`, { why }),
  endSessions: (id: string, why: string) =>
    call('DELETE', `${BASE}/players/${code(id)}/sessions`, { why }),
  hosts: () => call('GET', `${BASE}/hosts`),
  nameHost: (player: string, why: string) => deed('/hosts', { player, why }),
  unnameHost: (player: string, why: string) =>
    call('DELETE', `${BASE}/hosts/${code(player)}`, { why }),

  lines: async (before: number | null): Promise<Reply<{ lines: Said[]; next: number | null }>> => {
    const reply = await call('GET', asking(`${BASE}/lines`, { before, limit: 50 }));
    if (!reply.ok) return reply;
    const lines = reply.value.lines.map(({ line, ...rest }) => ({ ...line, ...rest }));
    return { ok: true, value: { lines, next: reply.value.next } };
  },
  removeLine: (id: number, why: string) => deed(`/lines/${id}/remove`, { why }),

  announcements: () => call('GET', `${BASE}/announcements`),
  announce: (wish: Announce) => deed('/announcements', wish),
  endAnnouncement: (id: number, why: string) => deed(`/announcements/${id}/end`, { why }),

  inbox: () => call('GET', `${BASE}/inbox`),
  /** The whole conversation, which is read by that. */
  thread: (id: string) => deed(`/inbox/${code(id)}/read`, {}),
  reply: (id: string, text: string) => deed(`/inbox/${code(id)}`, { text }),

  ledger: (account: string, before: number | null) =>
    call('GET', asking(`${BASE}/ledger`, { account, before, limit: 50 })),
  log: (before: number | null) => call('GET', asking(`${BASE}/log`, { before, limit: 50 })),
  lapses: (before: number | null) => call('GET', asking(`${BASE}/lapses`, { before, limit: 50 })),
};
