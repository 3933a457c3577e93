/** A command is carried out, and answered in words. */
import type { TableState } from '../state/table';
import { amount } from '../words/amounts';
import { say } from '../words/words.svelte';
import type { Command } from './commands';
import type { Desk, Outcome } from './desk.svelte';
import { deadText, handText, potsText, seatText, timeText, turnText } from './spoken';

export interface Obeying {
  readonly table: TableState;
  readonly desk: Desk;
  /** What was typed, as it was typed. */
  readonly line: string;
  /** Milliseconds on the clock of the turns. */
  readonly now: number;
  /** Ask for the reasons of the turn, and show them. */
  why(): void;
  /** Switch the keys off or on; are they on now? */
  switchKeys(): boolean;
}

/** The answer; nothing where the table itself will tell. */
export function obey(command: Command, { table, desk, line, now, why, switchKeys }: Obeying): string {
  switch (command.does) {
    case 'fold':
      return outcome(desk.fold());
    case 'stay':
      return outcome(desk.stay());
    case 'wager': {
      const done = desk.wager(command.to);
      if (done !== 'closed' || command.to === null || !desk.turn?.options) return outcome(done);
      return say('type.not_to', { chips: amount(command.to), choices: turnText(desk.turn) });
    }
    case 'unclear':
      return say('type.not_amount', { amount: command.amount });
    case 'surplus':
      return say('type.surplus', { word: command.word, rest: command.rest });
    case 'hand':
      return handText(table);
    case 'seat':
      return seatText(table, command.seat);
    case 'pot':
      return potsText(table.hand);
    case 'dead':
      return deadText(table);
    case 'time':
      return timeText(table, now);
    case 'why':
      if (!desk.turn?.options) return say('type.not_now');
      why();
      return '';
    case 'keys':
      return say(switchKeys() ? 'type.keys_on' : 'type.keys_off');
    case 'help':
      return say('type.help');
    case 'unknown':
      return say('type.unknown', { line });
  }
}

function outcome(done: Outcome): string {
  if (done === 'sent') return say('type.sent');
  return say(done === 'confirm' ? 'type.confirm' : 'type.not_now');
}
