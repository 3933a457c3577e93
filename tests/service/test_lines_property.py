"""Whatever drops and returns: no decision stalls longer than it may, and nothing is dealt wrong."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

from hypothesis import given, settings
from hypothesis import strategies as st

from doorcard.adapters.memory import MemoryStore
from doorcard.cards import FRESH_DECK
from doorcard.stud import StreetDealt, replay
from tests.service.clockwork import quiet
from tests.service.lines_room import GRACE_MS, add_table, in_turn, restarted
from tests.service.small_room import Guest, SmallRoom, calm, small_room

NAMES = ("Ann", "Ben", "Cal", "Dee")
POLICY = {"pause_seconds": 45, "pause_every_minutes": 5, "allin_protections_per_day": 1}
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("wait"), st.integers(0, 70_000)),
        st.tuples(st.just("drop"), st.integers(0, 3)),
        st.tuples(st.just("drop"), st.integers(0, 3)),
        st.tuples(st.just("back"), st.integers(0, 3)),
        st.tuples(st.just("act"), st.just(0)),
        st.tuples(st.just("bounce"), st.integers(1, 6)),
        st.tuples(st.just("restart"), st.integers(0, 100_000)),
    ),
    min_size=5,
    max_size=25,
)


@dataclass
class Evening:
    """A room under test, and since when each decision is due."""

    stack: AsyncExitStack
    room: SmallRoom
    guests: list[Guest]
    since: dict[tuple[str, int], int] = field(default_factory=dict)

    async def step(self, what: str, amount: int) -> None:
        match what:
            case "wait":
                for _ in range(0, amount, 1_000):
                    await self.room.clock.pass_ms(1_000)
                    self.check()
            case "drop":
                await self.guests[amount].close()
            case "back" if self.guests[amount].watcher.is_closed:
                await self.guests[amount].reopen()
            case "act":
                await self.act()
            case "bounce":
                await self.bounce(amount)
            case "restart":
                await self.restart(amount)
            case _:
                pass
        self.check()

    async def act(self) -> None:
        if self.room.dealer.state.open_play is None:
            return
        guest = in_turn(self.room, self.guests)
        if not guest.watcher.is_closed:
            await guest.act(calm)

    async def bounce(self, times: int) -> None:
        """Whoever is in turn goes and comes, again and again, late in each turn."""
        for _ in range(times):
            if self.room.dealer.state.open_play is None:
                return
            guest = in_turn(self.room, self.guests)
            if not guest.watcher.is_closed:
                await guest.close()
            await guest.reopen()
            await self.step("wait", 15_000)

    async def restart(self, down_ms: int) -> None:
        await self.room.floor.close()
        self.room, self.guests = await self.stack.enter_async_context(
            restarted(self.room, self.guests, down_ms=down_ms)
        )
        self.since.clear()

    def check(self) -> None:
        self.check_time()
        self.check_cards()

    def check_time(self) -> None:
        """A turn, its bonus, the grace, and one pause: no longer."""
        play, policy = self.room.dealer.state.open_play, self.room.dealer.state.table.policy
        if play is None:
            return
        now = self.room.clock.now_ms()
        began = self.since.setdefault((play.id, play.hand.decision), now)
        most = policy.turn_seconds + policy.reconnect_bonus_seconds + policy.pause_seconds
        assert now - began <= most * 1000 + GRACE_MS + 1_000

    def check_cards(self) -> None:
        """The hand is its events, and no card is dealt twice."""
        play = self.room.dealer.state.play
        if play is None:
            return
        assert replay(play.events) == play.hand
        dealt = [
            card
            for each in play.events
            if isinstance(each, StreetDealt)
            for cards in each.cards
            for card in (*cards.down, *cards.up)
        ]
        assert len(dealt) == len(set(dealt))
        assert set(dealt) <= set(FRESH_DECK)

    async def end(self) -> None:
        """Nobody acts any more: the hand ends all the same, and every chip is there."""
        play = self.room.dealer.state.open_play
        for _ in range(60):
            now = self.room.dealer.state.open_play
            if play is None or now is None or now.id != play.id:
                break
            await self.room.clock.pass_ms(60_000)
        else:
            raise AssertionError("the hand does not end")
        assert await self.room.books() == []


async def evening(house: str, steps: list[tuple[str, int]]) -> None:
    store = MemoryStore()
    await add_table(store, house, policy=POLICY)
    async with AsyncExitStack() as stack:
        room = await stack.enter_async_context(small_room(store=store, houses=[house]))
        guests = await room.seated(*NAMES, buy_in=8000)
        await room.begin()
        tried = Evening(stack, room, guests)
        for what, amount in steps:
            await tried.step(what, amount)
            await quiet()
        await tried.end()


class TestWhateverDropsAndReturns:
    """Issue of the room: clocks, lost connections, bounded pauses."""

    @settings(max_examples=20)
    @given(house=st.sampled_from(["reference", "partypoker", "celebpoker"]), steps=STEPS)
    def test_no_hand_stalls_and_nothing_is_dealt_wrong(
        self, house: str, steps: list[tuple[str, int]]
    ) -> None:
        asyncio.run(evening(house, steps))
