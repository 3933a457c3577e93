"""Decks of the room, and of shufflers that are known to be bad."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from itertools import count

import numpy as np

from doorcard.adapters.system import SystemShuffler
from doorcard.fairness import Stream, deck_context, shuffled
from tests.shuffle.biases import Census, Decks

CONTEXT = deck_context("table", "table-1", 1, 0)
Source = Callable[[int], Decks]


def room(decks: int) -> Decks:
    """As the room deals them: the deck that the seeds pick, laid out by the mix.

    Only what decides the order is worked out, neither salts nor leaves; that it is the
    room's own order is a test of its own.
    """
    return _rows(decks, (fair_order(os.urandom(32), os.urandom(32)) for _ in count()))


def counted(decks: int) -> Census:
    """A count of so many decks of the room."""
    return Census().count(room(decks))


def fair_order(deck_seed: bytes, mix: bytes) -> bytes:
    """The places of the cards in a fair deal, in dealing order."""
    order = shuffled(Stream(deck_seed, "order", CONTEXT), 52)
    return bytes([order[leaf] for leaf in shuffled(Stream(mix, "places"), 52)])


def system(decks: int) -> Decks:
    """As a room without a key deals them, and as the first button is drawn."""
    shuffler = SystemShuffler()
    return _rows(decks, (bytes(map(int, shuffler.cut())) for _ in count()))


def any_place(decks: int) -> Decks:
    """Each card changes places with any other: 52^52 ways, which 52! does not divide."""
    return _rows(decks, (_swapped(lambda _: os.urandom(4)) for _ in count()))


def _swapped(draw: Callable[[int], bytes]) -> bytes:
    order = bytearray(range(52))
    for place in range(52):
        other = int.from_bytes(draw(place)) % 52
        order[place], order[other] = order[other], order[place]
    return bytes(order)


def remainder(decks: int) -> Decks:
    """The right exchange of places, by remainders of one byte: low places are favoured."""

    def one() -> bytes:
        order = bytearray(range(52))
        for last, byte in zip(range(51, 0, -1), os.urandom(51), strict=True):
            other = byte % (last + 1)
            order[last], order[other] = order[other], order[last]
        return bytes(order)

    return _rows(decks, (one() for _ in count()))


def off_by_one(decks: int) -> Decks:
    """No card may stay where it is: one long cycle, (51!) orders of 52!."""

    def one() -> bytes:
        draw = random.SystemRandom()
        order = bytearray(range(52))
        for last in range(51, 0, -1):
            other = draw.randrange(last)
            order[last], order[other] = order[other], order[last]
        return bytes(order)

    return _rows(decks, (one() for _ in count()))


def riffled(decks: int, times: int = 7) -> Decks:
    """Seven riffles of a new deck: two rising runs too many stay in it."""

    def one() -> bytes:
        order = bytes(range(52))
        for _ in range(times):
            bits = [byte & 1 for byte in os.urandom(52)]
            cut = bits.count(0)
            left, right = iter(order[:cut]), iter(order[cut:])
            order = bytes(next(right) if bit else next(left) for bit in bits)
        return order

    return _rows(decks, (one() for _ in count()))


def clock_seeded(decks: int, *, seeds: Iterator[int] | None = None) -> Decks:
    """The shuffle of a card room on the internet in 1999, as its makers published it.

    A generator of 32 bits is seeded with the milliseconds since midnight, and each card
    changes places with one of the first 51: 86,400,000 decks at the most, some more likely
    than others. Four people found every hidden card within a second.
    """
    if seeds is None:
        draw = random.SystemRandom()
        seeds = (draw.randrange(86_400_000) for _ in count())

    def one(state: int) -> bytes:
        order = bytearray(range(52))
        for place in range(52):
            state = (state * 134_775_813 + 1) & 0xFFFFFFFF
            other = (state * 51) >> 32
            order[place], order[other] = order[other], order[place]
        return bytes(order)

    return _rows(decks, map(one, seeds))


def few_states(decks: int) -> Decks:
    """A sound shuffle from a generator that knows only 2^24 seeds."""

    def one() -> bytes:
        order = list(range(52))
        random.Random(int.from_bytes(os.urandom(3))).shuffle(order)
        return bytes(order)

    return _rows(decks, (one() for _ in count()))


def half_shuffled(decks: int) -> Decks:
    """A deck that serves twice: the second time it is only cut."""

    def pairs() -> Iterator[bytes]:
        shuffler = SystemShuffler()
        while True:
            order = bytes(map(int, shuffler.cut()))
            yield order
            yield order[:26] + order[26:][::-1]

    return _rows(decks, pairs())


BAD: dict[str, tuple[Source, set[str]]] = {
    "swap with any place": (any_place, {"card by position"}),
    "remainder of a byte": (remainder, {"card by position"}),
    "no card stays": (off_by_one, {"card by position"}),
    "seven riffles": (riffled, {"neighbours"}),
    "seeded by the clock, 1999": (clock_seeded, {"card by position", "door cards"}),
    "2^24 seeds": (few_states, {"decks that come again"}),
    "a deck that serves twice": (half_shuffled, {"deck after deck"}),
}
"""Bad shufflers, and measures that must find each."""


def _rows(decks: int, orders: Iterator[bytes]) -> Decks:
    rows = b"".join(next(orders) for _ in range(decks))
    return np.frombuffer(rows, dtype=np.uint8).reshape(decks, 52)
