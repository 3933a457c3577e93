/** The dealer's log: each notice as the sentence a good dealer would say. */
import type { HandState, LogEntry } from '../state/hand';
import type { Readouts } from '../state/table';
import type { Pot, PotAwardedNotice, StreetDealtNotice } from '../wire/generated';
import type { SeatNo } from '../wire/numbers';
import { amount } from './amounts';
import { cardAs, cardsAs, openerReason, readoutName, type Way } from './cards';
import { say, type Key } from './words.svelte';

export interface Telling {
  readonly hand: Pick<HandState, 'number' | 'pots'>;
  readonly names: ReadonlyMap<SeatNo, string>;
  readonly readouts: Readouts;
  /** Signs of cards, unless it is to be heard. */
  readonly way?: Way;
}

export function nameAt(names: ReadonlyMap<SeatNo, string>, seat: SeatNo): string {
  return names.get(seat) ?? say('seat.name', { seat });
}

/** The sentence for one notice. No default: a new notice must not compile unsaid. */
export function logLine(entry: LogEntry, telling: Telling): string {
  const { notice } = entry;
  const { way = 'signs' } = telling;
  const name = 'seat' in notice ? nameAt(telling.names, notice.seat) : '';
  switch (notice.type) {
    case 'hand_started': {
      const dealer = nameAt(telling.names, notice.dealer);
      return say('log.hand_started', { number: telling.hand.number, name: dealer });
    }
    case 'antes_posted': {
      const chips = notice.posts.reduce((sum, post) => sum + post.chips, 0);
      return say('log.antes_posted', { chips: amount(chips) });
    }
    case 'street_dealt':
      return streetLine(notice, telling);
    case 'opener_named':
      return say('log.opener_named', { name, reason: openerReason(notice, entry.up, 'full', way) });
    case 'brought_in':
      return paid('log.brought_in', name, notice.to, entry);
    case 'wagered':
      return paid(`log.${notice.kind}`, name, notice.to, entry);
    case 'called':
      return paid('log.called', name, notice.to, entry);
    case 'checked':
      return say('log.checked', { name });
    case 'folded':
      return say('log.folded', { name });
    case 'lapsed':
      return say(`log.lapsed.${notice.cause}`, { name });
    case 'treated_all_in':
      return say('log.treated_all_in', { name });
    case 'uncalled_returned':
      return say('log.uncalled_returned', { name, chips: amount(notice.chips) });
    case 'bets_swept':
      return sweptLine(notice.pots);
    case 'showdown_opened':
      return say('log.showdown_opened');
    case 'shown': {
      const cards = cardsAs(notice.cards, way);
      const hand = readoutName(telling.readouts.showing.get(notice.seat), 'full', way);
      return hand
        ? say('log.shown_hand', { name, cards, hand })
        : say('log.shown', { name, cards });
    }
    case 'mucked':
      return say('log.mucked', { name });
    case 'pot_awarded':
      return awardLine(notice, telling);
    case 'pot_undecided':
      return say('log.pot_undecided', { chips: amount(notice.chips) });
    case 'hand_ended':
      return say('log.hand_ended');
  }
}

function paid(key: Key, name: string, to: number, entry: LogEntry): string {
  const told = say(key, { name, chips: amount(to) });
  return entry.allIn ? say('log.all_in', { told }) : told;
}

function streetLine(notice: StreetDealtNotice, telling: Telling): string {
  const { way = 'signs' } = telling;
  const street = say(`street.${notice.street}`);
  if (notice.common) return say('log.street_common', { street, card: cardAs(notice.common, way) });
  const cards = notice.cards
    .filter((dealt) => dealt.up.length > 0)
    .map((dealt) =>
      say('log.seat_cards', {
        name: nameAt(telling.names, dealt.seat),
        cards: cardsAs(dealt.up, way),
      }),
    );
  const told = cards.length
    ? say('log.street', { street, cards: cards.join(', ') })
    : say('log.street_closed', { street });
  return notice.reclaimed ? `${say('log.street_reclaimed')} ${told}` : told;
}

function sweptLine(pots: readonly Pot[]): string {
  const [only, ...sides] = pots;
  if (!only) return say('log.swept', { chips: amount(0) });
  if (!sides.length) return say('log.swept', { chips: amount(only.chips) });
  return say('log.swept_side', { pots: pots.map((pot, at) => potText(pot, at, true)).join(', ') });
}

/** A pot as text: "Pot 5", or "Main pot 5" and "Side pot 1: 3" where there are several. */
export function potText(pot: Pot, at: number, several: boolean): string {
  const chips = amount(pot.chips);
  if (!several) return say('pot.only', { chips });
  return at === 0 ? say('pot.main', { chips }) : say('pot.side', { chips, number: at });
}

function awardLine(notice: PotAwardedNotice, telling: Telling): string {
  const told = notice.shares
    .map((share) =>
      say(`log.awarded.${share.part}`, {
        name: nameAt(telling.names, share.seat),
        chips: amount(share.chips),
      }),
    )
    .join(' ');
  if (telling.hand.pots.length < 2) return told;
  const pot = notice.pot ? say('log.side_pot', { number: notice.pot }) : say('log.main_pot');
  return say('log.awarded_pot', { pot, told });
}
