/**
 * What travels on a table's socket and over HTTP. Made by `make contract` from the server's
 * code: change it there. Chips are integers in the table's smallest unit.
 */

/** What becomes of a seat that does not act in time or is disconnected. */
export type AbsenceAction = 'check_fold' | 'allin' | 'allin_if_chips_else_fold';

/** The request was granted. */
export type Accepted = {
  t: 'answer';
  id: string | null;
  ok: true;
};

/** An account as its owner sees it. */
export type Account = {
  id: string;
  name: string;
  role: 'guest' | 'player' | 'host';
  since_ms: number;
  email: Email | null;
  has_password: boolean;
  passkeys: PasskeySign[];
  /** Does the browser offer passkeys at the address the room was asked at? */
  passkeys_here: boolean;
  /** Why not. */
  passkeys_why: string | null;
};

/** Take an action in a hand, at one decision of it. */
export type Act = {
  t: 'act';
  /** Chosen by the client: the same id again is the same request again. */
  id: string;
  hand: string;
  decision: number;
  /** Read by the records' codec, which knows the actions. */
  action: Action;
};

export type Action = FoldAction | CheckAction | BringInAction | CallAction | CompleteAction | BetAction | RaiseAction | ShowAction | MuckAction;

/** Everybody's share after one card, in the order of the seats. */
export type AfterCard = {
  card: string;
  shares: number[];
  exact: boolean;
  standard_error: number;
};

/** Every card that a seat may get next. */
export type AfterNextCard = {
  seat: number;
  cards: AfterCard[];
};

/** How much of a wager an all-in must be to count as one. */
export type AllinHalfRule = 'half' | 'full';

/** What is to be announced. */
export type Announce = {
  text: string;
  why: string;
  table?: string | null;
  minutes?: number | null;
};

/** Rules to come. */
export type Announced = {
  from_hand: number;
  changes: ChangedRule[];
  by: string;
};

/** New rules are announced, taken back or in force, or the table is about to close. */
export type AnnouncedTold = {
  t: 'announced';
  code: string;
  sentence: string;
  announced: Announced | null;
};

/** The host announces something to the table or the room; `over`: takes it down. */
export type Announcement = {
  t: 'announcement';
  id: number;
  text: string;
  by: string;
  at_ms: number;
  until_ms: number | null;
  /** `null` for the whole room. */
  table: string | null;
  over: boolean;
};

/** What the host announces. */
export type AnnouncementSign = {
  id: number;
  text: string;
  by: string;
  at_ms: number;
  until_ms: number | null;
  table: string | null;
  over: boolean;
};

/** Announcements, the latest first. */
export type Announcements = {
  announcements: AnnouncementSign[];
};

/** An answer to a message. */
export type AnswerPlayer = {
  text: string;
};

/** Who opens when the low card is all-in for the ante. */
export type AnteAllinLowCard = 'left_acts' | 'next_lowest';

/** To a seat that antes hand by hand: say "I'm in" to be dealt into this one. */
export type AnteAsked = {
  t: 'ante';
  number: number;
  /** `null` while too few are in for a hand. */
  ms_left: number | null;
};

/** That is asked no more: it was said, or the hand is dealt without the seat. */
export type AnteOver = {
  t: 'ante_over';
  number: number;
};

/** Everybody anted, short stacks what they had. (000, items 6 and 7) */
export type AntesPostedNotice = {
  type: 'antes_posted';
  posts: Post[];
};

/** A wish for play chips. The same request again gives nothing more. */
export type AskGrant = {
  request: string;
};

/** The address of somebody who lost their password. */
export type AskReset = {
  address: string;
};

/** Say which rule is behind each option of a decision of one's own. */
export type AskWhy = {
  t: 'why';
  /** Chosen by the client: the same id again is the same request again. */
  id: string;
  hand: string;
  decision: number;
};

/** Post the seat's antes automatically, or ask for each hand. */
export type AutoAnte = {
  t: 'auto_ante';
  /** Chosen by the client: the same id again is the same request again. */
  id: string;
  on: boolean;
};

/** Muck the seat's beaten hands and uncalled wins without asking, or ask. */
export type AutoMuck = {
  t: 'auto_muck';
  /** Chosen by the client: the same id again is the same request again. */
  id: string;
  on: boolean;
};

/** A ban: for so many minutes, or for good. */
export type BanFor = {
  why: string;
  minutes?: number | null;
};

/** That the host has barred the player. */
export type BanSign = {
  until_ms: number | null;
  why: string;
};

/** A deed that needs no more than its reason. */
export type Because = {
  why: string;
};

/** Open the betting. */
export type BetAction = {
  type: 'bet';
  to: number;
};

/** A betting round ended and the wagers went to the pots, main pot first. */
export type BetsSweptNotice = {
  type: 'bets_swept';
  street: Street;
  pots: Pot[];
};

/** How much may be wagered. */
export type Betting = 'fixed_limit' | 'spread_limit' | 'pot_limit' | 'no_limit';

/** What an audit came to. */
export type BooksSign = {
  balanced: boolean;
  findings: FindingSign[];
  accounts: number;
  transfers: number;
  tables: number;
  at_ms: number;
};

/** Post the forced opening. */
export type BringInAction = {
  type: 'bring_in';
  to: number;
};

/** The bring-in was posted, `to` at most the stack. */
export type BroughtInNotice = {
  type: 'brought_in';
  seat: number;
  to: number;
};

/** The first dealer button was drawn: the highest card has it. */
export type ButtonDrawn = {
  t: 'button';
  seat: number;
  /** By seat number. */
  cards: Record<string, string>;
};

/** With how much the asker may sit down. */
export type BuyIn = {
  least: number;
  most: number;
  because: 'house' | 'came_back';
  /** Wall time from which the house's own buy-in holds again. */
  until_ms: number | null;
};

/** Match the highest wager, or put in the rest of the stack. */
export type CallAction = {
  type: 'call';
  /** The seat's street total after the call. */
  to: number;
};

/** A seat matched the wager, or put in the rest of its stack. */
export type CalledNotice = {
  type: 'called';
  seat: number;
  to: number;
};

/** The opening of one card: its place in the deal, and the salt that proves it. */
export type CardOpened = {
  place: number;
  salt: string;
};

/** Rank and suit, or ?? for a card that the viewer may not see. */
export type CardText = string;

/** The password as it was, and as it shall be. */
export type ChangePassword = {
  old: string;
  new: string;
};

/** One rule, as it is and as it will be. */
export type ChangedRule = {
  field: string;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
  text: string;
};

/** Pass the turn while nothing is owed. */
export type CheckAction = {
  type: 'check';
};

/** A seat passed the turn. */
export type CheckedNotice = {
  type: 'checked';
  seat: number;
};

/** A place in a document; `table`, `house` and `reference` where no document speaks. */
export type CitationTold = {
  document: string;
  part: string;
  items: string[];
};

/** The hand is over, or void. */
export type Closed = {
  t: 'closed';
  closing: PlayedRecord | VoidRecord;
  signature: string;
};

/** The socket is about to be closed, and why. */
export type Closing = {
  t: 'closing';
  code: string;
  sentence: string;
};

/** Commit to a seed for the hand of that number, the next one. */
export type Commit = {
  t: 'commit';
  /** Chosen by the client: the same id again is the same request again. */
  id: string;
  number: number;
  commitment: string;
};

/** To a seat: commit to a seed for the hand of that number, the next one. */
export type CommitAsked = {
  t: 'commit_asked';
  number: number;
  seat: number;
  /** Until it is opened without the seat; `null` while too few are there for a hand. */
  ms_left: number | null;
};

/** Who acts first on the river when a common card lies on the table. */
export type CommonCardFirst = 'sixth_street_order' | 'high_with_common';

/** Lift the bring-in to a full bet, or open third street for one. A bet, not a raise. */
export type CompleteAction = {
  type: 'complete';
  to: number;
};

/** Proof that it is still the owner: a password, or a passkey. */
export type Confirm = {
  password?: string | null;
  passkey?: PasskeyAnswer | null;
};

/** A hand before: a void, or the one that was played before it. */
export type DealBefore = {
  opening: OpeningRecord;
  signature: string;
  closing: PlayedRecord | VoidRecord;
  closing_signature: string;
};

/** The cards one seat got on one street. */
export type DealtCards = {
  seat: number;
  /** Seen by the seat alone. */
  down: CardText[];
  up: CardText[];
};

/** The end of an account. */
export type DeleteAccount = {
  confirm?: Confirm | null;
};

/** What becomes of lost connections, in plain sentences. */
export type DisconnectPolicy = {
  lang: string;
  languages: string[];
  title: string;
  intro: string;
  sentences: PolicySentence[];
  parameters: PolicyParameter[];
  houses: HouseParameters[];
  day: string;
};

/** Steals and defences with one door card. */
export type DoorResult = {
  door: number;
  steal: RatioSign;
  defence: RatioSign;
};

/** An address, and whether it has answered. */
export type Email = {
  address: string;
  verified: boolean;
};

/** The table one has been let in to. */
export type Entered = {
  table: TableSign;
};

/** A seat with its stack: before the antes when a hand starts, or after it ended. */
export type Entrant = {
  seat: number;
  stack: number;
};

/** What opens a private table's door: the link's token, or the password. */
export type Entry = {
  invite?: string | null;
  password?: string | null;
};

/** What every seat of a spot wins, in the order in which they were given. */
export type EquityAnswer = {
  game: 'hi' | 'hilo' | 'razz';
  seats: SeatWorth[];
  deals: number;
  exact: boolean;
  /** The largest of the seats'; 0 if exact. */
  standard_error: number;
};

/** From street to street, up to the last that a seat has reached. */
export type EquityByStreet = {
  streets: EquityOnStreet[];
};

/** What each seat was worth, street by street, of the cards that the asker may see. */
export type EquityOfHand = {
  hand: string;
  streets: StreetOfHand[];
};

/** The same on one street. */
export type EquityOnStreet = {
  game: 'hi' | 'hilo' | 'razz';
  seats: SeatWorth[];
  deals: number;
  exact: boolean;
  /** The largest of the seats'; 0 if exact. */
  standard_error: number;
  street: number;
};

/** The fair deal of the hand on the table, as far as it has come. */
export type FairDeal = {
  opening: OpeningRecord;
  signature: string;
  /** To reveal a seed; 0 when it is mixed or closed. */
  ms_left: number;
  /** The viewer's own. */
  receipt: SignedReceipt | null;
  mixed: MixedRecord | null;
  closed: SignedClosing | null;
  before: DealBefore[];
};

/** A notice with its version and the openings of its faces. */
export type FileNotice = {
  v: number;
  notice: Notice;
  openings: CardOpened[];
};

/** Something that is wrong with the books: a stable code, and the facts in its sentence. */
export type FindingSign = {
  code: string;
  sentence: string;
  facts: Record<string, string | number | boolean | null>;
  table: string | null;
};

/** Who acts first when the best board is all-in. */
export type FirstActAllinHigh = 'next_left' | 'next_high';

/** Who acts first among equal boards. */
export type FirstActTie = 'position' | 'suit';

/** Give up the hand. */
export type FoldAction = {
  type: 'fold';
};

/** A seat gave up its hand; its cards went to the muck. */
export type FoldedNotice = {
  type: 'folded';
  seat: number;
};

/** What a file of hands is written as. */
export type Format = 'doorcard' | 'pokerstars' | 'phh' | 'ohh';

/** What wins the pot. */
export type Game = 'hi' | 'hilo' | 'razz';

/** Play chips given, or taken when negative. */
export type GiveChips = {
  chips: number;
  why: string;
  request: string;
};

/** Play chips one may ask for. */
export type GrantSign = {
  chips: number;
  may: boolean;
  /** Why not, if not. */
  code: string | null;
  sentence: string | null;
};

/** What was given, and what the wallet holds now. */
export type Granted = {
  given: number;
  wallet: number;
};

/** The hand is over; these are the stacks. */
export type HandEndedNotice = {
  type: 'hand_ended';
  seats: Entrant[];
};

/** One hand with all that proves its deal: `doorcard verify` checks it anywhere. */
export type HandFile = {
  doorcard: string;
  version: number;
  key: string;
  viewer: number | null;
  opening: OpeningRecord;
  signature: string;
  mine: OwnSeed | null;
  mixed: MixedRecord | null;
  notices: FileNotice[];
  closing: PlayedRecord | VoidRecord | null;
  closing_signature: string | null;
  before: DealBefore[];
};

/** A note on a hand, as it is kept. */
export type HandNote = {
  text: string;
};

/** High and low; `null` where the game has none or the hand makes none. */
export type HandRanked = {
  cards: string[];
  high: RankTold | null;
  low: RankTold | null;
};

/** The viewer's own hand, and what each seat's open cards show, by seat number. */
export type HandReadouts = {
  you: Readout | null;
  showing: Record<string, Readout>;
};

/** The hand was opened: nothing here changes any more. */
export type HandStartedNotice = {
  type: 'hand_started';
  rules: HouseRules;
  /** The seat of the dealer button; it need not be dealt in. */
  dealer: number;
  /** The seats dealt in, first the one left of the dealer, then clockwise. */
  seats: Entrant[];
};

/** A category by its code, and the cards that make it. */
export type HandTag = {
  category: 'high_card' | 'pair' | 'two_pair' | 'three_of_a_kind' | 'straight' | 'flush' | 'full_house' | 'four_of_a_kind' | 'straight_flush' | 'low' | 'low_draw';
  cards: string[];
};

/** The hand so far, as far as the viewer may see it. */
export type HandTold = {
  id: string;
  /** The number of the hand at this table. */
  number: number;
  version: number;
  notices: NumberedNotice[];
};

/** In the order in which they were given. */
export type HandsRanked = {
  game: 'hi' | 'hilo' | 'razz';
  hands: HandRanked[];
};

/** Hands of one to seven cards. */
export type HandsToRank = {
  hands: string[];
  game?: 'hi' | 'hilo' | 'razz';
};

/** The room is there. */
export type Health = {
  ok: boolean;
  version: string;
  tables: number;
};

/** A seat that is held for somebody in line. */
export type Held = {
  seat: number;
  ms_left: number;
};

/** A ban in force. */
export type HostBan = {
  until_ms: number | null;
  why: string;
  by: string;
};

/** New rules, and why. */
export type HostChanges = {
  why: string;
  rules?: Record<string, string | number | boolean | null>;
  policy?: Record<string, string | number | boolean | null>;
};

/** Which hand is on the table, and no more of it. */
export type HostHand = {
  id: string;
  number: number;
  open: boolean;
};

/** A table to be opened, and why. */
export type HostOpens = {
  house: string;
  name: string;
  rules?: Record<string, string | number | boolean | null>;
  policy?: Record<string, string | number | boolean | null>;
  private?: boolean;
  password?: string | null;
  bots?: boolean;
  why: string;
};

/** A player as a host sees one. */
export type HostPlayer = {
  id: string;
  name: string;
  kind: 'guest' | 'account' | 'bot';
  role: 'guest' | 'player' | 'host';
  since_ms: number;
  wallet: number;
  at_tables: number;
  sessions: number;
  tables: string[];
  ban: HostBan | null;
  silences: HostSilence[];
};

/** Players that were found. */
export type HostPlayerList = {
  players: HostPlayer[];
};

/** The host has answered the viewer. */
export type HostSays = {
  t: 'host_says';
  message: MailSign;
};

/** A taken seat. */
export type HostSeat = {
  seat: number;
  player: string;
  name: string;
  bot: boolean;
  stack: number;
  connected: boolean;
  sitting_out: boolean;
  leaving: boolean;
};

/** Somebody who runs the room. */
export type HostSign = {
  id: string;
  name: string;
};

/** A silence in force. */
export type HostSilence = {
  table: string | null;
  until_ms: number | null;
  why: string;
  by: string;
};

/** A table as a host sees it. */
export type HostTable = {
  table: TableSign;
  seats: HostSeat[];
  hand: HostHand | null;
  paused: Pause[];
};

/** All open tables. */
export type HostTableList = {
  tables: HostTable[];
};

/** Everybody who runs the room. */
export type Hosts = {
  hosts: HostSign[];
};

/** What opening a table of a house begins from. */
export type HouseForm = {
  name: string;
  title: string;
  /** The house's own first. */
  stakes: Stakes[];
};

/** What a house has set. */
export type HouseParameters = {
  name: string;
  title: string;
  values: Record<string, number | string | null>;
  /** What is no number, in the language asked for. */
  words: Record<string, string>;
};

/**
 * The rules of one table, as far as they concern a hand. The defaults are the reference column of
 * the rule book, part 3: a fixed-limit 1/2 game counted in cents. What concerns the room and not
 * the hand (buy-in, seconds, e-mail) is the room's policy. >>> HouseRules().problems() [] >>> for
 * each in HouseRules(small_bet=100, big_bet=150, bring_in=100).problems(): ... print(each) big_bet
 * 150 must be twice small_bet 100 bring_in 100 must lie below small_bet 100
 */
export type HouseRules = {
  game: Game;
  betting: Betting;
  /**
   * Fixed limit: the wager on third and fourth street. Pot and no limit: the least opening wager.
   * No meaning in spread limit.
   */
  small_bet: number;
  /** Fixed limit: the wager from fifth street on, and beside an open pair. */
  big_bet: number;
  /** Spread limit: the least bet. */
  spread_min: number;
  /** Spread limit: the greatest bet, and the most a raise may add. */
  spread_max: number;
  ante: number;
  /** The forced opening on third street; 0 in an ante-only game (003, item 13). */
  bring_in: number;
  /** May the low card open for the full bet instead? (001, item 8) */
  bring_in_may_complete: boolean;
  bring_in_counts_as_bet: boolean;
  short_bring_in_call: ShortBringInCall;
  ante_allin_low_card: AnteAllinLowCard;
  /** Raises after the bet in one round; `None` for no cap. (000, items 14 to 17) */
  max_raises: number | null;
  headsup_uncapped: boolean;
  allin_half_rule: AllinHalfRule;
  open_pair_double: OpenPairDouble;
  open_pair_big_raise_over_small: boolean;
  /** Does the open pair allow a double bet in hi/lo too? (002, item 25: no) */
  open_pair_hilo: boolean;
  first_act_tie: FirstActTie;
  first_act_allin_high: FirstActAllinHigh;
  odd_chip_high: OddChipHigh;
  odd_chip_low: OddChipLow;
  /** The smallest chip: what is left over in a split goes out by it. */
  chip_unit: number;
  showdown_order: ShowdownOrder;
  loser_may_muck: boolean;
  /** Are all hands turned up before the cards run out? (TDA 16) */
  allin_faceup: boolean;
  muck_disclosure: MuckDisclosure;
  timeout_action: AbsenceAction;
  timeout_chips_test: TimeoutChipsTest;
  disconnect_action: AbsenceAction;
  burn_cards: boolean;
  short_deck: ShortDeck;
  common_card_first: CommonCardFirst;
  /** Four cards before the first betting round (003, item 9). */
  four_first: boolean;
  max_players: number;
};

/** A house with its rules in words. */
export type HouseRulesSign = {
  name: string;
  title: string;
  source: string;
  sentences: RuleSentence[];
};

/** A house by name. */
export type HouseSign = {
  name: string;
  title: string;
  source: string;
};

/** All houses by name. */
export type Houses = {
  houses: HouseSign[];
};

/** Ante in the hand of that number, the next one. */
export type ImIn = {
  t: 'im_in';
  /** Chosen by the client: the same id again is the same request again. */
  id: string;
  number: number;
};

/** What became of a file of hands. */
export type ImportedFile = {
  kept: number;
  /** Hands that were kept before. */
  known: number;
  /** Hands of other games. */
  skipped: number;
  /** Why hands could not be read, the first of them. */
  unread: string[];
  unread_count: number;
};

/** All conversations, the unread first. */
export type Inbox = {
  threads: ThreadSign[];
};

/** A new invite link's token; the one before opens no more. */
export type Invite = {
  invite: string;
};

/** A line as a host reads it. */
export type KeptLine = {
  line: LineSign;
  table: string;
  table_name: string | null;
  removed: Removal | null;
};

/** Lines, the latest first. */
export type KeptLines = {
  lines: KeptLine[];
  next: number | null;
};

/** A player by name. */
export type Known = {
  id: string;
  name: string;
};

/** A turn ran out, and what the house did about it. */
export type Lapse = {
  t: 'lapse';
  hand: string;
  seat: number;
  cause: LapseCause;
  outcome: 'posted' | 'checked' | 'folded' | 'all_in' | 'posted_all_in' | 'mucked';
  /** The protection that was used, if one was. */
  protection: ProtectionSign | null;
  /** The house protects, but the player has none left for the day. */
  refused_protection: boolean;
  sentence: string;
};

/** Why a seat did not act for itself. */
export type LapseCause = 'timeout' | 'disconnect';

/** A turn that ran out. */
export type LapseLine = {
  id: number;
  at_ms: number;
  table: string;
  table_name: string | null;
  hand: string;
  seat: number;
  player: string;
  name: string | null;
  cause: LapseCause;
  outcome: 'posted' | 'checked' | 'folded' | 'all_in' | 'posted_all_in' | 'mucked';
  /** Which protection of the player's day it was; `null` if none. */
  used: number | null;
  of: number | null;
};

/** Turns that ran out, the latest first. */
export type LapseLines = {
  lines: LapseLine[];
  /** What to ask for `before` to see earlier ones; `null` if there are none. */
  next: number | null;
};

/** A seat did not act; what the house does about it follows. */
export type LapsedNotice = {
  type: 'lapsed';
  seat: number;
  cause: LapseCause;
};

/** A ratio that differs from everybody else's. */
export type LeakSign = {
  name: string;
  /** How sure it is that they differ, 0 to 1. */
  certainty: number;
  /** Is it done more often than the others do it? */
  more: boolean;
};

/** Give the seat up; in a hand, after it. */
export type Leave = {
  t: 'leave';
  /** Chosen by the client: the same id again is the same request again. */
  id: string;
};

/** Lines of an account, the latest first. */
export type Ledger = {
  account: string;
  balance: number;
  lines: LedgerLine[];
  next: number | null;
};

/** One movement of an account's chips, as the books have it. */
export type LedgerLine = {
  id: number;
  why: string;
  /** In, or out when negative. */
  chips: number;
  table: string | null;
  table_name: string | null;
  hand: string | null;
  at_ms: number;
};

/** A letter of the room, in the list of them. */
export type LetterSign = {
  id: number;
  /** A hand that was asked for, or that yours was asked for. */
  about: 'history' | 'asked';
  hand: string;
  number: number;
  /** Who has asked for yours. */
  by: string | null;
  way: 'mail' | 'outbox' | 'page';
  fate: 'waiting' | 'carried' | 'refused' | 'given_up';
  at_ms: number;
  read: boolean;
};

/** The letters of the room to the asker, the latest first. */
export type LetterSigns = {
  letters: LetterSign[];
  unread: number;
  /** What to ask for `before` to see earlier ones; `null` if there are none. */
  next: number | null;
};

/** A letter, opened. */
export type LetterText = {
  id: number;
  subject: string;
  text: string;
};

/** How the history of a hand goes to who asked for it. */
export type LetterWay = {
  /** Its number on the page of messages; `null` if it was asked for before there was one. */
  id: number | null;
  way: 'mail' | 'outbox' | 'page';
  fate: 'waiting' | 'carried' | 'refused' | 'given_up';
};

/** The line for a seat, and the asker's place in it. */
export type Line = {
  of: number;
  you: Place | null;
};

/** A line of talk. */
export type LineSign = {
  id: number;
  where: 'table' | 'rail';
  player: string;
  name: string;
  text: string;
  at_ms: number;
  /** The hand that was being played. */
  hand: string | null;
  number: number | null;
  /** Kept back until the hand is over, and told to its speaker alone so far. */
  held: boolean;
};

/** The tables of the room, who is looking, and where they wait. */
export type Lobby = {
  tables: TableSign[];
  player: PlayerSign | null;
  waiting: WaitingAt[];
};

/** Deeds of the hosts, the latest first. */
export type Log = {
  lines: LogLine[];
  next: number | null;
};

/** A name and its password. */
export type LogIn = {
  name: string;
  password: string;
};

/** A deed of a host. */
export type LogLine = {
  id: number;
  at_ms: number;
  host: string;
  /** Of who did it, as it is now, and not when it was done. */
  name: string;
  what: string;
  player: string | null;
  /** As it is now, and not when it was done. */
  player_name: string | null;
  table: string | null;
  table_name: string | null;
  before: unknown;
  after: unknown;
  why: string;
};

/** Messages to the host and answers, the latest first. */
export type MailPage = {
  messages: MailSign[];
  unread: number;
  next: number | null;
};

/** A message to the host, or an answer. */
export type MailSign = {
  id: number;
  from_host: boolean;
  by: string;
  text: string;
  at_ms: number;
  page: string | null;
  read: boolean;
};

/** A wish for a passkey. */
export type MakePasskey = {
  confirm?: Confirm | null;
};

/** A link to a hand is wanted. */
export type MakeShare = {
  /** As the rail saw it, instead of as the asker did. */
  as_rail?: boolean;
};

/** A wish for a token for a program. */
export type MakeToken = {
  name: string;
  scopes: string[];
  /** `None` until it is revoked. */
  days?: number | null;
  confirm?: Confirm | null;
};

/** What the asker may do. */
export type May = {
  enter: boolean;
  sit: boolean;
  /** Change its rules, close it, make a new link. */
  run: boolean;
};

/** Where the viewer may write: `null` for yes. */
export type MayWrite = {
  table: WhyNot | null;
  rail: WhyNot | null;
};

/** All seeds are in, and the decks that are not played are open. */
export type Mixed = {
  t: 'mixed';
  hand: string;
  number: number;
  seeds: SeedOfSeat[];
  decks: SeedOfDeck[];
  leaves: string;
};

/** What is told when all seeds are in. */
export type MixedRecord = {
  /** Of people, in dealing order. */
  seeds: SeedOfSeat[];
  decks: SeedOfDeck[];
  /** The 52 leaves of the deck that is played, one after the other. */
  leaves: string;
};

/** Keep the down cards closed at the showdown. */
export type MuckAction = {
  type: 'muck';
};

/** To whoever mucked a called hand: somebody who was dealt in has asked for it. */
export type MuckAsked = {
  t: 'muck_asked';
  hand: string;
  number: number;
  seat: number;
  /** The name of who asked. */
  by: string;
};

/** Who may ask for a called hand that was mucked. */
export type MuckDisclosure = 'none' | 'dealt_in';

/** A hand that was called, beaten and mucked. */
export type MuckedHand = {
  seat: number;
  name: string;
  /** In dealing order. */
  cards: string[];
  readout: Readout | null;
};

/** The mucked hands of one showdown, for who was dealt in and asked. */
export type MuckedHands = {
  hand: string;
  number: number;
  asked_ms: number;
  mucked: MuckedHand[];
  letter: LetterWay;
};

/** A seat kept its down cards closed at the showdown. */
export type MuckedNotice = {
  type: 'mucked';
  seat: number;
};

/** Read a player's lines no more, or again. */
export type MutePlayer = {
  t: 'mute';
  /** Chosen by the client: the same id again is the same request again. */
  id: string;
  player: string;
  on: boolean;
};

/** Whom a player does not read. */
export type Mutes = {
  muted: Known[];
};

/** Who shall be a host too, and why. */
export type NameHost = {
  player: string;
  why: string;
};

/** Rules to announce: the fields that are to change. */
export type NewRules = {
  rules?: Record<string, string | number | boolean | null>;
  policy?: Record<string, string | number | boolean | null>;
};

/** A link that was made. Its token is told this once. */
export type NewShare = {
  id: number;
  token: string;
};

/** What there is to know beside the tables. */
export type News = {
  announcements: AnnouncementSign[];
  unread: number;
  paused: Pause | null;
  ban: BanSign | null;
};

/** A note on a player, for its writer alone. */
export type NoteSign = {
  player: string;
  name: string;
  text: string;
  at_ms: number;
};

/** All notes of a player. */
export type NoteSigns = {
  notes: NoteSign[];
};

/** Nothing to tell. */
export type Nothing = Record<string, never>;

export type Notice = HandStartedNotice | AntesPostedNotice | StreetDealtNotice | OpenerNamedNotice | BroughtInNotice | WageredNotice | CalledNotice | CheckedNotice | FoldedNotice | LapsedNotice | TreatedAllInNotice | UncalledReturnedNotice | BetsSweptNotice | ShowdownOpenedNotice | ShownNotice | MuckedNotice | PotAwardedNotice | PotUndecidedNotice | HandEndedNotice;

/** One more event of the hand, as the viewer may see it. */
export type Noticed = {
  t: 'notice';
  hand: string;
  number: number;
  v: number;
  notice: Notice;
  /** Of each face in it; left out where there is none. */
  openings?: CardOpened[];
};

/** A notice with its version: the number of its event in the hand, from 1. */
export type NumberedNotice = {
  v: number;
  notice: Notice;
  /** Of each face in it; left out where there is none. */
  openings?: CardOpened[];
};

/** Who gets the odd chip among tied high hands. */
export type OddChipHigh = 'left_of_dealer' | 'suit_5' | 'suit_7';

/** Who gets the odd chip among tied low hands. */
export type OddChipLow = 'left_of_dealer' | 'high_suit_5' | 'low_suit_7';

/** At another table a seat is held for the viewer. */
export type OfferTold = {
  t: 'offer';
  table: string;
  name: string;
  seat: number;
  ms_left: number;
};

/** A wish for an account. A guest may leave the name out and keep theirs. */
export type OpenAccount = {
  password: string;
  name?: string | null;
  email?: string | null;
};

/** The token of a link. */
export type OpenLink = {
  token: string;
};

/** Who may wager double on fourth street beside an open pair. */
export type OpenPairDouble = 'off' | 'pair_holder' | 'any_player';

/** What a link shows is wanted. */
export type OpenShare = {
  token: string;
};

/** A wish for a table. */
export type OpenTable = {
  house: string;
  name: string;
  rules?: Record<string, string | number | boolean | null>;
  policy?: Record<string, string | number | boolean | null>;
  private?: boolean;
  password?: string | null;
  bots?: boolean;
};

/** A hand is opened: whoever has committed reveals the seed within `ms_left`. */
export type Opened = {
  t: 'opened';
  opening: OpeningRecord;
  signature: string;
  ms_left: number;
};

/** It was settled who acts first on the street, and why. */
export type OpenerNamedNotice = {
  type: 'opener_named';
  seat: number;
  why: OpenerReason;
};

/** Why a seat acts first on a street. */
export type OpenerReason = 'low_card' | 'left_of_low_card' | 'next_low_card' | 'high_card' | 'best_board' | 'left_of_best_board' | 'next_best_board';

/** All that is fixed before any seed is revealed. */
export type OpeningRecord = {
  version: number;
  table: string;
  hand: string;
  number: number;
  previous: string;
  rules: string;
  dealer: number;
  /** In dealing order. */
  seats: SeatInOpening[];
  roots: string[];
  key: string;
};

/** All that the seat in turn may do: the whole law of that moment. */
export type Options = {
  seat: number;
  /** Every action of its own price, in the order of the buttons. */
  actions: Action[];
  /** Spread, pot and no limit: the wagers besides. */
  wagers: WagerRange | null;
  /** The highest street total; 0 when nothing has been wagered, and at the showdown. */
  to_match: number;
  /** What the seat has in on this street. */
  wager: number;
};

/** Cards that would make a hand of this kind: still unseen, and lying open elsewhere. */
export type OutsTold = {
  category: 'high_card' | 'pair' | 'two_pair' | 'three_of_a_kind' | 'straight' | 'flush' | 'full_house' | 'four_of_a_kind' | 'straight_flush' | 'low' | 'low_draw';
  live: number;
  dead: number;
};

/** The asker's seed, and the receipt for it. */
export type OwnSeed = {
  seat: number;
  seed: string;
  receipt: ReceiptRecord | null;
  signature: string | null;
};

/** Which part of a pot a share is of. */
export type Part = 'whole' | 'high' | 'low';

/** What a device answered in a ceremony. */
export type PasskeyAnswer = {
  ceremony: string;
  credential: Record<string, unknown>;
};

/** What the browser is to do, in the words of WebAuthn, and the ceremony it is part of. */
export type PasskeyAsked = {
  ceremony: string;
  options: unknown;
};

/** What a device answered when it made a passkey, and what to call it. */
export type PasskeyMade = {
  ceremony: string;
  credential: Record<string, unknown>;
  label?: string;
};

/** A passkey as its owner sees it listed. */
export type PasskeySign = {
  id: string;
  label: string;
  created_ms: number;
  used_ms: number | null;
};

/** A hand that has ended, as far as the asker may see it. */
export type PastHand = {
  hand: string;
  table: string;
  number: number;
  /** The asker's seat; `None` if they were not dealt in. */
  seat: number | null;
  players: PlayerInHand[];
  notices: Notice[];
  /** After each notice; `None` where nothing new is to be read. */
  readouts: (HandReadouts | null)[];
  /** Of the faces in each notice; empty where the hand had no fair deal. */
  openings: CardOpened[][];
  /** `may_ask`: the asker may ask for a mucked called hand; `asked`: they have. */
  mucked: 'may_ask' | 'asked' | null;
};

/** A hand in a list of hands. */
export type PastHandSign = {
  name: string;
  table: string | null;
  /** A house's own table has the house's code; `null` of an imported hand. */
  table_id: string | null;
  site: string | null;
  game: string | null;
  at_ms: number;
  /** What it brought the asker; `null` where that is not known. */
  net: number | null;
  per_unit: number;
  currency: string | null;
};

/** Hands one may look at again, the latest first. */
export type PastHandSigns = {
  hands: PastHandSign[];
  /** What to ask for `before` to see earlier ones; `null` if there are none. */
  next: number | null;
};

/** Why nothing is dealt. */
export type Pause = {
  code: string;
  sentence: string;
};

/** A pause, and what the tables are told of it. */
export type PauseFor = {
  sentence: string;
  why: string;
};

/** No new hand is dealt for the moment, and why; `frozen`: the clock stands still too. */
export type Paused = {
  t: 'paused';
  code: string;
  sentence: string;
  frozen: boolean;
  /** How long it may last at most; `null` if nobody knows. */
  ms_left: number | null;
};

/** The viewer's place in line. */
export type Place = {
  position: number;
  /** Which they wait for; none for the first that comes free. */
  seats: number[];
  offer: Held | null;
};

/** Results at one position to the bring-in, or with so many seats. */
export type PlaceResult = {
  place: number;
  winnings: WinningsSign;
  completion: RatioSign;
  showdown: RatioSign;
};

/** The hand was played to its end. */
export type PlayedRecord = {
  outcome: 'played';
  version: number;
  table: string;
  hand: string;
  number: number;
  opening: string;
  play: string;
};

/** Who held a seat when the hand was dealt. */
export type PlayerInHand = {
  seat: number;
  name: string;
  bot: boolean;
};

/** All figures over the hands that were asked for. */
export type PlayerResults = {
  hands: number;
  left_out: number;
  winnings: WinningsSign;
  stakes: StakeResult[];
  ratios: RatioResult[];
  leaks: LeakSign[];
  positions: PlaceResult[];
  seats: PlaceResult[];
  doors: DoorResult[];
  /** Hands so far, and big bets won so far. */
  graph: [number, number][];
};

/** The player of a session. */
export type PlayerSign = {
  id: string;
  name: string;
  /** Chips outside any table. */
  wallet: number;
  /** `guest`, `player` (has an account) or `host`. */
  role: 'guest' | 'player' | 'host';
};

/** A number or choice that each house has for itself. */
export type PolicyParameter = {
  id: string;
  name: string;
  unit: string;
};

/** One numbered sentence of the policy. */
export type PolicySentence = {
  id: string;
  text: string;
};

/** A seat's forced `chips`. */
export type Post = {
  seat: number;
  chips: number;
};

/** Chips, and the seats that can win them. */
export type Pot = {
  chips: number;
  /** Live seats in order from the dealer's left. */
  contenders: number[];
};

/** One pot went to its winners. A seat that scoops has a share of each half. */
export type PotAwardedNotice = {
  type: 'pot_awarded';
  /** 0 is the main pot. */
  pot: number;
  shares: PotShare[];
};

/** Chips out of one pot for one seat. */
export type PotShare = {
  seat: number;
  chips: number;
  part: Part;
};

/** A recorded hand does not tell enough cards to say who won this pot. */
export type PotUndecidedNotice = {
  type: 'pot_undecided';
  pot: number;
  chips: number;
};

/** How a player likes the room; what is left out was not chosen. */
export type Preferences = {
  language?: 'en' | 'fi' | 'pl' | 'et' | null;
  theme?: 'system' | 'dark' | 'light' | 'contrast' | null;
  deck?: 'four' | 'two' | null;
  index?: 'normal' | 'large' | null;
  back?: 'felt' | 'brick' | 'slate' | null;
  sounds?: boolean | null;
  auto_ante?: boolean | null;
  auto_muck?: boolean | null;
};

/** One thing that is wrong: a stable code, a sentence in English, and the facts in it. */
export type ProblemSign = {
  code: string;
  sentence: string;
  facts: Record<string, string | number | boolean | null>;
};

/** Everything that is wrong with a wish; nothing if it would be granted. */
export type Problems = {
  problems: ProblemSign[];
};

/** A protection: a lost line that was treated as all-in. */
export type ProtectionSign = {
  /** Which one of the player's day (UTC), from 1. */
  used: number;
  /** How many a day the house gives; `null` for no limit. */
  of: number | null;
};

/** How often the asker's lost line was treated as all-in today, and may be. */
export type Protections = {
  used: number;
  /** How many a day the table's house gives; `null` for no limit. */
  of: number | null;
  /** Does a lost line protect anybody in this house? */
  protects: boolean;
  /** When (wall time) the day is over: at midnight UTC. */
  day_ends_ms: number;
};

/** Wager more than the amount to match. */
export type RaiseAction = {
  type: 'raise';
  to: number;
};

/** A hand's best five. Of two hands the one with the higher value wins; equal ones split. */
export type RankTold = {
  value: number;
  category: string;
  name: string;
  cards: string[];
};

/** The numbers of deals of one seat, divided by all deals. */
export type Rates = {
  win: number;
  tie: number;
  lose: number;
  scoop: number;
  quarter: number;
  low_won: number;
  low_tied: number;
  no_low: number;
};

/** One ratio beside that of everybody else in the same hands. */
export type RatioResult = {
  name: string;
  mine: RatioSign;
  field: RatioSign;
};

/** How often, out of how often it could have been. */
export type RatioSign = {
  hits: number;
  of: number;
  /** Between these two shares the true one lies, 95 times out of 100; `null` without any. */
  low: number | null;
  high: number | null;
};

/** What the viewer holds and what each board shows, after event `v`. */
export type ReadOut = {
  t: 'readouts';
  hand: string;
  v: number;
  you: Readout | null;
  showing: Record<string, Readout>;
  /** `null` for the rail, and where the table does not count them. */
  outs: OutsTold[] | null;
};

/** What a holding makes, high and low; `None` where it makes nothing or the game has none. */
export type Readout = {
  high: HandTag | null;
  low: HandTag | null;
};

/** One option, or a wager that is closed, and the rule behind it. */
export type ReasonTold = {
  /** The button, as actions are called; `wager` and `double` where those are closed. */
  about: string;
  open: boolean;
  code: string;
  to: number | null;
  chips: Record<string, number>;
  counts: Record<string, number>;
  sources: CitationTold[];
};

/** The room has this seat's seed. */
export type ReceiptRecord = {
  version: number;
  opening: string;
  seat: number;
  seed: string;
};

/** To a seat: its seed has come, and is written down. */
export type ReceiptTold = {
  t: 'receipt';
  hand: string;
  receipt: ReceiptRecord;
  signature: string;
};

/** A refusal: stable code, full sentence, and the facts in it. */
export type RefusalTold = {
  code: string;
  sentence: string;
  facts: Record<string, unknown>;
};

/** The request was refused: nothing has changed. */
export type Refused = {
  t: 'answer';
  id: string | null;
  ok: false;
  refusal: RefusalTold;
};

/** That a line was taken down. */
export type Removal = {
  at_ms: number;
  by: string;
  why: string;
};

/** Who is to leave a table, and why. */
export type Remove = {
  player: string;
  why: string;
};

/** A hand through somebody's eyes. */
export type Replay = {
  /** Its id, or `imported-7`; `shared` of one that a link shows. */
  name: string;
  hand: PastHand;
  /** Where it was played, if not in this room. */
  site: string | null;
  /** The seat through whose eyes it is shown; `null` for the rail's. */
  viewer: number | null;
  /** The eyes through which the asker may look. */
  viewers: (number | null)[];
  /** The asker's own. */
  note: string;
  max_players: number;
  ended_ms: number;
};

export type Request = Act | Sit | Leave | SitOut | TopUp | ImIn | AutoAnte | AutoMuck | Wait | Unwait | Say | MutePlayer | AskWhy | Commit | Reveal | Resync;

/** A new password, by the token of a link. */
export type Reset = {
  token: string;
  password: string;
};

/** A link to a new password, for a host to hand over. */
export type ResetLink = {
  link: string;
  expires_ms: number;
};

/** That reason to pause is no more. */
export type Resumed = {
  t: 'resumed';
  code: string;
};

/** Tell the whole table again: a notice was missed. */
export type Resync = {
  t: 'resync';
  /** Chosen by the client: the same id again is the same request again. */
  id: string;
};

/** Reveal the seed to the hand that was opened. */
export type Reveal = {
  t: 'reveal';
  /** Chosen by the client: the same id again is the same request again. */
  id: string;
  hand: string;
  seed: string;
};

/** What players know the room by, and how often it opened hands that were not played. */
export type RoomFairness = {
  /** The room's public key; `None` where hands are dealt without commitments. */
  key: string | null;
  voids: number;
  /** Hands that were begun at the tables that are open, voids among them. */
  hands: number;
};

/** The room as its host sees it. */
export type RoomSign = {
  paused: Pause | null;
  draining: boolean;
  rail: 'open' | 'players' | 'closed';
  rail_delay: number;
  tables: number;
  people: number;
  watching: number;
  hands_open: number;
  inbox: number;
  books: BooksSign | null;
};

/** One house rule in words. */
export type RuleSentence = {
  /** The name of the rule in the rule book, part 3. */
  field: string;
  value: string | number | boolean | null;
  text: string;
  source: string;
};

/** A line was said; the same again when it is kept back no more. */
export type Said = {
  t: 'said';
  line: LineSign;
};

/** Say something at the table, or on the rail. */
export type Say = {
  t: 'say';
  /** Chosen by the client: the same id again is the same request again. */
  id: string;
  where: 'table' | 'rail';
  /** The room's rules are tighter and say what is wrong. */
  text: string;
};

/** A seat that is dealt in, and how it takes part in the shuffle. */
export type SeatInOpening = {
  seat: number;
  stack: number;
  /** A person's or a program's; `null` for a house bot. */
  commitment: string | null;
  /** A house bot's, open from the start; `null` for everybody else. */
  seed: string | null;
};

/** A taken seat. */
export type SeatSign = {
  seat: number;
  /** The player's id. */
  player: string;
  name: string;
  stack: number;
  bot: boolean;
  /** A bot's declared style; `None` for a person. */
  style: string | null;
  sitting_out: boolean;
  connected: boolean;
  leaving: boolean;
  /** Is its ante posted without asking? */
  auto_ante: boolean;
  /** Has it said "I'm in" for the next hand? `null` if it is not asked. */
  answered: boolean | null;
  /** Without chips: the seat is kept for a while. */
  busted: boolean;
  /** Are its beaten hands and uncalled wins mucked without asking? */
  auto_muck: boolean;
  /** The all-in protection used in the hand being played, or the one just over. */
  protection: ProtectionSign | null;
  /** Hands that were void because the seat's seed did not come, since it was taken. */
  voids: number;
};

/** Who sits where. */
export type SeatTaken = {
  seat: number;
  name: string;
  stack: number;
  bot: boolean;
};

/** What one seat wins. All but `share` and `standard_error` are numbers of deals. */
export type SeatWorth = {
  cards: string;
  share: number;
  standard_error: number;
  win: number;
  tie: number;
  lose: number;
  scoop: number;
  quarter: number;
  low_won: number;
  low_tied: number;
  no_low: number;
  rates: Rates;
};

/** The seats changed, or the button, or the number of watchers. */
export type SeatsTold = {
  t: 'seats';
  seats: SeatSign[];
  dealer: number | null;
  watching: number;
  held: number[];
};

/** The seed of a deck that is not played. */
export type SeedOfDeck = {
  deck: number;
  seed: string;
};

/** A seat's seed. */
export type SeedOfSeat = {
  seat: number;
  seed: string;
};

export type ServerMessage = TableTold | Noticed | Turned | ReadOut | SeatsTold | Why | WalletTold | Paused | Resumed | Closing | Accepted | Refused | AnteAsked | AnteOver | WaitingTold | OfferTold | AnnouncedTold | ButtonDrawn | Lapse | MuckAsked | TalkTold | Said | Unsaid | Announcement | HostSays | CommitAsked | Opened | ReceiptTold | Mixed | Closed;

/** Who is signed in; `None` for nobody. */
export type Session = {
  player: PlayerSign | null;
  /** Why somebody who has just come for the first time got no play chips. */
  no_chips?: RefusalTold | null;
};

/** A browser that is signed in. */
export type SessionSign = {
  id: string;
  device: string;
  began_ms: number;
  seen_ms: number;
  /** The one that asks. */
  this: boolean;
};

/** All of a person's sessions. */
export type Sessions = {
  sessions: SessionSign[];
};

/** An address for the account; `None` takes it away. */
export type SetEmail = {
  address: string | null;
  confirm?: Confirm | null;
};

/** Read a player no more, or again. */
export type SetMute = {
  player: string;
  on: boolean;
};

/** The room's own rule of the rail. */
export type SetRail = {
  rail: 'open' | 'players' | 'closed';
  rail_delay: number;
  why: string;
};

/** A link that one has made. */
export type ShareSign = {
  id: number;
  hand: string;
  as_rail: boolean;
  at_ms: number;
};

/** All links one has made, the latest first. */
export type ShareSigns = {
  shares: ShareSign[];
};

/** What the others owe when the bring-in is all-in for less. */
export type ShortBringInCall = 'full' | 'actual';

/** What is done when the deck is too short for the last card. */
export type ShortDeck = 'reclaim_burns' | 'tda' | 'community_only';

/**
 * Turn the down cards up at the showdown. An uncalled winner may show some of them only: then
 * `cards` names those.
 */
export type ShowAction = {
  type: 'show';
  /** Empty for all down cards. Closed cards: not in the `repr`. */
  cards: CardText[];
};

/** The betting is over: the hands still in are asked to show in this order. */
export type ShowdownOpenedNotice = {
  type: 'showdown_opened';
  order: number[];
};

/** In which order hands are shown. */
export type ShowdownOrder = 'aggressor_then_clockwise' | 'side_pots_first';

/** A seat's down cards were turned up: all of them, or those an uncalled winner chose. */
export type ShownNotice = {
  type: 'shown';
  seat: number;
  cards: CardText[];
  why: ShownWhy;
};

/** Why cards were turned up. */
export type ShownWhy = 'all_in' | 'must' | 'wins' | 'choice';

/** A guest's wish for a name. */
export type SignIn = {
  /** The room's rules for names are tighter and say what is wrong. */
  name: string;
};

/** A closing event and the room's signature. */
export type SignedClosing = {
  closing: PlayedRecord | VoidRecord;
  signature: string;
};

/** A receipt and the room's signature. */
export type SignedReceipt = {
  receipt: ReceiptRecord;
  signature: string;
};

/** A silence: at a table or anywhere, for so many minutes or for good. */
export type SilenceFor = {
  why: string;
  table?: string | null;
  minutes?: number | null;
};

/** Take a seat with a buy-in out of the wallet. */
export type Sit = {
  t: 'sit';
  /** Chosen by the client: the same id again is the same request again. */
  id: string;
  seat: number;
  buy_in: number;
};

/** Sit the next hands out, or play on. */
export type SitOut = {
  t: 'sit_out';
  /** Chosen by the client: the same id again is the same request again. */
  id: string;
  on: boolean;
  /** Fold the hand that is played, as soon as it is the seat's turn. */
  now?: boolean;
};

/** Which hands are counted. */
export type Source = 'played' | 'imported' | 'all';

/** Two to eight seats, and what is known of their cards. */
export type Spot = {
  /** Each seat's cards so far, down cards first: `AhAd7c`, `??7c`, `[QQ+, AKs:0.5]7d`. */
  seats: string[];
  game?: 'hi' | 'hilo' | 'razz';
  /** Cards out of play; `??` makes the deck shorter. */
  dead?: string;
  /** The common card, or `??` where there will be one. */
  common?: string;
  /** `true`: exact or refused; `false`: sampled; `null`: exact where that is quick. */
  exact?: boolean | null;
  /** To draw, at least, where deals are drawn. */
  deals?: number;
  seed?: number;
};

/** A spot before a seat gets its next card. */
export type SpotBeforeCard = {
  /** Each seat's cards so far, down cards first: `AhAd7c`, `??7c`, `[QQ+, AKs:0.5]7d`. */
  seats: string[];
  game?: 'hi' | 'hilo' | 'razz';
  /** Cards out of play; `??` makes the deck shorter. */
  dead?: string;
  /** The common card, or `??` where there will be one. */
  common?: string;
  /** `true`: exact or refused; `false`: sampled; `null`: exact where that is quick. */
  exact?: boolean | null;
  /** To draw, at least, where deals are drawn. */
  deals?: number;
  seed?: number;
  /** Which one: the first is 1. */
  seat: number;
};

/** A spot with all cards in the order in which they were dealt. */
export type SpotByStreet = {
  /** Each seat's cards so far, down cards first: `AhAd7c`, `??7c`, `[QQ+, AKs:0.5]7d`. */
  seats: string[];
  game?: 'hi' | 'hilo' | 'razz';
  /** Cards out of play; `??` makes the deck shorter. */
  dead?: string;
  /** The common card, or `??` where there will be one. */
  common?: string;
  /** `true`: exact or refused; `false`: sampled; `null`: exact where that is quick. */
  exact?: boolean | null;
  /** To draw, at least, where deals are drawn. */
  deals?: number;
  seed?: number;
  /** There is no third street. */
  four_cards_first?: boolean;
};

/** Results at one game and stake. */
export type StakeResult = {
  game: Game;
  small_bet: number;
  big_bet: number;
  currency: string | null;
  per_unit: number;
  tournament: boolean;
  net: number;
  winnings: WinningsSign;
};

/** One of the games a house offers. */
export type Stakes = {
  rules: Record<string, string | number | boolean | null>;
  policy: Record<string, string | number | boolean | null>;
};

/** For which seats; none for the first that comes free. */
export type StandInLine = {
  seats?: number[];
};

/**
 * A betting round, named after the number of cards a seat then holds. Source: 000, items 10 to 31;
 * 003, item 7.
 */
export type Street = 3 | 4 | 5 | 6 | 7;

/** A street's cards were dealt, lap by lap from the dealer's left. */
export type StreetDealtNotice = {
  type: 'street_dealt';
  street: Street;
  /** In dealing order; empty when one common card served all. */
  cards: DealtCards[];
  /** Seen by nobody. `None` when no card was burned. */
  burned: CardText | null;
  /** The one card for all, when the deck ran out. (001, item 32; 003, item 23) */
  common: CardText | null;
  /** Were the stub and the burned cards put together first? (001, item 31) */
  reclaimed: boolean;
};

/** A street of a hand that has ended. `seats` are worth what is known of their cards. */
export type StreetOfHand = {
  game: 'hi' | 'hilo' | 'razz';
  seats: SeatWorth[];
  deals: number;
  exact: boolean;
  /** The largest of the seats'; 0 if exact. */
  standard_error: number;
  street: number;
  /** Which seats of the table were still in, in the order of `seats`. */
  numbers: number[];
  dead: string[];
  common: string | null;
};

/** A new table. */
export type TableOpened = {
  table: TableSign;
  /** The token of a private table's invite link, shown once. */
  invite: string | null;
};

/** A table before one sits down. */
export type TablePage = {
  table: TableSign;
  sentences: TableRule[];
  /** `null`: private, and the asker has not been let in. */
  seats: SeatTaken[] | null;
  held: number[];
  announced: Announced | null;
  may: May;
  buy_in: BuyIn | null;
  waiting: Line;
};

/** One rule of a table in words. */
export type TableRule = {
  /** The name of the rule in the rule book, part 3. */
  field: string;
  value: string | number | boolean | null;
  text: string;
  source: string;
  /** Is it other than the house has it? */
  changed: boolean;
};

/** The sign on a table: its stakes, its rules in short and who is there. */
export type TableSign = {
  id: string;
  name: string;
  house: string;
  /** The house's title, in English. */
  title: string;
  game: Game;
  betting: Betting;
  small_bet: number;
  big_bet: number;
  spread_min: number;
  spread_max: number;
  ante: number;
  bring_in: number;
  max_players: number;
  buy_in_min: number;
  buy_in_max: number;
  turn_seconds: number;
  /** The last seconds of the turn, in which the clock shows. */
  timer_visible_seconds: number;
  /** Are the up cards of folded seats listed? */
  dead_card_rack: boolean;
  taken: number;
  people: number;
  bots: number;
  watching: number;
  hands_played: number;
  /** Seats free for anybody: not held for somebody in line. */
  free: number;
  /** People in line. */
  waiting: number;
  /** Of the last twenty hands. */
  average_pot: number | null;
  hands_hour: number;
  private: boolean;
  /** Who opened the table; `null` for the room's own. */
  opener: string | null;
  bots_wanted: boolean;
  closing: boolean;
  /** Who is told the hands without a seat. */
  rail: 'open' | 'players' | 'closed';
  /** How late, in seconds. */
  rail_delay: number;
  /** Do the seated write? */
  chat: boolean;
  rail_chat: boolean;
  /** Hands that were opened here and not played. */
  voids: number;
  /** What becomes of a folded player's lines while the hand is played. */
  folded_talk: 'free' | 'held' | 'refused';
};

/** The whole table: on connecting, and whenever a viewer asks for it. */
export type TableTold = {
  t: 'table';
  table: TableSign;
  you: You;
  seats: SeatSign[];
  /** The seat of the button. */
  dealer: number | null;
  hand: HandTold | null;
  turn: Turned | null;
  readouts: ReadOut | null;
  /** The id of the last hand that ended here. */
  last_hand: string | null;
  watching: number;
  /** Free seats that are held for somebody in line. */
  held: number[];
  /** How many seconds late the viewer is told; 0 for at once. */
  delayed: number;
  /** The fair deal of the hand; `null` where it has none. */
  fair: FairDeal | null;
};

/** All talk as the viewer has it, the oldest line first: after `table`, and anew. */
export type TalkTold = {
  t: 'talk';
  table: LineSign[];
  rail: LineSign[];
  may: MayWrite;
  /** The players whom the viewer does not read. */
  muted: string[];
};

/** A conversation, the oldest message first. */
export type ThreadPage = {
  thread: string;
  player: string | null;
  name: string;
  reply_to: string | null;
  messages: MailSign[];
};

/** A conversation in the inbox. */
export type ThreadSign = {
  thread: string;
  player: string | null;
  name: string;
  reply_to: string | null;
  last: MailSign;
  unread: number;
};

/** Which chips count as "chips in the pot" for `allin_if_chips_else_fold`. */
export type TimeoutChipsTest = 'ante' | 'bet_this_hand' | 'bet_this_round';

/** A new token, shown this once. */
export type TokenMade = {
  token: string;
  made: TokenSign;
};

/** A token for a program as its owner sees it listed. */
export type TokenSign = {
  id: string;
  name: string;
  scopes: ('read' | 'watch' | 'play')[];
  created_ms: number;
  used_ms: number | null;
  expires_ms: number | null;
};

/** All of a person's tokens. */
export type Tokens = {
  tokens: TokenSign[];
};

/** Add chips out of the wallet, between hands. */
export type TopUp = {
  t: 'top_up';
  /** Chosen by the client: the same id again is the same request again. */
  id: string;
  chips: number;
};

/**
 * A seat keeps its stack, contests the pot as it stands and acts no more. Source: 000, items 47, 50
 * and 51; 001, item 24.
 */
export type TreatedAllInNotice = {
  type: 'treated_all_in';
  seat: number;
};

/** A seat is to act, within `ms_left`; the clock shows for the last `visible_ms`. */
export type Turned = {
  t: 'turn';
  hand: string;
  decision: number;
  seat: number;
  ms_left: number;
  visible_ms: number;
  /** `null` for everybody but the seat in turn. */
  options: Options | null;
};

/** The part of a wager that nobody matched went back. */
export type UncalledReturnedNotice = {
  type: 'uncalled_returned';
  seat: number;
  /** How much went back (an amount, not a total). */
  chips: number;
};

/** How many answers were not read yet. */
export type Unread = {
  unread: number;
};

/** The host took a line down, or who said it deleted their account. */
export type Unsaid = {
  t: 'unsaid';
  line: number;
};

/** The end of a silence. */
export type Unsilence = {
  why: string;
  table?: string | null;
};

/** Leave the line. */
export type Unwait = {
  t: 'unwait';
  /** Chosen by the client: the same id again is the same request again. */
  id: string;
};

/** The address that has answered. */
export type Verified = {
  address: string;
};

/** The hand that was opened is void. */
export type VoidRecord = {
  outcome: 'void';
  version: number;
  table: string;
  hand: string;
  number: number;
  opening: string;
  reason: string;
  silent: number[];
  seeds: SeedOfSeat[];
  decks: string[] | null;
};

/** What lifting the amount to match is called. */
export type WagerKind = 'complete' | 'bet' | 'raise';

/** All wagers from `lowest` to `highest` in steps, and `highest` itself. */
export type WagerRange = {
  kind: WagerKind;
  lowest: number;
  highest: number;
  step: number;
};

/** A seat completed, bet or raised. */
export type WageredNotice = {
  type: 'wagered';
  seat: number;
  to: number;
  kind: WagerKind;
};

/** Stand in line for one of these seats, or for the first that comes free. */
export type Wait = {
  t: 'wait';
  /** Chosen by the client: the same id again is the same request again. */
  id: string;
  seats?: number[];
};

/** The asker's place in the line of one table. */
export type WaitingAt = {
  table: string;
  position: number;
  of: number;
  offer: Held | null;
};

/** The line for a seat: how many wait, and where the viewer stands in it. */
export type WaitingTold = {
  t: 'waiting';
  of: number;
  you: Place | null;
};

/** What a player has, away from the tables and at them. */
export type Wallet = {
  wallet: number;
  at_tables: number;
  grant: GrantSign;
};

/** Movements, the latest first. */
export type WalletLines = {
  lines: LedgerLine[];
  /** Ask again with `before` this for older ones; `null` at the end. */
  next: number | null;
};

/** The viewer's chips outside any table changed. */
export type WalletTold = {
  t: 'wallet';
  wallet: number;
};

/** The reasons of a decision, to the seat that is to make it and has asked. */
export type Why = {
  t: 'why';
  hand: string;
  decision: number;
  reasons: ReasonTold[];
};

/** Why the viewer may not write there. */
export type WhyNot = {
  code: string;
  sentence: string;
};

/** What hands brought, in big bets. */
export type WinningsSign = {
  hands: number;
  total: number;
  per_hundred: number | null;
  /** Between these two rates the true one lies, 95 times out of 100; `null` for few hands. */
  low: number | null;
  high: number | null;
};

/** A note on a hand; empty to take it away. */
export type WriteHandNote = {
  text: string;
};

/** A message to the host. */
export type WriteHost = {
  text: string;
  page?: string | null;
  reply_to?: string | null;
};

/** A note anew; an empty one takes it away. */
export type WriteNote = {
  text: string;
};

/** Who the viewer is at this table. */
export type You = {
  player: PlayerSign | null;
  seat: number | null;
};

/** What each route of the HTTP API is asked, takes and answers, if anything. */
export type Routes = {
  'DELETE /api/account/passkeys/{passkey_id}': {
    query: null;
    body: null;
    answer: Account;
  };
  'DELETE /api/account/sessions': {
    query: null;
    body: null;
    answer: Sessions;
  };
  'DELETE /api/account/sessions/{session_id}': {
    query: null;
    body: null;
    answer: Sessions;
  };
  'DELETE /api/account/tokens/{token_id}': {
    query: null;
    body: null;
    answer: Tokens;
  };
  'DELETE /api/host/hosts/{player}': {
    query: null;
    body: Because;
    answer: Hosts;
  };
  'DELETE /api/host/players/{player}/sessions': {
    query: null;
    body: Because;
    answer: HostPlayer;
  };
  'DELETE /api/imports': {
    query: null;
    body: null;
    answer: null;
  };
  'DELETE /api/session': {
    query: null;
    body: null;
    answer: Session;
  };
  'DELETE /api/shares/{share}': {
    query: null;
    body: null;
    answer: null;
  };
  'DELETE /api/tables/{table_id}': {
    query: null;
    body: null;
    answer: null;
  };
  'DELETE /api/tables/{table_id}/rules': {
    query: null;
    body: null;
    answer: TablePage;
  };
  'DELETE /api/tables/{table_id}/waiting': {
    query: null;
    body: null;
    answer: Line;
  };
  'GET /api/account': {
    query: null;
    body: null;
    answer: Account;
  };
  'GET /api/account/export': {
    query: null;
    body: null;
    answer: unknown;
  };
  'GET /api/account/hands': {
    query: {
      form?: Format;
      table?: string | null;
    };
    body: null;
    answer: string;
  };
  'GET /api/account/played': {
    query: {
      before?: number | null;
      limit?: number;
    };
    body: null;
    answer: PastHandSigns;
  };
  'GET /api/account/preferences': {
    query: null;
    body: null;
    answer: Preferences;
  };
  'GET /api/account/results': {
    query: {
      source?: Source;
      game?: Game | null;
      small_bet?: number | null;
      seats_min?: number | null;
      seats_max?: number | null;
      since_ms?: number | null;
      until_ms?: number | null;
    };
    body: null;
    answer: PlayerResults;
  };
  'GET /api/account/sessions': {
    query: null;
    body: null;
    answer: Sessions;
  };
  'GET /api/account/tokens': {
    query: null;
    body: null;
    answer: Tokens;
  };
  'GET /api/contact': {
    query: {
      before?: number | null;
      limit?: number;
    };
    body: null;
    answer: MailPage;
  };
  'GET /api/fair': {
    query: null;
    body: null;
    answer: RoomFairness;
  };
  'GET /api/hands/{hand_id}': {
    query: null;
    body: null;
    answer: PastHand;
  };
  'GET /api/hands/{hand_id}/equity': {
    query: null;
    body: null;
    answer: EquityOfHand;
  };
  'GET /api/hands/{hand_id}/file': {
    query: {
      form?: Format;
    };
    body: null;
    answer: string;
  };
  'GET /api/hands/{hand_id}/mucked': {
    query: null;
    body: null;
    answer: MuckedHands;
  };
  'GET /api/hands/{hand_id}/proof': {
    query: null;
    body: null;
    answer: HandFile;
  };
  'GET /api/host/announcements': {
    query: null;
    body: null;
    answer: Announcements;
  };
  'GET /api/host/books': {
    query: null;
    body: null;
    answer: BooksSign | null;
  };
  'GET /api/host/hosts': {
    query: null;
    body: null;
    answer: Hosts;
  };
  'GET /api/host/inbox': {
    query: null;
    body: null;
    answer: Inbox;
  };
  'GET /api/host/inbox/{thread}': {
    query: null;
    body: null;
    answer: ThreadPage;
  };
  'GET /api/host/lapses': {
    query: {
      before?: number | null;
      limit?: number;
    };
    body: null;
    answer: LapseLines;
  };
  'GET /api/host/ledger': {
    query: {
      account?: string;
      before?: number | null;
      limit?: number;
    };
    body: null;
    answer: Ledger;
  };
  'GET /api/host/lines': {
    query: {
      table?: string | null;
      player?: string | null;
      before?: number | null;
      limit?: number;
    };
    body: null;
    answer: KeptLines;
  };
  'GET /api/host/log': {
    query: {
      player?: string | null;
      table?: string | null;
      before?: number | null;
      limit?: number;
    };
    body: null;
    answer: Log;
  };
  'GET /api/host/players': {
    query: {
      name?: string;
      limit?: number;
    };
    body: null;
    answer: HostPlayerList;
  };
  'GET /api/host/players/{player}': {
    query: null;
    body: null;
    answer: HostPlayer;
  };
  'GET /api/host/room': {
    query: null;
    body: null;
    answer: RoomSign;
  };
  'GET /api/host/tables': {
    query: null;
    body: null;
    answer: HostTableList;
  };
  'GET /api/houses': {
    query: null;
    body: null;
    answer: Houses;
  };
  'GET /api/houses/{name}': {
    query: null;
    body: null;
    answer: HouseRulesSign;
  };
  'GET /api/houses/{name}/form': {
    query: null;
    body: null;
    answer: HouseForm;
  };
  'GET /api/imports': {
    query: {
      before?: number | null;
      limit?: number;
    };
    body: null;
    answer: PastHandSigns;
  };
  'GET /api/letters': {
    query: {
      before?: number | null;
      limit?: number;
    };
    body: null;
    answer: LetterSigns;
  };
  'GET /api/letters/{letter}': {
    query: {
      lang?: 'en' | 'fi' | 'pl' | 'et' | null;
    };
    body: null;
    answer: LetterText;
  };
  'GET /api/lobby': {
    query: {
      house?: string | null;
      game?: Game | null;
      betting?: Betting | null;
      free?: boolean | null;
      bots?: boolean | null;
      private?: boolean | null;
      least_bet?: number | null;
      most_bet?: number | null;
    };
    body: null;
    answer: Lobby;
  };
  'GET /api/mutes': {
    query: null;
    body: null;
    answer: Mutes;
  };
  'GET /api/news': {
    query: null;
    body: null;
    answer: News;
  };
  'GET /api/notes': {
    query: null;
    body: null;
    answer: NoteSigns;
  };
  'GET /api/notes/{player}': {
    query: null;
    body: null;
    answer: NoteSign;
  };
  'GET /api/policy/disconnects': {
    query: {
      lang?: string;
    };
    body: null;
    answer: DisconnectPolicy;
  };
  'GET /api/replays/{name}': {
    query: {
      eyes?: string;
    };
    body: null;
    answer: Replay;
  };
  'GET /api/replays/{name}/equity': {
    query: {
      eyes?: string;
    };
    body: null;
    answer: EquityOfHand;
  };
  'GET /api/session': {
    query: null;
    body: null;
    answer: Session;
  };
  'GET /api/shares': {
    query: null;
    body: null;
    answer: ShareSigns;
  };
  'GET /api/tables/{table_id}': {
    query: null;
    body: null;
    answer: TableSign;
  };
  'GET /api/tables/{table_id}/page': {
    query: null;
    body: null;
    answer: TablePage;
  };
  'GET /api/tables/{table_id}/protections': {
    query: null;
    body: null;
    answer: Protections;
  };
  'GET /api/wallet': {
    query: null;
    body: null;
    answer: Wallet;
  };
  'GET /api/wallet/lines': {
    query: {
      before?: number | null;
      limit?: number;
    };
    body: null;
    answer: WalletLines;
  };
  'GET /healthz': {
    query: null;
    body: null;
    answer: Health;
  };
  'POST /api/account': {
    query: null;
    body: OpenAccount;
    answer: Session;
  };
  'POST /api/account/delete': {
    query: null;
    body: DeleteAccount;
    answer: Session;
  };
  'POST /api/account/email': {
    query: null;
    body: SetEmail;
    answer: Account;
  };
  'POST /api/account/email/verify': {
    query: null;
    body: OpenLink;
    answer: Verified;
  };
  'POST /api/account/passkeys': {
    query: null;
    body: PasskeyMade;
    answer: Account;
  };
  'POST /api/account/passkeys/options': {
    query: null;
    body: MakePasskey;
    answer: PasskeyAsked;
  };
  'POST /api/account/password': {
    query: null;
    body: ChangePassword;
    answer: Session;
  };
  'POST /api/account/reset': {
    query: null;
    body: AskReset;
    answer: Nothing;
  };
  'POST /api/account/reset/finish': {
    query: null;
    body: Reset;
    answer: Session;
  };
  'POST /api/account/tokens': {
    query: null;
    body: MakeToken;
    answer: TokenMade;
  };
  'POST /api/contact': {
    query: null;
    body: WriteHost;
    answer: MailSign;
  };
  'POST /api/contact/read': {
    query: null;
    body: null;
    answer: Unread;
  };
  'POST /api/equity': {
    query: null;
    body: Spot;
    answer: EquityAnswer;
  };
  'POST /api/equity/next': {
    query: null;
    body: SpotBeforeCard;
    answer: AfterNextCard;
  };
  'POST /api/equity/streets': {
    query: null;
    body: SpotByStreet;
    answer: EquityByStreet;
  };
  'POST /api/hands/{hand_id}/mucked': {
    query: null;
    body: null;
    answer: MuckedHands;
  };
  'POST /api/host/announcements': {
    query: null;
    body: Announce;
    answer: AnnouncementSign;
  };
  'POST /api/host/announcements/{announcement}/end': {
    query: null;
    body: Because;
    answer: Announcements;
  };
  'POST /api/host/books': {
    query: null;
    body: null;
    answer: BooksSign | null;
  };
  'POST /api/host/claim': {
    query: null;
    body: OpenLink;
    answer: Session;
  };
  'POST /api/host/hosts': {
    query: null;
    body: NameHost;
    answer: Hosts;
  };
  'POST /api/host/inbox/{thread}': {
    query: null;
    body: AnswerPlayer;
    answer: ThreadPage;
  };
  'POST /api/host/inbox/{thread}/read': {
    query: null;
    body: null;
    answer: ThreadPage;
  };
  'POST /api/host/lines/{line}/remove': {
    query: null;
    body: Because;
    answer: KeptLine;
  };
  'POST /api/host/players/{player}/ban': {
    query: null;
    body: BanFor;
    answer: HostPlayer;
  };
  'POST /api/host/players/{player}/chips': {
    query: null;
    body: GiveChips;
    answer: HostPlayer;
  };
  'POST /api/host/players/{player}/reset-link': {
    query: null;
    body: Because;
    answer: ResetLink;
  };
  'POST /api/host/players/{player}/silence': {
    query: null;
    body: SilenceFor;
    answer: HostPlayer;
  };
  'POST /api/host/players/{player}/unban': {
    query: null;
    body: Because;
    answer: HostPlayer;
  };
  'POST /api/host/players/{player}/unsilence': {
    query: null;
    body: Unsilence;
    answer: HostPlayer;
  };
  'POST /api/host/room/drain': {
    query: null;
    body: Because;
    answer: RoomSign;
  };
  'POST /api/host/room/pause': {
    query: null;
    body: PauseFor;
    answer: RoomSign;
  };
  'POST /api/host/room/rail': {
    query: null;
    body: SetRail;
    answer: RoomSign;
  };
  'POST /api/host/room/resume': {
    query: null;
    body: Because;
    answer: RoomSign;
  };
  'POST /api/host/room/undrain': {
    query: null;
    body: Because;
    answer: RoomSign;
  };
  'POST /api/host/tables': {
    query: null;
    body: HostOpens;
    answer: HostTable;
  };
  'POST /api/host/tables/{table_id}/close': {
    query: null;
    body: Because;
    answer: null;
  };
  'POST /api/host/tables/{table_id}/pause': {
    query: null;
    body: PauseFor;
    answer: HostTable;
  };
  'POST /api/host/tables/{table_id}/remove': {
    query: null;
    body: Remove;
    answer: HostTable;
  };
  'POST /api/host/tables/{table_id}/resume': {
    query: null;
    body: Because;
    answer: HostTable;
  };
  'POST /api/host/tables/{table_id}/rules': {
    query: null;
    body: HostChanges;
    answer: HostTable;
  };
  'POST /api/host/tables/{table_id}/rules/withdraw': {
    query: null;
    body: Because;
    answer: HostTable;
  };
  'POST /api/imports': {
    query: {
      name?: string;
    };
    body: null;
    answer: ImportedFile;
  };
  'POST /api/letters/seen': {
    query: null;
    body: null;
    answer: null;
  };
  'POST /api/mutes': {
    query: null;
    body: SetMute;
    answer: Mutes;
  };
  'POST /api/ranks': {
    query: null;
    body: HandsToRank;
    answer: HandsRanked;
  };
  'POST /api/replays/{name}/shares': {
    query: null;
    body: MakeShare;
    answer: NewShare;
  };
  'POST /api/session': {
    query: null;
    body: SignIn;
    answer: Session;
  };
  'POST /api/session/login': {
    query: null;
    body: LogIn;
    answer: Session;
  };
  'POST /api/session/passkey': {
    query: null;
    body: PasskeyAnswer;
    answer: Session;
  };
  'POST /api/session/passkey/options': {
    query: null;
    body: null;
    answer: PasskeyAsked;
  };
  'POST /api/shares/equity': {
    query: null;
    body: OpenShare;
    answer: EquityOfHand;
  };
  'POST /api/shares/open': {
    query: null;
    body: OpenShare;
    answer: Replay;
  };
  'POST /api/tables': {
    query: null;
    body: OpenTable;
    answer: TableOpened;
  };
  'POST /api/tables/check': {
    query: null;
    body: OpenTable;
    answer: Problems;
  };
  'POST /api/tables/{table_id}/entry': {
    query: null;
    body: Entry;
    answer: Entered;
  };
  'POST /api/tables/{table_id}/invite': {
    query: null;
    body: null;
    answer: Invite;
  };
  'POST /api/tables/{table_id}/rules': {
    query: null;
    body: NewRules;
    answer: TablePage;
  };
  'POST /api/tables/{table_id}/waiting': {
    query: null;
    body: StandInLine;
    answer: Line;
  };
  'POST /api/wallet/grant': {
    query: null;
    body: AskGrant;
    answer: Granted;
  };
  'PUT /api/account/preferences': {
    query: null;
    body: Preferences;
    answer: Preferences;
  };
  'PUT /api/notes/{player}': {
    query: null;
    body: WriteNote;
    answer: NoteSign;
  };
  'PUT /api/replays/{name}/note': {
    query: null;
    body: WriteHandNote;
    answer: HandNote;
  };
};
