import { describe, expect, test } from 'vitest';
import { asSentence, refusalText } from './refusals';

describe('a refusal in words', () => {
  test('is a sentence of its own', () => {
    expect(refusalText({ code: 'seat.taken', sentence: 'seat 3 is taken' })).toBe('Seat 3 is taken.');
  });

  test('that is a sentence already stays as it is', () => {
    expect(['Is it?', 'Yes: it is.', ''].map(asSentence)).toEqual(['Is it?', 'Yes: it is.', '']);
  });

  test('of the client itself has its own words', () => {
    expect(refusalText({ code: 'line.lost', sentence: '' })).toMatch(/^The room cannot be reached/);
  });
});
