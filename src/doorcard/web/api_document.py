"""The HTTP API as an OpenAPI 3.1 document: the framework's, made whole.

The framework knows what a route takes and what it says when all is well, by name. What
is under a name is read off the code that encodes it, as for the socket. How this room
refuses, and by what it knows a player, is added here.
"""

from __future__ import annotations

from typing import Any, Final

from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin

from doorcard.web.answered_codes import asked_of, refusals_of, routes_that_know_who
from doorcard.web.api_shapes import api_shapes
from doorcard.web.keyed import HEADER, LONGEST, SHORTEST
from doorcard.web.session_cookie import COOKIE
from doorcard.wire.shapes import HERE

_UNCHANGED: Final = "Nothing has changed since the answer with that `ETag`. Empty."
_ASKED_AGAIN: Final = ("/api/lobby", "/api/news")
"""What answers 304 to who has it already."""
_AS_TEXT: Final = ("/api/account/hands", "/api/hands/{hand_id}/file")
"""What answers with a file, in the format that was asked for."""
_FORMATS: Final = ("application/jsonl", "application/toml", "text/plain")
_DESCRIPTION: Final = (
    "Amounts are in a table's smallest unit. Whatever changes something is refused to pages "
    "of other origins. Every refusal has one shape, `RefusalTold`."
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
_KEY: Final = {
    "name": HEADER,
    "in": "header",
    "required": False,
    "description": "Drawn by chance for each deed. The same request again under the same key is "
    "told the first answer, and nothing is done twice.",
    "schema": {"type": "string", "minLength": SHORTEST, "maxLength": LONGEST},
}
_ITS_KEY: Final = {"$ref": "#/components/parameters/IdempotencyKey"}


class ApiDocument(JsonRenderPlugin):
    """Serves the document at ``/api/schema/openapi.json``."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The whole document, as JSON."""
        return self.render_json(request, whole(openapi_schema, request.app))


def whole(document: dict[str, Any], app: Litestar) -> dict[str, Any]:
    """The framework's document of the application, with what it does not know."""
    who = routes_that_know_who(app)
    schemas = document["components"]["schemas"] | api_shapes(app).rooted()
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
            "parameters": {"IdempotencyKey": _KEY},
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
    content = {"application/json": {"schema": {"$ref": f"{HERE}RefusalTold"}}}
    asked = asked_of(method, path, operation, knows_who=knows_who)
    for code, description in refusals_of(operation.get("description", ""), asked).items():
        answers[code] = {"description": description, "content": content}
    if asked.takes_key:
        operation = {**operation, "parameters": [*operation.get("parameters", ()), _ITS_KEY]}
    return {**operation, "responses": answers}
