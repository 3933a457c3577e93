/** Reasons in words: the rule behind an option, and where it is written. */
import type { CitationTold, ReasonTold } from '../wire/generated';
import { amount } from '../words/amounts';
import { sayCode } from '../words/moments';
import { asSentence } from '../words/refusals';
import { locale, say, type Key, type Values } from '../words/words.svelte';

/** "Fourth street, open pair: you may bet 2 or 4." */
export function reasonText(reason: ReasonTold): string {
  const values: Values = { ...reason.counts };
  for (const [name, chips] of Object.entries(reason.chips)) values[name] = amount(chips);
  if (reason.counts.street !== undefined) {
    values.street = sayCode(`street.${reason.counts.street}`, '');
  }
  return sayCode(`why.${reason.code}`, reason.code, values);
}

/** The option that a reason is about, as its button has it: "Call 2". */
export function optionText({ about, to }: ReasonTold): string {
  if (about === 'wager' || about === 'double') return say(`why.${about}`);
  if (about === 'fold' || about === 'check' || about === 'show' || about === 'muck') {
    return say(`action.${about}`);
  }
  const chips = to ?? null;
  return say(`action.${about}` as Key, { chips: chips === null ? '' : amount(chips) }).trim();
}

/** All reasons of a turn, as they are read out. */
export function whyText(reasons: readonly ReasonTold[]): string {
  return reasons
    .map((reason) => {
      const about = optionText(reason) + (reason.open ? '' : ` (${say('why.closed')})`);
      return `${about}: ${reasonText(reason)} ${asSentence(sourcesText(reason.sources))}`.trim();
    })
    .join(' ');
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
