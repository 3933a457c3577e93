/** The steps of a hand: where streets begin, and how long each is looked at. */
import type { Notice, Replay } from '../wire/generated';
import type { SeatNo } from '../wire/numbers';

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** A mark that can be jumped to: a street's number, or the showdown. */
export interface Mark {
  at: number;
  street: number | 'showdown';
}

/** Where each street, and the showdown, begins: how many notices are told by then. */
export function marks(notices: readonly Notice[]): Mark[] {
  const found: Mark[] = [];
  notices.forEach((notice, i) => {
    if (notice.type === 'street_dealt') found.push({ at: i + 1, street: notice.street });
    else if (notice.type === 'showdown_opened') found.push({ at: i + 1, street: 'showdown' });
  });
  return found;
}

/** The mark that a step belongs to; `null` before the first. */
export function markOf(all: readonly Mark[], at: number): Mark | null {
  return all.findLast((mark) => mark.at <= at) ?? null;
}

/** How long a notice stays before the next one comes, at that speed. */
export function pauseAfter(notice: Notice | undefined, speed: number): number {
  const quiet = notice?.type === 'opener_named' || notice?.type === 'bets_swept';
  return (quiet ? 350 : 1100) / speed;
}

/** The step to start with: the first cards, so that there is something to see. */
export function opening(all: readonly Mark[]): number {
  return all[0]?.at ?? 1;
}

/** Who held which seat. */
export function namesIn(replay: Replay | null): ReadonlyMap<SeatNo, string> {
  return new Map((replay?.hand.players ?? []).map((held) => [held.seat, held.name]));
}
