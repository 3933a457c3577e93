/** A player's results over HTTP. */
import { call, query } from '../room/call';
import type { PlayerResults } from '../wire/results';

export interface Wanted {
  source: 'played' | 'imported' | 'all';
  game: string;
  seats_min: number | null;
  seats_max: number | null;
  since_ms: number | null;
}

export const results = (wanted: Wanted) =>
  call<PlayerResults>('GET', `/api/account/results${query({ ...wanted })}`);
