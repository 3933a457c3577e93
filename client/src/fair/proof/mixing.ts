/** The mix: what everybody's seeds make of the opening event, and all that follows from it. */
import { hex, unhex } from './bytes';
import { digest, type Field } from './hashing';
import { DECK_SIZE, DECKS, type OpeningEvent, type SeatSeed } from './records';
import { Stream, shuffled } from './streams';

const SPOKEN = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export interface Mix {
  readonly value: string;
  /** The deck that is played. */
  readonly pick: number;
  /** At each place of the deal, the leaf of that deck. */
  readonly places: readonly number[];
  /** The order in which places are dealt again when the deck runs short. */
  readonly reclaim: readonly number[];
  /** Eight symbols that players can read to each other. */
  readonly code: string;
}

/** Seeds that do not make a mix, because of one seat. */
export class BadSeed extends Error {
  constructor(
    readonly code: 'seed.missing' | 'seed.wrong' | 'seed.uncommitted',
    readonly seat: number,
  ) {
    super(`${code} of seat ${seat}`);
  }
}

export function commitment(table: string, number: number, seat: number, seed: Uint8Array): string {
  return hex(digest('commitment', table, number, seat, seed));
}

/** The mix of every seat that was dealt in, or of none. Throws BadSeed. */
export function mixOf(opening: OpeningEvent, seeds: readonly SeatSeed[]): Mix {
  const bySeat = new Map(seeds.map((each) => [each.seat, each.seed]));
  for (const seat of bySeat.keys()) {
    const known = opening.seats.find((each) => each.seat === seat);
    if (known === undefined || known.commitment === null) throw new BadSeed('seed.uncommitted', seat);
  }
  const parts: Field[] = [];
  for (const each of opening.seats) {
    const seed = each.seed ?? bySeat.get(each.seat);
    if (seed === undefined) throw new BadSeed('seed.missing', each.seat);
    if (
      each.commitment !== null &&
      commitment(opening.table, opening.number, each.seat, unhex(seed)) !== each.commitment
    ) {
      throw new BadSeed('seed.wrong', each.seat);
    }
    parts.push(each.seat, unhex(seed));
  }
  return mixFrom(opening.digest, digest('mix', unhex(opening.digest), ...parts));
}

export function mixFrom(opening: string, value: Uint8Array): Mix {
  return {
    value: hex(value),
    pick: new Stream(value, 'pick').below(DECKS),
    places: shuffled(new Stream(value, 'places'), DECK_SIZE),
    reclaim: shuffled(new Stream(value, 'reclaim'), DECK_SIZE),
    code: spoken(digest('code', value, unhex(opening))),
  };
}

function spoken(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes.subarray(0, 5)) bits = bits * 256n + BigInt(byte);
  let text = '';
  for (let shift = 35n; shift >= 0n; shift -= 5n) text += SPOKEN[Number((bits >> shift) & 31n)];
  return `${text.slice(0, 4)} ${text.slice(4)}`;
}
