/**
 * What travels on a table's socket. Made by `make contract` from the server's code: change
 * it there. Chips are integers in the table's smallest unit.
 */

export type AbsenceAction = 'check_fold' | 'allin' | 'allin_if_chips_else_fold';

export type Accepted = {
  t: 'answer';
  id: string | null;
  ok: true;
};

export type Act = {
  t: 'act';
  id: string;
  hand: string;
  decision: number;
  action: Action;
};

export type Action = FoldAction | CheckAction | BringInAction | CallAction | CompleteAction | BetAction | RaiseAction | ShowAction | MuckAction;

export type AllinHalfRule = 'half' | 'full';

export type Announced = {
  from_hand: number;
  changes: ChangedRule[];
  by: string;
};

export type AnnouncedTold = {
  t: 'announced';
  code: string;
  sentence: string;
  announced: Announced | null;
};

export type Announcement = {
  t: 'announcement';
  id: number;
  text: string;
  by: string;
  at_ms: number;
  until_ms: number | null;
  table: string | null;
  over: boolean;
};

export type AnteAllinLowCard = 'left_acts' | 'next_lowest';

export type AnteAsked = {
  t: 'ante';
  number: number;
  ms_left: number | null;
};

export type AnteOver = {
  t: 'ante_over';
  number: number;
};

export type AntesPostedNotice = {
  type: 'antes_posted';
  posts: Post[];
};

export type AskWhy = {
  t: 'why';
  id: string;
  hand: string;
  decision: number;
};

export type AutoAnte = {
  t: 'auto_ante';
  id: string;
  on: boolean;
};

export type AutoMuck = {
  t: 'auto_muck';
  id: string;
  on: boolean;
};

export type BetAction = {
  type: 'bet';
  to: number;
};

export type BetsSweptNotice = {
  type: 'bets_swept';
  street: Street;
  pots: Pot[];
};

export type Betting = 'fixed_limit' | 'spread_limit' | 'pot_limit' | 'no_limit';

export type BringInAction = {
  type: 'bring_in';
  to: number;
};

export type BroughtInNotice = {
  type: 'brought_in';
  seat: number;
  to: number;
};

export type ButtonDrawn = {
  t: 'button';
  seat: number;
  cards: Record<string, string>;
};

export type CallAction = {
  type: 'call';
  to: number;
};

export type CalledNotice = {
  type: 'called';
  seat: number;
  to: number;
};

export type CardOpened = {
  place: number;
  salt: string;
};

export type CardText = string;

export type ChangedRule = {
  field: string;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
  text: string;
};

export type CheckAction = {
  type: 'check';
};

export type CheckedNotice = {
  type: 'checked';
  seat: number;
};

export type CitationTold = {
  document: string;
  part: string;
  items: string[];
};

export type Closed = {
  t: 'closed';
  closing: PlayedRecord | VoidRecord;
  signature: string;
};

export type Closing = {
  t: 'closing';
  code: string;
  sentence: string;
};

export type Commit = {
  t: 'commit';
  id: string;
  number: number;
  commitment: string;
};

export type CommitAsked = {
  t: 'commit_asked';
  number: number;
  seat: number;
  ms_left: number | null;
};

export type CommonCardFirst = 'sixth_street_order' | 'high_with_common';

export type CompleteAction = {
  type: 'complete';
  to: number;
};

export type DealBefore = {
  opening: OpeningRecord;
  signature: string;
  closing: PlayedRecord | VoidRecord;
  closing_signature: string;
};

export type DealtCards = {
  seat: number;
  down: CardText[];
  up: CardText[];
};

export type Entrant = {
  seat: number;
  stack: number;
};

export type FairDeal = {
  opening: OpeningRecord;
  signature: string;
  ms_left: number;
  receipt: SignedReceipt | null;
  mixed: MixedRecord | null;
  closed: SignedClosing | null;
  before: DealBefore[];
};

export type FirstActAllinHigh = 'next_left' | 'next_high';

export type FirstActTie = 'position' | 'suit';

export type FoldAction = {
  type: 'fold';
};

export type FoldedNotice = {
  type: 'folded';
  seat: number;
};

export type Game = 'hi' | 'hilo' | 'razz';

export type HandEndedNotice = {
  type: 'hand_ended';
  seats: Entrant[];
};

export type HandStartedNotice = {
  type: 'hand_started';
  rules: HouseRules;
  dealer: number;
  seats: Entrant[];
};

export type HandTag = {
  category: string;
  cards: string[];
};

export type HandTold = {
  id: string;
  number: number;
  version: number;
  notices: NumberedNotice[];
};

export type Held = {
  seat: number;
  ms_left: number;
};

export type HostSays = {
  t: 'host_says';
  message: MailSign;
};

export type HouseRules = {
  game: Game;
  betting: Betting;
  small_bet: number;
  big_bet: number;
  spread_min: number;
  spread_max: number;
  ante: number;
  bring_in: number;
  bring_in_may_complete: boolean;
  bring_in_counts_as_bet: boolean;
  short_bring_in_call: ShortBringInCall;
  ante_allin_low_card: AnteAllinLowCard;
  max_raises: number | null;
  headsup_uncapped: boolean;
  allin_half_rule: AllinHalfRule;
  open_pair_double: OpenPairDouble;
  open_pair_big_raise_over_small: boolean;
  open_pair_hilo: boolean;
  first_act_tie: FirstActTie;
  first_act_allin_high: FirstActAllinHigh;
  odd_chip_high: OddChipHigh;
  odd_chip_low: OddChipLow;
  chip_unit: number;
  showdown_order: ShowdownOrder;
  loser_may_muck: boolean;
  allin_faceup: boolean;
  muck_disclosure: MuckDisclosure;
  timeout_action: AbsenceAction;
  timeout_chips_test: TimeoutChipsTest;
  disconnect_action: AbsenceAction;
  burn_cards: boolean;
  short_deck: ShortDeck;
  common_card_first: CommonCardFirst;
  four_first: boolean;
  max_players: number;
};

export type ImIn = {
  t: 'im_in';
  id: string;
  number: number;
};

export type Lapse = {
  t: 'lapse';
  hand: string;
  seat: number;
  cause: string;
  outcome: string;
  protection: ProtectionSign | null;
  refused_protection: boolean;
  sentence: string;
};

export type LapseCause = 'timeout' | 'disconnect';

export type LapsedNotice = {
  type: 'lapsed';
  seat: number;
  cause: LapseCause;
};

export type Leave = {
  t: 'leave';
  id: string;
};

export type LineSign = {
  id: number;
  where: string;
  player: string;
  name: string;
  text: string;
  at_ms: number;
  hand: string | null;
  number: number | null;
  held: boolean;
};

export type MailSign = {
  id: number;
  from_host: boolean;
  by: string;
  text: string;
  at_ms: number;
  page: string | null;
  read: boolean;
};

export type MayWrite = {
  table: WhyNot | null;
  rail: WhyNot | null;
};

export type Mixed = {
  t: 'mixed';
  hand: string;
  number: number;
  seeds: SeedOfSeat[];
  decks: SeedOfDeck[];
  leaves: string;
};

export type MixedRecord = {
  seeds: SeedOfSeat[];
  decks: SeedOfDeck[];
  leaves: string;
};

export type MuckAction = {
  type: 'muck';
};

export type MuckAsked = {
  t: 'muck_asked';
  hand: string;
  number: number;
  seat: number;
  by: string;
};

export type MuckDisclosure = 'none' | 'dealt_in';

export type MuckedNotice = {
  type: 'mucked';
  seat: number;
};

export type MutePlayer = {
  t: 'mute';
  id: string;
  player: string;
  on: boolean;
};

export type Notice = HandStartedNotice | AntesPostedNotice | StreetDealtNotice | OpenerNamedNotice | BroughtInNotice | WageredNotice | CalledNotice | CheckedNotice | FoldedNotice | LapsedNotice | TreatedAllInNotice | UncalledReturnedNotice | BetsSweptNotice | ShowdownOpenedNotice | ShownNotice | MuckedNotice | PotAwardedNotice | PotUndecidedNotice | HandEndedNotice;

export type Noticed = {
  t: 'notice';
  hand: string;
  number: number;
  v: number;
  notice: Notice;
  openings?: CardOpened[];
};

export type NumberedNotice = {
  v: number;
  notice: Notice;
  openings?: CardOpened[];
};

export type OddChipHigh = 'left_of_dealer' | 'suit_5' | 'suit_7';

export type OddChipLow = 'left_of_dealer' | 'high_suit_5' | 'low_suit_7';

export type OfferTold = {
  t: 'offer';
  table: string;
  name: string;
  seat: number;
  ms_left: number;
};

export type OpenPairDouble = 'off' | 'pair_holder' | 'any_player';

export type Opened = {
  t: 'opened';
  opening: OpeningRecord;
  signature: string;
  ms_left: number;
};

export type OpenerNamedNotice = {
  type: 'opener_named';
  seat: number;
  why: OpenerReason;
};

export type OpenerReason = 'low_card' | 'left_of_low_card' | 'next_low_card' | 'high_card' | 'best_board' | 'left_of_best_board' | 'next_best_board';

export type OpeningRecord = {
  version: number;
  table: string;
  hand: string;
  number: number;
  previous: string;
  rules: string;
  dealer: number;
  seats: SeatInOpening[];
  roots: string[];
  key: string;
};

export type Options = {
  seat: number;
  actions: Action[];
  wagers: WagerRange | null;
  to_match: number;
  wager: number;
};

export type OutsTold = {
  category: string;
  live: number;
  dead: number;
};

export type Part = 'whole' | 'high' | 'low';

export type Paused = {
  t: 'paused';
  code: string;
  sentence: string;
  frozen: boolean;
  ms_left: number | null;
};

export type Place = {
  position: number;
  seats: number[];
  offer: Held | null;
};

export type PlayedRecord = {
  outcome: 'played';
  version: number;
  table: string;
  hand: string;
  number: number;
  opening: string;
  play: string;
};

export type PlayerSign = {
  id: string;
  name: string;
  wallet: number;
  role: string;
};

export type Post = {
  seat: number;
  chips: number;
};

export type Pot = {
  chips: number;
  contenders: number[];
};

export type PotAwardedNotice = {
  type: 'pot_awarded';
  pot: number;
  shares: PotShare[];
};

export type PotShare = {
  seat: number;
  chips: number;
  part: Part;
};

export type PotUndecidedNotice = {
  type: 'pot_undecided';
  pot: number;
  chips: number;
};

export type ProtectionSign = {
  used: number;
  of: number | null;
};

export type RaiseAction = {
  type: 'raise';
  to: number;
};

export type ReadOut = {
  t: 'readouts';
  hand: string;
  v: number;
  you: Readout | null;
  showing: Record<string, Readout>;
  outs: OutsTold[] | null;
};

export type Readout = {
  high: HandTag | null;
  low: HandTag | null;
};

export type ReasonTold = {
  about: string;
  open: boolean;
  code: string;
  to: number | null;
  chips: Record<string, number>;
  counts: Record<string, number>;
  sources: CitationTold[];
};

export type ReceiptRecord = {
  version: number;
  opening: string;
  seat: number;
  seed: string;
};

export type ReceiptTold = {
  t: 'receipt';
  hand: string;
  receipt: ReceiptRecord;
  signature: string;
};

export type RefusalTold = {
  code: string;
  sentence: string;
  facts: Record<string, unknown>;
};

export type Refused = {
  t: 'answer';
  id: string | null;
  ok: false;
  refusal: RefusalTold;
};

export type Request = Act | Sit | Leave | SitOut | TopUp | ImIn | AutoAnte | AutoMuck | Wait | Unwait | Say | MutePlayer | AskWhy | Commit | Reveal | Resync;

export type Resumed = {
  t: 'resumed';
  code: string;
};

export type Resync = {
  t: 'resync';
  id: string;
};

export type Reveal = {
  t: 'reveal';
  id: string;
  hand: string;
  seed: string;
};

export type Said = {
  t: 'said';
  line: LineSign;
};

export type Say = {
  t: 'say';
  id: string;
  where: 'table' | 'rail';
  text: string;
};

export type SeatInOpening = {
  seat: number;
  stack: number;
  commitment: string | null;
  seed: string | null;
};

export type SeatSign = {
  seat: number;
  player: string;
  name: string;
  stack: number;
  bot: boolean;
  style: string | null;
  sitting_out: boolean;
  connected: boolean;
  leaving: boolean;
  auto_ante: boolean;
  answered: boolean | null;
  busted: boolean;
  auto_muck: boolean;
  protection: ProtectionSign | null;
  voids: number;
};

export type SeatsTold = {
  t: 'seats';
  seats: SeatSign[];
  dealer: number | null;
  watching: number;
  held: number[];
};

export type SeedOfDeck = {
  deck: number;
  seed: string;
};

export type SeedOfSeat = {
  seat: number;
  seed: string;
};

export type ServerMessage = TableTold | Noticed | Turned | ReadOut | SeatsTold | Why | WalletTold | Paused | Resumed | Closing | Accepted | Refused | AnteAsked | AnteOver | WaitingTold | OfferTold | AnnouncedTold | ButtonDrawn | Lapse | MuckAsked | TalkTold | Said | Unsaid | Announcement | HostSays | CommitAsked | Opened | ReceiptTold | Mixed | Closed;

export type ShortBringInCall = 'full' | 'actual';

export type ShortDeck = 'reclaim_burns' | 'tda' | 'community_only';

export type ShowAction = {
  type: 'show';
  cards: CardText[];
};

export type ShowdownOpenedNotice = {
  type: 'showdown_opened';
  order: number[];
};

export type ShowdownOrder = 'aggressor_then_clockwise' | 'side_pots_first';

export type ShownNotice = {
  type: 'shown';
  seat: number;
  cards: CardText[];
  why: ShownWhy;
};

export type ShownWhy = 'all_in' | 'must' | 'wins' | 'choice';

export type SignedClosing = {
  closing: PlayedRecord | VoidRecord;
  signature: string;
};

export type SignedReceipt = {
  receipt: ReceiptRecord;
  signature: string;
};

export type Sit = {
  t: 'sit';
  id: string;
  seat: number;
  buy_in: number;
};

export type SitOut = {
  t: 'sit_out';
  id: string;
  on: boolean;
  now?: boolean;
};

export type Street = 3 | 4 | 5 | 6 | 7;

export type StreetDealtNotice = {
  type: 'street_dealt';
  street: Street;
  cards: DealtCards[];
  burned: CardText | null;
  common: CardText | null;
  reclaimed: boolean;
};

export type TableSign = {
  id: string;
  name: string;
  house: string;
  title: string;
  game: string;
  betting: string;
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
  timer_visible_seconds: number;
  dead_card_rack: boolean;
  taken: number;
  people: number;
  bots: number;
  watching: number;
  hands_played: number;
  free: number;
  waiting: number;
  average_pot: number | null;
  hands_hour: number;
  private: boolean;
  opener: string | null;
  bots_wanted: boolean;
  closing: boolean;
  rail: string;
  rail_delay: number;
  chat: boolean;
  rail_chat: boolean;
  voids: number;
  folded_talk: string;
};

export type TableTold = {
  t: 'table';
  table: TableSign;
  you: You;
  seats: SeatSign[];
  dealer: number | null;
  hand: HandTold | null;
  turn: Turned | null;
  readouts: ReadOut | null;
  last_hand: string | null;
  watching: number;
  held: number[];
  delayed: number;
  fair: FairDeal | null;
};

export type TalkTold = {
  t: 'talk';
  table: LineSign[];
  rail: LineSign[];
  may: MayWrite;
  muted: string[];
};

export type TimeoutChipsTest = 'ante' | 'bet_this_hand' | 'bet_this_round';

export type TopUp = {
  t: 'top_up';
  id: string;
  chips: number;
};

export type TreatedAllInNotice = {
  type: 'treated_all_in';
  seat: number;
};

export type Turned = {
  t: 'turn';
  hand: string;
  decision: number;
  seat: number;
  ms_left: number;
  visible_ms: number;
  options: Options | null;
};

export type UncalledReturnedNotice = {
  type: 'uncalled_returned';
  seat: number;
  chips: number;
};

export type Unsaid = {
  t: 'unsaid';
  line: number;
};

export type Unwait = {
  t: 'unwait';
  id: string;
};

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

export type WagerKind = 'complete' | 'bet' | 'raise';

export type WagerRange = {
  kind: WagerKind;
  lowest: number;
  highest: number;
  step: number;
};

export type WageredNotice = {
  type: 'wagered';
  seat: number;
  to: number;
  kind: WagerKind;
};

export type Wait = {
  t: 'wait';
  id: string;
  seats?: number[];
};

export type WaitingTold = {
  t: 'waiting';
  of: number;
  you: Place | null;
};

export type WalletTold = {
  t: 'wallet';
  wallet: number;
};

export type Why = {
  t: 'why';
  hand: string;
  decision: number;
  reasons: ReasonTold[];
};

export type WhyNot = {
  code: string;
  sentence: string;
};

export type You = {
  player: PlayerSign | null;
  seat: number | null;
};
