/** The room's HTTP API: every call gives its value or a refusal, and never throws. */
import type { Player, Refusal, StoredHand, TableSign } from '../wire/messages';

export type Reply<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

const UNREACHABLE: Refusal = { code: 'line.lost', sentence: '' };

async function call<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  try {
    const response = await fetch(path, init);
    const text = await response.text();
    const said: unknown = text ? JSON.parse(text) : null;
    if (response.ok) return { ok: true, value: said as T };
    return { ok: false, refusal: isRefusal(said) ? said : UNREACHABLE };
  } catch {
    return { ok: false, refusal: UNREACHABLE };
  }
}

function isRefusal(said: unknown): said is Refusal {
  return typeof said === 'object' && said !== null && 'code' in said && 'sentence' in said;
}

export interface Session {
  player: Player | null;
}

export interface Lobby {
  tables: TableSign[];
  player: Player | null;
}

export const api = {
  session: () => call<Session>('GET', '/api/session'),
  signIn: (name: string) => call<Session>('POST', '/api/session', { name }),
  signOut: () => call<unknown>('DELETE', '/api/session'),
  lobby: () => call<Lobby>('GET', '/api/lobby'),
  hand: (id: string) => call<StoredHand>('GET', `/api/hands/${encodeURIComponent(id)}`),
  table: (id: string) => call<TableSign>('GET', `/api/tables/${encodeURIComponent(id)}`),
};
