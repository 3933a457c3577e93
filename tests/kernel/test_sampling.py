"""Deals drawn at random, the same for the same seed."""

from __future__ import annotations

from struct import pack
from types import ModuleType

import pytest

from doorcard.kernel import twin
from tests.kernel.kernels import GAMES, KERNELS, cards, deck_without

NOTHING = (b"", b"")
TOP = (1 << 64) - 1
PAIRS = (cards("QcQdJcJdAsKs"), pack("=3Q", TOP // 4, TOP // 2, TOP))

SPOTS = {
    "two on third street": (["AhKhQh", "7c7d2s"], 0, {}),
    "unequal": (["AhKhQh", "7c7d2s", "3c4c5d6d", "Jh", "9c9d"], 0, {}),
    "ranges that want the same cards": (["AhKhQh", "7c", "Qs"], 0, {1: PAIRS, 2: PAIRS}),
    "seven seats": (["AhKhQh", "7c7d2s", "TcTd9h", "3s4s5s", "JdJc8h", "6s6d4h", "QcKc8c"], 0, {}),
    "a common card": ([f"??{a}".replace("?", "") for a in ("2c", "3c", "4c", "5c")], 1, {}),
    "all dealt": (["AhKhQhJh2c3c4h", "7c7d2s9s3d8d8c"], 0, {}),
}


def drawn(
    kernel: ModuleType, game: str, name: str, seed: int, blocks: tuple[int, int]
) -> tuple[dict[int, int], tuple[int, ...], int]:
    texts, common, held = SPOTS[name]
    hands = [cards(text) for text in texts]
    ranges = tuple(held.get(seat, NOTHING) for seat in range(len(hands)))
    found: tuple[dict[int, int], tuple[int, ...], int] = kernel.sample(
        game, hands, ranges, deck_without(*hands), common, seed, blocks
    )
    return found


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", SPOTS)
def test_the_twin_draws_the_same_deals(kernel: ModuleType, game: str, name: str) -> None:
    assert drawn(kernel, game, name, 2024, (3, 1)) == drawn(twin, game, name, 2024, (3, 1))


@pytest.mark.parametrize("kernel", KERNELS)
class TestBlocks:
    def test_have_256_shuffles_and_use_each_as_often_as_its_cards_allow(
        self, kernel: ModuleType
    ) -> None:
        counts, _, shuffles = drawn(kernel, "hi", "two on third street", 1, (0, 2))

        assert shuffles == 512
        assert sum(counts.values()) == 512 * (46 // 4)

    def test_are_the_same_alone_and_together(self, kernel: ModuleType) -> None:
        together, squares, _ = drawn(kernel, "hilo", "unequal", 9, (4, 2))
        first, one, _ = drawn(kernel, "hilo", "unequal", 9, (4, 1))
        second, two, _ = drawn(kernel, "hilo", "unequal", 9, (5, 1))

        keys = first.keys() | second.keys()
        assert together == {key: first.get(key, 0) + second.get(key, 0) for key in keys}
        assert squares == tuple(a + b for a, b in zip(one, two, strict=True))

    def test_differ_by_seed_and_by_number(self, kernel: ModuleType) -> None:
        found = [
            tuple(sorted(drawn(kernel, "hi", "two on third street", *which)[0].items()))
            for which in ((1, (0, 1)), (2, (0, 1)), (1, (1, 1)))
        ]

        assert len(set(found)) == 3


@pytest.mark.parametrize("kernel", KERNELS)
def test_pairs_are_chosen_as_often_as_their_limits_say(kernel: ModuleType) -> None:
    aces, deuces = cards("AcAd"), cards("2c2d")
    range_ = (aces + deuces, pack("=2Q", TOP // 4, TOP))
    hands = [cards("3c3d5h5s6h"), cards("3h3s4c4d8h8s9c")]
    counts, _, shuffles = kernel.sample(
        "hi", hands, (range_, NOTHING), deck_without(*hands), 0, 5, (0, 16)
    )

    # Aces up beat two pair of eights and fours, sevens and under do not.
    assert shuffles == 4096
    assert counts[0b01] / sum(counts.values()) == pytest.approx(0.25, abs=0.03)
