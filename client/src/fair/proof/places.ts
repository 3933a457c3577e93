/**
 * From which place of the deal each card must come: who is dealt to, what is burned, and what
 * is done when the deck runs short. The only rules of the game that the browser knows.
 * Sources: 001, items 5, 6, 12 and 28 to 33; 003, items 15 and 20 to 24.
 */
import type { Notice, StreetDealtNotice } from '../../wire/generated';
import { DECK_SIZE } from './records';

export interface Places {
  /** By seat, in the order of the notice: places of the down and of the up cards. */
  readonly seats: readonly { seat: number; down: number[]; up: number[] }[];
  readonly common: number | null;
  readonly reclaimed: boolean;
}

/** The house rules that decide about places. */
interface DealingRules {
  burn_cards: boolean;
  short_deck: 'reclaim_burns' | 'community_only' | 'tda';
  four_first: boolean;
}

interface River {
  common: boolean;
  reclaimed: boolean;
  burned: boolean;
}

/** Follows a hand notice by notice and counts places. */
export class PlaceCounter {
  private live: number[] = [];
  private rules: DealingRules = { burn_cards: true, short_deck: 'reclaim_burns', four_first: false };
  private cursor = 0;
  private burns: number[] = [];

  constructor(private readonly reclaim: readonly number[]) {}

  /** The places of the street that is dealt; null if the rules deal another one now. */
  follow(notice: Notice): Places | null {
    if (notice.type === 'hand_started') {
      this.live = notice.seats.map((each) => each.seat);
      this.rules = notice.rules;
    } else if (notice.type === 'folded') {
      this.live = this.live.filter((seat) => seat !== notice.seat);
    } else if (notice.type === 'street_dealt') {
      return this.dealt(notice);
    }
    return null;
  }

  private dealt(street: StreetDealtNotice): Places | null {
    if (this.cursor === 0) return this.first(street);
    const places = street.street === 7 ? this.river() : this.upCard();
    const seats = places.seats.map((each) => each.seat);
    const told = street.cards.map((each) => each.seat);
    const alike =
      told.join() === seats.join() &&
      (street.common !== undefined && street.common !== null) === (places.common !== null) &&
      (street.reclaimed ?? false) === places.reclaimed &&
      street.cards.every(
        (each, i) =>
          each.down.length === places.seats[i]?.down.length &&
          each.up.length === places.seats[i]?.up.length,
      );
    return alike ? places : null;
  }

  /** Down, down, up, lap by lap from the dealer's left; four cards first: up again. */
  private first(street: StreetDealtNotice): Places | null {
    const n = this.live.length;
    const laps = this.rules.four_first ? 4 : 3;
    const seats = this.live.map((seat, i) => ({
      seat,
      down: [i, n + i],
      up: laps === 4 ? [2 * n + i, 3 * n + i] : [2 * n + i],
    }));
    this.cursor = laps * n;
    const alike = street.cards.every(
      (each, i) =>
        each.seat === this.live[i] &&
        each.down.length === 2 &&
        each.up.length === laps - 2,
    );
    return alike && street.cards.length === n
      ? { seats, common: null, reclaimed: false }
      : null;
  }

  private upCard(): Places {
    if (this.rules.burn_cards) this.burn(this.cursor);
    const seats = this.live.map((seat, i) => ({ seat, down: [], up: [this.cursor + i] }));
    this.cursor += this.live.length;
    return { seats, common: null, reclaimed: false };
  }

  private river(): Places {
    const plan = this.plan();
    const stub = Array.from({ length: DECK_SIZE - this.cursor }, (_, i) => this.cursor + i);
    const pool = new Set([...stub, ...this.burns]);
    const order = plan.reclaimed ? this.reclaim.filter((place) => pool.has(place)) : stub;
    const left = plan.burned ? order.slice(1) : order;
    const { reclaimed } = plan;
    if (plan.common) return { seats: [], common: left[0] ?? null, reclaimed };
    const seats = this.live.map((seat, i) => ({ seat, down: [left[i] ?? -1], up: [] }));
    return { seats, common: null, reclaimed };
  }

  /** How the last card is dealt. (001, items 30 to 33; rule book, part 4, 14 and 18) */
  private plan(): River {
    const stub = DECK_SIZE - this.cursor;
    const live = this.live.length;
    const burn = this.rules.burn_cards ? 1 : 0;
    const tda = this.rules.short_deck === 'tda';
    const spare = tda ? 1 : 0;
    if (stub >= live + burn + spare) return { common: false, reclaimed: false, burned: burn > 0 };
    if (this.rules.short_deck === 'community_only') {
      return { common: true, reclaimed: false, burned: false };
    }
    const pool = stub + this.burns.length;
    if (pool >= live + (tda ? burn + spare : 0)) {
      return { common: false, reclaimed: true, burned: burn > 0 && pool > live };
    }
    if (tda && stub >= 3) return { common: true, reclaimed: false, burned: burn > 0 };
    return { common: true, reclaimed: true, burned: burn > 0 && pool > 1 };
  }

  private burn(place: number): void {
    this.burns.push(place);
    this.cursor += 1;
  }
}
