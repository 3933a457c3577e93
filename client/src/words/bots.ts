/** What is said of a bot of the room. */
import type { SeatSign } from '../wire/generated';
import { sayCode } from './moments';
import { say } from './words.svelte';

/** That it is one, and how it plays where the room tells; `''` of a person. */
export function botText(sign: SeatSign | undefined): string {
  if (!sign?.bot) return '';
  if (!sign.style) return say('seat.bot');
  return say('seat.bot_style', { style: sayCode(`style.${sign.style}`, sign.style) });
}
