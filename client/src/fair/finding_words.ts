/** What was found, in words. */
import { isBroken, type Finding } from './proof/findings';
import { messageOf, say, type Key } from '../words/words.svelte';

/** The sentence of a finding; its code where it has none. */
export function findingText(finding: Finding): string {
  const key = `fair.found.${finding.code.replaceAll('.', '_')}`;
  if (messageOf(key) === undefined) return finding.code;
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(finding.facts)) {
    if (typeof value === 'number') values[name] = value;
    else if (Array.isArray(value)) values[name] = value.join(', ');
    else values[name] = String(value);
  }
  return say(key as Key, values);
}

/** Is it something that is false, and not only something to know? */
export { isBroken };
