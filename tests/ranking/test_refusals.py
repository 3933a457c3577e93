"""Cards that have no rank."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest

from doorcard.cards import CARDS, Card, parse_cards
from doorcard.ranking import (
    best_high,
    best_low,
    best_razz,
    board_value,
    high_value,
    low_board_value,
    low_value,
    razz_value,
)
from doorcard.ranking.high import high_by_tables
from doorcard.ranking.low import low_by_tables
from doorcard.ranking.razz import razz_by_tables

Ranking = Callable[[Sequence[Card]], object]

HANDS = [
    pytest.param(high_value, "a high hand", id="high"),
    pytest.param(low_value, "a low hand", id="low"),
    pytest.param(razz_value, "a razz hand", id="razz"),
    pytest.param(high_by_tables, "a high hand", id="high by tables"),
    pytest.param(low_by_tables, "a low hand", id="low by tables"),
    pytest.param(razz_by_tables, "a razz hand", id="razz by tables"),
]
BOARDS = [
    pytest.param(board_value, id="high"),
    pytest.param(low_board_value, id="razz"),
]
EVERY = [high_value, low_value, razz_value, best_high, best_low, best_razz]


@pytest.mark.parametrize(("rank", "what"), HANDS)
class TestAHand:
    """Five to seven different cards that somebody has seen."""

    @pytest.mark.parametrize("count", [0, 1, 4, 8, 13, 52])
    def test_has_five_to_seven_cards(self, rank: Ranking, what: str, count: int) -> None:
        cards = "1 card" if count == 1 else f"{count} cards"
        with pytest.raises(ValueError, match=f"^{cards} cannot be ranked as {what}: it takes 5"):
            rank(CARDS[:count])

    def test_has_no_unknown_card(self, rank: Ranking, what: str) -> None:
        sentence = (
            f"7 cards cannot be ranked as {what} while 1 of them is unknown (??): leave out "
            "what nobody has seen"
        )
        with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
            rank(parse_cards("Ah Kd ?? 9s 9c 2d 3c"))

    def test_has_not_several_unknown_cards(self, rank: Ranking, what: str) -> None:
        with pytest.raises(ValueError, match=f"as {what} while 2 of them are unknown"):
            rank(parse_cards("Ah Kd ?? 9s 9c ??"))

    @pytest.mark.parametrize(
        "cards",
        [
            pytest.param("Ah Ah Kd Qs 9c 2d 3c", id="a pair"),
            pytest.param("Ah Ah Ad Ac As 2d 3c", id="five of a rank"),
            pytest.param("8h 8h 8h 8h 8h 8h 8h", id="one card seven times"),
            pytest.param("Ah Kh 9h 5h 5h 2h 3c", id="a flush"),
            pytest.param("9h 9h Kd Qs 2c", id="of five"),
        ],
    )
    def test_holds_no_card_twice(self, rank: Ranking, what: str, cards: str) -> None:
        hand = parse_cards(cards)
        sentence = (
            f"{len(hand)} cards cannot be ranked as {what} when only {len(set(hand))} of them "
            "are different: a deck holds each card once"
        )
        with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
            rank(hand)

    @pytest.mark.parametrize("other", [-1, 53, 1000])
    def test_is_of_cards(self, rank: Ranking, what: str, other: int) -> None:
        with pytest.raises(ValueError, match=f"as {what}: each must be one of doorcard.cards"):
            rank([*CARDS[:6], Card(other)])


@pytest.mark.parametrize("rank", BOARDS)
class TestABoard:
    """One to five up cards."""

    @pytest.mark.parametrize("count", [0, 6, 7])
    def test_has_one_to_five_cards(self, rank: Ranking, count: int) -> None:
        with pytest.raises(ValueError, match=f"^{count} cards .* as a board: it takes 1 to 5$"):
            rank(CARDS[:count])

    def test_has_no_unknown_card(self, rank: Ranking) -> None:
        with pytest.raises(ValueError, match=r"2 cards .* as a board while 1 of them is unknown"):
            rank(parse_cards("Ah ??"))

    def test_holds_no_card_twice(self, rank: Ranking) -> None:
        with pytest.raises(ValueError, match=r"4 cards .* as a board when only 3 of them are"):
            rank(parse_cards("Ah Ah Kd 2c"))


class TestTheBestCards:
    """They are found in one to seven cards."""

    @pytest.mark.parametrize("best", [best_high, best_low, best_razz])
    @pytest.mark.parametrize("count", [0, 8])
    def test_are_not_found_in_other_numbers(self, best: Ranking, count: int) -> None:
        with pytest.raises(ValueError, match=f"{count} cards cannot be ranked"):
            best(CARDS[:count])

    @pytest.mark.parametrize("best", [best_high, best_low, best_razz])
    @pytest.mark.parametrize("cards", ["Ah ??", "Ah Ah 2d", "Ah Ah 2d 3d 4d 5c 6c"])
    def test_are_not_found_where_a_card_is_unknown_or_double(
        self, best: Ranking, cards: str
    ) -> None:
        with pytest.raises(ValueError, match="cannot be ranked"):
            best(parse_cards(cards))


@pytest.mark.parametrize("rank", EVERY)
@pytest.mark.parametrize("cards", ["Qh Jd ?? 9s 9c 2d 3c", "Qh Qh Jd 9s 9c 2d 3c"])
def test_no_refusal_tells_a_card(rank: Ranking, cards: str) -> None:
    with pytest.raises(ValueError, match="cannot be ranked") as refused:
        rank(parse_cards(cards))

    for card in parse_cards("Qh Jd 9s 9c 2d 3c"):
        assert str(card) not in str(refused.value)
