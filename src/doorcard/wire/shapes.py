"""What travels on the socket and over HTTP as JSON Schema, read off the code that encodes it.

Structs, the events of a hand and the actions become named schemas. A place that holds
bytes encoded elsewhere (``Raw``) is named here with what lies in it.
"""

from __future__ import annotations

import dataclasses
import enum
import types
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Raw, Struct

from doorcard.cards import Card
from doorcard.records.actions import ACTIONS
from doorcard.records.events import EVENTS
from doorcard.wire.field_words import field_words, in_a_line

Schema = dict[str, Any]

HERE: Final = "#/components/schemas/"
"""Where a document keeps its named schemas."""
NOTICE: Final = "Notice"
ACTION: Final = "Action"
_NAMES: Final[Mapping[type, str]] = {**EVENTS.names, **ACTIONS.names}
_HELD: Final[Mapping[str, Schema]] = {
    "NumberedNotice.notice": {"$ref": NOTICE},
    "Noticed.notice": {"$ref": NOTICE},
    "PastHand.notices": {"$ref": NOTICE},
    "FileNotice.notice": {"$ref": NOTICE},
    "Turned.options": {"anyOf": [{"$ref": "Options"}, {"type": "null"}]},
    "Act.action": {"$ref": ACTION},
    "PasskeyAsked.options": {},
}
"""What lies in the ``Raw`` fields, by struct and field."""
_PLAIN: Final = {bool: "boolean", int: "integer", float: "number", str: "string"}
_UNTOLD: Final = {"HandStarted": ("deck", "reclaim")}
"""Fields of events that are always empty in a notice."""


class Shapes:
    """Named schemas, collected from the types that are asked for."""

    def __init__(self) -> None:
        self.named: dict[str, Schema] = {}
        self._of: dict[str, type] = {}

    def union(self, name: str, members: object) -> Schema:
        """A named choice between the members of a union, told apart by their tags."""
        self.named[name] = {"anyOf": [self.of(each) for each in get_args(members)]}
        return {"$ref": name}

    def rooted(self) -> dict[str, Schema]:
        """All of them in alphabetical order, with references rooted in a document."""
        return {name: _rooted(each) for name, each in sorted(self.named.items())}

    def of(self, kind: Any, place: str = "") -> Schema:  # noqa: ANN401 - any annotation
        """The schema of a type; a reference where it has a name of its own."""
        if kind is Raw:
            return _HELD[place]
        if kind in (Any, object):
            return {}
        if kind in (None, types.NoneType):
            return {"type": "null"}
        plain = _PLAIN.get(kind)
        if plain is not None:
            return {"type": plain}
        origin = get_origin(kind)
        if origin is not None:
            return self._built(origin, get_args(kind), place)
        if isinstance(kind, type):
            return self._class(kind)
        return {}

    def _built(self, origin: Any, parts: tuple[Any, ...], place: str) -> Schema:  # noqa: ANN401
        if origin is Annotated:
            inner = self.of(parts[0], place)
            return inner | _bounds(str(inner.get("type")), parts[1:])
        if origin in (Union, types.UnionType):
            if set(parts) == set(ACTIONS.names):
                return {"$ref": ACTION}
            return {"anyOf": [self.of(each, place) for each in parts]}
        if origin is Literal:
            return {"const": parts[0]} if len(parts) == 1 else _choice(parts)
        if origin is tuple and parts[-1] is not Ellipsis:
            each = [self.of(part, place) for part in parts]
            return {"type": "array", "prefixItems": each, "items": False}
        if origin is tuple:
            return {"type": "array", "items": self.of(parts[0], place)}
        return {"type": "object", "additionalProperties": self.of(parts[1], place)}

    def _class(self, kind: type) -> Schema:
        if issubclass(kind, Card):
            return {"$ref": self._card()}
        if issubclass(kind, enum.Enum):
            self._only(kind.__name__, kind)
            values = _choice([each.value for each in kind])
            self.named[kind.__name__] = values | {"description": in_a_line(kind.__doc__)}
            return {"$ref": kind.__name__}
        name = f"{kind.__name__}Notice" if kind in EVENTS.names else kind.__name__
        if kind in ACTIONS.names:
            name = f"{kind.__name__}Action"
        self._only(name, kind)
        if name not in self.named:
            self.named[name] = {}
            self.named[name] = self._fields(kind)
        return {"$ref": name}

    def _only(self, name: str, kind: type) -> None:
        if self._of.setdefault(name, kind) is not kind:
            raise TypeError(f"two classes are called {name} on the wire: {kind.__module__} has one")

    def _card(self) -> str:
        self.named["CardText"] = {
            "type": "string",
            "pattern": r"^(\?\?|[2-9TJQKA][cdhs])$",
            "description": "Rank and suit, or ?? for a card that the viewer may not see.",
        }
        return "CardText"

    def _fields(self, kind: type) -> Schema:
        hints = get_type_hints(kind, include_extras=True)
        words = field_words(kind)
        properties: dict[str, Schema] = {}
        required: list[str] = []
        tag = _tag(kind)
        if tag is not None:
            properties[tag[0]] = {"const": tag[1]}
            required.append(tag[0])
        for field, optional, unless_said in _fields_of(kind):
            if field in _UNTOLD.get(kind.__name__, ()):
                continue
            properties[field] = self.of(hints[field], f"{kind.__name__}.{field}")
            if field in words:
                properties[field] = properties[field] | {"description": words[field]}
            if not optional:
                required.append(field)
            elif isinstance(unless_said, str | int | float):
                properties[field] = properties[field] | {"default": unless_said}
        schema: Schema = {"type": "object", "properties": properties, "required": required}
        if kind.__doc__:
            schema["description"] = in_a_line(kind.__doc__)
        return schema


def _fields_of(kind: type) -> list[tuple[str, bool, object]]:
    """The fields of a struct or dataclass, whether what travels may leave each out, and for what.

    What is asked forbids unknown fields, and may leave out whatever has a default; an answer
    has all its fields, unless it says that it omits them.
    """
    if issubclass(kind, Struct):
        config = kind.__struct_config__
        asked = config.forbid_unknown_fields or config.omit_defaults
        return [
            (f.encode_name, asked and not f.required, f.default)
            for f in msgspec.structs.fields(kind)
        ]
    if dataclasses.is_dataclass(kind):
        return [(f.name, False, None) for f in dataclasses.fields(kind)]
    raise TypeError(f"{kind.__name__} has no shape on the wire")


def _tag(kind: type) -> tuple[str, str] | None:
    if kind in _NAMES:
        return "type", _NAMES[kind]
    if not issubclass(kind, Struct) or kind.__struct_config__.tag is None:
        return None
    return str(kind.__struct_config__.tag_field), str(kind.__struct_config__.tag)


def _choice(values: Sequence[object]) -> Schema:
    kinds = {_PLAIN[type(each)] for each in values}
    return {"enum": list(values)} | ({"type": kinds.pop()} if len(kinds) == 1 else {})


def _bounds(kind: str, notes: tuple[Any, ...]) -> Schema:
    long = {"array": "Items", "object": "Properties"}.get(kind, "Length")
    words = {
        "ge": "minimum",
        "le": "maximum",
        "min_length": f"min{long}",
        "max_length": f"max{long}",
        "pattern": "pattern",
    }
    found: Schema = {}
    for note in notes:
        if isinstance(note, Meta):
            for field, word in words.items():
                value = getattr(note, field)
                if value is not None:
                    found[word] = value
    return found


def _rooted(schema: Any) -> Any:  # noqa: ANN401 - JSON of any shape
    if isinstance(schema, dict):
        return {
            key: HERE + value if key == "$ref" else _rooted(value) for key, value in schema.items()
        }
    if isinstance(schema, list):
        return [_rooted(each) for each in schema]
    return schema
