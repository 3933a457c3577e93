"""Exact equity: every deal there is."""

from __future__ import annotations

from math import comb, fsum
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doorcard.cards import CARDS, Card, parse_cards
from doorcard.equity import Cancelled, Equity, EquityRefusal, Holding, HoleRange, equity, next_cards
from doorcard.equity.exact import DEAL
from doorcard.kernel.chosen import COMPILED
from tests.equity.random_spots import dealt, one_each
from tests.kernel.kernels import GAMES, one_by_one


def deck_of(*used: tuple[Card, ...]) -> bytes:
    gone = {card for cards in used for card in cards}
    return bytes(card for card in CARDS if card not in gone)


def agrees(found: Equity, expected: dict[int, int]) -> bool:
    shares = one_each(dict(expected), len(found.seats))
    return (
        found.exact
        and dict(found.outcomes) == expected
        and [seat.share for seat in found.seats] == pytest.approx(shares)
    )


@pytest.mark.parametrize("game", GAMES)
class TestEveryDeal:
    """Compared with a count of all deals, one by one; many dead cards keep them few."""

    @pytest.mark.parametrize(
        ("seats", "dead"),
        [
            ((5, 5), 32),
            ((3, 5), 34),
            ((6, 3), 33),
            ((2, 6), 35),
            ((7, 4), 31),
            ((7, 7), 0),
            ((5, 6, 5), 26),
            ((6, 5, 7), 24),
            ((6, 6, 6), 18),
            ((7, 4, 7), 22),
            ((6, 6, 6, 6), 19),
            ((6, 7, 6, 6, 5), 12),
        ],
    )
    def test_is_counted(self, game: str, seats: tuple[int, ...], dead: int) -> None:
        hands, gone = dealt(Random(sum(seats) * dead + 1), seats, dead)

        found = equity(hands, dead=gone, game=game, exact=True, seconds=60)

        assert agrees(found, one_by_one(game, [bytes(h) for h in hands], deck_of(*hands, gone)))

    def test_is_counted_with_unknown_cards_as_cards_to_come(self, game: str) -> None:
        hands, gone = dealt(Random(5), (3, 4), 35)
        down = (Card(52), Card(52))

        found = equity([down + hands[0], (*hands[1], Card(52))], dead=gone, game=game)

        assert agrees(found, one_by_one(game, [bytes(h) for h in hands], deck_of(*hands, gone)))

    def test_is_counted_with_a_common_card_to_come(self, game: str) -> None:
        """001, items 31 to 33; 003, items 22 to 24: eight seats, and four cards are left."""
        hands, _ = dealt(Random(8), (6,) * 8)
        left = deck_of(*hands)

        found = equity(hands, game=game)

        expected: dict[int, int] = {}
        for card in left:
            all_shown = one_by_one(game, [bytes((*hand, card)) for hand in hands], b"")
            for seats, count in all_shown.items():
                expected[seats] = expected.get(seats, 0) + count
        assert agrees(found, expected)
        assert found.deals == 4

    def test_is_counted_with_the_common_card_on_the_table(self, game: str) -> None:
        hands, (common, *gone) = dealt(Random(9), (6, 5, 6), 23)

        found = equity(hands, common=common, dead=gone, game=game)

        full = [bytes((*hand, common)) for hand in hands]
        assert agrees(found, one_by_one(game, full, deck_of(*hands, (common, *gone))))


class TestAnyWayRound:
    """What one seat wins does not hang on its number, on suits, or on the order of cards."""

    @given(dice=st.randoms(use_true_random=False), game=st.sampled_from(GAMES))
    @settings(max_examples=30, deadline=None)
    def test_suits_may_be_exchanged(self, dice: Random, game: str) -> None:
        seats = dice.choice([(5, 5), (4, 5), (6, 6, 5), (5, 6, 6)] + [(3, 3)] * COMPILED)
        hands, dead = dealt(dice, seats, dice.randrange(6))
        suits = dice.sample(range(4), 4)

        def exchanged(cards: tuple[Card, ...]) -> list[Card]:
            other = [CARDS[card // 4 * 4 + suits[card % 4]] for card in cards]
            return dice.sample(other, len(other))

        found = equity(hands, dead=dead, game=game)
        again = equity([exchanged(hand) for hand in hands], dead=exchanged(dead), game=game)

        assert again.outcomes == found.outcomes

    @given(dice=st.randoms(use_true_random=False), game=st.sampled_from(GAMES))
    @settings(max_examples=30, deadline=None)
    def test_seats_may_be_exchanged(self, dice: Random, game: str) -> None:
        hands, dead = dealt(dice, dice.choice([(4, 6), (5, 4), (6, 5, 6), (7, 5, 6)]), 3)
        order = dice.sample(range(len(hands)), len(hands))

        found = equity(hands, dead=dead, game=game)
        again = equity([hands[seat] for seat in order], dead=dead, game=game)

        assert [again.seats[n] for n in range(len(hands))] == [found.seats[n] for n in order]

    @given(dice=st.randoms(use_true_random=False), game=st.sampled_from(GAMES))
    @settings(max_examples=20, deadline=None)
    def test_all_shares_make_one_pot(self, dice: Random, game: str) -> None:
        hands, dead = dealt(dice, dice.choice([(5, 5), (6, 6, 6), (7, 7, 7, 6)]), 2)

        found = equity(hands, dead=dead, game=game)

        assert sum(seat.share for seat in found.seats) == pytest.approx(1)
        for seat in found.seats:
            assert seat.win + seat.tie + seat.lose == found.deals
            assert seat.scoop <= seat.win
            assert seat.no_low == found.seats[0].no_low


class TestAFamousPair:
    """Fourth street, all 141,181,040 deals, as others have counted them."""

    def test_wins_and_ties_as_published(self) -> None:
        found = equity(["Ah2h3hKd", "7c7d2s9s"])

        assert (found.seats[0].win, found.seats[0].tie) == (56_457_209, 1_076)
        assert (found.seats[1].win, found.seats[1].tie) == (84_722_755, 1_076)
        assert found.deals == 141_181_040

    def test_has_the_published_shares_on_fifth_street(self) -> None:
        hi = equity(["AhKhQhJh2c", "7c7d2s9s3d"])
        hilo = equity(["Ah2h3hKd8c", "7c7d2s9s3d"], game="hilo")

        assert round(100 * hi.seats[0].share, 3) == 69.007
        assert round(100 * hilo.seats[0].share, 4) == 48.9084


class TestRanges:
    HANDS = "7d5c2h9s", "AhAd7c8c2c"

    def test_count_each_pair_by_its_weight(self) -> None:
        range_ = HoleRange.parse("QsQh:3, KdKc, Td4h:2")

        found = equity([Holding(parse_cards(self.HANDS[0]), range_), self.HANDS[1]])

        single = [
            (equity([f"{holes}{self.HANDS[0]}", self.HANDS[1]]), weight)
            for holes, weight in (("QsQh", 3), ("KdKc", 1), ("Td4h", 2))
        ]
        assert found.deals == sum(weight * each.deals for each, weight in single)
        for seat in (0, 1):
            for what in ("win", "tie", "lose", "scoop"):
                assert getattr(found.seats[seat], what) == sum(
                    weight * getattr(each.seats[seat], what) for each, weight in single
                )

    def test_leave_out_pairs_that_are_seen(self) -> None:
        found = equity(["[QQ]7d5c2h9s", "QhAd7c8c2c"])
        three = equity(["[QcQd, QcQs, QdQs]7d5c2h9s", "QhAd7c8c2c"])

        assert found.outcomes == three.outcomes

    def test_of_two_seats_never_share_a_card(self) -> None:
        found = equity(["[QcQd, QcQs]7d5c2h9s", "[QcQd, QhQs]7c8c2cTd"])
        first = equity(["QcQd7d5c2h9s", "QhQs7c8c2cTd"])

        assert found.outcomes == first.outcomes

    def test_without_a_possible_deal_are_refused(self) -> None:
        with pytest.raises(EquityRefusal, match="wants a card twice") as refused:
            equity(["[QcQd]7d5c2h9s", "[QcQs]7c8c2cTd"])

        assert refused.value.code == "range.no_deal"

    def test_of_every_pair_are_as_good_as_nothing_known(self) -> None:
        known = equity(["??" * 2 + "7d5c2h9s", self.HANDS[1]])
        found = equity(["[random]7d5c2h9s", self.HANDS[1]])

        assert [s.share for s in found.seats] == pytest.approx([s.share for s in known.seats])


class TestWhatTakesTooLong:
    def test_is_refused_where_ranges_leave_millions_of_choices(self) -> None:
        """Each choice takes a moment, though its deals are counted at once."""
        with pytest.raises(EquityRefusal, match="would take about") as refused:
            equity(["[random]7d8d9dTc2c", "[random]Kd8h9hTs3c"], exact=True, seconds=5)

        assert refused.value.code == "exact.too_long"

    def test_may_be_stopped_while_choices_are_set_up(self) -> None:
        with pytest.raises(Cancelled):
            equity(["[random]7d8d9dTc2c", "Kd8h9hTs3c4s5s"], exact=True, cancelled=lambda: True)

    def test_is_refused_with_an_estimate(self) -> None:
        five = ["AhKhQh5c2d", "7c7d2s8s9s", "3c4c5d6dJd", "AcAd4h4sTh", "8h8c6s6cQd"]

        with pytest.raises(EquityRefusal, match=r"would take about .* seconds are allowed") as no:
            equity(five, exact=True, seconds=0.5)

        assert no.value.code == "exact.too_long"
        assert float(str(no.value.facts["estimate"])) > 0.5

    def test_is_refused_where_there_is_no_method(self) -> None:
        with pytest.raises(EquityRefusal, match=r"take about .* days: leave out exact") as no:
            equity(["AhKhQh", "7c7d2s", "3c4c5d"], exact=True, threads=1)

        assert no.value.code == "exact.no_method"
        deals = comb(43, 4) * comb(39, 4) * comb(35, 4)
        assert no.value.facts["estimate"] == pytest.approx(DEAL * deals)

        with pytest.raises(EquityRefusal, match="more than a thousand years"):
            equity(["??"] * 8, exact=True)

    def test_is_sampled_unless_it_must_be_exact(self) -> None:
        found = equity(["AhKhQh", "7c7d2s", "3c4c5d"], deals=1000)

        assert not found.exact
        assert found.deals >= 1000

    def test_is_sampled_where_no_time_is_allowed(self) -> None:
        assert not equity(["AhKhQh", "7c7d2s"], seconds=0, deals=100).exact


if COMPILED:

    class TestThirdStreet:
        """Three cards each: 18,265,297,050 deals, too many for the twin in a test."""

        @pytest.mark.parametrize(
            ("game", "first", "second", "share"),
            [
                ("hi", "AhKhQh", "7c7d2s", 54.77884),
                ("hilo", "AhKhQh", "7c7d2s", 48.76833),
                ("hi", "Ah2h3h", "7c7d2s", 47.16807),
                ("hilo", "Ah2h3h", "7c7d2s", 55.48948),
            ],
        )
        def test_is_counted(self, game: str, first: str, second: str, share: float) -> None:
            found = equity([first, second], game=game)

            assert found.deals == 18_265_297_050
            assert 100 * found.seats[0].share == pytest.approx(share, abs=1e-5)

        def test_against_a_door_card_is_the_mean_over_the_next_card(self) -> None:
            whole = equity(["AhAd7c", "????7d"])
            after = next_cards(["AhAd7c", "????7d"], 0, deals=40_000, exact=False)

            mean = fsum(each.seats[0].share for each in after.values()) / len(after)
            assert whole.deals == 1_373_550_338_160
            assert mean == pytest.approx(whole.seats[0].share, abs=0.003)
