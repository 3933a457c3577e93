/** The records of the fair deal as they travel, read strictly. See docs/fair-deal.md. */
import { hex } from './bytes';
import { BadRecord, Fields } from './fields';
import { canonical, digest, type Json } from './hashing';

export const DECKS = 8;
export const DECK_SIZE = 52;

export interface SeatOpening {
  readonly seat: number;
  readonly stack: number;
  /** A person's or a program's; null for a house bot. */
  readonly commitment: string | null;
  /** A house bot's, open from the start. */
  readonly seed: string | null;
}

export interface OpeningEvent {
  readonly table: string;
  readonly hand: string;
  readonly number: number;
  readonly previous: string;
  readonly rules: string;
  readonly dealer: number;
  readonly seats: readonly SeatOpening[];
  readonly roots: readonly string[];
  readonly key: string;
  /** In hexadecimal digits, as everything here. */
  readonly digest: string;
}

export interface SeatSeed {
  readonly seat: number;
  readonly seed: string;
}

export interface Mixed {
  readonly seeds: readonly SeatSeed[];
  readonly decks: readonly { readonly deck: number; readonly seed: string }[];
  readonly leaves: string;
}

export interface Receipt {
  readonly opening: string;
  readonly seat: number;
  readonly seed: string;
  readonly digest: string;
}

export interface ClosingEvent {
  readonly table: string;
  readonly hand: string;
  readonly number: number;
  readonly opening: string;
  /** Played: the digest of the rail's notices; null for a void. */
  readonly play: string | null;
  readonly reason: 'silent' | 'key_lost' | 'stopped' | null;
  readonly silent: readonly number[];
  readonly seeds: readonly SeatSeed[];
  readonly decks: readonly string[] | null;
  readonly digest: string;
}

export interface CardOpening {
  readonly place: number;
  readonly salt: string;
}

const OPENING = [
  'version', 'table', 'hand', 'number', 'previous', 'rules', 'dealer', 'seats', 'roots', 'key',
];
const CLOSING = ['version', 'table', 'hand', 'number', 'opening', 'outcome'];
const REASONS = ['silent', 'key_lost', 'stopped'] as const;

export function readOpening(record: Json): OpeningEvent {
  const fields = new Fields('opening.malformed', record, OPENING);
  fields.version();
  const opening = {
    table: fields.text('table'),
    hand: fields.text('hand'),
    number: fields.count('number', 1),
    previous: fields.raw('previous'),
    rules: fields.raw('rules'),
    dealer: fields.count('dealer', 1, 8),
    seats: fields.items('seats').map(readSeat),
    roots: fields.raws('roots'),
    key: fields.raw('key'),
    digest: hex(digest('opening', canonical(record))),
  };
  const seats = opening.seats.map((each) => each.seat);
  if (seats.length < 2 || new Set(seats).size !== seats.length) {
    throw fields.bad('it does not deal 2 to 8 different seats in');
  }
  if (opening.roots.length !== DECKS || new Set(opening.roots).size !== DECKS) {
    throw fields.bad('it does not hold eight different roots');
  }
  const left = seats.map((seat) => (seat - opening.dealer + 7) % 8);
  if (left.some((each, i) => i > 0 && each < (left[i - 1] ?? 0))) {
    throw fields.bad("its seats are not in order from the dealer's left");
  }
  return opening;
}

function readSeat(record: Json): SeatOpening {
  const fields = new Fields('opening.malformed', record, ['seat', 'stack', 'commitment', 'seed']);
  const seat = {
    seat: fields.count('seat', 1, 8),
    stack: fields.count('stack', 1),
    commitment: fields.holds('commitment') ? fields.raw('commitment') : null,
    seed: fields.holds('seed') ? fields.raw('seed') : null,
  };
  if ((seat.commitment === null) === (seat.seed === null)) {
    throw fields.bad('a seat has either a commitment or an open seed');
  }
  return seat;
}

/** The seats that are waited for: people, and programs that play over the API. */
export function people(opening: OpeningEvent): SeatOpening[] {
  return opening.seats.filter((each) => each.commitment !== null);
}

export function readMixed(record: Json): Mixed {
  const fields = new Fields('mixed.malformed', record, ['seeds', 'decks', 'leaves']);
  const seeds = readSeeds('mixed.malformed', fields.items('seeds'));
  if (new Set(seeds.map((each) => each.seat)).size !== seeds.length) {
    throw fields.bad('a seat has two seeds');
  }
  const decks = fields.items('decks').map((each) => {
    const deck = new Fields('mixed.malformed', each, ['deck', 'seed']);
    return { deck: deck.count('deck', 0, DECKS - 1), seed: deck.raw('seed') };
  });
  return { seeds, decks, leaves: fields.raw('leaves', 32 * DECK_SIZE) };
}

export function readReceipt(record: Json): Receipt {
  const keys = ['version', 'opening', 'seat', 'seed'];
  const fields = new Fields('receipt.malformed', record, keys);
  fields.version();
  return {
    opening: fields.raw('opening'),
    seat: fields.count('seat', 1, 8),
    seed: fields.raw('seed'),
    digest: hex(digest('receipt', canonical(record))),
  };
}

export function readClosing(record: Json): ClosingEvent {
  const code = 'closing.malformed';
  const outcome =
    record !== null && typeof record === 'object' && !Array.isArray(record)
      ? record.outcome
      : null;
  const isVoid = outcome === 'void';
  const more = isVoid ? ['reason', 'silent', 'seeds', 'decks'] : ['play'];
  const fields = new Fields(code, record, [...CLOSING, ...more]);
  fields.version();
  if (!isVoid && outcome !== 'played') throw fields.bad('its outcome is neither played nor void');
  const reason = isVoid ? REASONS.find((each) => each === fields.value('reason')) : null;
  if (reason === undefined) throw fields.bad('nobody knows its reason');
  const decks = isVoid && fields.holds('decks') ? fields.raws('decks') : null;
  if (decks !== null && decks.length !== DECKS) throw fields.bad('decks are eight seeds, or null');
  return {
    table: fields.text('table'),
    hand: fields.text('hand'),
    number: fields.count('number', 1),
    opening: fields.raw('opening'),
    play: isVoid ? null : fields.raw('play'),
    reason,
    silent: isVoid ? fields.seats('silent') : [],
    seeds: isVoid ? readSeeds(code, fields.items('seeds')) : [],
    decks,
    digest: hex(digest('closing', canonical(record))),
  };
}

export function readCardOpening(record: Json): CardOpening {
  const fields = new Fields('card.malformed', record, ['place', 'salt']);
  return { place: fields.count('place', 0, DECK_SIZE - 1), salt: fields.raw('salt') };
}

function readSeeds(code: string, records: readonly Json[]): SeatSeed[] {
  return records.map((each) => {
    const fields = new Fields(code, each, ['seat', 'seed']);
    return { seat: fields.count('seat', 1, 8), seed: fields.raw('seed') };
  });
}

export { BadRecord };
