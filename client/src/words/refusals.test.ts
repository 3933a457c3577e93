import { describe, expect, test } from 'vitest';
import { asSentence, refusalText } from './refusals';
import { speak } from './words.svelte';

describe('a refusal in words', () => {
  test('is a sentence of its own', () => {
    expect(refusalText({ code: 'bot.asleep', sentence: 'the bot sleeps' })).toBe('The bot sleeps.');
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

  test('counts what is no chips as it is, and lists what is a list', () => {
    const facts = { seat: 3, free: [1, 2, 5] };

    expect(refusalText({ code: 'seat.taken', sentence: '', facts })).toBe('Seat 3 is taken. Free are: 1, 2, and 5.');
    expect(refusalText({ code: 'request.too_fast', sentence: '', facts: { seconds: 1 } })).toMatch(/wait 1 second and/);
  });

  test('of a kind that many have has the words of its kind', () => {
    const refusal = { code: 'contact.too_long', sentence: '', facts: { longest: 500 } };

    expect(refusalText(refusal)).toBe('At most 500 characters are taken: shorten it.');
    expect(refusalText({ code: 'login.wait', sentence: '', facts: { seconds: 30 } })).toMatch(/wait 30 seconds/);
  });

  test('is told in the language of the page', async () => {
    await speak('pl', ['pl']);
    expect(refusalText({ code: 'login.wait', sentence: '', facts: { seconds: 32 } })).toMatch(/32 sekundy\.$/);
    expect(refusalText({ code: 'session.none', sentence: 'sign in first' })).toMatch(/^Do tego potrzebne jest imię/);

    await speak('en', ['en']);
  });

  test('of the client itself has its own words', () => {
    expect(refusalText({ code: 'line.lost', sentence: '' })).toMatch(/^The room cannot be reached/);
  });
});
