"""Questions to the study desk: a spot as somebody set it up, and how far the room goes for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from doorcard.cards import Card
from doorcard.equity import Equity, EquityRefusal, Holding, equity, equity_by_street, next_cards
from doorcard.equity.calculate import Wishes
from doorcard.equity.holding import holding
from doorcard.kernel.chosen import COMPILED
from doorcard.service.study.desk import Watch

SECONDS: Final = 2.0
"""To be exact in, if nothing is said."""
LONGEST: Final = 15.0
"""To be exact in, where only that will do."""
MOST_DEALS: Final = 5_000_000 if COMPILED else 20_000
NEXT_CARD_DEALS: Final = 40_000 if COMPILED else 1_000
"""For each next card, where they are drawn."""
MOST_RANGES: Final = 3
"""Seats with a range of hole cards: more of them could get in each other's way for ever."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A spot, and how it is to be worked out."""

    seats: tuple[str, ...]
    game: str = "hi"
    dead: str = ""
    common: str = ""
    exact: bool | None = None
    deals: int = 200_000
    seed: int = 0

    def holdings(self) -> list[Holding]:
        """What the seats hold. Raises ``EquityRefusal``, ``study.ranges`` among others."""
        seats = [holding(each) for each in self.seats]
        if sum(each.holes is not None for each in seats) > MOST_RANGES:
            raise EquityRefusal(
                "study.ranges",
                f"the room works out ranges of hole cards for {MOST_RANGES} seats at most",
                most=MOST_RANGES,
            )
        return seats


def worth(question: Question, watch: Watch) -> Equity:
    """The equity of every seat. Raises ``Cancelled``, ``EquityRefusal``."""
    return equity(
        question.holdings(),
        dead=question.dead,
        game=question.game,
        progress=watch.progress,
        **_wishes(question, watch),
    )


def worth_by_street(
    question: Question, watch: Watch, *, four_cards_first: bool
) -> Mapping[int, Equity]:
    """The same on each street up to the last that a seat has reached."""
    return equity_by_street(
        question.holdings(),
        dead=question.dead,
        game=question.game,
        four_cards_first=four_cards_first,
        progress=watch.progress,
        **_wishes(question, watch, calculations=5),
    )


def worth_after(question: Question, seat: int, watch: Watch) -> Mapping[Card, Equity]:
    """The same after each card that a seat, numbered from 0, may get next."""
    return next_cards(
        question.holdings(),
        seat,
        dead=question.dead,
        game=question.game,
        progress=watch.progress,
        **_wishes(question, watch, calculations=50),
    )


def _wishes(question: Question, watch: Watch, calculations: int = 1) -> Wishes:
    deals = min(question.deals, MOST_DEALS)
    return {
        "common": question.common,
        "exact": question.exact,
        "seconds": (LONGEST if question.exact else SECONDS) / calculations,
        "deals": min(deals, NEXT_CARD_DEALS) if calculations > 10 else deals,
        "seed": question.seed,
        "threads": 1,
        "cancelled": watch.cancelled,
    }
