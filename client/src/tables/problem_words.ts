/** What is wrong with rules or books, in words: by code and facts; as the room wrote it where a code has none. */
import type { Scalar } from '../wire/fields';
import type { ProblemSign, RefusalTold } from '../wire/generated';
import { amount } from '../words/amounts';
import { refusalText } from '../words/refusals';
import { messageOf, say, type Key, type Values } from '../words/words.svelte';
import { ruleName, ruleValue } from './house_rules';
import { sourceText } from './sources';

/** Facts that are values of the rule that the problem is about. */
const OF_THE_RULE = ['value', 'least', 'most', 'wanted'];
/** Facts that are chips, whatever the problem. */
const CHIPS = ['unit', 'chips', 'posted', 'at_table'];

export function problemText(problem: ProblemSign): string {
  const key = `problem.${problem.code}`;
  if (messageOf(key) === undefined) return refusalText(problem);
  return say(key as Key, told(problem.facts));
}

/** All that a refusal is made for, if it is made for several things; nothing if it stands for itself. */
export function problemsIn(refusal: RefusalTold | null): ProblemSign[] {
  const listed = refusal?.facts?.['problems'];
  return Array.isArray(listed) ? (listed as ProblemSign[]) : [];
}

function told(facts: Record<string, Scalar>): Values {
  const values: Values = {};
  const field = typeof facts['field'] === 'string' ? facts['field'] : '';
  for (const [name, fact] of Object.entries(facts)) {
    if (OF_THE_RULE.includes(name)) values[name] = ruleValue(field, fact);
    else if (CHIPS.includes(name)) values[name] = amount(Number(fact));
    else if (name === 'source') values[name] = sourceText(String(fact));
    else if (name === 'other') values[name] = ruleName(String(fact));
    else values[name] = typeof fact === 'number' ? fact : String(fact);
  }
  if (field) values['rule'] = ruleName(field);
  return values;
}
