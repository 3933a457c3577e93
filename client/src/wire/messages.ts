/** What travels on the table's socket and over HTTP: shapes only, no behaviour. */
import type { Betting, CardText, Chips, Game, Notice, SeatNo, WagerKind } from './notices';

export interface Player {
  id: string;
  name: string;
  wallet: Chips;
}

/** What the sign on a table says. */
export interface TableSign {
  id: string;
  name: string;
  house: string;
  title: string;
  game: Game;
  betting: Betting;
  small_bet: Chips;
  big_bet: Chips;
  spread_min: Chips;
  spread_max: Chips;
  ante: Chips;
  bring_in: Chips;
  max_players: number;
  buy_in_min: Chips;
  buy_in_max: Chips;
  turn_seconds: number;
  timer_visible_seconds: number;
  dead_card_rack: boolean;
  taken: number;
  people: number;
  bots: number;
  watching: number;
  hands_played: number;
}

export interface SeatSign {
  seat: SeatNo;
  player: string;
  name: string;
  stack: Chips;
  bot: boolean;
  style: string | null;
  sitting_out: boolean;
  connected: boolean;
  leaving: boolean;
}

export type Action =
  | { type: 'fold' }
  | { type: 'check' }
  | { type: 'bring_in'; to: Chips }
  | { type: 'call'; to: Chips }
  | { type: WagerKind; to: Chips }
  | { type: 'show'; cards: CardText[] }
  | { type: 'muck' };

/** All wagers from `lowest` to `highest` in steps, and `highest` itself. */
export interface WagerRange {
  kind: WagerKind;
  lowest: Chips;
  highest: Chips;
  step: Chips;
}

/** All that the seat in turn may do; the client offers these and knows no other rule. */
export interface Options {
  seat: SeatNo;
  to_match: Chips;
  wager: Chips;
  actions: Action[];
  wagers: WagerRange | null;
}

export type HighCategory =
  | 'high_card'
  | 'pair'
  | 'two_pair'
  | 'three_of_a_kind'
  | 'straight'
  | 'flush'
  | 'full_house'
  | 'four_of_a_kind'
  | 'straight_flush'
  | 'royal_flush';

/** Cards in words to be: a category and the cards that make it, two to five of them. */
export interface Readout {
  high: { category: HighCategory; cards: CardText[] } | null;
  low: { category: 'low' | 'low_draw'; cards: CardText[] } | null;
}

export interface NumberedNotice {
  v: number;
  notice: Notice;
}

export interface Refusal {
  code: string;
  sentence: string;
  facts?: Record<string, unknown>;
}

export interface TableMessage {
  t: 'table';
  table: TableSign;
  you: { player: Player | null; seat: SeatNo | null };
  seats: SeatSign[];
  dealer: SeatNo | null;
  hand: { id: string; number: number; version: number; notices: NumberedNotice[] } | null;
  turn: TurnMessage | null;
  readouts: ReadoutsMessage | null;
  last_hand: string | null;
  watching: number;
}
export interface NoticeMessage {
  t: 'notice';
  hand: string;
  number: number;
  v: number;
  notice: Notice;
}
export interface TurnMessage {
  t: 'turn';
  hand: string;
  decision: number;
  seat: SeatNo;
  ms_left: number;
  visible_ms: number;
  options: Options | null;
}
export interface ReadoutsMessage {
  t: 'readouts';
  hand: string;
  v: number;
  you: Readout | null;
  showing: Record<string, Readout>;
}
export interface SeatsMessage {
  t: 'seats';
  seats: SeatSign[];
  dealer: SeatNo | null;
  watching: number;
}
export interface WalletMessage {
  t: 'wallet';
  wallet: Chips;
}
export interface ClosingMessage {
  t: 'closing';
  code: string;
  sentence: string;
}
export type AnswerMessage =
  | { t: 'answer'; id: string; ok: true }
  | { t: 'answer'; id: string; ok: false; refusal: Refusal };

/** What the server tells of the table. */
export type TableNews =
  | TableMessage
  | NoticeMessage
  | TurnMessage
  | ReadoutsMessage
  | SeatsMessage
  | WalletMessage
  | ClosingMessage;

export type ServerMessage = TableNews | AnswerMessage;

/** A request without its id, which the connection gives it. */
export type Wish =
  | { t: 'act'; hand: string; decision: number; action: Action }
  | { t: 'sit'; seat: SeatNo; buy_in: Chips }
  | { t: 'leave' }
  | { t: 'sit_out'; on: boolean }
  | { t: 'top_up'; chips: Chips }
  | { t: 'resync' };

export type Request = Wish & { id: string };

/** Who held a seat when the hand was dealt. */
export interface StoredPlayer {
  seat: SeatNo;
  name: string;
  bot: boolean;
}

/** A finished hand as the asker may see it. */
export interface StoredHand {
  hand: string;
  table: string;
  seat: SeatNo | null;
  number: number;
  players: StoredPlayer[];
  notices: Notice[];
  readouts: (HandReadouts | null)[];
}

export interface HandReadouts {
  you: Readout | null;
  showing: Record<string, Readout>;
}
