/** Shares and chances in words. */
import { locale } from '../words/words.svelte';

const formats = new Map<string, Intl.NumberFormat>();

function format(digits: number, signed: boolean): Intl.NumberFormat {
  const key = `${locale()} ${digits} ${signed}`;
  let found = formats.get(key);
  if (!found) {
    found = new Intl.NumberFormat(locale(), {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: signed ? 'exceptZero' : 'auto',
    });
    formats.set(key, found);
  }
  return found;
}

/** "66.3%" for 0.6635. */
export function percent(rate: number, digits = 1): string {
  return format(digits, false).format(rate);
}

/** "+4.1%" for 0.041: how much more. */
export function change(rate: number, digits = 1): string {
  return format(digits, true).format(rate);
}

/** "12,406,283,890". */
export function counted(deals: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 }).format(deals);
}

const UNITS = [
  ['year', 31_557_600],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const LONGEST_YEARS = 1000;

/** "6 days" for half a million seconds, "> 1,000 years" for what is as good as for ever. */
export function spokenTime(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= 2 * each) ?? (['second', 1] as const);
  const count = Math.max(1, seconds / size);
  const said = new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(Math.min(count, LONGEST_YEARS));
  return unit === 'year' && count > LONGEST_YEARS ? `> ${said}` : said;
}
