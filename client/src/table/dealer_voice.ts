/** The dealer's voice: what happens at a table in whole sentences, each said once. No DOM. */
import type { TableState } from '../state/table';
import { asSentence } from '../words/refusals';
import { tell, turnText } from './spoken';

/** A moment to gather what is told at once, the readouts among it. */
export const GATHER_MS = 120;

export class DealerVoice {
  /** So far the table has been told. */
  private told: { readonly hand: string; readonly v: number };
  /** The latest that was seen of the table, and is not told yet. */
  private seen: TableState | null = null;
  private turnTold = '';
  private gathering: ReturnType<typeof setTimeout> | undefined;

  /**
   * Who comes in the middle of a hand is not read all that was before; who comes back to it
   * hears what was missed.
   */
  constructor(
    { hand, missed }: TableState,
    private readonly speak: (text: string) => void,
  ) {
    const [first] = missed?.entries ?? [];
    const fresh = first && missed?.entries.at(-1)?.v === hand?.version ? first.v - 1 : hand?.version;
    this.told = { hand: hand?.id ?? '', v: fresh ?? 0 };
  }

  /**
   * The table has moved on. The moment begins with the first news and is not begun anew by more,
   * and it ends with a hand: the end of one and the start of the next are both told.
   */
  follow(table: TableState): void {
    if (this.seen && this.seen.hand?.id !== table.hand?.id) this.catchUp();
    this.seen = table;
    this.gathering ??= setTimeout(() => this.catchUp(), GATHER_MS);
  }

  leave(): void {
    clearTimeout(this.gathering);
  }

  private catchUp(): void {
    clearTimeout(this.gathering);
    this.gathering = undefined;
    const now = this.seen;
    this.seen = null;
    if (!now?.hand) return;
    const { hand, turn } = now;
    const after = this.told.hand === hand.id ? this.told.v : 0;
    this.told = { hand: hand.id, v: hand.version };
    const lines = hand.log.filter((entry) => entry.v > after).map((entry) => tell(entry, now));
    const said = lines.filter(Boolean).map(asSentence).join(' ');
    if (said) this.speak(said);
    const mine = turn?.options ? `${hand.id}:${turn.decision}` : this.turnTold;
    if (turn && mine !== this.turnTold) this.speak(turnText(turn));
    this.turnTold = mine;
  }
}
