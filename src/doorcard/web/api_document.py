"""The HTTP API as an OpenAPI 3.1 document: the framework's, made whole.

The framework knows what a route takes and what it says when all is well. It does not
know how this room refuses, by what it knows a player, or that a notice goes out as bytes
that were encoded before: that is added here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin

from doorcard.web.answered_codes import asked_of, refusals_of, routes_that_know_who
from doorcard.web.session_cookie import COOKIE
from doorcard.wire.asyncapi import asyncapi

_SCHEMAS: Final = "#/components/schemas/"
_UNCHANGED: Final = "Nothing has changed since the answer with that `ETag`. Empty."
_ASKED_AGAIN: Final = ("/api/lobby", "/api/news")
"""What answers 304 to who has it already."""
_AS_TEXT: Final = ("/api/account/hands", "/api/hands/{hand_id}/file")
"""What answers with a file, in the format that was asked for."""
_FORMATS: Final = ("application/jsonl", "application/toml", "text/plain")
_DESCRIPTION: Final = (
    "Amounts are in a table's smallest unit. Whatever changes something is refused to pages "
    "of other origins. Every refusal has one shape, `Fault`."
)
_SECURITY: Final = {
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": f"A person's session. By https the cookie is `__Host-{COOKIE}`.",
    },
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "A program's token: scope `read` to look, `play` to change something.",
    },
}
_FAULT: Final = {
    "type": "object",
    "title": "Fault",
    "properties": {
        "code": {"type": "string"},
        "sentence": {"type": "string"},
        "facts": {"type": "object"},
    },
    "required": ["code", "facts", "sentence"],
}


class ApiDocument(JsonRenderPlugin):
    """Serves the document at ``/api/schema/openapi.json``."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The whole document, as JSON."""
        return self.render_json(request, whole(openapi_schema, request.app))


def whole(document: dict[str, Any], app: Litestar) -> dict[str, Any]:
    """The framework's document of the application, with what it does not know."""
    who = routes_that_know_who(app)
    schemas = dict(document["components"]["schemas"])
    schemas["Fault"] = _FAULT
    hand = schemas["PastHand"]
    notices = {"type": "array", "items": {"$ref": f"{_SCHEMAS}Notice"}}
    schemas["PastHand"] = {**hand, "properties": {**hand["properties"], "notices": notices}}
    of_socket = asyncapi()["components"]["schemas"]
    for name in _reached("Notice", of_socket):
        schemas.setdefault(name, of_socket[name])
    return {
        **document,
        "info": {
            **document["info"],
            "description": _DESCRIPTION,
            "license": {"name": "Apache-2.0"},
        },
        "security": [{}, {"session": []}, {"token": []}],
        "paths": {
            path: {
                method: _operation(path, method, each, knows_who=(path, method) in who)
                for method, each in routes.items()
            }
            for path, routes in sorted(document["paths"].items())
        },
        "components": {
            **document["components"],
            "schemas": dict(sorted(schemas.items())),
            "securitySchemes": _SECURITY,
        },
    }


def _operation(
    path: str, method: str, operation: dict[str, Any], *, knows_who: bool
) -> dict[str, Any]:
    answers = {code: each for code, each in operation["responses"].items() if code < "3"}
    if method == "get" and path in _ASKED_AGAIN:
        answers["304"] = {"description": _UNCHANGED}
    if path in _AS_TEXT:
        as_text = {each: {"schema": {"type": "string"}} for each in _FORMATS}
        answers["200"] = {**answers["200"], "content": as_text}
    content = {"application/json": {"schema": {"$ref": f"{_SCHEMAS}Fault"}}}
    asked = asked_of(method, operation, knows_who=knows_who)
    for code, description in refusals_of(operation.get("description", ""), asked).items():
        answers[code] = {"description": description, "content": content}
    return {**operation, "responses": answers}


def _reached(name: str, schemas: dict[str, Any]) -> Iterator[str]:
    """A schema and all that it refers to, by name."""
    seen: set[str] = set()
    todo = [name]
    while todo:
        each = todo.pop()
        if each not in seen:
            seen.add(each)
            yield each
            todo.extend(_references(schemas[each]))


def _references(schema: object) -> Iterator[str]:
    if isinstance(schema, dict):
        for key, value in schema.items():
            if key == "$ref":
                yield value.removeprefix(_SCHEMAS)
            else:
                yield from _references(value)
    elif isinstance(schema, list):
        for each in schema:
            yield from _references(each)
