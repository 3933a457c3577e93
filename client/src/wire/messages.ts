/** What travels on the table's socket and over HTTP: shapes only, no behaviour. */
import type { AroundNews } from './around';
import type { CardOpened, FairDeal, FairNews } from './fair';
import type { LetterWay } from './letters';
import type { TalkNews, Where } from './talk';
import type { WhyMessage } from './why';
import type { Betting, CardText, Chips, Game, Notice, SeatNo, WagerKind } from './notices';

export interface Player {
  id: string;
  name: string;
  wallet: Chips;
  /** `player` has an account; `host` runs the room too. */
  role: 'guest' | 'player' | 'host';
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
  /** Seats free for anybody: not held for somebody in line. */
  free: number;
  waiting: number;
  average_pot: Chips | null;
  hands_hour: number;
  private: boolean;
  /** Who opened it; `null` for the room's own. */
  opener: string | null;
  bots_wanted: boolean;
  closing: boolean;
  /** Who may watch, and how much later they are told. */
  rail?: 'open' | 'players' | 'closed';
  rail_delay?: number;
  chat?: boolean;
  rail_chat?: boolean;
  folded_talk?: 'free' | 'held' | 'refused';
  /** Hands that were opened here and not played. */
  voids?: number;
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
  auto_ante: boolean;
  /** "I'm in" for the next hand: said so, asked and silent, or not asked. */
  answered: boolean | null;
  busted: boolean;
  auto_muck?: boolean;
  /** All-in protection used in this hand: which of how many of the day. */
  protection?: Protection | null;
  /** Hands that were void because the seat’s seed did not come. */
  voids?: number;
}

export interface Protection {
  used: number;
  /** `null`: no limit. */
  of: number | null;
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

/** Cards that would make a hand of this kind: still unseen, and lying open elsewhere. */
export interface Outs {
  category: Exclude<HighCategory, 'high_card' | 'royal_flush'> | 'low';
  live: number;
  dead: number;
}

export interface NumberedNotice {
  v: number;
  notice: Notice;
  /** Of each face in it, where the hand has a fair deal. */
  openings?: CardOpened[];
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
  held: SeatNo[];
  /** So many seconds later this viewer is told; 0: at once. */
  delayed?: number;
  /** The fair deal of the hand, as far as it has come. */
  fair?: FairDeal | null;
}
export interface NoticeMessage {
  t: 'notice';
  hand: string;
  number: number;
  v: number;
  notice: Notice;
  openings?: CardOpened[];
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
  /** Cards that would help, unseen and seen elsewhere; `null` where the table does not count them. */
  outs?: Outs[] | null;
}
export interface SeatsMessage {
  t: 'seats';
  seats: SeatSign[];
  dealer: SeatNo | null;
  watching: number;
  held: SeatNo[];
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
  | { t: 'answer'; id: string | null; ok: true }
  | { t: 'answer'; id: string | null; ok: false; refusal: Refusal };

/** What the server tells of the table. */
export type TableNews =
  | AroundNews
  | FairNews
  | TalkNews
  | WhyMessage
  | TableMessage
  | NoticeMessage
  | TurnMessage
  | ReadoutsMessage
  | SeatsMessage
  | WalletMessage
  | ClosingMessage;

export type { Announced, Line } from './around';

export type ServerMessage = TableNews | AnswerMessage;

/** A request without its id, which the connection gives it. */
export type Wish =
  | { t: 'act'; hand: string; decision: number; action: Action }
  | { t: 'sit'; seat: SeatNo; buy_in: Chips }
  | { t: 'leave' }
  | { t: 'sit_out'; on: boolean; now?: boolean }
  | { t: 'top_up'; chips: Chips }
  | { t: 'im_in'; number: number }
  | { t: 'auto_ante'; on: boolean }
  | { t: 'auto_muck'; on: boolean }
  | { t: 'say'; where: Where; text: string }
  | { t: 'mute'; player: string; on: boolean }
  | { t: 'wait'; seats: SeatNo[] }
  | { t: 'unwait' }
  | { t: 'commit'; number: number; commitment: string }
  | { t: 'reveal'; hand: string; seed: string }
  | { t: 'why'; hand: string; decision: number }
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
  /** Called hands that were mucked: may the asker ask for them, or have they? */
  mucked?: 'may_ask' | 'asked' | null;
}

/** Called hands that were mucked, as who was dealt in may ask for them. */
export interface MuckedHands {
  hand: string;
  number: number;
  asked_ms: number;
  mucked: { seat: SeatNo; name: string; cards: CardText[]; readout: Readout }[];
  letter: LetterWay;
}

export interface HandReadouts {
  you: Readout | null;
  showing: Record<string, Readout>;
}
