import { afterEach, describe, expect, test, vi } from 'vitest';
import { askInLines } from './equity_api';

/** A room that says these pieces, cut anywhere. */
function says(pieces: readonly string[], status = 200): void {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const piece of bytes) stream.enqueue(piece);
      stream.close();
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
}

afterEach(() => vi.unstubAllGlobals());

describe('a question in lines', () => {
  const heard: number[] = [];
  const watched = { signal: new AbortController().signal, progress: (done: number) => heard.push(done) };

  test('is told how far it is, and then answered', async () => {
    says(['{"done":0.', '25}\n{"done":0.5}\n{"ans', 'wer":{"deals":7}}\n']);

    const reply = await askInLines('/api/equity', { seats: ['AhAd7c', '??7d'] }, watched);

    expect(heard).toEqual([0.25, 0.5]);
    expect(reply).toEqual({ ok: true, value: { deals: 7 } });
  });

  test('may be refused in a line, or at once', async () => {
    const refusal = { code: 'spot.twice', sentence: 'Ah is in two places', facts: {} };
    says([JSON.stringify({ refusal }) + '\n']);
    expect(await askInLines('/api/equity', { seats: ['AhAd7c', '??7d'] }, watched)).toEqual({ ok: false, refusal });

    says([JSON.stringify(refusal)], 429);
    expect(await askInLines('/api/equity', { seats: ['AhAd7c', '??7d'] }, watched)).toEqual({ ok: false, refusal });
  });

  test('that breaks off is a line lost', async () => {
    says(['{"done":0.5}\n']);

    expect(await askInLines('/api/equity', { seats: ['AhAd7c', '??7d'] }, watched)).toMatchObject({ refusal: { code: 'line.lost' } });
  });

  test('that is stopped has no answer', async () => {
    const stop = new AbortController();
    stop.abort();
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('stopped', 'AbortError')));

    expect(await askInLines('/api/equity', { seats: ['AhAd7c', '??7d'] }, { ...watched, signal: stop.signal })).toBeNull();
  });
});
