"""What the room alone knows of a hand, and every way in which it could stand somewhere."""

from __future__ import annotations

import base64
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from doorcard.cards import Card
from doorcard.service import Dealer
from doorcard.stud import HandStarted

LOCALES = Path(__file__).parents[2] / "client" / "src" / "locales"
LANGUAGES = ("en", "fi", "pl", "et")
_FACE = re.compile(rb"(?<![0-9A-Za-z_+/-])[2-9TJQKA][cdhs](?![0-9A-Za-z_+/=-])")


@dataclass(frozen=True)
class Dealt:
    """A hand as the room knows it while it is played."""

    deck: tuple[Card, ...]
    salts: dict[Card, bytes]
    picked: bytes
    """The seed of the deck that is played."""


def known(dealer: Dealer) -> Dealt:
    """All that the dealing machine knows of the hand on the table."""
    deal, play = dealer.state.deal, dealer.state.play
    assert deal is not None
    assert deal.decks is not None
    assert play is not None
    assert play.openings is not None
    started = play.events[0]
    assert isinstance(started, HandStarted)
    salts = {card: play.openings.open([card])[0].salt for card in started.deck}
    return Dealt(started.deck, salts, deal.decks.seal()[32 * deal.mix.pick :][:32])


def shapes(secret: bytes) -> list[bytes]:
    """How bytes look in what is written: as they are, and in the usual texts of them."""
    return [
        secret,
        secret.hex().encode(),
        secret.hex().upper().encode(),
        base64.b64encode(secret).rstrip(b"="),
        base64.urlsafe_b64encode(secret).rstrip(b"="),
        repr(secret)[2:-1].encode(),
    ]


def stands_in(secret: bytes, text: bytes) -> bool:
    return any(shape in text for shape in shapes(secret))


def faces_in(cards: Collection[Card], text: bytes) -> set[bytes]:
    """Which of the cards stand in a text, as ``As``."""
    faces = {str(card).encode() for card in cards}
    return faces & set(_FACE.findall(text))


def named_in(cards: Collection[Card], text: bytes) -> list[bytes]:
    """Which of the cards are named in a text, in one of our languages."""
    small = text.decode(errors="ignore").lower().encode()
    return [name for card in cards for name in names(card) if name in small]


def decks_in(deck: Sequence[Card], text: bytes) -> list[bytes]:
    """Where four neighbours of a deck stand as they lie, as in a text of the whole deck."""
    faces = [str(card) for card in deck]
    runs = [
        mark.join(faces[i : i + 4]).encode()
        for i in range(len(faces) - 3)
        for mark in ("", " ", ",", '","', '", "')
    ]
    return [run for run in runs if run in text]


@cache
def names(card: Card) -> tuple[bytes, ...]:
    """A card in words, as the client says it.

    >>> from doorcard.cards import parse_cards
    >>> [name.decode() for name in names(parse_cards("As")[0])][:2]
    ['ace of spades', 'pataässä']
    """
    found = []
    for language in LANGUAGES:
        words = _words(language)
        rank, suit = words[f"rank.{str(card)[0]}.one"], words[f"suit.{str(card)[1]}"]
        name = words["card.name"].replace("{rank}", rank).replace("{suit}", suit)
        found.append(name.lower().encode())
    return tuple(found)


@cache
def _words(language: str) -> dict[str, str]:
    text = (LOCALES / language / "cards.ts").read_text(encoding="utf-8")
    return dict(re.findall(r"'((?:rank|suit|card)\.[\w.]+)': '([^']+)'", text))
