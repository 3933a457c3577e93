"""When a table waits for lost lines."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doorcard.room.lines import LinePause, pause_for
from doorcard.room.policy import RoomPolicy

PEOPLE = ("ann", "ben", "cal", "dee", "eve", "fay", "gil", "hal")


def pause(
    lost: int, standing: int, *, last_ms: int | None = None, policy: RoomPolicy | None = None
) -> LinePause | None:
    return pause_for(
        policy or RoomPolicy(),
        lost=PEOPLE[:lost],
        standing=PEOPLE[lost : lost + standing],
        last_ms=last_ms,
        wall_ms=10_000_000,
    )


class TestAPauseForLines:
    """Ours: more than half at once, two at least, bounded, once in a while."""

    @pytest.mark.parametrize(
        ("lost", "standing", "waits"),
        [(1, 0, False), (1, 1, False), (2, 2, False), (2, 1, True), (2, 0, True), (4, 4, False)],
    )
    def test_needs_more_than_half_and_two(self, lost: int, standing: int, *, waits: bool) -> None:
        assert (pause(lost, standing) is not None) is waits

    def test_is_bounded_by_the_house(self) -> None:
        found = pause(3, 1, policy=RoomPolicy(pause_seconds=25))

        assert found == LinePause(10_000_000, 10_025_000, ("ann", "ben", "cal"))

    def test_never_comes_where_the_house_waits_for_nobody(self) -> None:
        assert pause(3, 0, policy=RoomPolicy(pause_seconds=0)) is None

    @pytest.mark.parametrize(("since_ms", "waits"), [(1_799_999, False), (1_800_000, True)])
    def test_comes_once_in_a_while_only(self, since_ms: int, *, waits: bool) -> None:
        found = pause(3, 1, last_ms=10_000_000 - since_ms)

        assert (found is not None) is waits

    def test_knows_who_is_missing(self) -> None:
        found = pause(3, 1)

        assert found is not None
        assert found.missing({"ben", "hal"}) == ("ann", "cal")

    def test_moves_on_by_the_time_the_room_was_down(self) -> None:
        found = LinePause(1_000, 61_000, ("ann", "ben"))

        assert found.moved_on(500) == replace(found, began_ms=1_500, until_ms=61_500)

    @given(
        lost=st.sets(st.sampled_from(PEOPLE)),
        seconds=st.integers(0, 300),
        every=st.integers(1, 1440),
        last=st.none() | st.integers(0, 200_000_000),
        wall=st.integers(200_000_000, 300_000_000),
    )
    def test_is_never_longer_nor_sooner_than_the_house_allows(
        self, lost: set[str], seconds: int, every: int, last: int | None, wall: int
    ) -> None:
        standing = set(PEOPLE) - lost
        policy = RoomPolicy(pause_seconds=seconds, pause_every_minutes=every)

        found = pause_for(policy, lost=lost, standing=standing, last_ms=last, wall_ms=wall)

        if found is not None:
            assert found.until_ms - found.began_ms == seconds * 1000 > 0
            assert len(lost) > len(standing)
            assert last is None or wall - last >= every * 60_000
