"""Sampled equity."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from doorcard.cards import CARDS
from doorcard.equity import Equity, EquityRefusal, equity
from doorcard.kernel.chosen import COMPILED
from tests.equity.random_spots import dealt
from tests.kernel.kernels import GAMES

SPOTS = 300 if COMPILED else 40
STREETS = [(3, 3), (3, 4), (4, 4), (5, 5), (6, 5), (6, 6), (2, 5), (5, 5, 5), (6, 6, 6, 6)]
LATE = [(5, 5), (6, 5), (6, 6), (6, 6, 6)]


def off(sampled: Equity, exact: Equity) -> list[float]:
    """How far each share is off, in standard errors."""
    return [
        (one.share - other.share) / one.standard_error
        for one, other in zip(sampled.seats, exact.seats, strict=True)
        if one.standard_error > 0
    ]


class TestAgainstExactEquity:
    def test_is_within_its_error_in_hundreds_of_spots(self) -> None:
        dice = Random(2024)
        away: list[float] = []
        for number in range(SPOTS):
            hands, dead = dealt(dice, dice.choice(STREETS if COMPILED else LATE), dice.randrange(9))
            game = GAMES[number % 3]
            exact = equity(hands, dead=dead, game=game, exact=True, seconds=60)
            sampled = equity(hands, dead=dead, game=game, exact=False, deals=4_000, seed=number)
            away.append(max(off(sampled, exact), key=abs, default=0.0))

        # Of normal numbers one in 20 is beyond 1.96; small samples and ties have wider tails.
        assert max(map(abs, away)) < 6
        assert sum(abs(each) > 1.96 for each in away) < 0.12 * len(away)
        assert 0.7 < sqrt(sum(each * each for each in away) / len(away)) < 1.35

    def test_is_within_its_error_for_ranges(self) -> None:
        hands = ["[QQ+, AKs:0.5, 7s6s:4]7d5c2h", "[99-66:2, KK]QcJd2c"]

        for game in GAMES:
            exact = equity(hands, game=game, exact=True, seconds=600)
            sampled = equity(hands, game=game, exact=False, deals=60_000, seed=3)

            assert max(map(abs, off(sampled, exact))) < 4

    def test_is_within_its_error_for_a_common_card(self) -> None:
        hands, _ = dealt(Random(3), (6,) * 8)

        exact = equity(hands, game="hilo")
        sampled = equity(hands, game="hilo", exact=False, deals=8_000)

        assert exact.deals == 4
        assert max(map(abs, off(sampled, exact)), default=0) < 4


class TestDeals:
    HANDS = ("AhKhQh", "7c7d2s", "3c4c5d")

    def test_are_the_same_for_the_same_seed(self) -> None:
        first = equity(self.HANDS, game="hilo", deals=20_000, seed=5)
        again = equity(self.HANDS, game="hilo", deals=20_000, seed=5, threads=3)
        other = equity(self.HANDS, game="hilo", deals=20_000, seed=6)

        assert first == again
        assert first.outcomes != other.outcomes

    @pytest.mark.parametrize("seed", [0, -1, 2**64, 2**80 + 7])
    def test_may_have_any_whole_number_as_seed(self, seed: int) -> None:
        assert equity(self.HANDS, deals=100, seed=seed).deals >= 100

    def test_are_at_least_as_many_as_wished(self) -> None:
        for deals in (1, 5_000, 12_345):
            assert deals <= equity(self.HANDS, deals=deals).deals < deals + 256 * 17

    def test_have_a_smaller_error_the_more_they_are(self) -> None:
        few, many = (equity(self.HANDS, deals=n).standard_error for n in (5_000, 80_000))

        assert many == pytest.approx(few / 4, rel=0.3)

    def test_are_refused_where_ranges_leave_none(self) -> None:
        with pytest.raises(EquityRefusal, match="wants a card twice"):
            equity(["[QcQd]7d", "[QcQs]7c", "9h"], exact=False, deals=100)


class TestOneShuffleForSeveralDeals:
    def test_has_a_smaller_error_than_as_many_single_deals(self) -> None:
        """The packets of a shuffle go round the seats, so their errors partly cancel."""
        dice = Random(7)
        better = 0
        for _ in range(12):
            hands, _ = dealt(dice, (3, 3, 3, 3))
            found = equity(hands, exact=False, deals=20_000)
            seat = found.seats[0]
            alone = sqrt(seat.share * (1 - seat.share) / found.deals)
            better += seat.standard_error < alone

        assert better >= 10


def test_unknown_cards_are_any_cards() -> None:
    found = equity(["??7c", "??7d", "??7h"], deals=50_000)

    assert [seat.share for seat in found.seats] == pytest.approx([1 / 3] * 3, abs=0.02)
    assert len(CARDS) == 52


class TestRangesThatClash:
    """Hole cards are drawn anew while two seats want one card: that must not go on for ever."""

    def test_nearly_always_are_refused(self) -> None:
        with pytest.raises(EquityRefusal) as refused:
            equity(["[AhAd:1000000000, KhKd]7d", "[AhAd:1000000000, QhQd]7h"], exact=False)

        assert refused.value.code == "range.hardly_possible"

    def test_often_are_drawn(self) -> None:
        found = equity(["[AA, KK]7d", "[AA, KK]7h", "[AA, KK]7c"], exact=False, deals=2_000)

        assert sum(seat.share for seat in found.seats) == pytest.approx(1)
