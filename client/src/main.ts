import { mount } from 'svelte';
import App from './App.svelte';
import './colours.css';
import './app.css';
import { settings } from './room/settings.svelte';
import { speak } from './words/words.svelte';

settings.show();
for (const wish of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
  matchMedia(wish).addEventListener('change', () => settings.show());
}
// Without its words a page has nothing to say: they come first, and only those of one language.
void speak(settings.now.language).then(() => {
  const target = document.getElementById('app');
  if (target) mount(App, { target });
});
