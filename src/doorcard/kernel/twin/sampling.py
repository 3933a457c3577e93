"""Deals drawn at random.

A shuffle is used more than once. Its first cards are cut into as many packets as there are seats
or more, each as large as what the seat with most to come still gets, and the packets go round:
every seat gets every packet once. Each such deal is as likely as any other, and because a good
packet is good for each seat in turn the errors of these deals partly cancel.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from struct import iter_unpack
from typing import Final

from doorcard.kernel.twin.hands import CARD_KEYS, CARD_MASKS, ladder_of
from doorcard.kernel.twin.showdown import NOTHING_SHOWN, Showdown, shown

WHOLE_POT: Final = 1680
"""Parts of a pot: eight seats or fewer, and halves of it, divide them evenly."""
SHUFFLES_IN_A_BLOCK: Final = 256
DRAWS_OF_A_NUMBER: Final = 5
"""52 to the fifth is so far below 2 to the 64th that no card is favoured."""
_64_BITS: Final = (1 << 64) - 1


class Numbers:
    """The generator splitmix64: the same numbers from the same start."""

    def __init__(self, start: int) -> None:
        self._state = start

    def __next__(self) -> int:
        """A number from 0 to 2**64 - 1."""
        self._state = mixed = self._state + 0x9E3779B97F4A7C15 & _64_BITS
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _64_BITS
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _64_BITS
        return mixed ^ mixed >> 31

    def shuffle_first(self, deck: list[int], count: int) -> None:
        """Bring the first places of a deck in random order."""
        number = 0
        for at in range(count):
            if at % DRAWS_OF_A_NUMBER == 0:
                number = next(self)
            product = number * (len(deck) - at)
            chosen, number = at + (product >> 64), product & _64_BITS
            deck[at], deck[chosen] = deck[chosen], deck[at]


@dataclass(frozen=True, slots=True)
class Packets:
    """How the first cards of a shuffle are cut."""

    sizes: list[int]
    rounds: int
    """How often the packets go on by one seat; 1 where there are only enough for one deal."""

    @classmethod
    def of(cls, cards: int, draws: Sequence[int]) -> Packets:
        """The packets that so many cards give."""
        most = max(draws)
        count = cards // most if most else 0
        return cls([most] * count, count) if count >= len(draws) else cls(list(draws), 1)

    def cut(self, deck: list[int], start: int) -> list[list[int]]:
        """The packets, taken from a deck from place ``start`` on."""
        found = []
        for size in self.sizes:
            found.append(deck[start : start + size])
            start += size
        return found


def sample(
    game: str,
    known: Sequence[bytes],
    ranges: tuple[tuple[bytes, bytes], ...],
    deck: bytes,
    common: int,
    seed: int,
    blocks: tuple[int, int],
) -> tuple[dict[int, int], tuple[int, ...], int]:
    """The deals of some blocks of 256 shuffles: the number of the first, and how many.

    A block has the same deals for the same seed, whatever else is dealt. A seat with a range (its
    pairs of hole cards as bytes, and a limit of 64 bits for each) gets one of its pairs: the
    first whose limit lies above a number drawn. The deck holds all cards that are not known,
    those of ranges too; ``common`` is 1 if one card of it counts for every seat, else 0.

    Gives how often each set of seats won the high and, eight bits up, the low; for each seat the
    sum over all shuffles of the square of what it won in the deals of one, in parts of 1680 of a
    pot; and how many shuffles there were.
    """
    ladder = ladder_of(game)
    holes = [_pairs_and_limits(*each) for each in ranges]
    draws = [
        7 - len(cards) - common - (2 if pairs else 0)
        for cards, (pairs, _) in zip(known, holes, strict=True)
    ]
    cards = len(deck) - common - sum(2 for pairs, _ in holes if pairs)
    packets = Packets.of(cards, draws)
    needed = common + sum(packets.sizes)
    counts: dict[int, int] = defaultdict(int)
    squares = [0] * len(known)
    for block in range(blocks[0], sum(blocks)):
        numbers = Numbers((seed ^ next(Numbers(block))) & _64_BITS)
        for _ in range(SHUFFLES_IN_A_BLOCK):
            chosen = _choose_holes(numbers, holes)
            taken = {card for pair in chosen for card in pair}
            left = [card for card in deck if card not in taken]
            numbers.shuffle_first(left, needed)
            shared = bytes(left[:common])
            hands = [
                ladder.hand(cards + pair + shared)
                for cards, pair in zip(known, chosen, strict=True)
            ]
            cut = packets.cut(left, common)
            shares = [0] * len(known)
            for first in range(packets.rounds):
                best = NOTHING_SHOWN
                for seat, (key, mask) in enumerate(hands):
                    for card in cut[(seat + first) % len(cut)][: draws[seat]]:
                        key += CARD_KEYS[card]  # noqa: PLW2901 - the hand grows
                        mask |= CARD_MASKS[card]  # noqa: PLW2901 - the same
                    best = shown(best, ladder.score(key, mask), 1 << seat)
                counts[best.high_seats | best.low_seats << 8] += 1
                _add_shares(shares, best)
            squares = [sum_ + share * share for sum_, share in zip(squares, shares, strict=True)]
    return dict(counts), tuple(squares), blocks[1] * SHUFFLES_IN_A_BLOCK


Holes = tuple[list[bytes], list[int]]
"""The pairs of a range and their limits."""


def _pairs_and_limits(pairs: bytes, limits: bytes) -> Holes:
    cut = [pairs[i : i + 2] for i in range(0, len(pairs), 2)]
    return cut, [limit for (limit,) in iter_unpack("=Q", limits)]


def _choose_holes(numbers: Numbers, holes: list[Holes]) -> list[bytes]:
    """A pair for each seat with a range, all anew while two seats want one card."""
    while True:
        chosen = []
        for pairs, limits in holes:
            at = bisect_right(limits, next(numbers)) if pairs else 0
            chosen.append(pairs[min(at, len(pairs) - 1)] if pairs else b"")
        cards = b"".join(chosen)
        if len(set(cards)) == len(cards):
            return chosen


def _add_shares(shares: list[int], best: Showdown) -> None:
    halves = [best.high_seats, best.low_seats] if best.low else [best.high_seats]
    for seats in halves:
        part = WHOLE_POT // len(halves) // seats.bit_count()
        for seat in range(len(shares)):
            if seats >> seat & 1:
                shares[seat] += part
