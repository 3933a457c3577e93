/** One hand as it was told: checked while it is, and kept so that it can be saved. */
import type { CardOpened, DealBefore, FairDeal } from '../wire/generated';
import { isBroken, found, type Finding } from './proof/findings';
import { HandCheck } from './proof/hand_check';
import type { Json } from './proof/hashing';
import {
  BadRecord,
  readClosing,
  readMixed,
  readOpening,
  readReceipt,
  type OpeningEvent,
} from './proof/records';
import { readLink } from './proof/saved_hand';
import type { Code } from './proof/findings';

export interface OwnSeed {
  readonly seat: number;
  readonly seed: string;
}

interface ToldNotice {
  readonly v: number;
  readonly notice: Json;
  readonly openings: readonly CardOpened[];
}

/** The records exactly as they were told. */
type Told = Pick<FairDeal, 'opening' | 'signature' | 'receipt' | 'mixed' | 'closed'>;

export class ToldHand {
  readonly check: HandCheck;
  readonly opening: OpeningEvent;
  /** The own seed was sent to the room. */
  sent = false;
  private readonly extra: Finding[] = [];
  private readonly notices: ToldNotice[] = [];
  private before: readonly DealBefore[] = [];
  private told: Told;

  /** Throws `BadRecord` if this is no opening event. */
  constructor(
    readonly key: string,
    readonly viewer: number | null,
    opening: FairDeal['opening'],
    signature: string,
    readonly mine: OwnSeed | null,
  ) {
    this.opening = readOpening(json(opening));
    this.check = new HandCheck(key, viewer, this.opening, signature, mine);
    this.told = { opening, signature, receipt: null, mixed: null, closed: null };
  }

  get findings(): readonly Finding[] {
    return [...this.check.findings, ...this.extra];
  }

  get isBroken(): boolean {
    return this.findings.some(isBroken);
  }

  get phase(): 'opened' | 'mixed' | 'closed' {
    return this.told.closed ? 'closed' : this.told.mixed ? 'mixed' : 'opened';
  }

  /** The seats whose seeds did not come, if the hand is void for it. */
  get silent(): readonly number[] | null {
    const closing = this.check.closing;
    return closing?.reason === 'silent' ? closing.silent : null;
  }

  get hasReceipt(): boolean {
    return this.told.receipt !== null;
  }

  /** This hand as a hand before the next one. */
  get link(): DealBefore | null {
    const { opening, signature, closed } = this.told;
    if (!closed) return null;
    return { opening, signature, closing: closed.closing, closing_signature: closed.signature };
  }

  get links(): readonly DealBefore[] {
    return this.before;
  }

  follows(before: readonly DealBefore[]): void {
    this.before = before;
    this.safely(() => this.check.follows(before.map((each) => readLink(json(each)))));
  }

  receipted(receipt: NonNullable<FairDeal['receipt']>): void {
    if (this.told.receipt) return;
    this.told = { ...this.told, receipt };
    this.safely(() => this.check.receipted(readReceipt(json(receipt.receipt)), receipt.signature));
  }

  mixed(mixed: NonNullable<FairDeal['mixed']>): void {
    if (this.told.mixed) return;
    this.told = { ...this.told, mixed };
    this.safely(() => this.check.mixed(readMixed(json(mixed))));
  }

  /** A notice; one that was told before is passed over. */
  noticed(v: number, notice: object, openings: readonly CardOpened[] = []): void {
    if (v <= this.notices.length) return;
    const told = { v, notice: json(notice), openings };
    this.notices.push(told);
    this.safely(() => this.check.noticed(v, told.notice as { [key: string]: Json }, openings));
  }

  closed(closed: NonNullable<FairDeal['closed']>): void {
    if (this.told.closed) return;
    this.told = { ...this.told, closed };
    this.safely(() => this.check.closed(readClosing(json(closed.closing)), closed.signature));
  }

  /** Something that this hand alone does not show. */
  add(finding: Finding): void {
    this.extra.push(finding);
  }

  /** The file that `doorcard verify` checks. */
  file(): object {
    const { opening, signature, receipt, mixed, closed } = this.told;
    const mine = this.mine && {
      ...this.mine,
      receipt: receipt?.receipt ?? null,
      signature: receipt?.signature ?? null,
    };
    return {
      doorcard: 'hand',
      version: 1,
      key: this.key,
      viewer: this.viewer,
      opening,
      signature,
      mine,
      mixed,
      notices: this.notices,
      closing: closed?.closing ?? null,
      closing_signature: closed?.signature ?? null,
      before: this.before,
    };
  }

  private safely(step: () => void): void {
    try {
      step();
    } catch (wrong) {
      if (!(wrong instanceof BadRecord)) throw wrong;
      this.add(found(wrong.code as Code, { sentence: wrong.message }));
    }
  }
}

/** What came over the wire is JSON. */
function json(value: object): Json {
  return value as unknown as Json;
}
