/** With how many chips one sits down, unless one says otherwise. */
import type { TableSign } from '../wire/generated';
import type { Chips } from '../wire/numbers';

/** In small bets: a table that lets one sit down with an ante proposes enough to play with. */
const ENOUGH = 20;

/** Enough to play with, as near as the table and the wallet let it be. */
export function proposed(
  { least, most }: { readonly least: Chips; readonly most: Chips },
  sign: Pick<TableSign, 'small_bet'>,
  wallet: Chips,
): Chips {
  return Math.min(most, Math.max(least, Math.min(wallet, ENOUGH * sign.small_bet)));
}
