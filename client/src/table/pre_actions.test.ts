import { describe, expect, test } from 'vitest';
import { openHand, step, type HandState } from '../state/hand';
import { dealt, rules } from '../state/made_notices';
import type { Notice, Options } from '../wire/generated';
import { decide, meant, offered, priceOf, stillHolds } from './pre_actions';

const RULES = rules({ betting: 'fixed_limit', bring_in: 50 });

function played(...notices: Notice[]): HandState {
  const seats = [1, 2, 3].map((seat) => ({ seat, stack: 1000 }));
  const start = openHand('h', 7, { type: 'hand_started', rules: RULES, dealer: 3, seats });
  return notices.reduce(step, start);
}

const street = (number: 3 | 4): Notice =>
  dealt(number, [1, 2, 3].map((seat) => ({ seat, down: [], up: ['9c'] })));
const BROUGHT_IN: Notice = { type: 'brought_in', seat: 2, to: 50 };
const BET: Notice = { type: 'wagered', seat: 2, to: 100, kind: 'bet' };
const RAISE: Notice = { type: 'wagered', seat: 3, to: 200, kind: 'raise' };
const FOURTH = played(street(4));
const FACING = step(FOURTH, BET);
const me = (hand: HandState) => hand.seats.get(1)!;

function options(...actions: Options['actions']): Options {
  return { seat: 1, to_match: 0, wager: 0, actions, wagers: null };
}

describe('what may be decided ahead', () => {
  test('is checking while nothing is owed, and paying or folding once something is', () => {
    expect(offered(FOURTH, me(FOURTH))).toEqual(['check_fold', 'check']);
    expect(offered(FACING, me(FACING))).toEqual(['fold', 'call']);
  });

  test('is nothing before the bring-in, which nobody passes', () => {
    const third = played(street(3));

    expect(offered(third, me(third))).toEqual([]);
    const brought = step(third, BROUGHT_IN);
    expect(offered(brought, me(brought))).toEqual(['fold', 'call']);
    expect(decide(brought, me(brought), 'call')?.to).toBe(50);
  });

  test('is nothing for who has checked, folded, or has no chips', () => {
    const checked = step(FOURTH, { type: 'checked', seat: 1 });
    const folded = step(FACING, { type: 'folded', seat: 1 });

    expect(offered(checked, me(checked))).toEqual([]);
    expect(offered(folded, me(folded))).toEqual([]);
    expect(offered(FACING, { ...me(FACING), stack: 0 })).toEqual([]);
    expect(offered(null, undefined)).toEqual([]);
  });

  test('counts a short bring-in as the whole one, as most houses do', () => {
    const short = step(played(street(3)), { type: 'brought_in', seat: 2, to: 20 });

    expect(priceOf(short)).toBe(50);
  });
});

describe('a choice made ahead', () => {
  test.each(['call', 'check'] as const)('to %s ends with its price', (kind) => {
    const hand = kind === 'call' ? FACING : FOURTH;
    const pre = decide(hand, me(hand), kind)!;
    const dearer = step(hand, kind === 'call' ? RAISE : BET);

    expect(stillHolds(pre, hand, me(hand))).toBe(true);
    expect(stillHolds(pre, dearer, me(dearer))).toBe(false);
  });

  test.each(['fold', 'check_fold'] as const)('to %s holds when it becomes dearer', (kind) => {
    const hand = kind === 'fold' ? FACING : FOURTH;
    const pre = decide(hand, me(hand), kind)!;
    const dearer = step(hand, kind === 'fold' ? RAISE : BET);

    expect(stillHolds(pre, dearer, me(dearer))).toBe(true);
  });

  test('ends with the street, the hand and the seat', () => {
    const pre = decide(FACING, me(FACING), 'fold')!;
    const next = step(step(FACING, { type: 'bets_swept', street: 4, pots: [] }), street(4));
    const fifth = { ...next, street: 5 as const };

    expect(stillHolds(pre, fifth, me(fifth))).toBe(false);
    expect(stillHolds(pre, { ...FACING, id: 'other' }, me(FACING))).toBe(false);
    expect(stillHolds(pre, { ...FACING, over: true }, me(FACING))).toBe(false);
    expect(stillHolds(pre, null, undefined)).toBe(false);
  });

  test('is put only where the options have it', () => {
    const call = decide(FACING, me(FACING), 'call')!;
    const check = decide(FOURTH, me(FOURTH), 'check')!;
    const either = decide(FOURTH, me(FOURTH), 'check_fold')!;
    const fold = decide(FACING, me(FACING), 'fold')!;
    const facing = options({ type: 'fold' }, { type: 'call', to: 100 });
    const free = options({ type: 'fold' }, { type: 'check' });

    expect(meant(call, facing)).toEqual({ type: 'call', to: 100 });
    expect(meant(call, options({ type: 'fold' }, { type: 'call', to: 200 }))).toBe(null);
    expect([meant(check, facing), meant(check, free)]).toEqual([null, { type: 'check' }]);
    expect([meant(either, facing), meant(either, free)]).toEqual([
      { type: 'fold' },
      { type: 'check' },
    ]);
    expect([meant(fold, facing), meant(fold, free)]).toEqual([{ type: 'fold' }, null]);
  });
});
