"""What the room speaks, as documents: made from the code, fresh, and true of real messages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from doorcard.cards import FRESH_DECK
from doorcard.cli.contract import contract
from doorcard.records import action_json, notice_json, options_json
from doorcard.stud import HOUSES, Entrant, act, options, start
from doorcard.views import redact
from doorcard.wire.asyncapi import asyncapi
from doorcard.wire.shapes import Shapes

ROOT = Path(__file__).parents[2]


def checked(name: str, line: bytes) -> None:
    document = asyncapi()
    schema = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    jsonschema.validate(json.loads(line), schema)


class TestTheDocumentsAreFresh:
    """`make contract` writes them."""

    @pytest.mark.parametrize(
        ("kind", "file"),
        [
            ("asyncapi", "docs/reference/asyncapi.json"),
            ("types", "client/src/wire/generated.ts"),
        ],
    )
    def test_what_is_kept_is_what_the_code_says(self, kind: str, file: str) -> None:
        assert (ROOT / file).read_text() == contract(kind)


class TestTheSchemasFitWhatIsSent:
    def test_every_notice_and_every_option_of_a_hand_fits(self) -> None:
        for house in HOUSES.values():
            hand, events = start(house.rules, [Entrant(1, 900), Entrant(2, 5000)], 2, FRESH_DECK)
            while law := options(hand):
                checked("Options", options_json(law))
                checked("Action", action_json(law.actions[-1]))
                hand, more = act(hand, law.seat, law.actions[-1])
                events += more
            for event in events:
                checked("Notice", notice_json(redact(event, 1)))

    @pytest.mark.parametrize(
        "line",
        [
            b'{"t":"sit","id":"1","seat":9,"buy_in":2000}',
            b'{"t":"sit","id":"","seat":1,"buy_in":2000}',
            b'{"t":"stand","id":"1"}',
            b'{"t":"act","id":"1","hand":"h","decision":1,"action":{"type":"raise"}}',
        ],
    )
    def test_a_wrong_request_does_not_fit(self, line: bytes) -> None:
        with pytest.raises(jsonschema.ValidationError):
            checked("Request", line)

    def test_a_right_request_fits(self) -> None:
        checked("Request", b'{"t":"sit","id":"1","seat":3,"buy_in":2000}')
        checked("Request", b'{"t":"wait","id":"1"}')


class TestOneNameOneShape:
    def test_two_classes_of_one_name_are_refused(self) -> None:
        def twin() -> type[Any]:
            class Held:
                seat: int

            return Held

        from doorcard.wire.table_messages import Held

        shapes = Shapes()
        shapes.of(Held)

        with pytest.raises(TypeError, match="two classes are called Held on the wire"):
            shapes.of(twin())
