import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { parse } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';
import type { Key, Messages } from '../words/words.svelte';
import { words as en } from './en';
import { words as et } from './et';
import { words as fi } from './fi';
import { words as pl } from './pl';
import { pseudo, words as pseudoWords } from './pseudo';

/** Messages that are the same everywhere: names of games, mostly. */
const SAME_IN_ALL: readonly Key[] = [
  'choice.betting.spread_limit',
  'choice.betting.pot_limit',
  'street.3',
  'street.4',
  'street.5',
  'street.6',
  'histories.form.ohh',
  'section.seven_card_stud',
];

type Piece = ReturnType<IntlMessageFormat['getAst']>[number];
const LITERAL = 0;

const ROOT = new URL('..', import.meta.url);
const FILES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|^locales|^state\/recorded/.test(file),
);
const SOURCES = new Map(FILES.map((file) => [file, readFileSync(new URL(file, ROOT), 'utf8')]));
const ALL = [...SOURCES.values()].join('\n');

/** Keys put together from a code of the wire: `suit.${suit}` stands for every suit. */
const COMPOSED = [...ALL.matchAll(/`((?:[a-z_]+\.)+\$\{[^`]*)`/g)].map((found) => {
  const stem = found[1]!.replace(/\$\{[^}]*\}/g, '*').replaceAll('.', '\\.');
  // Codes of refusals and of a host's deeds have points of their own.
  const code = /^(refusal|deed|because|told|problem)/.test(stem) ? '[a-z_.]+' : '[^.]+';
  return new RegExp(`^${stem.replaceAll('*', code)}$`);
});

const LANGUAGES: Record<string, Messages> = { en, fi, pl, et, 'en-XA': pseudoWords };
const KEYS = Object.keys(en) as Key[];

/** Every place of a message, whatever stands around it, and the plurals in it. */
function* elements(message: readonly Piece[]): Generator<Piece> {
  for (const element of message) {
    yield element;
    if (!('options' in element)) continue;
    for (const option of Object.values(element.options)) yield* elements(option.value);
  }
}

function read(message: string, language: string): Piece[] {
  return [...elements(new IntlMessageFormat(message, language).getAst())];
}

function placesIn(message: string): string[] {
  const named = read(message, 'en').filter((element) => element.type !== LITERAL);
  return [...new Set(named.map((element) => ('value' in element ? String(element.value) : '#')))].sort();
}

describe('a key', () => {
  test('that nobody asks for is none', () => {
    const unused = KEYS.filter(
      (key) => !ALL.includes(`'${key}'`) && !COMPOSED.some((form) => form.test(key)),
    );

    expect(unused).toEqual([]);
  });

  test.each(Object.keys(LANGUAGES))('is there in %s, and no other', (language) => {
    expect(Object.keys(LANGUAGES[language]!).sort()).toEqual([...KEYS].sort());
  });
});

describe.each(Object.entries(LANGUAGES))('the messages of %s', (language, words) => {
  test('have the places of the English ones', () => {
    // A rank has forms: a language takes those that its grammar wants.
    const differing = KEYS.filter(
      (key) =>
        !key.startsWith('hand.') && String(placesIn(words[key])) !== String(placesIn(en[key])),
    );

    expect(differing).toEqual([]);
  });

  test('count in every form that the language has', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counting = KEYS.flatMap((key) =>
      read(words[key], language).flatMap((element) =>
        'pluralType' in element
          ? [[key, Object.keys(element.options).filter((form) => !form.startsWith('='))] as const]
          : [],
      ),
    );
    const lacking = counting.filter(([, has]) => String([...has].sort()) !== String([...forms].sort()));

    expect(counting.length).toBeGreaterThan(10);
    expect(lacking).toEqual([]);
  });

  test('begin and end as the English ones do', () => {
    const differing = KEYS.filter((key) => /[.…:?]$/.test(en[key]) !== /[.…:?⟧]$/.test(words[key]));

    expect(language === 'en-XA' ? [] : differing).toEqual([]);
  });
});

describe.each(Object.entries({ fi, pl, et }))('a sentence of %s', (_, words) => {
  test('is not left in English', () => {
    const left = KEYS.filter((key) => /\w{3,} \w{3,}/.test(en[key]) && words[key] === en[key]);

    expect(left.filter((key) => !SAME_IN_ALL.includes(key))).toEqual([]);
  });
});

describe('a count', () => {
  test.each([
    ['en', [0, 1, 3], ['no bots', '1 bot', '3 bots']],
    ['fi', [0, 1, 3], ['ei botteja', '1 botti', '3 bottia']],
    ['pl', [0, 1, 3, 5, 22, 112], ['bez botów', '1 bot', '3 boty', '5 botów', '22 boty', '112 botów']],
    ['et', [0, 1, 3], ['ilma robotiteta', '1 robot', '3 robotit']],
  ])('in %s has the right form', (language, counts, said) => {
    const bots = new IntlMessageFormat(LANGUAGES[language]!['lobby.bots'], language);

    expect(counts.map((count) => bots.format({ bots: count }))).toEqual(said);
  });
});

describe('the pseudo-language', () => {
  test('is English, longer and accented, and leaves places and plurals alone', () => {
    expect(pseudo('Fold {name}')).toBe('⟦Fööld {name}⟧');
    expect(pseudo('{n, plural, one {# hand} other {# hands}} now')).toBe(
      '⟦{n, plural, one {# hááñd} other {# háñdš}} ñööw⟧',
    );
  });
});

interface Node {
  type: string;
  name?: string;
  data?: string;
  [key: string]: unknown;
}

/** Attributes that people read or hear. */
const READ = new Set(['title', 'alt', 'placeholder', 'aria-label', 'aria-description', 'label']);
/** Signs that are the same in every language. */
const SIGNS = /^(D|\s|[·:+−×])*$/;

function* literals(node: unknown, attribute = ''): Generator<string> {
  if (Array.isArray(node)) {
    for (const each of node) yield* literals(each, attribute);
  } else if (node && typeof node === 'object') {
    const { type, name, data } = node as Node;
    if (type === 'Text' && data && !SIGNS.test(data)) {
      if (!attribute || READ.has(attribute)) yield data.trim();
      return;
    }
    const named = type === 'Attribute' || type === 'StyleDirective';
    const inside = named ? (name ?? '') : attribute;
    for (const [key, child] of Object.entries(node)) {
      if (key !== 'metadata') yield* literals(child, inside);
    }
  }
}

describe('a component', () => {
  const components = [...SOURCES].filter(([file]) => file.endsWith('.svelte'));

  test.each(components)('%s holds no words of its own', (_, source) => {
    expect([...literals(parse(source, { modern: true }).fragment)]).toEqual([]);
  });

  test.each(components.filter(([, source]) => /\bcardSigns?\(/.test(source)))(
    '%s has a name for the ear where it draws a card as a sign',
    (_, source) => {
      expect(source).toMatch(/\bcardName\(/);
    },
  );

  test.each(components)('%s writes no style attribute, which the room forbids', (_, source) => {
    expect(source).not.toMatch(/\sstyle=/);
  });

  test('with words of its own would be found', () => {
    const source = '<p title="Fold it">{say("x")} Your turn</p>';

    expect([...literals(parse(source, { modern: true }).fragment)]).toEqual(['Fold it', 'Your turn']);
  });
});
