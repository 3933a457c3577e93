import { describe, expect, test } from 'vitest';
import { PageShelf } from '../fair/shelf';
import type { Sight } from '../state/missed';
import { LastSights } from './last_sights';

const SIGHT: Sight = {
  player: 'me',
  seat: 3,
  chips: 900,
  hand: { id: 'casino-7', number: 7, version: 12, over: false },
};

describe('a table as it was seen last', () => {
  test('is told once by the page that comes next', () => {
    const shelf = new PageShelf();
    const before = new LastSights(shelf);
    before.keep('casino', SIGHT);
    before.keep('home_game', { ...SIGHT, seat: 1 });
    const after = new LastSights(shelf);

    expect(after.tables).toEqual(['casino', 'home_game']);
    expect(after.take('casino')).toEqual(SIGHT);
    expect(after.take('casino')).toBe(null);
    expect(after.take('home_game')?.seat).toBe(1);
    expect(new LastSights(shelf).take('casino')).toBe(null);
  });

  test('is not told by the page that saw it', () => {
    const page = new LastSights(new PageShelf());
    page.keep('casino', SIGHT);

    expect(page.take('casino')).toBe(null);
  });

  test('is not kept of a table where the seat was given up', () => {
    const shelf = new PageShelf();
    const page = new LastSights(shelf);
    page.keep('casino', SIGHT);
    page.keep('casino', { ...SIGHT, seat: null });
    page.keep('home_game', SIGHT);
    page.forget('home_game');

    expect(new LastSights(shelf).tables).toEqual([]);
  });

  test('is not known where the browser keeps nothing, or something else', () => {
    const refuses = (): never => {
      throw new Error('no shelf here');
    };
    const closed = new LastSights({ getItem: refuses, setItem: refuses, removeItem: refuses });
    closed.keep('casino', SIGHT);
    const shelf = new PageShelf();
    shelf.setItem('doorcard.seen', '{"half":');

    expect(closed.take('casino')).toBe(null);
    expect(new LastSights(shelf).take('casino')).toBe(null);
  });
});
