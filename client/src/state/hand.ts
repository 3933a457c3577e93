/** The hand on the table as this viewer knows it, and how a notice changes it. */
import type {
  CardText,
  DealtCards,
  HandStartedNotice,
  HouseRules,
  Notice,
  OpenerReason,
  Pot,
  PotShare,
  ShownNotice,
  Street,
} from '../wire/generated';
import type { Chips, SeatNo } from '../wire/numbers';

export const UNKNOWN: CardText = '??';

export interface HeldCard {
  readonly card: CardText;
  readonly place: 'down' | 'up';
  /** A down card that was turned up for everybody. */
  readonly shown: boolean;
}

export interface Share extends PotShare {
  readonly pot: number;
}

export interface HandSeat {
  readonly seat: SeatNo;
  readonly stack: Chips;
  /** In on this street. */
  readonly wager: Chips;
  /** In deal order: down, down, up ×4, down. */
  readonly cards: readonly HeldCard[];
  readonly folded: boolean;
  readonly mucked: boolean;
  /** Keeps its stack, contests the pot as it stood and acts no more. */
  readonly treatedAllIn: boolean;
  readonly shares: readonly Share[];
}

export interface Opener {
  readonly seat: SeatNo;
  readonly why: OpenerReason;
}

/** A notice as the dealer's log keeps it, with what only the moment itself can tell. */
export interface LogEntry {
  readonly v: number;
  readonly notice: Notice;
  /** The acting seat put in its last chip. */
  readonly allIn: boolean;
  /** The up cards of the seat that the notice is about. */
  readonly up: readonly CardText[];
}

export interface HandState {
  readonly id: string;
  readonly number: number;
  /** Notices of this hand seen so far. */
  readonly version: number;
  readonly rules: HouseRules;
  readonly dealer: SeatNo;
  /** Seats dealt in, from the dealer's left. */
  readonly order: readonly SeatNo[];
  readonly seats: ReadonlyMap<SeatNo, HandSeat>;
  readonly street: Street | null;
  readonly pots: readonly Pot[];
  readonly common: CardText | null;
  readonly opener: Opener | null;
  /** The seat whose wager is the bring-in and no more. */
  readonly bringIn: SeatNo | null;
  readonly showdown: boolean;
  readonly over: boolean;
  /** Up cards of folded seats, in the order in which they died. */
  readonly dead: readonly CardText[];
  readonly log: readonly LogEntry[];
}

/** The hand after its first notice. */
export function openHand(id: string, number: number, started: HandStartedNotice): HandState {
  const seats = new Map<SeatNo, HandSeat>();
  for (const { seat, stack } of started.seats) {
    seats.set(seat, {
      seat,
      stack,
      wager: 0,
      cards: [],
      folded: false,
      mucked: false,
      treatedAllIn: false,
      shares: [],
    });
  }
  return {
    id,
    number,
    version: 1,
    rules: started.rules,
    dealer: started.dealer,
    order: started.seats.map((entrant) => entrant.seat),
    seats,
    street: null,
    pots: [],
    common: null,
    opener: null,
    bringIn: null,
    showdown: false,
    over: false,
    dead: [],
    log: [{ v: 1, notice: started, allIn: false, up: [] }],
  };
}

/** The hand after the next notice. Seats that it does not touch stay the same objects. */
export function step(hand: HandState, notice: Notice): HandState {
  const version = hand.version + 1;
  const after: HandState = { ...hand, ...change(hand, notice), version };
  const seat = 'seat' in notice ? after.seats.get(notice.seat) : undefined;
  const entry: LogEntry = {
    v: version,
    notice,
    allIn: seat !== undefined && seat.stack === 0,
    up: seat ? upCards(seat) : [],
  };
  return { ...after, log: [...hand.log, entry] };
}

// No default: a notice that nobody has thought of must not compile.
function change(hand: HandState, notice: Notice): Partial<HandState> {
  switch (notice.type) {
    case 'hand_started':
      return {};
    case 'antes_posted': {
      const seats = new Map(hand.seats);
      let chips = 0;
      for (const post of notice.posts) {
        amend(seats, post.seat, (seat) => ({ stack: seat.stack - post.chips }));
        chips += post.chips;
      }
      return { seats, pots: [{ chips, contenders: [...hand.order] }] };
    }
    case 'street_dealt': {
      const seats = new Map(hand.seats);
      for (const dealt of notice.cards) {
        amend(seats, dealt.seat, (seat) => ({ cards: [...seat.cards, ...inDealOrder(dealt)] }));
      }
      return {
        seats,
        street: notice.street,
        common: notice.common ?? hand.common,
        opener: null,
        bringIn: null,
      };
    }
    case 'opener_named':
      return { opener: { seat: notice.seat, why: notice.why } };
    case 'brought_in':
      return { bringIn: notice.seat, seats: paidTo(hand, notice.seat, notice.to) };
    case 'wagered':
    case 'called':
      return {
        seats: paidTo(hand, notice.seat, notice.to),
        bringIn: hand.bringIn === notice.seat ? null : hand.bringIn,
      };
    case 'checked':
    case 'lapsed':
      return {};
    case 'folded': {
      const seat = hand.seats.get(notice.seat);
      return {
        seats: amended(hand, notice.seat, () => ({ folded: true })),
        dead: [...hand.dead, ...(seat ? upCards(seat) : [])],
      };
    }
    case 'treated_all_in':
      return { seats: amended(hand, notice.seat, () => ({ treatedAllIn: true })) };
    case 'uncalled_returned': {
      const { chips } = notice;
      return {
        seats: amended(hand, notice.seat, (seat) => ({
          wager: Math.max(0, seat.wager - chips),
          stack: seat.stack + chips,
        })),
      };
    }
    case 'bets_swept': {
      const seats = new Map(hand.seats);
      for (const seat of hand.seats.values()) {
        if (seat.wager) seats.set(seat.seat, { ...seat, wager: 0 });
      }
      return { seats, pots: notice.pots };
    }
    case 'showdown_opened':
      return { showdown: true, opener: null, bringIn: null };
    case 'shown':
      return { seats: amended(hand, notice.seat, (seat) => ({ cards: turnUp(seat, notice) })) };
    case 'mucked':
      return { seats: amended(hand, notice.seat, () => ({ mucked: true })) };
    case 'pot_awarded': {
      const seats = new Map(hand.seats);
      for (const share of notice.shares) {
        amend(seats, share.seat, (seat) => ({
          stack: seat.stack + share.chips,
          shares: [...seat.shares, { ...share, pot: notice.pot }],
        }));
      }
      return { seats };
    }
    case 'pot_undecided':
      return {};
    case 'hand_ended': {
      const seats = new Map(hand.seats);
      for (const { seat, stack } of notice.seats) amend(seats, seat, () => ({ stack }));
      return { seats, over: true, opener: null, bringIn: null };
    }
  }
}

/** A seat's up cards, in deal order. */
export function upCards(seat: HandSeat): CardText[] {
  return seat.cards.filter((held) => held.place === 'up').map((held) => held.card);
}

function inDealOrder(dealt: DealtCards): HeldCard[] {
  return [
    ...dealt.down.map((card): HeldCard => ({ card, place: 'down', shown: false })),
    ...dealt.up.map((card): HeldCard => ({ card, place: 'up', shown: false })),
  ];
}

/** Down cards after a show: faces already known are marked, the others fill closed places. */
function turnUp(seat: HandSeat, notice: ShownNotice): HeldCard[] {
  const known = new Set(seat.cards.map((held) => held.card));
  const fresh = notice.cards.filter((card) => !known.has(card));
  return seat.cards.map((held) => {
    if (held.place === 'up') return held;
    if (notice.cards.includes(held.card)) return { ...held, shown: true };
    if (held.card !== UNKNOWN) return held;
    const card = fresh.shift();
    return card === undefined ? held : { ...held, card, shown: true };
  });
}

type Amendment = (seat: HandSeat) => Partial<HandSeat>;

function amend(seats: Map<SeatNo, HandSeat>, at: SeatNo, amendment: Amendment): void {
  const seat = seats.get(at);
  if (seat) seats.set(at, { ...seat, ...amendment(seat) });
}

function amended(hand: HandState, at: SeatNo, amendment: Amendment): Map<SeatNo, HandSeat> {
  const seats = new Map(hand.seats);
  amend(seats, at, amendment);
  return seats;
}

function paidTo(hand: HandState, at: SeatNo, to: Chips): Map<SeatNo, HandSeat> {
  return amended(hand, at, (seat) => ({ wager: to, stack: seat.stack - (to - seat.wager) }));
}
