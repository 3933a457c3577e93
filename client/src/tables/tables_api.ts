/** Tables over HTTP: looking, opening, entering, changing, closing, standing in line. */
import { call } from '../room/call';
import type { Entry, NewRules, OpenTable } from '../wire/generated';
import type { SeatNo } from '../wire/numbers';

export const tableAt = (id: string) => `/api/tables/${encodeURIComponent(id)}` as const;

export const tables = {
  houses: () => call('GET', '/api/houses'),
  form: (house: string) => call('GET', `/api/houses/${encodeURIComponent(house)}/form`),
  check: (wish: OpenTable) => call('POST', '/api/tables/check', wish),
  open: (wish: OpenTable) => call('POST', '/api/tables', wish),
  page: (id: string) => call('GET', `${tableAt(id)}/page`),
  enter: (id: string, door: Entry) => call('POST', `${tableAt(id)}/entry`, door),
  invite: (id: string) => call('POST', `${tableAt(id)}/invite`, {}),
  announce: (id: string, change: NewRules) => call('POST', `${tableAt(id)}/rules`, change),
  takeBack: (id: string) => call('DELETE', `${tableAt(id)}/rules`),
  close: (id: string) => call('DELETE', tableAt(id)),
  wait: (id: string, seats: SeatNo[]) => call('POST', `${tableAt(id)}/waiting`, { seats }),
  stopWaiting: (id: string) => call('DELETE', `${tableAt(id)}/waiting`),
};
