/** Tables over HTTP: looking, opening, entering, changing, closing, standing in line. */
import { call } from '../room/call';
import type { Line, TableSign } from '../wire/messages';
import type { SeatNo } from '../wire/notices';
import type {
  Fields,
  HouseForm,
  HouseSign,
  Problem,
  TableOpened,
  TablePageSign,
  TableWish,
} from '../wire/tables';

export const tableAt = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const tables = {
  houses: () => call<{ houses: HouseSign[] }>('GET', '/api/houses'),
  form: (house: string) => call<HouseForm>('GET', `/api/houses/${encodeURIComponent(house)}/form`),
  check: (wish: TableWish) => call<{ problems: Problem[] }>('POST', '/api/tables/check', wish),
  open: (wish: TableWish) => call<TableOpened>('POST', '/api/tables', wish),
  page: (id: string) => call<TablePageSign>('GET', `${tableAt(id)}/page`),
  enter: (id: string, door: { invite: string } | { password: string }) =>
    call<{ table: TableSign }>('POST', `${tableAt(id)}/entry`, door),
  invite: (id: string) => call<{ invite: string }>('POST', `${tableAt(id)}/invite`, {}),
  announce: (id: string, change: { rules: Fields; policy: Fields }) =>
    call<TablePageSign>('POST', `${tableAt(id)}/rules`, change),
  takeBack: (id: string) => call<TablePageSign>('DELETE', `${tableAt(id)}/rules`),
  close: (id: string) => call<null>('DELETE', tableAt(id)),
  wait: (id: string, seats: SeatNo[]) => call<Line>('POST', `${tableAt(id)}/waiting`, { seats }),
  stopWaiting: (id: string) => call<Line>('DELETE', `${tableAt(id)}/waiting`),
};
