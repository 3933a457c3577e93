"""The neutral record keeps what was told, in the words of the rules."""

from __future__ import annotations

import pytest

from doorcard.cards import parse_cards
from doorcard.histories.outcome import Unread
from doorcard.histories.record import HandRecord, Money, Player, Site, Stakes
from doorcard.stud import Game


def record_of(*players: Player) -> HandRecord:
    return HandRecord(
        site=Site.PHH,
        hand="7",
        file="seven.phh",
        line=1,
        game=Game.HI,
        stakes=Stakes(),
        money=Money(),
        players=players,
        antes=None,
        moves=(),
        streets=(),
        returned=None,
        awards=None,
    )


class TestPlayers:
    ann = Player(seat=2, name="Ann", stack=500, down=parse_cards("?? ??"), up=parse_cards("9c"))
    ben = Player(seat=5, name="Ben", stack=500, down=parse_cards("Ah Kd"), is_hero=True)

    def test_are_found_by_seat(self) -> None:
        assert record_of(self.ann, self.ben).player(5) is self.ben

    def test_a_seat_that_was_not_dealt_in_is_none_of_them(self) -> None:
        with pytest.raises(KeyError, match="seat 3 was not dealt into hand 7"):
            record_of(self.ann).player(3)

    def test_one_of_them_may_be_the_hero(self) -> None:
        assert record_of(self.ann, self.ben).hero is self.ben
        assert record_of(self.ann).hero is None

    def test_are_told_when_no_card_is_missing(self) -> None:
        assert (self.ann.is_told, self.ben.is_told) == (False, True)


class TestMoney:
    @pytest.mark.parametrize(
        ("per_unit", "chips", "text"),
        [(100, 1005, "10.05"), (100, 5, "0.05"), (1000, 2500, "2.500"), (1, 40, "40")],
    )
    def test_is_written_as_the_file_counts_it(self, per_unit: int, chips: int, text: str) -> None:
        assert Money("USD", per_unit).text(chips) == text


class TestUnread:
    def test_names_file_hand_line_and_reason(self) -> None:
        wrong = Unread(file="a.txt", hand="12", line=9, reason="nobody posted an ante")

        assert str(wrong) == "a.txt, hand 12, line 9: nobody posted an ante"

    def test_leaves_out_a_hand_without_a_number(self) -> None:
        assert str(Unread(file="a.txt", hand="", line=1, reason="no hand")) == (
            "a.txt, line 1: no hand"
        )
