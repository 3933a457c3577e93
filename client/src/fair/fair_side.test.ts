/** The verifier on a bad line: asked for again, told all that it missed, and missed aloud. */
import { describe, expect, it } from 'vitest';
import type { TableNews } from '../wire/messages';
import type { FairTable } from './fair_table.svelte';
import { FairSide, type Around } from './fair_side';

const news = (t: string): TableNews => ({ t }) as TableNews;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A page whose verifier cannot be fetched the first `failures` times. */
class Page {
  heard: string[] = [];
  ready = 0;
  missing = 0;
  waits: number[] = [];
  readonly side: FairSide;
  private again: (() => void) | null = null;

  constructor(failures: number) {
    const heard = this.heard;
    class Told {
      hear(one: TableNews): void {
        heard.push(one.t);
      }
    }
    const around: Around = {
      load: () =>
        failures-- > 0
          ? Promise.reject(new TypeError('not fetched'))
          : Promise.resolve({ FairTable: Told as unknown as new () => FairTable }),
      later: (ms, f) => {
        this.waits.push(ms);
        this.again = f;
      },
    };
    this.side = new FairSide(
      'table',
      () => Promise.reject(new Error('nothing is asked here')),
      () => (this.ready += 1),
      () => (this.missing += 1),
      around,
    );
  }

  async waitAll(): Promise<void> {
    await settled();
    while (this.again) {
      const again = this.again;
      this.again = null;
      again();
      await settled();
    }
  }
}

describe('the fair deal beside a table', () => {
  it('hands the verifier all since the last whole table', async () => {
    const page = new Page(0);
    for (const t of ['table', 'fair', 'table', 'commit']) page.side.hear(news(t));
    await page.waitAll();
    page.side.hear(news('notice'));
    expect(page.heard).toEqual(['table', 'commit', 'notice']);
    expect(page.ready).toBe(1);
  });

  it('asks again, always later, when the line drops it', async () => {
    const page = new Page(2);
    page.side.hear(news('table'));
    await page.waitAll();
    expect(page.heard).toEqual(['table']);
    expect(page.waits).toEqual([...page.waits].sort((a, b) => a - b));
    expect(page.waits).toHaveLength(2);
    expect(page.missing).toBe(0);
  });

  it('says at last that it is missing, and keeps nothing more', async () => {
    const page = new Page(Infinity);
    await page.waitAll();
    page.side.hear(news('notice'));
    expect(page.missing).toBe(1);
    expect(page.ready).toBe(0);
    expect((page.side as unknown as { waiting: unknown[] }).waiting).toEqual([]);
  });

  it('asks anew when the line is back', async () => {
    const page = new Page(4);
    await page.waitAll();
    expect(page.missing).toBe(1);
    page.side.hear(news('table'));
    await page.waitAll();
    expect(page.heard).toEqual(['table']);
    expect(page.ready).toBe(1);
  });
});
