import { describe, expect, test } from 'vitest';
import {
  EMPTY,
  firstTarget,
  holdingText,
  nextTarget,
  spotOf,
  spotQuery,
  usedCards,
  withCard,
  withSeats,
  without,
  withoutSeat,
  type Spot,
  type Target,
} from './spot';

const PAIRS = spotOf('?game=hilo&seats=AhAd7c.QsQh7d&dead=5s2c');

describe('a link', () => {
  test('holds the whole spot', () => {
    expect(spotQuery(PAIRS)).toBe('?game=hilo&seats=AhAd7c.QsQh7d&dead=5s2c');
    expect(spotOf(spotQuery(PAIRS))).toEqual(PAIRS);
  });

  test('keeps places that nobody knows', () => {
    const spot = spotOf('?seats=xxxx7c.Ah');

    expect(spot.seats.map(holdingText)).toEqual(['????7c', 'Ah']);
    expect(spotQuery(spot)).toBe('?seats=xxxx7c.Ah');
  });

  test.each([
    ['', ['', '']],
    ['?seats=AhAh.Ah', ['Ah', '']],
    ['?seats=zz7c.%00', ['??7c', '']],
    ['?seats=2c3c4c5c6c7c8c9c', ['2c3c4c5c6c7c8c', '']],
    ['?seats=2c.3c.4c.5c.6c.7c.8c.9c.Tc', ['2c', '3c', '4c', '5c', '6c', '7c', '8c', '9c']],
  ])('with nonsense, %s, keeps what can be read', (query, seats) => {
    expect(spotOf(query).seats.map(holdingText)).toEqual(seats);
    expect(spotOf(query).game).toBe('hi');
  });
});

describe('a card', () => {
  test('lies in one place only', () => {
    const moved = withCard(PAIRS, { seat: 1, place: 3 }, 'Ah');

    expect(moved.seats.map(holdingText)).toEqual(['??Ad7c', 'QsQh7dAh']);
    expect(withCard(moved, 'dead', 'Ah').dead).toEqual(['5s', '2c', 'Ah']);
  });

  test('may be taken back from wherever it lies', () => {
    expect(without(without(PAIRS, '5s'), 'Qs').dead).toEqual(['2c']);
    expect(usedCards(without(PAIRS, 'Qs'))).not.toContain('Qs');
  });
});

describe('the place for the next card', () => {
  function filled(cards: readonly string[], spot: Spot = EMPTY): string[] {
    let target: Target = { seat: 0, place: 0 };
    let now = spot;
    for (const card of cards) {
      now = withCard(now, target, card);
      target = nextTarget(now, target);
    }
    return now.seats.map(holdingText);
  }

  test('goes round as cards are dealt: three each, then street by street', () => {
    const cards = ['Ah', 'Ad', '7c', 'Qs', 'Qh', '7d', '2c', '3c', '4c', '5c'];

    expect(filled(cards)).toEqual(['AhAd7c2c4c', 'QsQh7d3c5c']);
  });

  test('begins with the seat that has the fewest cards', () => {
    expect(firstTarget(EMPTY)).toEqual({ seat: 0, place: 0 });
    expect(firstTarget(PAIRS)).toEqual({ seat: 0, place: 3 });
    expect(firstTarget(spotOf('?seats=AhAd7c.QsQh'))).toEqual({ seat: 1, place: 2 });
    expect(firstTarget(spotOf('?seats=AhAd7c8d.xxxx7d'))).toEqual({ seat: 1, place: 3 });
  });

  test('is the last one when all are taken', () => {
    const full = spotOf('?seats=2c3c4c5c6c7c8c.2d3d4d5d6d7d8d');

    expect(nextTarget(full, { seat: 1, place: 6 })).toEqual({ seat: 1, place: 6 });
    expect(nextTarget(full, 'dead')).toBe('dead');
  });
});

describe('seats', () => {
  test('are two to eight', () => {
    expect(withSeats(PAIRS, 9).seats).toHaveLength(8);
    expect(withSeats(PAIRS, 1).seats).toHaveLength(2);
    expect(withoutSeat(withSeats(PAIRS, 3), 0).seats.map(holdingText)).toEqual(['QsQh7d', '']);
  });
});
