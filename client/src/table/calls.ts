/** Turns of a player at several tables: each calls once. No DOM. */

/** A table at which it is the player's turn. */
export interface Calling {
  readonly id: string;
  readonly name: string;
  /** Which turn it is: another one for every decision of every hand. */
  readonly turn: string;
}

export class Calls {
  /** The latest turn that each table has called for: a line that was lost meanwhile does not call again. */
  private readonly heard = new Map<string, string>();

  /** Those that have not called for this turn yet; from now on they have. */
  fresh(calling: readonly Calling[]): Calling[] {
    const fresh = calling.filter(({ id, turn }) => this.heard.get(id) !== turn);
    for (const { id, turn } of fresh) this.heard.set(id, turn);
    return fresh;
  }
}

/** The names of those that call, the table that is looked at first. */
export function callers(calling: readonly Calling[], current: string): string[] {
  const here = calling.filter(({ id }) => id === current);
  const elsewhere = calling.filter(({ id }) => id !== current);
  return [...here, ...elsewhere].map(({ name }) => name);
}
