/** One call of the room's HTTP API: it gives its value or a refusal, and never throws. */
import type { RefusalTold } from '../wire/generated';
import type { Answer, Body, Method, Query, Question, Route } from '../wire/routes';
import { newId } from './ids';

export type Reply<T> = { ok: true; value: T } | { ok: false; refusal: RefusalTold };

export const UNREACHABLE: RefusalTold = { code: 'line.lost', sentence: '', facts: {} };

type Asking = Extract<Route, `GET ${string}`> extends `GET ${infer Path}` ? Path : never;

/** What takes no key, as the room has it: a test holds the two together. */
const LEFT_OUT =
  'session|account|imports|equity|ranks|shares/open|shares/equity|tables/check' +
  '|host/claim|host/players/[^/]+/reset-link';
const TAKES_KEY = new RegExp(`^/api/(?!(?:${LEFT_OUT})(?:[/?]|$))`);
const PAUSE_MS = 400;

/**
 * What the server answers there, by its own schema; a path that it does not have does not compile.
 * A deed has a key of its own: if the line is lost it is asked once more, and done once.
 */
export function call<M extends Method, Path extends string>(
  method: M,
  path: Path,
  ...body: Body<M, Path>
): Promise<Reply<Answer<M, Path>>>;
export async function call(method: Method, path: string, body?: unknown): Promise<Reply<unknown>> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  const headers: Record<string, string> = {};
  const keyed = method !== 'GET' && TAKES_KEY.test(path);
  if (keyed) headers['idempotency-key'] = newId();
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  if (Object.keys(headers).length) init.headers = headers;
  try {
    return await replyOf(await (keyed ? fetchTwice(path, init) : fetch(path, init)));
  } catch {
    return { ok: false, refusal: UNREACHABLE };
  }
}

async function fetchTwice(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    await new Promise((go) => setTimeout(go, PAUSE_MS));
    return fetch(path, init);
  }
}

/** A value that is asked for again and again; `null` when it has not changed since. */
export class Asked<Path extends Asking> {
  private tag: string | null = null;
  private path = '';

  async ask(path: `${Path}${Query}`): Promise<Reply<Answer<'GET', Path> | null>> {
    const headers = new Headers();
    if (this.tag && path === this.path) headers.set('if-none-match', this.tag);
    try {
      const response = await fetch(path, { credentials: 'same-origin', headers });
      if (response.status === 304) return { ok: true, value: null };
      const reply = await replyOf<Answer<'GET', Path>>(response);
      if (reply.ok) [this.tag, this.path] = [response.headers.get('etag'), path];
      return reply;
    } catch {
      return { ok: false, refusal: UNREACHABLE };
    }
  }
}

async function replyOf<T>(response: Response): Promise<Reply<T>> {
  const text = await response.text();
  const said: unknown = text ? JSON.parse(text) : null;
  if (response.ok) return { ok: true, value: said as T };
  return { ok: false, refusal: isRefusal(said) ? said : UNREACHABLE };
}

function isRefusal(said: unknown): said is RefusalTold {
  return typeof said === 'object' && said !== null && 'code' in said && 'sentence' in said;
}

/** A path with what is asked there, of what is set: `/api/lobby?house=casino&free=true`. */
export function asking<Path extends string, M extends Method = 'GET'>(
  path: Path,
  wanted: Question<M, Path>,
): `${Path}${Query}` {
  const set = Object.entries<unknown>(wanted).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  const asked = new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
  const query: Query = set.length ? `?${asked}` : '';
  return `${path}${query}`;
}
