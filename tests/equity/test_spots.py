"""What is a spot, and what is none."""

from __future__ import annotations

import pytest

from doorcard.cards import CARDS, UNKNOWN, Card, parse_cards
from doorcard.equity import EquityRefusal, Holding, HoleRange, equity
from doorcard.equity.holding import holding
from doorcard.equity.spot import spot


class TestHoldings:
    @pytest.mark.parametrize("text", ["AhAd7c", "Ah Ad 7c", " ah,ad,7c ", "AH AD 7C"])
    def test_are_written_with_or_without_blanks(self, text: str) -> None:
        assert holding(text).cards == parse_cards("Ah Ad 7c")

    @pytest.mark.parametrize(
        ("text", "cards", "known"),
        [("??7c", 2, 1), ("????7c", 3, 1), ("??", 1, 0), ("", 0, 0), ("10h??", 2, 1)],
    )
    def test_may_have_unknown_cards(self, text: str, cards: int, known: int) -> None:
        held = holding(text)

        assert (len(held.cards), len(held.known)) == (cards, known)

    def test_may_be_cards(self) -> None:
        assert holding([Card(3), UNKNOWN]) == Holding((Card(3), UNKNOWN))

    @pytest.mark.parametrize("text", ["AhAx", "A", "1h", "7c[QQ]", "[QQ 7c"])
    def test_are_refused_when_unreadable(self, text: str) -> None:
        with pytest.raises(EquityRefusal) as refused:
            holding(text)

        assert refused.value.code == "holding.unreadable"

    @pytest.mark.parametrize("text", ["2c3c4c5c6c7c8c9c", "[QQ]2c3c4c5c6c7c"])
    def test_have_seven_cards_at_most(self, text: str) -> None:
        with pytest.raises(EquityRefusal, match=r"^8 cards are no stud holding") as refused:
            holding(text)

        assert refused.value.code == "holding.too_many"


class TestRanges:
    @pytest.mark.parametrize(
        ("text", "pairs"),
        [
            ("QQ", 6),
            ("QQ+", 18),
            ("22+", 78),
            ("AKs", 4),
            ("AKo", 12),
            ("AK", 16),
            ("KA", 16),
            ("A9s+", 20),
            ("T9", 16),
            ("109s", 4),
            ("99-66", 24),
            ("66-99", 24),
            ("A5s-A2s", 16),
            ("KTo-KQo", 36),
            ("AsAh", 1),
            ("As Kd", 1),
            ("random", 1326),
            ("any", 1326),
            ("QQ, QsQh", 6),
            ("QQ, KK", 12),
        ],
    )
    def test_hold_as_many_pairs(self, text: str, pairs: int) -> None:
        assert len(HoleRange.parse(text).weights) == pairs

    def test_have_weights(self) -> None:
        weights = HoleRange.parse("QQ:0.25, AKs:3, QsQh:2").weights

        assert sorted(set(weights.values())) == [0.25, 2, 3]
        assert weights[CARDS[42], CARDS[43]] == 2

    @pytest.mark.parametrize(
        "text",
        ["", "Q", "QQs", "XX", "AKx", "AK-QJ", "AKs-AQo", "QQ-AK", "QQ:much", "QQ:-1", "QQ:0",
         "QQ:inf", "QhQh", "AhZz", "AKQ"],
    )  # fmt: skip
    def test_are_refused_when_unreadable(self, text: str) -> None:
        with pytest.raises(EquityRefusal) as refused:
            HoleRange.parse(text)

        assert refused.value.code == "range.unreadable"

    def test_are_refused_when_all_is_seen(self) -> None:
        with pytest.raises(EquityRefusal, match="every pair of this range"):
            equity(["[QcQd]7d", "QcAs2h"])


class TestSpots:
    @pytest.mark.parametrize("seats", [0, 1, 9])
    def test_have_two_to_eight_seats(self, seats: int) -> None:
        with pytest.raises(EquityRefusal, match=f"not {seats}$") as refused:
            spot(["??"] * seats)

        assert refused.value.code == "spot.seats"

    @pytest.mark.parametrize(
        ("hands", "dead"), [(["AhKh", "AhQd"], ""), (["AhAh", "Qd"], ""), (["Ah", "Qd"], "5s Qd")]
    )
    def test_have_each_card_once(self, hands: list[str], dead: str) -> None:
        with pytest.raises(EquityRefusal, match="is in two places") as refused:
            spot(hands, dead=dead)

        assert refused.value.code == "spot.twice"

    def test_are_of_a_known_game(self) -> None:
        with pytest.raises(EquityRefusal, match="say hi, hilo or razz") as refused:
            spot(["Ah", "Qd"], game="omaha")

        assert refused.value.code == "spot.game"

    def test_may_have_unknown_dead_cards_that_shorten_the_deck(self) -> None:
        seven = ["??" * 3] * 7

        assert not spot(seven, dead="??" * 3).common
        assert spot(seven, dead="??" * 4).common

    def test_end_with_a_common_card_when_eight_stay(self) -> None:
        found = spot(["??" * 3] * 8)

        assert found.common
        assert set(found.draws) == {6}

    def test_may_have_a_common_card_announced_or_shown(self) -> None:
        announced = spot(["2c3c4c5c6c7d", "2d3d4d5d6d7c"], common="??")
        shown = spot(["2c3c4c5c6c7d", "2d3d4d5d6d7c"], common="Ah")

        assert (announced.common, announced.draws) == (True, (0, 0))
        assert (shown.common, shown.draws, len(shown.deck)) == (False, (0, 0), 39)

    @pytest.mark.parametrize("common", ["Ah Kh", "AhKhQh"])
    def test_have_one_common_card_at_most(self, common: str) -> None:
        with pytest.raises(EquityRefusal, match="one common card at most"):
            spot(["2c", "3c"], common=common)

    @pytest.mark.parametrize("common", ["Ah", "??"])
    def test_have_none_for_a_seat_with_seven_cards(self, common: str) -> None:
        with pytest.raises(EquityRefusal, match="common") as refused:
            spot(["2c3c4c5c6c7d8c", "2d3d4d5d6d7c"], common=common)

        assert refused.value.code == "spot.common"

    def test_need_cards_enough(self) -> None:
        hands = ["??" * 2] * 7

        with pytest.raises(EquityRefusal, match="name fewer seats") as refused:
            spot(hands, dead="".join(map(str, CARDS[:20])))

        assert refused.value.code == "spot.deck_too_short"

    def test_are_refused_in_words_that_name_a_remedy(self) -> None:
        with pytest.raises(EquityRefusal) as refused:
            spot(["Ah", "Ah"])

        assert str(refused.value) == "Ah is in two places: a deck holds it once"
