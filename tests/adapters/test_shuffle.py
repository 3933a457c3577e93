"""Deck orders: every one as likely as any other, from the operating system's source."""

from __future__ import annotations

import ast
import os
from collections import Counter
from itertools import count, pairwise, permutations
from math import factorial
from pathlib import Path

import pytest

import doorcard
from doorcard.adapters.system import SystemShuffler, shuffled
from doorcard.cards import CARDS

SOURCE = Path(doorcard.__file__).parent


class TestAShuffle:
    """000, items 2 to 5."""

    def test_holds_every_card_once(self) -> None:
        shuffle = SystemShuffler().shuffle()

        assert sorted(shuffle.deck) == list(CARDS)
        assert sorted(shuffle.reclaim) == list(range(52))

    def test_is_drawn_anew_for_each_hand(self) -> None:
        shuffler = SystemShuffler()

        drawn = [shuffler.shuffle() for _ in range(20)]

        assert len({each.deck for each in drawn}) == 20
        assert len({each.reclaim for each in drawn}) == 20
        assert all(tuple(map(int, each.deck)) != each.reclaim for each in drawn)

    def test_shows_no_card_when_printed(self) -> None:
        assert repr(SystemShuffler().shuffle()) == "Shuffle()"

    def test_puts_each_card_in_each_place_alike(self) -> None:
        """Chi-squared over 52 x 52 cells: seven standard deviations, one run in 10^11."""
        rounds = 3_000
        seen = Counter(
            (place, card)
            for _ in range(rounds)
            for place, card in enumerate(shuffled(52, os.urandom))
        )

        expected = rounds / 52
        cells = [seen[place, card] for place in range(52) for card in range(52)]
        chi_squared = sum((cell - expected) ** 2 / expected for cell in cells)
        freedom = 51 * 51
        assert abs(chi_squared - freedom) < 7 * (2 * freedom) ** 0.5

    def test_follows_each_card_with_each_other_alike(self) -> None:
        rounds = 3_000
        seen: Counter[tuple[int, int]] = Counter()
        for _ in range(rounds):
            order = shuffled(52, os.urandom)
            seen.update(pairwise(order))

        expected = rounds * 51 / (52 * 51)
        pairs = [seen[pair] for pair in permutations(range(52), 2)]
        chi_squared = sum((cell - expected) ** 2 / expected for cell in pairs)
        freedom = 52 * 51 - 1
        assert abs(chi_squared - freedom) < 7 * (2 * freedom) ** 0.5


class TestUnbiasedDrawing:
    def test_throws_away_the_bytes_that_would_favour_some_places(self) -> None:
        """Of 256 byte values 3 cannot share out evenly one: 255 is rejected."""
        draws = iter([bytes([0, 0, 255, 255, 255])[::-1]])

        order = shuffled(3, lambda _: next(draws))

        assert order == shuffled(3, bytes)

    def test_gives_every_order_of_a_few_places_exactly_its_share(self) -> None:
        """Every first byte that is kept, and both parities of the second, run through."""
        seen: Counter[tuple[int, ...]] = Counter()
        for first in range(255):
            for second in (254, 255):
                pair = iter((first, second))
                seen[shuffled(3, lambda _, pair=pair: bytes([next(pair)]))] += 1  # type: ignore[misc]

        assert set(seen) == set(permutations(range(3)))
        assert set(seen.values()) == {255 * 2 // factorial(3)}

    def test_draws_as_much_as_it_needs(self) -> None:
        drawn = count()

        def stingy(k: int) -> bytes:
            next(drawn)
            return os.urandom(min(k, 4))

        assert sorted(shuffled(52, stingy)) == list(range(52))
        assert next(drawn) > 12

    def test_cannot_choose_among_more_places_than_a_byte_has_values(self) -> None:
        with pytest.raises(ValueError, match="a byte cannot choose among 257 places"):
            shuffled(257, os.urandom)


class TestWhatDeals:
    """No module that deals knows a pseudo-random source. (``secrets`` imports ``random``)"""

    def test_imports_neither_random_nor_secrets(self) -> None:
        reached = _reached_from(
            "doorcard.service.table.dealer",
            "doorcard.service.floor.floor",
            "doorcard.adapters.system",
            "doorcard.adapters.randomness",
            "doorcard.adapters.sqlite",
            "doorcard.fairness",
            "doorcard.service.deal.fair_desk",
            "doorcard.service.deal.fair_judge",
        )

        assert "doorcard.stud.hand" in reached
        banned = {
            name: sorted({"random", "secrets"} & {each.split(".")[0] for each in imports})
            for name, imports in reached.items()
        }
        assert {name: found for name, found in banned.items() if found} == {}


def _reached_from(*names: str) -> dict[str, set[str]]:
    """Every module of ours reached by imports, with what it imports."""
    reached: dict[str, set[str]] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in reached:
            continue
        reached[name] = _imports(name)
        waiting += [each for each in reached[name] if _file(each) is not None]
    return reached


def _file(name: str) -> Path | None:
    parts = name.split(".")
    if parts[0] != "doorcard":
        return None
    module = SOURCE.joinpath(*parts[1:]).with_suffix(".py") if parts[1:] else None
    package = SOURCE.joinpath(*parts[1:]) / "__init__.py"
    return next((f for f in (module, package) if f is not None and f.is_file()), None)


def _imports(name: str) -> set[str]:
    file = _file(name)
    assert file is not None
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        match node:
            case ast.Import(names=aliases):
                found |= {alias.name for alias in aliases}
            case ast.ImportFrom(module=str(module), names=aliases):
                found |= {module} | {f"{module}.{alias.name}" for alias in aliases}
            case _:
                pass
    return found | ({name.rpartition(".")[0]} - {""})
