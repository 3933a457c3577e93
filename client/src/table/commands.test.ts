import { describe, expect, test } from 'vitest';
import { read } from './commands';

describe('a typed command', () => {
  test.each([
    ['f', { does: 'fold' }],
    [' C ', { does: 'stay' }],
    ['r', { does: 'wager', to: null }],
    ['r 4', { does: 'wager', to: 400 }],
    ['r 2,50', { does: 'wager', to: 250 }],
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

  test.each(['9', '0', 'fold', 'r two', 'f 3', ''])('%j is none', (line) => {
    expect(read(line)).toEqual({ does: 'unknown' });
  });
});
