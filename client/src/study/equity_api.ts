/** What the room works out: equities of a spot, of its streets, after each next card, of a hand. */
import { call, UNREACHABLE, type Reply } from '../room/call';
import type { RefusalTold, Routes } from '../wire/generated';
import type { Answer, RouteOf } from '../wire/routes';
import { holdingText, type Spot } from './spot';

export interface Watched {
  /** Ends the question, and with it the work on it. */
  signal: AbortSignal;
  /** Is told how much is done, 0 to 1. */
  progress: (done: number) => void;
}

const LINES = 'application/x-ndjson';

export const equityApi = {
  equity: (spot: Spot, exact: boolean | null, watched: Watched) =>
    askInLines('/api/equity', { ...asked(spot), exact }, watched),
  streets: (spot: Spot, watched: Watched) =>
    askInLines('/api/equity/streets', asked(spot), watched),
  next: (spot: Spot, seat: number, watched: Watched) =>
    askInLines('/api/equity/next', { ...asked(spot), seat: seat + 1 }, watched),
  /** Of a hand that has ended, and of the cards that the asker may see. */
  hand: (id: string) => call('GET', `/api/hands/${encodeURIComponent(id)}/equity`),
};

function asked(spot: Spot) {
  return { seats: spot.seats.map(holdingText), game: spot.game, dead: spot.dead.join('') };
}

interface Line<T> {
  done?: number;
  answer?: T;
  refusal?: RefusalTold;
}

/** Ask, and be told line by line how far it is; `null` when it was stopped from here. */
export async function askInLines<Path extends string>(
  path: Path,
  body: Routes[RouteOf<'POST', Path>]['body'],
  { signal, progress }: Watched,
): Promise<Reply<Answer<'POST', Path>> | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: LINES },
      body: JSON.stringify(body),
      signal,
    });
    if (!response.ok || !response.body) {
      return { ok: false, refusal: (await response.json()) as RefusalTold };
    }
    for await (const line of linesOf<Line<Answer<'POST', Path>>>(response.body)) {
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
