/** A player's results, as HTTP gives them. */
import type { Chips, Game } from './notices';

export interface Ratio {
  hits: number;
  of: number;
  low: number | null;
  high: number | null;
}

export interface Winnings {
  hands: number;
  total: number;
  /** Big bets for a hundred hands. */
  per_hundred: number | null;
  low: number | null;
  high: number | null;
}

export interface StakeResult {
  game: Game;
  small_bet: Chips;
  big_bet: Chips;
  currency: string | null;
  per_unit: number;
  tournament: boolean;
  net: Chips;
  winnings: Winnings;
}

export interface PlaceResult {
  place: number;
  winnings: Winnings;
  completion: Ratio;
  showdown: Ratio;
}

export interface DoorResult {
  door: number;
  steal: Ratio;
  defence: Ratio;
}

export interface PlayerResults {
  hands: number;
  left_out: number;
  winnings: Winnings;
  stakes: StakeResult[];
  ratios: { name: string; mine: Ratio; field: Ratio }[];
  leaks: { name: string; certainty: number; more: boolean }[];
  positions: PlaceResult[];
  seats: PlaceResult[];
  doors: DoorResult[];
  /** Hands so far, and big bets won so far. */
  graph: [number, number][];
}
