/**
 * Notices: what a viewer is told of the events of a hand. The names are those of the
 * server's events in snake case; a hidden face is "??". Amounts are chips in the table's
 * smallest unit, and street totals (*to*) unless a field says otherwise.
 */

/** Two characters, "As" or "Td", or "??" for a card that this viewer may not see. */
export type CardText = string;
export type Chips = number;
export type SeatNo = number;
export type Street = 3 | 4 | 5 | 6 | 7;
export type Game = 'hi' | 'hilo' | 'razz';
export type Betting = 'fixed_limit' | 'spread_limit' | 'pot_limit' | 'no_limit';
export type WagerKind = 'complete' | 'bet' | 'raise';
export type OpenerReason =
  | 'low_card'
  | 'left_of_low_card'
  | 'next_low_card'
  | 'high_card'
  | 'best_board'
  | 'left_of_best_board'
  | 'next_best_board';

/** The part of the house rules that the table draws; the server alone applies them. */
export interface HouseRules {
  game: Game;
  betting: Betting;
  small_bet: Chips;
  big_bet: Chips;
  ante: Chips;
  bring_in: Chips;
}

export interface Entrant {
  seat: SeatNo;
  stack: Chips;
}

export interface Pot {
  chips: Chips;
  contenders: SeatNo[];
}

export interface DealtCards {
  seat: SeatNo;
  down: CardText[];
  up: CardText[];
}

export type Part = 'whole' | 'high' | 'low';

export interface PotShare {
  seat: SeatNo;
  chips: Chips;
  part: Part;
}

export interface HandStarted {
  type: 'hand_started';
  rules: HouseRules;
  dealer: SeatNo;
  seats: Entrant[];
}
export interface AntesPosted {
  type: 'antes_posted';
  posts: { seat: SeatNo; chips: Chips }[];
}
export interface StreetDealt {
  type: 'street_dealt';
  street: Street;
  cards: DealtCards[];
  common?: CardText | null;
  reclaimed?: boolean;
}
export interface OpenerNamed {
  type: 'opener_named';
  seat: SeatNo;
  why: OpenerReason;
}
export interface BroughtIn {
  type: 'brought_in';
  seat: SeatNo;
  to: Chips;
}
export interface Wagered {
  type: 'wagered';
  seat: SeatNo;
  to: Chips;
  kind: WagerKind;
}
export interface Called {
  type: 'called';
  seat: SeatNo;
  to: Chips;
}
export interface Checked {
  type: 'checked';
  seat: SeatNo;
}
export interface Folded {
  type: 'folded';
  seat: SeatNo;
}
export interface Lapsed {
  type: 'lapsed';
  seat: SeatNo;
  cause: 'timeout' | 'disconnect';
}
export interface TreatedAllIn {
  type: 'treated_all_in';
  seat: SeatNo;
}
export interface UncalledReturned {
  type: 'uncalled_returned';
  seat: SeatNo;
  chips: Chips;
}
export interface BetsSwept {
  type: 'bets_swept';
  street: Street;
  pots: Pot[];
}
export interface ShowdownOpened {
  type: 'showdown_opened';
  order: SeatNo[];
}
export interface Shown {
  type: 'shown';
  seat: SeatNo;
  cards: CardText[];
  why: 'all_in' | 'must' | 'wins' | 'choice';
}
export interface Mucked {
  type: 'mucked';
  seat: SeatNo;
}
export interface PotAwarded {
  type: 'pot_awarded';
  pot: number;
  shares: PotShare[];
}
export interface PotUndecided {
  type: 'pot_undecided';
  pot: number;
  chips: Chips;
}
export interface HandEnded {
  type: 'hand_ended';
  seats: Entrant[];
}

export type Notice =
  | HandStarted
  | AntesPosted
  | StreetDealt
  | OpenerNamed
  | BroughtIn
  | Wagered
  | Called
  | Checked
  | Folded
  | Lapsed
  | TreatedAllIn
  | UncalledReturned
  | BetsSwept
  | ShowdownOpened
  | Shown
  | Mucked
  | PotAwarded
  | PotUndecided
  | HandEnded;
