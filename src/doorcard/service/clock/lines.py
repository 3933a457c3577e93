"""The lines of one table's players: when they were lost, and when they came back."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from doorcard.room.lines import AT_ONCE_MS
from doorcard.room.table import PlayerId


@dataclass(frozen=True, slots=True)
class Gap:
    """A line that did not stand. Times of the clock that only grows."""

    lost_ms: int | None
    """``None``: since before the room opened."""
    back_ms: int | None = None
    """``None`` while it does not stand."""

    def covers(self, when_ms: int) -> bool:
        """Was the line down at that moment?"""
        begun = self.lost_ms is None or self.lost_ms <= when_ms
        return begun and (self.back_ms is None or when_ms < self.back_ms)


class Lines:
    """The latest gap of each line. Who has none is as the listeners say."""

    def __init__(self) -> None:
        self._gaps: dict[PlayerId, Gap] = {}

    def lost(self, player: PlayerId, now_ms: int, seated: Collection[PlayerId]) -> None:
        """The last page of a seated player is gone; players without a seat are forgotten."""
        self._gaps = {each: gap for each, gap in self._gaps.items() if each in seated}
        self._gaps[player] = Gap(now_ms)

    def back(self, player: PlayerId, now_ms: int) -> None:
        """A page of a seated player is there again."""
        gap = self._gaps.get(player)
        self._gaps[player] = Gap(None if gap is None else gap.lost_ms, now_ms)

    def stood(self, player: PlayerId, when_ms: int, *, stands: bool) -> bool:
        """Did the line stand at that moment? ``stands`` is whether it does now."""
        gap = self._gaps.get(player)
        return stands if gap is None else not gap.covers(when_ms)

    def lost_at_once(self, now_ms: int) -> tuple[PlayerId, ...]:
        """Who has lost their line just now, and is not back."""
        return tuple(
            player
            for player, gap in self._gaps.items()
            if gap.back_ms is None and gap.lost_ms is not None and gap.lost_ms > now_ms - AT_ONCE_MS
        )
