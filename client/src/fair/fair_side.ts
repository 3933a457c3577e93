/** The fair deal beside a table: small at first, it loads the verifier and hands it all that was told. */
import type { Answer } from '../room/line';
import type { TableNews, Wish } from '../wire/messages';
import type { FairTable } from './fair_table.svelte';

/** On a bad line the verifier is asked for again after so long; then the page says that it is missing,
 * and asks anew when the room has greeted it again. */
const AGAIN_MS = [500, 2_000, 6_000];

export interface Around {
  load: () => Promise<{ FairTable: new (id: string, ask: Ask) => FairTable }>;
  later: (ms: number, f: () => void) => void;
}
type Ask = (wish: Wish) => Promise<Answer>;

const PAGE: Around = {
  load: () => import('./fair_table.svelte'),
  later: (ms, f) => setTimeout(f, ms),
};

export class FairSide {
  private waiting: TableNews[] = [];
  private table: FairTable | null = null;
  private gaveUp = false;

  constructor(
    private readonly id: string,
    private readonly ask: Ask,
    private readonly ready: (table: FairTable) => void,
    private readonly missing: () => void,
    private readonly around = PAGE,
  ) {
    void this.load(0);
  }

  hear(news: TableNews): void {
    if (this.table) this.table.hear(news);
    else if (news.t === 'table') this.greeted(news);
    else if (!this.gaveUp) this.waiting.push(news);
  }

  private greeted(news: TableNews): void {
    this.waiting = [news];
    if (!this.gaveUp) return;
    this.gaveUp = false;
    void this.load(0);
  }

  private async load(tries: number): Promise<void> {
    let loaded;
    try {
      loaded = await this.around.load();
    } catch {
      const wait = AGAIN_MS[tries];
      if (wait === undefined) this.giveUp();
      else this.around.later(wait, () => void this.load(tries + 1));
      return;
    }
    const table = new loaded.FairTable(this.id, this.ask);
    this.table = table;
    for (const news of this.waiting) table.hear(news);
    this.waiting = [];
    this.ready(table);
  }

  private giveUp(): void {
    this.gaveUp = true;
    this.waiting = [];
    this.missing();
  }
}
