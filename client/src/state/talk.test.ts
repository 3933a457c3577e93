import { describe, expect, test } from 'vitest';
import type { LineSign } from '../wire/generated';
import type { TalkNews, Where } from '../wire/messages';
import { followTalk, heardLines, NO_TALK, type Talk } from './talk';

function line(id: number, player: string, where: Where = 'table', held = false): LineSign {
  return { id, where, player, name: player, text: `line ${id}`, at_ms: id, hand: null, number: null, held };
}

function after(...news: TalkNews[]): Talk {
  return news.reduce(followTalk, NO_TALK);
}

const all = (table: LineSign[], muted: string[] = []): TalkNews => ({
  t: 'talk',
  table,
  rail: [],
  may: { table: null, rail: { code: 'talk.at_table', sentence: 'you sit at the table' } },
  muted,
});
const ids = (talk: Talk, where: Where = 'table'): number[] => heardLines(talk, where).map(({ id }) => id);

describe('talk', () => {
  test('is replaced as a whole, and then grows', () => {
    const talk = after(all([line(1, 'ann')]), { t: 'said', line: line(2, 'ben') });

    expect(ids(talk)).toEqual([1, 2]);
    expect(ids(followTalk(talk, all([line(2, 'ben')])))).toEqual([2]);
  });

  test('of the rail stays apart', () => {
    const talk = after(all([line(1, 'ann')]), { t: 'said', line: line(2, 'ben', 'rail') });

    expect([ids(talk), ids(talk, 'rail')]).toEqual([[1], [2]]);
  });

  test('says where the viewer may speak, and why not elsewhere', () => {
    const { may } = after(all([]));

    expect([may.table, may.rail?.code]).toEqual([null, 'talk.at_table']);
    expect(NO_TALK.may.table).not.toBe(null);
  });

  test('that was held is told a second time and stands once, in its order', () => {
    const held = line(2, 'ann', 'table', true);
    const talk = after(all([line(1, 'ben')]), { t: 'said', line: held }, { t: 'said', line: line(3, 'ben') });

    const told = followTalk(talk, { t: 'said', line: { ...held, held: false } });

    expect(ids(told)).toEqual([1, 2, 3]);
    expect(told.lines.table[1]?.held).toBe(false);
  });

  test('that the host takes away is gone', () => {
    expect(ids(after(all([line(1, 'ann'), line(2, 'ben')]), { t: 'unsaid', line: 1 }))).toEqual([2]);
  });

  test('of the muted is not heard, and heard again afterwards', () => {
    const lines = [line(1, 'ann'), line(2, 'ben')];

    expect(ids(after(all(lines, ['ann'])))).toEqual([2]);
    expect(ids(after(all(lines, ['ann']), all(lines)))).toEqual([1, 2]);
  });

  test('keeps no more lines than people read', () => {
    const many = Array.from({ length: 250 }, (_, at): TalkNews => ({ t: 'said', line: line(at, 'ann') }));

    expect(ids(after(...many)).length).toBe(200);
    expect(ids(after(...many)).at(-1)).toBe(249);
  });
});

describe('an announcement', () => {
  const said = { id: 4, text: 'Back at eight', by: 'Host', at_ms: 1, until_ms: null, table: null };

  test('stands once until it is over', () => {
    const up = after({ t: 'announcement', ...said, over: false }, { t: 'announcement', ...said, over: false });

    expect(up.announcements).toEqual([{ ...said, over: false }]);
    expect(followTalk(up, { t: 'announcement', ...said, over: true }).announcements).toEqual([]);
  });
});
