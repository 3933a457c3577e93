/** What a verifier finds: the codes are those of docs/fair-deal.md. */
import type { Json } from './hashing';

export const STEPS = [
  'file', 'opening', 'seeds', 'decks', 'cards', 'play', 'closing', 'chain', 'compare',
] as const;
export type Step = (typeof STEPS)[number];

export const CODES = {
  'file.malformed': 'file',
  'mixed.malformed': 'file',
  'card.malformed': 'file',
  'receipt.malformed': 'file',
  'closing.malformed': 'file',
  'opening.malformed': 'opening',
  'signature.opening': 'opening',
  'key.changed': 'opening',
  'opening.changed': 'opening',
  'signature.receipt': 'opening',
  'commitment.mine': 'opening',
  'seed.missing': 'seeds',
  'seed.uncommitted': 'seeds',
  'seed.wrong': 'seeds',
  'seed.mine': 'seeds',
  'mark.unchecked': 'seeds',
  'mark.not_mine': 'seeds',
  'deck.unopened': 'decks',
  'deck.wrong': 'decks',
  'deck.leaves': 'decks',
  'card.unopened': 'cards',
  'card.wrong': 'cards',
  'card.place': 'cards',
  'card.repeated': 'cards',
  'card.extra': 'cards',
  'reclaim.order': 'cards',
  'started.hand': 'play',
  'started.seats': 'play',
  'started.dealer': 'play',
  'started.rules': 'play',
  'play.gap': 'play',
  'play.illegal': 'play',
  'signature.closing': 'closing',
  'play.closing': 'closing',
  'void.unfounded': 'closing',
  'void.mine': 'closing',
  'void.decks': 'closing',
  'void.mixed': 'closing',
  'mark.unfinished': 'closing',
  'mark.blamed': 'closing',
  'chain.gap': 'chain',
  'chain.previous': 'chain',
  'chain.silent': 'chain',
  'mark.void': 'chain',
  'compare.opening': 'compare',
  'compare.closing': 'compare',
  'compare.key': 'compare',
  'compare.root': 'compare',
  'compare.notices': 'compare',
  'compare.card': 'compare',
  'compare.chain': 'compare',
} as const satisfies Record<string, Step>;
export type Code = keyof typeof CODES;

export interface Finding {
  readonly code: Code;
  readonly facts: { readonly [name: string]: Json };
}

export function found(code: Code, facts: { readonly [name: string]: Json } = {}): Finding {
  return { code, facts };
}

export function stepOf(finding: Finding): Step {
  return CODES[finding.code];
}

/** Broken: something is false. Marked: nothing is, and a player should know it. */
export function isBroken(finding: Finding): boolean {
  return !finding.code.startsWith('mark.');
}
