/** Where this browser keeps what it must remember of the room. */

/** As much of `localStorage` as is used; it may be missing, and it may refuse. */
export interface Shelf {
  readonly length: number;
  key(at: number): string | null;
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

/** A shelf that lasts as long as the page, for browsers that keep nothing. */
export class PageShelf implements Shelf {
  private readonly kept = new Map<string, string>();

  get length(): number {
    return this.kept.size;
  }

  key(at: number): string | null {
    return [...this.kept.keys()][at] ?? null;
  }

  getItem(name: string): string | null {
    return this.kept.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    this.kept.set(name, value);
  }

  removeItem(name: string): void {
    this.kept.delete(name);
  }
}

let spare: PageShelf | undefined;

/** Where this browser keeps things; until the page is closed, where it keeps nothing. */
export function shelf(): Shelf {
  try {
    const kept = window.localStorage;
    kept.setItem('doorcard.here', '1');
    kept.removeItem('doorcard.here');
    return kept;
  } catch {
    spare ??= new PageShelf();
    return spare;
  }
}
