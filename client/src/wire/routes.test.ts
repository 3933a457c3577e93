import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type {
  EquityOfHand,
  HostPlayer,
  LetterSigns,
  LetterText,
  OpenTable,
  Problems,
} from './generated';
import type { Answer, Body, Query, Question, RouteOf } from './routes';

const SOURCES = new URL('../', import.meta.url);
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'),
);
const textOf = (name: string): string => readFileSync(new URL(name, SOURCES), 'utf8');

// What is said of types here is held by the type check.
describe('the route of a call', () => {
  test('is told by its path, whatever stands in the gaps', () => {
    type Equity = Answer<'GET', `/api/hands/${string}/equity`>;
    expectTypeOf<Equity>().toEqualTypeOf<EquityOfHand>();
    expectTypeOf<Answer<'POST', '/api/host/players/p1/ban'>>().toEqualTypeOf<HostPlayer>();
    expectTypeOf<Answer<'GET', `/api/letters/${number}${Query}`>>().toEqualTypeOf<LetterText>();
  });

  test('is the same with a query and without', () => {
    expectTypeOf<Answer<'GET', `/api/letters${Query}`>>().toEqualTypeOf<LetterSigns>();
  });

  test('of just that path goes before one with a gap', () => {
    expectTypeOf<Answer<'POST', '/api/tables/check'>>().toEqualTypeOf<Problems>();
    expectTypeOf<Body<'POST', '/api/tables/check'>>().toEqualTypeOf<[body: OpenTable]>();
  });

  test('takes the body that the server takes', () => {
    expectTypeOf<[]>().toExtend<Body<'POST', '/api/contact/read'>>();
    expectTypeOf<[]>().not.toExtend<Body<'POST', '/api/contact'>>();
    expectTypeOf<[{ text: 7 }]>().not.toExtend<Body<'POST', '/api/contact'>>();
  });

  test('is asked what the server can be asked there, and nothing else', () => {
    type Before = { before: number | null };
    expectTypeOf<Before>().toExtend<Question<'GET', '/api/letters'>>();
    expectTypeOf<{ lang: 'fi' }>().toExtend<Question<'GET', `/api/letters/${number}`>>();
    expectTypeOf<{ lang: 'sv' }>().not.toExtend<Question<'GET', `/api/letters/${number}`>>();
    expectTypeOf<'before'>().not.toExtend<keyof Question<'GET', '/api/lobby'>>();
    expectTypeOf<Before>().not.toExtend<Question<'GET', '/api/wallet'>>();
    expectTypeOf<Before>().not.toExtend<Question<'GET', '/api/nowhere'>>();
  });

  test('that the server does not have is none', () => {
    expectTypeOf<RouteOf<'GET', '/api/nowhere'>>().toEqualTypeOf<never>();
    expectTypeOf<RouteOf<'DELETE', '/api/account'>>().toEqualTypeOf<never>();
    expectTypeOf<RouteOf<'GET', `/api/hands/${string}/nothing`>>().toEqualTypeOf<never>();
    expectTypeOf<[]>().not.toExtend<Body<'GET', '/api/nowhere'>>();
  });
});

describe('what travels', () => {
  test('is written down by the server alone: here stands what is built of it', () => {
    const own = files.filter((name) => name.startsWith('wire/') && name !== 'wire/generated.ts');

    const shapes = own.filter((name) => /\binterface\b|[{;]\s*(readonly )?\w+\??:/.test(textOf(name)));

    expect(own.length).toBeGreaterThan(0);
    expect(shapes).toEqual([]);
  });

  test('is asked for where the route gives the answer its type', () => {
    const asking = files.filter((name) => /\bfetch\(/.test(textOf(name)));

    expect(asking.sort()).toEqual(['replay/replay_api.ts', 'room/call.ts', 'study/equity_api.ts']);
    for (const name of asking) expect(textOf(name), name).toMatch(/\bAnswer</);
  });
});
