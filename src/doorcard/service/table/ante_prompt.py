"""Asking for "I'm in", before each hand, where a seat does not ante by itself."""

from __future__ import annotations

from doorcard.room.table import PlayerId, Table
from doorcard.service.ports import Clock
from doorcard.service.table.bulletin import Bulletin
from doorcard.service.table.table_tellings import AnteOverTold, AnteTold


class AntePrompt:
    """Who is asked at one table, and until when. (001, items 3 and 4; case L03)"""

    def __init__(self, clock: Clock, bulletin: Bulletin) -> None:
        self._clock = clock
        self._bulletin = bulletin
        self._number = 0
        self._until_ms: int | None = None
        self._told_until_ms: int | None = None
        self._asked: frozenset[PlayerId] = frozenset()

    def deal_at(self, table: Table, deal_at_ms: int) -> int:
        """When the next hand is dealt: not before everybody asked has had their time.

        ``deal_at_ms`` is when it would be otherwise.
        """
        if not table.asked:
            return deal_at_ms
        if self._until_ms is None or self._number != table.hands + 1:
            seconds = table.policy.im_in_seconds
            self._until_ms = max(deal_at_ms, self._clock.now_ms() + seconds * 1000)
        self._number = table.hands + 1
        return self._until_ms

    def ask(self, table: Table, *, dealing: bool) -> None:
        """Tell whoever is asked now and was not before, and whoever is asked no more.

        ``dealing`` is whether the hand is dealt when the time is over.
        """
        if not self._asked and all(each.auto_ante for each in table.seats):
            self._until_ms = None
            return
        seats = table.asked
        asked = frozenset(each.player for each in table.seats if each.seat in seats)
        if not table.between_hands or not dealing:
            self._until_ms = None
        if not table.between_hands:
            asked = frozenset()
        for player in self._asked - asked:
            self._bulletin.tell_player(player, AnteOverTold(self._number))
        self._number = table.hands + 1
        known = self._asked if self._until_ms == self._told_until_ms else frozenset()
        for player in asked - known:
            self._bulletin.tell_player(player, self.told())
        self._asked, self._told_until_ms = asked, self._until_ms

    def told(self) -> AnteTold:
        """The question as it stands."""
        now, until = self._clock.now_ms(), self._until_ms
        return AnteTold(self._number, None if until is None or until <= now else until - now)

    def asks(self, player: PlayerId) -> bool:
        """Is this player asked now?"""
        return player in self._asked
