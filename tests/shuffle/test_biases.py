"""A quick slice of what ``make shuffle-stats`` counts over ten million decks."""

from __future__ import annotations

import os
import signal
import time
import warnings
from collections.abc import Callable
from itertools import repeat

import numpy as np
import pytest

from doorcard.adapters.randomness import SystemRandomness
from doorcard.adapters.system import SystemShuffler
from doorcard.fairness import (
    HandDecks,
    Mix,
    OpeningEvent,
    SeatOpening,
    SigningKey,
    Stream,
    deck_context,
    mix_of,
    shuffled,
)
from doorcard.service.deal.fair_desk import FairDesk
from tests.shuffle.biases import BOUND, Census, Measure, expected_runs, measures
from tests.shuffle.shufflers import BAD, Source, clock_seeded, room, system

SLICE = 20_000


def by_name(census: Census) -> dict[str, Measure]:
    return {each.name: each for each in measures(census)}


class TestTheDecksOfTheRoom:
    """000, items 2 to 5."""

    @pytest.mark.parametrize("source", [room, system])
    def test_show_no_bias(self, source: Source) -> None:
        census = Census().count(source(SLICE))

        assert [each for each in measures(census) if not each.passes] == []

    def test_are_those_that_are_counted(self) -> None:
        """The order that is counted is the one that the room's decks give."""
        opening, mix, decks = a_fair_deal()

        dealt = decks.deal(opening, mix)

        seed = decks.seal()[32 * mix.pick :][:32]
        order = shuffled(Stream(seed, "order", deck_context("t", "t-1", 1, mix.pick)), 52)
        assert [int(card) for card in dealt.deck] == [order[leaf] for leaf in mix.places]
        assert tuple(mix.places) == shuffled(Stream(mix.value, "places"), 52)

    def test_add_up_from_parts(self) -> None:
        decks = system(2_000)

        parts = Census().count(decks[:700]).add(Census().count(decks[700:]))

        whole = {each.name: each.deviations for each in measures(Census().count(decks))}
        split = {each.name: each.deviations for each in measures(parts)}
        del whole["deck after deck"], split["deck after deck"]
        assert split == whole


class TestABadShuffle:
    @pytest.mark.parametrize("name", BAD)
    def test_is_caught(self, name: str) -> None:
        bad, must_find = BAD[name]

        found = {each.name for each in measures(Census().count(bad(SLICE))) if not each.passes}

        assert must_find <= found

    def test_that_clumps_suits_is_caught(self) -> None:
        """Every second deck has its first suit's cards in a row."""
        decks = system(SLICE).copy()
        decks[::2] = np.take_along_axis(
            decks[::2], np.argsort(decks[::2] % 4 != 0, axis=1, kind="stable"), axis=1
        )

        found = by_name(Census().count(decks))

        assert found["runs of 5 or more of a suit"].deviations > BOUND
        assert found["runs of 2 or more of a suit"].deviations != 0

    def test_that_deals_one_seat_better_hands_is_caught(self) -> None:
        """In one deck of ten the first seven cards hold a pair of aces."""
        decks = system(SLICE).copy()
        for deck in decks[::10]:
            for place, ace in ((0, 48), (1, 49)):
                where = int(np.flatnonzero(deck == ace)[0])
                deck[place], deck[where] = deck[where], deck[place]

        found = by_name(Census().count(decks))

        assert not found["classes of seven cards side by side"].passes
        assert found["classes of seven cards of a seat at seven"].passes


class TestTheYardstick:
    def test_knows_how_many_runs_there_are(self) -> None:
        """Of 51 pairs of neighbours 12 in 51 are of one suit."""
        pairs = sum(expected_runs(length) for length in range(2, 14))

        assert pairs == pytest.approx(12)


class TestTheSource:
    """No clock, no seed and no state of the process decides a deck."""

    def test_gives_other_decks_while_the_clock_stands_still(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for name in ("time", "time_ns", "monotonic", "monotonic_ns", "perf_counter"):
            monkeypatch.setattr(time, name, lambda: 0)

        assert len({SystemShuffler().cut() for _ in range(50)}) == 50

    def test_gives_other_fair_decks_while_the_clock_stands_still(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for name in ("time", "time_ns", "monotonic", "monotonic_ns", "perf_counter"):
            monkeypatch.setattr(time, name, lambda: 0)

        assert len({a_fair_deal()[2].seal() for _ in range(20)}) == 20

    def test_of_1999_gives_the_same_deck_at_the_same_time(self) -> None:
        one, two = clock_seeded(2, seeds=repeat(43_200_000))

        assert one.tolist() == two.tolist()

    def test_gives_other_decks_in_a_forked_process(self) -> None:
        shuffler = SystemShuffler()
        shuffler.cut()

        children = [drawn_in_a_fork(lambda: bytes(map(int, shuffler.cut()))) for _ in range(3)]

        assert len({*children, bytes(map(int, shuffler.cut()))}) == 4
        assert all(sorted(each) == list(range(52)) for each in children)

    def test_gives_other_deck_seeds_in_a_forked_process(self) -> None:
        desk = FairDesk(SigningKey(bytes(32)), SystemRandomness())
        desk.decks()

        children = [drawn_in_a_fork(lambda: desk.decks().seal()) for _ in range(3)]

        drawn = [*children, desk.decks().seal()]
        assert len({seeds[at : at + 32] for seeds in drawn for at in range(0, 256, 32)}) == 32


def a_fair_deal() -> tuple[OpeningEvent, Mix, HandDecks]:
    """A hand of two house bots, drawn anew."""
    decks = HandDecks.draw(os.urandom)
    seats = tuple(SeatOpening(seat, 1000, None, os.urandom(32)) for seat in (1, 2))
    opening = OpeningEvent(
        "t", "t-1", 1, bytes(32), bytes(32), 2, seats, decks.roots("t", "t-1", 1), bytes(32)
    )
    return opening, mix_of(opening, {}), decks


def drawn_in_a_fork(draw: Callable[[], bytes]) -> bytes:
    """What a copy of this process draws next."""
    reading, writing = os.pipe()
    with warnings.catch_warnings():
        warnings.simplefilter(
            "ignore", DeprecationWarning
        )  # of forks beside threads: it only writes
        child = os.fork()
    if child == 0:
        try:
            os.write(writing, draw())
        finally:
            os.kill(os.getpid(), signal.SIGKILL)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        drawn = pipe.read()
    os.waitpid(child, 0)
    return drawn
