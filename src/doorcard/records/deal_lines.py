"""The lines of a fair deal's log, and the card openings that outlast it.

A deal is written down line by line: it was opened, seeds came in, it was mixed, it was
closed. What nobody may know yet lies in a sealed part, as with events.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final

import msgspec

from doorcard.cards import Card
from doorcard.fairness import (
    DECK_SIZE,
    SIZE,
    BadFairRecord,
    CardOpening,
    ClosingEvent,
    Json,
    OpeningEvent,
    rules_digest,
)
from doorcard.records.bad_record import BadRecord
from doorcard.records.coding import ENCODER
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.street import SeatNo

_JSON: Final = msgspec.json.Encoder()
_CARD: Final = 1 + SIZE
"""Bytes of a kept card opening: its place and its salt."""


class DealStep(StrEnum):
    """What a line of a deal's log says."""

    OPENED = "opened"
    REVEALED = "revealed"
    MIXED = "mixed"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class DealLine:
    """One line of the log."""

    step: DealStep
    open: bytes
    """JSON that all may read."""
    sealed: bytes | None = field(default=None, repr=False)
    """JSON that nobody may read yet: a seed before the mix."""


@dataclass(frozen=True, slots=True)
class Mixed:
    """What is told when all seeds are in."""

    seeds: tuple[tuple[SeatNo, bytes], ...] = field(repr=False)
    """Of people, in the order of the opening event."""
    sisters: tuple[tuple[int, bytes], ...] = field(repr=False)
    """The seeds of the decks that are not played, by index."""
    leaves: bytes = field(repr=False)
    """The 52 leaves of the deck that is played."""

    def plain(self) -> dict[str, Json]:
        """Its JSON."""
        return {
            "seeds": [{"seat": seat, "seed": seed.hex()} for seat, seed in self.seeds],
            "decks": [{"deck": deck, "seed": seed.hex()} for deck, seed in self.sisters],
            "leaves": self.leaves.hex(),
        }


@dataclass(frozen=True, slots=True)
class KeptDeal:
    """A deal as its log has it."""

    opening: OpeningEvent
    seeds: Mapping[SeatNo, bytes] = field(repr=False)
    """The seeds that have come, by seat."""
    mixed: Mixed | None
    closing: ClosingEvent | None
    signature: bytes | None
    """Over the opening event; written down when the hand is over."""
    closing_signature: bytes | None


def opened_line(opening: OpeningEvent) -> DealLine:
    """The opening event is fixed."""
    return DealLine(DealStep.OPENED, _JSON.encode({"opening": opening.plain()}))


def revealed_line(seat: SeatNo, seed: bytes) -> DealLine:
    """A seat's seed has come. It stays closed until all have."""
    return DealLine(
        DealStep.REVEALED, _JSON.encode({"seat": seat}), _JSON.encode({"seed": seed.hex()})
    )


def mixed_line(mixed: Mixed) -> DealLine:
    """All seeds are in."""
    return DealLine(DealStep.MIXED, _JSON.encode(mixed.plain()))


def closed_line(closing: ClosingEvent, signature: bytes, of_opening: bytes) -> DealLine:
    """The hand is over, or void. ``of_opening`` signs the opening event."""
    plain = {
        "closing": closing.plain(),
        "signature": signature.hex(),
        "opening_signature": of_opening.hex(),
    }
    return DealLine(DealStep.CLOSED, _JSON.encode(plain))


def read_deal(lines: Iterable[DealLine]) -> KeptDeal:
    """The deal that these lines tell of. Raises :class:`BadRecord` ``record.deal``."""
    opening: OpeningEvent | None = None
    mixed: Mixed | None = None
    closing: ClosingEvent | None = None
    seeds: dict[SeatNo, bytes] = {}
    signature = closing_signature = None
    try:
        for line in lines:
            plain = msgspec.json.decode(line.open)
            match line.step:
                case DealStep.OPENED:
                    opening = OpeningEvent.read(plain["opening"])
                case DealStep.REVEALED:
                    if line.sealed is not None:
                        hidden = msgspec.json.decode(line.sealed)
                        seeds[plain["seat"]] = bytes.fromhex(hidden["seed"])
                case DealStep.MIXED:
                    mixed = _mixed(plain)
                    seeds = dict(mixed.seeds)
                case DealStep.CLOSED:
                    closing = ClosingEvent.read(plain["closing"])
                    closing_signature = bytes.fromhex(plain["signature"])
                    signature = bytes.fromhex(plain["opening_signature"])
    except (msgspec.MsgspecError, BadFairRecord, KeyError, TypeError, ValueError):
        opening = None
    if opening is None:
        raise BadRecord("record.deal", "the log of this deal cannot be read")
    return KeptDeal(opening, seeds, mixed, closing, signature, closing_signature)


def _mixed(plain: dict[str, Any]) -> Mixed:
    return Mixed(
        tuple((each["seat"], bytes.fromhex(each["seed"])) for each in plain["seeds"]),
        tuple((each["deck"], bytes.fromhex(each["seed"])) for each in plain["decks"]),
        bytes.fromhex(plain["leaves"]),
    )


@lru_cache(maxsize=256)
def digest_of_rules(rules: HouseRules) -> bytes:
    """What stands for these house rules in an opening event."""
    plain: Json = msgspec.json.decode(ENCODER.encode(rules))
    return rules_digest(plain)


class CardOpenings:
    """The openings of cards that were dealt, by card. No ``repr`` tells them.

    What is left of a deck's secrets when its hand is over: those of cards that were
    dealt to seats or to all. The rest is destroyed with the deck's seed.
    """

    __slots__ = ("_places", "_salts")

    def __init__(self, places: Mapping[Card, int], salts: Mapping[int, bytes]) -> None:
        self._places = dict(places)
        self._salts = dict(salts)

    def open(self, cards: Iterable[Card]) -> tuple[CardOpening, ...]:
        """The openings of these cards, by place. ``KeyError`` for one that was not dealt."""
        places = sorted(self._places[card] for card in cards)
        return tuple(CardOpening(place, self._salts[place]) for place in places)

    def seal(self) -> bytes:
        """The sealed codec; the cards themselves lie sealed in the hand's first event."""
        kept = sorted(self._salts.items())
        return b"".join(bytes([place]) + salt for place, salt in kept)

    @classmethod
    def unseal(cls, sealed: bytes, deck: Iterable[Card]) -> CardOpenings:
        """What :meth:`seal` wrote, for the hand that was dealt from ``deck``.

        Raises :class:`BadRecord` ``record.deal``.
        """
        cards = tuple(deck)
        pieces = [sealed[at : at + _CARD] for at in range(0, len(sealed), _CARD)]
        if len(sealed) % _CARD or any(each[0] >= DECK_SIZE for each in pieces) or not cards:
            raise BadRecord("record.deal", "the card openings of this hand cannot be read")
        salts = {each[0]: each[1:] for each in pieces}
        return cls({cards[place]: place for place in salts}, salts)
