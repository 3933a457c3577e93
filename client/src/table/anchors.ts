/** Where a seat is drawn: eight anchors around the felt, clockwise, 0 at the bottom centre. */
import type { SeatNo } from '../wire/numbers';

const SPREAD: Record<number, readonly number[]> = {
  1: [0],
  2: [0, 4],
  3: [0, 3, 5],
  4: [0, 2, 4, 6],
  5: [0, 2, 3, 5, 6],
  6: [0, 1, 3, 4, 5, 7],
  7: [0, 1, 2, 3, 5, 6, 7],
  8: [0, 1, 2, 3, 4, 5, 6, 7],
};

/** The anchor of `seat` for a viewer who has `base` at the bottom, at a table of `places`. */
export function anchorOf(seat: SeatNo, base: SeatNo, places: number): number {
  const turn = (((seat - base) % places) + places) % places;
  return SPREAD[places]?.[turn] ?? turn % 8;
}

/** All seats of a table, clockwise from the one at the bottom: the reading order. */
export function seatsFrom(base: SeatNo, places: number): SeatNo[] {
  return Array.from({ length: places }, (_, i) => ((base - 1 + i) % places) + 1);
}
