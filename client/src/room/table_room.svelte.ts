/** One open table for the page that shows it: the line's state, redrawn when it changes. */
import type { FairTable } from '../fair/fair_table.svelte';
import { FairSide } from '../fair/fair_side';
import { sightOf } from '../state/missed';
import type { TableState } from '../state/table';
import type { Closing, RefusalTold } from '../wire/generated';
import type { Wish } from '../wire/messages';
import { newId } from './ids';
import { lastSights } from './last_sights';
import { TableLine, type Answer, type LineState, type Socket } from './line';
import { session } from './session.svelte';
import { settings } from './settings.svelte';

/** So long a refusal stays in view; by then the table has moved on. */
const REFUSAL_MS = 8_000;

export class TableRoom {
  table: TableState | null = $state.raw(null);
  line: LineState = $state('connecting');
  /** Why the room has shut this line for good. */
  shut: Closing | null = $state.raw(null);
  /** Why the last request was refused; cleared by the next one. */
  refusal: RefusalTold | null = $state.raw(null);

  /** The fair deal at this table, as soon as its verifier is here. */
  fair: FairTable | null = $state.raw(null);
  /** The verifier could not be loaded: nothing is checked here, and no seed of this page is in a deal. */
  fairMissing = $state(false);

  private readonly link: TableLine;
  private readonly side: FairSide;
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly id: string) {
    this.link = new TableLine({
      open: () => new WebSocket(this.address()) as unknown as Socket,
      now: () => performance.now(),
      later: (ms, f) => {
        const timer = setTimeout(f, ms);
        return () => clearTimeout(timer);
      },
      chance: () => Math.random(),
      newId,
      changed: () => this.changed(),
      heard: (news) => this.side.hear(news),
      seenBefore: () => lastSights().take(id),
    });
    const ask = (wish: Wish): Promise<Answer> => this.link.ask(wish); // a refusal needs no words: more is told
    this.side = new FairSide(
      id,
      ask,
      (fair) => {
        this.fair = fair;
        this.fairMissing = false;
      },
      () => (this.fairMissing = true),
    );
  }

  /** Come in; returns how to go out again. */
  enter(): () => void {
    const hurry = (): void => this.link.hurry();
    // The page is left, or on a phone perhaps never seen again.
    const remember = (): void => {
      if (this.table) lastSights().keep(this.id, sightOf(this.table));
    };
    window.addEventListener('online', hurry);
    window.addEventListener('pagehide', remember);
    document.addEventListener('visibilitychange', remember);
    this.link.open();
    return () => {
      window.removeEventListener('online', hurry);
      window.removeEventListener('pagehide', remember);
      document.removeEventListener('visibilitychange', remember);
      clearTimeout(this.fading);
      lastSights().forget(this.id);
      this.link.hangUp();
    };
  }

  async ask(wish: Wish): Promise<Answer> {
    this.refusal = null;
    const answer = await this.link.ask(wish);
    if (!answer.ok) {
      this.refusal = answer.refusal;
      clearTimeout(this.fading);
      this.fading = setTimeout(() => (this.refusal = null), REFUSAL_MS);
    } else if (wish.t === 'sit') {
      this.keepHabits();
    }
    return answer;
  }

  /** What the player likes at every table; one that does not allow it refuses, and nothing is lost. */
  private keepHabits(): void {
    const { auto_ante, auto_muck } = settings.now;
    if (!auto_ante) void this.link.ask({ t: 'auto_ante', on: false });
    if (auto_muck) void this.link.ask({ t: 'auto_muck', on: true });
  }

  private changed(): void {
    this.table = this.link.table;
    this.line = this.link.line;
    this.shut = this.link.shut;
    const wallet = this.table?.player?.wallet;
    if (session.player && wallet !== undefined && wallet !== session.player.wallet) {
      session.player = { ...session.player, wallet };
    }
  }

  private address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return `${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.id)}`;
  }
}
