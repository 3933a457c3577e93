"""What the room speaks, as documents: made from the code, fresh, and true of real messages."""

from __future__ import annotations

import json
import re
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
from doorcard.wire.messages import RefusalTold
from doorcard.wire.shapes import Shapes
from tests.web.documented import document

ROOT = Path(__file__).parents[2]


def checked(name: str, line: bytes) -> None:
    spoken = asyncapi()["components"]
    schema = {"$ref": f"#/components/schemas/{name}", "components": spoken}
    jsonschema.validate(json.loads(line), schema)


class TestTheDocumentsAreFresh:
    """`make contract` writes them."""

    @pytest.mark.parametrize(
        ("kind", "file"),
        [
            ("openapi", "docs/reference/openapi.json"),
            ("asyncapi", "docs/reference/asyncapi.json"),
            ("types", "client/src/wire/generated.ts"),
        ],
    )
    def test_what_is_kept_is_what_the_code_says(self, kind: str, file: str) -> None:
        assert (ROOT / file).read_text() == contract(kind)


class TestTheHttpApi:
    """Source: OpenAPI 3.1: each route says what it answers, and how it refuses."""

    def test_every_route_has_the_shape_of_its_answer_and_of_its_refusal(self) -> None:
        http = document()
        assert http["openapi"].startswith("3.1")
        for path, routes in http["paths"].items():
            for method, each in routes.items():
                answers = each["responses"]
                assert any(code.startswith("2") for code in answers), (method, path)
                for code in answers:
                    if code >= "4":
                        schema = answers[code]["content"]["application/json"]["schema"]
                        assert schema == {"$ref": "#/components/schemas/RefusalTold"}
                assert each["description"], (method, path)

    def test_a_route_lists_the_statuses_it_answers_with_and_no_ranges(self) -> None:
        """What the web tests are answered is held against it too: ``tests/web/documented.py``."""
        paths = document()["paths"]
        listed = [
            code
            for routes in paths.values()
            for each in routes.values()
            for code in each["responses"]
        ]
        claim = paths["/api/host/claim"]["post"]["responses"]

        assert all(code.isdigit() for code in listed)
        assert set(paths["/api/houses"]["get"]["responses"]) == {"200", "421", "429", "500", "503"}
        assert "409" in paths["/api/session"]["post"]["responses"]
        assert "409" not in paths["/api/session"]["delete"]["responses"]
        assert "`host_link.unknown`" in claim["404"]["description"]

    def test_every_reference_leads_somewhere(self) -> None:
        http = document()
        text = json.dumps(http)
        there = {
            f"#/components/{kind}/{name}"
            for kind, named in http["components"].items()
            for name in named
        }

        assert set(re.findall(r'"\$ref": "([^"]+)"', text)) <= there

    def test_a_refusal_has_the_fields_of_the_wires(self) -> None:
        refusal = document()["components"]["schemas"]["RefusalTold"]

        assert set(refusal["required"]) == set(RefusalTold.__struct_fields__)


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


class TestTheTypesAreOfBoth:
    """The client compiles against what travels on the socket and over HTTP alike."""

    def test_what_both_name_has_one_shape(self) -> None:
        http = document()["components"]["schemas"]
        socket = asyncapi()["components"]["schemas"]
        both = http.keys() & socket.keys()

        assert {"PlayerSign", "TableSign", "Notice", "RefusalTold"} <= both
        assert {name: http[name] for name in both} == {name: socket[name] for name in both}

    def test_every_shape_has_a_type_and_what_the_code_says_of_it(self) -> None:
        types = contract("types")
        named = set(re.findall(r"^export type (\w+) = ", types, re.MULTILINE))
        schemas = [each()["components"]["schemas"].keys() for each in (document, asyncapi)]

        assert named == {"Routes", *schemas[0], *schemas[1]}
        assert "/** Movements, the latest first. */\nexport type WalletLines = {" in types
        assert "  /** In, or out when negative. */\n  chips: number;" in types

    def test_every_route_says_what_it_takes_and_answers(self) -> None:
        types = contract("types")

        told = dict(
            re.findall(r"^  '(\w+ [^']+)': \{\n(.*?)^  \};$", types, re.MULTILINE | re.DOTALL)
        )

        assert "    body: null;\n    answer: WalletLines;\n" in told["GET /api/wallet/lines"]
        assert "    body: OpenTable;\n    answer: TableOpened;\n" in told["POST /api/tables"]
        assert told["DELETE /api/imports"].endswith("    body: null;\n    answer: null;\n")
        assert told.keys() == {
            f"{method.upper()} {path}"
            for path, routes in document()["paths"].items()
            for method in routes
        }

    def test_every_route_says_what_it_is_asked(self) -> None:
        types = contract("types")

        assert "    query: {\n      lang?: 'en' | 'fi' | 'pl' | 'et' | null;\n    };\n" in types
        asked = re.findall(
            r"^      (\w+)\??: ", types.partition("export type Routes")[2], re.MULTILINE
        )
        parameters = [
            each["name"]
            for routes in document()["paths"].values()
            for route in routes.values()
            for each in route.get("parameters", ())
            if each.get("in") == "query"
        ]
        assert sorted(asked) == sorted(parameters)

    def test_an_answer_has_all_its_fields_and_a_body_may_lack_those_with_a_default(self) -> None:
        schemas = document()["components"]["schemas"]

        assert "role" in schemas["PlayerSign"]["required"]
        assert schemas["OpenTable"]["required"] == ["house", "name"]
        assert schemas["OpenTable"]["properties"]["bots"]["default"] is True

    def test_bounds_are_said_of_what_they_bound(self) -> None:
        schemas = document()["components"]["schemas"]

        assert schemas["StandInLine"]["properties"]["seats"]["maxItems"] == 8
        assert schemas["OpenTable"]["properties"]["rules"]["maxProperties"] == 80
        assert schemas["OpenTable"]["properties"]["name"]["maxLength"] == 200


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
