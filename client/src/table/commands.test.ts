import { afterEach, describe, expect, test } from 'vitest';
import { amount } from '../words/amounts';
import { speak } from '../words/words.svelte';
import { read } from './commands';

describe('a typed command', () => {
  afterEach(() => speak('en', ['en']));

  test.each(['en', 'fi', 'pl', 'et'] as const)('in %s takes an amount as the page writes it', async (language) => {
    await speak(language, [language]);

    for (const to of [25, 100_000, 123_456_750]) {
      expect(read(`r ${amount(to)}`)).toEqual({ does: 'wager', to });
    }
  });

  test.each([
    ['f', { does: 'fold' }],
    [' C ', { does: 'stay' }],
    ['r', { does: 'wager', to: null }],
    ['r 4', { does: 'wager', to: 400 }],
    ['r 2,50', { does: 'wager', to: 250 }],
    ['r 1,000', { does: 'wager', to: 100_000 }],
    ['R  1 000', { does: 'wager', to: 100_000 }],
    ['r two', { does: 'unclear', amount: 'two' }],
    ['r 1 0', { does: 'unclear', amount: '1 0' }],
    ['r 4 5', { does: 'unclear', amount: '4 5' }],
    ['c 2 now', { does: 'surplus', word: 'c', rest: '2 now' }],
    ['f 3', { does: 'surplus', word: 'f', rest: '3' }],
    ['3 4', { does: 'surplus', word: '3', rest: '4' }],
    ['3', { does: 'seat', seat: 3 }],
    ['h', { does: 'hand' }],
    ['p', { does: 'pot' }],
    ['d', { does: 'dead' }],
    ['t', { does: 'time' }],
    ['w', { does: 'why' }],
    ['k', { does: 'keys' }],
    ['?', { does: 'help' }],
    ['HELP', { does: 'help' }],
  ])('%j is read', (line, command) => {
    expect(read(line)).toEqual(command);
  });

  test.each(['9', '0', 'fold', 'fold now', 'constructor', ''])('%j is none', (line) => {
    expect(read(line)).toEqual({ does: 'unknown' });
  });
});
