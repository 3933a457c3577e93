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
    expect(['', 'two', null].map(chipsMeant)).toEqual([null, null, null]);
  });

  test('comes back from a field as it went in', () => {
    for (const chips of [1, 25, 50, 1050, 4000]) expect(chipsMeant(fieldText(chips))).toBe(chips);
  });
});

describe('an amount elsewhere', () => {
  afterAll(() => speak('en', ['en']));

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
