"""Chance, ids and commitments that are the same in two worlds whose closed cards differ.

The fair deal runs as it does in a real room: decks are drawn and fixed by salts, leaves and
roots, seats commit and reveal, the mix picks a deck and lays it out, all is signed. One
thing alone is not as there: a leaf is the hash of its place and salt and not of its face, or
else another card would be another commitment.
"""

from __future__ import annotations

import hashlib
import importlib
import itertools
import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from hashlib import sha256
from unittest import mock

from doorcard import bootstrap
from doorcard.adapters.randomness import SystemRandomness
from doorcard.cards import Card
from doorcard.fairness import DealtDeck, DeckOrder, Mix, card_opening, deck_secrets
from doorcard.fairness.hashing import message
from doorcard.service.study import hand_equity
from doorcard.web import request_log

_DECK_ORDER = importlib.import_module("doorcard.fairness.deck_order")
"""The module: the package gives a function of it that name."""
Pair = tuple[int, int]
"""Two places of the deal whose cards are exchanged."""


@contextmanager
def fixed_chance(seed: int, changes: Sequence[Pair] = ()) -> Iterator[None]:
    """A world in which all but the cards at ``changes``, one pair a hand, follows from ``seed``."""
    numbers = itertools.count()

    def stream(length: int) -> bytes:
        return hashlib.shake_256(f"{seed} {next(numbers)}".encode()).digest(length)

    with ExitStack() as stack:
        for where, name, value in (
            (os, "urandom", stream),
            (bootstrap, "SystemRandomness", lambda: SystemRandomness(stream)),
            (request_log, "perf_counter", lambda: 0.0),
            (deck_secrets, "DealtDeck", _changed(iter(changes))),
            # Few deals drawn, and none counted: how long a count may take depends on the machine.
            (hand_equity, "DEALS", 200),
            (hand_equity, "SECONDS", 0.0),
        ):
            stack.enter_context(mock.patch.object(where, name, value))
        stack.enter_context(faces_not_hashed())
        yield


@contextmanager
def faces_not_hashed() -> Iterator[None]:
    """Leaves tell nothing of their cards, not even to who could try all 52."""
    with (
        mock.patch.object(_DECK_ORDER, "_leaves", _leaves),
        mock.patch.object(card_opening, "leaf_of", _leaf),
    ):
        yield


def _leaf(context: bytes, leaf: int, card: Card, salt: bytes) -> bytes:  # noqa: ARG001 - the face is left out
    return sha256(message("leaf", context, leaf, "??", salt)).digest()


def _leaves(context: bytes, cards: tuple[Card, ...], salts: tuple[bytes, ...]) -> tuple[bytes, ...]:
    both = zip(cards, salts, strict=True)
    return tuple(_leaf(context, leaf, card, salt) for leaf, (card, salt) in enumerate(both))


class _changed:  # noqa: N801 - stands where a class stood
    """Lays out the decks that are dealt, with two cards of each exchanged."""

    def __init__(self, changes: Iterator[Pair]) -> None:
        self._changes = changes

    def __call__(
        self, order: DeckOrder, mix: Mix, sisters: tuple[tuple[int, bytes], ...]
    ) -> DealtDeck:
        one, other = (mix.places[each] for each in next(self._changes, (0, 0)))
        cards = list(order.cards)
        cards[one], cards[other] = cards[other], cards[one]
        return DealtDeck(replace(order, cards=tuple(cards)), mix, sisters)
