/** Where the visitor is: the address bar as a value, and back again. */

export type Place =
  | { at: 'lobby'; next: string | null }
  | { at: 'table' | 'about'; id: string }
  | { at: 'login' | 'register'; next: string | null }
  | { at: 'account' | 'verify' | 'reset' | 'wallet' | 'settings' | 'policy' | 'letters' | 'host' | 'claim' | 'study' }
  | { at: 'replay'; id: string }
  | { at: 'results' | 'hands' | 'shared' };

const PAGES: Record<string, Place['at']> = {
  '/account': 'account',
  '/account/verify': 'verify',
  '/account/reset': 'reset',
  '/wallet': 'wallet',
  '/settings': 'settings',
  '/policy/disconnects': 'policy',
  '/host': 'host',
  '/host/claim': 'claim',
  '/letters': 'letters',
  '/results': 'results',
  '/replay': 'hands',
  '/shared': 'shared',
  '/login': 'login',
  '/register': 'register',
  '/study': 'study',
};

export function placeOf(path: string, query: string): Place {
  const table = /^\/table\/([^/]+)(\/about)?\/?$/.exec(path);
  if (table?.[1]) return { at: table[2] ? 'about' : 'table', id: decodeURIComponent(table[1]) };
  const hand = /^\/replay\/([^/]+)\/?$/.exec(path);
  if (hand?.[1]) return { at: 'replay', id: decodeURIComponent(hand[1]) };
  const asked = new URLSearchParams(query).get('next');
  const next = asked && /^\/(?!\/)/.test(asked) ? asked : null;
  const at = PAGES[path.replace(/\/$/, '')] ?? 'lobby';
  return { at, next } as Place;
}

class Route {
  place: Place = $state.raw(placeOf(location.pathname, location.search));

  constructor() {
    window.addEventListener('popstate', () => this.read());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    window.scrollTo(0, 0);
  }

  private read(): void {
    this.place = placeOf(location.pathname, location.search);
  }
}

export const route = new Route();

export function tablePath(id: string): string {
  return `/table/${encodeURIComponent(id)}`;
}

/** Where to sign in, and to come back to afterwards. */
export function withNext(page: string, next: string | null | undefined): string {
  return next ? `${page}?next=${encodeURIComponent(next)}` : page;
}

/** A secret behind `#`, which no server is told. */
export function secretOf(name = ''): string | null {
  const fragment = location.hash.slice(1);
  return (name ? new URLSearchParams(fragment).get(name) : fragment) || null;
}

/** Take a secret that was used out of the address bar. */
export function forgetSecret(): void {
  history.replaceState(null, '', location.pathname + location.search);
}

/** Follow a link inside the room without loading the page anew. */
export function followLink(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
