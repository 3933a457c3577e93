/** A player's results over HTTP. */
import { asking, call } from '../room/call';
import type { Game, Source } from '../wire/generated';

export interface Wanted {
  source: Source;
  game: Game | '';
  seats_min: number | null;
  seats_max: number | null;
  since_ms: number | null;
}

export const results = (wanted: Wanted) =>
  call('GET', asking('/api/account/results', { ...wanted }));
