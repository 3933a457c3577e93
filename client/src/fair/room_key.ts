/** The room's public key, as this browser came to know it. */
import type { Shelf } from './shelf';

const NAME = 'doorcard.room_key';

/** The key that is kept; the first one that is seen is. */
export function knownKey(shelf: Shelf, seen: string): string {
  const kept = shelf.getItem(NAME);
  if (kept !== null) return kept;
  trust(shelf, seen);
  return seen;
}

/** The key that is kept, if there is one. */
export function keptKey(shelf: Shelf): string | null {
  return shelf.getItem(NAME);
}

/** From now on this is the room's key. */
export function trust(shelf: Shelf, key: string): void {
  try {
    shelf.setItem(NAME, key);
  } catch {
    // A full shelf: it is compared within this visit alone.
  }
}

/** Sixteen digits in groups of four: enough for people to compare. */
export function shortKey(key: string): string {
  return (key.slice(0, 16).match(/.{4}/g) ?? []).join(' ');
}
