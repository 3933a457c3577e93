"""One closed card changed: not a byte changes for those who may not see it.

``make leaks N=3000`` plays more hands than the slice that runs with the tests.
"""

from __future__ import annotations

import logging
import os
import random

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.bootstrap import open_room
from doorcard.service import Pace
from doorcard.stud import HOUSES
from tests.leaks.closed_cards import NO_CHANGE, closed_pair
from tests.leaks.exports import belongings_of
from tests.leaks.log_bytes import heard_log
from tests.leaks.worlds import SEATS, Run, World, play
from tests.service.small_room import small_room

HANDS = max(1, int(os.environ.get("DOORCARD_LEAK_HANDS", "140")) // len(HOUSES))
"""Hands of each house."""
TOGETHER = 20
"""Hands of one evening: each list of past hands grows with them."""


def evenings(house: str) -> list[Run]:
    """The hands of a house, a few at a time. Between them all houses ask for everything."""
    parts, first = len(HOUSES), sorted(HOUSES).index(house)
    return [
        Run(
            house,
            min(TOGETHER, HANDS - begun),
            seed=1000 * (first + 1) + begun,
            victim=(first + number) % SEATS + 1,
            part=(first + number) % parts,
            parts=parts,
        )
        for number, begun in enumerate(range(0, HANDS, TOGETHER))
    ]


def told_apart(one: World, other: World) -> set[tuple[int, str]]:
    """In which hands who was told something else."""
    return {
        (number, name)
        for number, (before, after) in enumerate(zip(one.hands, other.hands, strict=True))
        for name in before
        if before[name] != after[name]
    }


@pytest.mark.parametrize("house", sorted(HOUSES))
class TestNobodyCanTellAClosedCardFromAnother:
    """Messages, every answer of the API and the log; redaction happens before anything leaves."""

    async def test_not_from_a_byte(self, house: str) -> None:
        changed = owned = 0
        for run in evenings(house):
            draw = random.Random(run.seed)
            before = await play(run)
            hands = zip(before.decks, before.events, strict=True)
            found = [closed_pair(deck, events, run.victim, draw) for deck, events in hands]
            after = await play(run, [pair for pair, _ in found])

            apart = told_apart(before, after)
            assert {name for _, name in apart} <= {before.victim}, f"they could tell: {apart}"
            assert before.log == after.log
            for number, (pair, theirs) in enumerate(found):
                assert (before.decks[number] != after.decks[number]) == (pair != NO_CHANGE)
                assert not theirs or (number, before.victim) in apart, "its owner is told of it"
                changed += pair != NO_CHANGE
                owned += theirs
            assert before.log
            assert before.asked == after.asked
        assert owned >= HANDS // 5
        assert changed >= HANDS // 2


class TestAnExport:
    async def test_holds_all_parts_that_a_real_room_adds(self) -> None:
        """What a person takes along is searched in the tests of the fair deal, part by part."""
        async with (
            open_room(MemoryStore(), Pace(bots_per_table=0), bots=None) as real,
            small_room() as small,
        ):
            assert set((await belongings_of(small))._parts) == set(real.accounts.belongings._parts)


class TestTheWorldsCanDiffer:
    """A check that could not fail would be none."""

    async def test_an_open_card_changed_is_heard_by_all(self) -> None:
        run = Run("reference", 1, 1, victim=1)
        one = await play(run)
        two = await play(run, [(12, 51)])  # the first door card of six seats

        deaf = {"figures", "a token to read"}  # they have no socket
        assert {name for _, name in told_apart(one, two)} >= set(one.hands[0]) - deaf

    def test_facts_and_faults_in_the_log_are_heard(self) -> None:
        log = logging.getLogger("doorcard.table")
        heard = []
        for card in ("As", "Kd"):
            with heard_log() as lines:
                log.info("dealt", extra={"down": card})
                log.error("a fault", exc_info=ValueError(card))
            heard.append(lines)

        assert [one == other for one, other in zip(*heard, strict=True)] == [False] * 4
