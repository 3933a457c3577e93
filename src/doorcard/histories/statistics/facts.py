"""The facts of one hand for each seat: what statistics are counted from.

All of it is public but the amounts that closed cards decided, so that it can be worked
out for everybody at the table, from any format.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct, field

from doorcard.histories.record import HandRecord
from doorcard.stud import (
    Bet,
    Betting,
    BringIn,
    Call,
    Check,
    Chips,
    Complete,
    Fold,
    Game,
    Raise,
    SeatNo,
    Street,
)

STREETS: Final = tuple(Street)
MOST_BEHIND: Final = 2
"""With so many seats or fewer left behind it, the bring-in not counted, a completion steals."""
_WAGERS: Final = (Complete, Bet, Raise)


def _five() -> list[int]:
    return [0, 0, 0, 0, 0]


class HandFacts(Struct, kw_only=True, array_like=True):
    """One hand of one player. Amounts are chips; yes and no count as 1 and 0."""

    hand: str
    site: str
    table: str | None
    played_ms: int | None
    """Wall time, UTC where the source says it."""
    tournament: bool
    currency: str | None
    per_unit: int
    game: Game
    betting: Betting
    small_bet: Chips
    big_bet: Chips
    seats: int
    """How many were dealt in."""
    seat: SeatNo
    name: str
    hero: bool = False
    """Is it through this player's eyes that the source tells the hand?"""
    net: Chips | None = None
    """What the hand brought or cost; ``None`` where the source does not say."""
    position: int | None = None
    """Seats to the left of the opener, who is 0: the bring-in, or who completed in its stead."""
    door: int = 0
    """The rank of the door card, 2 to 14; 0 where it is not told."""
    chance_to_complete: bool = False
    """Could it lift the bring-in, or open, on its first decision?"""
    completed: bool = False
    chance_to_call: bool = False
    """Could it call the bring-in and nothing more?"""
    called_bring_in: bool = False
    chance_to_steal: bool = False
    """Nobody but the bring-in was in, and two seats at most were left behind."""
    stole: bool = False
    faced_steal: bool = False
    defended: bool = False
    """It did not fold to it."""
    chance_to_continue: bool = False
    """Was the last to raise on third street, and nobody had bet before it on fourth."""
    continued: bool = False
    reached: Street = Street.THIRD
    """The last street it saw."""
    showdown: bool = False
    won: Chips = 0
    """Out of the pots."""
    scooped: bool = False
    """In hi/lo, at the showdown: all of the main pot."""
    quartered: bool = False
    """In hi/lo, at the showdown: a quarter of the main pot or less, but something."""
    wagers: list[int] = field(default_factory=_five)
    """Completions, bets and raises by street, third to seventh."""
    calls: list[int] = field(default_factory=_five)
    checks: list[int] = field(default_factory=_five)
    folds: list[int] = field(default_factory=_five)

    @property
    def won_showdown(self) -> bool:
        """Did it take anything at a showdown?"""
        return self.showdown and self.won > 0

    @property
    def big_bets(self) -> float:
        """The net result in big bets; 0 where it is not known."""
        return (self.net or 0) / self.big_bet if self.big_bet else 0.0


def facts_of(record: HandRecord) -> list[HandFacts]:
    """The facts of a hand, for everybody who was dealt in, by seat number."""
    return _Counting(record).facts()


class _Counting:
    """A hand while its moves are counted."""

    def __init__(self, record: HandRecord) -> None:
        self.record = record
        stakes = record.stakes
        played = record.played_at
        played_ms = None if played is None else int(played.timestamp() * 1000)
        self.by_seat = {
            each.seat: HandFacts(
                hand=record.hand,
                site=record.site.value,
                table=record.table,
                played_ms=played_ms,
                tournament=record.tournament is not None,
                currency=record.money.currency,
                per_unit=record.money.per_unit,
                game=record.game,
                betting=record.betting,
                small_bet=stakes.small_bet or 0,
                big_bet=stakes.big_bet or 2 * (stakes.small_bet or 0),
                seats=len(record.players),
                seat=each.seat,
                name=each.name,
                hero=each.is_hero,
                door=int(each.up[0].rank) if each.up and each.up[0].is_known else 0,
            )
            for each in record.players
        }
        self.order = [each.seat for each in record.players]
        self.live = set(self.order)
        self.paid: dict[SeatNo, Chips] = dict.fromkeys(self.order, 0)
        self.raiser: SeatNo | None = None
        """The last to raise on third street."""

    def facts(self) -> list[HandFacts]:
        for ante in self.record.antes or ():
            self.paid[ante.seat] += ante.chips
        self._third()
        self._later()
        self._ends()
        return list(self.by_seat.values())

    def _third(self) -> None:
        wagers: dict[SeatNo, Chips] = {}
        acted: set[SeatNo] = set()
        bring_in: SeatNo | None = None
        callers, completed, stealer = 0, False, None
        for move in self.record.moves:
            if move.street is not Street.THIRD:
                break
            seat, action = move.seat, move.action
            facts = self.by_seat[seat]
            if not wagers and not acted:
                self._place(seat)
            if isinstance(action, BringIn):
                bring_in = seat
                wagers[seat] = action.to
                continue
            first = seat not in acted
            if not completed and first:
                facts.chance_to_complete = True
                facts.chance_to_call = bring_in is not None
                behind = len(self.live) - len(acted & self.live) - 1
                behind -= bring_in is not None and seat != bring_in
                lone = callers == 0 and behind <= MOST_BEHIND and len(self.live) > 1
                facts.chance_to_steal = lone and bring_in is not None
            elif stealer is not None and seat != stealer and not facts.faced_steal:
                facts.faced_steal = True
                facts.defended = not isinstance(action, Fold)
            acted.add(seat)
            self._count(facts, 0, move.action)
            if isinstance(action, _WAGERS):
                if not completed and first:
                    facts.completed = True
                    if facts.chance_to_steal:
                        facts.stole, stealer = True, seat
                elif stealer is not None and seat != stealer:
                    stealer = None  # raised: nobody faces the steal itself any more
                completed, self.raiser = True, seat
                wagers[seat] = action.to
            elif isinstance(action, Call):
                if not completed:
                    facts.called_bring_in = True
                    callers += 1
                wagers[seat] = action.to
            elif isinstance(action, Fold):
                self.live.discard(seat)
        self._pay(wagers)

    def _place(self, opener: SeatNo) -> None:
        start = self.order.index(opener)
        for place, seat in enumerate(self.order[start:] + self.order[:start]):
            self.by_seat[seat].position = place

    def _later(self) -> None:
        street, wagers = Street.THIRD, dict[SeatNo, Chips]()
        waiting = self.raiser
        for move in self.record.moves:
            if move.street is Street.THIRD:
                continue
            if move.street is not street:
                self._pay(wagers)
                street, wagers = move.street, {}
                self._saw(street)
            facts, action = self.by_seat[move.seat], move.action
            if street is Street.FOURTH and move.seat == waiting:
                waiting = None
                facts.chance_to_continue = not wagers
                facts.continued = not wagers and isinstance(action, _WAGERS)
            self._count(facts, int(street) - 3, action)
            if isinstance(action, (*_WAGERS, Call)):
                wagers[move.seat] = action.to
            elif isinstance(action, Fold):
                self.live.discard(move.seat)
        self._pay(wagers)
        for last in self.record.streets:
            if last > street:
                self._saw(last)

    def _saw(self, street: Street) -> None:
        for seat in self.live:
            self.by_seat[seat].reached = street

    def _count(self, facts: HandFacts, place: int, action: object) -> None:
        if isinstance(action, _WAGERS):
            facts.wagers[place] += 1
        elif isinstance(action, Call):
            facts.calls[place] += 1
        elif isinstance(action, Check):
            facts.checks[place] += 1
        elif isinstance(action, Fold):
            facts.folds[place] += 1

    def _pay(self, wagers: Mapping[SeatNo, Chips]) -> None:
        for seat, chips in wagers.items():
            self.paid[seat] += chips

    def _ends(self) -> None:
        record = self.record
        main = 0
        mine: dict[SeatNo, Chips] = {}
        for award in record.awards or ():
            if award.seat is None:  # a scrambled name
                continue
            self.by_seat[award.seat].won += award.chips
            if not award.pot:
                main += award.chips
                mine[award.seat] = mine.get(award.seat, 0) + award.chips
        ends = {each.seat: each.chips for each in record.results or ()}
        back: dict[SeatNo, Chips] = {}
        for each in record.returned or ():
            back[each.seat] = back.get(each.seat, 0) + each.chips
        shown = len(self.live) > 1
        for player in record.players:
            facts = self.by_seat[player.seat]
            facts.showdown = shown and player.seat in self.live
            if player.seat in ends and player.stack is not None:
                facts.net = ends[player.seat] - player.stack
            elif record.awards is not None:
                facts.net = facts.won + back.get(player.seat, 0) - self.paid[player.seat]
            if facts.showdown and record.game is Game.HILO and (share := mine.get(player.seat, 0)):
                facts.scooped = share == main
                facts.quartered = share * 4 <= main + 3
