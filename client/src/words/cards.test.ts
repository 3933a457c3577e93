import { afterAll, describe, expect, test } from 'vitest';
import type { HandTag } from '../wire/generated';
import { boardName, byRank, cardName, cardSign, lowName, openerReason, readoutName } from './cards';
import { speak } from './words.svelte';

describe('a hand in words', () => {
  test.each<[HandTag['category'], string, string]>([
    ['high_card', 'As Jd 9h 4c 2c', 'ace high'],
    ['pair', '9s 9d Kh 4c 2c', 'pair of nines'],
    ['two_pair', '9h 9c Ks Kd Ah', 'two pair, kings and nines'],
    ['two_pair', '6h 6c 2s 2d Ah', 'two pair, sixes and twos'],
    ['three_of_a_kind', '6s 6d 6h Ac 2c', 'three sixes'],
    ['straight', 'Ts 9d 8h 7c 6c', 'straight to the ten'],
    ['straight', '5s 4d 3h 2c Ac', 'straight to the five, a wheel'],
    ['straight', 'As Kd Qh Jc Tc', 'straight to the ace'],
    ['flush', 'Qs 9s 8s 7s 2s', 'queen-high flush'],
    ['flush', 'As 9s 7s 5s 2s', 'ace-high flush'],
    ['full_house', '2s 2d 2h Ac Ad', 'full house, twos full of aces'],
    ['four_of_a_kind', 'Js Jd Jh Jc 2c', 'four jacks'],
    ['straight_flush', '9s 8s 7s 6s 5s', 'straight flush to the nine'],
    ['straight_flush', '5s 4s 3s 2s As', 'straight flush to the five'],
    ['straight_flush', 'As Ks Qs Js Ts', 'royal flush'],
  ])('%s of %s is %s', (category, cards, words) => {
    expect(readoutName({ high: { category, cards: cards.split(' ') }, low: null })).toBe(words);
  });

  test('names the low beside the high', () => {
    const high = { category: 'pair' as const, cards: ['As', 'Ad'] };

    const made = { category: 'low' as const, cards: ['Ac', '8d', '2h', '6s', '4c'] };
    const draw = { category: 'low_draw' as const, cards: ['6s', '8d', 'Ac'] };
    expect(readoutName({ high, low: made })).toBe('pair of aces; low: 8-6-4-2-A');
    expect(lowName(draw)).toBe('low: 8-6 draw');
  });

  test('that cannot be without a pair in razz is called after it', () => {
    const low = { category: 'two_pair' as const, cards: ['2h', '2c', 'Ad', 'Ac', '9s'] };
    expect(readoutName({ high: null, low })).toBe('two pair, aces and twos');
  });

  test('of nothing is nothing', () => {
    expect([readoutName(null), readoutName({ high: null, low: null })]).toEqual(['', '']);
  });
});

describe('open cards in words', () => {
  test.each([
    ['9h', 'nine high'],
    ['9h Kc', 'king high'],
    ['9h Kc 9d', 'pair of nines'],
    ['9h Kc 9d Kd', 'two pair, kings and nines'],
    ['9h 9c 9d Kd', 'three nines'],
    ['9h 9c 9d 9s', 'four nines'],
    ['', ''],
  ])('%s are %s', (cards, words) => {
    expect(boardName(cards.split(' ').filter(Boolean))).toBe(words);
  });
});

describe('under the cards of a seat', () => {
  test('hands of long names are named shortly, others as ever', async () => {
    const pair = { category: 'two_pair' as const, cards: ['Ks', 'Kd', '9h', '9c', 'Ah'] };
    const full = { category: 'full_house' as const, cards: ['2s', '2d', '2h', 'Ac', 'Ad'] };
    const said = () => [
      readoutName({ high: pair, low: null }, 'short'),
      readoutName({ high: full, low: null }, 'short'),
      boardName(['9h', 'Kc', '9d', 'Kd'], 'short'),
      boardName(['9h', '9d'], 'short'),
      boardName(['Th', '9d'], 'short'),
      boardName(['9h', 'Ad'], 'short'),
    ];

    expect(said()).toEqual(['kings and nines', 'twos full of aces', 'kings and nines', 'pair of nines', 'ten high', 'ace high']);
    await speak('pl', ['pl']);
    expect(said()).toEqual(['króle i dziewiątki', 'dwójki na asach', 'króle i dziewiątki', 'para dziewiątek', 'wysoka dziesiątka', 'wysoki as']);
    await speak('en', ['en']);
  });
});

describe('an opener', () => {
  test('on third street opens by its card', () => {
    expect(openerReason({ seat: 1, why: 'low_card' }, ['2c'])).toMatch(/^low card 2♣/);
  });

  test('on a later street opens by its board', () => {
    expect(openerReason({ seat: 1, why: 'best_board' }, ['9c', '9d'])).toBe('pair of nines');
  });
});

describe('a card', () => {
  test('is written as people write it and read out in full', () => {
    expect(cardSign('Td')).toMatch(/^10♦/);
    expect(cardName('Td')).toBe('ten of diamonds');
    expect(cardName('??')).toBe('closed card');
  });

  test('is racked by rank, aces first', () => {
    expect(['2c', 'As', 'Td', 'Th'].sort(byRank)).toEqual(['As', 'Th', 'Td', '2c']);
  });
});

describe('in other languages', () => {
  const HANDS: [HandTag['category'], string][] = [
    ['high_card', 'Ks Jd 9h 4c 2c'],
    ['pair', '9s 9d Kh 4c 2c'],
    ['two_pair', '9h 9c Ks Kd Ah'],
    ['three_of_a_kind', '6s 6d 6h Ac 2c'],
    ['straight', 'Ts 9d 8h 7c 6c'],
    ['straight', '5s 4d 3h 2c Ac'],
    ['flush', 'Qs 9s 8s 7s 2s'],
    ['full_house', 'As Ad Ah Kc Kd'],
    ['four_of_a_kind', 'Js Jd Jh Jc 2c'],
    ['straight_flush', '9s 8s 7s 6s 5s'],
    ['straight_flush', 'As Ks Qs Js Ts'],
  ];
  afterAll(() => speak('en', ['en']));

  test.each([
    ['fi', 'kuningashai|ysipari|kaksi paria, kuninkaat ja ysit|kutoskolmoset|suora kymppiin|suora vitoseen, wheel|väri, rouvahai|täyskäsi, ässät ja kuninkaat|jätkäneloset|värisuora ysiin|kuningasvärisuora'],
    ['pl', 'wysoka karta król|para dziewiątek|dwie pary, króle i dziewiątki|trójka szóstek|strit do dziesiątki|strit do piątki, wheel|kolor do damy|ful, asy na królach|kareta waletów|poker do dziewiątki|poker królewski'],
    ['et', 'kõrgeim kaart kuningas|üheksate paar|kaks paari, kuningad ja üheksad|kuute kolmik|rida kümneni|rida viieni, wheel|mast, kõrgeim emand|maja, ässad ja kuningad|soldatite nelik|mastirida üheksani|kuninglik mastirida'],
  ] as const)('hands of %s are called as players call them', async (language, names) => {
    await speak(language, [language]);
    const said = HANDS.map(([category, cards]) =>
      readoutName({ high: { category, cards: cards.split(' ') }, low: null }),
    );

    expect(said.join('|')).toBe(names);
  });

  test.each([
    ['fi', 'pataässä ruutukymppi'],
    ['pl', 'as pik dziesiątka karo'],
    ['et', 'potiäss ruutukümme'],
  ] as const)('cards of %s too', async (language, names) => {
    await speak(language, [language]);

    expect(['As', 'Td'].map(cardName).join(' ')).toBe(names);
  });
});
