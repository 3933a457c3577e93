"""Which status codes a route answers with, for the document of the API.

What a route refuses stands in its docstring, by code; what every route refuses, by what it
takes and whom it asks, is added here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from litestar import Litestar
from litestar.routes import HTTPRoute

from doorcard.web.keyed import takes_key
from doorcard.web.origin import SAFE
from doorcard.web.refusals import known_codes, status_of

_MEANS: Final[Mapping[int, str]] = {
    400: "The request makes no sense, or asks for what cannot be.",
    401: "Nobody is signed in, or what was shown proves nothing (any more).",
    403: "This is not theirs to ask, or another site's page asks it.",
    404: "There is no such thing, or none for who asks.",
    409: "It does not fit how things stand.",
    413: "The body is longer than any honest one.",
    415: "The body is not JSON.",
    421: "The room is not served under the name that was asked for.",
    429: "Too much, too fast: `Retry-After` says when to ask again.",
    500: "A mistake of the room's, which is noted.",
    503: "The room cannot now, and says why.",
}
_EVERYWHERE: Final[Mapping[int, tuple[str, ...]]] = {
    421: ("address.not_served",),
    429: ("request.too_fast",),
    500: ("room.fault",),
    503: ("store.…",),
}
_CODE: Final = re.compile(r"``([a-z_]+)\.([a-z_|…]+)``")


@dataclass(frozen=True, slots=True)
class Asked:
    """What is known of a route besides its docstring."""

    changing: bool
    has_body: bool
    has_values: bool
    """Does it take values that may be wrong, in its path or after it?"""
    in_path: bool
    knows_who: bool
    """Does it look who asks?"""
    takes_key: bool
    """May it carry a key, so that asking twice is doing once?"""


def refusals_of(described: str, asked: Asked) -> dict[str, str]:
    """Status codes and what each means there, with the refusals that come under it."""
    found: dict[int, list[str]] = {status: list(codes) for status, codes in _EVERYWHERE.items()}
    for status, code in (*_by_kind(asked), *_named(described)):
        codes = found.setdefault(status, [])
        if code not in codes:
            codes.append(code)
    return {str(status): _told(status, found[status]) for status in sorted(found)}


def _told(status: int, codes: list[str]) -> str:
    return f"{_MEANS[status]} {', '.join(f'`{each}`' for each in codes)}."


def _by_kind(asked: Asked) -> Iterator[tuple[int, str]]:
    if asked.has_body:
        yield 400, "request.malformed"
        yield 413, "request.too_long"
        yield 415, "request.not_json"
    if asked.has_values:
        yield 400, "request.malformed"
    if asked.in_path:
        yield 404, "path.unknown"
    if asked.knows_who:
        yield 401, "token.refused"
        yield 403, "token.scope"
    if asked.changing:
        yield 403, "origin.foreign"
    if asked.takes_key:
        yield 400, "request.malformed"
        yield 409, "request.id_used"


def _named(described: str) -> Iterator[tuple[int, str]]:
    for about, what in _CODE.findall(described):
        for each in what.split("|"):
            code = f"{about}.{each}"
            if each != "…":
                yield status_of(code), code
                continue
            yield 400, code
            for known in known_codes():
                if known.startswith(f"{about}."):
                    yield status_of(known), known


def asked_of(method: str, path: str, operation: Mapping[str, Any], *, knows_who: bool) -> Asked:
    """What is known of a route, by its place in the document."""
    values = [each["in"] for each in operation.get("parameters", ())]
    return Asked(
        changing=method.upper() not in SAFE,
        has_body="requestBody" in operation,
        has_values=any(each != "path" for each in values),
        in_path="path" in values,
        knows_who=knows_who,
        takes_key=takes_key(method, path),
    )


def routes_that_know_who(app: Litestar) -> set[tuple[str, str]]:
    """The routes that look who asks, by path and method in small letters."""
    return {
        (route.path_format, method.lower())
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        for method in handler.http_methods
        if "signed" in handler.parsed_fn_signature.parameters
    }
