"""Answers given, so that the same request has one effect however often it comes."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from doorcard.room.table import PlayerId
from doorcard.stud import Refusal

_REMEMBERED: Final = 4096


class Answers:
    """The latest answers of a table by player and request id, with what was asked."""

    def __init__(self, most: int = _REMEMBERED) -> None:
        self._given: OrderedDict[tuple[PlayerId, str], tuple[object, Refusal | None]] = (
            OrderedDict()
        )
        self._most = most

    def __contains__(self, request: tuple[PlayerId, str]) -> bool:
        return request in self._given

    def again(self, request: tuple[PlayerId, str], wish: object) -> Refusal | None:
        """What was answered: a refusal, or ``None`` for done. ``KeyError`` if nothing was.

        An id that was used for another wish is refused (``request.id_used``): whoever
        counts requests anew must not take the old answer for a new deed.
        """
        asked, answer = self._given[request]
        if asked != wish:
            return Refusal(
                "request.id_used",
                f"the id {request[1]!r} was used for another request at this table: "
                "choose a new one",
                id=request[1],
            )
        return answer

    def remember(
        self, request: tuple[PlayerId, str], wish: object, refusal: Refusal | None
    ) -> None:
        """Note an answer; the oldest ones are forgotten."""
        self._given[request] = (wish, refusal)
        if len(self._given) > self._most:
            self._given.popitem(last=False)
