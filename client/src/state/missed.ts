/** What happened at a table while the line to it was lost, or while the page was loaded again. */
import type { Chips, SeatNo } from '../wire/numbers';
import type { LogEntry } from './hand';
import type { TableState } from './table';

/** As much of a table as tells later what was missed there; plain, so that it can be kept. */
export interface Sight {
  readonly player: string | null;
  readonly seat: SeatNo | null;
  /** All that the own seat had behind. */
  readonly chips: Chips | null;
  readonly hand: {
    readonly id: string;
    readonly number: number;
    readonly version: number;
    readonly over: boolean;
  } | null;
}

export interface Missed {
  /** Of the hand that is on the table, what was not heard; all of it if it is a newer one. */
  readonly entries: readonly LogEntry[];
  /** Hands that ended unheard. */
  readonly hands: number;
  /** The own stack before and after, where there is a seat still. */
  readonly stack: { readonly before: Chips; readonly after: Chips } | null;
  /** The seat that was given up meanwhile. */
  readonly lostSeat: SeatNo | null;
}

export function sightOf({ player, mySeat, seats, hand }: TableState): Sight {
  const held = mySeat !== null && hand && !hand.over ? hand.seats.get(mySeat) : undefined;
  const chips = mySeat === null ? null : (held?.stack ?? seats.get(mySeat)?.stack ?? null);
  return {
    player: player?.id ?? null,
    seat: mySeat,
    chips,
    hand: hand && { id: hand.id, number: hand.number, version: hand.version, over: hand.over },
  };
}

/** What lies between two sights of a table; `null` if nothing does, or somebody else was looking. */
export function missedBetween(before: Sight, after: TableState): Missed | null {
  const now = sightOf(after);
  if (before.player !== now.player) return null;
  const same = now.hand !== null && before.hand?.id === now.hand.id;
  const from = same ? (before.hand?.version ?? 0) : 0;
  const entries = (after.hand?.log ?? []).filter((entry) => entry.v > from);
  const hands = same ? 0 : handsBetween(before, now);
  const both = before.chips !== null && now.chips !== null;
  const stack = both ? { before: before.chips, after: now.chips } : null;
  const lostSeat = before.seat !== null && now.seat === null ? before.seat : null;
  if (!entries.length && !hands && lostSeat === null) return null;
  return { entries, hands, stack, lostSeat };
}

function handsBetween(before: Sight, after: Sight): number {
  if (!before.hand || !after.hand) return 0;
  const first = before.hand.number + (before.hand.over ? 1 : 0);
  const last = after.hand.number - (after.hand.over ? 0 : 1);
  return Math.max(0, last - first + 1);
}
