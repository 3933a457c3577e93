"""A small room that deals fairly, and guests whose pages take part in the shuffle."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from doorcard.adapters.randomness import SystemRandomness
from doorcard.fairness import Mix, SigningKey, commitment, mix_of
from doorcard.fairness.opening_event import OpeningEvent
from doorcard.service import Pace
from doorcard.service.bots.ports import BotFactory
from doorcard.service.deal.fair_desk import FairDesk
from doorcard.service.deal.orders import Commit, Reveal
from doorcard.service.deal.tellings import CommitAskedTold, FairTold, MixedTold, OpenedTold
from doorcard.service.ports import Store
from doorcard.service.table.tellings import TableTold, Telling
from doorcard.stud import Refusal
from tests.service.clockwork import HandClock
from tests.service.small_room import Guest, SmallRoom, calm, request, small_room

PACE = Pace(pause_ms=4000, bots_per_table=0, pulse_ms=60_000)


def desk() -> FairDesk:
    return FairDesk(SigningKey(bytes(range(32))), SystemRandomness())


class Page:
    """A guest's page: it draws a seed for each hand, commits to it and reveals it."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.seeds: dict[int, bytes] = {}
        self.commits = True
        self.reveals = True

    async def answer(self) -> bool:
        """Answer whatever was asked since; was anything?"""
        asked = False
        for telling in await self.guest.listen():
            asked = await self.take(telling) or asked
        return asked

    async def take(self, telling: Telling) -> bool:
        match telling:
            case CommitAskedTold(number, seat) if self.commits:
                seed = self.seeds.setdefault(number, os.urandom(32))
                table = self.guest.dealer.state.table.id
                given = commitment(table, number, seat, seed)
                await self.ask(Commit(self.guest.id, number, given))
                return True
            case TableTold(fair=FairTold(opened, mixed=None, closed=None)):
                return await self.take(opened)
            case OpenedTold(hand, opening) if self.reveals:
                event = OpeningEvent.read(dict(opening))
                if event.number in self.seeds:
                    await self.ask(Reveal(self.guest.id, hand, self.seeds[event.number]))
                return True
            case _:
                return False

    async def ask(self, order: Commit | Reveal) -> None:
        """A page that is refused makes nothing of it: it is told what comes next."""
        with suppress(Refusal):
            await self.guest.dealer.ask(order, request=request())


async def take_part(*pages: Page) -> None:
    """Until nobody is asked anything any more."""
    going = True
    while going:
        going = any([await page.answer() for page in pages])


@asynccontextmanager
async def fair_room(
    *,
    store: Store | None = None,
    clock: HandClock | None = None,
    pace: Pace = PACE,
    bots: BotFactory | None = None,
    fault: Callable[[str], None] = lambda _: None,
) -> AsyncIterator[SmallRoom]:
    async with small_room(
        store=store, clock=clock, pace=pace, bots=bots, fair=desk(), fault=fault
    ) as room:
        yield room


async def seated(room: SmallRoom, *names: str) -> list[Page]:
    return [Page(guest) for guest in await room.seated(*names)]


async def dealt(room: SmallRoom, pages: Sequence[Page]) -> None:
    """Commitments, the pause, the opening, the reveals: the next hand is dealt."""
    await take_part(*pages)
    await room.begin()
    await take_part(*pages)


async def played(pages: Sequence[Page]) -> None:
    """Until the hand is over; nobody looks for better than to go on."""
    dealer = pages[0].guest.dealer
    for _ in range(200):
        play = dealer.state.open_play
        if play is None:
            return
        player = play.players[play.hand.to_act or 0]
        for page in pages:
            await page.answer()
        await next(page.guest for page in pages if page.guest.id == player).act(calm)
    raise AssertionError("the hand does not end")


def opening_of(telling: OpenedTold) -> OpeningEvent:
    return OpeningEvent.read(dict(telling.opening))


def mix_told(opened: OpenedTold, mixed: MixedTold) -> Mix:
    """The mix that a viewer works out."""
    plain: Any = mixed.mixed
    seeds = {each["seat"]: bytes.fromhex(each["seed"]) for each in plain["seeds"]}
    return mix_of(opening_of(opened), seeds)


async def refused(page: Page, order: Commit | Reveal) -> Refusal | None:
    try:
        await page.guest.dealer.ask(order, request=request())
    except Refusal as refusal:
        return refusal
    return None
