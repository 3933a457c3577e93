import { describe, expect, test } from 'vitest';
import { NOTHING_CHOSEN, readSettings } from './settings';

describe('settings', () => {
  test('that were kept come back as they were', () => {
    const chosen = { ...NOTHING_CHOSEN, language: 'et', deck: 'two', auto_muck: true };

    expect(readSettings(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  });

  test.each([null, 7, 'dark', {}, { language: 'tlh', theme: 'pink', sounds: 1, more: true }])(
    'out of %j are what holds when nothing is chosen',
    (kept) => expect(readSettings(kept)).toEqual(NOTHING_CHOSEN),
  );
});
