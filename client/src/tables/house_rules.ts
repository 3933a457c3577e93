/** The rules of a table as its page lists them: what each is called, its value, and the rule written out. */
import type { Scalar } from '../wire/fields';
import type { TableRule } from '../wire/generated';
import { amount } from '../words/amounts';
import { sayCode } from '../words/moments';
import { say, type Key, type Values } from '../words/words.svelte';
import { isAsked, RULE_GROUPS, type Kind, type RuleField, type RuleGroup } from './rule_fields';

type Rules = Readonly<Record<string, Scalar>>;

/** What a house decides and no table changes. */
const MORE: Partial<Record<RuleGroup['name'], RuleField[]>> = {
  deal: [{ field: 'dealer_rotation', of: 'policy', kind: 'choice' }],
  showdown: [{ field: 'history_email', of: 'policy', kind: 'flag' }],
  clock: [{ field: 'network_grace_ms', of: 'policy', kind: 'seconds' }],
};
const GROUPS: readonly RuleGroup[] = RULE_GROUPS.map(({ name, fields }) => ({
  name,
  fields: [...fields, ...(MORE[name] ?? [])],
}));
const KINDS = new Map(GROUPS.flatMap(({ fields }) => fields.map(({ field, kind }) => [field, kind])));

export interface ListedRule {
  readonly sentence: TableRule;
  readonly name: string;
  readonly value: string;
  /** The rule as a sentence. */
  readonly written: string;
}

export interface ListedGroup {
  readonly name: RuleGroup['name'];
  readonly rules: readonly ListedRule[];
}

/** The rules that have a meaning in this game, by their themes. */
export function listed(sentences: readonly TableRule[]): ListedGroup[] {
  const byField = new Map(sentences.map((each) => [each.field, each]));
  const rules = Object.fromEntries(sentences.map(({ field, value }) => [field, value]));
  const values = toldValues(rules);
  return GROUPS.map(({ name, fields }) => ({
    name,
    rules: fields
      .filter((field) => isAsked(field, { rules, policy: rules }) && arises(field.field, rules))
      .flatMap(({ field }) => {
        const sentence = byField.get(field);
        if (!sentence) return [];
        const value = ruleValue(field, played(field, rules));
        return [{ sentence, name: ruleName(field), value, written: say(`written.${field}` as Key, values) }];
      }),
  }));
}

/** What a rule is called; its code, if the room has a rule that these words do not know. */
export function ruleName(field: string): string {
  return sayCode(`rule.${field}`, field);
}

/** The value of a rule as its kind is written: chips, seconds, a choice in words. */
export function ruleValue(field: string, value: Scalar): string {
  if (typeof value === 'boolean') return say(value ? 'rules.yes' : 'rules.no');
  if (value === null) return say('rules.no_limit');
  if (typeof value === 'string') return sayCode(`choice.${field}.${value}`, value);
  switch (KINDS.get(field)) {
    case 'chips':
      return amount(value);
    case 'seconds':
      return say('rules.in_seconds', { seconds: field.endsWith('_ms') ? value / 1000 : value });
    case 'minutes':
      return say('rules.in_minutes', { minutes: value });
    default:
      return String(value);
  }
}

function arises(field: string, rules: Rules): boolean {
  if (/bring_in_|_low_card$/.test(field)) return Number(rules['bring_in']) > 0;
  switch (field) {
    case 'headsup_uncapped':
      return counted(rules) && rules['max_raises'] !== null;
    case 'open_pair_big_raise_over_small':
      return doubles(rules);
    case 'open_pair_hilo':
    case 'odd_chip_low':
      return rules['game'] === 'hilo';
    case 'muck_ask_told':
      return rules['muck_disclosure'] !== 'none';
    case 'timeout_chips_test':
      return [rules['timeout_action'], rules['disconnect_action']].includes('allin_if_chips_else_fold');
    case 'allin_protections_per_day':
      return rules['disconnect_action'] !== 'check_fold';
    case 'reconnect_min_left_seconds':
      return rules['reconnect_bonus_seconds'] !== 0;
    case 'pause_every_minutes':
      return rules['pause_seconds'] !== 0;
    case 'rail_delay_seconds':
      return rules['rail'] !== 'closed';
    default:
      return true;
  }
}

/** Are the raises of a round counted? */
function counted(rules: Rules): boolean {
  return rules['betting'] === 'fixed_limit' || rules['betting'] === 'spread_limit';
}

/** May a double bet beside an open pair come up? */
function doubles(rules: Rules): boolean {
  const [game, fixed] = [rules['game'], rules['betting'] === 'fixed_limit'];
  const there = game === 'hi' || (game === 'hilo' && rules['open_pair_hilo'] === true);
  return fixed && there && rules['open_pair_double'] !== 'off';
}

/** The value as it comes to play in this betting, where the rule itself speaks of another. */
function played(field: string, rules: Rules): Scalar {
  const fixed = rules['betting'] === 'fixed_limit';
  if (field === 'max_raises' && !counted(rules)) return null;
  if (field === 'allin_half_rule' && !fixed) return 'full';
  if (field === 'open_pair_double' && !fixed) return 'off';
  return rules[field] ?? null;
}

/** The values of all rules as the sentences take them: see `locales/en/written.ts`. */
function toldValues(rules: Rules): Values {
  const told: Values = Object.fromEntries(
    Object.entries(rules).map(([field, value]) => [field, toldValue(KINDS.get(field), value)]),
  );
  const flags = {
    hi_alone: rules['game'] === 'hilo' && rules['open_pair_hilo'] === false,
    one_buy_in: rules['buy_in_min'] === rules['buy_in_max'],
    whole_turn: rules['timer_visible_seconds'] === rules['turn_seconds'],
  };
  for (const [name, value] of Object.entries(flags)) told[name] = toldValue('flag', value);
  told['grace_seconds'] = Number(rules['network_grace_ms']) / 1000;
  return told;
}

function toldValue(kind: Kind | undefined, value: Scalar): string | number {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return kind === 'chips' ? amount(Number(value)) : value;
}
