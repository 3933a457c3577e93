"""A room in memory with one table or two, and people who sit down and play."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from typing import TypeVar

from doorcard.adapters.memory import MemoryStore
from doorcard.cards import Card
from doorcard.room.cage import wallet
from doorcard.service import Dealer, Desk, Floor, Pace, Watcher
from doorcard.service.bots.ports import BotFactory
from doorcard.service.deal.fair_desk import FairDesk
from doorcard.service.floor.recovery import table_problems
from doorcard.service.ports import Player, Store
from doorcard.service.table.tellings import (
    NoticeTold,
    SeatsTold,
    TableTold,
    Telling,
    TurnTold,
)
from doorcard.stud import Action, BringIn, Call, Check, Chips, Event, Fold, Options, SeatNo, Show
from tests.service.clockwork import HandClock, StackedDecks, quiet

Kind = TypeVar("Kind")
_REQUESTS = count(1)


def request() -> str:
    return f"request-{next(_REQUESTS)}"


class Guest:
    """A person with an open page at a table."""

    def __init__(self, player: Player, token: str, dealer: Dealer) -> None:
        self.player = player
        self.token = token
        self.dealer = dealer
        self.watcher: Watcher = dealer.watch(player)
        self.heard: list[Telling] = []

    @classmethod
    def away(cls, player: Player, token: str, dealer: Dealer) -> Guest:
        """A person whose page is not open yet."""
        guest = cls(player, token, dealer)
        guest.watcher.close()
        return guest

    @property
    def id(self) -> str:
        return self.player.id

    async def listen(self) -> list[Telling]:
        """Everything told since the last time."""
        await quiet()
        new = [await self.watcher.next() for _ in range(self.watcher.lag)]
        self.heard += new
        return new

    async def hears(self, kind: type[Kind]) -> list[Kind]:
        return [each for each in await self.listen() if isinstance(each, kind)]

    def heard_of(self, kind: type[Kind]) -> list[Kind]:
        """All of a kind that was told so far."""
        return [each for each in self.heard if isinstance(each, kind)]

    async def table(self) -> TableTold:
        """The whole table, asked for again."""
        self.watcher.resync()
        return [each for each in await self.listen() if isinstance(each, TableTold)][-1]

    async def turn(self) -> TurnTold | None:
        """Whose turn it is, as last told."""
        await self.listen()
        for each in reversed(self.heard):
            if isinstance(each, TurnTold):
                return each
            if isinstance(each, TableTold) and each.turn is not None:
                return each.turn
        return None

    async def sit(self, seat: SeatNo, buy_in: Chips = 4000) -> None:
        await self.dealer.sit(self.player, seat, buy_in, request=request())

    async def act(self, choose: Callable[[Options], Action]) -> None:
        """Act on the turn this guest has been told of."""
        turn = await self.turn()
        if turn is None or turn.options is None:
            raise AssertionError(f"{self.player.name} is not in turn: {turn}")
        await self.dealer.act(
            self.id, turn.hand, turn.decision, choose(turn.options), request=request()
        )

    async def close(self) -> None:
        """The page is closed."""
        self.watcher.close()
        await quiet()

    async def reopen(self) -> None:
        """The page is opened again."""
        self.watcher = self.dealer.watch(self.player)
        await quiet()


class SmallRoom:
    def __init__(
        self,
        store: Store,
        clock: HandClock,
        pace: Pace,
        decks: StackedDecks,
        *,
        bots: BotFactory | None = None,
        houses: Sequence[str] = ("reference",),
        fair: FairDesk | None = None,
        fault: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.pace = pace
        self.decks = decks
        self.floor = Floor(
            store, clock, decks, bots=bots, pace=pace, houses=houses, fair=fair, fault=fault
        )
        self.desk = Desk(store, clock, pace, self.floor.present)
        self.houses = houses

    @property
    def dealer(self) -> Dealer:
        return self.floor.table(self.houses[0])

    async def guest(self, name: str) -> Guest:
        signed = await self.desk.sign_in(name)
        guest = Guest(signed.player, signed.token, self.dealer)
        await quiet()
        return guest

    async def seated(self, *names: str, buy_in: Chips = 4000) -> list[Guest]:
        """Guests at seats 1, 2, …, before the first hand."""
        guests = [await self.guest(name) for name in names]
        for seat, guest in enumerate(guests, start=1):
            await guest.sit(seat, buy_in)
        return guests

    async def begin(self) -> None:
        """The pause is over, the hand is dealt."""
        await self.clock.pass_ms(self.pace.pause_ms)

    async def wallet(self, guest: Guest) -> Chips:
        return await self.store.balance(wallet(guest.id))

    async def books(self) -> list[str]:
        """Everything wrong with the books."""
        balances = await self.store.balances()
        return [
            str(wrong)
            for house in self.houses
            for wrong in table_problems(self.floor.table(house).state, balances)
        ]


@asynccontextmanager
async def small_room(
    *,
    store: Store | None = None,
    clock: HandClock | None = None,
    pace: Pace | None = None,
    deck: Sequence[Card] | None = None,
    bots: BotFactory | None = None,
    houses: Sequence[str] = ("reference",),
    fair: FairDesk | None = None,
    fault: Callable[[str], None] = lambda _: None,
) -> AsyncIterator[SmallRoom]:
    room = SmallRoom(
        store or MemoryStore(),
        clock or HandClock(),
        pace or Pace(pause_ms=4000, bots_per_table=0, pulse_ms=60_000),
        StackedDecks(deck) if deck is not None else StackedDecks(),
        bots=bots,
        houses=houses,
        fair=fair,
        fault=fault,
    )
    await room.floor.open()
    await quiet()
    yield room
    await room.floor.close()


def calm(law: Options) -> Action:
    """Check, call, bring in, show: whatever keeps the hand going."""
    for action in law.actions:
        if isinstance(action, Check | Call | BringIn | Show):
            return action
    raise AssertionError(f"nothing calm among {law}")


def fold(_: Options) -> Action:
    return Fold()


async def play_on(guests: Sequence[Guest], choose: Callable[[Options], Action] = calm) -> None:
    """Until the hand is over."""
    dealer = guests[0].dealer
    for _ in range(200):
        await quiet()
        play = dealer.state.open_play
        if play is None:
            return
        player = play.players[play.hand.to_act or 0]
        for guest in guests:
            await guest.listen()
        await next(guest for guest in guests if guest.id == player).act(choose)
    raise AssertionError("the hand does not end")


def events_told(tellings: Sequence[Telling]) -> list[Event]:
    return [each.notice.event for each in tellings if isinstance(each, NoticeTold)]


def last_seats(tellings: Sequence[Telling]) -> SeatsTold:
    return [each for each in tellings if isinstance(each, SeatsTold)][-1]
