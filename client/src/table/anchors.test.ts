import { describe, expect, test } from 'vitest';
import { anchorOf, seatsFrom } from './anchors';

describe('the anchors', () => {
  test('put my seat at the bottom and the next one clockwise, to its left', () => {
    expect([5, 6, 7, 4].map((seat) => anchorOf(seat, 5, 8))).toEqual([0, 1, 2, 7]);
  });

  test('put the other one opposite at a table for two', () => {
    expect([anchorOf(2, 2, 2), anchorOf(1, 2, 2)]).toEqual([0, 4]);
  });

  test.each([2, 3, 4, 5, 6, 7, 8])('give each of %i seats a place of its own, in order', (places) => {
    const anchors = seatsFrom(2, places).map((seat) => anchorOf(seat, 2, places));

    expect(anchors).toEqual([...new Set(anchors)].sort((a, b) => a - b));
    expect(anchors.length).toBe(places);
  });
});
