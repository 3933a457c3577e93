/** Typed commands: letters that are the same in every language. */
import type { Chips, SeatNo } from '../wire/numbers';
import { chipsMeant } from '../words/amounts';

type Plain = 'fold' | 'stay' | 'hand' | 'pot' | 'dead' | 'time' | 'why' | 'keys' | 'help';

export type Command =
  | { does: Plain | 'unknown' }
  | { does: 'wager'; to: Chips | null }
  /** A wager to something that is no amount. */
  | { does: 'unclear'; amount: string }
  /** A command, and something after it that it has no use for. */
  | { does: 'surplus'; word: string; rest: string }
  | { does: 'seat'; seat: SeatNo };

const WORDS = new Map<string, Plain>([
  ['f', 'fold'],
  ['c', 'stay'],
  ['h', 'hand'],
  ['p', 'pot'],
  ['d', 'dead'],
  ['t', 'time'],
  ['w', 'why'],
  ['k', 'keys'],
  ['?', 'help'],
  ['help', 'help'],
]);

/** Keys that work anywhere at the table, without the line, unless they are switched off. */
export const KEYS = 'fcrhpdtwk?12345678';

/** What a typed line asks for: "f", "r", "r 1 000", "3", "help". Nothing of it is passed over. */
export function read(line: string): Command {
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/su.exec(line.trim().toLowerCase()) ?? [];
  if (word === 'r') {
    if (rest === '') return { does: 'wager', to: null };
    const to = chipsMeant(rest);
    return to === null ? { does: 'unclear', amount: rest } : { does: 'wager', to };
  }
  const plain = WORDS.get(word);
  const seat = /^[1-8]$/.test(word);
  if ((plain || seat) && rest) return { does: 'surplus', word, rest };
  if (plain) return { does: plain };
  return seat ? { does: 'seat', seat: Number(word) } : { does: 'unknown' };
}
