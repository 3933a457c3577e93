/** Hands looked at again, as HTTP gives them. */
import type { StoredHand } from './messages';
import type { Chips, SeatNo } from './notices';

export interface Replay {
  /** Its id, or `imported-7`; `shared` of one that a link shows. */
  name: string;
  hand: StoredHand;
  site: string | null;
  /** Through whose eyes it is shown; `null` for the rail's. */
  viewer: SeatNo | null;
  viewers: (SeatNo | null)[];
  note: string;
  max_players: number;
  ended_ms: number;
}

export interface ImportedFile {
  kept: number;
  known: number;
  skipped: number;
  unread: string[];
  unread_count: number;
}

export interface PastHandSign {
  name: string;
  table: string | null;
  /** A house's own table has the house's code; `null` of an imported hand. */
  table_id: string | null;
  site: string | null;
  game: string | null;
  at_ms: number;
  net: Chips | null;
  per_unit: number;
  currency: string | null;
}

export interface PastHandSigns {
  hands: PastHandSign[];
  next: number | null;
}

/** A link to a hand that one has made. */
export interface ShareSign {
  id: number;
  hand: string;
  as_rail: boolean;
  at_ms: number;
}
