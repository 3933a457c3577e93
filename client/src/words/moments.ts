/** Moments in words, and codes that have words or else speak for themselves. */
import { locale, messageOf, say, type Key, type Values } from './words.svelte';

/** "30 Nov 2026, 01:13". */
export function moment(ms: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}

/** The message of a code that was put together; the code's own text where there is none. */
export function sayCode(key: string, otherwise: string, values?: Values): string {
  return messageOf(key) !== undefined ? say(key as Key, values) : otherwise;
}
