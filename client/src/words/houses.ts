/** Names of houses and of their own tables in the reader's language; a table that somebody named keeps its name. */
import { sayCode } from './moments';

/** "Casino". `title` is the room's own, for a house without words here. */
export function houseTitle(house: string, title: string): string {
  return sayCode(`house.${house}`, title);
}

/** What a table is called. The one that a house has from the start is called after it, and has its code for an id. */
export function tableName({ id, name }: { readonly id: string; readonly name: string }): string {
  return houseTitle(id, name);
}

/** A table that a line speaks of: by its id where the room knows no name any more. */
export function tableOf(id: string, name: string | null = null): string {
  return houseTitle(id, name ?? id);
}
