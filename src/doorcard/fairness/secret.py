"""Seeds that leave the process by no accident."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Final, NoReturn, Self

SIZE: Final = 32
"""Bytes of a seed, a salt, a hash and a key."""

Entropy = Callable[[int], bytes]
"""Draws so many bytes: ``os.urandom``, or a fixed source in a test."""


class Secret:
    """Thirty-two bytes that no log, error, copy or encoder tells.

    Only :meth:`expose` gives them. :meth:`destroy` overwrites them where they stand.

    >>> Secret(bytes(32))
    <a secret>
    """

    __slots__ = ("_bytes",)
    __hash__ = None  # type: ignore[assignment]  # a hash would tell secrets apart

    def __init__(self, raw: bytes) -> None:
        if len(raw) != SIZE:
            raise ValueError(f"a seed has {SIZE} bytes, this one {len(raw)}")
        self._bytes: bytearray | None = bytearray(raw)

    @classmethod
    def draw(cls, entropy: Entropy) -> Self:
        """A new one."""
        return cls(entropy(SIZE))

    def expose(self) -> bytes:
        """The bytes. ``ValueError`` when they have been destroyed."""
        if self._bytes is None:
            raise ValueError("this secret has been destroyed")
        return bytes(self._bytes)

    def destroy(self) -> None:
        """Overwrite the bytes; doing it twice does no harm."""
        if self._bytes is not None:
            self._bytes[:] = bytes(SIZE)
            self._bytes = None

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return hmac.compare_digest(self.expose(), other.expose())

    def __repr__(self) -> str:
        return "<a secret>"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a secret is not copied or pickled: the sealed codec alone writes it")


class PlayerSeed(Secret):
    """What a player adds to the shuffle of one hand. Secret until it is revealed."""

    __slots__ = ()


class DeckSeed(Secret):
    """What fixes one of the eight decks of a hand."""

    __slots__ = ()
