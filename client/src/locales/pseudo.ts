/** A language nobody speaks: English, accented and a third longer, to see what does not fit or is not translated. */
import type { Messages } from '../words/words.svelte';
import { words as en } from './en';

const ACCENTS: Record<string, string> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ö', u: 'ü', y: 'ý', A: 'Å', E: 'É', I: 'Î', O: 'Ö', U: 'Û' },
  ...{ c: 'ç', n: 'ñ', s: 'š', z: 'ž', C: 'Č', N: 'Ñ', S: 'Š', Z: 'Ž' },
};

/** Where a vowel stands in plain text it is doubled every other time; places and plurals stay. */
export function pseudo(message: string): string {
  let depth = 0;
  let vowels = 0;
  let told = '';
  let choosing = false;
  for (const [at, letter] of [...message].entries()) {
    if (letter === '{') {
      depth += 1;
      choosing ||= /^\{\w+, (plural|select)/.test(message.slice(at));
    }
    if (letter === '}') depth -= 1;
    // Inside a plural the text stands at even depths, inside nothing it stands outside.
    const text = depth === 0 || (choosing && depth % 2 === 0);
    if (depth === 0) choosing = false;
    const drawn = text ? (ACCENTS[letter] ?? letter) : letter;
    const long = text && /[aeiouy]/i.test(letter) && ++vowels % 2 === 1;
    told += long ? drawn + drawn : drawn;
  }
  return `⟦${told}⟧`;
}

export const words = Object.fromEntries(
  Object.entries(en).map(([key, message]) => [key, pseudo(message)]),
) as Messages;

