import { describe, expect, test } from 'vitest';
import type { Lapse } from '../wire/generated';
import { heardText, lapseText, toldText } from './told';

const LAPSE: Lapse = {
  t: 'lapse',
  hand: 'h',
  seat: 2,
  cause: 'disconnect',
  outcome: 'all_in',
  protection: null,
  refused_protection: false,
  sentence: 'Ben lost the connection: the seat is treated as all-in',
};
const NAMES = new Map([[2, 'Ben']]);

describe('what the room tells', () => {
  test('has words of its own for a code, and the room’s where it has none', () => {
    expect(toldText({ code: 'room.draining', sentence: 'x' })).toMatch(/^The room closes soon/);
    expect(toldText({ code: 'store.full', sentence: 'x' })).toMatch(/^The room’s disk is full/);
    expect(toldText({ code: 'new.one', sentence: 'it is new' })).toBe('It is new.');
  });

  test('of a pause by the host ends with the host’s own words, if there are any', () => {
    expect(toldText({ code: 'host.paused', sentence: 'tea at four' })).toBe(
      'The host has paused the whole room. Tea at four.',
    );
    expect(toldText({ code: 'host.table_paused', sentence: '' })).toBe('The host has paused this table.');
  });

  test('of a lapse says who, why, what was done, and which protection it was', () => {
    expect(lapseText(LAPSE, NAMES)).toBe('Ben: line was lost, treated as all-in.');
    expect(lapseText({ ...LAPSE, protection: { used: 1, of: 2 } }, NAMES)).toBe(
      'Ben: line was lost, treated as all-in. All-in protection 1 of 2.',
    );
  });

  test('of rules to come says from which hand on', () => {
    const heard = { code: 'rules.announced', sentence: 'new rules were announced' };

    expect(heardText({ heard, announced: { from_hand: 9, changes: [], by: 'Ann' } })).toBe(
      'New rules from hand 9 on, announced by Ann.',
    );
    expect(heardText({ heard, announced: null })).toBe('New rules were announced.');
    expect(heardText({ heard: null, announced: null })).toBe('');
  });
});
