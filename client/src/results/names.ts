/** What ratios are called. */
import { say } from '../words/words.svelte';

export function ratioName(code: string): string {
  const street = /^aggression_(\d)$/.exec(code)?.[1];
  if (street) return say('results.aggression', { street: say(`street.${street as '3'}`) });
  return say(`results.ratio.${code as 'completion'}`);
}
