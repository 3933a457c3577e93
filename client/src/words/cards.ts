/** Cards and hands in words, made from the codes and cards that the server sends. */
import type { HandState, HandSeat, Opener } from '../state/hand';
import { UNKNOWN, upCards } from '../state/hand';
import type { CardText, Readout } from '../wire/generated';
import { say, type Key } from './words.svelte';

const RANKS = '23456789TJQKA';
const SIGNS: Record<string, string> = { c: '♣', d: '♦', h: '♥', s: '♠' };
const TEXT_STYLE = '\uFE0E'; // the sign as text: some systems would draw a picture instead

export function rankOf(card: CardText): string {
  return card.charAt(0);
}

export function suitOf(card: CardText): string {
  return card.charAt(1);
}

/** "10♦": as people write a card. */
export function cardSign(card: CardText): string {
  if (card === UNKNOWN) return '▮';
  return rankText(card) + (SIGNS[suitOf(card)] ?? '') + TEXT_STYLE;
}

/** The index of a card face: "10" for T. */
export function rankText(card: CardText): string {
  const rank = rankOf(card);
  return rank === 'T' ? '10' : rank;
}

export function cardSigns(cards: readonly CardText[]): string {
  return cards.map(cardSign).join(' ');
}

/** How cards stand in a sentence: as signs for who sees it, by their names for who hears it. */
export type Way = 'signs' | 'names';

export function cardAs(card: CardText, way: Way): string {
  return way === 'signs' ? cardSign(card) : cardName(card);
}

/** "K♠ 9♦", or "king of spades, nine of diamonds". */
export function cardsAs(cards: readonly CardText[], way: Way): string {
  return way === 'signs' ? cardSigns(cards) : cards.map(cardName).join(', ');
}

/** A rank's forms: one card, many, beside a pair or more, at the top of a straight, after a full house's three. */
export type RankForm = 'one' | 'many' | 'of' | 'to' | 'over';

/** "ace of spades". */
export function cardName(card: CardText): string {
  if (card === UNKNOWN) return say('card.back');
  return say('card.name', { rank: rankName(card, 'one'), suit: say(`suit.${suitOf(card)}` as Key) });
}

export function rankName(card: CardText, form: RankForm): string {
  return say(`rank.${rankOf(card)}.${form}` as Key);
}

/** Higher ranks first; aces high. */
export function byRank(a: CardText, b: CardText): number {
  return RANKS.indexOf(rankOf(b)) - RANKS.indexOf(rankOf(a)) || suitOf(b).localeCompare(suitOf(a));
}

/** One card of each rank, the most frequent rank first, then the higher. */
function leaders(cards: readonly CardText[]): CardText[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1);
  const firsts = [...cards].sort(byRank).filter((card, at, all) => rankOf(all[at - 1] ?? '') !== rankOf(card));
  return firsts.sort((a, b) => (counts.get(rankOf(b)) ?? 0) - (counts.get(rankOf(a)) ?? 0));
}

/** Said in full, or shorter where there is hardly room: "kings and nines". */
type Length = 'full' | 'short';

/** The hands whose name is long in some language. */
const LONG = {
  high_card: { full: 'hand.high_card', short: 'hand.short.high_card' },
  two_pair: { full: 'hand.two_pair', short: 'hand.short.two_pair' },
  full_house: { full: 'hand.full_house', short: 'hand.short.full_house' },
} as const;

/** "two pair, kings and nines". */
export function highName(high: NonNullable<Readout['high']>, length: Length = 'full'): string {
  const [first = UNKNOWN, second = first] = leaders(high.cards);
  switch (high.category) {
    case 'high_card':
      return say(LONG.high_card[length], ranks(first));
    case 'two_pair':
      return say(LONG.two_pair[length], {
        high: rankName(first, 'many'),
        low: rankName(second, 'many'),
      });
    case 'full_house':
      return say(LONG.full_house[length], {
        high: rankName(first, 'many'),
        over: rankName(second, 'over'),
      });
    case 'straight':
      return say(isWheel(high.cards) ? 'hand.wheel' : 'hand.straight', ranks(topOf(high.cards)));
    case 'straight_flush':
      return rankOf(topOf(high.cards)) === 'A'
        ? say('hand.royal_flush')
        : say('hand.straight_flush', ranks(topOf(high.cards)));
    default:
      return say(`hand.${high.category}`, ranks(first));
  }
}

/** What a message may say of one rank. */
function ranks(card: CardText): Record<'one' | 'of' | 'to', string> {
  return { one: rankName(card, 'one'), of: rankName(card, 'of'), to: rankName(card, 'to') };
}

/** The card that a straight is called after: the five of a wheel. */
function topOf(cards: readonly CardText[]): CardText {
  const [first = UNKNOWN] = leaders(cards);
  return isWheel(cards) ? `5${suitOf(first)}` : first;
}

function isWheel(cards: readonly CardText[]): boolean {
  const ranks = cards.map(rankOf);
  return ranks.includes('A') && ranks.includes('5') && !ranks.includes('T');
}

/** "low: 8-6-4-2-A", or "low: 8-6 draw" while it is one; to the ear "low: eight, six, four, two, ace". */
export function lowName(low: NonNullable<Readout['low']>, way: Way = 'signs'): string {
  const falling = [...low.cards].sort((a, b) => lowRank(b) - lowRank(a));
  const ranks = (cards: readonly CardText[]): string =>
    way === 'signs'
      ? cards.map(rankOf).join('-')
      : cards.map((card) => rankName(card, 'one')).join(', ');
  switch (low.category) {
    case 'low':
      return say('hand.low', { cards: ranks(falling) });
    case 'low_draw':
      return say('hand.low_draw', { cards: ranks(falling.slice(0, 2)) });
    default:
      return highName(low); // in razz, where nobody may be without a pair
  }
}

function lowRank(card: CardText): number {
  return (RANKS.indexOf(rankOf(card)) + 1) % RANKS.length;
}

/** A whole readout in words; `''` for nothing to say. */
export function readoutName(
  readout: Readout | null | undefined,
  length: Length = 'full',
  way: Way = 'signs',
): string {
  const high = readout?.high ? highName(readout.high, length) : '';
  const low = readout?.low ? lowName(readout.low, way) : '';
  return high && low ? say('hand.both', { high, low }) : high || low;
}

/** What up to four open cards are called: a name for them, no judgement between them. */
export function boardName(cards: readonly CardText[], length: Length = 'full'): string {
  const order = leaders(cards);
  const sizes = order.map((leader) => cards.filter((card) => rankOf(card) === rankOf(leader)).length);
  const most = sizes[0] ?? 0;
  if (most === 0) return '';
  if (most >= 4) return highName({ category: 'four_of_a_kind', cards: [...cards] });
  if (most === 3) return highName({ category: 'three_of_a_kind', cards: [...cards] });
  if (most === 2 && sizes[1] === 2) return highName({ category: 'two_pair', cards: [...cards] }, length);
  if (most === 2) return highName({ category: 'pair', cards: [...cards] });
  return highName({ category: 'high_card', cards: [...cards] }, length);
}

/** Why a seat opens: "low card 2♣", "pair of nines". */
export function openerReason(
  opener: Opener,
  up: readonly CardText[],
  length: Length = 'full',
  way: Way = 'signs',
): string {
  const card = cardAs(up[0] ?? UNKNOWN, way);
  const hand = boardName(up, length);
  switch (opener.why) {
    case 'low_card':
      return say('opens.low_card', { card });
    case 'left_of_low_card':
      return say('opens.left_of_low_card');
    case 'next_low_card':
      return say('opens.next_low_card', { card });
    case 'high_card':
      return say('opens.high_card', { card: cardAs([...up].sort(byRank)[0] ?? UNKNOWN, way) });
    case 'best_board':
      return say('opens.best_board', { hand });
    case 'left_of_best_board':
      return say('opens.left_of_best_board');
    case 'next_best_board':
      return say('opens.next_best_board', { hand });
  }
}

/** The opener mark of a seat in words; `''` when it does not open. */
export function openerMark(hand: HandState, seat: HandSeat, way: Way = 'signs'): string {
  if (hand.opener?.seat !== seat.seat) return '';
  return say('seat.opens', { reason: openerReason(hand.opener, upCards(seat), 'short', way) });
}
