import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import type { Scalar } from '../wire/fields';
import type { TableRule } from '../wire/generated';
import { speak } from '../words/words.svelte';
import { listed } from './house_rules';

function rule(field: string, value: Scalar): TableRule {
  return { field, value, text: '', source: '000, item 1', changed: false };
}

interface Case {
  readonly set: Record<string, Scalar>;
  readonly field: string;
  /** What the room says of the rule; `''` where it does not arise. */
  readonly text: string;
}

const RECORDED = JSON.parse(
  readFileSync(new URL('recorded/rules_in_words.json', import.meta.url), 'utf8'),
) as { base: Record<string, Scalar>; cases: Case[] };

/** What the page writes of one rule among all others; `''` where it does not list it. */
function written({ set, field }: Case): string {
  const all = Object.entries({ ...RECORDED.base, ...set }).map(([name, value]) => rule(name, value));
  const rules = listed(all).flatMap((group) => group.rules);
  return rules.find(({ sentence }) => sentence.field === field)?.written ?? '';
}

function said(...sentences: TableRule[]): string[] {
  return listed(sentences).flatMap(({ rules }) => rules.map(({ name, value }) => `${name}: ${value}`));
}

describe('the rules of a table', () => {
  afterAll(() => speak('en', ['en']));

  test('are named with their values in words', async () => {
    const rules = [
      rule('betting', 'fixed_limit'),
      rule('small_bet', 200),
      rule('burn_cards', true),
      rule('turn_seconds', 30),
      rule('network_grace_ms', 1500),
      rule('max_raises', null),
      rule('absence_minutes', 1),
    ];

    expect(said(...rules)).toEqual([
      'Betting: fixed limit',
      'Small bet: 2',
      'An absent player keeps the seat for: 1 minute',
      'Raises in a round: no limit',
      'A card is burned before each street: Yes',
      'Time to act: 30 seconds',
      'An answer counts that comes late by: 1.5 seconds',
    ]);
    await speak('pl', ['pl']);
    expect(said(...rules)).toContain('Czas na decyzję: 30 sekund');
  });

  test('that have no meaning in its game are left out', () => {
    const spread = { ...RECORDED.base, betting: 'spread_limit', bring_in: 0 };
    const rules = Object.entries(spread).map(([field, value]) => rule(field, value));
    const fields = listed(rules).flatMap((group) => group.rules.map(({ sentence }) => sentence.field));
    const without = ['small_bet', 'big_bet', 'open_pair_hilo', 'odd_chip_low', 'short_bring_in_call'];

    expect(fields).toContain('spread_max');
    expect(without.filter((field) => fields.includes(field))).toEqual([]);
  });
});

describe('a rule written out', () => {
  test('says in English what the room says', () => {
    const said = RECORDED.cases.map((each) => [each, written(each).replaceAll('’', "'")]);

    expect(said).toEqual(RECORDED.cases.map((each) => [each, each.text]));
    expect(new Set(RECORDED.cases.map(({ field }) => field)).size).toBe(
      Object.keys(RECORDED.base).length,
    );
  });

  test.each(['fi', 'pl', 'et'] as const)('is a whole sentence of its own in %s', async (language) => {
    await speak(language, [language]);
    const told = RECORDED.cases.filter(({ text }) => text).map((each) => written(each));
    await speak('en', ['en']);

    expect(told.filter((text) => !/^\p{Lu}[^{}#]*\.$/u.test(text) || /  |undefined/.test(text))).toEqual([]);
    // What is said of different values differs: no two forms were written alike by mistake.
    expect(new Set(told).size).toBeGreaterThan(0.95 * told.length);
  });
});
