"""Read hand histories, whatever wrote them: finds the format and streams the hands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Final, Protocol

from doorcard.histories.outcome import Outcome, Unread
from doorcard.histories.readers.absolute import ABSOLUTE
from doorcard.histories.readers.bovada import BOVADA
from doorcard.histories.readers.doorcard import DOORCARD
from doorcard.histories.readers.everleaf import EVERLEAF
from doorcard.histories.readers.full_tilt import FULL_TILT
from doorcard.histories.readers.ipoker import IPOKER
from doorcard.histories.readers.kingsclub import KINGSCLUB
from doorcard.histories.readers.lines import Line, TooLarge, lines_of
from doorcard.histories.readers.merge import MERGE
from doorcard.histories.readers.ongame import ONGAME
from doorcard.histories.readers.partypoker import PARTYPOKER
from doorcard.histories.readers.phh import PHH
from doorcard.histories.readers.pokerstars import POKERSTARS
from doorcard.histories.readers.winamax import WINAMAX
from doorcard.histories.readers.winning import WINNING
from doorcard.histories.readers.winning_old import WINNING_OLD
from doorcard.histories.record import Site

LINES_LOOKED_AT: Final = 500
"""How far into a file its format must show."""
SUFFIXES: Final = frozenset(
    {"", ".txt", ".xml", ".phh", ".phhs", ".log", ".hh", ".json", ".jsonl", ".hand", ".history"}
)
"""Which files of a folder are hand histories."""


class Format(Protocol):
    """One format: how it shows, and who reads it."""

    @property
    def site(self) -> Site:
        """Whose format it is."""
        ...

    def begins(self, text: str) -> bool:
        """Is this a line that only this format has?"""
        ...

    def hands(self, lines: Iterable[Line], file: str) -> Iterator[Outcome]:
        """All hands among the lines."""
        ...


FORMATS: Final[tuple[Format, ...]] = (
    POKERSTARS,
    FULL_TILT,
    EVERLEAF,
    PARTYPOKER,
    IPOKER,
    MERGE,
    WINAMAX,
    WINNING,
    WINNING_OLD,
    BOVADA,
    ONGAME,
    ABSOLUTE,
    KINGSCLUB,
    PHH,
    DOORCARD,
)


def read_histories(path: Path) -> Iterator[Outcome]:
    """Every hand of a file, or of all files below a folder, as it is read.

    Never raises for what a file holds: what cannot be read comes as ``Unread``.
    """
    if path.is_dir():
        for each in sorted(path.rglob("*")):
            if each.is_file() and each.suffix.lower() in SUFFIXES:
                yield from _read_file(each)
    else:
        yield from _read_file(path)


def format_of(lines: Iterable[Line]) -> Format | None:
    """The format of a file by its first lines; ``None`` for none that is known."""
    for line in islice(lines, LINES_LOOKED_AT):
        for each in FORMATS:
            if each.begins(line.text):
                return each
    return None


def _read_file(path: Path) -> Iterator[Outcome]:
    file = str(path)
    if path.exists() and not path.is_file():
        yield Unread(file=file, hand="", line=0, reason="it is no regular file")
        return
    try:
        found = format_of(lines_of(path))
        if found is None:
            reason = "it is in no hand-history format that is known here"
            yield Unread(file=file, hand="", line=0, reason=reason)
            return
        yield from found.hands(lines_of(path), file)
    except TooLarge as wrong:
        yield Unread(file=file, hand="", line=0, reason=str(wrong))
    except OSError as wrong:
        reason = f"it cannot be read: {wrong.strerror or wrong}"
        yield Unread(file=file, hand="", line=0, reason=reason)
