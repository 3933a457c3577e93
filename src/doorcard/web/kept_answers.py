"""Kept answers: what was answered to a request with a key, for some minutes, in memory.

Each is kept for its asker alone: the player and the very session or token that asked, or the
address of who is not signed in. So much for each and for all; the oldest goes first.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from doorcard.stud import Refusal

KEPT_S: Final = 300.0
"""How long an answer can be asked for again."""
MOST_OF_ONE: Final = 64
MOST_OF_ALL: Final = 4096
LONGEST: Final = 64 * 1024
"""Bytes. A longer answer is not kept."""
BYTES_OF_ONE: Final = 256 * 1024
BYTES_OF_ALL: Final = 16 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer as it went out."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...] = field(repr=False)
    body: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Named:
    """By what a request is known again."""

    owner: str
    """The player, or the address of who is not signed in."""
    came_by: str
    """The id of the session or the token; empty for neither."""
    deed: str
    """The method and the path."""
    key: bytes = field(repr=False)


@dataclass(slots=True)
class Deed:
    """A request that is being answered, or has been."""

    of: bytes = field(repr=False)
    """A digest of what was asked."""
    answer: Answer | None = None
    until: float = 0.0
    over: asyncio.Event = field(default_factory=asyncio.Event, repr=False)

    @property
    def size(self) -> int:
        """The bytes of its answer."""
        return 0 if self.answer is None else len(self.answer.body)


class KeptAnswers:
    """The deeds that are being done, and those that were, the oldest first."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._doing: dict[Named, Deed] = {}
        self._done: dict[Named, Deed] = {}
        self._count: Counter[str] = Counter()
        self._bytes: Counter[str] = Counter()
        self._bytes_of_all = 0

    async def earlier(self, named: Named, of: bytes) -> Answer | None:
        """What was answered before, waiting if it is being answered now; ``None`` if nothing.

        Raises ``request.id_used`` where something else was asked under that key.
        """
        self._forget_old()
        while (deed := self._doing.get(named) or self._done.get(named)) is not None:
            if deed.of != of:
                raise Refusal(
                    "request.id_used",
                    "this key was used for another request to the same address: draw a new one "
                    "for each deed",
                )
            if deed.answer is not None:
                return deed.answer
            await deed.over.wait()
        return None

    def begin(self, named: Named, of: bytes) -> None:
        """It is being done now: whoever asks the same again waits for the answer."""
        self._doing[named] = Deed(of)

    def end(self, named: Named, answer: Answer | None) -> None:
        """It was answered; ``None`` for what is not to be kept, so that it may be asked anew."""
        deed = self._doing.pop(named)
        if answer is not None and len(answer.body) <= LONGEST:
            deed.answer, deed.until = answer, self._now() + KEPT_S
            self._keep(named, deed)
        deed.over.set()

    def _keep(self, named: Named, deed: Deed) -> None:
        owner = named.owner
        self._done[named] = deed
        self._count[owner] += 1
        self._bytes[owner] += deed.size
        self._bytes_of_all += deed.size
        self._forget_old()
        while self._count[owner] > MOST_OF_ONE or self._bytes[owner] > BYTES_OF_ONE:
            self._forget(next(each for each in self._done if each.owner == owner))

    def _forget_old(self) -> None:
        now = self._now()
        while self._done:
            oldest = next(iter(self._done))
            too_many = len(self._done) > MOST_OF_ALL or self._bytes_of_all > BYTES_OF_ALL
            if not too_many and now < self._done[oldest].until:
                return
            self._forget(oldest)

    def _forget(self, named: Named) -> None:
        size = self._done.pop(named).size
        self._bytes_of_all -= size
        self._bytes[named.owner] -= size
        self._count[named.owner] -= 1
        if not self._count[named.owner]:
            del self._count[named.owner], self._bytes[named.owner]
