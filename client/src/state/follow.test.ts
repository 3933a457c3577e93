import { describe, expect, test } from 'vitest';
import type { Noticed } from '../wire/generated';
import type { TableNews } from '../wire/messages';
import type { HandState } from './hand';
import { opening, type Recording } from './recorded';
import { follow, openTable, type TableState } from './table';

const NOW = 1_000;
const RECORDINGS: Recording[] = ['casino', 'common_hilo'];

function followed(table: TableState, news: TableNews): TableState {
  const after = follow(table, news, NOW);
  if (after === 'resync') throw new Error(`asked for a resync at ${JSON.stringify(news)}`);
  return after;
}

/** Every table there was, with the message that made it. */
function course(name: Recording): { news: TableNews; before: TableState; table: TableState }[] {
  const [first, rest] = opening(name);
  let table = openTable(first, NOW);
  return rest.map((news) => {
    const before = table;
    table = followed(before, news);
    return { news, before, table };
  });
}

function chipsOf(hand: HandState): number {
  let chips = 0;
  const awarded = new Set<number>();
  for (const seat of hand.seats.values()) {
    chips += seat.stack + seat.wager;
    for (const share of seat.shares) awarded.add(share.pot);
  }
  hand.pots.forEach((pot, at) => (chips += awarded.has(at) ? 0 : pot.chips));
  return chips;
}

function noticesOf(name: Recording): Noticed[] {
  return opening(name)[1].filter((news): news is Noticed => news.t === 'notice');
}

describe.each(RECORDINGS)('following a recorded stream of %s', (name) => {
  test('needs no resync when nothing is missing', () => {
    expect(course(name).length).toBeGreaterThan(200);
  });

  test('keeps every chip of a hand at every notice', () => {
    const totals = new Map<string, Set<number>>();
    for (const { table } of course(name)) {
      if (!table.hand) continue;
      const seen = totals.get(table.hand.id) ?? new Set();
      totals.set(table.hand.id, seen.add(chipsOf(table.hand)));
    }
    expect(totals.size).toBeGreaterThan(3);
    for (const seen of totals.values()) expect(seen.size).toBe(1);
  });

  test('ends each hand with the stacks that the server names', () => {
    const ended = course(name).filter(
      ({ news }) => news.t === 'notice' && news.notice.type === 'hand_ended',
    );
    expect(ended.length).toBeGreaterThan(2);
    for (const { before, table } of ended) {
      const stacks = (hand: HandState | null) =>
        [...(hand?.seats.values() ?? [])].map((seat) => seat.stack);
      expect(stacks(before.hand)).toEqual(stacks(table.hand));
      expect(table.hand?.over).toBe(true);
      expect(table.lastHand).toBe(table.hand?.id);
    }
  });

  test('comes to the same hand as the whole table sent in mid-hand', () => {
    const resyncs = course(name).filter(({ news }) => news.t === 'table');
    expect(resyncs.length).toBe(1);
    for (const { before, table } of resyncs) expect(before.hand).toEqual(table.hand);
  });

  test('asks for a resync wherever a notice is left out', () => {
    const [first, rest] = opening(name);
    const left = rest.findIndex((news) => news.t === 'notice' && news.v === 6);
    let table: TableState | 'resync' = openTable(first, NOW);
    for (const news of rest.filter((_, at) => at !== left)) {
      table = follow(table, news, NOW);
      if (table === 'resync') break;
    }
    expect(table).toBe('resync');
  });

  test('passes over what it has seen', () => {
    for (const { news, table } of course(name)) {
      if (news.t === 'notice') expect(follow(table, news, NOW)).toBe(table);
    }
  });

  test('leaves the seats alone that a notice does not touch', () => {
    const folds = course(name).filter(
      ({ news }) => news.t === 'notice' && news.notice.type === 'folded',
    );
    expect(folds.length).toBeGreaterThan(2);
    for (const { news, before, table } of folds) {
      const folder = news.t === 'notice' && 'seat' in news.notice ? news.notice.seat : 0;
      for (const seat of table.hand?.seats.values() ?? []) {
        const same = seat === before.hand?.seats.get(seat.seat);
        expect(same).toBe(seat.seat !== folder);
      }
    }
  });

  test('leaves the table as it was at every message of the fair deal', () => {
    const fair = new Set(['commit_asked', 'opened', 'receipt', 'mixed', 'closed']);
    const steps = course(name).filter(({ news }) => fair.has(news.t));
    expect(new Set(steps.map(({ news }) => news.t))).toEqual(fair);
    for (const { before, table } of steps) expect(table).toBe(before);
  });

  test('is my turn only when the options are mine', () => {
    const turns = course(name).filter(({ news }) => news.t === 'turn');
    for (const { table } of turns) {
      expect(table.turn?.options != null).toBe(table.turn?.seat === table.mySeat);
    }
    expect(turns.some(({ table }) => table.turn?.options)).toBe(true);
  });
});

describe('a turn', () => {
  test('ends on our clock when the server says', () => {
    const { news, table } = course('casino').find((step) => step.news.t === 'turn')!;

    expect(table.turn?.deadline).toBe(NOW + (news.t === 'turn' ? news.ms_left : NaN));
  });

  test('is over with the next notice', () => {
    const steps = course('casino').filter(({ news }) => news.t === 'notice');

    expect(steps.some(({ before }) => before.turn)).toBe(true);
    for (const { table } of steps) expect(table.turn).toBe(null);
  });

  test('of a hand that was never told asks for a resync', () => {
    const [first] = opening('casino');
    const turn: TableNews = {
      t: 'turn',
      hand: 'another',
      decision: 1,
      seat: 1,
      ms_left: 1000,
      visible_ms: 1000,
      options: null,
    };

    expect(follow(openTable(first, NOW), turn, NOW)).toBe('resync');
  });
});

describe('the reasons of a turn', () => {
  const { table } = course('casino').find((step) => step.table.turn?.options)!;
  const why = (decision: number): TableNews => ({
    t: 'why',
    hand: table.hand!.id,
    decision,
    reasons: [
      { about: 'fold', open: true, code: 'fold_free', to: null, chips: {}, counts: {}, sources: [] },
    ],
  });

  test('are kept with it', () => {
    const after = followed(table, why(table.turn!.decision));

    expect(after.turn?.reasons?.map((reason) => reason.code)).toEqual(['fold_free']);
    expect(after.turn?.options).toBe(table.turn?.options);
  });

  test('of a decision that is past are passed over', () => {
    expect(followed(table, why(table.turn!.decision - 1))).toBe(table);
  });
});

describe('a straggler', () => {
  test('of an older hand is passed over', () => {
    const notices = noticesOf('casino');
    const last = course('casino').at(-1)!.table;

    expect(follow(last, notices[0]!, NOW)).toBe(last);
  });

  test('of a newer hand without its start asks for a resync', () => {
    const last = course('casino').at(-1)!.table;
    const news: TableNews = {
      t: 'notice',
      hand: 'casino-99',
      number: 99,
      v: 4,
      notice: { type: 'checked', seat: 1 },
    };

    expect(follow(last, news, NOW)).toBe('resync');
  });
});

describe('the seats', () => {
  test('that did not change stay the same objects', () => {
    const [first] = opening('casino');
    const table = openTable(first, NOW);
    const seats = first.seats.map((sign, at) => ({ ...sign, leaving: at === 0 }));

    const after = followed(table, { t: 'seats', seats, dealer: 2, watching: 4, held: [] });

    const same = seats.map(({ seat }) => after.seats.get(seat) === table.seats.get(seat));
    expect(same).toEqual([false, ...seats.slice(1).map(() => true)]);
    expect([after.dealer, after.watching]).toEqual([2, 4]);
  });

  test('tell whether one of them is mine', () => {
    const [first] = opening('casino');
    const table = openTable(first, NOW);
    const mine = { ...first.seats[0]!, seat: 8, player: table.player!.id };

    const after = followed(table, { t: 'seats', seats: [mine], dealer: null, watching: 0, held: [] });

    expect([table.mySeat, after.mySeat]).toEqual([null, 8]);
  });
});

describe('a wallet', () => {
  test('is the new amount', () => {
    const table = openTable(opening('casino')[0], NOW);

    expect(followed(table, { t: 'wallet', wallet: 7 }).player?.wallet).toBe(7);
  });

  test('of nobody is passed over', () => {
    const table = { ...openTable(opening('casino')[0], NOW), player: null };

    expect(followed(table, { t: 'wallet', wallet: 7 })).toBe(table);
  });
});
