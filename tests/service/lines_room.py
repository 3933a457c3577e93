"""A room whose players lose their lines and come back."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, TypeVar

from doorcard.adapters.memory import MemoryStore
from doorcard.cards import Card
from doorcard.room.policy import policy_of
from doorcard.room.table import Seat, Table
from doorcard.service import Pace
from doorcard.service.clock.tellings import LapseTold
from doorcard.service.floor.recovery import opened
from doorcard.service.ports import Store
from doorcard.stud import HOUSES, Check, Event, Lapsed, options
from tests.service.clockwork import HandClock, quiet
from tests.service.small_room import Guest, SmallRoom, calm, small_room

GRACE_MS = 1_000
Kind = TypeVar("Kind")


async def add_table(
    store: Store,
    house: str,
    rules: dict[str, Any] | None = None,
    policy: dict[str, Any] | None = None,
) -> None:
    """A table of that house with some rules of its own, before the room opens."""
    preset = HOUSES[house]
    played = replace(preset.rules, **(rules or {}))
    table = Table(
        id=house,
        name=preset.title,
        house=house,
        title=preset.title,
        rules=played,
        policy=replace(policy_of(house, played), **(policy or {})),
    )
    await store.add_table(opened(table), 0)


@asynccontextmanager
async def lines_room(
    *names: str,
    house: str = "reference",
    rules: dict[str, Any] | None = None,
    policy: dict[str, Any] | None = None,
    deck: Sequence[Card] | None = None,
    buy_in: int = 4000,
) -> AsyncIterator[tuple[SmallRoom, list[Guest]]]:
    """A table of that house, everybody seated and the first hand dealt."""
    store = MemoryStore()
    await add_table(store, house, rules, policy)
    async with small_room(store=store, houses=[house], deck=deck) as room:
        guests = await room.seated(*names, buy_in=buy_in)
        await room.begin()
        yield room, guests


@asynccontextmanager
async def restarted(
    room: SmallRoom, guests: Sequence[Guest], *, down_ms: int
) -> AsyncIterator[tuple[SmallRoom, list[Guest]]]:
    """The room after a stop and a new start; nobody is back yet."""
    clock = HandClock(now_ms=77_000, wall_ms=room.clock.wall_ms() + down_ms)
    again = SmallRoom(room.store, clock, Pace(bots_per_table=0), room.decks, houses=room.houses)
    await again.floor.open()
    await quiet()
    back = [Guest.away(each.player, each.token, again.dealer) for each in guests]
    yield again, back
    await again.floor.close()


def in_turn(room: SmallRoom, guests: Sequence[Guest]) -> Guest:
    """Whose turn it is."""
    play = room.dealer.state.open_play
    assert play is not None
    assert play.hand.to_act is not None
    return next(each for each in guests if each.id == play.players[play.hand.to_act])


def seat_of(room: SmallRoom, guest: Guest) -> Seat:
    """The guest's seat."""
    seat = room.dealer.state.table.of(guest.id)
    assert seat is not None
    return seat


def left_ms(room: SmallRoom) -> int:
    """What is left of the turn."""
    clock = room.dealer.state.clock
    assert clock is not None
    return clock.left(room.clock.now_ms())


def is_paused(room: SmallRoom) -> bool:
    """Does the table wait for lost lines?"""
    return room.dealer.state.table.pause is not None


async def play_to(room: SmallRoom, guests: Sequence[Guest], stop: Callable[[Guest], bool]) -> Guest:
    """Play calmly until the player in turn is the one looked for."""
    for _ in range(100):
        await quiet()
        guest = in_turn(room, guests)
        if stop(guest):
            return guest
        await guest.act(calm)
    raise AssertionError("that turn does not come")


def may_check(room: SmallRoom) -> bool:
    """Is a check free to the seat in turn?"""
    play = room.dealer.state.open_play
    assert play is not None
    law = options(play.hand)
    return law is not None and Check() in law


def done_after_lapse(room: SmallRoom) -> list[Event]:
    """The latest lapse of the hand, and what followed."""
    play = room.dealer.state.play
    assert play is not None
    last = max(place for place, each in enumerate(play.events) if isinstance(each, Lapsed))
    return list(play.events[last + 1 :])


async def lapses_told(guest: Guest) -> list[LapseTold]:
    """What the guest has heard of turns that ran out."""
    await guest.listen()
    return [each for each in guest.heard if isinstance(each, LapseTold)]


async def run_out(room: SmallRoom) -> None:
    """The time of the seat in turn runs out."""
    await room.clock.pass_ms(left_ms(room) + GRACE_MS + 1)
