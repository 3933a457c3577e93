import { describe, expect, test } from 'vitest';
import type { AroundNews } from '../wire/messages';
import { followAround, kept, nextHand, NOTHING_AROUND, type Around } from './around';

const NOW = 5_000;

function after(...news: AroundNews[]): Around {
  return news.reduce((around, each) => followAround(around, each, NOW), NOTHING_AROUND);
}

describe('the question for an ante', () => {
  test('ends on our clock', () => {
    expect(after({ t: 'ante', number: 7, ms_left: 8_000 }).ante).toEqual({
      number: 7,
      deadline: 13_000,
    });
  });

  test('has no end while too few are in', () => {
    expect(after({ t: 'ante', number: 7, ms_left: null }).ante?.deadline).toBe(null);
  });

  test('is over for its hand, not for a later one', () => {
    const asked: AroundNews = { t: 'ante', number: 8, ms_left: 1 };

    expect(after(asked, { t: 'ante_over', number: 7 }).ante?.number).toBe(8);
    expect(after(asked, { t: 'ante_over', number: 8 }).ante).toBe(null);
  });
});

describe('the line for a seat', () => {
  test('is the newest that was told, its offer on our clock', () => {
    const { waiting } = after(
      { t: 'waiting', of: 3, you: { position: 2, seats: [], offer: null } },
      { t: 'waiting', of: 2, you: { position: 1, seats: [], offer: { seat: 4, ms_left: 60_000 } } },
    );

    expect(waiting).toEqual({
      of: 2,
      you: { position: 1, seats: [], offer: { seat: 4, deadline: 65_000 } },
    });
  });

  test('has no place for who does not wait', () => {
    expect(after({ t: 'waiting', of: 1, you: null }).waiting.you).toBe(null);
  });

  test('may offer a seat at another table', () => {
    const { elsewhere } = after({ t: 'offer', table: 't2', name: 'Casino', seat: 1, ms_left: 10 });

    expect(elsewhere).toEqual({ table: 't2', name: 'Casino', seat: 1, deadline: 5_010 });
  });
});

describe('a pause', () => {
  const lost: AroundNews = { t: 'paused', code: 'connections.lost', sentence: 'most lines are lost', frozen: true, ms_left: 60_000 };
  const host: AroundNews = { t: 'paused', code: 'host.paused', sentence: 'the host pauses', frozen: false, ms_left: null };

  test('stands beside others, and ends alone', () => {
    const both = after(lost, host);

    expect(both.pauses.map(({ code, deadline }) => [code, deadline])).toEqual([
      ['connections.lost', 65_000],
      ['host.paused', null],
    ]);
    const { pauses } = followAround(both, { t: 'resumed', code: 'connections.lost' }, NOW);
    expect(pauses.map(({ code }) => code)).toEqual(['host.paused']);
  });

  test('that is told again is the same pause', () => {
    expect(after(host, host).pauses.length).toBe(1);
  });
});

describe('announced rules', () => {
  const announced = { from_hand: 9, changes: [], by: 'Ann' };

  test('stand until they are taken back', () => {
    const told = after({ t: 'announced', code: 'rules.announced', sentence: 'new rules', announced });

    expect([told.announced, told.heard?.code]).toEqual([announced, 'rules.announced']);
    const back = followAround(
      told,
      { t: 'announced', code: 'rules.taken_back', sentence: 'no new rules', announced: null },
      NOW,
    );
    expect([back.announced, back.heard?.code]).toEqual([null, 'rules.taken_back']);
  });
});

describe('the next hand', () => {
  const told = after(
    { t: 'button', seat: 2, cards: { '1': '4c', '2': 'Ks' } },
    { t: 'muck_asked', hand: 'h1', number: 1, seat: 2, by: 'Ben' },
    {
      t: 'lapse',
      hand: 'h1',
      seat: 1,
      cause: 'timeout',
      outcome: 'folded',
      protection: null,
      refused_protection: false,
      sentence: 'Ann has run out of time and folds',
    },
  );

  test('ends what was told of the one before', () => {
    const { drawn, lapse, muckAsked } = nextHand(told, 2);

    expect([drawn, lapse, muckAsked]).toEqual([null, null, null]);
  });

  test('is the first one after the button was drawn: the draw stays in view', () => {
    expect(nextHand(told, 1).drawn?.seat).toBe(2);
  });
});

test('a whole table told anew brings its own pauses and line, and not what was put away before', () => {
  const told = after(
    { t: 'paused', code: 'host.paused', sentence: 'the host pauses', frozen: false, ms_left: null },
    { t: 'announced', code: 'rules.in_force', sentence: 'in force', announced: null },
  );

  expect([kept(told).pauses, kept(told).heard?.code]).toEqual([[], 'rules.in_force']);
});
