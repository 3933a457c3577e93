/** Reasons in words: the rule behind an option, and where it is written. */
import type { CitationTold, ReasonTold } from '../wire/generated';
import { amount } from '../words/amounts';
import { sayCode } from '../words/moments';
import { locale, say, type Values } from '../words/words.svelte';

/** "Fourth street, open pair: you may bet 2 or 4." */
export function reasonText(reason: ReasonTold): string {
  const values: Values = { ...reason.counts };
  for (const [name, chips] of Object.entries(reason.chips)) values[name] = amount(chips);
  if (reason.counts.street !== undefined) {
    values.street = sayCode(`street.${reason.counts.street}`, '');
  }
  return sayCode(`why.${reason.code}`, reason.code, values);
}

/** "PartyPoker rules, item 25; Robert’s Rules of Poker, Seven-Card Stud, item 4". */
export function sourcesText(sources: readonly CitationTold[]): string {
  return sources.map(citationText).join('; ');
}

function citationText({ document, part, items }: CitationTold): string {
  const section = document === 'roberts' && part ? sayCode(`section.${part}`, part) : part;
  const name = sayCode(`source.${document}`, document, { part: section });
  if (items.length === 0) return name;
  const list = new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items);
  return say('source.items', { source: name, count: items.length, items: list });
}
