"""One closed card changed: not a byte changes for those who may not see it.

``make leaks N=3000`` plays more hands than the slice that runs with the tests.
"""

from __future__ import annotations

import os
import random

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.bootstrap import open_room
from doorcard.cards import FRESH_DECK
from doorcard.service import Pace
from doorcard.stud import HOUSES
from tests.leaks.exports import belongings_of
from tests.leaks.onlookers import ONLOOKERS
from tests.leaks.worlds import RAIL, closed_pair, decks, play, swapped
from tests.service.small_room import small_room

HANDS = max(1, int(os.environ.get("DOORCARD_LEAK_HANDS", "140")) // len(HOUSES))
"""Hands of each house."""


@pytest.mark.parametrize("house", sorted(HOUSES))
class TestNobodyCanTellAClosedCardFromAnother:
    """Frames, the API and the log; DESIGN: redaction happens before anything leaves."""

    async def test_not_from_a_byte(self, house: str) -> None:
        seed, players = sum(map(ord, house)), 6
        draw = random.Random(seed)
        orders = decks(HANDS, seed)
        before = await play(house, orders, seed, players)
        pairs = [
            closed_pair(order, events, draw)
            for order, events in zip(orders, before.events, strict=True)
        ]
        after = await play(
            house, [swapped(o, p) for o, p in zip(orders, pairs, strict=True)], seed, players
        )

        changed = asked = 0
        for number, (i, j, owner) in enumerate(pairs):
            entitled = before.seats[number].get(owner) if owner else None
            for name, heard in before.hands[number].items():
                same = heard == after.hands[number][name]
                assert same or name == entitled, f"{name} could tell in hand {number}"
                changed += not same
            asked += sum(len(before.hands[number][name]) for name in ONLOOKERS)
            assert i == j or orders[number][i] != swapped(orders[number], (i, j, owner))[i]
        assert before.log == after.log
        owned = sum(owner is not None for _, _, owner in pairs)
        assert changed == owned, "the owner of a changed card is told of it"
        assert owned > HANDS // 4
        assert asked, "the host, a program and Prometheus have looked"


class TestAnExport:
    async def test_holds_all_parts_that_a_real_room_adds(self) -> None:
        """What a person takes along is compared above, part by part."""
        async with (
            open_room(MemoryStore(), Pace(bots_per_table=0), bots=None) as real,
            small_room() as small,
        ):
            assert set((await belongings_of(small))._parts) == set(real.accounts.belongings._parts)


class TestTheWorldsCanDiffer:
    """A check that could not fail would be none."""

    async def test_an_open_card_changed_is_heard_by_all(self) -> None:
        order = list(FRESH_DECK[::-1])
        other = list(order)
        other[12], other[51] = other[51], other[12]  # the first door card of six seats

        one = await play("reference", [order], 1, 6)
        two = await play("reference", [other], 1, 6)

        assert one.hands[0][RAIL] != two.hands[0][RAIL]
