from __future__ import annotations

import json
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from doorcard.cards import parse_cards
from doorcard.records import BadRecord, action_json, options_json, read_action
from doorcard.records.actions import ACTIONS
from doorcard.stud.actions import (
    Action,
    Call,
    Check,
    Fold,
    Muck,
    Options,
    Raise,
    Show,
    WagerKind,
    WagerRange,
)
from tests.records.any_event import ACTIONS as ANY


class TestAnActionAsJson:
    def test_has_a_name_for_every_action(self) -> None:
        assert set(ACTIONS.names) == set(get_args(Action))

    @pytest.mark.parametrize("kind", ANY, ids=lambda kind: kind.__name__)
    @given(data=st.data())
    def test_comes_back_as_it_was(self, kind: type[Action], data: st.DataObject) -> None:
        action = data.draw(ANY[kind])

        assert read_action(action_json(action)) == action

    @pytest.mark.parametrize(
        ("action", "line"),
        [
            (Fold(), b'{"type":"fold"}'),
            (Raise(400), b'{"type":"raise","to":400}'),
            (Show(), b'{"type":"show","cards":[]}'),
            (Show(parse_cards("Ah")), b'{"type":"show","cards":["Ah"]}'),
            (Muck(), b'{"type":"muck"}'),
        ],
    )
    def test_reads_as_the_client_writes_it(self, action: Action, line: bytes) -> None:
        assert action_json(action) == line

    def test_shows_all_down_cards_when_none_is_named(self) -> None:
        assert read_action(b'{"type":"show"}') == Show()

    def test_is_read_where_it_stands_in_a_request(self) -> None:
        assert read_action(msgspec.Raw(b'{"type":"call","to":200}')) == Call(200)


class TestWhatIsNoAction:
    @pytest.mark.parametrize(
        ("line", "code"),
        [
            (b"fold", "record.malformed"),
            (b'"fold"', "record.unfit"),
            (b'{"type":"bluff"}', "record.unknown_type"),
            (b'{"type":"raise"}', "record.unfit"),
            (b'{"type":"raise","to":"400"}', "record.unfit"),
            (b'{"type":"raise","to":-400}', "record.out_of_bounds"),
            (b'{"type":"show","cards":["Zz"]}', "record.unfit"),
        ],
    )
    def test_is_refused(self, line: bytes, code: str) -> None:
        with pytest.raises(BadRecord) as refused:
            read_action(line)

        assert refused.value.code == code
        assert "action" in str(refused.value)


class TestOptionsAsJson:
    def test_keep_the_order_of_the_buttons(self) -> None:
        options = Options(3, (Fold(), Call(200), Raise(400), Raise(600)), to_match=200, wager=50)

        assert json.loads(options_json(options)) == {
            "seat": 3,
            "to_match": 200,
            "wager": 50,
            "actions": [
                {"type": "fold"},
                {"type": "call", "to": 200},
                {"type": "raise", "to": 400},
                {"type": "raise", "to": 600},
            ],
            "wagers": None,
        }

    def test_say_the_range_of_wagers(self) -> None:
        options = Options(3, (Fold(), Check()), WagerRange(WagerKind.BET, 100, 500, step=25))

        assert json.loads(options_json(options))["wagers"] == {
            "kind": "bet",
            "lowest": 100,
            "highest": 500,
            "step": 25,
        }
