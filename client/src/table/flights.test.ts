import { describe, expect, test } from 'vitest';
import { openHand, step } from '../state/hand';
import { rules } from '../state/made_notices';
import { opening, type Recording } from '../state/recorded';
import { follow, openTable, type TableState } from '../state/table';
import { flights, type Flight } from './flights';

function course(name: Recording): { before: TableState; after: TableState; type: string }[] {
  const [first, rest] = opening(name);
  let table = openTable(first, 0);
  return rest.map((news) => {
    const before = table;
    table = follow(table, news, 0) as TableState;
    return { before, after: table, type: news.t === 'notice' ? news.notice.type : news.t };
  });
}

const STEPS = course('casino');
const seen = (type: string): Flight[][] =>
  STEPS.filter((step) => step.type === type).map(({ before, after }) => flights(before.hand, after.hand));

describe('over the felt', () => {
  test('cards are dealt lap by lap from the left of the dealer', () => {
    const deals = STEPS.filter((step) => step.type === 'street_dealt');
    expect(deals.length).toBeGreaterThan(5);
    for (const { before, after } of deals) {
      const flying = flights(before.hand, after.hand);
      const live = after.hand!.order.filter((seat) => !after.hand!.seats.get(seat)!.folded);
      const seats = flying.map((flight) => (flight.what === 'deal' ? flight.seat : 0));
      expect(seats.slice(0, live.length)).toEqual(live);
      for (const flight of flying) {
        if (flight.what !== 'deal') throw new Error('only cards are dealt');
        expect(after.hand!.seats.get(flight.seat)!.cards[flight.place]).toBeDefined();
      }
    }
  });

  test('chips go from the plate before the seat, by as much as was put in', () => {
    for (const step of STEPS.filter(({ type }) => type === 'called')) {
      const [flight] = flights(step.before.hand, step.after.hand);
      if (flight?.what !== 'chips' || !('seat' in flight.to)) throw new Error('chips fly');
      const paid = (table: TableState): number =>
        flight.to.at === 'wager' ? table.hand!.seats.get(flight.to.seat)!.wager : 0;
      expect(flight.chips).toBe(paid(step.after) - paid(step.before));
    }
  });

  test('wagers are swept from every seat that has one', () => {
    for (const step of STEPS.filter(({ type }) => type === 'bets_swept')) {
      const wagered = [...step.before.hand!.seats.values()].filter(({ wager }) => wager > 0);
      expect(flights(step.before.hand, step.after.hand)).toHaveLength(wagered.length);
    }
  });

  test('pots go to their winners, and folded cards to the muck', () => {
    expect(seen('pot_awarded').flat().length).toBeGreaterThan(2);
    for (const flight of seen('folded').flat()) {
      expect(flight).toMatchObject({ what: 'cards', to: { at: 'muck' } });
    }
  });

  test('a wager that nobody called flies back to its seat', () => {
    const seats = [1, 2].map((seat) => ({ seat, stack: 5000 }));
    const start = openHand('h', 1, { type: 'hand_started', rules: rules({ betting: 'no_limit', ante: 0 }), dealer: 1, seats });
    const before = step(start, { type: 'wagered', seat: 2, to: 900, kind: 'bet' });
    const after = step(before, { type: 'uncalled_returned', seat: 2, chips: 900 });
    const swept = step(after, { type: 'bets_swept', street: 4, pots: [] });

    expect(flights(before, after)).toEqual([
      { what: 'chips', chips: 900, from: { at: 'wager', seat: 2 }, to: { at: 'plate', seat: 2 } },
    ]);
    expect(flights(after, swept), 'nothing of it is swept').toEqual([]);
  });

  test('nothing flies when nothing new is told, or a whole table is', () => {
    const hand = STEPS.find((step) => step.type === 'called')!.after.hand!;

    expect(flights(hand, hand)).toEqual([]);
    expect(flights(null, hand)).toEqual([]);
    expect(flights(hand, null)).toEqual([]);
    const last = STEPS.findLast(({ after }) => after.hand?.id === hand.id)!.after.hand!;
    expect(flights(last, hand), 'a step back in a replay').toEqual([]);
  });
});
