import { describe, expect, test } from 'vitest';
import { titleText } from '../room/title.svelte';
import { callers, Calls } from './calls';

const A = { id: 'a', name: 'Reference', turn: 'a-1:4' };
const B = { id: 'b', name: 'Casino', turn: 'b-9:2' };

describe('a turn at a table', () => {
  test('calls once, however often the tables are looked at', () => {
    const calls = new Calls();

    expect([calls.fresh([A]), calls.fresh([A, B]), calls.fresh([A, B])]).toEqual([[A], [B], []]);
  });

  test('that comes back with its line does not call again, the next one does', () => {
    const calls = new Calls();
    calls.fresh([B]);
    calls.fresh([]);

    expect(calls.fresh([B])).toEqual([]);
    expect(calls.fresh([{ ...B, turn: 'b-9:3' }])).toHaveLength(1);
  });
});

describe('the title', () => {
  test('is the page’s own until a table calls, whatever page that is', () => {
    expect(titleText('Wallet · Doorcard', callers([], ''))).toBe('Wallet · Doorcard');
    expect(titleText('', callers([], ''))).toBe('Doorcard');
    expect(titleText('Doorcard', callers([B], ''))).toBe('● Your turn · Casino');
    expect(titleText('Reference · Doorcard', callers([B], 'a'))).toBe('● Your turn · Casino');
  });

  test('names the table that is looked at before the others', () => {
    expect(titleText('Casino · Doorcard', callers([A, B], 'b'))).toBe('● Your turn · Casino, Reference');
  });
});
