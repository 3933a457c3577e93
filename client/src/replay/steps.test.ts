import { describe, expect, test } from 'vitest';
import type { Notice } from '../wire/generated';
import { markOf, marks, opening, pauseAfter } from './steps';

const dealt = (street: number): Notice => ({ type: 'street_dealt', street, cards: [] }) as unknown as Notice;
const other = { type: 'checked', seat: 1 } as Notice;
const HAND = [other, dealt(3), other, dealt(4), other, { type: 'showdown_opened', order: [] } as Notice];

describe('the marks of a hand', () => {
  test('are its streets and its showdown', () => {
    expect(marks(HAND)).toEqual([
      { at: 2, street: 3 },
      { at: 4, street: 4 },
      { at: 6, street: 'showdown' },
    ]);
  });

  test('say on which street a step is', () => {
    const all = marks(HAND);

    expect([1, 2, 3, 4, 6].map((at) => markOf(all, at)?.street)).toEqual([undefined, 3, 3, 4, 'showdown']);
    expect([opening(all), opening([])]).toEqual([2, 1]);
  });
});

describe('a pause', () => {
  test('is shorter at speed, and where there is little to see', () => {
    expect(pauseAfter(other, 2)).toBe(550);
    expect(pauseAfter({ type: 'bets_swept', street: 3, pots: [] } as Notice, 1)).toBe(350);
  });
});
