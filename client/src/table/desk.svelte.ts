/** The turn of this player: what is offered, locked, asked for, picked and confirmed. No words, no DOM. */
import type { HandSeat, HandState } from '../state/hand';
import type { Turn } from '../state/table';
import type { Action } from '../wire/generated';
import type { Chips } from '../wire/numbers';
import { atShowdown, layOut, nearest, type Choice, type WagerAction } from './choice';
import { decide, meant, offerOf, stillHolds, type PreAction, type PreKind } from './pre_actions';

/** So long a new price stays out of the way of a click that was meant for the old one. */
export const LOCK_MS = 300;
/** So long a second "fold" is taken for a slip of the finger. */
const SLIP_MS = 500;

/** Ask for the action; resolves to whether it was taken. */
type Act = (decision: number, action: Action) => Promise<boolean>;

/** What became of a wish: sent, to be confirmed first, or not to be had. */
export type Outcome = 'sent' | 'confirm' | 'closed';

export class Desk {
  /** My turn with its options, or `null`. */
  turn: Turn | null = $state.raw(null);
  pre: PreAction | null = $state.raw(null);
  /** The decision that has been asked for: a line that is lost meanwhile asks again by itself. */
  private asked = $state('');
  private hand = $state('');
  private lockedFor: number | null = $state(null);
  private confirmingFor: number | null = $state(null);
  private picked: Chips | null = $state(null);
  private confirmedAt = 0;
  private lock: ReturnType<typeof setTimeout> | undefined;
  private seen: number | null = null;
  /** What may be chosen ahead, and at what price: new, it is as locked as a new turn. */
  private offer = '';
  private aheadLocked = $state(false);
  private aheadLock: ReturnType<typeof setTimeout> | undefined;

  readonly decision = $derived(this.turn?.options ? this.turn.decision : null);
  readonly choice: Choice | null = $derived(this.turn?.options ? layOut(this.turn.options) : null);
  readonly sent = $derived(this.decision !== null && this.asked === `${this.hand}:${this.decision}`);
  readonly open = $derived(
    this.decision !== null && this.lockedFor !== this.decision && !this.sent,
  );
  readonly aheadOpen = $derived(!this.aheadLocked);
  readonly confirming = $derived(this.decision !== null && this.confirmingFor === this.decision);
  readonly showdown = $derived(this.choice !== null && atShowdown(this.choice));
  readonly to: Chips = $derived.by(() => {
    const range = this.choice?.range;
    return range ? nearest(range, this.picked ?? range.lowest) : 0;
  });
  readonly wagers: readonly WagerAction[] = $derived.by(() => {
    const { choice } = this;
    if (!choice) return [];
    return choice.range ? [{ type: choice.range.kind, to: this.to }, ...choice.sizes] : choice.sizes;
  });

  constructor(private readonly act: Act) {}

  /** The table has moved on: a new decision is locked for a moment, a wish made ahead is put to it. */
  follow(hand: HandState | null, seat: HandSeat | undefined, turn: Turn | null): void {
    this.turn = turn;
    this.lockAhead(turn?.options ? '' : offerOf(hand, seat));
    const { pre } = this;
    if (pre && !stillHolds(pre, hand, seat)) this.pre = null;
    const next = turn?.options ? turn.decision : null;
    if (next === this.seen && (hand?.id ?? '') === this.hand) return;
    this.seen = next;
    this.hand = hand?.id ?? '';
    clearTimeout(this.lock);
    this.lockedFor = next;
    this.confirmingFor = null;
    this.picked = null;
    if (next === null) return;
    this.lock = setTimeout(() => (this.lockedFor = null), LOCK_MS);
    const ahead = this.pre && turn?.options ? meant(this.pre, turn.options) : null;
    this.pre = null;
    if (ahead) void this.ask(next, ahead);
  }

  leave(): void {
    clearTimeout(this.lock);
    clearTimeout(this.aheadLock);
  }

  private lockAhead(offer: string): void {
    if (offer === this.offer) return;
    this.offer = offer;
    clearTimeout(this.aheadLock);
    this.aheadLocked = offer !== '';
    if (offer) this.aheadLock = setTimeout(() => (this.aheadLocked = false), LOCK_MS);
  }

  /** Choose ahead, or take the choice back; nothing while what is offered is new. */
  toggle(hand: HandState, seat: HandSeat, kind: PreKind): void {
    if (!this.aheadOpen) return;
    this.pre = this.pre?.kind === kind ? null : decide(hand, seat, kind);
  }

  pick(to: Chips): void {
    this.picked = to;
  }

  /** Once, however often it is pressed. */
  send(action: Action | null | undefined): Outcome {
    if (!action || !this.open || this.decision === null) return 'closed';
    void this.ask(this.decision, action);
    return 'sent';
  }

  /** Fold; where checking is free it is asked for once more. */
  fold(): Outcome {
    const { choice } = this;
    if (choice?.muck) return this.send(choice.muck);
    if (!this.open || !choice?.fold) return 'closed';
    if (choice.stay?.type === 'check' && !this.confirming) {
      this.confirmingFor = this.decision;
      this.confirmedAt = performance.now();
      return 'confirm';
    }
    if (this.confirming && performance.now() - this.confirmedAt < SLIP_MS) return 'confirm';
    return this.send(choice.fold);
  }

  /** Fold although checking is free: it has been confirmed. */
  foldSurely(): void {
    this.send(this.choice?.fold);
  }

  stayIn(): void {
    this.confirmingFor = null;
  }

  /** Check, call, bring in; at the showdown, show. */
  stay(): Outcome {
    return this.send(this.choice?.stay ?? this.choice?.show);
  }

  /** The first wager, or the one to this amount. */
  wager(to: Chips | null): Outcome {
    const { choice } = this;
    if (!choice || this.showdown) return 'closed';
    if (to === null) return this.send(this.wagers[0]);
    const { range } = choice;
    if (range && nearest(range, to) === to) return this.send({ type: range.kind, to });
    return this.send(choice.sizes.find((size) => size.to === to));
  }

  private async ask(decision: number, action: Action): Promise<void> {
    this.confirmingFor = null;
    const asked = `${this.hand}:${decision}`;
    this.asked = asked;
    const taken = await this.act(decision, action);
    if (!taken && this.asked === asked) this.asked = '';
  }
}
