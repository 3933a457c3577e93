import { describe, expect, test } from 'vitest';
import { extremes, heatOf, shareNow, toneOf } from './heat';

const AFTER = {
  seat: 1,
  cards: [
    { card: 'As', shares: [0.9, 0.1], exact: true, standard_error: 0 },
    { card: '2s', shares: [0.5, 0.5], exact: true, standard_error: 0 },
    { card: '3s', shares: [0.4, 0.6], exact: true, standard_error: 0 },
  ],
};

describe('the heat of a card', () => {
  test('is how much it adds to the share now, which is the mean over all cards', () => {
    expect(shareNow(AFTER, 0)).toBeCloseTo(0.6);
    expect(heatOf(AFTER, 0).get('As')).toMatchObject({ share: 0.9, tone: 4 });
    expect(heatOf(AFTER, 0).get('2s')?.more).toBeCloseTo(-0.1);
    expect(heatOf(AFTER, 1).get('As')?.tone).toBe(-4);
  });

  test.each([
    [0, 0],
    [0.004, 0],
    [0.01, 1],
    [-0.01, -1],
    [0.05, 2],
    [-0.1, -3],
    [0.4, 4],
  ])('%s has the tone %s', (more, tone) => {
    expect(toneOf(more)).toBe(tone);
  });

  test('is greatest for the best cards, least for the worst', () => {
    expect(extremes(heatOf(AFTER, 0), 1)).toEqual(['As']);
    expect(extremes(heatOf(AFTER, 0), -1)).toEqual(['3s', '2s']);
  });
});
