"""The closing event: a hand that was opened was played, or is void and says why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Final

from doorcard.fairness.deck_order import DECKS
from doorcard.fairness.hashing import Json, canonical, digest
from doorcard.fairness.opening_event import OpeningEvent
from doorcard.fairness.reading import VERSION, Fields

_CODE: Final = "closing.malformed"
_NOUN: Final = "closing event"


class Outcome(StrEnum):
    """What became of a hand that was opened."""

    PLAYED = "played"
    VOID = "void"


class VoidReason(StrEnum):
    """Why a hand that was opened was not played to its end."""

    SILENT = "silent"
    """A seat did not reveal its seed in time. The only reason that is no alarm."""
    KEY_LOST = "key_lost"
    """The room cannot read its sealed decks any more."""
    STOPPED = "stopped"
    """The room, or its host, stopped the hand."""


@dataclass(frozen=True)
class ClosingEvent:
    """How a hand ended. The next opening event holds its digest."""

    table: str
    hand: str
    number: int
    opening: bytes
    """The digest of the opening event."""
    outcome: Outcome
    play: bytes = b""
    """Played: see :func:`play_digest`."""
    reason: VoidReason = VoidReason.SILENT
    """Void: why."""
    silent: tuple[int, ...] = ()
    """Void: the seats whose seeds did not come."""
    seeds: tuple[tuple[int, bytes], ...] = ()
    """Void: the seeds that had come, by seat."""
    decks: tuple[bytes, ...] | None = None
    """Void: the seeds of all eight decks, so that a void hides no bad deck. ``None``
    only where the room has lost them."""

    @cached_property
    def digest(self) -> bytes:
        """What is signed, and what the next opening event holds."""
        return digest("closing", canonical(self.plain()))

    @property
    def is_void(self) -> bool:
        """Was nothing dealt, or all given back?"""
        return self.outcome is Outcome.VOID

    def plain(self) -> dict[str, Json]:
        """Its JSON."""
        head: dict[str, Json] = {
            "version": VERSION,
            "table": self.table,
            "hand": self.hand,
            "number": self.number,
            "opening": self.opening.hex(),
            "outcome": self.outcome.value,
        }
        if not self.is_void:
            return {**head, "play": self.play.hex()}
        decks: Json = None if self.decks is None else [each.hex() for each in self.decks]
        return {
            **head,
            "reason": self.reason.value,
            "silent": list(self.silent),
            "seeds": [{"seat": seat, "seed": seed.hex()} for seat, seed in self.seeds],
            "decks": decks,
        }

    @classmethod
    def read(cls, record: Json) -> ClosingEvent:
        """The closing event in this JSON. Raises ``BadFairRecord``: ``closing.malformed``."""
        void = isinstance(record, dict) and record.get("outcome") == Outcome.VOID
        fields = Fields(_CODE, _NOUN, record, (*_HEAD, *(_VOID if void else _PLAYED)))
        fields.version()
        if fields.text("outcome") not in list(Outcome):
            raise fields.bad("its outcome is neither played nor void")
        outcome = Outcome(fields.text("outcome"))
        read = cls(
            fields.text("table"),
            fields.text("hand"),
            fields.count("number", 1),
            fields.raw("opening"),
            outcome,
            play=b"" if void else fields.raw("play"),
        )
        return _void(read, fields) if void else read


def _void(read: ClosingEvent, fields: Fields) -> ClosingEvent:
    reason = fields.text("reason")
    if reason not in list(VoidReason):
        raise fields.bad("nobody knows its reason")
    silent = []
    for each in fields.items("silent"):
        if type(each) is not int or not 1 <= each <= 8:
            raise fields.bad("silent holds something that is no seat")
        silent.append(each)
    decks = fields.raws("decks") if fields.holds("decks") else None
    if decks is not None and len(decks) != DECKS:
        raise fields.bad(f"decks must be {DECKS} seeds, or null")
    return ClosingEvent(
        read.table,
        read.hand,
        read.number,
        read.opening,
        Outcome.VOID,
        reason=VoidReason(reason),
        silent=tuple(silent),
        seeds=read_seeds(_CODE, fields.items("seeds")),
        decks=decks,
    )


def read_seeds(code: str, records: Iterable[Json]) -> tuple[tuple[int, bytes], ...]:
    """Seeds by seat, from a list of ``{"seat", "seed"}``. Raises ``BadFairRecord``."""
    found = []
    for each in records:
        fields = Fields(code, "list of seeds", each, ("seat", "seed"))
        found.append((fields.count("seat", 1, 8), fields.raw("seed")))
    return tuple(found)


def play_digest(notices: Iterable[Json]) -> bytes:
    """What stands for the play: the notices of the rail, from hand_started to hand_ended."""
    return digest("play", *(canonical(each) for each in notices))


def played(opening: OpeningEvent, notices: Iterable[Json]) -> ClosingEvent:
    """The end of a hand that was played: ``notices`` are what the rail was told."""
    return ClosingEvent(
        opening.table,
        opening.hand,
        opening.number,
        opening.digest,
        Outcome.PLAYED,
        play=play_digest(notices),
    )


def voided(
    opening: OpeningEvent,
    reason: VoidReason,
    silent: Sequence[int],
    seeds: Mapping[int, bytes],
    decks: Sequence[bytes] | None,
) -> ClosingEvent:
    """The end of a hand that is void; see :class:`ClosingEvent` for what it lays open."""
    return ClosingEvent(
        opening.table,
        opening.hand,
        opening.number,
        opening.digest,
        Outcome.VOID,
        reason=reason,
        silent=tuple(silent),
        seeds=tuple(sorted(seeds.items())),
        decks=None if decks is None else tuple(decks),
    )


_HEAD: Final = ("version", "table", "hand", "number", "opening", "outcome")
_PLAYED: Final = ("play",)
_VOID: Final = ("reason", "silent", "seeds", "decks")
