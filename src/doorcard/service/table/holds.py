"""Why a table is not dealt for the moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from doorcard.service.ports import Clock
from doorcard.stud import Refusal


@dataclass(frozen=True, slots=True)
class Hold:
    """One reason to deal no new hand."""

    code: str
    sentence: str
    """What the table is told, and who is refused for it."""
    frozen: bool = False
    """Does the clock of the seat in turn stand still too?"""
    refuses: bool = False
    """Is everything refused that players ask for meanwhile?"""
    until_ms: int | None = None
    """When it is over at the latest, on the clock that only grows; ``None`` if nobody knows."""


class Holds:
    """The reasons at one table, each by its code, and since when its clock stands still."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._holds: dict[str, Hold] = {}
        self._frozen_at_ms: int | None = None
        self._still_since_ms: int | None = None

    def __bool__(self) -> bool:
        return bool(self._holds)

    def __iter__(self) -> Iterator[Hold]:
        return iter(self._holds.values())

    @property
    def frozen(self) -> bool:
        """Does the clock stand still?"""
        return self._frozen_at_ms is not None

    @property
    def stands_for(self) -> int:
        """How long the table has stood still; 0 if it goes on."""
        return 0 if self._still_since_ms is None else self._clock.now_ms() - self._still_since_ms

    def refusal(self) -> Refusal | None:
        """What a wish is refused with, if any reason refuses."""
        for hold in self:
            if hold.refuses:
                return Refusal(hold.code, hold.sentence)
        return None

    def put(self, hold: Hold) -> bool:
        """Add a reason, or change it. False if it stands already just so."""
        if self._holds.get(hold.code) == hold:
            return False
        self._holds[hold.code] = hold
        if self._frozen_at_ms is None and any(each.frozen for each in self):
            self._frozen_at_ms = self._still_since_ms = self._clock.now_ms()
        return True

    def release(self, code: str) -> int | None:
        """Take a reason away: for how long the clock stood still, if it now goes on.

        ``None`` if there was no such reason; 0 if the clock did not stand still, or goes
        on doing so for another.
        """
        if self._holds.pop(code, None) is None:
            return None
        if self._frozen_at_ms is None or any(each.frozen for each in self):
            return 0
        stood_still = self._clock.now_ms() - self._frozen_at_ms
        self._frozen_at_ms = self._still_since_ms = None
        return stood_still

    def stood_still_ms(self) -> int:
        """For how long the clock has stood still, since this was asked last."""
        if self._frozen_at_ms is None:
            return 0
        since, self._frozen_at_ms = self._frozen_at_ms, self._clock.now_ms()
        return self._frozen_at_ms - since
