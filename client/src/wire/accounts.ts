/** What the HTTP API says of sessions, accounts and wallets: shapes only. */
import type { Player, Refusal } from './messages';
import type { Chips } from './notices';

export interface Session {
  player: Player | null;
  /** Why somebody who has just come for the first time got no play chips. */
  no_chips?: Refusal | null;
}

export interface Passkey {
  id: string;
  label: string;
  created_ms: number;
  used_ms: number | null;
}

export interface Account {
  id: string;
  name: string;
  role: 'player' | 'host';
  since_ms: number;
  email: { address: string; verified: boolean } | null;
  has_password: boolean;
  passkeys: Passkey[];
  passkeys_here: boolean;
  passkeys_why: string | null;
}

/** What a device is asked, in the words of WebAuthn, and the ceremony it belongs to. */
export interface Ceremony<T> {
  ceremony: string;
  options: T;
}

export interface PasskeyAnswer {
  ceremony: string;
  credential: unknown;
}

/** Proof that it is still the owner; guests have none to give. */
export type Proof = { password: string } | { passkey: PasskeyAnswer } | null;

export interface SessionSign {
  id: string;
  device: string;
  began_ms: number;
  seen_ms: number;
  this: boolean;
}

export type Scope = 'play' | 'watch' | 'read';

export interface TokenSign {
  id: string;
  name: string;
  scopes: Scope[];
  created_ms: number;
  used_ms: number | null;
  expires_ms: number | null;
}

export interface Wallet {
  wallet: Chips;
  at_tables: Chips;
  grant: { chips: Chips; may: boolean; code: string | null; sentence: string | null };
}

export interface WalletLine {
  id: number;
  why: string;
  chips: Chips;
  table: string | null;
  table_name: string | null;
  hand: string | null;
  at_ms: number;
}
