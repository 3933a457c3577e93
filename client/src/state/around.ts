/** What goes on around a table's hands, and how the server's messages change it. */
import type {
  Announced,
  ButtonDrawn,
  Held,
  Lapse,
  Line,
  MuckAsked,
  Place,
} from '../wire/generated';
import type { AroundNews } from '../wire/messages';
import type { SeatNo } from '../wire/numbers';

/** A seat held for the viewer, until `deadline` on the clock passed to `followAround`. */
export interface Offer {
  readonly seat: SeatNo;
  readonly deadline: number;
}

export interface Waiting {
  readonly of: number;
  readonly you: (Omit<Place, 'offer'> & { readonly offer: Offer | null }) | null;
}

/** "Are you in?" for the next hand; no deadline while too few are. */
export interface AnteAsked {
  readonly number: number;
  readonly deadline: number | null;
}

export interface Pause {
  readonly code: string;
  readonly sentence: string;
  readonly frozen: boolean;
  readonly deadline: number | null;
}

export interface OfferElsewhere extends Offer {
  readonly table: string;
  readonly name: string;
}

export interface Around {
  readonly waiting: Waiting;
  readonly ante: AnteAsked | null;
  readonly announced: Announced | null;
  /** The latest announcement in words, until it is put away. */
  readonly heard: { readonly code: string; readonly sentence: string } | null;
  readonly drawn: ButtonDrawn | null;
  readonly pauses: readonly Pause[];
  readonly elsewhere: OfferElsewhere | null;
  readonly lapse: Lapse | null;
  readonly muckAsked: MuckAsked | null;
}

export const NOTHING_AROUND: Around = {
  waiting: { of: 0, you: null },
  ante: null,
  announced: null,
  heard: null,
  drawn: null,
  pauses: [],
  elsewhere: null,
  lapse: null,
  muckAsked: null,
};

/** All that is around the table after a message. `now` is in milliseconds. */
export function followAround(around: Around, news: AroundNews, now: number): Around {
  switch (news.t) {
    case 'ante': {
      const deadline = news.ms_left === null ? null : now + news.ms_left;
      return { ...around, ante: { number: news.number, deadline } };
    }
    case 'ante_over':
      return around.ante && around.ante.number <= news.number ? { ...around, ante: null } : around;
    case 'waiting':
      return { ...around, waiting: waitingOf(news, now) };
    case 'offer': {
      const { table, name } = news;
      return { ...around, elsewhere: { table, name, ...offerOf(news, now) } };
    }
    case 'announced': {
      const { announced, code, sentence } = news;
      return { ...around, announced, heard: { code, sentence } };
    }
    case 'button':
      return { ...around, drawn: news };
    case 'paused': {
      const { code, sentence, frozen, ms_left } = news;
      const deadline = typeof ms_left === 'number' ? now + ms_left : null;
      const others = around.pauses.filter((pause) => pause.code !== code);
      return { ...around, pauses: [...others, { code, sentence, frozen, deadline }] };
    }
    case 'resumed':
      return { ...around, pauses: around.pauses.filter((pause) => pause.code !== news.code) };
    case 'lapse':
      return { ...around, lapse: news };
    case 'muck_asked':
      return { ...around, muckAsked: news };
  }
}

/** What is told of one hand is over when the next one begins; the button is drawn before the first. */
export function nextHand(around: Around, number: number): Around {
  return { ...around, lapse: null, muckAsked: null, drawn: number > 1 ? null : around.drawn };
}

/** What stays when the whole table is told anew: it is not told a second time. */
export function kept(around: Around): Around {
  const { heard, elsewhere, lapse, muckAsked } = around;
  return { ...NOTHING_AROUND, heard, elsewhere, lapse, muckAsked };
}

export function waitingOf(line: Line, now: number): Waiting {
  const { of, you } = line;
  return { of, you: you && { ...you, offer: you.offer && offerOf(you.offer, now) } };
}

function offerOf(held: Held, now: number): Offer {
  return { seat: held.seat, deadline: now + held.ms_left };
}
