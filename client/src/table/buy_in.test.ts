import { describe, expect, test } from 'vitest';
import { proposed } from './buy_in';

describe('the buy-in that is proposed', () => {
  test.each([
    ['is twenty small bets where an ante would do', { least: 25, most: 1_000_000 }, 100_000, 2000],
    ['is all there is in a small wallet', { least: 25, most: 1_000_000 }, 900, 900],
    ['is the least where that is more', { least: 8000, most: 8000 }, 100_000, 8000],
    ['is the most where that is less', { least: 500, most: 1500 }, 100_000, 1500],
  ])('%s', (_, range, wallet, chips) => {
    expect(proposed(range, { small_bet: 100 }, wallet)).toBe(chips);
  });
});
