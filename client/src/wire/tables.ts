/** What the HTTP API says of tables: shapes only. */
import type { Announced, Line, Player, TableSign } from './messages';
import type { Chips, SeatNo } from './notices';

/** The value of one rule. */
export type Scalar = string | number | boolean | null;
export type Fields = Record<string, Scalar>;

export interface Lobby {
  tables: TableSign[];
  player: Player | null;
  waiting: WaitingAt[];
}

/** The asker's place in the line of one table. */
export interface WaitingAt {
  table: string;
  position: number;
  of: number;
  offer: { seat: SeatNo; ms_left: number } | null;
}

/** One thing that is wrong among others: what a refusal is where only one thing can be. */
export interface Problem {
  code: string;
  sentence: string;
  facts: Record<string, Scalar>;
}

export interface RuleSentence {
  /** Is it other than the house has it? Only a table says so. */
  changed?: boolean;
  field: string;
  value: Scalar;
  text: string;
  source: string;
}

export interface TableRule extends RuleSentence {
  /** Is it other than the house has it? */
  changed: boolean;
}

export interface TablePageSign {
  table: TableSign;
  sentences: TableRule[];
  seats: { seat: SeatNo; name: string; stack: Chips; bot: boolean }[] | null;
  held: SeatNo[];
  announced: Announced | null;
  may: { enter: boolean; sit: boolean; run: boolean };
  buy_in: BuyIn | null;
  waiting: Line;
}

/** With how much the asker may sit down. */
export interface BuyIn {
  least: Chips;
  most: Chips;
  because: 'house' | 'came_back';
  until_ms: number | null;
}

export interface HouseSign {
  name: string;
  title: string;
  source: string;
}

export interface HouseForm {
  name: string;
  title: string;
  stakes: { rules: Fields; policy: Fields }[];
}

export interface TableWish {
  house: string;
  name: string;
  rules: Fields;
  policy: Fields;
  private: boolean;
  password: string | null;
  bots: boolean;
}

export interface TableOpened {
  table: TableSign;
  invite: string | null;
}
