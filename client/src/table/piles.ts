/** Which chips an amount is paid in, as a dealer cuts them out: the dear ones lie at the bottom. */
import type { Chips } from '../wire/numbers';

/** Worth of each chip, the dearest first. */
export const WORTHS = [100_000, 50_000, 10_000, 2_500, 500, 100, 25, 5, 1] as const;
export type Worth = (typeof WORTHS)[number];

/** So many lie on one another before a new pile is begun. */
export const PILE = 5;

/** At most `piles` piles; what does not fit is left out, the cheap ones first. */
export function pilesOf(chips: Chips, piles: number): Worth[][] {
  const most = piles * PILE;
  const cut: Worth[] = [];
  let left = chips;
  for (const worth of WORTHS) {
    while (left >= worth && cut.length < most) {
      cut.push(worth);
      left -= worth;
    }
  }
  const laid: Worth[][] = [];
  for (let at = 0; at < cut.length; at += PILE) laid.push(cut.slice(at, at + PILE));
  return laid;
}
