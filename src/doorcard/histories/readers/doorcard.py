"""Doorcard's own hands: JSON lines of notices or of stored events, as ``replay`` reads them.

Before the ``hand_started`` of a hand one line may head it: ``{"doorcard": 1, "hand": …,
"table": …, "at": …, "players": {"1": …}, "viewer": …}``, all but the first optional.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, ClassVar, Final

import msgspec

from doorcard.cards import UNKNOWN, Card
from doorcard.histories.outcome import Outcome, Unread
from doorcard.histories.readers.bad_hand import BadHand, Contradiction
from doorcard.histories.readers.lines import Line
from doorcard.histories.record import (
    Absent,
    Award,
    Damage,
    HandRecord,
    Money,
    Move,
    Player,
    Posted,
    Result,
    Site,
    Spoiled,
    Stakes,
    Turned,
)
from doorcard.records import BadRecord, Stored, read_notice, unseal
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
    DealtCards,
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
from doorcard.stud.actions import WAGERS

CHIP: Final = 100
"""How many of the table's smallest unit a chip is."""
MOST_EVENTS: Final = 2000
"""A hand with more is refused."""


class Head(msgspec.Struct, frozen=True):
    """The line that may head a hand."""

    doorcard: int
    hand: str = ""
    table: str | None = None
    at: str | None = None
    players: dict[str, str] = {}
    viewer: SeatNo | None = None
    tournament: str | None = None


class DoorcardFormat:
    """Hands of this room and of others like it."""

    site: ClassVar = Site.DOORCARD

    def begins(self, text: str) -> bool:
        """A head, or the first event of a hand in one of its three shapes."""
        line = text.strip()
        return line.startswith("{") and ('"doorcard"' in line[:20] or '"hand_started"' in line)

    def hands(self, lines: Iterable[Line], file: str) -> Iterator[Outcome]:
        """All hands of a file."""
        gathered: list[Line] = []
        started = False
        for line in lines:
            if not line.text.strip():
                continue
            heads = self.begins(line.text)
            if heads and gathered and (started or '"doorcard"' in line.text[:20]):
                yield _one(gathered, file)
                gathered, started = [], False
            started = started or '"hand_started"' in line.text
            if len(gathered) <= MOST_EVENTS:
                gathered.append(line)
        if gathered:
            yield _one(gathered, file)


def _one(lines: Sequence[Line], file: str) -> Outcome:
    at, head = lines[0].number, Head(1)
    told = _Told(file, at)
    if len(lines) > MOST_EVENTS:
        reason = f"the hand has more than {MOST_EVENTS} events"
        return Unread(file=file, hand="", line=at, reason=reason, site=Site.DOORCARD)
    try:
        for line in lines:
            at = line.number
            if '"doorcard"' in line.text[:20]:
                head = msgspec.json.decode(line.text, type=Head)
            else:
                told.take(_event(line.text.encode()), at)
        return told.record(head)
    except BadHand as wrong:
        return wrong.unread(file, head.hand, Site.DOORCARD)
    except (BadRecord, msgspec.MsgspecError, ValueError, RecursionError) as wrong:
        reason = str(wrong)
    return Unread(file=file, hand=head.hand, line=at, reason=reason, site=Site.DOORCARD)


def _event(line: bytes) -> Event:
    found = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
    if "notice" in found:
        return read_notice(bytes(found["notice"])).event
    if "open" in found:
        return unseal(Stored(bytes(found["open"]), _part(found.get("sealed"))))
    return read_notice(line).event


def _part(raw: Any) -> bytes | None:  # noqa: ANN401 - msgspec.Raw, or nothing
    return None if raw is None or bytes(raw) == b"null" else bytes(raw)


@dataclass
class _Told:
    """One hand's events, folded into what a record says."""

    file: str
    line: int
    start: HandStarted | None = None
    down: dict[SeatNo, list[Card]] = field(default_factory=dict)
    up: dict[SeatNo, list[Card]] = field(default_factory=dict)
    streets: list[Street] = field(default_factory=list)
    antes: list[Posted] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    returned: list[Posted] = field(default_factory=list)
    turned: list[Turned] = field(default_factory=list)
    awards: list[Award] = field(default_factory=list)
    swept: BetsSwept | None = None
    common: Card | None = None
    cause: LapseCause = LapseCause.TIMEOUT
    ended: HandEnded | None = None
    put: Chips = 0
    """All that was put in until now."""

    def take(self, event: Event, line: int) -> None:
        """One more event."""
        if isinstance(event, HandStarted):
            self.start = event
            return
        if self.start is None:
            raise BadHand(line, "a hand begins with hand_started")
        for seat in _seats(event):
            if all(each.seat != seat for each in self.start.seats):
                raise BadHand(line, f"seat {seat} was not dealt in")
        match event:
            case AntesPosted(posts):
                self.put += sum(each.chips for each in posts)
                self.antes += [Posted(each.seat, each.chips) for each in posts]
            case StreetDealt():
                self._deal(event, line)
            case BroughtIn(seat, to):
                self._move(seat, BringIn(to), line)
            case Wagered(seat, to, kind):
                self._move(seat, WAGERS[kind](to), line)
            case Called(seat, to):
                self._move(seat, Call(to), line)
            case Checked(seat):
                self._move(seat, Check(), line)
            case Folded(seat):
                self._move(seat, Fold(), line)
            case Lapsed(_, cause):
                self.cause = cause
            case TreatedAllIn(seat):
                self._move(seat, Absent(self.cause), line)
            case UncalledReturned(seat, chips):
                self.put -= chips
                self.returned.append(Posted(seat, chips))
            case BetsSwept():
                self._sweep(event, line)
            case Shown(seat, cards, _):
                self._show(seat, cards, line)
            case Mucked(seat):
                self.turned.append(Turned(seat, shown=False))
            case PotAwarded(pot, shares):
                self.awards += [Award(s.seat, s.chips, pot, s.part, line) for s in shares]
            case HandEnded():
                self.ended = event
            case _:
                pass

    def _sweep(self, event: BetsSwept, line: int) -> None:
        self.swept = event
        told = sum(pot.chips for pot in event.pots)
        if told != self.put:
            raise Contradiction(line, f"the pots hold {told}, but {self.put} was put in")

    def _deal(self, event: StreetDealt, line: int) -> None:
        if event.street in self.streets:
            raise BadHand(line, f"{event.street.name.lower()} street is dealt twice")
        if event.street is Street.FOURTH and not self.streets:
            self.streets.append(Street.THIRD)
        self.streets.append(event.street)
        self.common = event.common or self.common
        for dealt in event.cards:
            self._hold(dealt)

    def _hold(self, dealt: DealtCards) -> None:
        self.down.setdefault(dealt.seat, []).extend(dealt.down)
        self.up.setdefault(dealt.seat, []).extend(dealt.up)

    def _move(self, seat: SeatNo, action: Action | Absent, line: int) -> None:
        if not self.streets:
            raise BadHand(line, f"seat {seat} acts before any street was dealt")
        if isinstance(action, BringIn | Call | Complete | Bet | Raise):
            street = self.streets[-1]
            before = [
                move.action.to
                for move in self.moves
                if move.seat == seat
                and move.street is street
                and isinstance(move.action, BringIn | Call | Complete | Bet | Raise)
            ]
            self.put += action.to - (before[-1] if before else 0)
        self.moves.append(Move(self.streets[-1], seat, action, line=line))

    def _show(self, seat: SeatNo, cards: tuple[Card, ...], line: int) -> None:
        down = self.down.get(seat, [])
        for card in cards:
            if card not in down and UNKNOWN in down:
                down[down.index(UNKNOWN)] = card
            elif card not in down:
                raise BadHand(line, f"seat {seat} shows {card}, which it was not dealt")
        self.turned.append(Turned(seat, shown=True))

    def record(self, head: Head) -> HandRecord:
        """The record of the hand."""
        if self.start is None:
            raise BadHand(self.line, "there is no hand_started")
        rules = self.start.rules
        cut = Damage(self.line, "the hand is cut off before its end", frozenset({Spoiled.END}))
        swept = None if self.swept is None else self.swept.pots
        return HandRecord(
            site=Site.DOORCARD,
            hand=head.hand,
            file=self.file,
            line=self.line,
            game=rules.game,
            betting=rules.betting,
            stakes=Stakes(
                small_bet=rules.small_bet,
                big_bet=rules.big_bet,
                ante=rules.ante,
                bring_in=rules.bring_in,
            ),
            rules=rules,
            money=Money(None, CHIP),
            table=head.table,
            tournament=head.tournament,
            played_at=_moment(head.at),
            dealer=self.start.dealer,
            players=tuple(
                Player(
                    seat=each.seat,
                    name=head.players.get(str(each.seat), f"seat {each.seat}"),
                    stack=each.stack,
                    down=tuple(self.down.get(each.seat, ())),
                    up=tuple(self.up.get(each.seat, ())),
                    is_hero=each.seat == head.viewer,
                )
                for each in sorted(self.start.seats, key=lambda each: each.seat)
            ),
            deal_order=tuple(each.seat for each in self.start.seats),
            antes=tuple(self.antes),
            moves=tuple(self.moves),
            common=self.common,
            streets=tuple(self.streets),
            returned=tuple(self.returned),
            turned=tuple(self.turned),
            pot=None if swept is None else sum(pot.chips for pot in swept),
            pots=None if swept is None else tuple(pot.chips for pot in swept),
            rake=0,
            awards=tuple(self.awards),
            results=None
            if self.ended is None
            else tuple(Result(each.seat, each.stack) for each in self.ended.seats),
            damage=() if self.ended else (cut,),
        )


def _seats(event: Event) -> Iterator[SeatNo]:
    """The seats an event speaks of."""
    match event:
        case AntesPosted(posts):
            yield from (each.seat for each in posts)
        case StreetDealt(cards=cards):
            yield from (each.seat for each in cards)
        case PotAwarded(shares=shares):
            yield from (each.seat for each in shares)
        case HandEnded(seats):
            yield from (each.seat for each in seats)
        case (
            BroughtIn()
            | Wagered()
            | Called()
            | Checked()
            | Folded()
            | TreatedAllIn()
            | UncalledReturned()
            | Shown()
            | Mucked()
        ):
            yield event.seat
        case _:
            pass


def _moment(text: str | None) -> datetime | None:
    try:
        return None if text is None else datetime.fromisoformat(text)
    except ValueError:
        return None


DOORCARD: Final = DoorcardFormat()
