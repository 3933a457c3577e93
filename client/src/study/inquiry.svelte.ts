/** One question to the room at a time: how far it is, its answer, and how to stop it. */
import type { Reply } from '../room/call';
import type { RefusalTold } from '../wire/generated';
import type { Watched } from './equity_api';

export class Inquiry<T> {
  /** How much is done, 0 to 1, while it is worked on. */
  done: number | null = $state(null);
  answer: T | null = $state.raw(null);
  refusal: RefusalTold | null = $state.raw(null);
  stopped = $state(false);
  private running: AbortController | null = null;

  /** Ask; a question that is still worked on is given up. */
  async ask(question: (watched: Watched) => Promise<Reply<T> | null>): Promise<void> {
    this.running?.abort();
    const mine = new AbortController();
    this.running = mine;
    this.done = 0;
    this.stopped = false;
    const reply = await question({
      signal: mine.signal,
      progress: (done) => {
        if (this.running === mine) this.done = done;
      },
    });
    if (this.running !== mine) return;
    this.running = null;
    this.done = null;
    if (!reply) return;
    this.answer = reply.ok ? reply.value : null;
    this.refusal = reply.ok ? null : reply.refusal;
  }

  /** Stop the work, and say that it was stopped. */
  stop(): void {
    if (!this.running) return;
    this.running.abort();
    this.running = null;
    this.done = null;
    this.answer = null;
    this.stopped = true;
  }

  /** Stop and forget: there is nothing to ask. */
  clear(): void {
    this.running?.abort();
    this.running = null;
    this.done = null;
    this.answer = null;
    this.refusal = null;
    this.stopped = false;
  }
}
