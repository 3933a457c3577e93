/** From a deck seed to an order of 52 cards, and to the root that fixes it. */
import { hex, joined, unhex } from './bytes';
import { digest } from './hashing';
import { DECK_SIZE, type OpeningEvent } from './records';
import { Stream, shuffled } from './streams';

/** The 52 cards, each at its own number: 2c 2d 2h 2s 3c … As. */
export const CARDS: readonly string[] = [...'23456789TJQKA'].flatMap((rank) =>
  [...'cdhs'].map((suit) => rank + suit),
);

export interface DeckOrder {
  /** The card at each leaf. */
  readonly cards: readonly string[];
  readonly salts: readonly Uint8Array[];
  readonly leaves: Uint8Array;
  readonly root: string;
}

/** Which deck of which hand: a deck serves one hand. */
export function deckContext(opening: OpeningEvent, index: number): Uint8Array {
  return digest('deck', opening.table, opening.hand, opening.number, index);
}

export function leafOf(context: Uint8Array, leaf: number, card: string, salt: Uint8Array): string {
  return hex(digest('leaf', context, leaf, card, salt));
}

export function leavesOf(leaves: Uint8Array): Uint8Array[] {
  return Array.from({ length: DECK_SIZE }, (_, i) => leaves.subarray(32 * i, 32 * i + 32));
}

export function rootOf(context: Uint8Array, leaves: readonly Uint8Array[]): string {
  return hex(digest('root', context, ...leaves));
}

export function deckOrder(context: Uint8Array, seed: Uint8Array): DeckOrder {
  const order = shuffled(new Stream(seed, 'order', context), DECK_SIZE);
  const cards = order.map((each) => CARDS[each] as string);
  const salting = new Stream(seed, 'salts', context);
  const salts = cards.map(() => salting.take(32));
  const leaves = cards.map((card, leaf) =>
    unhex(leafOf(context, leaf, card, salts[leaf] as Uint8Array)),
  );
  return { cards, salts, leaves: joined(leaves), root: rootOf(context, leaves) };
}

/** Does this seed give the deck that was fixed at that index? */
export function givesRoot(opening: OpeningEvent, index: number, seed: string): boolean {
  return deckOrder(deckContext(opening, index), unhex(seed)).root === opening.roots[index];
}
