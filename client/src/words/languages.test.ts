import { describe, expect, test } from 'vitest';
import { bestOf, regionOf, wordsOf } from './languages';
import { language, locale, say, speak } from './words.svelte';

describe('the language of a visitor', () => {
  test.each([
    [['fi-FI', 'en'], 'fi'],
    [['sv', 'et'], 'et'],
    [['pl'], 'pl'],
    [['sv', 'de'], 'en'],
    [[], 'en'],
    [['en-XA'], 'en-XA'],
  ])('who asks for %j is %s', (wished, found) => expect(bestOf(wished)).toBe(found));

  test('writes numbers and days as its region does', () => {
    expect(regionOf('en', ['fi', 'en-GB'])).toBe('en-GB');
    expect(regionOf('fi', ['en-GB'])).toBe('fi');
    expect(regionOf('en-XA', ['en-XA'])).toBe('en');
  });
});

describe('speaking', () => {
  test('of another language changes all words at once', async () => {
    await speak('fi', ['en-GB']);
    expect([language(), locale(), say('action.fold')]).toEqual(['fi', 'fi', 'Kippaa']);

    await speak(null, ['en-GB']);
    expect([language(), locale(), say('action.fold')]).toEqual(['en', 'en-GB', 'Fold']);
  });

  test('of two languages at once ends with the later one', async () => {
    await Promise.all([speak('pl', []), speak('et', [])]);
    expect(language()).toBe('et');

    await speak('en', ['en']);
  });
});

test('every language has its words', async () => {
  const folds = await Promise.all(
    (['en', 'fi', 'pl', 'et', 'en-XA'] as const).map(async (code) => (await wordsOf(code))['action.fold']),
  );

  expect(folds).toEqual(['Fold', 'Kippaa', 'Pasuję', 'Loobu', '⟦Fööld⟧']);
});
