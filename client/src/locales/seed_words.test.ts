/** The words that the rules of the house were written in, and players of each language use, stay. */
import { describe, expect, test } from 'vitest';
import type { Key, Messages } from '../words/words.svelte';
import { words as et } from './et';
import { words as fi } from './fi';
import { words as pl } from './pl';

/** On the button; what the dealer says of it. */
type Doing = readonly [button: string, said: string];

const ACTIONS: Record<string, Record<string, Doing>> = {
  fi: {
    fold: ['Kippaa', 'kippaa'],
    check: ['Sökötä', 'sököttää'],
    call: ['Maksa', 'maksaa'],
    complete: ['Täydennä', 'täydentää'],
    bet: ['Panosta', 'panostaa'],
    raise: ['Korota', 'korottaa'],
  },
  pl: {
    fold: ['Pasuję', 'pasuje'],
    check: ['Czekam', 'czeka'],
    call: ['Sprawdzam', 'sprawdza'],
    complete: ['Dopełniam', 'dopełnia'],
    bet: ['Stawiam', 'stawia'],
    raise: ['Podbijam', 'podbija'],
  },
  et: {
    fold: ['Loobu', 'loobub'],
    check: ['Check', 'checkib'],
    call: ['Maksa', 'maksab'],
    complete: ['Täispanus', 'täispanuseni'],
    bet: ['Panusta', 'panustab'],
    raise: ['Tõsta', 'tõstab'],
  },
};
const TOLD: Record<string, Key> = {
  fold: 'log.folded',
  check: 'log.checked',
  call: 'log.called',
  complete: 'log.complete',
  bet: 'log.bet',
  raise: 'log.raise',
};

/** Third street to the last, and the opening of the hands at the end. */
const STREETS: Record<string, readonly string[]> = {
  fi: ['3rd street', '4th street', '5th street', '6th street', 'River', 'Näyttö.'],
  pl: ['Trzecia karta', 'Czwarta karta', 'Piąta karta', 'Szósta karta', 'Siódma karta', 'Wyłożenie kart.'],
  et: ['Third street', 'Fourth street', 'Fifth street', 'Sixth street', 'River', 'Avamine.'],
};

/** Elsewhere: which message must have the word. */
const OTHERS: Record<string, Partial<Record<Key, string>>> = {
  fi: {
    'written.four_first': 'panostuskierros',
    'log.antes_posted': 'Alkupanokset',
    'log.opener_named': 'aloittaa',
    'log.brought_in': 'bring-in',
    'opens.low_card': 'matalin kortti',
    'pot.only': 'Potti',
    'pot.side': 'Sivupotti',
    'seat.dealer': 'Jakajanappi',
    'action.muck': 'Älä näytä',
    'tell.cards': 'Pimeät',
    'table.your_turn': 'Sinun vuorosi',
    'hand.high_card': 'hai',
    'hand.flush': 'väri',
    'hand.full_house': 'täyskäsi',
  },
  pl: {
    'written.four_first': 'rundą licytacji',
    'log.antes_posted': 'Ante',
    'log.opener_named': 'zaczyna',
    'log.brought_in': 'bring-in',
    'opens.low_card': 'najniższa karta',
    'pot.only': 'Pula',
    'pot.side': 'Pula boczna',
    'tell.dead': 'Spasowane',
    'action.muck': 'Nie pokazuj',
    'tell.cards': 'Zakryte',
    'table.your_turn': 'Twoja kolej',
    'hand.flush': 'kolor',
    'hand.straight_flush': 'poker',
    'hand.full_house': 'ful',
  },
  et: {
    'written.four_first': 'panustamisring',
    'log.antes_posted': 'Anted',
    'log.opener_named': 'alustab',
    'log.brought_in': 'bring-in panuse',
    'opens.low_card': 'madalaim kaart',
    'pot.only': 'Pank',
    'pot.side': 'Kõrvalpank',
    'seat.dealer': 'Jagaja nupp',
    'action.muck': 'Ära näita',
    'tell.cards': 'Kinnised',
    'table.your_turn': 'Sinu kord',
    'hand.flush': 'mast',
    'hand.straight': 'rida',
    'hand.full_house': 'maja',
  },
};

describe.each(Object.entries({ fi, pl, et } satisfies Record<string, Messages>))('in %s', (language, words) => {
  test.each(Object.entries(ACTIONS[language]!))('%s is called as players call it', (action, [button, said]) => {
    expect(words[`action.${action}` as Key]).toMatch(new RegExp(`^${button}( |$)`));
    expect(words[TOLD[action]!]).toContain(said);
  });

  test('the streets have their names, and so has the end', () => {
    const keys = [3, 4, 5, 6, 7].map((street) => `street.${street}` as Key);

    expect([...keys, 'log.showdown_opened' as const].map((key) => words[key])).toEqual(STREETS[language]);
  });

  test.each(Object.entries(OTHERS[language]!))('%s has the word %s', (key, word) => {
    expect(words[key as Key]).toContain(word);
  });
});
