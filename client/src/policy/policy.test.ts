import { expect, test } from 'vitest';
import { parts } from './policy';

test('a sentence is cut where a parameter stands in it', () => {
  expect(parts('You have {turn_seconds} to act.')).toEqual([
    { text: 'You have ', code: false },
    { text: 'turn_seconds', code: true },
    { text: ' to act.', code: false },
  ]);
  expect(parts('Nothing here.')).toEqual([{ text: 'Nothing here.', code: false }]);
});
