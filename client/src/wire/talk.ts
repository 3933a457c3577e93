/** Talk at tables and on the rail, notes, news and messages to the host: shapes only. */

/** Where something is said: at the table by those who play, or on the rail by those who watch. */
export type Where = 'table' | 'rail';

export interface Why {
  code: string;
  sentence: string;
}

export interface ChatLine {
  id: number;
  where: Where;
  player: string;
  name: string;
  text: string;
  at_ms: number;
  hand: string | null;
  number: number | null;
  /** Told to the others only when the hand is over. */
  held: boolean;
}

/** All that is said, and what the viewer may say: replaces everything told before. */
export interface TalkMessage {
  t: 'talk';
  table: ChatLine[];
  rail: ChatLine[];
  /** Why not; `null`: they may. */
  may: { table: Why | null; rail: Why | null };
  muted: string[];
}
export interface SaidMessage {
  t: 'said';
  line: ChatLine;
}
/** The host has taken a line away. */
export interface UnsaidMessage {
  t: 'unsaid';
  line: number;
}

export interface Announcement {
  id: number;
  text: string;
  by: string;
  at_ms: number;
  until_ms: number | null;
  /** `null`: for the whole room. */
  table: string | null;
}
export interface AnnouncementMessage extends Announcement {
  t: 'announcement';
  over: boolean;
}

/** One message between a person and the host. */
export interface Mail {
  id: number;
  from_host: boolean;
  by: string;
  text: string;
  at_ms: number;
  page: string | null;
  read: boolean;
}
/** An answer of the host, to all pages of the player. */
export interface HostSaysMessage {
  t: 'host_says';
  message: Mail;
}

export type TalkNews =
  | TalkMessage
  | SaidMessage
  | UnsaidMessage
  | AnnouncementMessage
  | HostSaysMessage;

export interface Note {
  player: string;
  name: string;
  text: string;
  at_ms: number;
}

export interface Muted {
  id: string;
  name: string;
}

export interface Mails {
  /** The newest first. */
  messages: Mail[];
  unread: number;
  next: number | null;
}

/** What every page is to know of the room. */
export interface News {
  announcements: Announcement[];
  unread: number;
  paused: Why | null;
  ban: { until_ms: number | null; why: string } | null;
}
