/** Several saved hands beside each other: what one file cannot show. */
import { hex } from './bytes';
import { covered } from './closing';
import { found, type Finding } from './findings';
import type { HandCheck } from './hand_check';
import { canonical } from './hashing';
import type { ClosingEvent, OpeningEvent } from './records';
import type { Report } from './saved_hand';

interface Told {
  readonly opening: OpeningEvent;
  readonly closing: ClosingEvent | null;
}

/** What does not go together in these hands. */
export function compare(reports: readonly Report[]): Finding[] {
  const findings = new Map<string, Finding>();
  reports.forEach((one, i) => {
    for (const other of reports.slice(i + 1)) {
      if (one.check === null || other.check === null) continue;
      for (const each of pair(one.check, one, other.check, other)) {
        findings.set(JSON.stringify(each), each);
      }
    }
  });
  return [...findings.values()];
}

function pair(here: HandCheck, one: Report, there: HandCheck, other: Report): Finding[] {
  const findings: Finding[] = [];
  const { table } = here.opening;
  if (table === there.opening.table && here.key !== there.key) {
    findings.push(found('compare.key', { table }));
  }
  for (const mine of hands(here, one)) {
    for (const theirs of hands(there, other)) {
      findings.push(...openings(mine.opening, theirs.opening));
      if (same(mine.opening, theirs.opening)) findings.push(...closings(mine, theirs));
      findings.push(...follows(mine.opening, theirs), ...follows(theirs.opening, mine));
    }
  }
  if (same(here.opening, there.opening)) findings.push(...sameHand(here, there));
  return findings;
}

function hands(check: HandCheck, report: Report): Told[] {
  return [{ opening: check.opening, closing: check.closing }, ...report.before];
}

function same(one: OpeningEvent, other: OpeningEvent): boolean {
  return one.table === other.table && one.number === other.number;
}

/** Two signed openings of one number; or two numbers, or hands, with one deck. */
function openings(one: OpeningEvent, other: OpeningEvent): Finding[] {
  const { table, number, hand } = one;
  if (same(one, other)) {
    return one.digest === other.digest ? [] : [found('compare.opening', { table, number })];
  }
  const findings: Finding[] = [];
  if (one.roots.some((root) => other.roots.includes(root))) {
    const numbers = [number, other.number].sort((a, b) => a - b);
    findings.push(found('compare.root', { table, numbers }));
  }
  if (hand === other.hand) findings.push(found('compare.opening', { table, hand }));
  return findings;
}

function closings(one: Told, other: Told): Finding[] {
  if (one.closing === null || other.closing === null) return [];
  const { table, number } = one.closing;
  const alike = one.closing.digest === other.closing.digest;
  return alike ? [] : [found('compare.closing', { table, number })];
}

/** A hand holds the digest of how the one before it ended. */
function follows(after: OpeningEvent, before: Told): Finding[] {
  const { table, number } = after;
  if (before.closing === null) return [];
  if (table !== before.opening.table || number !== before.opening.number + 1) return [];
  const alike = after.previous === before.closing.digest;
  return alike ? [] : [found('compare.chain', { table, number })];
}

/** Two viewers of one hand: what both may know must be the same. */
function sameHand(here: HandCheck, there: HandCheck): Finding[] {
  const { number } = here.opening;
  const findings: Finding[] = [];
  for (const [place, card] of here.faces) {
    const told = there.faces.get(place);
    if (told !== undefined && told !== card) findings.push(found('compare.card', { number, place }));
  }
  const at = here.told.findIndex((notice, i) => {
    const theirs = there.told[i];
    return theirs !== undefined && line(notice) !== line(theirs);
  });
  if (at >= 0) findings.push(found('compare.notices', { number, v: at + 1 }));
  return findings;
}

function line(notice: Parameters<typeof covered>[0]): string {
  return hex(canonical(covered(notice)));
}
