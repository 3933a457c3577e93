import { afterEach, describe, expect, test, vi } from 'vitest';
import { opening } from '../state/recorded';
import { follow, openTable, type TableState } from '../state/table';
import { read } from './commands';
import { Desk } from './desk.svelte';
import { obey } from './obey';
import { deadText, handText, potsText, seatText } from './spoken';

const NOW = 1_000;

function tables(): TableState[] {
  const [first, rest] = opening('common_hilo');
  let table = openTable(first, NOW);
  return rest.map((news) => (table = follow(table, news, NOW) as TableState));
}

const MINE = tables().find(({ turn }) => turn?.options?.actions.some(({ type }) => type === 'call'))!;

/** A player at that table, whose turn has stood long enough. */
function player(table: TableState = MINE) {
  const asked: string[] = [];
  const desk = new Desk((_, action) => {
    asked.push(action.type);
    return Promise.resolve(true);
  });
  const seat = table.hand!.seats.get(table.mySeat!);
  vi.useFakeTimers();
  desk.follow(table.hand, seat, table.turn?.options ? table.turn : null);
  vi.runAllTimers();
  vi.useRealTimers();
  let keys = true;
  const type = (line: string): string =>
    obey(read(line), {
      table,
      desk,
      line,
      now: NOW,
      why: () => asked.push('why'),
      switchKeys: () => (keys = !keys),
    });
  return { asked, type, desk };
}

afterEach(() => vi.useRealTimers());

describe('a typed line', () => {
  test.each([
    ['f', 'fold'],
    ['c', 'call'],
    ['r', 'raise'],
  ])('%s does what its button does', (line, action) => {
    const { asked, type } = player();

    expect(type(line)).toBe('Done.');
    expect(asked).toEqual([action]);
  });

  test('r with an amount wagers to it, and says what can be had instead', () => {
    const to = MINE.turn!.options!.actions.find((action) => action.type === 'raise');
    if (to?.type !== 'raise') throw new Error('a raise can be had');
    const { asked, type } = player();

    expect(type('r 999')).toMatch(/^Not to 999\. Your turn: Call .*, Raise to .*, Fold\.$/);
    expect(asked).toEqual([]);
    expect(type(`r ${to.to / 100}`)).toBe('Done.');
    expect(asked).toEqual(['raise']);
  });

  test('that is not understood to its end does nothing, and says what was not understood', () => {
    const { asked, type } = player();

    expect(type('r 1 0')).toBe('“1 0” is no amount. Type r and one number, such as r 4.');
    expect(type('r 1,00,0')).toMatch(/^“1,00,0” is no amount/);
    expect(type('c 1 000')).toBe('Nothing was done: “c” stands alone, and “1 000” came after it.');
    expect(asked).toEqual([]);
  });

  test('tells the hand, each seat, the pot, the dead cards and the time', () => {
    const { asked, type } = player();

    expect(type('h')).toBe(handText(MINE));
    for (let seat = 1; seat <= 8; seat += 1) expect(type(`${seat}`)).toBe(seatText(MINE, seat));
    expect(type('p')).toBe(potsText(MINE.hand));
    expect(type('d')).toBe(deadText(MINE));
    expect(type('t')).toMatch(/^You (are to act; the clock does not show yet|have .* left)\.$/);
    expect(type('help')).toMatch(/^f folds, c checks or calls/);
    expect(type('w')).toBe('');
    expect(asked).toEqual(['why']);
  });

  test('that is none is named, and a second action is none', () => {
    const { asked, type } = player();

    expect(type('fold')).toBe('There is no command “fold”. Type help.');
    type('c');
    expect(type('f')).toBe('That cannot be done now.');
    expect(asked).toEqual(['call']);
    expect(type('k')).not.toMatch(/again/);
    expect(type('k')).toBe('Letters work as keys again.');
  });

  test('folds for nothing only when it is said twice', () => {
    const free = tables().find(({ turn }) => turn?.options?.actions.some(({ type }) => type === 'check'))!;
    const { asked, type, desk } = player(free);

    expect(type('f')).toBe('Checking costs nothing. f once more folds, c checks.');
    expect(asked).toEqual([]);
    expect(desk.confirming).toBe(true);
  });
});
