"""Numbers without bias out of a key, and orders without bias out of the numbers."""

from __future__ import annotations

import hmac
from typing import Final

from doorcard.fairness.hashing import message

_BLOCK: Final = 32


class Stream:
    """A stream of bytes that a key and a label fix: HMAC-SHA-256 in counter mode.

    It has no ``repr``: its key may be a secret.

    >>> Stream(bytes(32), "pick").below(8)
    4
    """

    __slots__ = ("_at", "_bytes", "_head", "_key", "_next")

    def __init__(self, key: bytes, label: str, *fields: bytes | str | int) -> None:
        self._key = key
        self._head = message(label, *fields, 0)[:-8]
        self._next = 0
        self._bytes = b""
        self._at = 0

    def take(self, count: int) -> bytes:
        """The next ``count`` bytes."""
        end = self._at + count
        if end > len(self._bytes):
            self._draw(end - len(self._bytes))
            end = count
        taken = self._bytes[end - count : end]
        self._at = end
        return taken

    def _draw(self, lacking: int) -> None:
        """Let go of what was read, and add blocks until ``lacking`` more bytes are there."""
        blocks = range(self._next, self._next + -(-lacking // _BLOCK))
        self._next = blocks.stop
        drawn = [
            hmac.digest(self._key, self._head + number.to_bytes(8, "big"), "sha256")
            for number in blocks
        ]
        self._bytes = b"".join([self._bytes[self._at :], *drawn])
        self._at = 0

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit`` - 1, each as likely: what would favour one is redrawn.

        ``limit`` is 1 to 256. For 1 nothing is read.
        """
        if not 1 <= limit <= 256:
            raise ValueError(f"a byte decides among 1 to 256, not {limit}")
        if limit == 1:
            return 0
        fair = 256 - 256 % limit
        while (byte := self.take(1)[0]) >= fair:
            pass
        return byte % limit


def shuffled(stream: Stream, count: int) -> tuple[int, ...]:
    """The numbers 0 to ``count`` - 1 in an order that the stream decides, each as likely.

    Fisher and Yates, from the last place down; every order of 52 can come out, for
    log2 52! is 225.6 bits and the key has 256.

    >>> shuffled(Stream(bytes(32), "order"), 8)
    (0, 5, 3, 2, 6, 1, 7, 4)
    """
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        at = stream.below(last + 1)
        order[last], order[at] = order[at], order[last]
    return tuple(order)
