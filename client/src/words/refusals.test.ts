import { describe, expect, test } from 'vitest';
import { asSentence, refusalText } from './refusals';

describe('a refusal in words', () => {
  test('is a sentence of its own', () => {
    expect(refusalText({ code: 'seat.taken', sentence: 'seat 3 is taken' })).toBe('Seat 3 is taken.');
  });

  test('that is a sentence already stays as it is', () => {
    expect(['Is it?', 'Yes: it is.', ''].map(asSentence)).toEqual(['Is it?', 'Yes: it is.', '']);
  });

  test('about chips counts them as the table does', () => {
    const facts = { buy_in: 100, buy_in_min: 2000, buy_in_max: 20000 };
    const refusal = { code: 'buy_in.short', sentence: 'not with 100 chips', facts };

    expect(refusalText(refusal)).toBe('The buy-in here is 20 to 200.');
    expect(refusalText({ ...refusal, facts: {} })).toBe('Not with 100 chips.');
  });

  test('of the client itself has its own words', () => {
    expect(refusalText({ code: 'line.lost', sentence: '' })).toMatch(/^The room cannot be reached/);
  });
});
