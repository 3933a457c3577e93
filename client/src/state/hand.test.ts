import { describe, expect, test } from 'vitest';
import type { HandStartedNotice, Notice } from '../wire/generated';
import { openHand, step, upCards, type HandState } from './hand';
import { dealt, rules } from './made_notices';

const STARTED: HandStartedNotice = {
  type: 'hand_started',
  rules: rules({ betting: 'fixed_limit', small_bet: 100, big_bet: 200, ante: 25, bring_in: 50 }),
  dealer: 3,
  seats: [
    { seat: 1, stack: 1000 },
    { seat: 2, stack: 600 },
    { seat: 3, stack: 2000 },
  ],
};

const THIRD = dealt(3, [
  { seat: 1, down: ['??', '??'], up: ['2c'] },
  { seat: 2, down: ['As', 'Ad'], up: ['Kd'] },
  { seat: 3, down: ['??', '??'], up: ['9h'] },
]);

function after(...notices: Notice[]): HandState {
  return notices.reduce(step, openHand('h', 1, STARTED));
}

function facesAt(hand: HandState, seat: number): string {
  return hand.seats.get(seat)!.cards.map((held) => held.card).join(' ');
}

describe('cards', () => {
  test('lie in deal order: down, down, up, then down', () => {
    const hand = after(THIRD, dealt(7, [{ seat: 2, down: ['5c'], up: [] }]));

    const held = hand.seats.get(2)!.cards;
    expect(held.map((card) => card.card)).toEqual(['As', 'Ad', 'Kd', '5c']);
    expect(held.map((card) => card.place)).toEqual(['down', 'down', 'up', 'down']);
  });

  test('of a folded seat are dead where all have seen them', () => {
    const hand = after(THIRD, { type: 'folded', seat: 2 });

    expect(hand.dead).toEqual(['Kd']);
    expect(upCards(hand.seats.get(2)!)).toEqual(['Kd']);
  });

  test('shown by another seat fill its closed places', () => {
    const hand = after(THIRD, { type: 'shown', seat: 1, cards: ['7d', '7h'], why: 'must' });

    expect(facesAt(hand, 1)).toBe('7d 7h 2c');
  });

  test('shown in part leave the rest closed', () => {
    const hand = after(THIRD, { type: 'shown', seat: 1, cards: ['7h'], why: 'choice' });

    expect(facesAt(hand, 1)).toBe('7h ?? 2c');
  });

  test('of my own are marked when all may see them', () => {
    const hand = after(THIRD, { type: 'shown', seat: 2, cards: ['Ad'], why: 'choice' });

    expect(hand.seats.get(2)!.cards.map((held) => held.shown)).toEqual([false, true, false]);
  });

  test('shown all-in, then dealt and shown again, are each there once', () => {
    const hand = after(
      THIRD,
      { type: 'shown', seat: 1, cards: ['7d', '7h'], why: 'all_in' },
      dealt(7, [{ seat: 1, down: ['??'], up: [] }]),
      { type: 'shown', seat: 1, cards: ['7d', '7h', 'Qs'], why: 'must' },
    );

    expect(facesAt(hand, 1)).toBe('7d 7h 2c Qs');
  });
});

describe('chips', () => {
  test('of an ante leave the stack for the pot', () => {
    const posts = [1, 2, 3].map((seat) => ({ seat, chips: 25 }));
    const hand = after({ type: 'antes_posted', posts });

    expect(hand.pots).toEqual([{ chips: 75, contenders: [1, 2, 3] }]);
    expect(hand.seats.get(1)!.stack).toBe(975);
  });

  test('of a wager are a street total, not a difference', () => {
    const hand = after(
      THIRD,
      { type: 'brought_in', seat: 1, to: 50 },
      { type: 'wagered', seat: 2, to: 100, kind: 'complete' },
      { type: 'called', seat: 1, to: 100 },
    );

    expect(hand.seats.get(1)).toMatchObject({ wager: 100, stack: 900 });
  });

  test('that nobody called come back from the wager', () => {
    const hand = after(
      THIRD,
      { type: 'wagered', seat: 2, to: 300, kind: 'bet' },
      { type: 'uncalled_returned', seat: 2, chips: 200 },
    );

    expect(hand.seats.get(2)).toMatchObject({ wager: 100, stack: 500 });
  });

  test('are swept into the pots as the server lays them', () => {
    const hand = after(
      THIRD,
      { type: 'wagered', seat: 2, to: 300, kind: 'bet' },
      { type: 'bets_swept', street: 3, pots: [{ chips: 300, contenders: [2] }] },
    );

    expect(hand.seats.get(2)!.wager).toBe(0);
    expect(hand.pots).toEqual([{ chips: 300, contenders: [2] }]);
  });

  test('won in two halves are two shares', () => {
    const hand = after(THIRD, {
      type: 'pot_awarded',
      pot: 0,
      shares: [
        { seat: 2, chips: 40, part: 'high' },
        { seat: 2, chips: 35, part: 'low' },
      ],
    });

    expect(hand.seats.get(2)!.stack).toBe(675);
    expect(hand.seats.get(2)!.shares.map((share) => share.part)).toEqual(['high', 'low']);
  });
});

describe('marks', () => {
  const opened = after(
    THIRD,
    { type: 'opener_named', seat: 1, why: 'low_card' },
    { type: 'brought_in', seat: 1, to: 50 },
  );

  test('name the opener and the bring-in while they hold', () => {
    expect(opened.opener).toEqual({ seat: 1, why: 'low_card' });
    expect(opened.bringIn).toBe(1);
  });

  test('of the bring-in go when that seat puts in more', () => {
    expect(step(opened, { type: 'called', seat: 1, to: 100 }).bringIn).toBe(null);
  });

  test('go with the next street', () => {
    const next = step(opened, dealt(4, [], '5h'));

    expect([next.opener, next.bringIn, next.common]).toEqual([null, null, '5h']);
  });

  test('keep who is treated as all-in, with the stack', () => {
    const hand = step(opened, { type: 'treated_all_in', seat: 3 });

    expect(hand.seats.get(3)).toMatchObject({ treatedAllIn: true, stack: 2000 });
  });

  test('call a seat all-in in the log when its last chip went in', () => {
    const hand = after(THIRD, { type: 'called', seat: 2, to: 600 });

    expect(hand.log.at(-1)!.allIn).toBe(true);
  });
});
