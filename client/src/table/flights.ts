/** What is seen to fly over the felt between two states of a hand. The states tell the truth at once. */
import type { HandState, LogEntry } from '../state/hand';
import type { StreetDealtNotice } from '../wire/generated';
import type { Chips, SeatNo } from '../wire/numbers';

/** Where something flies from or to: a seat's plate, wager or cards, the pot, the muck. */
export type Spot =
  | { readonly at: 'plate' | 'wager' | 'cards'; readonly seat: SeatNo }
  | { readonly at: 'pot' }
  | { readonly at: 'muck' };

export type Flight =
  | { readonly what: 'chips'; readonly chips: Chips; readonly from: Spot; readonly to: Spot }
  | { readonly what: 'cards'; readonly from: Spot; readonly to: Spot }
  /** A card dealt to its place in the seat's row, as the so-manieth of the deal. */
  | { readonly what: 'deal'; readonly seat: SeatNo; readonly place: number; readonly turn: number };

/** More news than this at once is no game any more but a table told anew: nothing flies. */
const MOST_NEWS = 10;

export function flights(before: HandState | null, after: HandState | null): Flight[] {
  if (!before || !after || (before.id === after.id && before.version >= after.version)) return [];
  const seen = before.id === after.id ? before.version : 0;
  const news = after.log.filter((entry) => entry.v > seen);
  if (news.length > MOST_NEWS || (seen === 0 && news[0]?.notice.type !== 'hand_started')) return [];
  const wagers = new Map<SeatNo, Chips>();
  const held = new Map<SeatNo, number>();
  for (const seat of before.id === after.id ? before.seats.values() : []) {
    wagers.set(seat.seat, seat.wager);
    held.set(seat.seat, seat.cards.length);
  }
  return news.flatMap((entry) => flightsOf(entry, after, wagers, held));
}

function flightsOf(
  { notice }: LogEntry,
  hand: HandState,
  wagers: Map<SeatNo, Chips>,
  held: Map<SeatNo, number>,
): Flight[] {
  switch (notice.type) {
    case 'antes_posted':
      return notice.posts.map(({ seat, chips }) => chipsFly(chips, plate(seat), { at: 'pot' }));
    case 'street_dealt':
      return dealt(notice, hand.order, held);
    case 'brought_in':
    case 'wagered':
    case 'called': {
      const { seat, to } = notice;
      const more = to - (wagers.get(seat) ?? 0);
      wagers.set(seat, to);
      return [chipsFly(more, plate(seat), { at: 'wager', seat })];
    }
    case 'uncalled_returned': {
      const { seat, chips } = notice;
      wagers.set(seat, (wagers.get(seat) ?? 0) - chips);
      return [chipsFly(chips, { at: 'wager', seat }, plate(seat))];
    }
    case 'bets_swept': {
      const swept = [...wagers].filter(([, chips]) => chips > 0);
      wagers.clear();
      return swept.map(([seat, chips]) => chipsFly(chips, { at: 'wager', seat }, { at: 'pot' }));
    }
    case 'folded':
    case 'mucked':
      return [{ what: 'cards', from: { at: 'cards', seat: notice.seat }, to: { at: 'muck' } }];
    case 'pot_awarded':
      return notice.shares.map(({ seat, chips }) => chipsFly(chips, { at: 'pot' }, plate(seat)));
    case 'hand_started':
    case 'opener_named':
    case 'checked':
    case 'lapsed':
    case 'treated_all_in':
    case 'showdown_opened':
    case 'shown':
    case 'pot_undecided':
    case 'hand_ended':
      return [];
  }
}

/** Card by card from the dealer's left, lap by lap, as it is done by hand. */
function dealt(notice: StreetDealtNotice, order: readonly SeatNo[], held: Map<SeatNo, number>): Flight[] {
  const cards = new Map(notice.cards.map(({ seat, down, up }) => [seat, down.length + up.length]));
  const laps = Math.max(0, ...cards.values());
  const found: Flight[] = [];
  for (let lap = 0; lap < laps; lap += 1) {
    for (const seat of order) {
      if (lap >= (cards.get(seat) ?? 0)) continue;
      const place = (held.get(seat) ?? 0) + lap;
      found.push({ what: 'deal', seat, place, turn: found.length });
    }
  }
  for (const [seat, count] of cards) held.set(seat, (held.get(seat) ?? 0) + count);
  return found;
}

function plate(seat: SeatNo): Spot {
  return { at: 'plate', seat };
}

function chipsFly(chips: Chips, from: Spot, to: Spot): Flight {
  return { what: 'chips', chips, from, to };
}
