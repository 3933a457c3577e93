"""What does not fit is told in the room's own words, whatever the decoder's are."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doorcard.records import read_action
from doorcard.records.unfit import in_words
from doorcard.room.policy import RoomPolicy
from doorcard.service.floor.table_wish import worked_out
from doorcard.stud import HouseRules, Refusal
from doorcard.wire.requests import read_request

FOREIGN = ("Expected", "`", "$", "Invalid", "Object ", "required field")
WORDS = st.text("abcxyz_ ", max_size=5)
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | WORDS
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner),
    max_leaves=5,
)
REQUESTS: list[dict[str, Any]] = [
    {"t": "act", "id": "1", "hand": "h-1", "decision": 1, "action": {}},
    {"t": "sit", "id": "1", "seat": 1, "buy_in": 2000},
    {"t": "sit_out", "id": "1", "on": True},
    {"t": "wait", "id": "1", "seats": [1, 2]},
    {"t": "say", "id": "1", "where": "table", "text": "hello"},
]


def sentence_of(line: bytes) -> str:
    try:
        read_request(line)
    except Refusal as refusal:
        return str(refusal)
    return ""


def sentence_of_rules(rules: dict[str, object], policy: dict[str, object]) -> str:
    try:
        worked_out("casino", rules, policy)
    except Refusal as refusal:
        return str(refusal)
    return ""


def is_ours(sentence: str, *theirs: object) -> bool:
    """None of the decoder's words, but for those that the asker used."""
    for value in theirs:
        sentence = sentence.replace(str(value), "")
    return not any(each in sentence for each in FOREIGN)


class TestARequestThatDoesNotFit:
    @pytest.mark.parametrize(
        ("line", "sentence"),
        [
            (
                b'{"t":"sit","id":"1","seat":true,"buy_in":1}',
                "seat must be a whole number, not true",
            ),
            (b'{"t":"sit","id":"","seat":1,"buy_in":1}', "id must have at least 1 characters"),
            (b'{"t":"sit","id":"1","seat":9,"buy_in":1}', "seat must be at most 8"),
            (b'{"t":"sit","id":"1","seat":1}', "the field buy_in is missing"),
            (b'{"t":"leave","id":"1","a":1}', "it has no field a"),
            (b'{"t":"fly","id":"1"}', "t cannot be 'fly'"),
            (b'{"t":"say","id":"1","where":"hall","text":"e"}', "where cannot be 'hall'"),
            (b'{"t":"wait","id":"1","seats":["a"]}', "seats[0] must be a whole number, not a text"),
            (b"[]", "it must be an object, not a list"),
            (b"{", "one JSON object: it ends too early"),
            (b"nul", "one JSON object"),
            (b'{"t":"say",x}', "byte 11 does not belong there"),
            (b'{"t":"say","id":"\xff"}', "it is no text in UTF-8"),
        ],
    )
    def test_is_told_what_it_must_be(self, line: bytes, sentence: str) -> None:
        said = sentence_of(line)

        assert sentence in said
        assert is_ours(said)

    @settings(max_examples=150, deadline=None)
    @given(st.sampled_from(REQUESTS), st.data())
    def test_is_never_told_in_the_decoders_words(
        self, request: dict[str, Any], data: st.DataObject
    ) -> None:
        field = data.draw(st.sampled_from(sorted(request)))
        value = data.draw(ANYTHING)
        said = sentence_of(json.dumps({**request, field: value}).encode())

        assert is_ours(said, value)

    def test_is_told_its_actions_faults_in_the_same_words(self) -> None:
        for line, sentence in [
            (b"5", "it must be an object, not a whole number"),
            (b'{"type":"raise"}', "the field to is missing"),
            (b'{"type":"raise","to":true}', "to must be a whole number, not true or false"),
        ]:
            with pytest.raises(Refusal, match=sentence):
                read_action(line)


class TestARuleThatDoesNotFit:
    @settings(max_examples=150, deadline=None)
    @given(
        st.sampled_from([*HouseRules.__dataclass_fields__, *RoomPolicy.__dataclass_fields__]),
        ANYTHING,
    )
    def test_is_never_told_in_the_decoders_words(self, field: str, value: object) -> None:
        where = "rules" if field in HouseRules.__dataclass_fields__ else "policy"
        changes: dict[str, Any] = {"rules": {}, "policy": {}, where: {field: value}}
        said = sentence_of_rules(changes["rules"], changes["policy"])

        assert is_ours(said, value, str(value)[:40])

    def test_names_the_values_that_would_do(self) -> None:
        with pytest.raises(Refusal, match="betting cannot be 'wild': choose one of fixed_limit, "):
            worked_out("casino", {"betting": "wild"}, {})

    def test_is_told_its_kind(self) -> None:
        with pytest.raises(Refusal, match="ante must be a whole number, not true or false"):
            worked_out("casino", {"ante": True}, {})


class TestWordsThatADecoderMayFindOneDay:
    @pytest.mark.parametrize(
        ("said", "sentence"),
        [
            ("Something quite new - at `$.ante`", "ante cannot be read"),
            ("Something quite new", "it cannot be read"),
            ("Expected `int | null`, got `str` - at `$.most`", "most must be a whole number or"),
            ("Expected `decimal` - at `$`", "it must be something else"),
            ("Object missing required field `a` - at `$.b`", "the field a of b is missing"),
            ("Expected `uuid` of length > 3 - at `$.a`", "a must have more than 3 parts"),
        ],
    )
    def test_are_not_repeated(self, said: str, sentence: str) -> None:
        assert in_words(msgspec.ValidationError(said)).startswith(sentence)
