"""The formats a hand can be written in, by name."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Literal

from doorcard.histories.record import HandRecord
from doorcard.histories.told import Circumstances, record_of
from doorcard.histories.writers import doorcard, open_hand_history, phh, pokerstars
from doorcard.views import Notice


class Format(StrEnum):
    """What a file of hands is written as."""

    DOORCARD = "doorcard"
    POKERSTARS = "pokerstars"
    PHH = "phh"
    OHH = "ohh"

    @property
    def suffix(self) -> str:
        """How the file's name ends. Many hands in PHH are ``phhs``."""
        return {"doorcard": "jsonl", "pokerstars": "txt", "phh": "phhs", "ohh": "ohh"}[self]


def written(form: Format, notices: Sequence[Notice], known: Circumstances, number: int = 1) -> str:
    """A hand as its viewer saw it. ``number`` is its place in a file of many.

    Raises ``Unwritable`` where the format has no way to tell it.
    """
    if form is Format.DOORCARD:
        return doorcard.write(notices, known)
    return written_record(form, record_of(notices, known), number)


def written_record(
    form: Literal[Format.POKERSTARS, Format.PHH, Format.OHH], record: HandRecord, number: int = 1
) -> str:
    """A record in a notation of other programs. Raises ``Unwritable`` as :func:`written`."""
    match form:
        case Format.POKERSTARS:
            return pokerstars.write(record)
        case Format.PHH:
            return phh.write(record, number) + "\n"
        case Format.OHH:
            return open_hand_history.write(record)
