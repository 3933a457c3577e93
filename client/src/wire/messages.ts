/** What the client makes of the messages on a table's socket: what it is told, and what it asks. */
import type {
  Accepted,
  Announcement,
  AnnouncedTold,
  AnteAsked,
  AnteOver,
  ButtonDrawn,
  Closed,
  CommitAsked,
  HostSays,
  Lapse,
  Mixed,
  MuckAsked,
  Opened,
  OfferTold,
  Paused,
  ReceiptTold,
  Refused,
  Request,
  Resumed,
  Said,
  Say,
  ServerMessage,
  TalkTold,
  Unsaid,
  WaitingTold,
} from './generated';

export type AnswerMessage = Accepted | Refused;

/** What the server tells of the table; the rest answers requests. */
export type TableNews = Exclude<ServerMessage, AnswerMessage>;

/** About the table besides its hands: antes, lines, pauses, announcements. */
export type AroundNews =
  | AnteAsked
  | AnteOver
  | WaitingTold
  | OfferTold
  | AnnouncedTold
  | ButtonDrawn
  | Paused
  | Resumed
  | Lapse
  | MuckAsked;

export type FairNews = CommitAsked | Opened | ReceiptTold | Mixed | Closed;
export type TalkNews = TalkTold | Said | Unsaid | Announcement | HostSays;

/** At the table by those who play, or on the rail by those who watch. */
export type Where = Say['where'];

type WithoutId<Asked> = Asked extends Request ? Omit<Asked, 'id'> : never;

/** A request without its id, which the connection gives it. */
export type Wish = WithoutId<Request>;
