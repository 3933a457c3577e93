/** What travels about a table besides its hands: antes, lines, pauses, announcements. */
import type { CardText, SeatNo } from './notices';
import type { Protection } from './messages';

export interface Held {
  seat: SeatNo;
  ms_left: number;
}

export interface PlaceInLine {
  position: number;
  /** Which seats are waited for; none for the first that comes free. */
  seats: SeatNo[];
  offer: Held | null;
}

/** The line for a seat, and the viewer's place in it. */
export interface Line {
  of: number;
  you: PlaceInLine | null;
}

export interface ChangedRule {
  field: string;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
  text: string;
}

/** Rules to come. */
export interface Announced {
  from_hand: number;
  changes: ChangedRule[];
  by: string;
}

export interface AnteMessage {
  t: 'ante';
  number: number;
  /** `null` while too few are in for a hand. */
  ms_left: number | null;
}
export interface AnteOverMessage {
  t: 'ante_over';
  number: number;
}
export interface WaitingMessage extends Line {
  t: 'waiting';
}
/** At another table a seat is held for the viewer. */
export interface OfferMessage {
  t: 'offer';
  table: string;
  name: string;
  seat: SeatNo;
  ms_left: number;
}
export interface AnnouncedMessage {
  t: 'announced';
  code: string;
  sentence: string;
  announced: Announced | null;
}
/** The first dealer button was drawn: the highest card has it. */
export interface ButtonMessage {
  t: 'button';
  seat: SeatNo;
  cards: Record<string, CardText>;
}
export interface PausedMessage {
  t: 'paused';
  code: string;
  sentence: string;
  /** Does the clock stand still too? */
  frozen: boolean;
  ms_left?: number | null;
}
export interface ResumedMessage {
  t: 'resumed';
  code: string;
}
/** A turn ran out, and what the house did. */
export interface LapseMessage {
  t: 'lapse';
  hand: string;
  seat: SeatNo;
  cause: string;
  outcome: string;
  protection: Protection | null;
  refused_protection: boolean;
  sentence: string;
}
/** Somebody has asked for the hand that the viewer mucked. */
export interface MuckAskedMessage {
  t: 'muck_asked';
  hand: string;
  number: number;
  seat: SeatNo;
  by: string;
}

export type AroundNews =
  | AnteMessage
  | AnteOverMessage
  | WaitingMessage
  | OfferMessage
  | AnnouncedMessage
  | ButtonMessage
  | PausedMessage
  | ResumedMessage
  | LapseMessage
  | MuckAskedMessage;
