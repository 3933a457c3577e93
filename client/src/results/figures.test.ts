import { describe, expect, test } from 'vitest';
import '../locales/english';
import { line, percent, range, shareOf, signed, spread } from './figures';

describe('a share', () => {
  test('is told in percent, with the range in which it lies', () => {
    const ratio = { hits: 30, of: 90, low: 0.244, high: 0.436 };

    expect(percent(shareOf(ratio))).toBe('33%');
    expect(range(ratio)).toBe('24% – 44%');
  });

  test('of nothing is none', () => {
    expect(percent(shareOf({ hits: 0, of: 0, low: null, high: null }))).toBe('–');
  });
});

describe('big bets', () => {
  test('have their sign', () => {
    expect([signed(2.51), signed(-1), signed(0), signed(null)]).toEqual(['+2.5', '-1.0', '0.0', '–']);
    expect(spread({ hands: 50, total: 1, per_hundred: 2, low: -3, high: 7 })).toBe('-3.0 … +7.0');
  });
});

describe('a line', () => {
  test('fills its box, and keeps zero in sight', () => {
    const drawn = line([[0, 0], [50, 10], [100, -10]], 200, 100);

    expect(drawn.points).toBe('0.0,50.0 100.0,0.0 200.0,100.0');
    expect(drawn.zero).toBe(50);
  });

  test('without any hand is flat', () => {
    expect(line([[0, 0]], 200, 100).points).toBe('0.0,100.0');
  });
});
