/** The answer to "why?": each option of a decision with its rule and where that is written. */
import type { Chips } from './notices';

/** A place in a document; `table`, `house` and `reference` where no document speaks. */
export interface Citation {
  document: string;
  part: string;
  items: string[];
}

export interface Reason {
  /** The button, as actions are called; `wager` and `double` for wagers that are closed. */
  about: string;
  open: boolean;
  code: string;
  to: Chips | null;
  chips: Record<string, Chips>;
  counts: Record<string, number>;
  sources: Citation[];
}

export interface WhyMessage {
  t: 'why';
  hand: string;
  decision: number;
  reasons: Reason[];
}
