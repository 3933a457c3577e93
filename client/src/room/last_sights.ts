/** The tables as this tab saw them last, kept through a reload: who comes back is told what was missed. */
import type { Sight } from '../state/missed';

const NAME = 'doorcard.seen';

/** As much of `sessionStorage` as is used; it may refuse. */
export type TabShelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export class LastSights {
  /** As the page before this one left them; each is told once. */
  private readonly left: Map<string, Sight>;
  private readonly kept = new Map<string, Sight>();

  constructor(private readonly shelf: TabShelf) {
    this.left = this.read();
  }

  /** Where the player had a seat when the page before this one was left. */
  get tables(): readonly string[] {
    return [...this.left.keys()];
  }

  /** How the table was seen before this page was loaded. */
  take(table: string): Sight | null {
    const sight = this.left.get(table) ?? null;
    this.left.delete(table);
    return sight;
  }

  /** For the page that may come after this one. Nothing is kept for who only looks on. */
  keep(table: string, sight: Sight): void {
    if (sight.seat === null) this.kept.delete(table);
    else this.kept.set(table, sight);
    this.write();
  }

  /** The line to it was closed. */
  forget(table: string): void {
    if (this.kept.delete(table)) this.write();
  }

  private write(): void {
    try {
      this.shelf.setItem(NAME, JSON.stringify([...this.kept]));
    } catch {
      // A full or closed shelf: nothing is told after a reload.
    }
  }

  private read(): Map<string, Sight> {
    try {
      const text = this.shelf.getItem(NAME);
      this.shelf.removeItem(NAME);
      return new Map(text ? (JSON.parse(text) as [string, Sight][]) : []);
    } catch {
      return new Map();
    }
  }
}

let ours: LastSights | undefined;

export function lastSights(): LastSights {
  ours ??= new LastSights({
    getItem: (name) => sessionStorage.getItem(name),
    setItem: (name, value) => sessionStorage.setItem(name, value),
    removeItem: (name) => sessionStorage.removeItem(name),
  });
  return ours;
}
