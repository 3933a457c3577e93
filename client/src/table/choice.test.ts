import { describe, expect, test } from 'vitest';
import type { Options } from '../wire/generated';
import { openHand, step } from '../state/hand';
import { rules } from '../state/made_notices';
import { atShowdown, layOut, nearest, potSized } from './choice';

function options(actions: Options['actions'], wagers: Options['wagers'] = null): Options {
  return { seat: 1, to_match: 100, wager: 0, actions, wagers };
}

describe('the buttons', () => {
  test('put fold, the cheapest way to stay, and the wagers each in its place', () => {
    const choice = layOut(
      options([
        { type: 'fold' },
        { type: 'call', to: 100 },
        { type: 'raise', to: 200 },
        { type: 'raise', to: 300 },
      ]),
    );

    expect(choice.fold).toEqual({ type: 'fold' });
    expect(choice.stay).toEqual({ type: 'call', to: 100 });
    expect(choice.sizes.map((wager) => wager.to)).toEqual([200, 300]);
    expect(atShowdown(choice)).toBe(false);
  });

  test('put the bring-in where calling is', () => {
    const choice = layOut(
      options([
        { type: 'bring_in', to: 50 },
        { type: 'complete', to: 100 },
      ]),
    );

    expect([choice.stay, choice.fold]).toEqual([{ type: 'bring_in', to: 50 }, null]);
  });

  test('let an uncalled winner show one card', () => {
    const choice = layOut(
      options([
        { type: 'show', cards: [] },
        { type: 'show', cards: ['As'] },
        { type: 'show', cards: ['Kd'] },
        { type: 'muck' },
      ]),
    );

    expect(atShowdown(choice)).toBe(true);
    expect(choice.show).toEqual({ type: 'show', cards: [] });
    expect(choice.showOne.map((show) => show.cards[0])).toEqual(['As', 'Kd']);
  });
});

describe('a range of wagers', () => {
  const range = { kind: 'raise', lowest: 200, highest: 1050, step: 100 } as const;

  test.each([
    [0, 200],
    [249, 200],
    [251, 300],
    [990, 1000],
    [1030, 1050],
    [9999, 1050],
  ])('takes %i to its nearest wager %i', (meant, to) => {
    expect(nearest(range, meant)).toBe(to);
  });

  test('offers a wager of the size of the pot after a call', () => {
    const seats = [1, 2].map((seat) => ({ seat, stack: 5000 }));
    const opened = openHand('h', 1, { type: 'hand_started', rules: rules({ betting: 'no_limit', ante: 0 }), dealer: 1, seats });
    const hand = step(opened, { type: 'wagered', seat: 2, to: 100, kind: 'bet' });

    expect(potSized({ ...range, step: 1 }, options([]), hand)).toBe(300);
  });
});
