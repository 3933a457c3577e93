/** What the visitor looks for in the lobby, as the query that the room answers. */
import { asking } from '../room/call';
import type { Betting, Game } from '../wire/generated';
import type { Query } from '../wire/routes';

export interface LobbyFilter {
  game: Game | '';
  betting: Betting | '';
  house: string;
  free: boolean;
  people: boolean;
  open: boolean;
}

export const EVERYTHING: LobbyFilter = {
  game: '',
  betting: '',
  house: '',
  free: false,
  people: false,
  open: false,
};

/** The address of the lobby with this filter. */
export function lobbyAddress(filter: LobbyFilter): `/api/lobby${Query}` {
  return asking('/api/lobby', {
    game: filter.game,
    betting: filter.betting,
    house: filter.house,
    free: filter.free || null,
    bots: filter.people ? false : null,
    private: filter.open ? false : null,
  });
}

export function isFiltered(filter: LobbyFilter): boolean {
  return lobbyAddress(filter) !== lobbyAddress(EVERYTHING);
}
