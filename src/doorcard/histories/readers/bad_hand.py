"""What a reader says when a hand means nothing, or contradicts itself."""

from __future__ import annotations

from typing import ClassVar

from doorcard.histories.outcome import Unread, Unreadable
from doorcard.histories.record import Site


class BadHand(ValueError):
    """This hand cannot be read: the line of the file, and why, as a sentence."""

    def __init__(self, line: int, sentence: str) -> None:
        self.line = line
        self.sentence = sentence
        super().__init__(f"line {line}: {sentence}")

    def unread(self, file: str, hand: str, site: Site) -> Unread:
        """What becomes of the hand."""
        return Unread(
            file=file, hand=hand, line=self.line, reason=self.sentence, site=site, why=self.why
        )

    why: ClassVar = Unreadable.NOT_UNDERSTOOD


class Contradiction(BadHand):
    """The file contradicts itself: two of its statements cannot both be true."""

    why: ClassVar = Unreadable.CONTRADICTS


class Scrambled(BadHand):
    """The file itself shows that it was scrambled: nobody can tell what was played."""

    why: ClassVar = Unreadable.SCRAMBLED
