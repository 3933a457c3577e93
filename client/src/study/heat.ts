/** Which next card helps whom: what each card does to a share, and in which tone it is shown. */
import type { AfterNextCard } from '../wire/generated';

export interface Heat {
  /** The share after the card. */
  share: number;
  /** How much that is more than now. */
  more: number;
  /** From -4, which hurts most, to 4. */
  tone: number;
}

const STEPS = [0.005, 0.03, 0.08, 0.15];

export function toneOf(more: number): number {
  const tone = STEPS.filter((step) => Math.abs(more) >= step).length;
  return more < 0 ? -tone : tone;
}

/** The share now is the mean over the cards: each is as likely as any other. */
export function shareNow(after: AfterNextCard, seat: number): number {
  const sum = after.cards.reduce((total, each) => total + (each.shares[seat] ?? 0), 0);
  return sum / after.cards.length;
}

export function heatOf(after: AfterNextCard, seat: number): Map<string, Heat> {
  const now = shareNow(after, seat);
  return new Map(
    after.cards.map((each) => {
      const share = each.shares[seat] ?? 0;
      return [each.card, { share, more: share - now, tone: toneOf(share - now) }];
    }),
  );
}

/** The cards that help most, or hurt most, of equal ones all; a few at most. */
export function extremes(heat: ReadonlyMap<string, Heat>, sign: 1 | -1, most = 4): string[] {
  return [...heat]
    .filter(([, each]) => each.more * sign > 0.005)
    .sort(([, a], [, b]) => sign * (b.more - a.more))
    .slice(0, most)
    .map(([card]) => card);
}
