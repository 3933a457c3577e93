/** Where a rule is written, as the room names it, in the words of the chosen language. */
import { sourcesText } from '../table/why_words';
import type { CitationTold } from '../wire/generated';
import { say } from '../words/words.svelte';

const OURS = 'ours: no source names any';
const CHOSEN: Record<string, string> = {
  'reference default: the source is silent': 'reference',
  'chosen for this house: the source is silent': 'house',
};
const NAMED: Record<string, string> = {
  'rule book': 'rule_book',
  "Robert's Rules of Poker": 'roberts',
  'Poker TDA': 'tda',
};

/** "000, items 6 to 8; Poker TDA, 47-B", read out in the chosen language. */
export function sourceText(source: string): string {
  return source === OURS ? say('source.ours') : sourcesText(source.split('; ').map(read));
}

function read(place: string): CitationTold {
  const chosen = CHOSEN[place];
  if (chosen) return { document: chosen, part: '', items: [] };
  const [name = '', ...rest] = place.split(', ');
  const document = NAMED[name] ?? name;
  let part = '';
  if (document === 'rule_book') part = (rest.shift() ?? '').replace(/^part /, '');
  if (document === 'roberts') part = (rest.shift() ?? '').replace(/[- ]/g, '_');
  const items = rest.join(', ').replace(/^items? /, '').replace(/(\d+) to (\d+)/g, writtenOut);
  return { document, part, items: items ? items.split(/, | and /) : [] };
}

/** "6 to 8" as "6, 7, 8". */
function writtenOut(_: string, first: string, last: string): string {
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_each, at) => Number(first) + at).join(', ');
}
