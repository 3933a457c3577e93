"""A saved hand: all that one viewer was told of it, as one JSON object."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from doorcard.fairness import (
    DECK_SIZE,
    DECKS,
    SIZE,
    BadFairRecord,
    CardOpening,
    ClosingEvent,
    Json,
    OpeningEvent,
    Receipt,
    read_seeds,
)
from doorcard.fairness.reading import Fields
from doorcard.records import BadRecord, read_notice
from doorcard.stud import Event

_FILE: Final = "file.malformed"
_SIGNATURE: Final = 64


@dataclass(frozen=True, slots=True)
class ToldNotice:
    """A notice with the openings of the cards that it tells."""

    v: int
    notice: dict[str, Json]
    """As it was told."""
    event: Event
    """The same, read."""
    openings: tuple[CardOpening, ...]

    def plain(self) -> dict[str, Json]:
        """Its JSON."""
        return {
            "v": self.v,
            "notice": self.notice,
            "openings": [each.plain() for each in self.openings],
        }


@dataclass(frozen=True, slots=True)
class Mixed:
    """What is told when every seed has come."""

    seeds: tuple[tuple[int, bytes], ...]
    """By seat, of those who had committed."""
    decks: tuple[tuple[int, bytes], ...]
    """The seeds of the sister decks, by index."""
    leaves: bytes
    """The 52 leaves of the deck that is played."""

    def plain(self) -> dict[str, Json]:
        """Its JSON."""
        return {
            "seeds": [{"seat": seat, "seed": seed.hex()} for seat, seed in self.seeds],
            "decks": [{"deck": index, "seed": seed.hex()} for index, seed in self.decks],
            "leaves": self.leaves.hex(),
        }

    @classmethod
    def read(cls, record: Json) -> Mixed:
        """Raises ``BadFairRecord``: ``mixed.malformed``."""
        code = "mixed.malformed"
        fields = Fields(code, "mix", record, ("seeds", "decks", "leaves"))
        decks = []
        for each in fields.items("decks"):
            deck = Fields(code, "sister deck", each, ("deck", "seed"))
            decks.append((deck.count("deck", 0, DECKS - 1), deck.raw("seed")))
        seeds = read_seeds(code, fields.items("seeds"))
        if len({seat for seat, _ in seeds}) != len(seeds):
            raise fields.bad("a seat has two seeds")
        return cls(seeds, tuple(decks), fields.raw("leaves", DECK_SIZE * SIZE))


@dataclass(frozen=True, slots=True)
class Mine:
    """The viewer's own part in the shuffle."""

    seat: int
    seed: bytes
    receipt: Receipt | None
    signature: bytes | None

    def plain(self) -> dict[str, Json]:
        """Its JSON."""
        return {
            "seat": self.seat,
            "seed": self.seed.hex(),
            "receipt": None if self.receipt is None else self.receipt.plain(),
            "signature": None if self.signature is None else self.signature.hex(),
        }

    @classmethod
    def read(cls, record: Json) -> Mine:
        """Raises ``BadFairRecord``: ``file.malformed`` or ``receipt.malformed``."""
        fields = Fields(_FILE, "own seed", record, ("seat", "seed", "receipt", "signature"))
        signed = fields.holds("signature")
        if fields.holds("receipt") != signed:
            raise fields.bad("a receipt comes with its signature")
        return cls(
            fields.count("seat", 1, 8),
            fields.raw("seed"),
            Receipt.read(fields.value("receipt")) if signed else None,
            fields.raw("signature", _SIGNATURE) if signed else None,
        )


@dataclass(frozen=True, slots=True)
class Link:
    """A hand before this one: how it was opened, and how it ended."""

    opening: OpeningEvent
    signature: bytes
    closing: ClosingEvent
    closing_signature: bytes

    def plain(self) -> dict[str, Json]:
        """Its JSON."""
        return {
            "opening": self.opening.plain(),
            "signature": self.signature.hex(),
            "closing": self.closing.plain(),
            "closing_signature": self.closing_signature.hex(),
        }

    @classmethod
    def read(cls, record: Json) -> Link:
        """Raises ``BadFairRecord``."""
        keys = ("opening", "signature", "closing", "closing_signature")
        fields = Fields(_FILE, "hand before", record, keys)
        return cls(
            OpeningEvent.read(fields.value("opening")),
            fields.raw("signature", _SIGNATURE),
            ClosingEvent.read(fields.value("closing")),
            fields.raw("closing_signature", _SIGNATURE),
        )


@dataclass(frozen=True)
class SavedHand:
    """One hand as one viewer was told it."""

    key: bytes
    """The room's public key as this viewer knows it."""
    viewer: int | None
    opening: OpeningEvent
    signature: bytes
    mine: Mine | None
    mixed: Mixed | None
    notices: tuple[ToldNotice, ...]
    closing: ClosingEvent | None
    closing_signature: bytes | None
    before: tuple[Link, ...]
    """Oldest first: the void hands right before, and the played one before them."""

    def plain(self) -> dict[str, Json]:
        """Its JSON."""
        signature = self.closing_signature
        return {
            "doorcard": "hand",
            "version": 1,
            "key": self.key.hex(),
            "viewer": self.viewer,
            "opening": self.opening.plain(),
            "signature": self.signature.hex(),
            "mine": None if self.mine is None else self.mine.plain(),
            "mixed": None if self.mixed is None else self.mixed.plain(),
            "notices": [each.plain() for each in self.notices],
            "closing": None if self.closing is None else self.closing.plain(),
            "closing_signature": None if signature is None else signature.hex(),
            "before": [each.plain() for each in self.before],
        }

    @classmethod
    def read(cls, record: Json) -> SavedHand:
        """The hand in this JSON. Raises ``BadFairRecord`` with the code of what is unfit."""
        fields = Fields(_FILE, "saved hand", record, _KEYS)
        fields.version()
        if fields.value("doorcard") != "hand":
            raise fields.bad("it does not say that it is a hand of Doorcard")
        if fields.holds("closing") != fields.holds("closing_signature"):
            raise fields.bad("a closing event comes with its signature")
        closed = fields.holds("closing")
        return cls(
            key=fields.raw("key"),
            viewer=fields.count("viewer", 1, 8) if fields.holds("viewer") else None,
            opening=OpeningEvent.read(fields.value("opening")),
            signature=fields.raw("signature", _SIGNATURE),
            mine=Mine.read(fields.value("mine")) if fields.holds("mine") else None,
            mixed=Mixed.read(fields.value("mixed")) if fields.holds("mixed") else None,
            notices=tuple(_notice(each) for each in fields.items("notices")),
            closing=ClosingEvent.read(fields.value("closing")) if closed else None,
            closing_signature=fields.raw("closing_signature", _SIGNATURE) if closed else None,
            before=tuple(Link.read(each) for each in fields.items("before")),
        )


def told(v: int, notice: dict[str, Json], openings: Iterable[CardOpening]) -> ToldNotice:
    """A notice as it was told. Raises ``BadFairRecord``: ``file.malformed``."""
    try:
        event = read_notice(msgspec.json.encode(notice)).event
    except BadRecord as wrong:
        raise BadFairRecord(_FILE, f"notice {v}: {wrong}") from None
    return ToldNotice(v, notice, event, tuple(openings))


def read_saved_hand(text: bytes) -> SavedHand:
    """The hand in the bytes of a file. Raises ``BadFairRecord``."""
    try:
        record: Any = msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        raise BadFairRecord(_FILE, "this is no JSON") from None
    return SavedHand.read(record)


def _notice(record: Json) -> ToldNotice:
    fields = Fields(_FILE, "notice", record, ("v", "notice", "openings"))
    notice = fields.value("notice")
    if not isinstance(notice, dict):
        raise fields.bad("it tells nothing")
    openings = (CardOpening.read(each) for each in fields.items("openings"))
    return told(fields.count("v", 1), notice, openings)


_KEYS: Final = (
    "doorcard",
    "version",
    "key",
    "viewer",
    "opening",
    "signature",
    "mine",
    "mixed",
    "notices",
    "closing",
    "closing_signature",
    "before",
)
