/** Typed commands: letters that are the same in every language. */
import type { Chips, SeatNo } from '../wire/numbers';
import { chipsMeant } from '../words/amounts';

export type Command =
  | { does: 'fold' | 'stay' | 'hand' | 'pot' | 'dead' | 'time' | 'why' | 'keys' | 'help' | 'unknown' }
  | { does: 'wager'; to: Chips | null }
  | { does: 'seat'; seat: SeatNo };

const WORDS: Record<string, Exclude<Command['does'], 'wager' | 'seat' | 'unknown'>> = {
  f: 'fold',
  c: 'stay',
  h: 'hand',
  p: 'pot',
  d: 'dead',
  t: 'time',
  w: 'why',
  k: 'keys',
  '?': 'help',
  help: 'help',
};

/** Keys that work anywhere at the table, without the line, unless they are switched off. */
export const KEYS = 'fcrhpdtwk?12345678';

/** What a typed line asks for: "f", "r", "r 4", "3", "help". */
export function read(line: string): Command {
  const [word = '', amount] = line.trim().toLowerCase().split(/\s+/);
  const plain = WORDS[word];
  if (plain && amount === undefined) return { does: plain };
  if (/^[1-8]$/.test(word) && amount === undefined) return { does: 'seat', seat: Number(word) };
  if (word === 'r') {
    const to = amount === undefined ? null : chipsMeant(amount);
    if (amount === undefined || to !== null) return { does: 'wager', to };
  }
  return { does: 'unknown' };
}
