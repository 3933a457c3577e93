"""Who shows the best board."""

from __future__ import annotations

import pytest

from doorcard.cards import parse_cards
from doorcard.ranking import board_value, low_board_value
from doorcard.ranking.reference import high_order, razz_order
from tests.ranking.rank_multisets import rank_multisets, without_flush

BOARDS = {1: 13, 2: 91, 3: 455, 4: 1820}
"""How many boards of a size differ in more than suits."""


def high(board: str) -> int:
    return board_value(parse_cards(board))


def low(board: str) -> int:
    return low_board_value(parse_cards(board))


class TestTheBestBoard:
    """001, items 14 to 16; 003, items 6, 16 and 17; rule book, cases E01 to E12."""

    def test_a_pair_of_deuces_beats_ace_king(self) -> None:
        assert high("2c 2s") > high("Ah Kd") > high("Qd Js")

    def test_the_high_card_comes_first_then_the_second(self) -> None:
        assert high("Ac 3h") > high("Kd Qs") > high("Kh Jc")

    def test_equal_ranks_tie_whatever_their_suits(self) -> None:
        assert high("Ks 9d") == high("Kd 9c")

    def test_the_kicker_decides_between_equal_pairs(self) -> None:
        assert high("8c 8d Qh") > high("8s 8h Jd") > high("Ac Kd Qs")

    def test_open_trips_beat_a_pair_of_aces(self) -> None:
        assert high("4c 4s 4h") > high("Ah As Kd") > high("Qd Js Th")

    def test_two_pair_beat_one_higher_pair(self) -> None:
        assert high("3c 3s 2h 2d") > high("Ah As Kd Qc") > high("9d Js Th 8c")

    def test_two_pair_compare_by_the_higher_then_the_lower_pair(self) -> None:
        assert high("9h 9s 8d 8c") > high("9c 9d 7h 7d") > high("6d 6s 5h 5c")

    def test_open_quads_beat_everything(self) -> None:
        assert high("2c 2s 2h 2d") > high("Ah As Ad Kc") > high("Kh Ks Qh Qd")

    def test_four_to_a_straight_flush_is_only_its_high_card(self) -> None:
        assert high("Ac 5d 3h 2c") > high("Td 7d 4d 2d") > high("9s 8s 7s 6s")

    def test_in_hi_lo_it_is_the_high_board_too(self) -> None:
        assert high("5d 5s 6h") > high("Kd 8s 7c") > high("2c 3d 4h")

    def test_a_single_door_card_goes_by_its_rank(self) -> None:
        assert high("Ac") > high("Ks") > high("2s") == high("2c")

    @pytest.mark.parametrize("size", BOARDS)
    def test_every_board_has_the_value_of_its_place(self, size: int) -> None:
        boards = [without_flush(ranks) for ranks in rank_multisets(size)]

        assert [board_value(board) for board in sorted(boards, key=high_order)] == list(
            range(1, BOARDS[size] + 1)
        )


class TestABoardWithACommonCard:
    """Five cards to see: straights, flushes and full houses count (cases J13, J14)."""

    def test_four_in_a_row_and_the_common_card_are_a_straight(self) -> None:
        assert high("9h 8h 7c 6d") < high("Ac Kd 4s 2h")
        assert high("9h 8h 7c 6d Td") > high("Ac Kd 4s 2h Td")

    def test_a_common_card_pairs_a_board(self) -> None:
        assert high("Qh Qs 5c 3d") > high("Kc 9d 7s 2h")
        assert high("Qh Qs 5c 3d Kd") < high("Kc 9d 7s 2h Kd")

    def test_a_flush_counts(self) -> None:
        assert high("9h 8h 5h 3h 2h") > high("Ac As Ad Kh Qs")

    def test_in_razz_the_lowest_five_count(self) -> None:
        assert low("5h 4h 3h 2h Ah") > low("6c 4s 3d 2c Ad") > low("Ac As 4d 3s 2d")


class TestTheLowestBoard:
    """Razz: the low board acts first, the ace is low (Robert's Rules, Razz)."""

    def test_any_unpaired_board_beats_a_pair(self) -> None:
        assert low("Kc Qs") > low("Ah Ad") > low("2c 2d")

    def test_the_lower_top_card_wins_then_the_next(self) -> None:
        assert low("6c 5d 4h") > low("7c 2d Ah") > low("7c 3d Ah")

    def test_suits_do_not_matter(self) -> None:
        assert low("4s 3s 2s As") == low("4c 3d 2h Ac")

    def test_trips_are_worse_than_two_pair_and_quads_the_worst(self) -> None:
        assert low("Ks Kd Qc Qh") > low("As Ad Ac 2h") > low("As Ad Ac Ah")

    @pytest.mark.parametrize("size", BOARDS)
    def test_every_board_has_the_value_of_its_place(self, size: int) -> None:
        boards = [without_flush(ranks) for ranks in rank_multisets(size)]

        assert [low_board_value(board) for board in sorted(boards, key=razz_order)] == list(
            range(1, BOARDS[size] + 1)
        )
