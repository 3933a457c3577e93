/** Stakes of a set of rules in words, as the sign of its table would have them. */
import type { TableSign } from '../wire/generated';
import { amount, forcedBets, stakes } from '../words/amounts';
import { say } from '../words/words.svelte';
import type { RuleSet } from './rule_fields';

/** "Stud hi, 1/2 limit, ante 0.25, bring-in 0.50, buy-in 20 to 200". */
export function stakesOf({ rules, policy }: RuleSet): string {
  const sign = rules as unknown as TableSign; // the sign has these rules under the same names
  const [least, most] = [Number(policy['buy_in_min']), Number(policy['buy_in_max'])];
  const game = say(`game.${sign.game}`);
  return [game, stakes(sign), forcedBets(sign), buyInOf(least, most)].join(', ');
}

/** "buy-in 20 to 200". */
export function buyInOf(least: number, most: number): string {
  return least === most
    ? say('stakes.buy_in_fixed', { most: amount(most) })
    : say('stakes.buy_in', { least: amount(least), most: amount(most) });
}
