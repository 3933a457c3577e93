"""What the fair deal refuses: records that cannot be, and seeds that do not fit."""

from __future__ import annotations


class BadFairRecord(ValueError):
    """This is no opening event, closing event or receipt; nothing was read from it.

    ``code`` is the finding of the verifiers: ``opening.malformed`` and so on.
    """

    def __init__(self, code: str, sentence: str) -> None:
        self.code = code
        super().__init__(sentence)


class BadSeed(ValueError):
    """The seeds of a hand do not make its mix, because of one seat.

    ``code`` is ``seed.missing``, ``seed.wrong`` or ``seed.uncommitted``.
    """

    def __init__(self, code: str, seat: int, sentence: str) -> None:
        self.code = code
        self.seat = seat
        super().__init__(sentence)
