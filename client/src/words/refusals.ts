/** Refusals in words: the client's own by key, the server's as it wrote them. */
import { en } from '../locales/en';
import type { Refusal } from '../wire/messages';
import { say, type Key } from './words.svelte';

export function refusalText(refusal: Refusal): string {
  const key = `refusal.${refusal.code}`;
  return key in en ? say(key as Key) : refusal.sentence;
}
