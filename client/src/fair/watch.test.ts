/** The watch against hands that the room's own code saved: told message by message. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../room/line';
import { recorded, type Recording } from '../state/recorded';
import type { FairDeal, TableTold } from '../wire/generated';
import type { TableNews, Wish } from '../wire/messages';
import { unhex } from './proof/bytes';
import { verify } from './proof/saved_hand';
import { commitment } from './proof/mixing';
import { Seeds } from './seeds';
import { PageShelf } from './shelf';
import { FairWatch } from './watch';

interface Saved {
  key: string;
  viewer: number | null;
  opening: FairDeal['opening'];
  signature: string;
  mine: { seat: number; seed: string; receipt: unknown; signature: string } | null;
  mixed: NonNullable<FairDeal['mixed']>;
  notices: { v: number; notice: object; openings: { place: number; salt: string }[] }[];
  closing: NonNullable<FairDeal['closed']>['closing'];
  closing_signature: string;
  before: FairDeal['before'];
}

const HANDS = '../../../tests/vectors/fair/hands/';

function saved(name: string): Saved {
  const text = readFileSync(new URL(`${HANDS}${name}.json`, import.meta.url), 'utf8');
  return JSON.parse(text) as Saved;
}

const ONE = saved('two_people_and_a_bot_seen_by_seat_1');

function greeting(hand: Saved, more: Partial<TableTold> = {}): TableTold {
  const message = {
    t: 'table',
    you: { player: { id: 'me' }, seat: hand.viewer },
    seats: [],
    hand: null,
    fair: null,
    ...more,
  };
  return message as unknown as TableTold;
}

function messages(hand: Saved): TableNews[] {
  const { opening } = hand;
  const told = [
    { t: 'opened', opening, signature: hand.signature, ms_left: 4000 },
    hand.mine && { t: 'receipt', hand: opening.hand, receipt: hand.mine.receipt, signature: hand.mine.signature },
    { t: 'mixed', hand: opening.hand, number: opening.number, ...hand.mixed },
    ...hand.notices.map((each) => ({ t: 'notice', hand: opening.hand, number: opening.number, ...each })),
    { t: 'closed', closing: hand.closing, signature: hand.closing_signature },
  ];
  return told.filter((each) => each !== null) as unknown as TableNews[];
}

/** A page at the table of a saved hand, with the seed that was committed to. */
function page(hand: Saved, shelf = new PageShelf(), answer: Answer = { ok: true }) {
  const asked: Wish[] = [];
  if (hand.mine) {
    const { table, number } = hand.opening;
    shelf.setItem(`doorcard.seed/${table}/${number}/${hand.mine.seat}/00000000`, hand.mine.seed);
  }
  const watch = new FairWatch({
    table: hand.opening.table,
    seeds: new Seeds(shelf, (count) => new Uint8Array(count).fill(7)),
    known: () => hand.key,
    ask: (wish) => {
      asked.push(wish);
      return Promise.resolve(answer);
    },
    changed: () => undefined,
  });
  watch.hear(greeting(hand));
  return { watch, asked, shelf };
}

function codes(watch: FairWatch): string[] {
  return watch.alarms.map((each) => each.finding.code);
}

describe('taking part', () => {
  it('commits to a seed when asked, and to the same again', () => {
    const { watch, asked, shelf } = page(ONE);
    const question = { t: 'commit_asked', number: 99, seat: 2, ms_left: 3000 } as const;

    watch.hear(question);
    watch.hear(question);

    const [name] = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '').filter((key) => key.includes('/99/'));
    const seed = shelf.getItem(name ?? '') ?? '';
    const given = commitment(ONE.opening.table, 99, 2, unhex(seed));
    expect(asked).toEqual([
      { t: 'commit', number: 99, commitment: given },
      { t: 'commit', number: 99, commitment: given },
    ]);
  });

  it('reveals the seed to the opening event that holds its commitment', () => {
    const { watch, asked } = page(ONE);

    watch.hear(messages(ONE)[0] as TableNews);

    expect(asked).toEqual([{ t: 'reveal', hand: ONE.opening.hand, seed: ONE.mine?.seed }]);
  });

  it('reveals it once more after a reload, while no receipt has come', () => {
    const { asked, shelf, watch } = page(ONE);
    watch.hear(messages(ONE)[0] as TableNews);
    const again = page(ONE, shelf);
    const fair = { opening: ONE.opening, signature: ONE.signature, ms_left: 2000, receipt: null, mixed: null, closed: null, before: [] };

    again.watch.hear(greeting(ONE, { fair }));

    expect(again.asked).toEqual(asked);
  });

  it('reveals nothing to a second opening event of the same number, and rings', () => {
    const { watch, asked } = page(ONE);
    const [opened] = messages(ONE);
    watch.hear(opened as TableNews);
    const other = { ...ONE.opening, previous: 'ab'.repeat(32) };

    watch.hear({ ...opened, opening: other } as TableNews);

    expect(asked.filter((each) => each.t === 'reveal')).toHaveLength(1);
    expect(codes(watch)).toContain('compare.opening');
  });

  const seats = ONE.opening.seats.map((each) => (each.seat === 1 ? { ...each, commitment: 'cd'.repeat(32) } : each));
  const exchanged = { t: 'opened', opening: { ...ONE.opening, seats }, signature: ONE.signature, ms_left: 1 } as const;

  it('reveals nothing where another commitment stands in the place of its own', async () => {
    const { watch, asked } = page(ONE);
    watch.hear({ t: 'commit_asked', number: ONE.opening.number, seat: 1, ms_left: 1 });
    await Promise.resolve();
    asked.length = 0;

    watch.hear(exchanged);

    expect(asked).toEqual([]);
    expect(codes(watch)).toEqual(expect.arrayContaining(['commitment.mine', 'signature.opening']));
  });

  it('has no part in a hand to which the same player committed elsewhere', async () => {
    const refusal = { code: 'commit.other', sentence: 'another one stands', facts: {} };
    const { watch, asked } = page(ONE, new PageShelf(), { ok: false, refusal });
    watch.hear({ t: 'commit_asked', number: ONE.opening.number, seat: 1, ms_left: 1 });
    await Promise.resolve();
    asked.length = 0;

    watch.hear(exchanged);

    expect(asked).toEqual([]);
    expect(watch.hand?.mine).toBe(null);
    expect(codes(watch)).not.toContain('commitment.mine');
  });

  it('reveals nothing to a room with another key', () => {
    const { watch, asked } = page({ ...ONE, key: 'ef'.repeat(32) });

    watch.hear(messages(ONE)[0] as TableNews);

    expect(asked).toEqual([]);
    expect(codes(watch)).toContain('key.changed');
  });
});

describe('an honest hand', () => {
  it.each(['two_people_and_a_bot_seen_by_seat_1', 'two_people_and_a_bot_seen_by_the_rail', 'burned_cards_dealt_again', 'hi_lo', 'all_in'])(
    'rings no alarm as it is told (%s)',
    (name) => {
      const hand = saved(name);
      const { watch } = page(hand);

      for (const each of messages(hand)) watch.hear(each);

      expect(codes(watch)).toEqual([]);
      expect(watch.hand?.phase).toBe('closed');
      expect(watch.hand?.check.faces.size).toBeGreaterThan(4);
    },
  );

  it('is saved as a file that the verifier takes', () => {
    const { watch } = page(ONE);
    for (const each of messages(ONE)) watch.hear(each);

    const file = JSON.parse(JSON.stringify(watch.hand?.file()));

    const report = verify(file);
    expect(report.findings).toEqual([]);
    expect(report.check?.mix?.code).toBe(watch.hand?.check.mix?.code);
    expect(file.notices).toHaveLength(ONE.notices.length);
  });

  it('is checked from the whole table as well as from its messages', () => {
    const { watch } = page(ONE);
    const { opening, signature, mixed } = ONE;
    const receipt = { receipt: ONE.mine?.receipt, signature: ONE.mine?.signature };
    const closed = { closing: ONE.closing, signature: ONE.closing_signature };
    const fair = { opening, signature, ms_left: 0, receipt, mixed, closed, before: [] } as unknown as FairDeal;
    const hand = { id: opening.hand, number: opening.number, version: ONE.notices.length, notices: ONE.notices };

    watch.hear(greeting(ONE, { fair, hand: hand as unknown as TableTold['hand'] }));

    expect(codes(watch)).toEqual([]);
    expect(watch.hand?.phase).toBe('closed');
    expect(watch.hand?.hasReceipt).toBe(true);
  });
});

describe('an alarm', () => {
  it('says which card does not match', () => {
    const { watch } = page(ONE);
    const told = messages(ONE);
    const at = told.findIndex((each) => each.t === 'notice' && JSON.stringify(each).includes('"up":["'));
    const text = JSON.stringify(told[at]).replace(/"up":\[".."\]/, () => '"up":["9s"]');

    for (const each of [...told.slice(0, at), JSON.parse(text) as TableNews]) watch.hear(each);

    expect(watch.alarms.map((each) => each.finding)).toEqual([
      expect.objectContaining({ code: 'card.wrong', facts: expect.objectContaining({ card: '9s' }) }),
    ]);
    expect(watch.alarms[0]?.number).toBe(ONE.opening.number);
  });

  it('rings once, however often the same is told', () => {
    const { watch } = page(ONE);
    const opened = messages(ONE)[0] as TableNews;
    const broken = { ...opened, signature: '00'.repeat(64) } as TableNews;

    watch.hear(broken);
    watch.hear(broken);

    expect(codes(watch)).toEqual(['signature.opening']);
  });

  it('stays when the next hand begins', () => {
    const { watch } = page(ONE);
    watch.hear({ ...(messages(ONE)[0] as TableNews), signature: '00'.repeat(64) } as TableNews);
    const next = saved('the_hand_after_it');

    watch.hear(messages(next)[0] as TableNews);

    expect(codes(watch)).toContain('signature.opening');
  });

  it('rings where a seat is called silent that holds a receipt', () => {
    const { watch } = page(ONE);
    const [opened, receipt] = messages(ONE);
    const closing = {
      version: 1,
      table: ONE.opening.table,
      hand: ONE.opening.hand,
      number: ONE.opening.number,
      opening: 'aa'.repeat(32),
      outcome: 'void',
      reason: 'silent',
      silent: [1],
      seeds: [],
      decks: null,
    };

    for (const each of [opened, receipt, { t: 'closed', closing, signature: '00'.repeat(64) }]) {
      watch.hear(each as unknown as TableNews);
    }

    expect(codes(watch)).toContain('void.mine');
  });
});

describe('the chain of hands', () => {
  it('is followed from hand to hand', () => {
    const { watch } = page(ONE);
    const next = saved('the_hand_after_it');
    const chained = next.opening.number === ONE.opening.number + 1;

    for (const each of messages(ONE)) watch.hear(each);
    watch.hear(messages(next)[0] as TableNews);

    expect(chained).toBe(true);
    expect(watch.hand?.links.map((each) => each.opening.hand)).toEqual([ONE.opening.hand]);
    expect(codes(watch)).toEqual([]);
  });
});

describe('a void hand', () => {
  it('names the seats that were silent', () => {
    const hand = saved('void');
    const { watch } = page(hand);
    const [opened, receipt, , closed] = messages({ ...hand, notices: [] });
    watch.hear(opened!);
    watch.hear(receipt!);
    watch.hear(closed!);

    expect(watch.hand?.silent).toEqual([4]);
    expect(codes(watch)).toEqual([]);
  });

  it('is an alarm for who had sent a seed and is called silent', () => {
    const hand = saved('called_silent');
    const { watch, asked } = page(hand);
    const [opened, , , closed] = messages({ ...hand, notices: [] });
    watch.hear(opened!);
    expect(asked.map((each) => each.t)).toEqual(['reveal']);
    watch.hear(closed!);

    expect(codes(watch)).toEqual(['mark.blamed']);
  });
});

/** A page that draws the seeds which the recorded person drew; those of the last hand were never told. */
function recordedPage(name: Recording) {
  const stream = recorded(name);
  const drawn = stream.filter((each) => each.t === 'mixed').flatMap((each) => {
    return each.seeds.filter(({ seat }) => seat === 1).map(({ seed }) => unhex(seed));
  });
  const asked: Wish[] = [];
  const watch = new FairWatch({
    table: name,
    seeds: new Seeds(new PageShelf(), (count) => (count === 32 && drawn.shift()) || new Uint8Array(count)),
    known: (key) => key,
    ask: (wish) => {
      asked.push(wish);
      return Promise.resolve({ ok: true });
    },
    changed: () => undefined,
  });
  return { stream, watch, asked };
}

describe.each(['casino', 'common_hilo'] as const)('a recorded stream of %s', (name) => {
  it('is checked hand for hand, and every seed is committed to and revealed', () => {
    const { stream, watch, asked } = recordedPage(name);
    let whole = 0;
    for (const news of stream) {
      watch.hear(news);
      if (news.t !== 'closed') continue;
      expect([watch.hand?.phase, watch.hand?.isBroken]).toEqual(['closed', false]);
      whole += Number(watch.hand?.mine !== null && watch.hand?.hasReceipt);
      expect(watch.hand?.check.faces.size).toBeGreaterThan(4);
    }

    expect(watch.alarms).toEqual([]);
    expect(whole).toBeGreaterThan(2);
    const questions = stream.filter((each) => each.t === 'commit_asked').length;
    expect(asked.filter((each) => each.t === 'commit')).toHaveLength(questions);
    expect(asked.filter((each) => each.t === 'reveal')).toHaveLength(whole);
  });
});
