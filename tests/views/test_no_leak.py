"""No viewer is sent a card that they may not see: on the bytes that leave, for whole hands."""

from __future__ import annotations

import random
import re

import pytest

from doorcard.cards import Card, card
from doorcard.records import notice_json, seal
from doorcard.records.events import EVENTS
from doorcard.stud import Hand, evolve
from doorcard.stud.events import Event
from doorcard.views import redact
from tests.views.played import TABLES, Played, play

HANDS = range(20 * len(TABLES))
"""Twenty of every house and stake."""
VIEWERS = (None, *range(1, 9))
"""The rail and each seat, dealt in or not."""

_FACE = re.compile(rb"[2-9TJQKA][cdhs]")


def faces(line: bytes) -> set[Card]:
    """Every card that stands anywhere in these bytes."""
    return {card(found.decode()) for found in _FACE.findall(line)}


def open_to_all(hand: Hand) -> set[Card]:
    """Up cards, the common card, and what was shown."""
    lying = {face for seat in hand.seats for face in (*seat.up, *seat.shown)}
    return lying if hand.common is None else lying | {hand.common}


def allowed(hand: Hand, viewer: int | None) -> set[Card]:
    own = {face for seat in hand.seats if seat.seat == viewer for face in seat.down}
    return open_to_all(hand) | own


def told(events: tuple[Event, ...], viewer: int | None) -> list[bytes]:
    return [notice_json(redact(event, viewer)) for event in events]


class TestWhatLeavesTheRoom:
    """Fair deal: closed cards stay closed. 000, items 9 and 20; 001, item 33."""

    @pytest.mark.parametrize("number", HANDS)
    def test_holds_no_card_that_the_viewer_may_not_see(self, number: int) -> None:
        played = play(number)
        hand: Hand | None = None
        for event in played.events:
            hand = evolve(hand, event)
            for viewer in VIEWERS:
                sent = faces(notice_json(redact(event, viewer)))
                assert sent <= allowed(hand, viewer)
            assert faces(seal(event).open) <= open_to_all(hand)

    @pytest.mark.parametrize("number", HANDS)
    def test_is_the_same_to_the_byte_when_hidden_cards_change_places(self, number: int) -> None:
        played = play(number)
        rng = random.Random(number)
        for viewer in VIEWERS:
            hidden = never_told(played, viewer)
            if len(hidden) < 2:
                continue  # eight seats stayed, and nearly the whole deck was seen

            again = played.again(swapped(played.deck, *rng.sample(hidden, 2)))

            assert again != played.events
            assert told(again, viewer) == told(played.events, viewer)


def never_told(played: Played, viewer: int | None) -> list[Card]:
    """Cards that this viewer never sees and on which nothing depends.

    Not those of a hand that went to the showdown: who wins does depend on them.
    """
    seen = allowed(played.hand, viewer)
    at_stake = {face for seat in played.hand.seats if not seat.folded for face in seat.down}
    return [face for face in played.deck if face not in seen | at_stake]


def swapped(deck: tuple[Card, ...], one: Card, other: Card) -> tuple[Card, ...]:
    return tuple({one: other, other: one}.get(face, face) for face in deck)


class TestTheHandsOfThisTest:
    """A test of leaks says nothing about hands that hide nothing."""

    def test_have_folds_showdowns_mucks_reclaimed_burns_and_common_cards(self) -> None:
        kinds = {type(event).__name__ for number in HANDS for event in play(number).events}
        hands = [play(number).hand for number in HANDS]

        assert {"Folded", "Lapsed", "TreatedAllIn", "Shown", "Mucked"} <= kinds
        assert any(hand.common is not None for hand in hands)
        assert any(
            event.reclaimed
            for number in HANDS
            for event in play(number).events
            if hasattr(event, "reclaimed")
        )

    def test_would_catch_an_event_that_was_sent_as_it_is(self) -> None:
        hand: Hand | None = None
        caught = []
        for event in play(0).events:
            hand = evolve(hand, event)
            if not faces(EVENTS.write(event)) <= allowed(hand, viewer=None):
                caught.append(EVENTS.names[type(event)])

        assert caught[:2] == ["hand_started", "street_dealt"]
