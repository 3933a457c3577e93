"""From what one viewer was told of a hand to the neutral record of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from doorcard.histories.record import (
    Absent,
    Award,
    HandRecord,
    Money,
    Move,
    Player,
    Posted,
    Result,
    Site,
    Stakes,
    Turned,
)
from doorcard.stud import (
    Action,
    AntesPosted,
    Bet,
    BetsSwept,
    BringIn,
    BroughtIn,
    Call,
    Called,
    Check,
    Checked,
    Chips,
    Complete,
    Entrant,
    Event,
    Fold,
    Folded,
    HandEnded,
    HandStarted,
    LapseCause,
    Lapsed,
    Mucked,
    PotAwarded,
    Raise,
    SeatNo,
    Shown,
    Street,
    StreetDealt,
    TreatedAllIn,
    UncalledReturned,
    Wagered,
)
from doorcard.stud.actions import WagerKind
from doorcard.views import Notice, TableView

PLAY_CHIPS: Final = Money(None, 100)
"""The room's own: a chip is a hundred."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Circumstances:
    """What is known of a hand besides its notices."""

    hand: str
    names: Mapping[SeatNo, str] = field(default_factory=dict)
    """A seat without one is called by its number."""
    viewer: SeatNo | None = None
    """Through whose eyes it is told; ``None`` for the rail's."""
    table: str | None = None
    tournament: str | None = None
    played_at: datetime | None = None
    money: Money = PLAY_CHIPS
    file: str = ""
    line: int = 0
    site: Site = Site.DOORCARD


def record_of(notices: Iterable[Notice], known: Circumstances) -> HandRecord:
    """The record of a whole hand, with the cards that its viewer saw and no other.

    Raises ``ValueError`` when the notices are no hand from its start to its end.
    """
    telling = _Telling()
    for notice in notices:
        telling.hear(notice)
    return telling.record(known)


class _Telling:
    """A hand while its notices are heard."""

    def __init__(self) -> None:
        self.view = TableView()
        self.started: HandStarted | None = None
        self.antes: list[Posted] = []
        self.moves: list[Move] = []
        self.streets: list[Street] = []
        self.returned: list[Posted] = []
        self.turned: list[Turned] = []
        self.awards: list[Award] = []
        self.pots: tuple[Chips, ...] = ()
        self.deal_order: tuple[SeatNo, ...] = ()
        self.ended: HandEnded | None = None
        self.cause = LapseCause.TIMEOUT
        """Why a seat last did not act."""

    def hear(self, notice: Notice) -> None:
        """The next notice of the hand."""
        self.view = self.view.follow(notice)
        event = notice.event
        match event:
            case HandStarted():
                self.started = event
            case AntesPosted(posts):
                self.antes += [Posted(each.seat, each.chips) for each in posts]
            case StreetDealt(street):
                self.streets.append(street)
                if not self.deal_order:
                    self.deal_order = tuple(each.seat for each in event.cards)
            case UncalledReturned(seat, chips):
                self.returned.append(Posted(seat, chips))
            case BetsSwept(_, pots):
                self.pots = tuple(each.chips for each in pots)
            case Shown(seat):
                if all(each.seat != seat for each in self.turned):  # a river card is shown later
                    self.turned.append(Turned(seat, shown=True))
            case Mucked(seat):
                self.turned.append(Turned(seat, shown=False))
            case PotAwarded(pot, shares):
                self.awards += [Award(s.seat, s.chips, pot, s.part) for s in shares]
            case Lapsed(_, cause):
                self.cause = cause
            case TreatedAllIn(seat):
                street = self.view.street or Street.THIRD
                self.moves.append(Move(street, seat, Absent(self.cause)))
            case HandEnded():
                self.ended = event
            case _:
                self._move(event)

    def _move(self, event: Event) -> None:
        action = _action(event)
        if action is None or self.view.street is None:
            return
        seat: SeatNo = event.seat  # type: ignore[union-attr]  # every event that is an action has one
        all_in = None if isinstance(action, Fold | Check) else self.view.at(seat).stack == 0
        self.moves.append(Move(self.view.street, seat, action, all_in))

    def record(self, known: Circumstances) -> HandRecord:
        if self.started is None or self.ended is None:
            raise ValueError(f"hand {known.hand} is not told from its start to its end")
        rules = self.started.rules
        return HandRecord(
            site=known.site,
            hand=known.hand,
            file=known.file,
            line=known.line,
            game=rules.game,
            betting=rules.betting,
            stakes=Stakes(
                small_bet=rules.small_bet,
                big_bet=rules.big_bet,
                ante=rules.ante,
                bring_in=rules.bring_in,
            ),
            money=known.money,
            table=known.table,
            tournament=known.tournament,
            played_at=known.played_at,
            max_players=rules.max_players,
            dealer=self.started.dealer,
            players=self._players(self.started, known),
            deal_order=self.deal_order,
            antes=tuple(self.antes),
            moves=tuple(self.moves),
            common=self.view.common,
            streets=tuple(self.streets),
            returned=tuple(self.returned),
            turned=tuple(self.turned),
            pot=sum(self.pots),
            pots=self.pots,
            rake=0,
            awards=tuple(self.awards),
            results=tuple(Result(e.seat, e.stack) for e in _by_seat(self.ended)),
        )

    def _players(self, started: HandStarted, known: Circumstances) -> tuple[Player, ...]:
        return tuple(
            Player(
                seat=each.seat,
                name=known.names.get(each.seat, f"Seat {each.seat}"),
                stack=each.stack,
                down=self.view.at(each.seat).down,
                up=self.view.at(each.seat).up,
                is_hero=each.seat == known.viewer,
            )
            for each in _by_seat(started)
        )


_WAGERS: Final[dict[WagerKind, type[Complete | Bet | Raise]]] = {
    WagerKind.COMPLETE: Complete,
    WagerKind.BET: Bet,
    WagerKind.RAISE: Raise,
}


def _by_seat(event: HandStarted | HandEnded) -> list[Entrant]:
    return sorted(event.seats, key=lambda each: each.seat)


def _action(event: Event) -> Action | None:
    """The action that an event came from; ``None`` for one that nobody chose."""
    match event:
        case BroughtIn(_, to):
            return BringIn(to)
        case Wagered(_, to, kind):
            return _WAGERS[kind](to)
        case Called(_, to):
            return Call(to)
        case Checked():
            return Check()
        case Folded():
            return Fold()
        case _:
            return None
