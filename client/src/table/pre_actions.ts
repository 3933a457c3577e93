/** What a player decides before the turn comes. Judges nothing: the options say whether it may be done. */
import type { HandSeat, HandState } from '../state/hand';
import type { Action, Notice, Options, Street } from '../wire/generated';
import type { Chips } from '../wire/numbers';

export const PRE_KINDS = ['fold', 'check_fold', 'check', 'call'] as const;
export type PreKind = (typeof PRE_KINDS)[number];

export interface PreAction {
  readonly kind: PreKind;
  readonly hand: string;
  readonly street: Street;
  /** What was to be matched when it was chosen. */
  readonly price: Chips;
  /** The street total of a call. */
  readonly to: Chips;
}

/** What must be matched on this street, as far as the table shows. */
export function priceOf(hand: HandState): Chips {
  let price = hand.bringIn === null ? 0 : hand.rules.bring_in;
  for (const seat of hand.seats.values()) price = Math.max(price, seat.wager);
  return price;
}

const ACTED: ReadonlySet<Notice['type']> = new Set(['wagered', 'called', 'checked', 'brought_in']);

/** Has the seat decided anything on this street? */
function hasActed(hand: HandState, seat: HandSeat): boolean {
  for (const { notice } of hand.log.toReversed()) {
    if (notice.type === 'street_dealt') return false;
    if (ACTED.has(notice.type) && 'seat' in notice && notice.seat === seat.seat) return true;
  }
  return false;
}

/** What may be decided ahead now; nothing for who will not be asked. */
export function offered(hand: HandState | null, seat: HandSeat | undefined): readonly PreKind[] {
  if (!hand || !seat || hand.over || hand.showdown || hand.street === null) return [];
  if (seat.folded || seat.treatedAllIn || seat.stack === 0) return [];
  const price = priceOf(hand);
  if (price > seat.wager) return ['fold', 'call'];
  if (hasActed(hand, seat)) return [];
  const bringInComes = hand.street === 3 && hand.rules.bring_in > 0;
  return bringInComes ? [] : ['check_fold', 'check'];
}

/** What a call costs that is chosen ahead: the price, or all there is. */
export function callTo(hand: HandState, seat: HandSeat): Chips {
  return Math.min(priceOf(hand), seat.wager + seat.stack);
}

/** What is offered and at what price, as one word that changes with either; `''` for nothing. */
export function offerOf(hand: HandState | null, seat: HandSeat | undefined): string {
  const kinds = offered(hand, seat);
  if (!hand || !seat || !kinds.length) return '';
  return [hand.id, hand.street, ...kinds, callTo(hand, seat)].join(' ');
}

export function decide(hand: HandState, seat: HandSeat, kind: PreKind): PreAction | null {
  if (hand.street === null || !offered(hand, seat).includes(kind)) return null;
  return {
    kind,
    hand: hand.id,
    street: hand.street,
    price: priceOf(hand),
    to: callTo(hand, seat),
  };
}

/** These are meant at any price: they pay none. */
export function holdsAtAnyPrice(kind: PreKind): boolean {
  return kind === 'fold' || kind === 'check_fold';
}

/** Does it still hold? A check or a call was meant at its price alone. */
export function stillHolds(pre: PreAction, hand: HandState | null, seat: HandSeat | undefined): boolean {
  if (!hand || !seat || hand.id !== pre.hand || hand.street !== pre.street) return false;
  if (hand.over || hand.showdown || seat.folded || seat.treatedAllIn) return false;
  return holdsAtAnyPrice(pre.kind) || priceOf(hand) === pre.price;
}

/** The action that was meant, if the options have it. */
export function meant(pre: PreAction, options: Options): Action | null {
  const find = (type: Action['type']): Action | null =>
    options.actions.find((each) => each.type === type) ?? null;
  switch (pre.kind) {
    case 'fold':
      return find('check') ? null : find('fold');
    case 'check_fold':
      return find('check') ?? find('fold');
    case 'check':
      return find('check');
    case 'call': {
      const call = find('call');
      return call && 'to' in call && call.to === pre.to ? call : null;
    }
  }
}
