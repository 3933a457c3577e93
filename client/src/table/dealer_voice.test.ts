import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { missedBetween, sightOf } from '../state/missed';
import { opening } from '../state/recorded';
import { follow, openTable, type TableState } from '../state/table';
import { DealerVoice, GATHER_MS } from './dealer_voice';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The recorded table as it stood after each message. */
function tables(): TableState[] {
  const [first, rest] = opening('common_hilo');
  let table = openTable(first, 0);
  return [table, ...rest.map((news) => (table = follow(table, news, 0) as TableState))];
}

/** Each line of each hand as it was said, while news came so many milliseconds apart. */
function said(apart: number): string {
  const [first, ...later] = tables();
  const heard: string[] = [];
  const voice = new DealerVoice(first!, (text) => heard.push(text));
  for (const table of later) {
    voice.follow(table);
    vi.advanceTimersByTime(apart);
  }
  vi.runAllTimers();
  return heard.join('\n');
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

describe('the dealer’s voice', () => {
  test.each([0, 10, GATHER_MS - 1, GATHER_MS + 1])(
    'says who won, and each hand that begins, when news come %i ms apart',
    (apart) => {
      const [first, ...later] = tables();
      const begun = later.filter(({ hand }) => hand && hand.id !== first!.hand?.id);
      const hands = new Set(begun.map(({ hand }) => hand!.id)).size;
      const won = new Set(
        tables().flatMap(({ hand }) =>
          (hand?.log ?? [])
            .filter(({ notice }) => notice.type === 'pot_awarded')
            .map(({ v }) => `${hand?.id} ${v}`),
        ),
      ).size;
      const told = said(apart);

      expect(hands).toBeGreaterThan(1);
      expect(count(told, /Hand \d+\./g)).toBe(hands);
      expect(count(told, / wins [\d.]+/g)).toBeGreaterThanOrEqual(won);
    },
  );

  test('is not put off by news that do not stop', () => {
    const [first, ...later] = tables();
    const heard: string[] = [];
    const voice = new DealerVoice(first!, (text) => heard.push(text));
    const sameHand = later.filter(({ hand }) => hand?.id === later.at(-1)?.hand?.id);
    for (const table of sameHand.slice(0, 3)) {
      voice.follow(table);
      vi.advanceTimersByTime(GATHER_MS / 2);
    }

    expect(heard).toHaveLength(1);
    voice.leave();
  });

  test('reads nothing of what was before to who comes, and to who comes back what was missed', () => {
    const all = tables();
    const at = all.findIndex(({ hand }) => (hand?.log.length ?? 0) > 12);
    const before = all.find(({ hand }) => hand?.id === all[at]!.hand!.id && hand.version === 5)!;
    const heard: string[] = [];
    const come = (table: TableState): void => {
      new DealerVoice(table, (text) => heard.push(text)).follow(table);
      vi.runAllTimers();
    };
    come({ ...all[at]!, turn: null });
    expect(heard).toEqual([]);

    const missed = missedBetween(sightOf(before), all[at]!);
    come({ ...all[at]!, turn: null, missed });
    expect(heard).toHaveLength(1);
    expect(heard[0]!.split('. ').length).toBeGreaterThan(4);
    expect(heard[0]).not.toMatch(/[♣♦♥♠]/u);
  });
});
