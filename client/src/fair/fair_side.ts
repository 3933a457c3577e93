/** The fair deal beside a table: small at first, it loads the verifier and hands it all that was told. */
import type { Answer } from '../room/line';
import type { TableNews, Wish } from '../wire/messages';
import type { FairTable } from './fair_table.svelte';

export class FairSide {
  private waiting: TableNews[] = [];
  private table: FairTable | null = null;

  constructor(id: string, ask: (wish: Wish) => Promise<Answer>, ready: (table: FairTable) => void) {
    void import('./fair_table.svelte').then(({ FairTable }) => {
      const table = new FairTable(id, ask);
      this.table = table;
      for (const news of this.waiting) table.hear(news);
      this.waiting = [];
      ready(table);
    });
  }

  hear(news: TableNews): void {
    if (this.table) this.table.hear(news);
    else if (news.t === 'table') this.waiting = [news];
    else this.waiting.push(news);
  }
}
