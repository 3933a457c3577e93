/** The words of the chosen language: messages by key, written out with their values. */
import { IntlMessageFormat } from 'intl-messageformat';
import { en } from '../locales/en';

export type Key = keyof typeof en;
export type Messages = Record<Key, string>;
export type Values = Record<string, string | number>;

/** A language's messages, each read once. */
export class Words {
  private readonly read = new Map<Key, IntlMessageFormat>();

  constructor(
    readonly locale: string,
    private readonly messages: Messages,
  ) {}

  say(key: Key, values?: Values): string {
    let message = this.read.get(key);
    if (!message) {
      message = new IntlMessageFormat(this.messages[key], this.locale);
      this.read.set(key, message);
    }
    return String(message.format(values));
  }
}

const chosen = $state.raw({ words: new Words('en', en) });

/** The message in the chosen language; whoever shows it is redrawn when that changes. */
export function say(key: Key, values?: Values): string {
  return chosen.words.say(key, values);
}

export function locale(): string {
  return chosen.words.locale;
}
