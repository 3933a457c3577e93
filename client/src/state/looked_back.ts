/** A hand that is looked at again: the table as it stood after so many of its notices. */
import type { NumberedNotice, PastHand, PlayerInHand, SeatSign } from '../wire/generated';
import type { HandState } from './hand';
import { foldHand, type Readouts } from './table';

/** A kept hand, of this room or of another one. */
type Told = Pick<PastHand, 'hand' | 'number' | 'notices' | 'players' | 'readouts'>;

export interface LookedBack {
  /** `null` before the first notice. */
  hand: HandState | null;
  seats: Map<number, SeatSign>;
  readouts: Readouts;
}

function numbered(told: Told): NumberedNotice[] {
  return told.notices.map((notice, i) => ({ v: i + 1, notice }));
}

/** What was to be seen after `at` notices. */
export function lookedBack(
  told: Told,
  at: number,
): LookedBack {
  const hand = foldHand(told.hand, told.number, numbered(told).slice(0, at));
  const known = told.readouts.slice(0, at).findLast((each) => each !== null);
  const showing = Object.entries(known?.showing ?? {});
  return {
    hand,
    seats: new Map(told.players.map((held) => [held.seat, signOf(held, hand)])),
    readouts: {
      you: known?.you ?? null,
      showing: new Map(showing.map(([seat, readout]) => [Number(seat), readout])),
      outs: [],
    },
  };
}

/** The sign of a seat as it was: of those who have left since, too. */
function signOf(held: PlayerInHand, dealt: HandState | null): SeatSign {
  return {
    ...held,
    player: '',
    stack: dealt?.seats.get(held.seat)?.stack ?? 0,
    style: null,
    sitting_out: false,
    connected: true,
    leaving: false,
    auto_ante: true,
    answered: null,
    busted: false,
    auto_muck: false,
    protection: null,
    voids: 0,
  };
}
