"""The client's types, made from the shapes of the socket."""

from __future__ import annotations

import json
from typing import Any, Final

from doorcard.wire.asyncapi import socket_shapes
from doorcard.wire.shapes import Schema

_HEAD: Final = """\
/**
 * What travels on a table's socket. Made by `make contract` from the server's code: change
 * it there. Chips are integers in the table's smallest unit.
 */
"""
_PLAIN: Final = {"integer": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """A module with one exported type for each shape, in alphabetical order."""
    named = socket_shapes().named
    parts = [f"export type {name} = {_type(named[name], 0)};\n" for name in sorted(named)]
    return _HEAD + "\n" + "\n".join(parts)


def _type(schema: Schema, depth: int) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(map(_literal, schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(each, depth) for each in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema["items"], depth)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return _object(schema, depth)
    return _PLAIN.get(str(kind), "unknown")


def _object(schema: Schema, depth: int) -> str:
    if "additionalProperties" in schema:
        return f"Record<string, {_type(schema['additionalProperties'], depth)}>"
    margin = "  " * (depth + 1)
    lines = [
        f"{margin}{name}{'' if name in schema['required'] else '?'}: {_type(each, depth + 1)};"
        for name, each in schema["properties"].items()
    ]
    return "\n".join(["{", *lines, "  " * depth + "}"])


def _literal(value: Any) -> str:  # noqa: ANN401 - a JSON scalar
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)
