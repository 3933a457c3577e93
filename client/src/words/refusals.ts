/** Refusals in words: those about chips and the client's own by key, the others as the server wrote them. */
import type { Refusal } from '../wire/messages';
import { amount } from './amounts';
import { messageOf, say, type Key, type Values } from './words.svelte';

export function refusalText(refusal: Refusal): string {
  const key = `refusal.${refusal.code}` as Key;
  const message = messageOf(key);
  const values = amountsIn(refusal);
  const named = message?.matchAll(/\{(\w+)/g) ?? [];
  const told = message !== undefined && [...named].every(([, name]) => name! in values);
  return told ? say(key, values) : asSentence(refusal.sentence);
}

/** Where a message of ours has a place for a fact it is an amount of chips: the server counts them all. */
function amountsIn({ facts = {} }: Refusal): Values {
  const counted = Object.entries(facts).filter(
    (fact): fact is [string, number] => typeof fact[1] === 'number',
  );
  return Object.fromEntries(counted.map(([name, chips]) => [name, amount(chips)]));
}

/** What the room says in the middle of a line, as it stands alone: "Seat 3 is taken." */
export function asSentence(said: string): string {
  const [first = ''] = said;
  const ended = said === '' || /[.!?…:]$/.test(said);
  return first.toUpperCase() + said.slice(first.length) + (ended ? '' : '.');
}
