import { afterAll, describe, expect, test } from 'vitest';
import { sourceText } from './sources';
import { speak } from '../words/words.svelte';

describe('a source', () => {
  afterAll(() => speak('en', ['en']));

  test.each([
    ['000, items 6 to 8', 'PartyPoker rules, items 6, 7, and 8', 'PartyPokerin säännöt'],
    ['001, items 3 and 4', 'CelebPoker rules, items 3 and 4', 'CelebPokerin säännöt'],
    ['rule book, part 2, 4; 003, item 9', 'rule book, part 2, item 4; the encyclopaedia’s article, item 9', '9'],
    ["Robert's Rules of Poker, seven-card stud, 1", 'Robert’s Rules of Poker, Seven-Card Stud, item 1', 'Robert’s'],
    ['reference default: the source is silent', 'the house’s source is silent, so as the reference game has it', ''],
    ['ours: no source names any', 'ours: no source names any', 'oma: mikään lähde ei kerro'],
  ])('%s is %s, and in Finnish speaks of %s', async (source, english, finnish) => {
    await speak('en', ['en']);
    expect(sourceText(source)).toBe(english);
    await speak('fi', ['fi']);
    expect(sourceText(source)).toContain(finnish);
  });
});
