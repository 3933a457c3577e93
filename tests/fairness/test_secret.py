"""Seeds do not leave the process by accident."""

from __future__ import annotations

import copy
import json
import logging
import pickle
import traceback
from io import StringIO

import msgspec
import pytest

from doorcard.fairness import DeckSeed, HandDecks, PlayerSeed, Secret, SigningKey, mix_of
from tests.fairness.fixed import opened, seed, source

RAW = bytes(range(100, 132))


def shapes(raw: bytes) -> list[str]:
    """How bytes look when somebody writes them by accident."""
    return [raw.hex(), repr(raw), repr(raw)[2:-1], repr(bytearray(raw)), str(list(raw))]


def secret_things() -> list[object]:
    decks = HandDecks([DeckSeed(RAW) for _ in range(8)])
    return [Secret(RAW), PlayerSeed(RAW), DeckSeed(RAW), decks, SigningKey(RAW)]


class TestASecret:
    @pytest.mark.parametrize("thing", secret_things(), ids=lambda each: type(each).__name__)
    def test_is_told_by_no_text(self, thing: object) -> None:
        log = StringIO()
        handler = logging.StreamHandler(log)
        logger = logging.Logger("secrets")  # noqa: LOG001 - one of its own, with no parent
        logger.addHandler(handler)
        try:
            raise RuntimeError("trouble", thing)  # noqa: TRY301 - the traceback is what is searched
        except RuntimeError as trouble:
            logger.exception("of %s and %r", thing, thing)
            text = "".join(traceback.format_exception(trouble))

        written = text + log.getvalue() + f"{thing} {thing!r}" + str([thing])
        assert [each for each in shapes(RAW) if each in written] == []

    @pytest.mark.parametrize("thing", secret_things(), ids=lambda each: type(each).__name__)
    def test_is_not_copied_pickled_or_encoded(self, thing: object) -> None:
        for attempt in (pickle.dumps, copy.copy, copy.deepcopy, json.dumps, msgspec.json.encode):
            with pytest.raises(TypeError):
                attempt(thing)

    def test_cannot_be_told_apart_by_a_hash(self) -> None:
        with pytest.raises(TypeError):
            hash(Secret(RAW))

    def test_equals_another_of_its_kind_with_the_same_bytes(self) -> None:
        assert DeckSeed(RAW) == DeckSeed(RAW)
        assert DeckSeed(RAW) != DeckSeed(bytes(32))
        assert DeckSeed(RAW) != PlayerSeed(RAW)

    def test_is_gone_when_it_has_been_destroyed(self) -> None:
        secret = Secret(RAW)
        kept = secret._bytes

        secret.destroy()
        secret.destroy()

        assert kept == bytearray(32)
        with pytest.raises(ValueError, match="has been destroyed"):
            secret.expose()

    @pytest.mark.parametrize("size", [0, 31, 33])
    def test_has_thirty_two_bytes(self, size: int) -> None:
        with pytest.raises(ValueError, match="32 bytes"):
            Secret(bytes(size))


class TestDealtDecks:
    def test_tell_no_card_and_are_not_copied_or_pickled(self) -> None:
        decks = HandDecks.draw(source("decks"))
        opening = opened(decks, {1: seed(1), 2: seed(2)})
        dealt = decks.deal(opening, mix_of(opening, {1: seed(1), 2: seed(2)}))

        assert "As" not in repr(dealt)
        for attempt in (pickle.dumps, copy.copy, json.dumps, msgspec.json.encode):
            with pytest.raises(TypeError):
                attempt(dealt)
