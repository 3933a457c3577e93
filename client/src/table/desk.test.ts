import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openHand, step, type HandState } from '../state/hand';
import { dealt, rules } from '../state/made_notices';
import type { Turn } from '../state/table';
import type { Action, Options } from '../wire/generated';
import { Desk, LOCK_MS } from './desk.svelte';

const RULES = rules({ betting: 'fixed_limit', bring_in: 50 });
const FOLD: Action = { type: 'fold' };
const CHECK: Action = { type: 'check' };
const CALL: Action = { type: 'call', to: 100 };
const RAISE: Action = { type: 'raise', to: 200 };
const DOUBLE: Action = { type: 'raise', to: 300 };

function hand(number = 7): HandState {
  const seats = [1, 2].map((seat) => ({ seat, stack: 1000 }));
  const start = openHand(`h-${number}`, number, { type: 'hand_started', rules: RULES, dealer: 2, seats });
  const cards = seats.map(({ seat }) => ({ seat, down: [], up: ['9c'] }));
  return step(start, dealt(4, cards));
}

function turn(decision: number, actions: Action[], wagers: Options['wagers'] = null): Turn {
  const options = { seat: 1, to_match: 100, wager: 0, actions, wagers };
  return { decision, seat: 1, deadline: 20_000, visibleMs: 20_000, options, reasons: null };
}

let sent: [number, Action][];
let taken: (taken: boolean) => void;
let desk: Desk;

function face(decision: number, actions: Action[], wagers: Options['wagers'] = null, at = hand()): void {
  desk.follow(at, at.seats.get(1), turn(decision, actions, wagers));
}

/** The price has stood long enough to be meant. */
function settle(): void {
  vi.advanceTimersByTime(LOCK_MS);
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  desk = new Desk((decision, action) => {
    sent.push([decision, action]);
    return new Promise((resolve) => (taken = resolve));
  });
});
afterEach(() => {
  desk.leave();
  vi.useRealTimers();
});

describe('a turn', () => {
  test('is locked while its price is new, so that a click meant for the old one has no effect', () => {
    face(4, [FOLD, CALL, RAISE]);
    settle();
    face(5, [FOLD, { type: 'call', to: 200 }]);

    expect(desk.open).toBe(false);
    expect(desk.stay()).toBe('closed');
    vi.advanceTimersByTime(LOCK_MS - 1);
    expect(desk.stay()).toBe('closed');
    vi.advanceTimersByTime(1);
    expect(desk.stay()).toBe('sent');
    expect(sent).toEqual([[5, { type: 'call', to: 200 }]]);
  });

  test('that is told again is not locked again', () => {
    face(4, [FOLD, CALL]);
    settle();
    face(4, [FOLD, CALL]);

    expect(desk.open).toBe(true);
  });

  test('is answered once, however often a button is pressed', () => {
    face(4, [FOLD, CALL, RAISE]);
    settle();

    expect([desk.stay(), desk.stay(), desk.fold(), desk.wager(null)]).toEqual(['sent', 'closed', 'closed', 'closed']);
    expect(sent).toEqual([[4, CALL]]);
  });

  test('may be answered again after a refusal', async () => {
    face(4, [FOLD, CALL]);
    settle();
    desk.stay();
    expect(desk.open).toBe(false);
    taken(false);
    await vi.advanceTimersByTimeAsync(0);

    expect(desk.open).toBe(true);
    expect(desk.fold()).toBe('sent');
  });

  test('of the next hand with the same number is another one', async () => {
    face(4, [FOLD, CALL]);
    settle();
    desk.stay();
    face(4, [FOLD, CALL], null, hand(8));
    settle();

    expect(desk.open).toBe(true);
  });

  test('that is not mine has nothing to press', () => {
    const at = hand();
    desk.follow(at, at.seats.get(1), { ...turn(4, []), options: null });

    expect([desk.stay(), desk.fold(), desk.wager(200)]).toEqual(['closed', 'closed', 'closed']);
  });
});

describe('folding', () => {
  test('is asked for once more where checking is free', () => {
    face(4, [FOLD, CHECK]);
    settle();

    expect(desk.fold()).toBe('confirm');
    expect(desk.confirming).toBe(true);
    expect(sent).toEqual([]);
    desk.foldSurely();
    expect(sent).toEqual([[4, FOLD]]);
  });

  test('twice in a slip of the finger is once', () => {
    face(4, [FOLD, CHECK]);
    settle();
    desk.fold();

    expect(desk.fold()).toBe('confirm');
    vi.advanceTimersByTime(600);
    expect(desk.fold()).toBe('sent');
  });

  test('is asked no more after one stays, or when the price is another', () => {
    face(4, [FOLD, CHECK]);
    settle();
    desk.fold();
    desk.stayIn();
    expect(desk.confirming).toBe(false);

    desk.fold();
    face(5, [FOLD, CALL]);
    expect(desk.confirming).toBe(false);
    settle();
    expect(desk.fold()).toBe('sent');
  });
});

describe('a wager', () => {
  test('has two sizes where an open pair allows two', () => {
    face(4, [FOLD, CALL, RAISE, DOUBLE]);
    settle();

    expect(desk.wagers).toEqual([RAISE, DOUBLE]);
    expect(desk.wager(250)).toBe('closed');
    expect(desk.wager(300)).toBe('sent');
    expect(sent).toEqual([[4, DOUBLE]]);
  });

  const range = { kind: 'raise', lowest: 200, highest: 1050, step: 100 } as const;

  test('of a range goes by its steps, and is the lowest until another is picked', () => {
    face(4, [FOLD, CALL], range);
    settle();

    expect(desk.to).toBe(200);
    desk.pick(449);
    expect(desk.wagers).toEqual([{ type: 'raise', to: 400 }]);
    expect(desk.wager(450)).toBe('closed');
    expect(desk.wager(null)).toBe('sent');
    expect(sent).toEqual([[4, { type: 'raise', to: 400 }]]);
  });

  test('that was picked is forgotten when the price changes', () => {
    face(4, [FOLD, CALL], range);
    desk.pick(900);
    face(5, [FOLD, CALL], { ...range, lowest: 300 });

    expect(desk.to).toBe(300);
  });
});

describe('a choice ahead', () => {
  test('is locked while its price is new, so that nobody chooses one that he did not see', () => {
    const at = step(hand(), { type: 'wagered', seat: 2, to: 100, kind: 'bet' });
    const raised = step(at, { type: 'wagered', seat: 2, to: 200, kind: 'raise' });
    desk.follow(at, at.seats.get(1), null);
    settle();
    desk.follow(at, at.seats.get(1), null); // told again, it is not locked again
    expect(desk.aheadOpen).toBe(true);
    desk.follow(raised, raised.seats.get(1), null);
    vi.advanceTimersByTime(60);
    desk.toggle(raised, raised.seats.get(1)!, 'call');
    expect([desk.aheadOpen, desk.pre]).toEqual([false, null]);

    vi.advanceTimersByTime(LOCK_MS - 60);
    desk.toggle(raised, raised.seats.get(1)!, 'call');
    expect(desk.pre).toMatchObject({ kind: 'call', to: 200 });
  });

  test('is put at once when the turn comes, and is then used up', () => {
    const at = step(hand(), { type: 'wagered', seat: 2, to: 100, kind: 'bet' });
    desk.follow(at, at.seats.get(1), null);
    settle();
    desk.toggle(at, at.seats.get(1)!, 'call');
    expect(desk.pre?.kind).toBe('call');
    desk.follow(at, at.seats.get(1), turn(4, [FOLD, CALL]));

    expect(sent).toEqual([[4, CALL]]);
    expect(desk.pre).toBe(null);
  });

  test('is taken back by choosing it again, and cleared by another price', () => {
    const at = step(hand(), { type: 'wagered', seat: 2, to: 100, kind: 'bet' });
    const raised = step(at, { type: 'wagered', seat: 2, to: 200, kind: 'raise' });
    desk.toggle(at, at.seats.get(1)!, 'call');
    desk.toggle(at, at.seats.get(1)!, 'call');
    expect(desk.pre).toBe(null);

    desk.toggle(at, at.seats.get(1)!, 'call');
    desk.follow(raised, raised.seats.get(1), null);
    expect(desk.pre).toBe(null);
  });
});

describe('at the showdown', () => {
  test('staying shows, folding mucks, and one card may be shown', () => {
    const show: Action = { type: 'show', cards: [] };
    const muck: Action = { type: 'muck' };
    face(9, [show, { type: 'show', cards: ['As'] }, muck]);
    settle();

    expect(desk.showdown).toBe(true);
    expect(desk.wager(null)).toBe('closed');
    expect(desk.fold()).toBe('sent');
    expect(sent).toEqual([[9, muck]]);
  });
});
