"""The kernels there are here, and deals counted one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from types import ModuleType

from doorcard.cards import Card, parse_cards
from doorcard.kernel import twin
from doorcard.kernel.chosen import COMPILED
from doorcard.ranking import high_value, low_value, razz_value


def _kernels() -> list[ModuleType]:
    if not COMPILED:
        return [twin]
    from doorcard.kernel import _native

    return [twin, _native]


KERNELS = _kernels()
GAMES = ["hi", "hilo", "razz"]


def cards(text: str) -> bytes:
    return bytes(parse_cards(text))


def deck_without(*gone: bytes) -> bytes:
    return bytes(card for card in range(52) if card not in b"".join(gone))


def duel(kernel: ModuleType, game: str, first: bytes, second: bytes, deck: bytes) -> list[int]:
    """The twelve counts of a duel, all parts added up."""
    parts = [kernel.heads_up(game, first, second, deck, n) for n in range(-1, len(deck))]
    return [sum(counts) for counts in zip(*parts, strict=True)]


def score(game: str, held: Sequence[Card]) -> tuple[int, int]:
    value = razz_value(held) if game == "razz" else high_value(held)
    return value, low_value(held) if game == "hilo" else 0


def deals(hands: Sequence[bytes], deck: Sequence[int]) -> Iterator[list[bytes]]:
    """Every way to fill these hands up to seven cards each."""
    if not hands:
        yield []
        return
    for drawn in combinations(deck, 7 - len(hands[0])):
        left = [card for card in deck if card not in drawn]
        for others in deals(hands[1:], left):
            yield [hands[0] + bytes(drawn), *others]


def one_by_one(game: str, hands: Sequence[bytes], deck: bytes) -> dict[int, int]:
    """How often each set of seats won the high and, eight bits up, the low."""
    found: Counter[int] = Counter()
    known: dict[bytes, tuple[int, int]] = {}
    for dealt in deals(hands, deck):
        shown = [
            known.get(held) or known.setdefault(held, score(game, list(map(Card, held))))
            for held in dealt
        ]
        best, low = (max(part) for part in zip(*shown, strict=True))
        seats = sum(1 << n for n, (value, _) in enumerate(shown) if value == best)
        lows = sum(1 << n for n, (_, mine) in enumerate(shown) if mine == low) if low else 0
        found[seats | lows << 8] += 1
    return dict(found)


def as_outcomes(counts: Sequence[int]) -> dict[int, int]:
    """A duel's twelve counts by the sets of seats that won."""
    high, low = (0b01, 0b11, 0b10), (0b01, 0b11, 0b10, 0)
    return {high[n // 4] | low[n % 4] << 8: count for n, count in enumerate(counts) if count}
