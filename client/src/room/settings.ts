/** What a visitor likes: shapes, what holds until something is chosen, and reading what was kept. */
import type { Preferences } from '../wire/generated';
import { isLanguage, type Language } from '../words/languages';

type Choices = {
  readonly [Name in 'theme' | 'deck' | 'index' | 'back']: readonly NonNullable<Preferences[Name]>[];
};
const CHOICES = {
  theme: ['system', 'dark', 'light', 'contrast'],
  deck: ['four', 'two'],
  index: ['normal', 'large'],
  back: ['felt', 'brick', 'slate'],
} as const satisfies Choices;

export type Theme = (typeof CHOICES.theme)[number];
/** Whether each suit has a colour of its own. */
export type DeckColours = (typeof CHOICES.deck)[number];
/** How large the rank and suit in a card's corner are. */
export type IndexSize = (typeof CHOICES.index)[number];
export type CardBack = (typeof CHOICES.back)[number];

export interface Settings {
  /** `null`: the one that the browser asks for. */
  readonly language: Language | null;
  readonly theme: Theme;
  readonly deck: DeckColours;
  readonly index: IndexSize;
  readonly back: CardBack;
  readonly sounds: boolean;
  /** Antes are posted by themselves, where the house lets a player choose. */
  readonly auto_ante: boolean;
  /** Beaten hands are mucked without asking. */
  readonly auto_muck: boolean;
}

export const NOTHING_CHOSEN: Settings = {
  language: null,
  theme: 'system',
  deck: 'four',
  index: 'normal',
  back: 'felt',
  sounds: true,
  auto_ante: true,
  auto_muck: false,
};

export const choices = CHOICES;

/** Settings out of what was kept: anything that is no choice (any more) is left as nothing chosen. */
export function readSettings(kept: unknown): Settings {
  const said: Record<string, unknown> = typeof kept === 'object' && kept ? { ...kept } : {};
  const one = <K extends keyof typeof CHOICES>(name: K): Settings[K] => {
    const found = (CHOICES[name] as readonly unknown[]).includes(said[name]);
    return (found ? said[name] : NOTHING_CHOSEN[name]) as Settings[K];
  };
  const flag = (name: 'sounds' | 'auto_ante' | 'auto_muck'): boolean => {
    const value = said[name];
    return typeof value === 'boolean' ? value : NOTHING_CHOSEN[name];
  };
  return {
    language: isLanguage(said.language) ? said.language : null,
    theme: one('theme'),
    deck: one('deck'),
    index: one('index'),
    back: one('back'),
    sounds: flag('sounds'),
    auto_ante: flag('auto_ante'),
    auto_muck: flag('auto_muck'),
  };
}
