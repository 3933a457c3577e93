"""Several seats: the last one's draws counted at once."""

from __future__ import annotations

from types import ModuleType

import pytest

from doorcard.kernel import twin
from tests.kernel.kernels import GAMES, KERNELS, cards, deck_without, one_by_one

EVERYTHING = 10**6
SPOTS = {
    "three on sixth street": ["AhKhQhJh2c3c", "7c7d2s9s3d8d", "4c5c6d8hTdTs"],
    "three with all their cards": ["AhKhQhJh2c3c4h", "7c7d2s9s3d8d8c", "4c5c6d8hTdTs2d"],
    "the last with all its cards": ["AhKhQhJh2c3c", "7c7d2s9s3d8d", "4c5c6d8hTdTs2d"],
    "the last with two to come": ["Ac2d3h4s9cKd", "8h7h6c5cTsQs", "2h3c4d8sJc"],
    "ties of three": ["9c8dTh2c3s4c", "9h8cTd2d3h4d", "9s8sTc2h3d4h"],
    "two seats": ["Ac2d3h4s9c", "8h7h6c5cTs"],
    "flushes drawn": ["AhKhQhJh2c3c", "2h3h4h7dTs8d", "5h6h7h8cTc9c"],
}


@pytest.mark.parametrize("kernel", KERNELS)
class TestEveryDeal:
    @pytest.mark.parametrize("game", GAMES)
    @pytest.mark.parametrize("name", SPOTS)
    def test_is_counted(self, kernel: ModuleType, game: str, name: str) -> None:
        hands = [cards(text) for text in SPOTS[name]]
        deck = deck_without(*hands)[::2]

        counted = kernel.multiway(game, hands, deck, 0, EVERYTHING)

        assert counted == one_by_one(game, hands, deck)

    @pytest.mark.parametrize("game", GAMES)
    def test_is_counted_when_three_seats_draw_two_cards_each(
        self, kernel: ModuleType, game: str
    ) -> None:
        hands = [cards("Ah2h3hKd8c"), cards("7c7d2s9s3d"), cards("4c5c6d8hTd")]
        deck = deck_without(*hands)[::4]

        counted = kernel.multiway(game, hands, deck, 0, EVERYTHING)

        assert counted == one_by_one(game, hands, deck)

    @pytest.mark.parametrize("game", GAMES)
    def test_is_counted_for_four_and_five_seats(self, kernel: ModuleType, game: str) -> None:
        hands = [cards(text) for text in [*SPOTS["three on sixth street"], "Ac2d4hQs9hKs"]]
        for seats in (hands, [*hands, cards("5h5s6h6sJdJc")]):
            deck = deck_without(*seats)[::3]

            counted = kernel.multiway(game, seats, deck, 0, EVERYTHING)

            assert counted == one_by_one(game, seats, deck)

    def test_adds_up_from_parts(self, kernel: ModuleType) -> None:
        hands = [cards(text) for text in SPOTS["the last with two to come"]]
        deck = deck_without(*hands)
        whole = kernel.multiway("hilo", hands, deck, 0, EVERYTHING)

        found: dict[int, int] = {}
        for start in range(0, 2 * len(deck), 7):
            for seats, count in kernel.multiway("hilo", hands, deck, start, start + 7).items():
                found[seats] = found.get(seats, 0) + count

        assert found == whole


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("game", GAMES)
def test_the_twin_counts_the_same_on_fifth_street(kernel: ModuleType, game: str) -> None:
    hands = [cards("Ah2h3hKd8c"), cards("7c7d2s9s3d"), cards("4c5c6d8hTd")]
    deck = deck_without(*hands)

    assert kernel.multiway(game, hands, deck, 300, 310) == twin.multiway(
        game, hands, deck, 300, 310
    )
