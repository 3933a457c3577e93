/** Both implementations agree on everything in tests/vectors/fair. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hex, unhex } from './bytes';
import { playDigest } from './closing';
import { compare } from './comparing';
import { deckContext, deckOrder, leafOf } from './decks';
import { CODES } from './findings';
import { canonical, digest, message, type Json } from './hashing';
import { commitment, mixOf } from './mixing';
import { readClosing, readOpening, readReceipt } from './records';
import { holds, verify } from './saved_hand';
import { signedBy } from './signing';
import { Stream, shuffled } from './streams';

const FOLDER = fileURLToPath(new URL('../../../../tests/vectors/fair', import.meta.url));

// eslint-disable-next-line @typescript-eslint/no-explicit-any
function read(...path: string[]): any {
  return JSON.parse(readFileSync(join(FOLDER, ...path), 'utf-8'));
}

function names(folder: string): string[] {
  return readdirSync(join(FOLDER, folder)).map((name) => name.replace('.json', ''));
}

const P = read('primitives.json');
const HANDS = read('hands.json');

describe('the primitives', () => {
  it('hash messages alike', () => {
    for (const each of P.message) {
      expect(hex(message(each.label, ...each.fields))).toBe(each.bytes);
      expect(hex(digest(each.label, ...each.fields))).toBe(each.digest);
    }
  });

  it('write JSON alike', () => {
    for (const each of P.canonical) expect(hex(canonical(each.value))).toBe(each.bytes);
    expect(() => canonical(0.5)).toThrow('fraction');
    expect(() => canonical('\ud800')).toThrow('Unicode');
  });

  it('draw numbers and orders alike', () => {
    const { key, label, fields, bytes } = P.stream;
    expect(hex(new Stream(unhex(key), label, ...fields).take(100))).toBe(bytes);
    for (const each of P.below) {
      const stream = new Stream(unhex(each.key), each.label);
      expect(each.numbers.map(() => stream.below(each.limit))).toEqual(each.numbers);
    }
    for (const each of P.shuffle) {
      expect(shuffled(new Stream(unhex(each.key), each.label), each.count)).toEqual(each.order);
    }
  });

  it('make commitments and decks alike', () => {
    for (const each of P.commitment) {
      const made = commitment(each.table, each.number, each.seat, unhex(each.seed));
      expect(made).toBe(each.commitment);
    }
    const opening = readOpening(P.opening.opening);
    const context = deckContext(opening, P.deck.index);
    const order = deckOrder(context, unhex(P.deck.seed));
    expect(hex(context)).toBe(P.deck.context);
    expect(order.cards.join(' ')).toBe(P.deck.cards);
    expect(order.salts.map(hex).join('')).toBe(P.deck.salts);
    expect(hex(order.leaves)).toBe(P.deck.leaves);
    expect(order.root).toBe(P.deck.root);
    const { leaf, card, salt, hash } = P.leaf;
    expect(leafOf(context, leaf, card, unhex(salt))).toBe(hash);
  });

  it('read events, receipts and signatures alike', () => {
    const { opening, signature } = P.opening;
    const read_ = readOpening(opening);
    expect(read_.digest).toBe(P.opening.digest);
    expect(signedBy(read_.key, read_.digest, signature)).toBe(true);
    expect(signedBy(read_.key, P.first.digest, signature)).toBe(false);
    expect(readReceipt(P.receipt.receipt).digest).toBe(P.receipt.digest);
    for (const each of P.closing) expect(readClosing(each.closing).digest).toBe(each.digest);
    expect(playDigest(P.closing[0].notices)).toBe(P.closing[0].closing.play);
    expect(hex(digest('rules', canonical(P.rules.rules)))).toBe(P.rules.digest);
    expect(hex(digest('first', P.first.table))).toBe(P.first.digest);
  });

  it('mix alike', () => {
    const mix = mixOf(readOpening(P.opening.opening), P.mix.seeds);
    expect(mix.value).toBe(P.mix.mix);
    expect([mix.pick, mix.code]).toEqual([P.mix.pick, P.mix.code]);
    expect([mix.places, mix.reclaim]).toEqual([P.mix.places, P.mix.reclaim]);
  });
});

describe('a good hand', () => {
  it.each(names('hands'))('%s holds', (name) => {
    const report = verify(read('hands', `${name}.json`));
    const marks = report.findings.map((each) => each.code).sort();
    expect(marks).toEqual(HANDS[name].marks);
    expect(holds(report)).toBe(true);
    expect(report.check?.mix?.code ?? null).toBe(HANDS[name].code);
    const faces = [...(report.check?.faces ?? [])].map(([place, card]) => [String(place), card]);
    expect(Object.fromEntries(faces)).toEqual(HANDS[name].faces);
  });

  it('agrees with another viewer of it', () => {
    const seen = ['seat_1', 'the_rail'].map((who) =>
      verify(read('hands', `two_people_and_a_bot_seen_by_${who}.json`)),
    );
    expect(compare(seen)).toEqual([]);
  });
});

describe('a cheat', () => {
  it.each(names('cheats'))('%s is caught', (name) => {
    const cheat = read('cheats', `${name}.json`);
    const reports = cheat.files.map((file: Json) => verify(file));
    const codes = [
      // eslint-disable-next-line @typescript-eslint/no-explicit-any
      ...reports.flatMap((report: any) => report.findings),
      ...compare(reports),
    ].map((each) => each.code);
    if (cheat.needs_rules) return;
    expect(codes).toEqual(expect.arrayContaining(cheat.codes));
  });

  it('leaves no code that nobody knows here', () => {
    const codes = names('cheats').flatMap((name) => read('cheats', `${name}.json`).codes);
    expect(codes.filter((code: string) => !(code in CODES))).toEqual([]);
  });
});

describe('a file', () => {
  it.each([null, [], {}, 'x', { doorcard: 'hand' }])('that is none is refused: %j', (record) => {
    expect(verify(record as Json).findings.map((each) => each.code)).toEqual(['file.malformed']);
  });

  it('with anything in it missing is refused or broken', () => {
    const good = read('hands', 'hi_lo.json');
    for (const key of Object.keys(good)) {
      const { [key]: _gone, ...rest } = good;
      expect(holds(verify(rest))).toBe(false);
    }
  });

  it('is broken or refused whichever value is changed, and nothing is thrown', { timeout: 30_000 }, () => {
    const good = read('hands', 'after_a_void.json');
    const paths = [...values(good)];
    expect(paths.length).toBeGreaterThan(200);
    for (let i = 0; i < paths.length; i += 19) {
      const path = paths[i] ?? [];
      const file = structuredClone(good);
      const place = path.slice(0, -1).reduce((each, key) => each[key], file);
      const last = path.at(-1) ?? '';
      place[last] = another(place[last]);
      expect([path.join('.'), holds(verify(file))]).toEqual([path.join('.'), false]);
    }
  });
});

function* values(record: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (record === null || typeof record !== 'object') {
    yield path;
    return;
  }
  for (const [key, value] of Object.entries(record)) yield* values(value, [...path, key]);
}

function another(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string') return 0;
  if (value === '??') return 'As';
  const at = Math.floor(value.length / 3);
  return value.length < 64
    ? `${value}x`
    : value.slice(0, at) + (value[at] === '0' ? '1' : '0') + value.slice(at + 1);
}
