/** Amounts in words: chips are counted in hundredths of what the table speaks of. */
import type { TableSign } from '../wire/generated';
import type { Chips } from '../wire/numbers';
import { locale, say } from './words.svelte';

const UNIT = 100;

interface Formats {
  readonly whole: Intl.NumberFormat;
  readonly parts: Intl.NumberFormat;
  readonly field: Intl.NumberFormat;
}

const formats = new Map<string, Formats>();

function formatsOf(language: string): Formats {
  let found = formats.get(language);
  if (!found) {
    found = {
      whole: new Intl.NumberFormat(language, { maximumFractionDigits: 0 }),
      parts: new Intl.NumberFormat(language, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }),
      field: new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false }),
    };
    formats.set(language, found);
  }
  return found;
}

/** "40" for 4000 chips, "0.25" for 25. */
export function amount(chips: Chips): string {
  const { whole, parts } = formatsOf(locale());
  return chips % UNIT === 0 ? whole.format(chips / UNIT) : parts.format(chips / UNIT);
}

/** A plain number as a field shows it, in the reader's way: "0.5", "0,5". */
export function fieldText(chips: Chips): string {
  return formatsOf(locale()).field.format(chips / UNIT);
}

/** Chips meant by a field, with a point or a comma; `null` for no number. */
export function chipsMeant(text: string | number | null | undefined): Chips | null {
  const meant = typeof text === 'number' ? text : Number((text ?? '').replace(',', '.').trim() || NaN);
  return Number.isFinite(meant) ? Math.round(meant * UNIT) : null;
}

/** "1/2 limit". */
export function stakes(sign: TableSign): string {
  switch (sign.betting) {
    case 'fixed_limit':
      return say('stakes.fixed_limit', {
        small: amount(sign.small_bet),
        big: amount(sign.big_bet),
      });
    case 'spread_limit':
      return say('stakes.spread_limit', {
        least: amount(sign.spread_min),
        most: amount(sign.spread_max),
      });
    case 'pot_limit':
      return say('stakes.pot_limit', { small: amount(sign.small_bet) });
    case 'no_limit':
      return say('stakes.no_limit', { small: amount(sign.small_bet) });
  }
}

/** "ante 0.25, bring-in 0.50". */
export function forcedBets(sign: TableSign): string {
  const ante = amount(sign.ante);
  const bring_in = amount(sign.bring_in);
  if (!sign.bring_in) return say('stakes.ante_only', { ante });
  if (!sign.ante) return say('stakes.bring_in_only', { bring_in });
  return say('stakes.forced', { ante, bring_in });
}
