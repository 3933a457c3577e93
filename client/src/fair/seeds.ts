/**
 * Seeds that were committed to and not revealed yet, kept through a reload.
 *
 * Two tabs of one player may each draw one before they see the other's: all are kept, and
 * whichever opens the commitment that the room holds is revealed. The room takes one
 * commitment for a seat, so that one tab commits.
 */
import { hex, unhex } from './proof/bytes';
import { commitment } from './proof/mixing';
import type { Shelf } from './shelf';

const SEED = 'doorcard.seed';
const TOLD = 'doorcard.opened';
const SEEDS = /^[0-9a-f]{64}$/;

export class Seeds {
  private readonly tab: string;

  constructor(
    private readonly shelf: Shelf,
    private readonly draw: (count: number) => Uint8Array,
  ) {
    this.tab = hex(draw(4));
  }

  /** The seed for that hand and seat: one that is kept already, or a new one, kept first. */
  forHand(table: string, number: number, seat: number): string {
    const kept = this.kept(table, number, seat)[0];
    if (kept !== undefined) return kept;
    const seed = hex(this.draw(32));
    this.keep(`${SEED}/${table}/${number}/${seat}/${this.tab}`, seed);
    return this.kept(table, number, seat)[0] ?? seed;
  }

  /** The kept seed that opens this commitment, if there is one. */
  thatOpens(table: string, number: number, seat: number, given: string): string | null {
    const kept = this.kept(table, number, seat);
    return kept.find((seed) => commitment(table, number, seat, unhex(seed)) === given) ?? null;
  }

  /**
   * May a seed be revealed to this opening event? To the first one of a number alone: it is
   * noted before the seed leaves.
   */
  mayReveal(table: string, number: number, opening: string): boolean {
    const name = `${TOLD}/${table}/${number}`;
    const first = this.shelf.getItem(name);
    if (first === null) this.keep(name, opening);
    return first === null || first === opening;
  }

  /** Hands up to that number are over: their seeds serve for nothing any more. */
  forget(table: string, upTo: number): void {
    for (const name of this.names()) {
      const [kind, of, number] = name.split('/');
      if ((kind === SEED || kind === TOLD) && of === table && Number(number) <= upTo) {
        this.shelf.removeItem(name);
      }
    }
  }

  private kept(table: string, number: number, seat: number): string[] {
    const begin = `${SEED}/${table}/${number}/${seat}/`;
    const found = this.names().filter((name) => name.startsWith(begin)).sort();
    return found.map((name) => this.shelf.getItem(name) ?? '').filter((seed) => SEEDS.test(seed));
  }

  private keep(name: string, value: string): void {
    try {
      this.shelf.setItem(name, value);
    } catch {
      // A full or closed shelf: the seed lives as long as the page.
    }
  }

  private names(): string[] {
    return Array.from({ length: this.shelf.length }, (_, at) => this.shelf.key(at) ?? '');
  }
}
