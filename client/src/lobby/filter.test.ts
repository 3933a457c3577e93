import { describe, expect, test } from 'vitest';
import { EVERYTHING, isFiltered, lobbyAddress } from './filter';

describe('the lobby', () => {
  test('is asked for everything without a query', () => {
    expect(lobbyAddress(EVERYTHING)).toBe('/api/lobby');
    expect(isFiltered(EVERYTHING)).toBe(false);
  });

  test('is asked for what is looked for, and for nothing else', () => {
    const filter = { ...EVERYTHING, game: 'hilo' as const, free: true, people: true };

    expect(lobbyAddress(filter)).toBe('/api/lobby?game=hilo&free=true&bots=false');
    expect(isFiltered(filter)).toBe(true);
  });
});
