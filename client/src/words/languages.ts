/** The languages of the client: their names, which one a visitor wants, and where their words are. */
import type { Messages } from './words.svelte';

/** Each in its own name. */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'fi', name: 'Suomi' },
  { code: 'pl', name: 'Polski' },
  { code: 'et', name: 'Eesti' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];

/** English, drawn long and accented: it shows what would be cut off in a longer language. */
export const PSEUDO = 'en-XA';
export type Spoken = Language | typeof PSEUDO;

/** The language in which the room itself writes to somebody. */
export function writtenFor(spoken: Spoken): Language {
  return spoken === PSEUDO ? 'en' : spoken;
}

/** Each language is a file of its own: a visitor loads one of them. */
const WORDS: Record<Spoken, () => Promise<{ words: Messages }>> = {
  en: () => import('../locales/en'),
  fi: () => import('../locales/fi'),
  pl: () => import('../locales/pl'),
  et: () => import('../locales/et'),
  [PSEUDO]: () => import('../locales/pseudo'),
};

export async function wordsOf(language: Spoken): Promise<Messages> {
  return (await WORDS[language]()).words;
}

export function isLanguage(code: unknown): code is Language {
  return LANGUAGES.some((each) => each.code === code);
}

/** The first of the wished languages that there is, whatever their region; English when there is none. */
export function bestOf(wished: readonly string[]): Spoken {
  for (const wish of wished) {
    if (wish === PSEUDO) return PSEUDO;
    const [code] = wish.toLowerCase().split('-');
    if (isLanguage(code)) return code;
  }
  return 'en';
}

/** How this visitor writes numbers and days: the wished region of the language, if one was wished. */
export function regionOf(language: Spoken, wished: readonly string[]): string {
  if (language === PSEUDO) return 'en';
  return wished.find((wish) => wish.toLowerCase().split('-')[0] === language) ?? language;
}
