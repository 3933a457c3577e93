"""The keys and tables under the ranking."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from itertools import combinations, combinations_with_replacement
from random import Random

import pytest

from doorcard.kernel.high_tables import (
    CARD_KEYS,
    CARD_SHIFT,
    FLUSH_BITS,
    LOWER_BITS,
    PLACES,
    RANK_KEYS,
    SUIT_START,
    UPPER_BITS,
    UPPER_SHIFT,
    rank_table,
)


def multisets(ranks: range, cards: int) -> list[tuple[int, ...]]:
    return [
        held
        for held in combinations_with_replacement(ranks, cards)
        if max(Counter(held).values(), default=0) <= 4
    ]


class TestTheRankKeys:
    """Sums of keys tell what is held in each half of the ranks."""

    @pytest.mark.parametrize("half", [range(7), range(7, 13)])
    def test_give_every_multiset_of_a_half_another_sum(self, half: range) -> None:
        held = [ranks for cards in range(8) for ranks in multisets(half, cards)]

        assert len({sum(RANK_KEYS[rank] for rank in ranks) for ranks in held}) == len(held)

    def test_never_carry_from_half_to_half_nor_into_the_suits(self) -> None:
        lower = max(sum(RANK_KEYS[rank] for rank in ranks) for ranks in multisets(range(7), 7))
        upper = max(sum(RANK_KEYS[rank] for rank in ranks) for ranks in multisets(range(7, 13), 7))

        assert lower <= LOWER_BITS
        assert upper >> UPPER_SHIFT <= UPPER_BITS
        assert upper >> UPPER_SHIFT < len(PLACES)

    @pytest.mark.parametrize("cards", range(1, 8))
    def test_lead_each_multiset_to_a_place_of_its_own(self, cards: int) -> None:
        table = rank_table(cards)

        places = set()
        for ranks in multisets(range(13), cards):
            keys = sum(RANK_KEYS[rank] for rank in ranks)
            place = table[keys & LOWER_BITS] + PLACES[keys >> UPPER_SHIFT]
            assert table[place] > 0
            places.add(place)
        assert len(places) == len(multisets(range(13), cards))
        assert max(places) == len(table) - 1


class TestTheCardKeys:
    """Sums of keys tell a flush, and a card that comes twice."""

    @pytest.mark.parametrize("suit", range(4))
    def test_set_the_flush_bit_at_the_fifth_card_of_a_suit(self, suit: int) -> None:
        for held in range(1, 8):
            others = [card for card in range(52) if card % 4 != suit][: 7 - held]
            cards = [4 * rank + suit for rank in range(held)] + others
            suits = Counter(card % 4 for card in cards)

            keys = SUIT_START + sum(CARD_KEYS[card] for card in cards)

            assert bool(keys & FLUSH_BITS) == (max(suits.values()) >= 5)

    def test_have_fewer_bits_when_a_card_comes_twice(self) -> None:
        dice = Random(7)
        for _ in range(2_000):
            cards = dice.choices(range(52), k=7)
            keys = SUIT_START + sum(CARD_KEYS[card] for card in cards)

            assert ((keys >> CARD_SHIFT).bit_count() == 7) == (len(set(cards)) == 7)

    def test_of_any_pair_differ(self) -> None:
        pairs = [*combinations(range(52), 2)]

        assert len({CARD_KEYS[a] + CARD_KEYS[b] for a, b in pairs}) == len(pairs)


def test_the_kernel_imports_nothing_of_the_room() -> None:
    code = (
        "import sys, doorcard.kernel.high_tables, doorcard.kernel.low_tables\n"
        "print(sorted(name for name in sys.modules if name.startswith('doorcard.')))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)

    assert told.stdout.strip() == str(
        ["doorcard.kernel", "doorcard.kernel.high_tables", "doorcard.kernel.low_tables"]
    )
