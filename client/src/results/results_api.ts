/** A player's results over HTTP. */
import { call, query } from '../room/call';
import type { Source } from '../wire/generated';

export interface Wanted {
  source: Source;
  game: string;
  seats_min: number | null;
  seats_max: number | null;
  since_ms: number | null;
}

export const results = (wanted: Wanted) =>
  call('GET', `/api/account/results${query({ ...wanted })}`);
