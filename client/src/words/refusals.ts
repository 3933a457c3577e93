/** Refusals in words: by their codes; as the server wrote them where a code has no words here. */
import type { RefusalTold } from '../wire/generated';
import { amount } from './amounts';
import { moment } from './moments';
import { locale, messageOf, say, type Key, type Values } from './words.svelte';

/** Facts that are chips; other numbers are counts. */
const CHIPS = new Set(['balance', 'buy_in', 'buy_in_max', 'buy_in_min', 'chips', 'highest', 'lowest']);
const PLACE = /\{(\w+)/g;

/** Whatever has a code and a sentence for it; a refusal has the facts that are in it too. */
export type Coded = Pick<RefusalTold, 'code' | 'sentence'> & Partial<RefusalTold>;

export function refusalText(refusal: Coded): string {
  const values = told(refusal);
  for (const key of keysOf(refusal.code)) {
    const message = messageOf(key);
    const places = [...(message?.matchAll(PLACE) ?? [])].map(([, name]) => name!);
    if (message !== undefined && places.every((name) => name in values)) return say(key, values);
  }
  return asSentence(refusal.sentence);
}

/** The code's own words; else those that hold for anything: too long, empty, too often. */
function keysOf(code: string): Key[] {
  const kind = code.split('.').at(-1) ?? '';
  return [`refusal.${code}`, `refusal.any.${kind}`] as Key[];
}

/** The facts as a sentence says them: chips as amounts, moments as moments, lists as lists. */
function told({ facts = {} }: Coded): Values {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]): [string, string | number][] => {
      if (typeof value === 'number' && name.endsWith('_ms')) return [[name, moment(value)]];
      if (typeof value === 'number') return [[name, CHIPS.has(name) ? amount(value) : value]];
      if (typeof value === 'string') return [[name, value]];
      if (Array.isArray(value)) return [[name, new Intl.ListFormat(locale()).format(value.map(String))]];
      return [];
    }),
  );
}

/** What the room says in the middle of a line, as it stands alone: "Seat 3 is taken." */
export function asSentence(said: string): string {
  const [first = ''] = said;
  const ended = said === '' || /[.!?…:]$/.test(said);
  return first.toUpperCase() + said.slice(first.length) + (ended ? '' : '.');
}
