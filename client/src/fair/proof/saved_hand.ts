/** A saved hand file: read strictly, checked whole, and compared with others. */
import type { Link } from './closing';
import { Fields } from './fields';
import { found, isBroken, type Code, type Finding } from './findings';
import { HandCheck, type Mine } from './hand_check';
import type { Json } from './hashing';
import {
  BadRecord,
  readCardOpening,
  readClosing,
  readMixed,
  readOpening,
  readReceipt,
} from './records';

const FILE = 'file.malformed';
const KEYS = [
  'doorcard', 'version', 'key', 'viewer', 'opening', 'signature', 'mine', 'mixed', 'notices',
  'closing', 'closing_signature', 'before',
];

export interface Report {
  /** Null if the file could not be read. */
  readonly check: HandCheck | null;
  readonly before: readonly Link[];
  readonly findings: readonly Finding[];
}

/** The check of a saved hand. A file that cannot be read is a broken one. */
export function verify(record: Json): Report {
  try {
    return checked(record);
  } catch (wrong) {
    if (!(wrong instanceof BadRecord)) throw wrong;
    const finding = found(wrong.code as Code, { sentence: wrong.message });
    return { check: null, before: [], findings: [finding] };
  }
}

export function holds(report: Report): boolean {
  return !report.findings.some(isBroken);
}

function checked(record: Json): Report {
  const file = new Fields(FILE, record, KEYS);
  file.version();
  if (file.value('doorcard') !== 'hand') throw file.bad('it is no hand of Doorcard');
  if (file.holds('closing') !== file.holds('closing_signature')) {
    throw file.bad('a closing event comes with its signature');
  }
  const mine = file.holds('mine') ? readMine(file.value('mine')) : null;
  const check = new HandCheck(
    file.raw('key'),
    file.holds('viewer') ? file.count('viewer', 1, 8) : null,
    readOpening(file.value('opening')),
    file.raw('signature', 64),
    mine,
  );
  const mixed = file.holds('mixed') ? readMixed(file.value('mixed')) : null;
  const notices = file.items('notices').map(readNotice);
  const closing = file.holds('closing') ? readClosing(file.value('closing')) : null;
  const before = file.items('before').map(readLink);
  if (mine?.receipt && mine.signature !== null) check.receipted(mine.receipt, mine.signature);
  if (mixed !== null) check.mixed(mixed);
  for (const each of notices) check.noticed(each.v, each.notice, each.openings);
  if (closing === null) check.unfinished();
  else check.closed(closing, file.raw('closing_signature', 64));
  check.follows(before);
  return { check, before, findings: check.findings };
}

function readMine(record: Json): Mine {
  const fields = new Fields(FILE, record, ['seat', 'seed', 'receipt', 'signature']);
  if (fields.holds('receipt') !== fields.holds('signature')) {
    throw fields.bad('a receipt comes with its signature');
  }
  return {
    seat: fields.count('seat', 1, 8),
    seed: fields.raw('seed'),
    receipt: fields.holds('receipt') ? readReceipt(fields.value('receipt')) : null,
    signature: fields.holds('signature') ? fields.raw('signature', 64) : null,
  };
}

function readNotice(record: Json) {
  const fields = new Fields(FILE, record, ['v', 'notice', 'openings']);
  const notice = fields.value('notice');
  if (notice === null || typeof notice !== 'object' || Array.isArray(notice)) {
    throw fields.bad('it tells nothing');
  }
  return {
    v: fields.count('v', 1),
    notice,
    openings: fields.items('openings').map(readCardOpening),
  };
}

export function readLink(record: Json): Link {
  const keys = ['opening', 'signature', 'closing', 'closing_signature'];
  const fields = new Fields(FILE, record, keys);
  return {
    opening: readOpening(fields.value('opening')),
    signature: fields.raw('signature', 64),
    closing: readClosing(fields.value('closing')),
    closingSignature: fields.raw('closing_signature', 64),
  };
}
