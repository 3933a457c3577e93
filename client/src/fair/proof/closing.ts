/** How a hand ended, and the hands right before it. */
import { hex } from './bytes';
import { givesRoot } from './decks';
import { found, type Finding } from './findings';
import { canonical, digest, type Json } from './hashing';
import { people, type ClosingEvent, type OpeningEvent } from './records';
import { signedBy } from './signing';

/** A hand before this one. */
export interface Link {
  readonly opening: OpeningEvent;
  readonly signature: string;
  readonly closing: ClosingEvent;
  readonly closingSignature: string;
}

/** The closing event names the hand that was opened. */
export function checkNames(opening: OpeningEvent, closing: ClosingEvent): Finding[] {
  const findings: Finding[] = [];
  const { table, hand, number } = closing;
  if (table !== opening.table || hand !== opening.hand || number !== opening.number) {
    findings.push(found('started.hand', { opened: opening.hand, closed: hand }));
  }
  if (closing.opening !== opening.digest) findings.push(found('play.closing'));
  return findings;
}

/** A void is of silence that is there, and hides no deck. */
export function checkVoid(opening: OpeningEvent, closing: ClosingEvent): Finding[] {
  const findings: Finding[] = [];
  const { number, reason, silent, decks } = closing;
  const committed = people(opening).map((each) => each.seat);
  const came = closing.seeds.map((each) => each.seat);
  const founded =
    reason === 'silent' &&
    silent.length > 0 &&
    silent.every((seat) => committed.includes(seat) && !came.includes(seat));
  if (!founded) {
    findings.push(found('void.unfounded', { reason, number, silent: sorted(silent) }));
  }
  if (decks === null) {
    if (reason !== 'key_lost') findings.push(found('void.decks', { number }));
    return findings;
  }
  const wrong = decks.map((seed, i) => (givesRoot(opening, i, seed) ? -1 : i)).filter((i) => i >= 0);
  if (wrong.length > 0) findings.push(found('void.decks', { number, decks: wrong }));
  return findings;
}

/** The hands before lead to this one without a gap, and silent seats stayed out. */
export function checkChain(
  key: string,
  before: readonly Link[],
  opening: OpeningEvent,
): Finding[] {
  const findings: Finding[] = [];
  for (const link of before) {
    const { number } = link.opening;
    if (!signedBy(key, link.opening.digest, link.signature)) {
      findings.push(found('signature.opening', { number }));
    }
    if (!signedBy(key, link.closing.digest, link.closingSignature)) {
      findings.push(found('signature.closing', { number }));
    }
    findings.push(...checkNames(link.opening, link.closing));
  }
  let out: number[] = [];
  before.forEach((link, i) => {
    const after = before[i + 1]?.opening ?? opening;
    const { number } = after;
    if (after.table !== link.opening.table || number !== link.opening.number + 1) {
      findings.push(found('chain.gap', { number, before: link.opening.number }));
    }
    if (after.previous !== link.closing.digest) findings.push(found('chain.previous', { number }));
    if (link.closing.play === null) {
      findings.push(...checkVoid(link.opening, link.closing), voidMark(link.closing));
      out = [...out, ...link.closing.silent];
    } else {
      out = [];
    }
    const seats = after.seats.map((each) => each.seat);
    const again = seats.filter((seat) => out.includes(seat));
    if (again.length > 0 && seats.length - again.length >= 2) {
      findings.push(found('chain.silent', { number, seats: sorted(again) }));
    }
  });
  return findings;
}

export function voidMark(closing: ClosingEvent): Finding {
  return found('mark.void', { number: closing.number, silent: sorted(closing.silent) });
}

/** A notice as the rail is told it: with every down card covered. */
export function covered(notice: { [key: string]: Json }): { [key: string]: Json } {
  if (notice.type !== 'street_dealt' || !Array.isArray(notice.cards)) return notice;
  const cards = notice.cards.map((each) => {
    if (each === null || typeof each !== 'object' || Array.isArray(each)) return each;
    return { ...each, down: Array.isArray(each.down) ? each.down.map(() => '??') : [] };
  });
  return { ...notice, cards };
}

export function playDigest(notices: readonly { [key: string]: Json }[]): string {
  return hex(digest('play', ...notices.map((each) => canonical(covered(each)))));
}

function sorted(seats: readonly number[]): number[] {
  return [...seats].sort((a, b) => a - b);
}
