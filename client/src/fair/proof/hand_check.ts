/**
 * The check of one hand as it is told: the opening event, the mix, each notice with its card
 * openings, the end. Each step gives what was found in it; nothing is thrown for a cheat.
 */
import type { Notice } from '../../wire/generated';
import { hex, unhex } from './bytes';
import { CardBook } from './card_book';
import { checkChain, checkNames, checkVoid, playDigest, voidMark, type Link } from './closing';
import { deckContext, givesRoot, leavesOf, rootOf } from './decks';
import { found, stepOf, type Finding, type Step } from './findings';
import { canonical, digest, type Json } from './hashing';
import { BadSeed, commitment, mixOf, type Mix } from './mixing';
import { PlaceCounter } from './places';
import {
  DECKS,
  people,
  type CardOpening,
  type ClosingEvent,
  type Mixed,
  type OpeningEvent,
  type Receipt,
} from './records';
import { signedBy } from './signing';

/** The viewer's own part in the shuffle. */
export interface Mine {
  readonly seat: number;
  readonly seed: string;
  readonly receipt: Receipt | null;
  readonly signature: string | null;
}

export class HandCheck {
  readonly findings: Finding[] = [];
  mix: Mix | null = null;
  closing: ClosingEvent | null = null;
  private book: CardBook | null = null;
  private places: PlaceCounter | null = null;
  private receipt: Receipt | null = null;
  private readonly notices: { [key: string]: Json }[] = [];
  private lost = false;
  private isMixed = false;
  private over = false;

  constructor(
    /** The room's public key as this viewer knows it. */
    readonly key: string,
    readonly viewer: number | null,
    readonly opening: OpeningEvent,
    readonly signature: string,
    /** The viewer's own seat and seed, where they took part. */
    readonly mine: { readonly seat: number; readonly seed: string } | null,
  ) {
    if (opening.key !== key) this.add(found('key.changed', { known: key, used: opening.key }));
    if (!signedBy(opening.key, opening.digest, signature)) this.add(found('signature.opening'));
    if (mine !== null) {
      const seat = opening.seats.find((each) => each.seat === mine.seat);
      const own = commitment(opening.table, opening.number, mine.seat, unhex(mine.seed));
      if (mine.seat !== viewer || seat?.commitment !== own) {
        this.add(found('commitment.mine', { seat: mine.seat }));
      }
    }
  }

  /** The cards that this viewer was told, by place. */
  get faces(): ReadonlyMap<number, string> {
    return this.book?.faces ?? new Map<number, string>();
  }

  /** The notices of the hand, in order. */
  get told(): readonly { [key: string]: Json }[] {
    return this.notices;
  }

  of(step: Step): Finding[] {
    return this.findings.filter((each) => stepOf(each) === step);
  }

  receipted(receipt: Receipt, signature: string): Finding[] {
    return this.noted(() => {
      if (!signedBy(this.key, receipt.digest, signature)) {
        this.add(found('signature.receipt'));
        return;
      }
      this.receipt = receipt;
      if (receipt.opening !== this.opening.digest) {
        const changed = { receipt: receipt.opening, opening: this.opening.digest };
        this.add(found('opening.changed', changed));
      }
    });
  }

  /** All seeds have come: is everybody's in it, and are the decks the ones that were fixed? */
  mixed(mixed: Mixed): Finding[] {
    return this.noted(() => {
      this.isMixed = true;
      const { mine, opening } = this;
      if (mine === null) {
        this.add(found('mark.not_mine'));
      } else if (!mixed.seeds.some((each) => each.seat === mine.seat && each.seed === mine.seed)) {
        this.add(found('seed.mine', { seat: mine.seat }));
      }
      if (people(opening).length === 0) this.add(found('mark.unchecked'));
      try {
        this.mix = mixOf(opening, mixed.seeds);
      } catch (wrong) {
        if (!(wrong instanceof BadSeed)) throw wrong;
        this.add(found(wrong.code, { seat: wrong.seat }));
        return;
      }
      this.checkDecks(mixed, this.mix);
      this.book = new CardBook(opening, this.mix, mixed.leaves);
      this.places = new PlaceCounter(this.mix.reclaim);
    });
  }

  private checkDecks(mixed: Mixed, mix: Mix): void {
    const { opening } = this;
    const sisters = Array.from({ length: DECKS }, (_, i) => i).filter((i) => i !== mix.pick);
    const open = mixed.decks.map((each) => each.deck).sort((a, b) => a - b);
    if (open.join() !== sisters.join()) {
      const missing = sisters.filter((i) => !open.includes(i));
      this.add(found('deck.unopened', { missing, picked: mix.pick }));
    }
    for (const { deck, seed } of mixed.decks) {
      if (!givesRoot(opening, deck, seed)) this.add(found('deck.wrong', { deck }));
    }
    const leaves = leavesOf(unhex(mixed.leaves));
    if (rootOf(deckContext(opening, mix.pick), leaves) !== opening.roots[mix.pick]) {
      this.add(found('deck.leaves', { deck: mix.pick }));
    }
  }

  /** A notice with the openings of the cards that it tells. */
  noticed(v: number, notice: { [key: string]: Json }, openings: readonly CardOpening[]): Finding[] {
    return this.noted(() => {
      if (this.lost) return;
      const due = this.notices.length + 1;
      this.notices.push(notice);
      const started = notice.type === 'hand_started';
      if (!this.isMixed || v !== due || started !== (due === 1)) {
        this.lost = true;
        this.add(found('play.gap', { v: due }));
        return;
      }
      const event = notice as unknown as Notice;
      if (event.type === 'hand_started') this.checkStart(event, notice.rules ?? null);
      if (this.over) this.add(found('play.illegal', { v, type: event.type }));
      if (event.type === 'hand_ended') this.over = true;
      if (this.places === null || this.book === null) return;
      const places = this.places.follow(event);
      if (event.type === 'street_dealt' && places === null) {
        this.lost = true;
        this.add(found('play.illegal', { v, type: event.type }));
        return;
      }
      for (const each of this.book.check(v, event, openings, places)) this.add(each);
    });
  }

  private checkStart(event: Notice & { type: 'hand_started' }, rules: Json): void {
    const { opening } = this;
    if (hex(digest('rules', canonical(rules))) !== opening.rules) this.add(found('started.rules'));
    if (event.dealer !== opening.dealer) {
      this.add(found('started.dealer', { opened: opening.dealer, started: event.dealer }));
    }
    const line = (seats: readonly { seat: number; stack: number }[]): string =>
      seats.map((each) => `${each.seat}:${each.stack}`).join();
    if (line(event.seats) !== line(opening.seats)) {
      const opened = opening.seats.map((each) => each.seat);
      this.add(found('started.seats', { opened, started: event.seats.map((each) => each.seat) }));
    }
  }

  /** The hand is over, or void. */
  closed(closing: ClosingEvent, signature: string): Finding[] {
    return this.noted(() => {
      this.closing = closing;
      if (!signedBy(this.opening.key, closing.digest, signature)) {
        this.add(found('signature.closing'));
      }
      for (const each of checkNames(this.opening, closing)) this.add(each);
      if (closing.play !== null) {
        if (!this.isMixed || closing.play !== playDigest(this.notices)) {
          this.add(found('play.closing'));
        }
        if (!this.over && !this.lost) this.add(found('play.gap', { v: this.notices.length + 1 }));
        return;
      }
      for (const each of checkVoid(this.opening, closing)) this.add(each);
      if (this.isMixed && closing.reason === 'silent') this.add(found('void.mixed'));
      if (this.mine !== null && closing.silent.includes(this.mine.seat)) {
        const { seat } = this.mine;
        this.add(found(this.receipt === null ? 'mark.blamed' : 'void.mine', { seat }));
      }
      if (closing.reason === 'silent') this.add(voidMark(closing));
    });
  }

  /** The hand was saved before it ended. */
  unfinished(): void {
    if (this.closing === null) this.add(found('mark.unfinished'));
  }

  /** The hands before this one, oldest first. */
  follows(before: readonly Link[]): Finding[] {
    return this.noted(() => {
      for (const each of checkChain(this.key, before, this.opening)) this.add(each);
    });
  }

  private add(finding: Finding): void {
    this.findings.push(finding);
  }

  private noted(step: () => void): Finding[] {
    const known = this.findings.length;
    step();
    return this.findings.slice(known);
  }
}
