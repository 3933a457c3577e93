"""Equities and ranks in the shapes of the wire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from doorcard.cards import Card, parse_cards
from doorcard.equity import Equity
from doorcard.equity.holding import holding
from doorcard.ranking import HandRank, best_high, best_low, best_razz, hand_name
from doorcard.service.study.hand_equity import StreetEquity
from doorcard.service.study.questions import Question
from doorcard.stud import Refusal
from doorcard.wire import equity_answers as wire


def question_of(spot: wire.Spot) -> Question:
    """What was asked, for the study desk."""
    return Question(
        seats=spot.seats,
        game=spot.game,
        dead=spot.dead,
        common=spot.common,
        exact=spot.exact,
        deals=spot.deals,
        seed=spot.seed,
    )


def equity_shape(seats: Sequence[str], found: Equity) -> wire.EquityAnswer:
    """The equity of a spot."""
    return wire.EquityAnswer(**_worth(seats, found))


def by_street_shape(seats: Sequence[str], found: Mapping[int, Equity]) -> wire.EquityByStreet:
    """The equity on each street."""
    return wire.EquityByStreet(
        tuple(
            wire.EquityOnStreet(street=street, **_worth([_up_to(s, street) for s in seats], each))
            for street, each in found.items()
        )
    )


def next_card_shape(seat: int, found: Mapping[Card, Equity]) -> wire.AfterNextCard:
    """The shares after each next card."""
    return wire.AfterNextCard(
        seat,
        tuple(
            wire.AfterCard(
                str(card),
                tuple(each.share for each in worth.seats),
                worth.exact,
                worth.standard_error,
            )
            for card, worth in found.items()
        ),
    )


def hand_shape(hand: str, streets: Sequence[StreetEquity]) -> wire.EquityOfHand:
    """The equities of a hand that has ended."""
    return wire.EquityOfHand(
        hand,
        tuple(
            wire.StreetOfHand(
                street=each.cards.street,
                numbers=tuple(each.cards.seats),
                dead=tuple(map(str, each.cards.dead)),
                common=next(map(str, each.cards.common), None),
                **_worth([" ".join(map(str, held)) for held in each.cards.holdings], each.equity),
            )
            for each in streets
        ),
    )


def ranked(asked: wire.HandsToRank) -> wire.HandsRanked:
    """The ranks of some hands. Raises ``Refusal`` ``rank.cards``."""
    try:
        hands = tuple(_ranked(parse_cards(text), asked.game) for text in asked.hands)
    except ValueError as wrong:
        raise Refusal("rank.cards", str(wrong)) from None
    return wire.HandsRanked(asked.game, hands)


def _worth(seats: Sequence[str], found: Equity) -> dict[str, Any]:
    return {
        "game": found.game,
        "seats": tuple(
            wire.SeatWorth(
                cards=_spaced(cards), **asdict(seat), rates=wire.Rates(**found.rates(number))
            )
            for number, (cards, seat) in enumerate(zip(seats, found.seats, strict=True))
        ),
        "deals": found.deals,
        "exact": found.exact,
        "standard_error": found.standard_error,
    }


def _spaced(text: str) -> str:
    """A hand with a blank between any two cards; a range stays as it was written."""
    held = holding(text)
    cards = " ".join(map(str, held.cards))
    return f"{text.strip().partition(']')[0]}] {cards}".strip() if held.holes else cards


def _up_to(text: str, street: int) -> str:
    """The cards that a hand had on a street."""
    held = holding(text)
    kinds = f"{text.strip().partition(']')[0]}]" if held.holes else ""
    return kinds + " ".join(map(str, held.cards[: street - (2 if held.holes else 0)]))


def _ranked(cards: Sequence[Card], game: str) -> wire.HandRanked:
    high = None if game == "razz" else best_high(cards)
    low = best_razz(cards) if game == "razz" else best_low(cards) if game == "hilo" else None
    return wire.HandRanked(tuple(map(str, cards)), _rank_told(high), _rank_told(low))


def _rank_told(rank: HandRank | None) -> wire.RankTold | None:
    if rank is None:
        return None
    return wire.RankTold(
        rank.value, rank.category.value, hand_name(rank), tuple(map(str, rank.cards))
    )
