/** What this player has noted about others and whom they do not hear, kept by the room. */
import { session } from '../room/session.svelte';
import type { RefusalTold } from '../wire/generated';
import { talkApi } from './talk_api';

class People {
  notes: ReadonlyMap<string, string> = $state.raw(new Map());

  async look(): Promise<void> {
    this.notes = new Map();
    if (!session.player) return;
    const reply = await talkApi.notes();
    if (reply.ok) this.notes = new Map(reply.value.notes.map((note) => [note.player, note.text]));
  }

  async note(player: string, text: string): Promise<RefusalTold | null> {
    const reply = await talkApi.note(player, text);
    if (!reply.ok) return reply.refusal;
    const notes = new Map(this.notes);
    if (reply.value.text) notes.set(player, reply.value.text);
    else notes.delete(player);
    this.notes = notes;
    return null;
  }
}

export const people = new People();
