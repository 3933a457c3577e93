/** What the room tells of a table, in the player's language; a host's own words stay as they are. */
import type { Around } from '../state/around';
import type { Lapse } from '../wire/generated';
import type { SeatNo } from '../wire/numbers';
import { nameAt } from '../words/log';
import { sayCode } from '../words/moments';
import { asSentence, refusalText, type Coded } from '../words/refusals';
import { say } from '../words/words.svelte';

/** What a code tells; after it the words that a host has added to a pause. */
export function toldText({ code, sentence }: Coded): string {
  const added = code.startsWith('host.') ? asSentence(sentence) : '';
  return [sayCode(`told.${code}`, refusalText({ code, sentence })), added].filter(Boolean).join(' ');
}

/** The latest announcement about the rules of the table. */
export function heardText({ heard, announced }: Pick<Around, 'heard' | 'announced'>): string {
  if (!heard) return '';
  if (heard.code !== 'rules.announced' || !announced) return toldText(heard);
  return asSentence(say('announced.title', { hand: announced.from_hand, name: announced.by }));
}

/** "Ann: time ran out, folded." */
export function lapseText(lapse: Lapse, names: ReadonlyMap<SeatNo, string>): string {
  const { seat, cause, outcome, protection } = lapse;
  const told = say('lapse.told', {
    name: nameAt(names, seat),
    cause: sayCode(`lapse.${cause}`, cause),
    outcome: sayCode(`outcome.${outcome}`, outcome),
  });
  if (!protection) return told;
  const { used, of } = protection;
  const held = of === null ? say('seat.protected') : say('seat.protected_of', { used, of });
  return `${told} ${asSentence(held)}`;
}
