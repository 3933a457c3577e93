/** What this visitor likes, for all pages; kept in the browser, and with the account where there is one. */
import { speak } from '../words/words.svelte';
import { call } from './call';
import { NOTHING_CHOSEN, readSettings, type Settings } from './settings';

const KEPT_AS = 'doorcard.settings';
const PATH = '/api/account/preferences';

class CurrentSettings {
  private chosen: Settings = $state.raw(readSettings(keptHere()));
  private account = $state(false);

  /** As they are now; a component that reads one is redrawn when it changes. */
  get now(): Settings {
    return this.chosen;
  }

  /** Are they kept with an account? Else the browser alone has them. */
  get withAccount(): boolean {
    return this.account;
  }

  /** Choose something else for some of them: it holds at once and is kept. */
  choose(wish: Partial<Settings>): void {
    this.take({ ...this.chosen, ...wish });
    if (this.account) void this.keepThere();
  }

  /**
   * Somebody is here, with an account or without. What is kept with the account wins over what the
   * browser had; an account that has chosen nothing yet is given what the browser had.
   */
  async follow(account: boolean): Promise<void> {
    this.account = account;
    if (!account) return;
    const reply = await call('GET', PATH);
    if (!reply.ok || !this.account) return;
    if (Object.keys(reply.value).length) this.take({ ...NOTHING_CHOSEN, ...reply.value });
    else await this.keepThere();
  }

  /** Tell the style sheet: `<html data-theme data-deck data-index data-back>`. */
  show(): void {
    const { deck, index, back } = this.chosen;
    const root = document.documentElement;
    Object.assign(root.dataset, { theme: this.theme(), deck, index, back });
    const ground = getComputedStyle(root).getPropertyValue('--bar');
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
  }

  private theme(): string {
    const { theme } = this.chosen;
    const more = theme === 'system' && matchMedia('(prefers-contrast: more)').matches;
    return more ? 'contrast' : theme;
  }

  private take(settings: unknown): void {
    const before = this.chosen.language;
    this.chosen = readSettings(settings);
    keepHere(this.chosen);
    this.show();
    if (this.chosen.language !== before) void speak(this.chosen.language);
  }

  /** What differs from the rest is kept: another rest may come. */
  private async keepThere(): Promise<void> {
    const differing = Object.entries(this.chosen).filter(
      ([name, value]) => value !== NOTHING_CHOSEN[name as keyof Settings],
    );
    await call('PUT', PATH, Object.fromEntries(differing));
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
