/** The fair deal at one table: takes part for the own seat, and checks all that is told. */
import type { Answer } from '../room/line';
import type {
  Closed,
  CommitAsked,
  DealBefore,
  FairDeal,
  Mixed,
  Opened,
  ReceiptTold,
  SeatSign,
  TableTold,
} from '../wire/generated';
import type { FairNews, TableNews, Wish } from '../wire/messages';
import { unhex } from './proof/bytes';
import { found, isBroken, type Finding } from './proof/findings';
import { commitment } from './proof/mixing';
import { BadRecord } from './proof/records';
import type { Seeds } from './seeds';
import { ToldHand, type OwnSeed } from './told_hand';

/** What the watch needs of its surroundings. */
export interface Around {
  readonly table: string;
  readonly seeds: Seeds;
  /** The room's key as this browser knows it; the first one that is seen is kept. */
  known(key: string): string;
  ask(wish: Wish): Promise<Answer>;
  changed(): void;
}

/** Something that does not match. */
export interface Alarm {
  readonly number: number;
  readonly finding: Finding;
}

/** Hands that are kept, so that one can be saved after the next has begun. */
const KEPT = 3;

export class FairWatch {
  hand: ToldHand | null = null;
  /** The hands before it, the latest last. */
  past: readonly ToldHand[] = [];
  alarms: readonly Alarm[] = [];
  private player: string | null = null;
  private mySeat: number | null = null;
  private readonly mine = new Map<number, OwnSeed>();

  constructor(private readonly around: Around) {}

  hear(news: TableNews): void {
    switch (news.t) {
      case 'table':
        this.begin(news);
        break;
      case 'seats':
        this.sit(news.seats);
        return;
      case 'commit_asked':
        this.commit(news);
        return;
      case 'notice':
        if (this.hand?.opening.hand !== news.hand) return;
        this.hand.noticed(news.v, news.notice, news.openings);
        break;
      case 'opened':
      case 'receipt':
      case 'mixed':
      case 'closed':
        this.follow(news);
        break;
      default:
        return;
    }
    this.ring();
    this.around.changed();
  }

  /** The hand of that number, if it is kept. */
  of(number: number): ToldHand | null {
    return [...this.past, ...(this.hand ? [this.hand] : [])].find((each) => each.opening.number === number) ?? null;
  }

  private begin(table: TableTold): void {
    this.player = table.you.player?.id ?? null;
    this.mySeat = table.you.seat;
    const { fair } = table;
    if (!fair) return;
    const hand = this.made(fair, null);
    if (!hand) return;
    hand.follows(this.linksBefore(hand.opening.number, fair.before));
    this.reveal(hand, fair);
    if (fair.receipt) hand.receipted(fair.receipt);
    if (fair.mixed) hand.mixed(fair.mixed);
    if (table.hand?.id === fair.opening.hand) {
      for (const each of table.hand.notices) hand.noticed(each.v, each.notice, each.openings);
    }
    if (fair.closed) hand.closed(fair.closed);
  }

  private sit(seats: readonly SeatSign[]): void {
    this.mySeat = seats.find((each) => each.player === this.player)?.seat ?? null;
  }

  private commit(asked: CommitAsked): void {
    const { table, seeds } = this.around;
    const { number, seat } = asked;
    const seed = seeds.forHand(table, number, seat);
    const given = commitment(table, number, seat, unhex(seed));
    void this.around.ask({ t: 'commit', number, commitment: given }).then((answer) => {
      // Refused where another browser of the same player has committed: the seed is not ours then.
      if (answer.ok) this.mine.set(number, { seat, seed });
    });
  }

  private follow(news: Exclude<FairNews, CommitAsked>): void {
    if (news.t === 'opened') {
      this.opened(news);
      return;
    }
    const hand = this.hand;
    if (!hand || hand.opening.hand !== this.handOf(news)) return;
    if (news.t === 'receipt') hand.receipted({ receipt: news.receipt, signature: news.signature });
    if (news.t === 'mixed') hand.mixed({ seeds: news.seeds, decks: news.decks, leaves: news.leaves });
    if (news.t === 'closed') {
      hand.closed({ closing: news.closing, signature: news.signature });
      this.around.seeds.forget(this.around.table, hand.opening.number);
    }
  }

  private handOf(news: ReceiptTold | Mixed | Closed): string {
    return news.t === 'closed' ? news.closing.hand : news.hand;
  }

  private opened(news: Opened): void {
    const before = this.hand;
    const hand = this.made({ opening: news.opening, signature: news.signature }, before);
    if (!hand || hand === before) return;
    hand.follows(this.linksBefore(hand.opening.number, []));
    this.reveal(hand, null);
  }

  /** The check of a hand that is told; the one that runs already, if it is of the same opening. */
  private made(told: Pick<FairDeal, 'opening' | 'signature'>, running: ToldHand | null): ToldHand | null {
    const key = this.around.known(told.opening.key);
    const mine = this.own(told.opening);
    const viewer = mine?.seat ?? this.seatIn(told.opening);
    let hand: ToldHand;
    try {
      hand = new ToldHand(key, viewer, told.opening, told.signature, mine);
    } catch (wrong) {
      if (!(wrong instanceof BadRecord)) throw wrong;
      const finding = found('opening.malformed', { sentence: wrong.message });
      this.alarms = [...this.alarms, { number: told.opening.number, finding }];
      return null;
    }
    const known = this.of(hand.opening.number);
    if (known && known.opening.digest !== hand.opening.digest) {
      hand.add(found('compare.opening', { table: hand.opening.table, number: hand.opening.number }));
    }
    if (running && known === running && running.opening.digest === hand.opening.digest) return running;
    if (this.hand && this.hand.opening.number !== hand.opening.number) {
      this.past = [...this.past, this.hand].slice(-KEPT);
    }
    this.hand = hand;
    return hand;
  }

  /** The own seed in this hand: of the commitment at the own seat, or the one that the room has taken. */
  private own(opening: FairDeal['opening']): OwnSeed | null {
    const { table, seeds } = this.around;
    for (const each of opening.seats) {
      if (each.commitment === null) continue;
      const seed = seeds.thatOpens(table, opening.number, each.seat, each.commitment);
      if (seed !== null) return { seat: each.seat, seed };
    }
    const kept = this.of(opening.number)?.mine ?? this.mine.get(opening.number);
    const there = opening.seats.some((each) => each.seat === kept?.seat);
    return kept && there && kept.seat === this.mySeat ? kept : null;
  }

  private seatIn(opening: FairDeal['opening']): number | null {
    return opening.seats.some((each) => each.seat === this.mySeat) ? this.mySeat : null;
  }

  /** The own seed goes to the first opening event of its number that is what it must be. */
  private reveal(hand: ToldHand, fair: FairDeal | null): void {
    const { seeds, table } = this.around;
    if (!hand.mine || fair?.receipt || fair?.mixed || fair?.closed) return;
    const { number, digest } = hand.opening;
    if (!seeds.mayReveal(table, number, digest)) {
      hand.add(found('compare.opening', { table, number }));
      return;
    }
    const opening = hand.check.of('opening').some(isBroken);
    if (opening) return; // not to this one: it is not what was committed to
    void this.around.ask({ t: 'reveal', hand: hand.opening.hand, seed: hand.mine.seed });
    hand.sent = true;
  }

  /** The hands before one: as they were seen here, or else as they are told. */
  private linksBefore(number: number, told: readonly DealBefore[]): readonly DealBefore[] {
    const links: DealBefore[] = [];
    for (let at = number - 1; ; at -= 1) {
      const link = this.of(at)?.link ?? told.find((each) => each.opening.number === at);
      if (!link) break;
      links.unshift(link);
      if (link.closing.outcome === 'played') break;
    }
    return links;
  }

  private ring(): void {
    const { hand } = this;
    if (!hand) return;
    const number = hand.opening.number;
    const known = new Set(this.alarms.map(name));
    // Called silent although the seed was sent: nothing proves it, and a player must know.
    const loud = (each: Finding): boolean => isBroken(each) || (each.code === 'mark.blamed' && hand.sent);
    const fresh = hand.findings.filter(loud).map((finding) => ({ number, finding }));
    this.alarms = [...this.alarms, ...fresh.filter((each) => !known.has(name(each)))];
  }
}

function name(alarm: Alarm): string {
  return `${alarm.number} ${alarm.finding.code} ${JSON.stringify(alarm.finding.facts)}`;
}
