from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

import doorcard
from doorcard.cards import UNKNOWN, card, parse_cards
from doorcard.stud.events import (
    DealtCards,
    Event,
    HandStarted,
    Mucked,
    Shown,
    ShownWhy,
    StreetDealt,
)
from doorcard.stud.street import Street
from doorcard.views import redact
from tests.records.any_event import ANY
from tests.records.released import RELEASED

VIEWERS = st.none() | st.integers(1, 8)
THIRD = StreetDealt(
    Street.THIRD,
    (
        DealtCards(2, parse_cards("Ah Kd"), parse_cards("7c")),
        DealtCards(5, parse_cards("2s 2d"), parse_cards("9h")),
    ),
    burned=card("Jc"),
)


def dealt(viewer: int | None) -> StreetDealt:
    told = redact(THIRD, viewer).event
    assert isinstance(told, StreetDealt)
    return told


class TestTheDeck:
    """Nobody sees it: fair deal; 000, item 3."""

    @pytest.mark.parametrize("viewer", [None, 3, 5])
    def test_is_told_to_nobody(self, viewer: int | None) -> None:
        started = RELEASED[1]["hand_started"]
        told = redact(started, viewer).event

        assert isinstance(started, HandStarted)
        assert isinstance(told, HandStarted)
        assert (told.deck, told.reclaim) == ((), ())
        assert (told.rules, told.dealer, told.seats) == (
            started.rules,
            started.dealer,
            started.seats,
        )


class TestDownCards:
    """000, item 9; 003, item 7."""

    def test_are_seen_by_their_owner(self) -> None:
        assert dealt(2).cards[0].down == parse_cards("Ah Kd")

    def test_are_backs_for_everybody_else(self) -> None:
        assert dealt(2).cards[1].down == (UNKNOWN, UNKNOWN)
        assert [each.down for each in dealt(None).cards] == [(UNKNOWN, UNKNOWN)] * 2
        assert dealt(8) == dealt(None)

    def test_leave_the_up_cards_alone(self) -> None:
        assert [each.up for each in dealt(None).cards] == [parse_cards("7c"), parse_cards("9h")]

    def test_that_were_shown_are_seen_by_all(self) -> None:
        shown = Shown(2, parse_cards("Ah Kd 3c"), ShownWhy.CHOICE)

        assert redact(shown, None).event is shown

    def test_that_were_mucked_stay_closed(self) -> None:
        assert redact(Mucked(2), 5).event == Mucked(2)


class TestTheBurnedCard:
    """001, item 12."""

    @pytest.mark.parametrize("viewer", [None, 2, 5])
    def test_is_a_back_for_everybody(self, viewer: int | None) -> None:
        assert dealt(viewer).burned == UNKNOWN

    def test_is_none_where_none_was_burned(self) -> None:
        told = redact(RELEASED[1]["street_dealt-up_cards"], None).event

        assert isinstance(told, StreetDealt)
        assert told.burned is None


class TestTheCommonCard:
    """001, item 32; 003, item 23."""

    def test_is_seen_by_all(self) -> None:
        told = redact(RELEASED[1]["street_dealt-common_card"], None).event

        assert isinstance(told, StreetDealt)
        assert (told.common, told.reclaimed) == (card("Qd"), True)


class TestEveryEvent:
    @pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
    @given(viewer=VIEWERS, data=st.data())
    def test_has_one_notice_of_its_own_kind(
        self, kind: type[Event], viewer: int | None, data: st.DataObject
    ) -> None:
        event = data.draw(ANY[kind])

        assert type(redact(event, viewer).event) is kind

    @pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
    @given(viewer=VIEWERS, data=st.data())
    def test_hides_nothing_more_when_redacted_again(
        self, kind: type[Event], viewer: int | None, data: st.DataObject
    ) -> None:
        told = redact(data.draw(ANY[kind]), viewer)

        assert redact(told.event, viewer) == told


class TestANotice:
    """Who holds one may send it on: so it matters who makes one."""

    def test_is_made_by_redact_and_by_the_records_alone(self) -> None:
        root = Path(doorcard.__file__).parent

        makers = {
            path.relative_to(root).as_posix()
            for path in root.rglob("*.py")
            for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "Notice"
        }

        # records/stored.py reads the open part alone, in which no closed face is written;
        # histories/retold.py retells a file, of which everything is known already.
        assert makers == {
            "views/redact.py",
            "records/notices.py",
            "records/stored.py",
            "histories/retold.py",
        }
