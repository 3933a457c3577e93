import { describe, expect, test } from 'vitest';
import { words as en } from '../locales/en';
import { changesOf, isAsked, RULE_GROUPS, wishFor, withField, type RuleSet } from './rule_fields';

const FIELDS = RULE_GROUPS.flatMap((group) => group.fields);
const named = (name: string) => FIELDS.find(({ field }) => field === name)!;

const HOUSE: RuleSet = {
  rules: { betting: 'fixed_limit', small_bet: 100, big_bet: 200, ante: 25, max_raises: 3 },
  policy: { buy_in_min: 2000, turn_seconds: 30 },
};
const HIGHER: RuleSet = {
  rules: { ...HOUSE.rules, small_bet: 400, big_bet: 800, ante: 100 },
  policy: { buy_in_min: 8000, turn_seconds: 30 },
};
const ABOUT = { house: 'casino', name: 'Evening', private: false, password: null, bots: true };

describe('a form of rules', () => {
  test('has every field once, each with a name in words', () => {
    const names = FIELDS.map(({ field }) => field);

    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !(`rule.${name}` in en))).toEqual([]);
  });

  test('has words for every choice', () => {
    const codes = FIELDS.flatMap(({ field, choices = [] }) =>
      choices.map((value) => `choice.${field}.${value}`),
    );

    expect(codes.filter((code) => !(code in en))).toEqual([]);
  });

  test('asks for sizes that the betting gives a meaning', () => {
    const spread = withField(HOUSE, named('betting'), 'spread_limit');

    expect(['big_bet', 'spread_max'].map((name) => isAsked(named(name), HOUSE))).toEqual([true, false]);
    expect(['big_bet', 'spread_max'].map((name) => isAsked(named(name), spread))).toEqual([false, true]);
  });
});

describe('a changed rule', () => {
  test('leaves the rules it came from alone', () => {
    const after = withField(HOUSE, named('ante'), 50);

    expect([HOUSE.rules['ante'], after.rules['ante']]).toEqual([25, 50]);
    expect(changesOf(HOUSE.rules, after.rules)).toEqual({ ante: 50 });
  });

  test('takes the big bet along in fixed limit', () => {
    const after = withField(HOUSE, named('small_bet'), 300);

    expect(changesOf(HOUSE.rules, after.rules)).toEqual({ small_bet: 300, big_bet: 600 });
  });

  test('may be none at all', () => {
    expect(changesOf(HOUSE.rules, withField(HOUSE, named('max_raises'), null).rules)).toEqual({
      max_raises: null,
    });
  });
});

describe('a wish for a table', () => {
  test('of the house’s own game changes nothing', () => {
    expect(wishFor(ABOUT, HOUSE, HOUSE, HOUSE)).toEqual({ ...ABOUT, rules: {}, policy: {} });
  });

  test('at other stakes leaves the buy-in to follow them', () => {
    const wish = wishFor(ABOUT, HOUSE, HIGHER, withField(HIGHER, named('turn_seconds'), 20));

    expect(wish.rules).toEqual({ small_bet: 400, big_bet: 800, ante: 100 });
    expect(wish.policy).toEqual({ turn_seconds: 20 });
  });
});
