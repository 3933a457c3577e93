"""The same hands twice, with one closed card changed in between.

Whoever may not see a card must not be able to tell from a single byte that it is another
one: not from frames of the socket, not from what the API says of the hand afterwards, not
from the log. Clock, ids and everybody's choices are the same in both worlds.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import logging
import os
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from unittest import mock

from doorcard.adapters.memory import MemoryStore
from doorcard.cards import CARDS, Card
from doorcard.records import notice_json
from doorcard.service import Pace, Watcher
from doorcard.service.accounts.belongings import Belongings
from doorcard.service.study.hand_equity import streets_of
from doorcard.service.table.tellings import TableTold, TurnTold
from doorcard.stud import Action, Event, Folded, Options, SeatNo, StreetDealt
from doorcard.stud.actions import WAGERS
from doorcard.web.frames import Frames
from tests.leaks.exports import belongings_of, exported_hand
from tests.leaks.onlookers import ONLOOKERS, Onlookers, onlookers_of
from tests.service.clockwork import HandClock, StackedDecks, quiet
from tests.service.small_room import Guest, SmallRoom, request

RAIL = "rail"
LOOKS = 0.02
"""How often onlookers ask: of each decision. They ask after each fourth hand as well."""
TAKES_ALONG = 0.2
"""How often somebody asks for their belongings where onlookers ask in mid-hand."""
Heard = dict[str, list[bytes]]
"""By viewer: every frame of a hand, and the API's words on it afterwards."""


@dataclass
class World:
    """What came of a run of hands."""

    hands: list[Heard] = field(default_factory=list)
    events: list[tuple[Event, ...]] = field(default_factory=list)
    seats: list[dict[SeatNo, str]] = field(default_factory=list)
    """Who had which seat, hand by hand."""
    log: list[str] = field(default_factory=list)


def decks(count: int, seed: int) -> list[list[Card]]:
    draw = random.Random(seed)
    return [draw.sample(CARDS, 52) for _ in range(count)]


async def play(house: str, orders: Sequence[Sequence[Card]], seed: int, players: int) -> World:
    """Play a hand from each deck order; everybody chooses without looking at cards."""
    world = World()
    with _fixed_ids(seed), _heard_log(world.log):
        room = SmallRoom(
            store=MemoryStore(),
            clock=HandClock(),
            pace=Pace(pause_ms=1000, bots_per_table=0, pulse_ms=10**9, grant=10**9),
            decks=StackedDecks(*orders),
            houses=(house,),
        )
        await room.floor.open()
        guests = await room.seated(*[f"Guest {n}" for n in range(players)], buy_in=_buy_in(room))
        rail = room.dealer.watch(None)
        watchers = {RAIL: rail, **{guest.id: guest.watcher for guest in guests}}
        onlookers = await onlookers_of(room, house)
        belongings = await belongings_of(room)
        draw = random.Random(seed)
        for _ in orders:
            await _one_hand(world, room, guests, watchers, onlookers, belongings, draw)
        await onlookers.go()
        await room.floor.close()
    return world


async def _one_hand(
    world: World,
    room: SmallRoom,
    guests: Sequence[Guest],
    watchers: dict[str, Watcher],
    onlookers: Onlookers,
    belongings: Belongings,
    draw: random.Random,
) -> None:
    dealer, frames = room.dealer, Frames()
    heard: Heard = {name: [] for name in (*watchers, *ONLOOKERS)}
    for seat in dealer.state.table.seats:
        if not seat.stack:
            await dealer.top_up(seat.player, _buy_in(room), request=request())
        if seat.sitting_out:
            await dealer.sit_out(seat.player, on=False, request=request())
    await room.begin()
    while (running := dealer.state.open_play) is not None:
        player = running.players[running.hand.to_act or 0]
        law = await _drain(watchers, heard, frames, player)
        if draw.random() < 0.1:
            watchers[draw.choice(sorted(watchers))].resync()
        if onlookers.moments.random() < LOOKS:
            await onlookers.look(heard, running.id)
            if onlookers.moments.random() < TAKES_ALONG:
                await _take_along(belongings, onlookers.moments.choice(guests), heard, running.id)
        action = _blind(law, draw)
        await dealer.act(player, running.id, running.hand.decision, action, request=request())
        await asyncio.sleep(0)
    await quiet()
    await _drain(watchers, heard, frames, RAIL)
    over = dealer.state.play
    assert over is not None
    if over.number % 4 == 0:
        await onlookers.look(heard, over.id)
        await _take_along(belongings, onlookers.moments.choice(guests), heard, over.id)
    for name in watchers:
        record = await room.floor.hand(over.id, None if name == RAIL else name)
        heard[name] += [notice_json(each) for each in record.notices]
        heard[name].append(repr((record.readouts, record.mucked)).encode())
        heard[name].append(
            repr(streets_of(record.notices)).encode()
        )  # all that an equity is made of
    world.hands.append(heard)
    world.events.append(over.events)
    world.seats.append(dict(over.players))


async def _take_along(belongings: Belongings, guest: Guest, heard: Heard, hand: str) -> None:
    heard[guest.id].append(await exported_hand(belongings, guest.player, hand))


async def _drain(
    watchers: dict[str, Watcher], heard: Heard, frames: Frames, player: str
) -> Options:
    law: Options | None = None
    for name, watcher in watchers.items():
        while watcher.lag:
            telling = await watcher.next()
            heard[name].append(frames.of(telling))
            turn = telling.turn if isinstance(telling, TableTold) else telling
            if name == player and isinstance(turn, TurnTold) and turn.options is not None:
                law = turn.options
    return law if law is not None else Options(0, ())


def _blind(law: Options, draw: random.Random) -> Action:
    """A choice that depends on what may be done alone."""
    wagers = law.wagers
    if wagers is not None and draw.random() < 0.3:
        return WAGERS[wagers.kind](draw.choice((wagers.lowest, wagers.highest)))
    return law.actions[
        min(int(draw.expovariate(0.9)) + (draw.random() < 0.75), len(law.actions) - 1)
    ]


def closed_pair(
    order: Sequence[Card], events: Sequence[Event], draw: random.Random
) -> tuple[int, int, SeatNo | None]:
    """Two places of the deck whose cards nobody else ever sees, and whose card one of them is.

    The other is the last of the stub, which no hand reaches but when the deck runs short.
    """
    dealt = [event for event in events if isinstance(event, StreetDealt)]
    used = sum(len(c.down) + len(c.up) for event in dealt for c in event.cards)
    used += sum(event.burned is not None for event in dealt)
    if any(event.reclaimed or event.common is not None for event in dealt):
        return 0, 0, None
    burned = [order.index(event.burned) for event in dealt if event.burned is not None]
    gone = {event.seat for event in events if isinstance(event, Folded)}
    folded = [
        (order.index(card), each.seat)
        for event in dealt
        for each in event.cards
        if each.seat in gone
        for card in each.down
    ]
    spare = draw.randrange(used, 52) if used < 52 else 51
    if folded and (not burned or draw.random() < 0.7):
        place, owner = draw.choice(folded)
        return place, spare, owner
    return (draw.choice(burned) if burned else used, spare, None)


def swapped(order: Sequence[Card], pair: tuple[int, int, SeatNo | None]) -> list[Card]:
    other = list(order)
    i, j, _ = pair
    other[i], other[j] = other[j], other[i]
    return other


def _buy_in(room: SmallRoom) -> int:
    return room.dealer.state.table.policy.buy_in_min


@contextmanager
def _fixed_ids(seed: int) -> Iterator[None]:
    """Ids and tokens come from a stream that is the same in both worlds."""
    numbers = itertools.count()

    def stream(length: int) -> bytes:
        return hashlib.shake_256(f"{seed} {next(numbers)}".encode()).digest(length)

    with mock.patch.object(os, "urandom", stream):
        yield


@contextmanager
def _heard_log(lines: list[str]) -> Iterator[None]:
    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            facts = sorted((k, str(v)) for k, v in vars(record).items() if k in ("msg", "args"))
            lines.append(f"{record.name} {record.levelname} {facts}")

    ear = Ear()
    root = logging.getLogger()
    level = root.level
    root.addHandler(ear)
    root.setLevel(logging.DEBUG)
    try:
        yield
    finally:
        root.removeHandler(ear)
        root.setLevel(level)
