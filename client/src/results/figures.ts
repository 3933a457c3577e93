/** Figures of results in words. */
import type { RatioSign, WinningsSign } from '../wire/generated';
import { locale } from '../words/words.svelte';

/** "34 %", or nothing where it could not happen. */
export function percent(share: number | null): string {
  if (share === null) return '–';
  return new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

export function shareOf(ratio: RatioSign): number | null {
  return ratio.of ? ratio.hits / ratio.of : null;
}

/** "34 % (12)": a share, and out of how many chances. */
export function counted(ratio: RatioSign): string {
  return `${percent(shareOf(ratio))} (${whole(ratio.of)})`;
}

/** "28–41 %": where the true share lies, nearly always. */
export function range(ratio: RatioSign): string {
  if (ratio.low === null || ratio.high === null) return '';
  return `${percent(ratio.low)} – ${percent(ratio.high)}`;
}

/** "+2.5": big bets, with their sign. */
export function signed(bets: number | null, digits = 1): string {
  if (bets === null) return '–';
  return new Intl.NumberFormat(locale(), {
    signDisplay: 'exceptZero',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(bets);
}

export function spread(winnings: WinningsSign): string {
  if (winnings.low === null || winnings.high === null) return '';
  return `${signed(winnings.low)} … ${signed(winnings.high)}`;
}

export function whole(count: number): string {
  return new Intl.NumberFormat(locale()).format(count);
}

/** The points of a line in a box that is `width` by `height`, and where its zero lies. */
export function line(
  graph: readonly (readonly [number, number])[],
  width: number,
  height: number,
): { points: string; zero: number; low: number; high: number } {
  const values = graph.map(([, bets]) => bets);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const last = graph.at(-1)?.[0] || 1;
  const y = (bets: number): number => height - ((bets - low) / (high - low || 1)) * height;
  const points = graph.map(([hand, bets]) => `${((hand / last) * width).toFixed(1)},${y(bets).toFixed(1)}`);
  return { points: points.join(' '), zero: y(0), low, high };
}
