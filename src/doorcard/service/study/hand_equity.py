"""What each seat of a hand that has ended was worth, street by street, as one may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from doorcard.cards import UNKNOWN, Card
from doorcard.equity import Cancelled, Equity, equity
from doorcard.room.table import HandId
from doorcard.service.study.desk import StudyDesk, Watch
from doorcard.service.table.past_hands import HandRecord
from doorcard.stud import SeatNo
from doorcard.stud.events import StreetDealt
from doorcard.views import Notice, TableView

DEALS: Final = 200_000
"""Where deals are drawn: enough for a tenth of a percent."""
SECONDS: Final = 1.0
"""To be exact in, on each street."""
KEPT: Final = 256
"""Answers that are kept for who asks next: a hand that has ended changes no more."""


@dataclass(frozen=True, slots=True)
class StreetCards:
    """What one who looks back knows of a street."""

    street: int
    game: str
    seats: tuple[SeatNo, ...]
    """Who was still in, from the dealer's left."""
    holdings: tuple[tuple[Card, ...], ...]
    """Their cards, ``??`` where nobody has shown them to the one who looks."""
    dead: tuple[Card, ...]
    """The cards of those who had folded."""
    common: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class StreetEquity:
    """The cards of a street and what they were worth."""

    cards: StreetCards
    equity: Equity


class HandEquities:
    """The equities of hands that have ended, worked out when they are first asked for."""

    def __init__(self, desk: StudyDesk) -> None:
        self._desk = desk
        self._kept: dict[tuple[HandId, SeatNo | None], tuple[StreetEquity, ...]] = {}

    async def of(
        self, record: HandRecord, asker: str, told: Callable[[float], object] = lambda _: None
    ) -> tuple[StreetEquity, ...]:
        """The equity of every seat on every street, of the cards that the record shows.

        Raises ``Refusal`` as ``StudyDesk.ask`` does.
        """
        key = record.hand, record.seat
        if key not in self._kept:
            found = await self._desk.ask(asker, partial(equity_of_hand, record), told)
            while len(self._kept) >= KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = found
        return self._kept[key]


def streets_of(notices: Sequence[Notice]) -> tuple[StreetCards, ...]:
    """The streets of a hand on which two seats or more were still in.

    Down cards are known from the street on which they were dealt if the one who looks held
    them or saw them all; of a seat that showed a part nobody can tell when it came.
    """
    end = TableView()
    for notice in notices:
        end = end.follow(notice)
    return tuple(_streets(notices, end))


def equity_of_hand(record: HandRecord, watch: Watch) -> tuple[StreetEquity, ...]:
    """The equity of every seat on every street. Raises ``Cancelled``, ``EquityRefusal``."""
    streets = streets_of(record.notices)
    found = []
    for number, each in enumerate(streets, 1):
        if watch.cancelled():
            raise Cancelled
        found.append(StreetEquity(each, equity_of_street(each, watch.cancelled)))
        watch.progress(number / len(streets))
    return tuple(found)


def equity_of_street(cards: StreetCards, cancelled: Callable[[], bool] | None = None) -> Equity:
    """The equity of every seat on one street. Raises ``Cancelled``, ``EquityRefusal``."""
    return equity(
        cards.holdings,
        dead=cards.dead,
        common=cards.common,
        game=cards.game,
        seconds=SECONDS,
        deals=DEALS,
        threads=1,
        cancelled=cancelled,
    )


def _streets(notices: Sequence[Notice], end: TableView) -> Iterator[StreetCards]:
    view = TableView()
    for notice in notices:
        view = view.follow(notice)
        if isinstance(notice.event, StreetDealt) and len(view.live) > 1:
            live = view.live
            shared = () if view.common is None else (view.common,)
            yield StreetCards(
                street=int(notice.event.street),
                game=view.rules.game.value,
                seats=tuple(each.seat for each in live),
                holdings=tuple(_known(view, end, each.seat) for each in live),
                dead=tuple(
                    card
                    for each in view.seats
                    if each.folded
                    for card in _known(view, end, each.seat)
                ),
                common=shared,
            )


def _known(view: TableView, end: TableView, seat: SeatNo) -> tuple[Card, ...]:
    """The seat's cards so far, its down cards as they are known at the end."""
    down, last = view.at(seat).down, end.at(seat).down
    told_when = len(down) == len(last) or all(card.is_known for card in last)
    return (*(last[: len(down)] if told_when else (UNKNOWN,) * len(down)), *view.at(seat).up)
