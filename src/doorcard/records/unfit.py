"""What does not fit a shape, in the room's own words and not in the decoder's."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

_PLACE: Final = re.compile(r"^(?P<said>.*?) - at `(?:key in )?\$(?P<path>.*)`$", re.DOTALL)
_KINDS: Final = {
    "int": "a whole number",
    "float": "a number with a fraction",
    "bool": "true or false",
    "str": "a text",
    "bytes": "a text",
    "array": "a list",
    "object": "an object",
    "null": "null",
}
_COUNTED: Final = {"str": "characters", "array": "entries", "object": "fields", "bytes": "bytes"}
_BOUNDS: Final = {"<=": "at most", ">=": "at least", "<": "less than", ">": "more than"}


def in_words(wrong: Exception) -> str:
    """What a decoder found wrong, as a sentence's end: where, what it must be, what it is.

    >>> in_words(ValueError("Expected `int`, got `bool` - at `$.ante`"))
    'ante must be a whole number, not true or false'
    >>> in_words(ValueError("Expected `int` <= 8 - at `$.seats[1]`"))
    'seats[1] must be at most 8'
    >>> in_words(ValueError("Object missing required field `buy_in`"))
    'the field buy_in is missing'
    """
    said = str(wrong)
    placed = _PLACE.match(said)
    said, path = (placed["said"], placed["path"]) if placed else (said, "")
    where = path.removeprefix(".") or "it"
    for pattern, words in _SAID:
        found = pattern.fullmatch(said)
        if found is not None:
            return words(where, found)
    return f"{where} cannot be read" if placed else "it cannot be read"


def _wrong_kind(where: str, found: re.Match[str]) -> str:
    return f"{where} must be {_kinds(found['wanted'])}, not {_kinds(found['got'])}"


def _kind(where: str, found: re.Match[str]) -> str:
    return f"{where} must be {_kinds(found['wanted'])}"


def _too_long(where: str, found: re.Match[str]) -> str:
    counted = _COUNTED.get(found["kind"], "parts")
    return f"{where} must have {_BOUNDS[found['how']]} {found['bound']} {counted}"


def _too_much(where: str, found: re.Match[str]) -> str:
    return f"{where} must be {_BOUNDS[found['how']]} {found['bound']}"


def _missing(where: str, found: re.Match[str]) -> str:
    of = "" if where == "it" else f" of {where}"
    return f"the field {found['field']}{of} is missing"


def _unknown_field(where: str, found: re.Match[str]) -> str:
    return f"{where} has no field {found['field']}"


def _no_value(where: str, found: re.Match[str]) -> str:
    return f"{where} cannot be {found['value']}"


def _own(where: str, found: re.Match[str]) -> str:
    return f"{where} must be {found['what']}"


def _out_of_place(_where: str, found: re.Match[str]) -> str:
    return f"byte {found['at']} does not belong there"


def _kinds(names: str) -> str:
    return " or ".join(_KINDS.get(each.strip(), "something else") for each in names.split("|"))


_SAID: Final[tuple[tuple[re.Pattern[str], Callable[[str, re.Match[str]], str]], ...]] = (
    (re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<got>[^`]+)`"), _wrong_kind),
    (
        re.compile(r"Expected `(?P<kind>[^`]+)` of length (?P<how><=|>=|<|>) (?P<bound>\d+)"),
        _too_long,
    ),
    (re.compile(r"Expected `[^`]+` (?P<how><=|>=|<|>) (?P<bound>-?[\d.]+)"), _too_much),
    (re.compile(r"Expected `(?P<wanted>[^`]+)`"), _kind),
    (re.compile(r"Object missing required field `(?P<field>[^`]+)`"), _missing),
    (re.compile(r"Object contains unknown field `(?P<field>.*)`", re.DOTALL), _unknown_field),
    (re.compile(r"Invalid (?:enum )?value (?P<value>.*)", re.DOTALL), _no_value),
    (re.compile(r"Expected (?P<what>a card like 'Ah', or '\?\?')"), _own),
    (re.compile(r"Input data was truncated"), lambda *_: "it ends too early"),
    (re.compile(r"JSON is malformed: .*\(byte (?P<at>\d+)\)"), _out_of_place),
    (re.compile(r".*recursion.*"), lambda *_: "it nests too deep"),
    (re.compile(r"Invalid UTF-8 encoded string"), lambda *_: "it is no text in UTF-8"),
)
"""What decoders say, and what is said instead."""
