/** The fair deal on the socket: records travel exactly as they were hashed and signed. */
import type { Closed, CommitAsked, Mixed, Opened, ReceiptTold } from './generated';

export type FairNews = CommitAsked | Opened | ReceiptTold | Mixed | Closed;
export type { CardOpened, CommitAsked, FairDeal } from './generated';

/** What the room is known by, and how often it opened a hand that was not played. */
export interface RoomFairness {
  /** `null` where hands are dealt without commitments. */
  key: string | null;
  voids: number;
  hands: number;
}
