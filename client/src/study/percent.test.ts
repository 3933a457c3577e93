import { describe, expect, test } from 'vitest';
import '../locales/english';
import { change, counted, percent, spokenTime } from './percent';

describe('a share', () => {
  test('is told in percent, and how much more it is with its sign', () => {
    expect([percent(0.66348), percent(0.0007, 2), change(0.041), change(-0.143, 0), change(0)]).toEqual([
      '66.3%',
      '0.07%',
      '+4.1%',
      '-14%',
      '0.0%',
    ]);
    expect(counted(12_406_283_890)).toBe('12,406,283,890');
  });
});

describe('a time', () => {
  test.each([
    [0.2, '1 second'],
    [22, '22 seconds'],
    [5e5, '6 days'],
    [1e20, '> 1,000 years'],
  ])('of %s seconds is told as %s', (seconds, told) => {
    expect(spokenTime(seconds)).toBe(told);
  });
});
