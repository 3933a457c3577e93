/** Refusals in words: the client's own by key, the server's as it wrote them. */
import { en } from '../locales/en';
import type { Refusal } from '../wire/messages';
import { say, type Key } from './words.svelte';

export function refusalText(refusal: Refusal): string {
  const key = `refusal.${refusal.code}`;
  return key in en ? say(key as Key) : asSentence(refusal.sentence);
}

/** What the room says in the middle of a line, as it stands alone: "Seat 3 is taken." */
export function asSentence(said: string): string {
  const [first = ''] = said;
  const ended = said === '' || /[.!?…:]$/.test(said);
  return first.toUpperCase() + said.slice(first.length) + (ended ? '' : '.');
}
