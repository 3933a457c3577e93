"""Answers given, so that the same request has one effect however often it comes."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from doorcard.room.table import PlayerId
from doorcard.stud import Refusal

_REMEMBERED: Final = 4096


class Answers:
    """The latest answers of a table by player and request id."""

    def __init__(self, most: int = _REMEMBERED) -> None:
        self._given: OrderedDict[tuple[PlayerId, str], Refusal | None] = OrderedDict()
        self._most = most

    def __contains__(self, request: tuple[PlayerId, str]) -> bool:
        return request in self._given

    def again(self, request: tuple[PlayerId, str]) -> Refusal | None:
        """What was answered: a refusal, or ``None`` for done. ``KeyError`` if nothing was."""
        return self._given[request]

    def remember(self, request: tuple[PlayerId, str], refusal: Refusal | None) -> None:
        """Note an answer; the oldest ones are forgotten."""
        self._given[request] = refusal
        if len(self._given) > self._most:
            self._given.popitem(last=False)
