/** The host's console over HTTP. Every deed carries why, and is written in the log. */
import { call, query, type Reply } from '../room/call';
import { newId } from '../room/ids';
import type {
  Books,
  HostAccount,
  HostDeed,
  HostLine,
  HostPlayer,
  HostRoom,
  HostTable,
  LapseLine,
  RailRule,
  Thread,
  ThreadMails,
} from '../wire/host';
import type { Chips } from '../wire/notices';
import type { Announcement } from '../wire/talk';

const BASE = '/api/host';
const code = encodeURIComponent;

function deed<T>(path: string, body: Record<string, unknown>): Promise<Reply<T>> {
  return call<T>('POST', `${BASE}${path}`, body);
}

interface Hosts {
  hosts: { id: string; name: string }[];
}

/** A line of talk, with where it was said and whether it was taken away. */
export type Said = HostLine['line'] & Omit<HostLine, 'line'>;

export const host = {
  room: () => call<HostRoom>('GET', `${BASE}/room`),
  pause: (sentence: string, why: string) => deed<HostRoom>('/room/pause', { sentence, why }),
  resume: (why: string) => deed<HostRoom>('/room/resume', { why }),
  drain: (why: string) => deed<HostRoom>('/room/drain', { why }),
  undrain: (why: string) => deed<HostRoom>('/room/undrain', { why }),
  rail: (rail: RailRule, rail_delay: number, why: string) =>
    deed<HostRoom>('/room/rail', { rail, rail_delay, why }),
  books: () => deed<Books>('/books', {}),

  tables: () => call<{ tables: HostTable[] }>('GET', `${BASE}/tables`),
  pauseTable: (id: string, sentence: string, why: string) =>
    deed<HostTable>(`/tables/${code(id)}/pause`, { sentence, why }),
  resumeTable: (id: string, why: string) => deed<HostTable>(`/tables/${code(id)}/resume`, { why }),
  closeTable: (id: string, why: string) => deed<HostTable>(`/tables/${code(id)}/close`, { why }),
  removePlayer: (id: string, player: string, why: string) =>
    deed<HostTable>(`/tables/${code(id)}/remove`, { player, why }),

  players: (name: string) =>
    call<{ players: HostPlayer[] }>('GET', `${BASE}/players${query({ name, limit: 50 })}`),
  chips: (id: string, chips: Chips, why: string) =>
    deed<HostPlayer>(`/players/${code(id)}/chips`, { chips, why, request: newId() }),
  ban: (id: string, minutes: number | null, why: string) =>
    deed<HostPlayer>(`/players/${code(id)}/ban`, { minutes, why }),
  unban: (id: string, why: string) => deed<HostPlayer>(`/players/${code(id)}/unban`, { why }),
  silence: (id: string, minutes: number | null, why: string) =>
    deed<HostPlayer>(`/players/${code(id)}/silence`, { table: null, minutes, why }),
  unsilence: (id: string, table: string | null, why: string) =>
    deed<HostPlayer>(`/players/${code(id)}/unsilence`, { table, why }),
  resetLink: (id: string, why: string) =>
    deed<{ link: string; expires_ms: number }>(`/players/${code(id)}/reset-link`, { why }),
  endSessions: (id: string, why: string) =>
    call<HostPlayer>('DELETE', `${BASE}/players/${code(id)}/sessions`, { why }),
  hosts: () => call<Hosts>('GET', `${BASE}/hosts`),
  nameHost: (player: string, why: string) => deed<Hosts>('/hosts', { player, why }),
  unnameHost: (player: string, why: string) =>
    call<Hosts>('DELETE', `${BASE}/hosts/${code(player)}`, { why }),

  lines: async (before: number | null): Promise<Reply<{ lines: Said[]; next: number | null }>> => {
    const reply = await call<{ lines: HostLine[]; next: number | null }>(
      'GET',
      `${BASE}/lines${query({ before, limit: 50 })}`,
    );
    if (!reply.ok) return reply;
    const lines = reply.value.lines.map(({ line, ...rest }) => ({ ...line, ...rest }));
    return { ok: true, value: { lines, next: reply.value.next } };
  },
  removeLine: (id: number, why: string) => deed<HostLine>(`/lines/${id}/remove`, { why }),

  announcements: () => call<{ announcements: Announcement[] }>('GET', `${BASE}/announcements`),
  announce: (wish: { table: string | null; text: string; minutes: number | null; why: string }) =>
    deed<Announcement>('/announcements', wish),
  endAnnouncement: (id: number, why: string) =>
    deed<Announcement>(`/announcements/${id}/end`, { why }),

  inbox: () => call<{ threads: Thread[] }>('GET', `${BASE}/inbox`),
  /** The whole conversation, which is read by that. */
  thread: (id: string) => deed<ThreadMails>(`/inbox/${code(id)}/read`, {}),
  reply: (id: string, text: string) => deed<ThreadMails>(`/inbox/${code(id)}`, { text }),

  ledger: (account: string, before: number | null) =>
    call<HostAccount>('GET', `${BASE}/ledger${query({ account, before, limit: 50 })}`),
  log: (before: number | null) =>
    call<{ lines: HostDeed[]; next: number | null }>(
      'GET',
      `${BASE}/log${query({ before, limit: 50 })}`,
    ),
  lapses: (before: number | null) =>
    call<{ lines: LapseLine[]; next: number | null }>(
      'GET',
      `${BASE}/lapses${query({ before, limit: 50 })}`,
    ),
};
