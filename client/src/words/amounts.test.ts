import { afterAll, describe, expect, test } from 'vitest';
import { amount, chipsMeant, fieldText } from './amounts';
import { speak } from './words.svelte';

describe('an amount', () => {
  test.each([
    [4000, '40'],
    [25, '0.25'],
    [1050, '10.50'],
    [0, '0'],
    [123_456_700, '1,234,567'],
  ])('of %i chips is written %s', (chips, words) => {
    expect(amount(chips)).toBe(words);
  });

  test('is read from a field with a point or a comma', () => {
    expect(['20', '0.5', '0,5', ' 3 '].map(chipsMeant)).toEqual([2000, 50, 50, 300]);
  });

  test('is not read from what is no number', () => {
    expect(['', 'two', '-', '.', '1e3', '0x1', '5.'].map(chipsMeant)).toEqual(Array(7).fill(null));
  });

  test('comes back from a field as it went in', () => {
    for (const chips of [1, 25, 50, 1050, 4000]) expect(chipsMeant(fieldText(chips))).toBe(chips);
  });
});

describe('an amount that is grouped', () => {
  test.each([
    ['1,000', 100_000],
    ['1 000', 100_000],
    ['1\u00a0000', 100_000],
    ['1\u202f234 567,50', 123_456_750],
    ['1,234,567.5', 123_456_750],
    ['12,34', 1234],
    ['.5', 50],
  ])('as %j is %i chips', (text, chips) => {
    expect(chipsMeant(text)).toBe(chips);
  });

  test.each(['1,00,0', '1.000', '1 0', '1,0000', '0,500', '1 000,000', '1,000,50', '1.5.5', '1  000'])(
    'as %j is none, for it could be another',
    (text) => {
      expect(chipsMeant(text)).toBe(null);
    },
  );
});

describe('an amount elsewhere', () => {
  afterAll(() => speak('en', ['en']));

  /** Every amount up to a limit that matters, and larger ones at each length. */
  function* amounts(): Generator<number> {
    for (let chips = 0; chips < 2_000; chips += 7) yield chips;
    for (let size = 1; size < 1e14; size *= 10) {
      for (const chips of [size - 1, size, size * 5 + 50, size * 9 + 1]) yield chips;
    }
  }

  test.each(['en', 'fi', 'pl', 'et', 'en-GB', 'en-IN', 'en-ZA', 'en-CH', 'pl-PL'])(
    'of %s is read again as what the page has written',
    async (region) => {
      await speak(null, [region]);

      for (const chips of amounts()) {
        expect(chipsMeant(amount(chips)), amount(chips)).toBe(chips);
        expect(chipsMeant(fieldText(chips))).toBe(chips);
        expect(chipsMeant(amount(-chips))).toBe(chips && -chips);
      }
    },
  );

  test.each(['fi', 'pl', 'et'] as const)('of %s keeps thousands and decimals apart', async (language) => {
    await speak(language, [language]);

    expect(['1 000', '1\u202f000', '1000', '10 000,5', '2.50'].map(chipsMeant)).toEqual([
      100_000, 100_000, 100_000, 1_000_050, 250,
    ]);
    expect(['1,000', '1.000', '1 00', '1 0'].map(chipsMeant)).toEqual([null, null, null, null]);
  });

  test.each([
    ['fi', '1 234 567,50'],
    ['pl', '1 234 567,50'],
    ['et', '1 234 567,50'],
    ['en', '1,234,567.50'],
  ] as const)('of %s is grouped as people there write it', async (language, written) => {
    await speak(language, [language]);

    expect(amount(123_456_750).replaceAll('\u00a0', ' ')).toBe(written);
  });

  test.each([
    ['fi', '1234567,5'],
    ['pl', '1234567,5'],
    ['et', '1234567,5'],
    ['en', '1234567.5'],
  ] as const)('of %s stands in a field ungrouped, and is read again', async (language, written) => {
    await speak(language, [language]);

    expect(fieldText(123_456_750)).toBe(written);
    expect(chipsMeant(written)).toBe(123_456_750);
  });
});
