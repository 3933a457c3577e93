/** The fair deal for the page of one table: redrawn when it changes, loaded after the table. */
import type { Answer } from '../room/line';
import type { TableNews, Wish } from '../wire/messages';
import { knownKey } from './room_key';
import { Seeds } from './seeds';
import { shelf } from './shelf';
import { FairWatch, type Alarm } from './watch';
import type { ToldHand } from './told_hand';

export class FairTable {
  hand: ToldHand | null = $state.raw(null);
  past: readonly ToldHand[] = $state.raw([]);
  alarms: readonly Alarm[] = $state.raw([]);
  /** Grows with everything that was checked. */
  turn = $state(0);

  private readonly watch: FairWatch;

  constructor(table: string, ask: (wish: Wish) => Promise<Answer>) {
    this.watch = new FairWatch({
      table,
      seeds: new Seeds(shelf(), (count) => crypto.getRandomValues(new Uint8Array(count))),
      known: (key) => knownKey(shelf(), key),
      ask,
      changed: () => this.changed(),
    });
  }

  hear(news: TableNews): void {
    this.watch.hear(news);
  }

  private changed(): void {
    this.hand = this.watch.hand;
    this.past = this.watch.past;
    this.alarms = this.watch.alarms;
    this.turn += 1;
  }
}
