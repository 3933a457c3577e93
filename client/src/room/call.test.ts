import { afterEach, describe, expect, test, vi } from 'vitest';
import { asking, Asked, call } from './call';

function answering(...answers: Response[]): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() => Promise.resolve(answers.shift() ?? new Response(null, { status: 500 })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  test('gives the value that was answered', async () => {
    const fetched = answering(Response.json({ player: null }));

    expect(await call('POST', '/api/session', { name: 'Ann' })).toEqual({
      ok: true,
      value: { player: null },
    });
    expect(fetched).toHaveBeenCalledWith('/api/session', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ann"}',
    });
  });

  test('gives nothing where nothing was answered', async () => {
    answering(new Response(null, { status: 202 }));

    expect(await call('DELETE', '/api/tables/t1')).toEqual({ ok: true, value: null });
  });

  test('gives the refusal in the room’s words', async () => {
    const refusal = { code: 'name.taken', sentence: 'Ann is taken', facts: {} };
    answering(Response.json(refusal, { status: 409 }));

    expect(await call('POST', '/api/session', { name: 'Ann' })).toEqual({ ok: false, refusal });
  });

  test.each([
    ['something else than JSON', new Response('<html>', { status: 502 })],
    ['an answer of nobody it knows', Response.json({ oops: 1 }, { status: 500 })],
  ])('that meets %s says that the room cannot be reached', async (_, response) => {
    answering(response);

    expect(await call('GET', '/api/lobby')).toMatchObject({ refusal: { code: 'line.lost' } });
  });

  test('that changes something asks once more when the line is lost, under the same key', async () => {
    vi.useFakeTimers();
    const fetched = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('cut'))
      .mockImplementation(() => Promise.resolve(Response.json({ id: 7 })));
    vi.stubGlobal('fetch', fetched);

    const first = call('POST', '/api/contact', { text: 'hello' });
    await vi.runAllTimersAsync();

    expect(await first).toEqual({ ok: true, value: { id: 7 } });
    await call('POST', '/api/contact', { text: 'hello' });
    const keys = fetched.mock.calls.map(
      ([, init]) => (init as { headers: Record<string, string> }).headers['idempotency-key'],
    );
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    vi.useRealTimers();
  });

  test.each([
    ['what is looked up', () => call('GET', '/api/wallet')],
    ['what sets a cookie', () => call('DELETE', '/api/session')],
    ['an account', () => call('DELETE', '/api/account/sessions')],
    ['what opens an account', () => call('POST', '/api/host/claim', { token: 't' })],
  ])('for %s is asked once, without a key', async (_, ask) => {
    const fetched = vi.fn((_path: string, _init: RequestInit) => Promise.reject(new TypeError('cut')));
    vi.stubGlobal('fetch', fetched);

    expect(await ask()).toMatchObject({ refusal: { code: 'line.lost' } });

    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[1].headers ?? {}).not.toHaveProperty('idempotency-key');
  });

  test('without a network never throws', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));

    expect(await call('GET', '/api/lobby')).toMatchObject({ refusal: { code: 'line.lost' } });
  });
});

describe('what is asked again and again', () => {
  test('is told once and then only when it has changed', async () => {
    const fetched = answering(
      Response.json({ n: 1 }, { headers: { etag: '"a"' } }),
      new Response(null, { status: 304 }),
      Response.json({ n: 2 }, { headers: { etag: '"b"' } }),
    );
    const asked = new Asked<'/api/lobby'>();

    expect(await asked.ask('/api/lobby')).toEqual({ ok: true, value: { n: 1 } });
    expect(await asked.ask('/api/lobby')).toEqual({ ok: true, value: null });
    expect(await asked.ask('/api/lobby?free=true')).toEqual({ ok: true, value: { n: 2 } });
    const tags = fetched.mock.calls.map(([, init]) => (init as { headers: Headers }).headers.get('if-none-match'));
    expect(tags).toEqual([null, '"a"', null]);
  });
});

test('a question names what is set', () => {
  const wanted = { house: 'casino', game: '', betting: null, free: true } as const;
  expect(asking('/api/lobby', wanted)).toBe('/api/lobby?house=casino&free=true');
  expect(asking('/api/lobby', { house: '' })).toBe('/api/lobby');
});
