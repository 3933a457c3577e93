import { describe, expect, test } from 'vitest';
import { opening, type Recording } from '../state/recorded';
import { dealt } from '../state/made_notices';
import { follow, openTable, type TableState } from '../state/table';
import type { Notice } from '../wire/generated';
import { logLine } from './log';

const NAMES = new Map([
  [1, 'Ann'],
  [2, 'Ben'],
]);
const NO_READOUTS = { you: null, showing: new Map(), outs: [] };
const ONE_POT = { number: 7, pots: [{ chips: 500, contenders: [1, 2] }] };
const TWO_POTS = { number: 7, pots: [...ONE_POT.pots, { chips: 300, contenders: [2] }] };

function told(notice: Notice, allIn = false, hand = ONE_POT): string {
  return logLine({ v: 1, notice, allIn, up: ['9c', '9d'] }, { hand, names: NAMES, readouts: NO_READOUTS });
}

describe('the log', () => {
  test.each<[Notice, string]>([
    [{ type: 'opener_named', seat: 1, why: 'best_board' }, 'Ann opens: pair of nines.'],
    [{ type: 'brought_in', seat: 1, to: 50 }, 'Ann brings it in for 0.50.'],
    [{ type: 'wagered', seat: 2, to: 100, kind: 'complete' }, 'Ben completes to 1.'],
    [{ type: 'wagered', seat: 2, to: 250, kind: 'raise' }, 'Ben raises to 2.50.'],
    [{ type: 'lapsed', seat: 2, cause: 'timeout' }, 'Ben has run out of time.'],
    [{ type: 'uncalled_returned', seat: 2, chips: 100 }, 'Ben takes back 1 that nobody called.'],
    [{ type: 'mucked', seat: 3 }, 'Seat 3 mucks.'],
    [
      { type: 'pot_awarded', pot: 0, shares: [{ seat: 1, chips: 500, part: 'whole' }] },
      'Ann wins 5.',
    ],
  ])('of %j reads %s', (notice, words) => {
    expect(told(notice)).toBe(words);
  });

  test('says so when the last chip went in', () => {
    expect(told({ type: 'called', seat: 1, to: 100 }, true)).toBe('Ann calls 1. All-in.');
  });

  test('names the pot and the half where there are several', () => {
    const shares = [
      { seat: 1, chips: 150, part: 'high' as const },
      { seat: 2, chips: 150, part: 'low' as const },
    ];
    expect(told({ type: 'pot_awarded', pot: 1, shares }, false, TWO_POTS)).toBe(
      'Side pot 1: Ann wins 1.50 for the high. Ben wins 1.50 for the low.',
    );
  });

  test('tells the common card and the reshuffle', () => {
    expect(told(dealt(7, [], '8c'))).toMatch(
      /^Seventh street\. The deck has run out: one common card, 8♣/,
    );
  });

  test.each<Recording>(['casino', 'common_hilo'])('of %s is whole sentences', (name) => {
    const [first, rest] = opening(name);
    let table: TableState = openTable(first, 0);
    let lines = 0;
    for (const news of rest) {
      table = follow(table, news, 0) as TableState;
      const { hand, names, readouts } = table;
      if (news.t !== 'notice' || !hand) continue;
      const line = logLine(hand.log.at(-1)!, { hand, names, readouts });
      expect(line).toMatch(/^[A-Z].*(\.|[♣♦♥♠]\uFE0E)$/u);
      expect(line).not.toMatch(/[{}]|undefined|Seat \d/);
      lines += 1;
    }
    expect(lines).toBeGreaterThan(100);
  });
});
