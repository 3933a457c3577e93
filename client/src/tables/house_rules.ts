/** The rules of a table as its page lists them: what each is called, and its value in words. */
import type { RuleSentence, Scalar } from '../wire/tables';
import { amount } from '../words/amounts';
import { sayCode } from '../words/moments';
import { say, type Key } from '../words/words.svelte';
import { isAsked, RULE_GROUPS, type Kind, type RuleField, type RuleGroup } from './rule_fields';

/** What a house decides and no table changes. */
const MORE: Partial<Record<RuleGroup['name'], RuleField[]>> = {
  deal: [{ field: 'dealer_rotation', of: 'policy', kind: 'choice' }],
  showdown: [{ field: 'history_email', of: 'policy', kind: 'flag' }],
  clock: [{ field: 'network_grace_ms', of: 'policy', kind: 'seconds' }],
};

export interface ListedRule {
  readonly sentence: RuleSentence;
  readonly name: string;
  readonly value: string;
}

export interface ListedGroup {
  readonly name: RuleGroup['name'];
  readonly rules: readonly ListedRule[];
}

/** The rules that have a meaning in this game, by their themes. */
export function listed(sentences: readonly RuleSentence[]): ListedGroup[] {
  const byField = new Map(sentences.map((each) => [each.field, each]));
  const rules = Object.fromEntries(sentences.map(({ field, value }) => [field, value]));
  return RULE_GROUPS.map(({ name, fields }) => ({
    name,
    rules: [...fields, ...(MORE[name] ?? [])]
      .filter((field) => isAsked(field, { rules, policy: rules }) && arises(field.field, rules))
      .flatMap(({ field, kind }) => {
        const sentence = byField.get(field);
        if (!sentence) return [];
        return [{ sentence, name: say(`rule.${field}` as Key), value: valueText(field, kind, sentence.value) }];
      }),
  }));
}

function arises(field: string, rules: Record<string, Scalar>): boolean {
  if (/bring_in_|_low_card$/.test(field)) return Number(rules['bring_in']) > 0;
  if (field === 'open_pair_big_raise_over_small') return rules['open_pair_double'] !== 'off';
  if (field === 'open_pair_hilo' || field === 'odd_chip_low') return rules['game'] === 'hilo';
  if (field === 'timeout_chips_test') {
    return [rules['timeout_action'], rules['disconnect_action']].includes('allin_if_chips_else_fold');
  }
  return true;
}

function valueText(field: string, kind: Kind, value: Scalar): string {
  if (typeof value === 'boolean') return say(value ? 'rules.yes' : 'rules.no');
  if (value === null) return say('rules.no_limit');
  if (typeof value === 'string') return sayCode(`choice.${field}.${value}`, value);
  switch (kind) {
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
