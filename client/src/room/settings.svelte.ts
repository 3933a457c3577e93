/** What this visitor likes, for all pages; kept in the browser. */
import { speak } from '../words/words.svelte';
import { readSettings, type Settings } from './settings';

const KEPT_AS = 'doorcard.settings';

class CurrentSettings {
  private chosen: Settings = $state.raw(readSettings(keptHere()));

  /** As they are now; a component that reads one is redrawn when it changes. */
  get now(): Settings {
    return this.chosen;
  }

  /** Choose something else for some of them: it holds at once and is kept. */
  choose(wish: Partial<Settings>): void {
    const before = this.chosen.language;
    this.chosen = readSettings({ ...this.chosen, ...wish });
    keepHere(this.chosen);
    this.show();
    if (this.chosen.language !== before) void speak(this.chosen.language);
  }

  /** Tell the style sheet: `<html data-theme data-deck data-index data-back>`. */
  show(): void {
    const { theme, deck, index, back } = this.chosen;
    Object.assign(document.documentElement.dataset, { theme, deck, index, back });
  }
}

function keptHere(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? 'null');
  } catch {
    return null; // no storage, or something else in it: nothing was chosen
  }
}

function keepHere(settings: Settings): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: they hold until the page is left.
  }
}

export const settings = new CurrentSettings();
