"""A table for one person and house bots: the room's own floor and dealer, kept in memory."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from doorcard.adapters.memory import MemoryStore
from doorcard.adapters.randomness import SystemRandomness
from doorcard.adapters.system import SystemClock, SystemShuffler
from doorcard.bots import STYLES
from doorcard.cli.seeded import PracticeBots, SeededShuffler
from doorcard.fairness import SigningKey
from doorcard.room.bot_names import NAMES
from doorcard.room.policy import policy_of
from doorcard.room.table import Table
from doorcard.service import Dealer, Floor, Pace
from doorcard.service.accounts.grants import grant
from doorcard.service.bots.at_table import BotAtTable
from doorcard.service.bots.house_bots import bot_buy_in
from doorcard.service.deal.fair_desk import FairDesk
from doorcard.service.deal.ports import Shuffler
from doorcard.service.floor.recovery import opened
from doorcard.service.ports import Player, PlayerKind
from doorcard.stud import Chips, House, HouseRules, SeatNo

YOUR_SEAT: SeatNo = 1
_NO_HURRY = 10_000_000
"""Seconds for a decision: nobody waits in a terminal."""
_PAUSE_MS = 20
"""Between hands: bots without chips buy in again meanwhile."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Practice:
    """What to play."""

    house: House
    rules: HouseRules
    seats: int
    style: str | None = None
    """The style of all bots; ``None`` for some of each."""
    seed: int | None = None


@dataclass(frozen=True, slots=True)
class YourSeat:
    """You, at a table that is ready to deal."""

    dealer: Dealer
    player: Player
    bots: tuple[Player, ...]
    buy_in: Chips
    """What everybody sat down with, and buys again for."""
    floor: Floor

    async def feed_bots(self, hand: str) -> None:
        """Let every bot without chips buy in again, after the hand of that name."""
        for bot in self.bots:
            seat = self.dealer.state.table.of(bot.id)
            if seat is not None and seat.stack == 0:
                await self.dealer.top_up(bot.id, self.buy_in, request=f"{hand} {bot.id}")


@asynccontextmanager
async def practice_table(practice: Practice) -> AsyncIterator[YourSeat]:
    """Open the table, seat the bots and you. It is gone when the context ends.

    The dealer is the one that serves the room; only the store is memory, and the clock
    lets you think.
    """
    policy = policy_of(practice.house.name, practice.rules)
    table = Table(
        id=practice.house.name,
        name=practice.house.title,
        house=practice.house.name,
        title=practice.house.title,
        rules=practice.rules,
        policy=replace(policy, turn_seconds=_NO_HURRY, show_seconds=_NO_HURRY),
    )
    buy_in = bot_buy_in(table)
    pace = replace(Pace.instant(), pause_ms=_PAUSE_MS, grant=1000 * buy_in)
    store, clock = MemoryStore(), SystemClock()
    await store.add_table(opened(table), clock.wall_ms())
    styles = [practice.style] if practice.style else list(STYLES)
    bots = [
        Player(f"practice-{n}", NAMES[n], PlayerKind.BOT, styles[n % len(styles)])
        for n in range(practice.seats - 1)
    ]
    you = Player("you", "You")
    for each in (you, *bots):
        await store.add_player(each, clock.wall_ms())
        await store.post((grant(each.id, pace.grant, "practice"),), clock.wall_ms())
    randomness, fair = SystemRandomness(), None
    shuffler: Shuffler = SystemShuffler(randomness)
    if practice.seed is None:
        fair = FairDesk(SigningKey.draw(randomness.draw), randomness)
    else:
        shuffler = SeededShuffler(practice.seed)
    houses = (practice.house.name,)
    floor = Floor(
        store, clock, shuffler, pace=pace, houses=houses, randomness=randomness, fair=fair
    )
    floor.take_as_bots(bots)
    await floor.open()
    try:
        dealer = floor.table(table.id)
        made = PracticeBots(practice.seed)
        await dealer.sit(you, YOUR_SEAT, buy_in, request="sit down")
        for seat, bot in enumerate(bots, YOUR_SEAT + 1):
            await dealer.sit(bot, seat, buy_in, request=f"seat {bot.id}")
            brain = made.make(bot.style or styles[0], seat, practice.rules)
            dealer.listen(BotAtTable(bot, brain, dealer, clock, pace.think_ms))
        yield YourSeat(dealer, you, tuple(bots), buy_in, floor)
    finally:
        await floor.close()
