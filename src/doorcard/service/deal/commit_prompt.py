"""Asking people's seats to commit, while the last hand is paid."""

from __future__ import annotations

from collections.abc import Collection

from doorcard.room.deal_round import to_commit, waited_for
from doorcard.room.table import PlayerId
from doorcard.service.deal.tellings import CommitAskedTold
from doorcard.service.ports import Clock
from doorcard.service.table.bulletin import Bulletin
from doorcard.service.table.table_state import TableState
from doorcard.stud import SeatNo


class CommitPrompt:
    """Who is asked at one table, and how long the deal waits for the answers."""

    def __init__(self, clock: Clock, bulletin: Bulletin, patience_ms: int) -> None:
        self._clock = clock
        self._bulletin = bulletin
        self._patience_ms = patience_ms
        self._number = 0
        self._since_ms = 0
        self._asked: set[tuple[PlayerId, SeatNo]] = set()
        self._until_ms: int | None = None

    def deal_at(
        self,
        state: TableState,
        deal_at_ms: int,
        bots: Collection[PlayerId],
        connected: Collection[PlayerId],
    ) -> int:
        """When the next hand is opened: a little later where commitments are missed.

        ``deal_at_ms`` is when it would be otherwise.
        """
        self._turn_to(state)
        self._until_ms = max(deal_at_ms, self._since_ms) + self._patience_ms
        missed = waited_for(state.table, bots, connected, state.commitments)
        return self._until_ms if missed else deal_at_ms

    def ask(self, state: TableState, bots: Collection[PlayerId]) -> None:
        """Tell every seat that has not committed and was not asked yet."""
        if not state.table.between_hands:
            return
        self._turn_to(state)
        for seat in to_commit(state.table, bots):
            taken = state.table.at(seat)
            if taken is None or (taken.player, seat) in self._asked:
                continue
            self._asked.add((taken.player, seat))
            telling = self.told(state, taken.player, bots)
            if telling is not None:
                self._bulletin.tell_player(taken.player, telling)

    def told(
        self, state: TableState, player: PlayerId | None, bots: Collection[PlayerId]
    ) -> CommitAskedTold | None:
        """The question to this player as it stands; ``None`` if there is none."""
        taken = None if player is None else state.table.of(player)
        if taken is None or not state.table.between_hands:
            return None
        if taken.seat not in to_commit(state.table, bots):
            return None
        found = state.commitments.get(taken.seat)
        if found is not None and found.player == player:
            return None
        now, until = self._clock.now_ms(), self._until_ms
        left = None if until is None else max(0, until - now)
        return CommitAskedTold(state.table.hands + 1, taken.seat, left)

    def _turn_to(self, state: TableState) -> None:
        """Another hand is the next: everybody is asked anew."""
        number = state.table.hands + 1
        if number != self._number:
            self._number, self._since_ms = number, self._clock.now_ms()
            self._asked.clear()
            self._until_ms = None
