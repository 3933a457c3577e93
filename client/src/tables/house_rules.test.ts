import { afterAll, describe, expect, test } from 'vitest';
import type { RuleSentence, Scalar } from '../wire/tables';
import { speak } from '../words/words.svelte';
import { listed } from './house_rules';

function rule(field: string, value: Scalar): RuleSentence {
  return { field, value, text: '', source: '000, item 1' };
}

function said(...sentences: RuleSentence[]): string[] {
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
    const spread = [rule('betting', 'spread_limit'), rule('game', 'hi'), rule('bring_in', 0)];
    const without = ['small_bet', 'big_bet', 'open_pair_hilo', 'odd_chip_low', 'short_bring_in_call'];

    expect(said(...spread, ...without.map((field) => rule(field, 1))).length).toBe(3);
  });
});
