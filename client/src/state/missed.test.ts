import { describe, expect, test } from 'vitest';
import { missedBetween, sightOf } from './missed';
import { opening } from './recorded';
import { follow, openTable, type TableState } from './table';

const [FIRST, REST] = opening('casino');

function tables(): TableState[] {
  let table = openTable(FIRST, 0);
  return REST.map((news) => (table = follow(table, news, 0) as TableState));
}

const ALL = tables();
const inHand = (number: number): TableState[] => ALL.filter(({ hand }) => hand?.number === number);

describe('what was missed', () => {
  const seen = ALL.filter(({ hand, mySeat }) => hand && !hand.over && mySeat !== null);
  const before = seen[0]!;
  const number = before.hand!.number;
  const sameHand = inHand(number);
  const seenThen = sightOf(before);

  test('in one hand is what was not heard of it', () => {
    const after = sameHand.at(-1)!;
    const missed = missedBetween(seenThen, after)!;

    expect(missed.hands).toBe(0);
    expect(missed.entries.map(({ v }) => v)).toEqual(
      Array.from(
        { length: after.hand!.version - before.hand!.version },
        (_, at) => before.hand!.version + 1 + at,
      ),
    );
    expect(missed.stack).not.toBe(null);
  });

  test('is nothing if nothing happened', () => {
    expect(missedBetween(seenThen, before)).toBe(null);
  });

  test('over hands counts those that ended, and tells the one on the table', () => {
    const later = inHand(number + 2).find(({ hand }) => !hand!.over)!;
    const missed = missedBetween(seenThen, later)!;

    expect(missed.hands).toBe(2);
    expect(missed.entries).toHaveLength(later.hand!.version);
  });

  test('tells that a seat was given up', () => {
    expect(missedBetween(seenThen, { ...before, mySeat: null })).toMatchObject({
      lostSeat: before.mySeat,
      stack: null,
    });
  });

  test('is the same when the sight was kept as text meanwhile', () => {
    const after = sameHand.at(-1)!;
    const kept: unknown = JSON.parse(JSON.stringify(seenThen));

    expect(missedBetween(kept as typeof seenThen, after)).toEqual(missedBetween(seenThen, after));
  });

  test('is nothing to who came in under another name', () => {
    const after = sameHand.at(-1)!;

    expect(missedBetween({ ...seenThen, player: 'somebody else' }, after)).toBe(null);
    expect(missedBetween(seenThen, { ...after, player: null })).toBe(null);
  });
});
