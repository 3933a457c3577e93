/** What the host's console is told: shapes only. There is no view of hidden cards. */
import type { Announcement, ChatLine, Mail, Why } from './talk';
import type { TableSign } from './messages';
import type { Problem } from './tables';
import type { Chips, SeatNo } from './notices';

export interface Books {
  balanced: boolean;
  findings: (Problem & { table: string | null })[];
  accounts: number;
  transfers: number;
  tables: number;
  at_ms: number;
}

export type RailRule = 'open' | 'players' | 'closed';

export interface HostRoom {
  paused: Why | null;
  draining: boolean;
  rail: RailRule;
  rail_delay: number;
  tables: number;
  people: number;
  watching: number;
  hands_open: number;
  /** Unread messages. */
  inbox: number;
  books: Books | null;
}

export interface HostSeat {
  seat: SeatNo;
  player: string;
  name: string;
  bot: boolean;
  stack: Chips;
  connected: boolean;
  sitting_out: boolean;
  leaving: boolean;
}

export interface HostTable {
  table: TableSign;
  seats: HostSeat[];
  hand: { id: string; number: number; open: boolean } | null;
  paused: Why[];
}

export interface HostPlayer {
  id: string;
  name: string;
  kind: 'guest' | 'account' | 'bot';
  role: 'guest' | 'player' | 'host';
  since_ms: number;
  wallet: Chips;
  at_tables: Chips;
  sessions: number;
  tables: string[];
  ban: { until_ms: number | null; why: string; by: string } | null;
  silences: { table: string | null; until_ms: number | null; why: string; by: string }[];
}

export interface HostLine {
  line: ChatLine;
  table: string;
  table_name: string | null;
  removed: { at_ms: number; by: string; why: string } | null;
}

export interface Thread {
  thread: string;
  player: string | null;
  name: string;
  reply_to: string | null;
  last: Mail;
  unread: number;
}

export interface ThreadMails {
  thread: string;
  player: string | null;
  name: string;
  reply_to: string | null;
  /** The oldest first. */
  messages: Mail[];
}

export interface HostAccount {
  account: string;
  balance: Chips;
  lines: {
    id: number;
    why: string;
    chips: Chips;
    table: string | null;
    table_name: string | null;
    hand: string | null;
    at_ms: number;
  }[];
  next: number | null;
}

export interface HostDeed {
  id: number;
  at_ms: number;
  host: string;
  name: string;
  what: string;
  player: string | null;
  player_name: string | null;
  table: string | null;
  table_name: string | null;
  before: unknown;
  after: unknown;
  why: string;
}

export interface LapseLine {
  id: number;
  at_ms: number;
  table: string;
  table_name: string | null;
  hand: string;
  seat: SeatNo;
  player: string;
  name: string;
  cause: string;
  outcome: string;
  used: number | null;
  of: number | null;
}

export type { Announcement };
