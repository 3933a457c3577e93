import { describe, expect, it } from 'vitest';
import { PILE, pilesOf } from './piles';

describe('an amount in chips', () => {
  it('is cut out dear ones first', () => {
    expect(pilesOf(175, 1)).toEqual([[100, 25, 25, 25]]);
    expect(pilesOf(50, 1)).toEqual([[25, 25]]);
    expect(pilesOf(0, 1)).toEqual([]);
  });

  it('fills a pile before the next is begun, and never more piles than there is room for', () => {
    expect(pilesOf(775, 2)).toEqual([
      [500, 100, 100, 25, 25],
      [25],
    ]);
    for (const chips of [1, 99, 4_321, 987_654]) {
      const piles = pilesOf(chips, 3);
      expect(piles.length).toBeLessThanOrEqual(3);
      expect(piles.every((pile) => pile.length <= PILE)).toBe(true);
    }
  });

  it('shows no more than there is', () => {
    for (const chips of [7, 130, 2_499, 50_001]) {
      const shown = pilesOf(chips, 3).flat().reduce((sum, worth) => sum + worth, 0);
      expect(shown).toBeLessThanOrEqual(chips);
    }
  });
});
