/** One hand, word for word as it is heard in each language: the dealer's voice, and answers to commands. */
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openHand, step } from '../state/hand';
import { dealt, rules } from '../state/made_notices';
import { opening } from '../state/recorded';
import { openTable, type TableState } from '../state/table';
import type { Notice, ReasonTold } from '../wire/generated';
import { speak } from '../words/words.svelte';
import { read } from './commands';
import { Desk, LOCK_MS } from './desk.svelte';
import { obey } from './obey';
import { tell, turnText } from './spoken';
import { whyText } from './why_words';

const RULES = rules({ betting: 'fixed_limit', bring_in: 50, ante: 25 });
const SEATS = [1, 2, 3].map((seat) => ({ seat, stack: 250_000 }));
const BEFORE: Notice[] = [
  { type: 'antes_posted', posts: SEATS.map(({ seat }) => ({ seat, chips: 25, all_in: false })) },
  dealt(3, [
    { seat: 1, down: ['Ah', '2c'], up: ['8d'] },
    { seat: 2, down: ['??', '??'], up: ['Ks'] },
    { seat: 3, down: ['??', '??'], up: ['2d'] },
  ]),
  { type: 'opener_named', seat: 3, why: 'low_card' },
  { type: 'brought_in', seat: 3, to: 50 },
];
const AFTER: Notice[] = [
  { type: 'wagered', seat: 1, to: 100, kind: 'complete' },
  { type: 'folded', seat: 2 },
  { type: 'wagered', seat: 3, to: 150_000, kind: 'raise' },
  { type: 'folded', seat: 1 },
  { type: 'uncalled_returned', seat: 3, chips: 149_900 },
  { type: 'bets_swept', street: 3, pots: [{ chips: 275, contenders: [3] }] },
  { type: 'pot_awarded', pot: 0, shares: [{ seat: 3, chips: 275, part: 'whole' }] },
];
const WHY: ReasonTold = {
  about: 'complete',
  open: true,
  code: 'complete',
  to: 100,
  chips: { to: 100, bring_in: 50 },
  counts: { street: 3 },
  sources: [{ document: '000', part: '', items: ['25'] }],
};
const COMMANDS = ['h', '1', '3', 'p', 'd', 't', 'r 999', 'r 1 0', 'c x', 'x', 'c', 'c'];

const START = openHand('h-12', 12, { type: 'hand_started', rules: RULES, dealer: 2, seats: SEATS });
const base = openTable(opening('common_hilo')[0], 0);
const TABLE: TableState = {
  ...base,
  sign: { ...base.sign, dead_card_rack: true },
  names: new Map([
    [1, 'Aino'],
    [2, 'Ben'],
    [3, 'Cy'],
  ]),
  mySeat: 1,
  hand: BEFORE.reduce(step, START),
  turn: {
    decision: 2,
    seat: 1,
    deadline: 7_000,
    visibleMs: 20_000,
    reasons: null,
    options: {
      seat: 1,
      to_match: 50,
      wager: 0,
      actions: [{ type: 'fold' }, { type: 'call', to: 50 }, { type: 'complete', to: 100 }],
      wagers: null,
    },
  },
  readouts: {
    you: {
      high: { category: 'high_card', cards: ['Ah', '8d', '2c'] },
      low: { category: 'low_draw', cards: ['8d', '2c', 'Ah'] },
    },
    showing: new Map(),
    outs: [{ category: 'pair', live: 8, dead: 1 }],
  },
};

/** Each line of the hand, the call to act, the answer to each command, and why. */
function heard(): string[] {
  let hand = START;
  const told = [tell(hand.log.at(-1)!, { ...TABLE, hand })];
  for (const notice of [...BEFORE, ...AFTER]) {
    hand = step(hand, notice);
    told.push(tell(hand.log.at(-1)!, { ...TABLE, hand }));
  }
  told.push(turnText(TABLE.turn!));
  vi.useFakeTimers();
  const desk = new Desk(() => Promise.resolve(true));
  desk.follow(TABLE.hand, TABLE.hand!.seats.get(1), TABLE.turn);
  vi.advanceTimersByTime(LOCK_MS);
  vi.useRealTimers();
  for (const line of COMMANDS) {
    told.push(obey(read(line), { table: TABLE, desk, line, now: 0, why: () => {}, switchKeys: () => true }));
  }
  told.push(whyText([WHY]));
  return told.map((line) => line.replaceAll('\u00a0', ' '));
}

const SAID = {
  fi: [
    'Jako 12. Jakajanappi: Ben.',
    'Alkupanokset potissa: 0,75.',
    '3rd street. Aino ruutukasi, Ben patakuningas, Cy ruutukakkonen. Saat: herttaässä, ristikakkonen.',
    'Cy aloittaa: matalin kortti ruutukakkonen.',
    'Cy maksaa bring-inin 0,50.',
    'Aino täydentää, panos 1.',
    'Ben kippaa.',
    'Cy korottaa, panos 1 500.',
    'Aino kippaa.',
    'Cy saa takaisin maksamattoman panoksen 1 499.',
    'Potti on 2,75.',
    'Cy voittaa 2,75.',
    'Sinun vuorosi: Maksa 0,50, Täydennä 1, Kippaa.',
    'Pimeät: herttaässä, ristikakkonen. Avoimet: ruutukasi. Siitä tulee ässähai; matala: veto kasi, kakkonen. Elävät outit: pari 8 (1 kuollut).',
    'Paikka 1: Aino, 2 499,75. Se olet sinä. Näkyvissä ruutukasi. On vuorossa.',
    'Paikka 3: Cy, 2 499,25. Näkyvissä ruutukakkonen. Panos tällä kierroksella 0,50.',
    'Potti 0,75; tämän kierroksen panokset 0,50',
    'Yhtään avokorttia ei ole vielä kipattu.',
    'Sinulla on 7 sekuntia jäljellä.',
    'Ei määrään 999. Sinun vuorosi: Maksa 0,50, Täydennä 1, Kippaa.',
    '”1 0” ei ole määrä. Kirjoita r ja yksi luku, esimerkiksi r 4.',
    'Mitään ei tehty: ”c” on yksinään, ja sen perässä oli ”x”.',
    'Komentoa ”x” ei ole. Kirjoita help.',
    'Tehty.',
    'Sitä ei voi tehdä nyt.',
    'Täydennä 1: 3rd street: bring-in-panoksen 0,50 jälkeen täysi panos on 1. Se on panos eikä korotus. PartyPokerin säännöt, kohta 25.',
  ],
  pl: [
    'Rozdanie 12. Button: Ben.',
    'Ante w puli: 0,75.',
    'Trzecia karta. Aino ósemka karo, Ben król pik, Cy dwójka karo. Dostajesz: as kier, dwójka trefl.',
    'Cy zaczyna: najniższa karta dwójka karo.',
    'Cy wnosi bring-in 0,50.',
    'Aino dopełnia do 1.',
    'Ben pasuje.',
    'Cy podbija do 1500.',
    'Aino pasuje.',
    'Cy odbiera niesprawdzony zakład 1499.',
    'Pula wynosi 2,75.',
    'Cy wygrywa 2,75.',
    'Twoja kolej: Sprawdzam 0,50, Dopełniam 1, Pasuję.',
    'Zakryte: as kier, dwójka trefl. Odkryte: ósemka karo. To daje: wysoka karta as; niski: draw ósemka, dwójka. Żywe outy: para 8 (1 martwa).',
    'Miejsce 1: Aino, 2499,75. To ty. Widać: ósemka karo. Ma teraz kolej.',
    'Miejsce 3: Cy, 2499,25. Widać: dwójka karo. Zakład w tej rundzie: 0,50.',
    'Pula 0,75; zakłady tej rundy 0,50',
    'Żadna odkryta karta nie jest jeszcze spasowana.',
    'Masz jeszcze 7 sekund.',
    'Nie do 999. Twoja kolej: Sprawdzam 0,50, Dopełniam 1, Pasuję.',
    '„1 0” to nie kwota. Wpisz r i jedną liczbę, na przykład r 4.',
    'Nic nie zrobiono: „c” stoi samo, a po nim było „x”.',
    'Nie ma polecenia „x”. Wpisz help.',
    'Zrobione.',
    'Teraz nie można tego zrobić.',
    'Dopełniam 1: Trzecia karta: po bring-inie 0,50 pełny zakład to 1. To zakład, nie podbicie. Zasady PartyPoker, punkt 25.',
  ],
  et: [
    'Jaotus 12. Jagaja nupp: Ben.',
    'Anted pangas: 0,75.',
    'Third street. Aino ruutukaheksa, Ben potikuningas, Cy ruutukaks. Saad: ärtuäss, ristikaks.',
    'Cy alustab: madalaim kaart ruutukaks.',
    'Cy paneb bring-in panuse 0,50.',
    'Aino tõstab täispanuseni 1.',
    'Ben loobub.',
    'Cy tõstab, panus 1500.',
    'Aino loobub.',
    'Cy saab tagasi maksmata panuse 1499.',
    'Pangas on 2,75.',
    'Cy võidab 2,75.',
    'Sinu kord: Maksa 0,50, Täispanus 1, Loobu.',
    'Kinnised: ärtuäss, ristikaks. Avatud: ruutukaheksa. See teeb: kõrgeim kaart äss; madal: draw kaheksa, kaks. Elusad outid: paar 8 (1 läinud).',
    'Koht 1: Aino, 2499,75. See oled sina. Näha: ruutukaheksa. On tema kord.',
    'Koht 3: Cy, 2499,25. Näha: ruutukaks. Panus sellel ringil: 0,50.',
    'Pank 0,75; selle ringi panused 0,50',
    'Ükski avatud kaart ei ole veel maha läinud.',
    'Sul on jäänud 7 sekundit.',
    'Mitte summani 999. Sinu kord: Maksa 0,50, Täispanus 1, Loobu.',
    '„1 0“ ei ole summa. Kirjuta r ja üks arv, näiteks r 4.',
    'Midagi ei tehtud: „c“ on üksi, aga selle järel oli „x“.',
    'Käsklust „x“ ei ole. Kirjuta help.',
    'Tehtud.',
    'Seda ei saa praegu teha.',
    'Täispanus 1: Third street: pärast bring-in panust 0,50 on täispanus 1. See on panus, mitte tõstmine. PartyPokeri reeglid, punkt 25.',
  ],
};

describe('a hand by ear', () => {
  afterAll(() => speak('en', ['en']));

  test.each(['fi', 'pl', 'et'] as const)('is told word for word in %s', async (language) => {
    await speak(language, [language]);

    expect(heard()).toEqual(SAID[language]);
  });

  test('names a low by its ranks', async () => {
    await speak('en', ['en']);
    const low = { category: 'low' as const, cards: ['Ac', '8d', '2h', '6s', '4c'] };
    const showing = new Map([[3, { high: null, low }]]);
    const notice: Notice = { type: 'shown', seat: 3, cards: ['8d', '2h'], why: 'wins' };
    const hand = step(TABLE.hand!, notice);

    const told = tell(hand.log.at(-1)!, { ...TABLE, hand, readouts: { ...TABLE.readouts, showing } });

    expect(told).toBe('Cy shows eight of diamonds, two of hearts: low: eight, six, four, two, ace.');
  });
});
