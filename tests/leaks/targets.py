"""Everything that can be asked of the application, out of the application itself.

A new route is asked without a word here. Only what no program can find out is said by hand:
what stands for a parameter, and which requests that are no ``GET`` change nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from litestar import Litestar
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp

from tests.web.documented import document, sample
from tests.web.path_ids import filled

Target = tuple[str, str, Any]
"""A method, a path with parameters as ``{name}``, and a body."""
LOOKS: tuple[Target, ...] = (
    ("POST", "/api/hands/{hand_id}/mucked", None),
    ("POST", "/api/shares/open", {"token": "{share_token}"}),
    ("POST", "/api/shares/open", {"token": "{rail_share_token}"}),
    ("POST", "/api/shares/equity", {"token": "{share_token}"}),
    ("POST", "/api/shares/equity", {"token": "{rail_share_token}"}),
    ("POST", "/api/host/books", None),
)
"""Requests that only look: no document says so of a ``POST``."""
CHOSEN: Mapping[str, tuple[str, ...]] = {
    "account": ("bank", "pot:{table}", "seat:{table}:1", "wallet:{player}"),
    "eyes": ("rail", "1", "2", "3", "4", "5", "6"),
    "house": ("{table}",),
    "lang": ("en", "fi", "pl", "et"),
    "name": ("Guest",),
    "player": ("{player}",),
    "table": ("{table}",),
}
"""Texts of a query: their type allows any text, which would find nothing."""


CODE = ("/api/schema",)
"""Written out of the code before there is a room: no hand can change it, and it takes long."""


def litestar(app: ASGIApp) -> Litestar:
    """The application within all that wraps it."""
    while not isinstance(app, Litestar):
        app = app.app  # type: ignore[attr-defined]  # what wraps it keeps it under this name
    return app


def routes(app: ASGIApp) -> list[tuple[str, str]]:
    """Each method and path there is, those outside the document too."""
    return sorted(
        (method, each.path_format)
        for each in litestar(app).routes
        if isinstance(each, HTTPRoute)
        for method in each.methods - {"OPTIONS", "HEAD"}
        if not each.path.startswith(CODE)
    )


def looks(app: ASGIApp) -> list[Target]:
    """Every ``GET``, bare and with each value of each parameter of its query; other looks."""
    found: list[Target] = []
    for method, path in routes(app):
        if method == "GET":
            found += [("GET", path + query, None) for query in ("", *_queries(path))]
    return [*found, *LOOKS]


def changes(app: ASGIApp) -> list[Target]:
    """Everything else, with a body of the right shape; what takes away comes last."""
    schemas = document()["components"]["schemas"]
    found: list[Target] = []
    for method, path in routes(app):
        if method == "GET":
            continue
        wanted = document()["paths"][path][method.lower()].get("requestBody")
        body = wanted and sample(wanted["content"]["application/json"]["schema"], schemas)
        found.append((method, path, body))
    backwards = sorted(found, key=lambda each: each[1], reverse=True)  # tables before hosts
    return sorted(backwards, key=lambda each: each[0] == "DELETE")


def put(target: Target, there: Mapping[str, str], named: Mapping[str, str]) -> Target:
    """The target with real ids: in the path by what they name, elsewhere by name."""
    method, path, body = target
    path, mark, query = path.partition("?")
    if body is not None:
        body = {key: _named(value, named) for key, value in body.items()}
    return method, filled(path, there) + mark + _named(query, named), body


def _named(value: Any, named: Mapping[str, str]) -> Any:  # noqa: ANN401 - JSON
    return value.format_map(named) if isinstance(value, str) else value


def _queries(path: str) -> Iterator[str]:
    listed = document()["paths"].get(path, {}).get("get", {}).get("parameters", ())
    for each in listed:
        if each["in"] == "query":
            for value in _values(each["name"], each["schema"]):
                yield f"?{each['name']}={value}"


def _values(name: str, schema: dict[str, Any]) -> tuple[object, ...]:
    if "$ref" in schema:
        schema = document()["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    if "enum" in schema:
        return tuple(each for each in schema["enum"] if each is not None)
    if "oneOf" in schema:
        bounds = {key: value for key, value in schema.items() if key != "oneOf"}
        return _values(name, {**bounds, **schema["oneOf"][0]})
    if schema["type"] == "boolean":
        return ("true",)
    if schema["type"] == "integer":
        return (max(1, int(schema.get("minimum", 1))),)
    return CHOSEN[name]
