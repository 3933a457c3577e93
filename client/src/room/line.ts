/** The line to one table: opens, follows, asks again after a loss. Knows no DOM. */
import { missedBetween, sightOf, type Sight } from '../state/missed';
import { follow, openTable, type TableState } from '../state/table';
import type { Closing, RefusalTold, Request, ServerMessage } from '../wire/generated';
import type { TableNews, Wish } from '../wire/messages';

export type Answer = { ok: true } | { ok: false; refusal: RefusalTold };
export type LineState = 'connecting' | 'open' | 'lost';

/** As much of a WebSocket as the line uses. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What the line needs of its surroundings: a socket, clocks and ids. */
export interface Surroundings {
  open(): Socket;
  /** Milliseconds that only grow. */
  now(): number;
  /** Call `f` in `ms` milliseconds; returns how to call it off. */
  later(ms: number, f: () => void): () => void;
  /** Between 0 and 1. */
  chance(): number;
  newId(): string;
  /** Called after every change of `table` or `line`. */
  changed(): void;
  /** Told everything that is told of the table, before it is followed. */
  heard?(news: TableNews): void;
  /** How the table was seen before this line was there, if it was. */
  seenBefore?(): Sight | null;
}

/** Close codes after which there is no sense in coming back by oneself. */
const FOR_GOOD = new Set([4400, 4403, 4404, 4409, 4410, 4411, 4412]);
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;
const ANSWER_WAIT_MS = 12_000;
const RESYNC_PAUSE_MS = 1_000;

interface Pending {
  request: Request;
  settle(answer: Answer): void;
  forget(): void;
}

export class TableLine {
  table: TableState | null = null;
  line: LineState = 'connecting';
  /** Why the room does not take this line back; `null` while it does. */
  shut: Closing | null = null;

  private socket: Socket | null = null;
  private attempts = 0;
  private hungUp = false;
  private said: Closing | null = null;
  private callOff: (() => void) | null = null;
  private resyncAskedAt = -Infinity;
  private readonly pending = new Map<string, Pending>();

  constructor(private readonly around: Surroundings) {}

  /** Open the socket; opens again by itself after a loss, waiting longer each time. */
  open(): void {
    if (this.hungUp) return;
    this.callOff?.();
    this.callOff = null;
    const socket = this.around.open();
    this.socket = socket;
    socket.onmessage = (event) => this.heard(socket, event.data);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  /** Hang up for good. */
  hangUp(): void {
    this.hungUp = true;
    this.callOff?.();
    for (const waiting of [...this.pending.values()]) {
      waiting.settle({ ok: false, refusal: { code: 'line.closed', sentence: '', facts: {} } });
    }
    this.socket?.close();
  }

  /** Try at once, without waiting for the next attempt. */
  hurry(): void {
    if (this.line === 'lost' && this.callOff) this.open();
  }

  /**
   * Ask the server for something. The request keeps its id when it is sent again after a
   * loss, so that it has one effect however often it arrives.
   */
  ask(wish: Wish): Promise<Answer> {
    const request: Request = { ...wish, id: this.around.newId() };
    return new Promise((resolve) => {
      const settle = (answer: Answer): void => {
        this.pending.get(request.id)?.forget();
        this.pending.delete(request.id);
        resolve(answer);
      };
      const forget = this.around.later(ANSWER_WAIT_MS, () =>
        settle({ ok: false, refusal: { code: 'line.no_answer', sentence: '', facts: {} } }),
      );
      this.pending.set(request.id, { request, settle, forget });
      this.send(request);
    });
  }

  private send(request: Request): void {
    if (this.line === 'open') this.socket?.send(JSON.stringify(request));
  }

  private heard(socket: Socket, text: string): void {
    if (socket !== this.socket) return; // a line given up already
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'answer') {
      this.pending
        .get(message.id ?? '')
        ?.settle(message.ok ? { ok: true } : { ok: false, refusal: message.refusal });
      return;
    }
    this.told(message);
  }

  private told(news: TableNews): void {
    if (news.t === 'closing') this.said = news;
    this.around.heard?.(news);
    if (news.t === 'table') {
      const before = this.table;
      const after = openTable(news, this.around.now());
      const seen = before ? this.line === 'lost' && sightOf(before) : this.around.seenBefore?.();
      const missed = seen ? missedBetween(seen, after) : null;
      this.table = { ...after, missed: missed ?? before?.missed ?? null };
      this.resyncAskedAt = -Infinity;
      if (this.line !== 'open') this.opened();
      this.around.changed();
      return;
    }
    if (!this.table) return; // the whole table comes first; nothing can be told before
    const after: TableState | 'resync' | undefined = follow(this.table, news, this.around.now());
    if (after === undefined) return; // a message that a newer room knows
    if (after === 'resync') this.resync();
    else if (after !== this.table) {
      this.table = after;
      this.around.changed();
    }
  }

  private opened(): void {
    this.line = 'open';
    this.attempts = 0;
    for (const { request } of this.pending.values()) this.send(request);
  }

  private resync(): void {
    const now = this.around.now();
    if (now - this.resyncAskedAt < RESYNC_PAUSE_MS) return; // asked already, the answer is coming
    this.resyncAskedAt = now;
    void this.ask({ t: 'resync' });
  }

  private lost(socket: Socket, code: number): void {
    if (socket !== this.socket || this.hungUp) return;
    this.line = 'lost';
    if (FOR_GOOD.has(code)) {
      this.shut = this.said ?? { t: 'closing', code: 'line.closed', sentence: '' };
      this.around.changed();
      this.hangUp();
      return;
    }
    this.said = null;
    for (const { request, settle } of [...this.pending.values()]) {
      if (request.t === 'resync') settle({ ok: true }); // the next line begins with the table
    }
    this.resyncAskedAt = -Infinity;
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.attempts);
    this.attempts += 1;
    const wait = longest * (0.5 + this.around.chance() / 2); // a room's clients must not return in step
    this.callOff = this.around.later(wait, () => this.open());
    this.around.changed();
  }
}
