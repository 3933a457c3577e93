/** Amounts in words: chips are counted in hundredths of what the table speaks of. */
import type { TableSign } from '../wire/generated';
import type { Chips } from '../wire/numbers';
import { locale, say } from './words.svelte';

const UNIT = 100;

interface Formats {
  readonly whole: Intl.NumberFormat;
  readonly parts: Intl.NumberFormat;
  readonly field: Intl.NumberFormat;
  /** What stands between thousands here. */
  readonly group: string;
}

const formats = new Map<string, Formats>();

function formatsOf(language: string): Formats {
  let found = formats.get(language);
  if (!found) {
    const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
    found = {
      whole,
      parts: new Intl.NumberFormat(language, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }),
      field: new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false }),
      group: blanked(whole.formatToParts(1e6).find(({ type }) => type === 'group')?.value ?? ' '),
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

/** A sign, the whole part as it is grouped, and up to two decimals after a point or a comma. */
const NUMBER = /^([-−]?)(.*?)(?:([.,])(\d{1,2}))?$/u;

/**
 * The number that a text means; `null` for none, and for one that could be two.
 *
 * Whatever `amount` writes is read as the same amount. Thousands may be parted by a blank of any
 * kind or as the language parts them, and then all of them are: "1,00,0" is no number, and
 * neither is "1.000" in English, which would have three decimals.
 */
export function numberMeant(text: string): number | null {
  const chips = chipsMeant(text);
  return chips === null ? null : chips / UNIT;
}

/** The chips that a text means, as `numberMeant` reads it. */
export function chipsMeant(text: string): Chips | null {
  const { group } = formatsOf(locale());
  const [, sign = '', whole = '', point, decimals = ''] = NUMBER.exec(blanked(text.trim())) ?? [];
  if (point && whole.includes(point)) return null; // "1,000,50"
  const number = whole === '' && decimals ? 0 : wholeMeant(whole, group);
  const chips = number === null ? NaN : number * UNIT + Number(decimals.padEnd(2, '0'));
  if (!Number.isSafeInteger(chips)) return null;
  return sign && chips ? -chips : chips;
}

/** Digits, alone or grouped: then the text must be how that number is written with its groups. */
function wholeMeant(text: string, group: string): number | null {
  const digits = text.replace(/\D/g, '');
  if (digits === '') return null;
  const number = Number(digits);
  const inThrees = (by: string): string => String(number).replace(/\B(?=(\d{3})+$)/g, by);
  const written = blanked(formatsOf(locale()).whole.format(number));
  return [digits, inThrees(' '), inThrees(group), written].includes(text) ? number : null;
}

/** Blanks that do not break are blanks. */
function blanked(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
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
