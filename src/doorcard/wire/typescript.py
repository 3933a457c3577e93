"""The client's types, made from what travels on the socket and over HTTP."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from doorcard.wire.shapes import HERE, Schema

_HEAD: Final = """\
/**
 * What travels on a table's socket and over HTTP. Made by `make contract` from the server's
 * code: change it there. Chips are integers in the table's smallest unit.
 */
"""
_ROUTES: Final = "What each route of the HTTP API is asked, takes and answers, if anything."
_PLAIN: Final = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}
_WIDEST: Final = 100


def typescript(named: Mapping[str, Schema], paths: Mapping[str, Any]) -> str:
    """A module with a type for each named schema, in alphabetical order, and the routes.

    ``named`` are schemas with references rooted in a document, ``paths`` the routes of an
    OpenAPI document.

    >>> seat = {"type": "object", "properties": {"seat": {"type": "integer"}}, "required": []}
    >>> print(typescript({"Held": seat}, {}).partition("*/")[2])
    <BLANKLINE>
    <BLANKLINE>
    export type Held = {
      seat?: number;
    };
    <BLANKLINE>
    /** What each route of the HTTP API is asked, takes and answers, if anything. */
    export type Routes = {
    };
    <BLANKLINE>
    """
    types = [
        f"{_said(schema, 0)}export type {name} = {_type(schema, 0)};\n"
        for name, schema in sorted(named.items())
    ]
    routes = "".join(sorted(_routes(paths)))
    return "\n".join([_HEAD, *types, f"/** {_ROUTES} */\nexport type Routes = {{\n{routes}}};\n"])


def _type(schema: Schema, depth: int) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(HERE)
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(map(_literal, schema["enum"]))
    if choices := schema.get("anyOf", schema.get("oneOf")):
        return " | ".join(dict.fromkeys(_type(each, depth) for each in choices))
    kind = schema.get("type")
    if kind == "array":
        return _array(schema, depth)
    if kind == "object":
        return _object(schema, depth)
    return _PLAIN.get(str(kind), "unknown")


def _array(schema: Schema, depth: int) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(each, depth) for each in schema['prefixItems'])}]"
    inner = _type(schema["items"], depth)
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _object(schema: Schema, depth: int) -> str:
    if "additionalProperties" in schema:
        return f"Record<string, {_type(schema['additionalProperties'], depth)}>"
    if not schema["properties"]:
        return "Record<string, never>"
    margin = "  " * (depth + 1)
    lines = [
        f"{_said(each, depth + 1)}{margin}{name}{'' if name in schema['required'] else '?'}: "
        f"{_type(each, depth + 1)};"
        for name, each in schema["properties"].items()
    ]
    return "\n".join(["{", *lines, "  " * depth + "}"])


def _said(schema: Schema, depth: int) -> str:
    """What the schema says of itself, as a comment above it."""
    words = str(schema.get("description", "")).replace("``", "`").replace("*/", "")
    if not words:
        return ""
    margin = "  " * depth
    if len(margin) + len(words) + 7 <= _WIDEST:
        return f"{margin}/** {words} */\n"
    lines = textwrap.wrap(
        words, _WIDEST - len(margin) - 3, break_long_words=False, break_on_hyphens=False
    )
    return "\n".join([f"{margin}/**", *(f"{margin} * {each}" for each in lines), f"{margin} */\n"])


def _routes(paths: Mapping[str, Any]) -> Iterator[str]:
    for path, methods in paths.items():
        for method, route in methods.items():
            taken = _content(route.get("requestBody", {}))
            granted = (each for code, each in route["responses"].items() if code < "3")
            told = _content(next(granted, {}))
            yield (
                f"  '{method.upper()} {path}': {{\n"
                f"{_asked(route.get('parameters', ()))}"
                f"    body: {_whole(taken)};\n    answer: {_whole(told)};\n  }};\n"
            )


def _asked(parameters: Iterable[Mapping[str, Any]]) -> str:
    """What may stand in the query: each is left out, or has a value."""
    asked = [each for each in parameters if each.get("in") == "query"]
    if not asked:
        return "    query: null;\n"
    lines = (
        f"      {each['name']}{'' if each.get('required') else '?'}: {_type(each['schema'], 2)};\n"
        for each in asked
    )
    return "".join(["    query: {\n", *lines, "    };\n"])


def _content(carrier: Mapping[str, Any]) -> Schema | None:
    """The schema of a body or an answer; ``None`` where there is none."""
    found = carrier.get("content") or {}
    return next((each["schema"] for each in found.values()), None)


def _whole(schema: Schema | None) -> str:
    return "null" if schema is None else _type(schema, 1)


def _literal(value: Any) -> str:  # noqa: ANN401 - a JSON scalar
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)
