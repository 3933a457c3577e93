"""From street to street, and after each next card."""

from __future__ import annotations

from math import fsum
from random import Random

import pytest

from doorcard.cards import parse_cards
from doorcard.equity import EquityRefusal, equity, equity_by_street, next_cards
from tests.equity.random_spots import dealt
from tests.kernel.kernels import GAMES


class TestByStreet:
    HANDS = ("KhQh8c9s2d3c4c", "7c7d2s9c3dTd")

    def test_goes_from_third_street_to_the_last_that_a_seat_has_reached(self) -> None:
        course = equity_by_street(self.HANDS, deals=2_000, seconds=5)

        assert list(course) == [3, 4, 5, 6, 7]

    def test_knows_on_each_street_the_cards_dealt_so_far(self) -> None:
        course = equity_by_street(self.HANDS, game="hilo", seconds=5)

        for street in (5, 6, 7):
            hands = [parse_cards(hand)[:street] for hand in self.HANDS]
            assert course[street] == equity(hands, game="hilo")

    def test_begins_with_fourth_street_where_four_cards_are_dealt_first(self) -> None:
        """003, item 9."""
        course = equity_by_street(["KhQh8c9s2d", "7c7d2s9c3d"], four_cards_first=True)

        assert list(course) == [4, 5]

    def test_knows_dead_cards_from_their_street_on(self) -> None:
        course = equity_by_street(["KhQh8c9s2d", "7c7d2s9c3d"], dead={3: "7h", 5: "7s"})

        assert course[4] == equity(["KhQh8c9s", "7c7d2s9c"], dead="7h")
        assert course[5] == equity(["KhQh8c9s2d", "7c7d2s9c3d"], dead="7h7s")

    def test_keeps_ranges_and_unknown_cards(self) -> None:
        hands = ["[QcQd, QcQs]7d5c2h", "????7c8c2c"]

        assert equity_by_street(hands, deals=2_000, seconds=1)[5] == equity(hands)


class TestNextCards:
    @pytest.mark.parametrize("game", GAMES)
    def test_are_worth_on_average_what_the_spot_is(self, game: str) -> None:
        hands, dead = dealt(Random(4), (5, 6, 6), 3)
        before = equity(hands, dead=dead, game=game)

        after = next_cards(hands, 0, dead=dead, game=game)

        assert len(after) == 52 - 17 - 3
        for seat in range(3):
            mean = fsum(each.seats[seat].share for each in after.values()) / len(after)
            assert mean == pytest.approx(before.seats[seat].share)

    def test_may_be_the_last(self) -> None:
        after = next_cards(["AhAd7c2s9d3c", "QsQh7dJs3h4h5h"], 0)

        assert {each.deals for each in after.values()} == {1}

    def test_tell_how_far_they_are(self) -> None:
        told: list[float] = []

        next_cards(["AhAd7c2s9d3c", "QsQh7dJs3h4h"], 0, progress=told.append)

        assert told == sorted(told)
        assert told[-1] == 1

    @pytest.mark.parametrize(
        ("seat", "why"), [(1, "Qs Qh 7d Js 3h 4h 5h gets no"), (2, "2 hands"), (-1, "2 hands")]
    )
    def test_are_refused_for_a_seat_that_gets_none(self, seat: int, why: str) -> None:
        with pytest.raises(EquityRefusal, match=why) as refused:
            next_cards(["AhAd7c2s9d3c", "QsQh7dJs3h4h5h"], seat)

        assert refused.value.code == "next.no_card"
