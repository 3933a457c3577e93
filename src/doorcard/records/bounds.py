"""Seats and amounts that cannot be, found in a record after its shape has been read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Any, Final

from doorcard.stud.events import DealtCards, Entrant, Post, Pot, PotShare
from doorcard.stud.house_rules import HouseRules

GREATEST: Final = 2**53 - 1
"""The greatest number of a record: every reader of JSON holds it exactly."""

_BOUNDS: Final = {"SeatNo": (1, 8), "Chips": (0, GREATEST), "int": (0, GREATEST)}
_PARTS: Final = {
    part.__name__: part for part in (DealtCards, Entrant, HouseRules, Post, Pot, PotShare)
}


def out_of_bounds(record: object) -> str | None:
    """The first seat or amount of ``record`` that cannot be, and where; ``None`` if all can.

    >>> out_of_bounds(Entrant(3, 2000))
    >>> out_of_bounds(Pot(300, (1, 9)))
    'contenders holds 9, and it must lie between 1 and 8'
    """
    return next(_faults(record), None)


def _faults(record: object) -> Iterator[str]:
    kind: Any = type(record)  # a class hashes, whatever its type says
    for name, low, high in _numbers(kind):
        value = getattr(record, name)
        for each in value if isinstance(value, tuple) else (value,):
            if each is not None and not low <= each <= high:
                yield f"{name} holds {each!s:.20}, and it must lie between {low} and {high}"
    for name in _nested(kind):
        value = getattr(record, name)
        for part in value if isinstance(value, tuple) else (value,):
            for fault in _faults(part):
                yield f"{name}: {fault}"


@cache
def _numbers(kind: type[Any]) -> tuple[tuple[str, int, int], ...]:
    return tuple((name, *_BOUNDS[of]) for name, of in _annotated(kind) if of in _BOUNDS)


@cache
def _nested(kind: type[Any]) -> tuple[str, ...]:
    return tuple(name for name, of in _annotated(kind) if of in _PARTS)


def _annotated(kind: type[Any]) -> Iterator[tuple[str, str]]:
    """Each field with the name of what it holds, one or many of it."""
    for each in fields(kind):
        yield (
            each.name,
            str(each.type).removeprefix("tuple[").removesuffix(", ...]").removesuffix(" | None"),
        )
