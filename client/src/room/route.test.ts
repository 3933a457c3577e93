import { describe, expect, test, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
vi.stubGlobal('window', { addEventListener: () => undefined });
const { placeOf, withNext } = await import('./route.svelte');

describe('an address', () => {
  test.each([
    ['/', { at: 'lobby', next: null }],
    ['/table/casino', { at: 'table', id: 'casino' }],
    ['/table/a%20b/about', { at: 'about', id: 'a b' }],
    ['/settings', { at: 'settings', next: null }],
    ['/account/reset', { at: 'reset', next: null }],
    ['/study', { at: 'study', next: null }],
    ['/host/claim/', { at: 'claim', next: null }],
    ['/nowhere/at/all', { at: 'lobby', next: null }],
  ])('%s is a place of its own', (path, place) => {
    expect(placeOf(path, '')).toEqual(place);
  });

  test('may say where to go afterwards, within the room', () => {
    expect(placeOf('/login', '?next=/table/casino')).toEqual({ at: 'login', next: '/table/casino' });
    expect(placeOf('/login', '?next=//elsewhere.example')).toEqual({ at: 'login', next: null });
    expect(withNext('/login', '/wallet')).toBe('/login?next=%2Fwallet');
  });
});
