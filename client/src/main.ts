import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { settings } from './room/settings.svelte';
import { speak } from './words/words.svelte';

// Without its words a page has nothing to say: they come first, and only those of one language.
settings.show();
void speak(settings.now.language).then(() => {
  const target = document.getElementById('app');
  if (target) mount(App, { target });
});
