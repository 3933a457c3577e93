import { afterAll, describe, expect, test } from 'vitest';
import type { Scalar } from '../wire/fields';
import { speak } from '../words/words.svelte';
import { problemsIn, problemText } from './problem_words';

function text(code: string, facts: Record<string, Scalar> = {}, sentence = ''): string {
  return problemText({ code, sentence, facts });
}

describe('a problem', () => {
  afterAll(() => speak('en', ['en']));

  test('names the rule and writes its values as the rule is written', () => {
    const spread = { field: 'spread_max', value: 100, other: 'spread_min', least: 250 };

    expect(text('rules.below', spread)).toBe('Greatest bet or raise: 1 is less than “Least bet”, which is 2.50.');
    expect(text('rules.between', { field: 'bust_seconds', value: 1, least: 10, most: 1800 })).toBe(
      'A seat without chips is kept for: 1 second cannot be chosen; 10 seconds is the least and 1,800 seconds the most.',
    );
    expect(text('rules.house_raises', { field: 'max_raises', value: null, source: '000, item 14' })).toBe(
      'Raises in a round: this house has a bet and three raises (PartyPoker rules, item 14).',
    );
  });

  test('of the books counts chips', () => {
    const facts = { account: 'seat:casino:3', chips: -150, at_table: 2000 };

    expect(text('books.differ', facts)).toBe('seat:casino:3 is at -1.50 in the books and at 20 at the table.');
  });

  test('that is a refusal elsewhere has its words, and an unknown one the room’s', () => {
    expect(text('seat.unknown', { seat: 9, seats: 8 })).toMatch(/^There is no seat 9/);
    expect(text('rules.brand_new', {}, 'it is new')).toBe('It is new.');
  });

  test('is told in the language of the page', async () => {
    await speak('fi', ['fi']);

    expect(text('rules.least', { field: 'turn_seconds', value: 0, least: 1 })).toBe(
      'Aikaa toimia: 0 sekuntia on liian vähän; vähintään 1 sekunti.',
    );
  });

  test('stands in the refusal that it is a reason of', () => {
    const problem = { code: 'rules.no_cap', sentence: '', facts: {} };

    expect(problemsIn({ code: 'table.rules', sentence: '', facts: { problems: [problem] } })).toEqual([problem]);
    expect(problemsIn(null)).toEqual([]);
  });
});
