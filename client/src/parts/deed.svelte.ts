/** One thing that a page asks of the room: while it is asked, and why it was refused. */
import { untrack } from 'svelte';
import type { Reply } from '../room/call';
import type { RefusalTold } from '../wire/generated';

export class Deed {
  busy = $state(false);
  refusal: RefusalTold | null = $state.raw(null);

  /** Ask, unless it is being asked already; the value, or `undefined` when refused. */
  async ask<T>(asked: () => Promise<Reply<T>>): Promise<T | undefined> {
    if (untrack(() => this.busy)) return undefined; // an effect that asks does not wait for it
    this.busy = true;
    this.refusal = null;
    const reply = await asked();
    this.busy = false;
    if (reply.ok) return reply.value;
    this.refusal = reply.refusal;
    return undefined;
  }
}
