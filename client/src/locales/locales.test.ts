import { readdirSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { parse } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';
import { en } from './en';

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
  const code = /^(refusal|deed)/.test(stem) ? '[a-z_.]+' : '[^.]+';
  return new RegExp(`^${stem.replaceAll('*', code)}$`);
});

describe('the English messages', () => {
  test.each(Object.entries(en))('%s can be read', (_, message) => {
    expect(() => new IntlMessageFormat(message, 'en')).not.toThrow();
  });

  test.each(Object.keys(en))('%s is used', (key) => {
    const used = ALL.includes(`'${key}'`) || COMPOSED.some((form) => form.test(key));

    expect(used).toBe(true);
  });

  test('count in the right form', () => {
    const bots = new IntlMessageFormat(en['lobby.bots'], 'en');

    expect([0, 1, 3].map((count) => bots.format({ bots: count }))).toEqual([
      'no bots',
      '1 bot',
      '3 bots',
    ]);
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
const SIGNS = /^(D|\s|[·:])*$/;

function* literals(node: unknown, attribute = ''): Generator<string> {
  if (Array.isArray(node)) {
    for (const each of node) yield* literals(each, attribute);
  } else if (node && typeof node === 'object') {
    const { type, name, data } = node as Node;
    if (type === 'Text' && data && !SIGNS.test(data)) {
      if (!attribute || READ.has(attribute)) yield data.trim();
      return;
    }
    const inside = type === 'Attribute' ? (name ?? '') : attribute;
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

  test.each(components)('%s writes no style attribute, which the room forbids', (_, source) => {
    expect(source).not.toMatch(/\sstyle=/);
  });

  test('with words of its own would be found', () => {
    const source = '<p title="Fold it">{say("x")} Your turn</p>';

    expect([...literals(parse(source, { modern: true }).fragment)]).toEqual(['Fold it', 'Your turn']);
  });
});
