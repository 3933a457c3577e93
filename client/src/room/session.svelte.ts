/** Who is signed in, for all pages. */
import type { PlayerSign, RefusalTold, Session } from '../wire/generated';
import { api } from './api';
import type { Reply } from './call';

class CurrentSession {
  player: PlayerSign | null = $state.raw(null);
  /** Who it is: changes when somebody else is signed in, not with every chip. */
  readonly id = $derived(this.player?.id ?? null);
  /** Why this guest came in without play chips, until there are some. */
  noChips: RefusalTold | null = $state.raw(null);
  /** False until the room has said who this is. */
  known = $state(false);

  async ask(): Promise<void> {
    const reply = await api.session();
    if (reply.ok) this.player = reply.value.player;
    this.known = true;
  }

  /** Sign in as a guest; the refusal, or `null` when it worked. */
  async signIn(name: string): Promise<RefusalTold | null> {
    return this.take(await api.signIn(name));
  }

  /** Be whom the room says one is now; the refusal, or `null` when it worked. */
  take(reply: Reply<Session>): RefusalTold | null {
    if (!reply.ok) return reply.refusal;
    this.player = reply.value.player;
    this.noChips = reply.value.no_chips ?? null;
    return null;
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.player = this.noChips = null;
  }
}

export const session = new CurrentSession();
