/** Where the visitor is: the address bar as a value, and back again. */

export type Place = { at: 'lobby'; next: string | null } | { at: 'table'; id: string };

export function placeOf(path: string, query: string): Place {
  const table = /^\/table\/([^/]+)\/?$/.exec(path);
  if (table?.[1]) return { at: 'table', id: decodeURIComponent(table[1]) };
  const next = new URLSearchParams(query).get('next');
  return { at: 'lobby', next: next && /^\/(?!\/)/.test(next) ? next : null };
}

class Route {
  place: Place = $state.raw(placeOf(location.pathname, location.search));

  constructor() {
    window.addEventListener('popstate', () => this.read());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
  }

  private read(): void {
    this.place = placeOf(location.pathname, location.search);
  }
}

export const route = new Route();

export function tablePath(id: string): string {
  return `/table/${encodeURIComponent(id)}`;
}

/** Follow a link inside the room without loading the page anew. */
export function followLink(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  route.go(link.pathname + link.search);
}
