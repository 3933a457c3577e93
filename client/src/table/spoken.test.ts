import { describe, expect, test } from 'vitest';
import { opening } from '../state/recorded';
import { follow, openTable, type TableState } from '../state/table';
import type { ReasonTold } from '../wire/generated';
import { deadText, handText, outsText, potsText, seatText, tell, timeText, turnText } from './spoken';
import { reasonText, sourcesText, whyText } from './why_words';

const NOW = 1_000;

/** Every table of the recording at which something is told of the hand. */
function tables(): TableState[] {
  const [first, rest] = opening('common_hilo');
  let table = openTable(first, NOW);
  return rest.map((news) => (table = follow(table, news, NOW) as TableState));
}

describe('cards that are heard', () => {
  test('are in no line of a hand as signs', () => {
    let told = 0;
    for (const table of tables()) {
      const entry = table.hand?.log.at(-1);
      if (!entry) continue;
      expect(tell(entry, table)).not.toMatch(/[♣♦♥♠{}▮]|undefined|\d-\d/u);
      told += 1;
    }
    expect(told).toBeGreaterThan(100);
  });
});

describe('an own hand', () => {
  const mine = tables().filter(({ mySeat, hand }) => mySeat !== null && hand?.seats.get(mySeat));

  test('is told with what the cards are and make', () => {
    const table = mine.find(({ readouts }) => readouts.you)!;

    expect(handText(table)).toMatch(/^Closed: .* of .*\. Open: .* of .*\. That makes .*\.$/);
  });

  test('is called out when it is dealt', () => {
    const dealt = mine.find(({ hand }) => hand?.log.at(-1)?.notice.type === 'street_dealt')!;

    expect(tell(dealt.hand!.log.at(-1)!, dealt)).toMatch(/You get: .* of .*, .* of .*\.$/);
  });

  test('is called upon with all that may be done', () => {
    const { turn } = mine.find((table) => table.turn?.options)!;

    expect(turnText(turn!)).toMatch(/^Your turn: .+, .+\.$/);
    expect(turnText({ ...turn!, options: null })).toBe('');
  });
});

describe('the table', () => {
  const table = tables().find(({ hand, turn }) => hand?.street === 5 && turn)!;

  test('is told seat by seat', () => {
    for (let seat = 1; seat <= 8; seat += 1) {
      expect(seatText(table, seat)).toMatch(/^Seat \d(: .*, [\d.]+\.| is free\.)/);
    }
  });

  test('tells its pots, dead cards and the time', () => {
    expect(potsText(table.hand)).toMatch(/^Pot [\d.]+/);
    expect(deadText(table)).toMatch(/^(Dead cards: .*|No open card is dead yet)\.$/);
    const { turn } = table;
    const late = turn!.deadline - 7_000;
    expect(timeText(table, late)).toMatch(/(has|have) 7 seconds left\.$/);
    expect(timeText(table, turn!.deadline - turn!.visibleMs - 1)).toMatch(/does not show yet\.$/);
    expect(timeText({ ...table, turn: null }, NOW)).toBe('Nobody is to act.');
  });

  test('tells live outs with those that are dead', () => {
    expect(
      outsText([
        { category: 'flush', live: 7, dead: 2 },
        { category: 'pair', live: 9, dead: 0 },
      ]),
    ).toBe('Live outs: flush 7 (2 dead), pair 9.');
    expect(outsText([])).toBe('');
  });
});

describe('a reason', () => {
  const double: ReasonTold = {
    about: 'bet',
    open: true,
    code: 'bet_open_pair',
    to: 200,
    chips: { to: 200, small: 200, big: 400 },
    counts: { street: 4 },
    sources: [{ document: '000', part: '', items: ['25'] }],
  };

  test('is a sentence with its figures, and where it is written', () => {
    expect(reasonText(double)).toBe('Fourth street, open pair: you may bet 2 or 4.');
    expect(sourcesText(double.sources)).toBe('PartyPoker rules, item 25');
  });

  test('is read out with its option, and says so where that is closed', () => {
    const capped = {
      ...double,
      about: 'wager' as const,
      open: false,
      code: 'wager_nobody',
      to: null,
      sources: [],
    };

    expect(whyText([double, capped])).toBe(
      'Bet 2: Fourth street, open pair: you may bet 2 or 4. PartyPoker rules, item 25. ' +
        'Bet or raise (not now): Nobody is left who could answer a raise.',
    );
  });

  test('counts raises only where they are counted', () => {
    const raise = { ...double, code: 'raise', chips: { to: 400, size: 200 } };

    expect(reasonText({ ...raise, counts: { street: 5, number: 1, of: 3 } })).toBe(
      'Fifth street: a raise adds 2, to 4. It is raise 1 of 3.',
    );
    expect(reasonText({ ...raise, counts: { street: 5, number: 1, of: 0 } })).toBe(
      'Fifth street: a raise adds 2, to 4.',
    );
  });

  test('names parts, sections and several places', () => {
    expect(
      sourcesText([
        { document: 'reference', part: '', items: [] },
        { document: 'roberts', part: 'seven_card_stud', items: ['3', '4'] },
        { document: 'rule_book', part: '4', items: ['1'] },
      ]),
    ).toBe(
      'the house’s source is silent, so as the reference game has it; Robert’s Rules of Poker, Seven-Card Stud, items 3 and 4; rule book, part 4, item 1',
    );
  });
});
