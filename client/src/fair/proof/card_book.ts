/** Every card that is told lay at its place before any seed was known. */
import type { Notice, ShownNotice, StreetDealtNotice } from '../../wire/generated';
import type { SeatNo } from '../../wire/numbers';
import { unhex } from './bytes';
import { deckContext, leafOf } from './decks';
import { found, type Finding } from './findings';
import type { Mix } from './mixing';
import type { Places } from './places';
import { DECK_SIZE, type CardOpening, type OpeningEvent } from './records';

const UNKNOWN = '??';

export class CardBook {
  /** The cards that have been told, by place. */
  readonly faces = new Map<number, string>();
  private readonly context: Uint8Array;
  private readonly down = new Map<SeatNo, number[]>();

  constructor(
    opening: OpeningEvent,
    private readonly mix: Mix,
    private readonly leaves: string,
  ) {
    this.context = deckContext(opening, mix.pick);
  }

  /** What is wrong with the cards of one notice; places are those of a street. */
  check(
    v: number,
    notice: Notice,
    openings: readonly CardOpening[],
    places: Places | null,
  ): Finding[] {
    if (notice.type === 'street_dealt' && places !== null) {
      return this.opened(v, this.dealt(notice, places), openings, places.reclaimed);
    }
    if (notice.type === 'shown') return this.opened(v, this.shown(notice, openings), openings, false);
    return this.opened(v, new Map(), openings, false);
  }

  private dealt(street: StreetDealtNotice, places: Places): Map<number, string> {
    const due = new Map<number, string>();
    const put = (place: number | undefined, card: string): void => {
      if (place !== undefined && card !== UNKNOWN) due.set(place, card);
    };
    street.cards.forEach((cards, i) => {
      const at = places.seats[i];
      cards.up.forEach((card, j) => put(at?.up[j], card));
      cards.down.forEach((card, j) => put(at?.down[j], card));
      this.down.set(cards.seat, [...(this.down.get(cards.seat) ?? []), ...(at?.down ?? [])]);
    });
    if (street.common && places.common !== null) put(places.common, street.common);
    return due;
  }

  private shown(notice: ShownNotice, openings: readonly CardOpening[]): Map<number, string> {
    const places = this.down.get(notice.seat) ?? [];
    const whole = notice.cards.length === places.length;
    const due = new Map<number, string>();
    notice.cards.forEach((card, i) => {
      const proven = openings.find(
        (each) => places.includes(each.place) && this.proves(card, each),
      );
      const free = places.find((place) => !due.has(place));
      const place = whole ? places[i] : (proven?.place ?? free);
      if (place !== undefined) due.set(place, card);
    });
    return due;
  }

  private opened(
    v: number,
    due: ReadonlyMap<number, string>,
    openings: readonly CardOpening[],
    reclaimed: boolean,
  ): Finding[] {
    const findings: Finding[] = [];
    const spare = new Map(openings.map((each) => [each.place, each]));
    for (const [place, card] of due) {
      const opening = spare.get(place);
      spare.delete(place);
      if (opening === undefined || !this.proves(card, opening)) {
        const told = this.elsewhere(card, openings);
        if (told !== null) {
          spare.delete(told);
          findings.push(
            found(reclaimed ? 'reclaim.order' : 'card.place', { v, card, place, told }),
          );
        } else {
          findings.push(
            found(opening === undefined ? 'card.unopened' : 'card.wrong', { v, card, place }),
          );
        }
      }
      const also = [...this.faces].find(([at, each]) => each === card && at !== place);
      if (also !== undefined) {
        findings.push(found('card.repeated', { v, card, place, also: also[0] }));
      }
      this.faces.set(place, card);
    }
    const left = [...spare.keys()].filter((place) => !due.has(place)).sort((a, b) => a - b);
    if (left.length > 0) findings.push(found('card.extra', { v, places: left }));
    return findings;
  }

  private proves(card: string, opening: CardOpening): boolean {
    const leaf = this.mix.places[opening.place];
    return leaf !== undefined && this.fixed(leaf, card, opening.salt);
  }

  private fixed(leaf: number, card: string, salt: string): boolean {
    const told = this.leaves.slice(64 * leaf, 64 * leaf + 64);
    return leafOf(this.context, leaf, card, unhex(salt)) === told;
  }

  /** The place where the card really lies, if one of these openings proves it. */
  private elsewhere(card: string, openings: readonly CardOpening[]): number | null {
    for (const each of openings) {
      for (let leaf = 0; leaf < DECK_SIZE; leaf += 1) {
        if (this.fixed(leaf, card, each.salt)) return this.mix.places.indexOf(leaf);
      }
    }
    return null;
  }
}
