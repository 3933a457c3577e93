/** The table as this viewer knows it, and how the server's messages change it. */
import type {
  Closing,
  Noticed,
  NumberedNotice,
  Options,
  OutsTold,
  PlayerSign,
  ReadOut,
  Readout,
  ReasonTold,
  SeatSign,
  TableSign,
  TableTold,
  Turned,
} from '../wire/generated';
import type { TableNews } from '../wire/messages';
import type { SeatNo } from '../wire/numbers';
import { followAround, kept, nextHand, NOTHING_AROUND, type Around } from './around';
import { openHand, step, type HandState } from './hand';
import type { Missed } from './missed';
import { followTalk, NO_TALK, type Talk } from './talk';

export interface Turn {
  readonly decision: number;
  readonly seat: SeatNo;
  /** When the time is up, on the clock that was passed to `follow`, in milliseconds. */
  readonly deadline: number;
  /** The last part of the time, in which the timer is seen. */
  readonly visibleMs: number;
  /** What the seat may do; told to that seat alone. */
  readonly options: Options | null;
  /** The rule behind each option, once it was asked for. */
  readonly reasons: readonly ReasonTold[] | null;
}

export interface Readouts {
  readonly you: Readout | null;
  readonly showing: ReadonlyMap<SeatNo, Readout>;
  /** What one more card may make of the own hand, the best first. */
  readonly outs: readonly OutsTold[];
}

export interface TableState {
  readonly sign: TableSign;
  readonly player: PlayerSign | null;
  readonly mySeat: SeatNo | null;
  readonly seats: ReadonlyMap<SeatNo, SeatSign>;
  readonly dealer: SeatNo | null;
  readonly watching: number;
  readonly hand: HandState | null;
  /** Names of the seats dealt in, kept when somebody leaves in mid-hand. */
  readonly names: ReadonlyMap<SeatNo, string>;
  readonly turn: Turn | null;
  readonly readouts: Readouts;
  readonly lastHand: string | null;
  /** Free seats that are held for somebody in line. */
  readonly held: readonly SeatNo[];
  /** So many seconds later the viewer is told; 0 for who sits. */
  readonly delayed: number;
  readonly closing: Closing | null;
  readonly around: Around;
  readonly talk: Talk;
  /** What happened while the line was lost, when it came back last. */
  readonly missed: Missed | null;
}

const NO_READOUTS: Readouts = { you: null, showing: new Map(), outs: [] };

/** The table as a whole message of it tells. `now` is in milliseconds. */
export function openTable(message: TableTold, now: number): TableState {
  const hand = message.hand
    ? foldHand(message.hand.id, message.hand.number, message.hand.notices)
    : null;
  return {
    sign: message.table,
    player: message.you.player,
    mySeat: message.you.seat,
    seats: new Map(message.seats.map((sign) => [sign.seat, sign])),
    dealer: message.dealer,
    watching: message.watching,
    hand,
    names: new Map(message.seats.map((sign) => [sign.seat, sign.name])),
    turn: message.turn && hand?.id === message.turn.hand ? turnOf(message.turn, now) : null,
    readouts:
      message.readouts && hand?.id === message.readouts.hand
        ? readoutsOf(message.readouts)
        : NO_READOUTS,
    lastHand: message.last_hand,
    held: message.held,
    delayed: message.delayed ?? 0,
    closing: null,
    around: NOTHING_AROUND, // this and what was said are told right after the table
    talk: NO_TALK,
    missed: null,
  };
}

/** A hand from its first notices; `null` if they do not begin with its start. */
export function foldHand(
  id: string,
  number: number,
  notices: readonly NumberedNotice[],
): HandState | null {
  const [first, ...rest] = notices;
  if (first?.notice.type !== 'hand_started') return null;
  return rest.reduce((hand, { notice }) => step(hand, notice), openHand(id, number, first.notice));
}

/**
 * The table after a message; `'resync'` if one was missed before it.
 *
 * The server judges, the client follows: a notice seen before is passed over, a gap is
 * never guessed at. No default: a new kind of message must not compile until it is followed.
 */
export function follow(table: TableState, news: TableNews, now: number): TableState | 'resync' {
  switch (news.t) {
    case 'table':
      return { ...openTable(news, now), around: kept(table.around), talk: table.talk, missed: table.missed };
    case 'notice':
      return followNotice(table, news);
    case 'turn':
      return table.hand?.id === news.hand ? { ...table, turn: turnOf(news, now) } : 'resync';
    case 'readouts':
      return table.hand?.id === news.hand ? { ...table, readouts: readoutsOf(news) } : table;
    case 'why': {
      const { turn, hand } = table;
      if (hand?.id !== news.hand || turn?.decision !== news.decision) return table;
      return { ...table, turn: { ...turn, reasons: news.reasons } };
    }
    case 'seats':
      return {
        ...table,
        seats: keepSame(table.seats, news.seats),
        mySeat: seatOf(table.player, news.seats),
        dealer: news.dealer,
        watching: news.watching,
        held: news.held,
      };
    case 'wallet':
      return table.player
        ? { ...table, player: { ...table.player, wallet: news.wallet } }
        : table;
    case 'closing':
      return { ...table, closing: news };
    case 'talk':
    case 'said':
    case 'unsaid':
    case 'announcement':
    case 'host_says':
      return { ...table, talk: followTalk(table.talk, news) };
    case 'commit_asked':
    case 'opened':
    case 'receipt':
    case 'mixed':
    case 'closed':
      return table; // the fair deal is followed beside the table, by client/src/fair
    case 'ante':
    case 'ante_over':
    case 'waiting':
    case 'offer':
    case 'announced':
    case 'button':
    case 'paused':
    case 'resumed':
    case 'lapse':
    case 'muck_asked':
      return { ...table, around: followAround(table.around, news, now) };
  }
}

function followNotice(table: TableState, news: Noticed): TableState | 'resync' {
  const { hand } = table;
  if (hand?.id !== news.hand) {
    if (hand && news.number < hand.number) return table; // a straggler of an older hand
    if (news.notice.type !== 'hand_started') return 'resync';
    return {
      ...table,
      hand: openHand(news.hand, news.number, news.notice),
      names: new Map([...table.seats.values()].map((sign) => [sign.seat, sign.name])),
      dealer: news.notice.dealer,
      turn: null,
      readouts: NO_READOUTS,
      around: nextHand(table.around, news.number),
    };
  }
  if (news.v <= hand.version) return table;
  if (news.v > hand.version + 1) return 'resync';
  const after: TableState = { ...table, hand: step(hand, news.notice), turn: null };
  if (news.notice.type !== 'hand_ended') return after;
  const stacks = new Map(news.notice.seats.map((entrant) => [entrant.seat, entrant.stack]));
  const signs = [...table.seats.values()].map((sign) => {
    const stack = stacks.get(sign.seat);
    const same = stack === undefined || table.names.get(sign.seat) !== sign.name;
    return same ? sign : { ...sign, stack };
  });
  return { ...after, seats: keepSame(table.seats, signs), lastHand: hand.id };
}

function turnOf(message: Turned, now: number): Turn {
  return {
    decision: message.decision,
    seat: message.seat,
    deadline: now + message.ms_left,
    visibleMs: message.visible_ms,
    options: message.options,
    reasons: null,
  };
}

function readoutsOf(message: ReadOut): Readouts {
  const showing = Object.entries(message.showing);
  return {
    you: message.you,
    showing: new Map(showing.map(([seat, readout]) => [Number(seat), readout])),
    outs: message.outs ?? [],
  };
}

function seatOf(player: PlayerSign | null, signs: readonly SeatSign[]): SeatNo | null {
  return (player && signs.find((sign) => sign.player === player.id)?.seat) ?? null;
}

/** The new signs, with the old objects where nothing changed: what is equal is not redrawn. */
function keepSame(
  before: ReadonlyMap<SeatNo, SeatSign>,
  after: readonly SeatSign[],
): Map<SeatNo, SeatSign> {
  return new Map(
    after.map((sign) => {
      const old = before.get(sign.seat);
      return [sign.seat, old && sameSign(old, sign) ? old : sign];
    }),
  );
}

function sameSign(a: SeatSign, b: SeatSign): boolean {
  const keys = Object.keys(b) as (keyof SeatSign)[];
  return keys.every((key) => a[key] === b[key] || JSON.stringify(a[key]) === JSON.stringify(b[key]));
}
