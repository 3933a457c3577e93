/** One call of the room's HTTP API: it gives its value or a refusal, and never throws. */
import type { Refusal } from '../wire/messages';

export type Reply<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export const UNREACHABLE: Refusal = { code: 'line.lost', sentence: '' };

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export async function call<T>(method: Method, path: string, body?: unknown): Promise<Reply<T>> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  try {
    return await replyOf<T>(await fetch(path, init));
  } catch {
    return { ok: false, refusal: UNREACHABLE };
  }
}

/** A value that is asked for again and again; `null` when it has not changed since. */
export class Asked<T> {
  private tag: string | null = null;
  private path = '';

  async ask(path: string): Promise<Reply<T | null>> {
    const headers = new Headers();
    if (this.tag && path === this.path) headers.set('if-none-match', this.tag);
    try {
      const response = await fetch(path, { credentials: 'same-origin', headers });
      if (response.status === 304) return { ok: true, value: null };
      const reply = await replyOf<T>(response);
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

function isRefusal(said: unknown): said is Refusal {
  return typeof said === 'object' && said !== null && 'code' in said && 'sentence' in said;
}

/** A query of what is set: `?house=casino&free=true`, or nothing. */
export function query(wanted: Record<string, string | number | boolean | null | undefined>): string {
  const set = Object.entries(wanted).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return set.length ? `?${new URLSearchParams(set.map(([key, value]) => [key, String(value)]))}` : '';
}
