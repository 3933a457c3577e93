"""Questions about equity and ranks, and what the HTTP API answers to them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Text = Annotated[str, Meta(max_length=200)]
"""Cards or a range, written as for ``doorcard equity``."""
GameCode = Literal["hi", "hilo", "razz"]


class Spot(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Two to eight seats, and what is known of their cards."""

    seats: Annotated[tuple[Text, ...], Meta(max_length=8)]
    """Each seat's cards so far, down cards first: ``AhAd7c``, ``??7c``, ``[QQ+, AKs:0.5]7d``."""
    game: GameCode = "hi"
    dead: Text = ""
    """Cards out of play; ``??`` makes the deck shorter."""
    common: Annotated[str, Meta(max_length=4)] = ""
    """The common card, or ``??`` where there will be one."""
    exact: bool | None = None
    """``true``: exact or refused; ``false``: sampled; ``null``: exact where that is quick."""
    deals: Annotated[int, Meta(ge=1, le=5_000_000)] = 200_000
    """To draw, at least, where deals are drawn."""
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0


class SpotByStreet(Spot, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A spot with all cards in the order in which they were dealt."""

    four_cards_first: bool = False
    """There is no third street."""


class SpotBeforeCard(Spot, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A spot before a seat gets its next card."""

    seat: Annotated[int, Meta(ge=1, le=8)]
    """Which one: the first is 1."""


class Rates(Struct, frozen=True, kw_only=True):
    """The numbers of deals of one seat, divided by all deals."""

    win: float
    tie: float
    lose: float
    scoop: float
    quarter: float
    low_won: float
    low_tied: float
    no_low: float


class SeatWorth(Struct, frozen=True, kw_only=True):
    """What one seat wins. All but ``share`` and ``standard_error`` are numbers of deals."""

    cards: str
    share: float
    standard_error: float
    win: float
    tie: float
    lose: float
    scoop: float
    quarter: float
    low_won: float
    low_tied: float
    no_low: float
    rates: Rates


class EquityAnswer(Struct, frozen=True, kw_only=True):
    """What every seat of a spot wins, in the order in which they were given."""

    game: GameCode
    seats: tuple[SeatWorth, ...]
    deals: float
    exact: bool
    standard_error: float
    """The largest of the seats'; 0 if exact."""


class EquityOnStreet(EquityAnswer, frozen=True, kw_only=True):
    """The same on one street."""

    street: int


class EquityByStreet(Struct, frozen=True):
    """From street to street, up to the last that a seat has reached."""

    streets: tuple[EquityOnStreet, ...]


class AfterCard(Struct, frozen=True):
    """Everybody's share after one card, in the order of the seats."""

    card: str
    shares: tuple[float, ...]
    exact: bool
    standard_error: float


class AfterNextCard(Struct, frozen=True):
    """Every card that a seat may get next."""

    seat: int
    cards: tuple[AfterCard, ...]


class StreetOfHand(EquityAnswer, frozen=True, kw_only=True):
    """A street of a hand that has ended. ``seats`` are worth what is known of their cards."""

    street: int
    numbers: tuple[int, ...]
    """Which seats of the table were still in, in the order of ``seats``."""
    dead: tuple[str, ...]
    common: str | None


class EquityOfHand(Struct, frozen=True):
    """What each seat was worth, street by street, of the cards that the asker may see."""

    hand: str
    streets: tuple[StreetOfHand, ...]


class HandsToRank(Struct, frozen=True, forbid_unknown_fields=True):
    """Hands of one to seven cards."""

    hands: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=100)]
    game: GameCode = "hi"


class RankTold(Struct, frozen=True):
    """A hand's best five. Of two hands the one with the higher value wins; equal ones split."""

    value: int
    category: str
    name: str
    cards: tuple[str, ...]


class HandRanked(Struct, frozen=True):
    """High and low; ``null`` where the game has none or the hand makes none."""

    cards: tuple[str, ...]
    high: RankTold | None
    low: RankTold | None


class HandsRanked(Struct, frozen=True):
    """In the order in which they were given."""

    game: GameCode
    hands: tuple[HandRanked, ...]
