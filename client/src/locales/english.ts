/** Tests speak English unless they choose another language. */
import { speak } from '../words/words.svelte';

await speak('en', ['en']);
