"""Looking for a table: which signs somebody wants to see."""

from __future__ import annotations

from dataclasses import dataclass

from doorcard.room.lobby import TableSign
from doorcard.stud.choices import Betting, Game
from doorcard.stud.street import Chips


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyFilter:
    """What a table must have to be listed; ``None`` where it does not matter."""

    house: str | None = None
    game: Game | None = None
    betting: Betting | None = None
    free: bool | None = None
    """Has it a seat that anybody may take?"""
    bots: bool | None = None
    """Do house bots sit there?"""
    private: bool | None = None
    least_bet: Chips | None = None
    most_bet: Chips | None = None

    def lets_through(self, sign: TableSign) -> bool:
        """Is this a table they look for?"""
        wanted: tuple[tuple[object, object], ...] = (
            (self.house, sign.house),
            (self.game, sign.game),
            (self.betting, sign.betting),
            (self.free, sign.free > 0),
            (self.bots, sign.bots > 0),
            (self.private, sign.private),
        )
        if any(wish is not None and wish != there for wish, there in wanted):
            return False
        bet = stakes_of(sign)
        return (self.least_bet is None or self.least_bet <= bet) and (
            self.most_bet is None or bet <= self.most_bet
        )


def stakes_of(sign: TableSign) -> Chips:
    """The bet by which tables are compared: the small one, or the least of a spread."""
    return sign.spread_min if sign.betting is Betting.SPREAD_LIMIT else sign.small_bet
