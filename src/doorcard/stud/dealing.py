"""Dealing: which card goes where, and what is done when the deck runs short."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from doorcard.cards import Card, Deck
from doorcard.stud.choices import ShortDeck
from doorcard.stud.events import DealtCards, StreetDealt
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.street import SeatNo, Street

DECK_SIZE: Final = 52


class RiverHow(StrEnum):
    """Where the last card comes from."""

    NORMAL = "normal"
    """A card each from the stub."""
    RESHUFFLE = "reshuffle"
    """A card each from the stub and the burned cards together."""
    COMMUNITY = "community"
    """One common card for all."""


class RiverPlan(NamedTuple):
    """How the last card is dealt."""

    how: RiverHow
    pool: int
    """How many cards it is dealt from."""
    burned: int
    """Cards burned before it: 0 or 1."""
    left: int
    """Cards left over afterwards."""
    reclaimed: bool
    """Are burned cards among the pool?"""


def river_plan(rules: HouseRules, stub: int, burns: int, live: int) -> RiverPlan:
    """How ``live`` seats get their last card from ``stub`` cards and ``burns`` burned ones.

    Mucked cards are never dealt again. With ``reclaim_burns`` a card is burned after
    the reshuffle only if one is to spare, and stub and burned cards serve together for
    the common card too.

    Source: 001, items 30 to 33; 003, items 20 to 24; TDA 2024, RP-10-H; rule book,
    part 2, 34, and part 4, 14 and 18.

    >>> river_plan(HouseRules(), stub=1, burns=3, live=8)[:4]
    (<RiverHow.COMMUNITY: 'community'>, 4, 1, 2)
    >>> river_plan(HouseRules(), stub=7, burns=3, live=7)[:4]
    (<RiverHow.RESHUFFLE: 'reshuffle'>, 10, 1, 2)
    """
    burn = int(rules.burn_cards)
    tda = rules.short_deck is ShortDeck.TDA
    spare = 1 if tda else 0
    if stub >= live + burn + spare:
        return RiverPlan(RiverHow.NORMAL, stub, burn, stub - live - burn, reclaimed=False)
    if rules.short_deck is ShortDeck.COMMUNITY_ONLY:
        return RiverPlan(RiverHow.COMMUNITY, stub, 0, stub - 1, reclaimed=False)
    pool = stub + burns
    if pool >= live + (burn + spare if tda else 0):
        now = burn if pool > live else 0
        return RiverPlan(RiverHow.RESHUFFLE, pool, now, pool - live - now, reclaimed=True)
    if tda and stub >= 3:
        return RiverPlan(RiverHow.COMMUNITY, stub, burn, stub - 1 - burn, reclaimed=False)
    now = burn if pool > 1 else 0
    return RiverPlan(RiverHow.COMMUNITY, pool, now, pool - 1 - now, reclaimed=True)


def first_deal(rules: HouseRules, deck: Deck, seats: Sequence[SeatNo]) -> StreetDealt:
    """The first cards, one a lap from the dealer's left: down, down, up; no burn before.

    With four cards first, a second up card follows and fourth street is the first
    round.

    Source: 001, items 5, 6 and 30; 003, items 7 and 9.
    """
    n = len(seats)
    laps = 4 if rules.four_first else 3
    return StreetDealt(
        Street.FOURTH if rules.four_first else Street.THIRD,
        tuple(
            DealtCards(seat, (deck[i], deck[n + i]), tuple(deck[2 * n + i : laps * n : n]))
            for i, seat in enumerate(seats)
        ),
    )


def next_up_card(
    rules: HouseRules, deck: Deck, cursor: int, street: Street, seats: Sequence[SeatNo]
) -> StreetDealt:
    """Fourth, fifth or sixth street: one burned, one up card each.

    Source: 001, items 12, 13 (read: face up), 25 and 28; 003, item 15.
    """
    burned = deck[cursor] if rules.burn_cards else None
    start = cursor + int(rules.burn_cards)
    return StreetDealt(
        street,
        tuple(DealtCards(seat, (), (deck[start + i],)) for i, seat in enumerate(seats)),
        burned,
    )


def river(
    rules: HouseRules,
    deck: Deck,
    reclaim: Sequence[int],
    cursor: int,
    burns: Sequence[int],
    seats: Sequence[SeatNo],
) -> StreetDealt:
    """Seventh street: one burned, one down card each; or what the short deck allows.

    ``burns`` are the places of the burned cards in the deck. Reclaimed cards are dealt
    in the order in which their places stand in ``reclaim``.

    Source: 001, items 29 to 32; rule book, part 4, 14.
    """
    stub = range(cursor, DECK_SIZE)
    plan = river_plan(rules, len(stub), len(burns), len(seats))
    places: Sequence[int] = stub
    if plan.reclaimed:
        pool = {*stub, *burns}
        places = [place for place in reclaim if place in pool]
    cards: list[Card] = [deck[place] for place in places]
    burned = cards.pop(0) if plan.burned else None
    if plan.how is RiverHow.COMMUNITY:
        return StreetDealt(Street.SEVENTH, (), burned, cards[0], plan.reclaimed)
    return StreetDealt(
        Street.SEVENTH,
        tuple(DealtCards(seat, (card,), ()) for seat, card in zip(seats, cards, strict=False)),
        burned,
        reclaimed=plan.reclaimed,
    )
