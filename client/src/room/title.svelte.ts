/** The title of the document: the page's own, unless a table calls. One component writes it. */
import { say } from '../words/words.svelte';

class Title {
  /** What the page that is shown calls itself. */
  page = $state('');
}

export const title = new Title();

/** "● Your turn · Common rules, Hi"; the page's own where no table calls, the room's before it has one. */
export function titleText(page: string, calling: readonly string[]): string {
  return calling.length ? say('table.title_turn', { table: calling.join(', ') }) : page || say('room.name');
}
