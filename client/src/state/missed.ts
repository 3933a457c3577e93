/** What happened at a table while the line to it was lost. */
import type { Chips, SeatNo } from '../wire/notices';
import type { LogEntry } from './hand';
import type { TableState } from './table';

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

/** What lies between two sights of a table; `null` if nothing does. */
export function missedBetween(before: TableState, after: TableState): Missed | null {
  const same = after.hand !== null && before.hand?.id === after.hand.id;
  const from = same ? (before.hand?.version ?? 0) : 0;
  const entries = (after.hand?.log ?? []).filter((entry) => entry.v > from);
  const hands = same ? 0 : handsBetween(before, after);
  const was = before.mySeat === null ? null : behind(before);
  const is = after.mySeat === null ? null : behind(after);
  const stack = was !== null && is !== null ? { before: was, after: is } : null;
  const lostSeat = before.mySeat !== null && after.mySeat === null ? before.mySeat : null;
  if (!entries.length && !hands && lostSeat === null) return null;
  return { entries, hands, stack, lostSeat };
}

function handsBetween(before: TableState, after: TableState): number {
  const first = (before.hand?.number ?? 0) + (before.hand?.over ?? true ? 1 : 0);
  const last = (after.hand?.number ?? 0) - (after.hand?.over ? 0 : 1);
  return before.hand && after.hand ? Math.max(0, last - first + 1) : 0;
}

/** All that the own seat has, with what it has in on the street. */
function behind(table: TableState): Chips | null {
  if (table.mySeat === null) return null;
  const held = table.hand && !table.hand.over ? table.hand.seats.get(table.mySeat) : undefined;
  return held?.stack ?? table.seats.get(table.mySeat)?.stack ?? null;
}
