import { afterAll, describe, expect, test } from 'vitest';
import { houseTitle, tableName, tableOf } from './houses';
import { speak } from './words.svelte';

describe('a table', () => {
  afterAll(() => speak('en', ['en']));

  test('that a house has from the start is called after it in the language of the page', async () => {
    const own = { id: 'casino', name: 'Casino' };

    expect(tableName(own)).toBe('Casino');
    await speak('pl', ['pl']);
    expect([tableName(own), tableOf('home_game'), houseTitle('common_hi', 'x')]).toEqual([
      'Kasyno',
      'Gra domowa',
      'Zasady ogólne, Hi',
    ]);
  });

  test('that somebody named keeps its name', () => {
    expect(tableName({ id: 't81c', name: 'Casino' })).toBe('Casino');
    expect(tableOf('t81c', 'Friday night')).toBe('Friday night');
    expect([tableOf('t81c'), houseTitle('ritz', 'The Ritz')]).toEqual(['t81c', 'The Ritz']);
  });
});
