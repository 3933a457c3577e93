/** What the room works out: equities of a spot, of its streets, after each next card, of a hand. */
import { call, UNREACHABLE, type Reply } from '../room/call';
import type { Refusal } from '../wire/messages';
import { holdingText, type Game, type Spot } from './spot';

/** Numbers of deals from 0 to 1. */
export interface Rates {
  win: number;
  tie: number;
  lose: number;
  scoop: number;
  quarter: number;
  low_won: number;
  low_tied: number;
  no_low: number;
}

export interface SeatWorth {
  cards: string;
  /** Its part of the pot on average, 0 to 1. */
  share: number;
  standard_error: number;
  rates: Rates;
}

export interface EquityAnswer {
  game: Game;
  seats: SeatWorth[];
  deals: number;
  exact: boolean;
  standard_error: number;
}

export interface EquityOnStreet extends EquityAnswer {
  street: number;
}

export interface EquityByStreet {
  streets: EquityOnStreet[];
}

export interface AfterCard {
  card: string;
  shares: number[];
  exact: boolean;
  standard_error: number;
}

export interface AfterNextCard {
  seat: number;
  cards: AfterCard[];
}

export interface StreetOfHand extends EquityOnStreet {
  /** Which seats of the table were still in, in the order of `seats`. */
  numbers: number[];
  dead: string[];
  common: string | null;
}

export interface EquityOfHand {
  hand: string;
  streets: StreetOfHand[];
}

export interface Watched {
  /** Ends the question, and with it the work on it. */
  signal: AbortSignal;
  /** Is told how much is done, 0 to 1. */
  progress: (done: number) => void;
}

const LINES = 'application/x-ndjson';

export const equityApi = {
  equity: (spot: Spot, exact: boolean | null, watched: Watched) =>
    askInLines<EquityAnswer>('/api/equity', { ...asked(spot), exact }, watched),
  streets: (spot: Spot, watched: Watched) =>
    askInLines<EquityByStreet>('/api/equity/streets', asked(spot), watched),
  next: (spot: Spot, seat: number, watched: Watched) =>
    askInLines<AfterNextCard>('/api/equity/next', { ...asked(spot), seat: seat + 1 }, watched),
  /** Of a hand that has ended, and of the cards that the asker may see. */
  hand: (id: string) => call<EquityOfHand>('GET', `/api/hands/${encodeURIComponent(id)}/equity`),
};

function asked(spot: Spot): Record<string, unknown> {
  return { seats: spot.seats.map(holdingText), game: spot.game, dead: spot.dead.join('') };
}

interface Line<T> {
  done?: number;
  answer?: T;
  refusal?: Refusal;
}

/** Ask, and be told line by line how far it is; `null` when it was stopped from here. */
export async function askInLines<T>(
  path: string,
  body: unknown,
  { signal, progress }: Watched,
): Promise<Reply<T> | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: LINES },
      body: JSON.stringify(body),
      signal,
    });
    if (!response.ok || !response.body) {
      return { ok: false, refusal: (await response.json()) as Refusal };
    }
    for await (const line of linesOf<Line<T>>(response.body)) {
      if (line.answer !== undefined) return { ok: true, value: line.answer };
      if (line.refusal !== undefined) return { ok: false, refusal: line.refusal };
      if (line.done !== undefined) progress(line.done);
    }
    return { ok: false, refusal: UNREACHABLE };
  } catch {
    return signal.aborted ? null : { ok: false, refusal: UNREACHABLE };
  }
}

async function* linesOf<T>(body: ReadableStream<Uint8Array>): AsyncGenerator<T> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as T;
  }
}
