"""Messages: what leaves the building."""

from __future__ import annotations

import json

from msgspec import Raw

from doorcard.stud import Refusal
from doorcard.wire.messages import NONE, Turned, accepted, encode, refused


class TestAnAnswer:
    def test_grants_a_request_under_its_id(self) -> None:
        assert accepted("r1") == b'{"t":"answer","id":"r1","ok":true}'

    def test_refuses_one_with_code_sentence_and_facts(self) -> None:
        refusal = Refusal("seat.taken", "seat 3 is taken: choose a free one", seat=3)

        assert json.loads(refused("r1", refusal)) == {
            "t": "answer",
            "id": "r1",
            "ok": False,
            "refusal": {
                "code": "seat.taken",
                "sentence": "seat 3 is taken: choose a free one",
                "facts": {"seat": 3},
            },
        }

    def test_tells_facts_without_a_json_form_as_text(self) -> None:
        told = json.loads(refused(None, Refusal("a.b", "no", seats={1, 2}, card=object)))

        assert told["refusal"]["facts"]["seats"] == [1, 2]
        assert "object" in told["refusal"]["facts"]["card"]


class TestATurn:
    def test_has_no_options_for_others(self) -> None:
        turn = Turned("h", 3, seat=2, ms_left=9000, visible_ms=20000, options=NONE)

        assert json.loads(encode(turn))["options"] is None

    def test_splices_the_options_as_they_are(self) -> None:
        turn = Turned("h", 3, seat=2, ms_left=9, visible_ms=9, options=Raw(b'{"seat":2}'))

        assert json.loads(encode(turn)) == {
            "t": "turn",
            "hand": "h",
            "decision": 3,
            "seat": 2,
            "ms_left": 9,
            "visible_ms": 9,
            "options": {"seat": 2},
        }
