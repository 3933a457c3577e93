"""Deals and bots that come out the same again: for practice and for scripts, not for a room."""

from __future__ import annotations

import hashlib
import os
from itertools import count

from doorcard.adapters.system import shuffled
from doorcard.bots import Bot, make_bot
from doorcard.cards import FRESH_DECK, Deck
from doorcard.service.deal.ports import Shuffle
from doorcard.stud import HouseRules, SeatNo


class SeededShuffler:
    """Deck orders that follow from a number. Whoever knows it knows every card."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._counter = count()

    def shuffle(self) -> Shuffle:
        """The next deck order and reclaim order of the seed."""
        places = shuffled(52, self._draw)
        return Shuffle(
            deck=tuple(FRESH_DECK[place] for place in places),
            reclaim=shuffled(52, self._draw),
        )

    def cut(self) -> Deck:
        """The first seat draws the ace of spades: practice begins where it is said to begin."""
        return FRESH_DECK[::-1]

    def _draw(self, size: int) -> bytes:
        blocks = b""
        while len(blocks) < size:
            text = f"practice deal {self._seed} block {next(self._counter)}"
            blocks += hashlib.sha256(text.encode()).digest()
        return blocks[:size]


class PracticeBots:
    """Makes house bots; with a seed, the same ones again."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = seed

    def make(self, style: str, seat: SeatNo, rules: HouseRules) -> Bot:
        """A bot of that style for that seat."""
        seed = int.from_bytes(os.urandom(8)) if self._seed is None else self._seed * 100 + seat
        return make_bot(style, seat, rules, seed)
