/** The words of the chosen language: messages by key, written out with their values. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { words as english } from '../locales/en';
import { bestOf, regionOf, wordsOf, type Spoken } from './languages';

export type Key = keyof typeof english;
export type Messages = Record<Key, string>;
export type Values = Record<string, string | number>;

/** A language's messages, each read once. */
export class Words {
  private readonly read = new Map<Key, IntlMessageFormat>();

  constructor(
    readonly language: Spoken,
    /** The language as numbers and days are written in it: "en-GB". */
    readonly locale: string,
    private readonly messages: Partial<Messages>,
  ) {}

  say(key: Key, values?: Values): string {
    let message = this.read.get(key);
    if (!message) {
      message = new IntlMessageFormat(this.messages[key] ?? key, this.locale);
      this.read.set(key, message);
    }
    return String(message.format(values));
  }

  /** The message as it was written, or nothing: for codes that may have no words. */
  message(key: string): string | undefined {
    return this.messages[key as Key];
  }
}

let chosen = $state.raw(new Words('en', 'en', {}));

let wanted: Spoken = 'en';

/**
 * Speak this language from now on; with `null` the one that the browser asks for.
 *
 * Its words are loaded first: until they are here, everything stays as it was.
 */
export async function speak(wish: Spoken | null, wished = browsersWish()): Promise<void> {
  const language = wish ?? bestOf(wished);
  wanted = language;
  const messages = await wordsOf(language);
  if (wanted !== language) return; // another one was chosen meanwhile
  chosen = new Words(language, regionOf(language, wished), messages);
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

function browsersWish(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
}

/** The message in the chosen language; whoever shows it is redrawn when that changes. */
export function say(key: Key, values?: Values): string {
  return chosen.say(key, values);
}

/** The message of a code that was put together, as it was written; nothing where it has none. */
export function messageOf(key: string): string | undefined {
  return chosen.message(key);
}

/** How numbers and days are written now. */
export function locale(): string {
  return chosen.locale;
}

/** The language that is spoken now. */
export function language(): Spoken {
  return chosen.language;
}
