/** What is heard instead of seen: cards by their names, a hand as a good dealer tells it. */
import type { HandState, LogEntry } from '../state/hand';
import { UNKNOWN } from '../state/hand';
import type { TableState, Turn } from '../state/table';
import type { Action, OutsTold } from '../wire/generated';
import { amount } from '../words/amounts';
import { byRank, cardName, cardsAs, readoutName } from '../words/cards';
import { logLine, nameAt, potText } from '../words/log';
import { asSentence } from '../words/refusals';
import { say, type Key } from '../words/words.svelte';
import { atShowdown, layOut } from './choice';

/** Lines that only fill the log: a dealer does not say them. */
const UNSAID: ReadonlySet<string> = new Set(['hand_ended']);

/** One notice as the dealer says it; after cards, what the listener has got. */
export function tell(entry: LogEntry, table: TableState): string {
  const { hand, names, readouts } = table;
  if (!hand || UNSAID.has(entry.notice.type)) return '';
  const line = logLine(entry, { hand, names, readouts, way: 'names' });
  if (entry.notice.type !== 'street_dealt' || table.mySeat === null) return line;
  const mine = entry.notice.cards.find((dealt) => dealt.seat === table.mySeat);
  const down = mine?.down.filter((card) => card !== UNKNOWN) ?? [];
  if (!down.length) return line;
  return `${asSentence(line)} ${say('live.your_cards', { cards: cardsAs(down, 'names') })}`;
}

function choiceText(action: Action): string {
  const key: Key = `action.${action.type}`;
  return 'to' in action ? say(key, { chips: amount(action.to) }) : say(key);
}

/** "Your turn: call 2, raise to 4, fold." */
export function turnText(turn: Turn): string {
  if (!turn.options) return '';
  const choice = layOut(turn.options);
  const told = [choice.stay ?? choice.show, ...choice.sizes, choice.fold ?? choice.muck]
    .filter((action): action is NonNullable<typeof action> => action !== null)
    .map(choiceText);
  if (choice.range) {
    const { kind, lowest, highest } = choice.range;
    const least = say(`action.${kind}`, { chips: amount(lowest) });
    told.splice(1, 0, say('live.range', { least, most: amount(highest) }));
  }
  const key = atShowdown(choice) ? 'live.turn_show' : 'live.turn';
  return say(key, { choices: told.join(', ') });
}

/** The own hand: cards, what they make, what could still come. */
export function handText(table: TableState): string {
  const held = table.mySeat === null ? undefined : table.hand?.seats.get(table.mySeat);
  if (!held || held.cards.length === 0) return say('tell.no_cards');
  if (held.folded) return say('table.your_cards_folded');
  const down = held.cards.filter((each) => each.place === 'down').map((each) => each.card);
  const up = held.cards.filter((each) => each.place === 'up').map((each) => each.card);
  const told = [say('tell.cards', { down: cardsAs(down, 'names'), up: cardsAs(up, 'names') })];
  const made = readoutName(table.readouts.you, 'full', 'names');
  if (made) told.push(say('tell.makes', { hand: made }));
  const outs = outsText(table.readouts.outs);
  if (outs) told.push(outs);
  return told.join(' ');
}

/** "Live outs: flush 7, two dead; straight 4." */
export function outsText(outs: readonly OutsTold[]): string {
  if (!outs.length) return '';
  const each = outs.map(({ category, live, dead }) =>
    say('outs.one', { kind: say(`outs.${category}` as Key), live, dead }),
  );
  return say('outs.all', { outs: each.join(', ') });
}

/** A seat as it can be seen: who, chips, open cards and what they show. */
export function seatText(table: TableState, seat: number): string {
  const held = table.hand?.seats.get(seat);
  const sign = table.seats.get(seat);
  const dealt = held && table.hand && (!table.hand.over || sign?.name === table.names.get(seat));
  if (!sign && !dealt) return say('tell.seat_free', { seat });
  const name = dealt ? nameAt(table.names, seat) : (sign?.name ?? '');
  const stack = dealt && !table.hand?.over ? held.stack : (sign?.stack ?? held?.stack ?? 0);
  const told = [say('tell.seat', { seat, name, chips: amount(stack) })];
  if (seat === table.mySeat) told.push(say('tell.seat_you'));
  if (!dealt) return told.join(' ');
  if (held.folded) told.push(say('tell.seat_folded'));
  else {
    const open = held.cards.filter((each) => each.place === 'up' || each.shown);
    if (open.length) told.push(say('tell.seat_shows', { cards: cardsAs(open.map((e) => e.card), 'names') }));
    const made = readoutName(table.readouts.showing.get(seat), 'full', 'names');
    if (made && open.length > 1) told.push(say('tell.makes', { hand: made }));
    if (held.treatedAllIn) told.push(say('tell.seat_mark', { mark: say('seat.treated_all_in') }));
    else if (held.stack === 0) told.push(say('tell.seat_mark', { mark: say('seat.all_in') }));
  }
  if (held.wager) told.push(say('tell.seat_wager', { chips: amount(held.wager) }));
  if (table.hand?.dealer === seat) told.push(say('tell.seat_mark', { mark: say('seat.dealer') }));
  if (table.turn?.seat === seat) told.push(say('tell.seat_turn'));
  return told.join(' ');
}

export function potsText(hand: HandState | null): string {
  if (!hand) return say('table.waiting');
  let wagers = 0;
  for (const seat of hand.seats.values()) wagers += seat.wager;
  const several = hand.pots.length > 1;
  const told = hand.pots.map((pot, at) => potText(pot, at, several));
  if (wagers) told.push(say('tell.wagers', { chips: amount(wagers) }));
  if (hand.common) told.push(say('tell.common', { card: cardName(hand.common) }));
  return told.length ? told.join('; ') : say('tell.no_pot');
}

export function deadText(table: TableState): string {
  if (!table.sign.dead_card_rack) return say('tell.dead_untold');
  const dead = [...(table.hand?.dead ?? [])].sort(byRank);
  return dead.length ? say('tell.dead', { cards: cardsAs(dead, 'names') }) : say('tell.dead_none');
}

/** The time of the turn, as the house lets it be seen. */
export function timeText(table: TableState, now: number): string {
  const { turn } = table;
  if (!turn) return say('tell.no_turn');
  const left = Math.max(0, turn.deadline - now);
  const name = nameAt(table.names, turn.seat);
  const mine = turn.seat === table.mySeat;
  if (left > turn.visibleMs) return say(mine ? 'tell.time_yours' : 'tell.time', { name });
  const seconds = Math.ceil(left / 1000);
  return say(mine ? 'tell.time_left_yours' : 'tell.time_left', { name, seconds });
}
