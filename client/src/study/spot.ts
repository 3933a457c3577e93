/** A spot as somebody sets it up: seats with places for seven cards, dead cards, a game. */
import type { Game } from '../wire/generated';

export const GAMES = ['hi', 'hilo', 'razz'] as const satisfies readonly Game[];

export const LEAST_SEATS = 2;
export const MOST_SEATS = 8;
/** In dealing order: two down, four up, one down. */
export const PLACES = 7;

export const SUITS = ['s', 'h', 'd', 'c'] as const;
export const RANKS = [...'AKQJT98765432'];
/** The pack in four rows, aces first. */
export const PACK: readonly (readonly string[])[] = SUITS.map((suit) => RANKS.map((rank) => rank + suit));

export interface Spot {
  readonly game: Game;
  /** Each seat's seven places; `null` where no card is known. */
  readonly seats: readonly Holding[];
  readonly dead: readonly string[];
}

export type Holding = readonly (string | null)[];

/** Where the next card goes: a place of a seat, or among the dead cards. */
export type Target = { seat: number; place: number } | 'dead';

export const EMPTY: Spot = { game: 'hi', seats: [none(), none()], dead: [] };

export function none(): Holding {
  return Array<null>(PLACES).fill(null);
}

export function isDown(place: number): boolean {
  return place < 2 || place === PLACES - 1;
}

/** Has anybody a card? Without one there is nothing to work out. */
export function isSet(spot: Spot): boolean {
  return spot.seats.some((cards) => cards.some((card) => card !== null));
}

export function usedCards(spot: Spot): Set<string> {
  return new Set([...spot.seats.flat().filter((card): card is string => card !== null), ...spot.dead]);
}

/** How many cards a seat has got so far: up to the last that is known. */
export function dealtTo(cards: Holding): number {
  return cards.findLastIndex((card) => card !== null) + 1;
}

/** "Ah??7c": as the room reads it. */
export function holdingText(cards: Holding): string {
  return cards
    .slice(0, dealtTo(cards))
    .map((card) => card ?? '??')
    .join('');
}

/** The spot with a card at a place; whatever lay there goes back to the pack. */
export function withCard(spot: Spot, target: Target, card: string | null): Spot {
  const clean = card === null ? spot : without(spot, card);
  if (target === 'dead') return card === null ? clean : { ...clean, dead: [...clean.dead, card] };
  return {
    ...clean,
    seats: clean.seats.map((cards, seat) =>
      seat === target.seat ? cards.map((held, place) => (place === target.place ? card : held)) : cards,
    ),
  };
}

/** The spot when a card is taken back, wherever it lay. */
export function without(spot: Spot, card: string): Spot {
  return {
    ...spot,
    seats: spot.seats.map((cards) => cards.map((held) => (held === card ? null : held))),
    dead: spot.dead.filter((each) => each !== card),
  };
}

/**
 * Where one would put the next card: three for each seat first, then a street at a time,
 * as cards are dealt; places left unknown stay so. It stays among the dead cards, and where
 * every place is taken.
 */
export function nextTarget(spot: Spot, target: Target): Target {
  if (target === 'dead') return target;
  const { seat, place } = target;
  const cards = spot.seats[seat] ?? none();
  if (place < 2) {
    const own = [0, 1, 2].find((each) => each > place && cards[each] === null);
    if (own !== undefined) return { seat, place: own };
  }
  const others = spot.seats.map((_, step) => (seat + 1 + step) % spot.seats.length);
  const free = others
    .map((other) => ({ seat: other, place: dealtTo(spot.seats[other] ?? none()) }))
    .filter((each) => each.place < PLACES);
  const behind = free.find((each) => each.place <= Math.max(place, 2));
  return behind ?? free[0] ?? target;
}

/** Where one would begin: the first free place of the seat that has the fewest cards. */
export function firstTarget(spot: Spot): Target {
  const open = spot.seats.map(dealtTo);
  const place = Math.min(...open);
  return place === PLACES ? { seat: 0, place: 0 } : { seat: open.indexOf(place), place };
}

export function withSeats(spot: Spot, count: number): Spot {
  const kept = Math.min(Math.max(count, LEAST_SEATS), MOST_SEATS);
  const added = Array.from({ length: Math.max(0, kept - spot.seats.length) }, none);
  return { ...spot, seats: [...spot.seats.slice(0, kept), ...added] };
}

export function withoutSeat(spot: Spot, gone: number): Spot {
  return { ...spot, seats: spot.seats.filter((_, seat) => seat !== gone) };
}

/** The spot as the query of a link: `?game=hilo&seats=AhAd7c.QsxxQd&dead=5s`. */
export function spotQuery(spot: Spot): string {
  const seats = spot.seats.map((cards) => holdingText(cards).replaceAll('??', 'xx')).join('.');
  const parts = [spot.game === 'hi' ? '' : `game=${spot.game}`, `seats=${seats}`];
  if (spot.dead.length) parts.push(`dead=${spot.dead.join('')}`);
  return `?${parts.filter(Boolean).join('&')}`;
}

/** The spot of a link; what cannot be read, or comes twice, is left out. */
export function spotOf(query: string): Spot {
  const asked = new URLSearchParams(query);
  const game = GAMES.find((each) => each === asked.get('game')) ?? 'hi';
  const seen = new Set<string>();
  const seats = (asked.get('seats') ?? '')
    .split('.')
    .slice(0, MOST_SEATS)
    .map((text): Holding => {
      const cards = cardsIn(text).map((card) => fresh(card, seen));
      return [...cards, ...none()].slice(0, PLACES);
    });
  const dead = cardsIn(asked.get('dead') ?? '')
    .map((card) => fresh(card, seen))
    .filter((card) => card !== null);
  return withSeats({ game, seats, dead }, Math.max(seats.length, LEAST_SEATS));
}

const KNOWN = new Set(PACK.flat());

/** The card, if it is one that was not seen before. */
function fresh(card: string, seen: Set<string>): string | null {
  if (!KNOWN.has(card) || seen.has(card)) return null;
  seen.add(card);
  return card;
}

function cardsIn(text: string): string[] {
  return text.match(/../g) ?? [];
}
