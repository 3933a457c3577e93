/** The options of the seat in turn, laid out on buttons that never move. Judges nothing. */
import type { HandState } from '../state/hand';
import type { Action, CardText, Options, WagerKind, WagerRange } from '../wire/generated';
import type { Chips } from '../wire/numbers';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;
export type WagerAction = { type: WagerKind; to: Chips };

export interface Choice {
  readonly fold: Of<'fold'> | null;
  /** Check, call or bring-in: the one that costs least. */
  readonly stay: Of<'check'> | Of<'call'> | Of<'bring_in'> | null;
  /** Wagers of a size of their own: one, or two beside an open pair. */
  readonly sizes: readonly WagerAction[];
  readonly range: WagerRange | null;
  readonly show: Of<'show'> | null;
  /** Single cards that an uncalled winner may show. */
  readonly showOne: readonly Of<'show'>[];
  readonly muck: Of<'muck'> | null;
}

/** No default: a new action must not compile until it has a place. */
export function layOut(options: Options): Choice {
  let fold: Choice['fold'] = null;
  let stay: Choice['stay'] = null;
  let show: Choice['show'] = null;
  let muck: Choice['muck'] = null;
  const sizes: WagerAction[] = [];
  const showOne: Of<'show'>[] = [];
  for (const action of options.actions) {
    switch (action.type) {
      case 'fold':
        fold = action;
        break;
      case 'check':
      case 'call':
      case 'bring_in':
        stay = action;
        break;
      case 'complete':
      case 'bet':
      case 'raise':
        sizes.push(action);
        break;
      case 'show':
        if (action.cards.length === 0) show = action;
        else if (action.cards.length === 1) showOne.push(action);
        break;
      case 'muck':
        muck = action;
        break;
    }
  }
  return { fold, stay, sizes, range: options.wagers, show, showOne, muck };
}

export function atShowdown(choice: Choice): boolean {
  return choice.show !== null || choice.muck !== null;
}

/** The wager of the range that lies nearest to `to`: its steps, and its highest itself. */
export function nearest(range: WagerRange, to: Chips): Chips {
  if (to >= range.highest) return range.highest;
  if (to <= range.lowest) return range.lowest;
  const step = Math.max(1, range.step);
  const below = range.lowest + Math.floor((to - range.lowest) / step) * step;
  const above = Math.min(below + step, range.highest);
  return to - below < above - to ? below : above;
}

/** A wager of the size of the pot after a call, as near as the range lets it be. */
export function potSized(range: WagerRange, options: Options, hand: HandState): Chips {
  let pot = 0;
  for (const swept of hand.pots) pot += swept.chips;
  for (const seat of hand.seats.values()) pot += seat.wager;
  const owed = Math.max(0, options.to_match - options.wager);
  return nearest(range, options.to_match + pot + owed);
}

/** The single down cards that may be shown, in the order in which they lie. */
export function cardOf(show: Of<'show'>): CardText {
  return show.cards[0] ?? '';
}
