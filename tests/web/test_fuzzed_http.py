"""Nonsense on the HTTP API, made from its own document: refused in one shape, never a fault.

Each route is asked by nobody, by a guest and by a host, with what the document allows and
with what it forbids.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import httpx
import jsonschema
import pytest
import schemathesis
from hypothesis import given
from schemathesis import Case, GenerationMode
from schemathesis.core import NOT_SET
from schemathesis.core.result import Ok

from tests.web.asgi import Browser
from tests.web.furnished_room import furnished
from tests.web.fuzzed_room import BOUNDED, FuzzedRoom, fuzzed_room
from tests.web.path_ids import kinds


@pytest.fixture(scope="module")
def fuzzed() -> Iterator[FuzzedRoom]:
    with fuzzed_room(bots=False) as opened:
        yield opened


async def asked(visitor: Browser, case: Case[Any]) -> httpx.Response:
    """What is answered to a case that was made up."""
    send: dict[str, Any] = {"params": case.query or None}
    if isinstance(case.body, bytes):
        send |= {"content": case.body, "headers": {"content-type": "application/json"}}
    elif case.body is not NOT_SET:
        send["json"] = case.body
    path = case.formatted_path.replace("/./", "/%2E/").replace("/../", "/%2E%2E/")
    return await visitor.http.request(case.method, path, **send)


def checked(answer: httpx.Response, operation: Any, document: dict[str, Any]) -> None:  # noqa: ANN401 - schemathesis is not typed
    """Hold an answer against the document."""
    code = str(answer.status_code)
    assert answer.status_code < 500 or answer.status_code == 503, answer.text
    responses = document["paths"][operation.path][operation.method]["responses"]
    assert code in responses, f"{operation.method} {operation.path}: {code} {answer.text}"
    declared = responses[code]
    kind = answer.headers.get("content-type", "").partition(";")[0]
    if "content" in declared:
        schema = declared["content"][kind]["schema"]
        told = answer.json() if kind == "application/json" else answer.text
        jsonschema.validate(told, {**schema, "components": document["components"]})
    if answer.status_code >= 400:
        told = answer.json()
        assert told["code"]
        assert told["sentence"]


def operations(document: dict[str, Any]) -> list[Any]:
    """All of them: first those that only look, while there is still what they ask for."""
    found = []
    for each in schemathesis.openapi.from_dict(document).get_all_operations():
        assert isinstance(each, Ok)
        found.append(each.ok())
    return sorted(found, key=lambda each: each.method.lower() != "get")


class Visitors:
    """Nobody, a guest and a host, who come in again when a case has sent them away."""

    def __init__(self, fuzzed: FuzzedRoom) -> None:
        self.fuzzed = fuzzed
        self.ways = (fuzzed.guest, fuzzed.host)
        self.known: list[Browser] = []

    async def furnish(self) -> Mapping[str, str]:
        """Something of everything, of the guest and the host."""
        await self.present()
        return await furnished(self.fuzzed, *self.known)

    async def present(self) -> list[Browser]:
        """All three."""
        if not self.known:
            self.known = [await come() for come in self.ways]
        for n, come in enumerate(self.ways):
            session = (await self.known[n].http.get("/api/session")).json()
            kind = ("guest", "host")[n]
            if session["player"] is None or session["player"]["role"] != kind:
                self.known[n] = await come()
        return [self.fuzzed.visitor(), *self.known]


WITHOUT = frozenset({"/api/hands/{hand_id}/proof"})
"""What this room has none of: it deals without commitments."""


class TestNonsenseOnEveryRoute:
    @pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
    def test_is_answered_as_the_document_says(
        self, fuzzed: FuzzedRoom, mode: GenerationMode
    ) -> None:
        document = fuzzed.document()
        visitors = Visitors(fuzzed)
        there = fuzzed.runner.run(visitors.furnish())
        asked_of: Counter[str] = Counter()
        granted: set[str] = set()
        for operation in operations(document):
            if mode is GenerationMode.NEGATIVE and not (operation.body or operation.query):
                continue  # any text may stand in a path: there is nothing that is forbidden
            present = fuzzed.runner.run(visitors.present())
            named = {name: there[kind] for name, kind in kinds(operation.path).items()}

            @BOUNDED
            @given(operation.as_strategy(mode, path_parameters=named or None))
            def ask(case: Case[Any]) -> None:
                for visitor in present:  # noqa: B023 - called before the next turn of the loop
                    answer = fuzzed.runner.run(asked(visitor, case))
                    asked_of[case.path] += 1
                    checked(answer, case.operation, document)
                    if case.method == "GET" and answer.status_code < 300:
                        granted.add(case.path)

            ask()

        assert len(asked_of) >= 50
        if mode is GenerationMode.POSITIVE:
            looks = {path for path, route in document["paths"].items() if "get" in route}
            there_are = {path for path in looks if "{" in path} - WITHOUT
            assert there_are <= granted, "nothing real was asked for"
        assert fuzzed.runner.run(still_plays(fuzzed))


async def still_plays(fuzzed: FuzzedRoom) -> bool:
    """The room is there, its books balance."""
    health = await fuzzed.visitor().http.get("/healthz")
    audit = await fuzzed.room.floor.auditor.audit()
    return bool(health.json()["ok"]) and audit.balanced
