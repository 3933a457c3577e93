"""Reading a case: JSON values of the kind the format asks for, or a clear complaint."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeGuard

from doorcard.cards import UNKNOWN, Card, parse_cards
from doorcard.stud.street import SeatNo, Street

Json = object
"""A value as ``json.loads`` gives it."""


class BadCase(ValueError):
    """A case that cannot be judged. It counts as one that does not hold."""


def is_int(value: Json) -> TypeGuard[int]:
    """Is it a whole number? JSON's ``true`` is none."""
    return isinstance(value, int) and not isinstance(value, bool)


def whole(value: Json, what: str, lowest: int = 0) -> int:
    """A whole number of at least ``lowest``. Raises ``BadCase``."""
    if not is_int(value) or value < lowest:
        raise BadCase(f"{what} must be a whole number of at least {lowest}, not {value!r}")
    return value


def text(value: Json, what: str) -> str:
    """A string. Raises ``BadCase``."""
    if not isinstance(value, str):
        raise BadCase(f"{what} must be a text, not {value!r}")
    return value


def items(value: Json, what: str) -> list[Json]:
    """A list. Raises ``BadCase``."""
    if not isinstance(value, list):
        raise BadCase(f"{what} must be a list, not {value!r}")
    return value


def pair(value: Json, what: str) -> tuple[Json, Json]:
    """A list of two. Raises ``BadCase``."""
    both = items(value, what)
    if len(both) != 2:
        raise BadCase(f"{what} must have two members, not {value!r}")
    return both[0], both[1]


def table(value: Json, what: str) -> dict[str, Json]:
    """An object. Raises ``BadCase``."""
    if not isinstance(value, dict):
        raise BadCase(f"{what} must be an object, not {value!r}")
    return value


def need(case: Mapping[str, Json], key: str) -> Json:
    """The value of a key that this kind of case must have. Raises ``BadCase``."""
    if key not in case:
        raise BadCase(f"the key {key!r} is missing")
    return case[key]


def seat_number(value: Json, what: str) -> SeatNo:
    """A seat, 1 to 8. Raises ``BadCase``."""
    if not is_int(value) or not 1 <= value <= 8:
        raise BadCase(f"{what} must be a seat from 1 to 8, not {value!r}")
    return value


def street(value: Json, what: str) -> Street:
    """A street, 3 to 7, as a number or as a text. Raises ``BadCase``."""
    for each in Street:
        if value == str(int(each)) or (is_int(value) and value == each):
            return each
    raise BadCase(f"{what} must be a street from 3 to 7, not {value!r}")


def cards(value: Json, what: str) -> tuple[Card, ...]:
    """Cards separated by blanks, ``xx`` for an unknown one. Raises ``BadCase``."""
    try:
        return parse_cards(text(value, what))
    except ValueError as wrong:
        raise BadCase(f"{what}: {wrong}") from wrong


def each_once(dealt: Iterable[Card]) -> None:
    """No known card may lie in two places. Raises ``BadCase``."""
    seen: set[Card] = set()
    for card in dealt:
        if card != UNKNOWN and card in seen:
            raise BadCase(f"the card {card} is in two places")
        seen.add(card)


def seated(value: Json, what: str) -> dict[str, tuple[SeatNo, tuple[Card, ...]]]:
    """``{name: [seat, "cards"]}``, each seat and each card once. Raises ``BadCase``."""
    found = {}
    for name, place in table(value, what).items():
        seat, held = pair(place, f"{what} of {name}")
        found[name] = (seat_number(seat, f"the seat of {name}"), cards(held, f"{what} of {name}"))
    if not found:
        raise BadCase(f"{what} is empty")
    if len({seat for seat, _ in found.values()}) < len(found):
        raise BadCase(f"two names of {what} share a seat")
    each_once(card for _, held in found.values() for card in held)
    return found


def reject_unknown_keys(case: Mapping[str, Json], known: Iterable[str]) -> None:
    """An unknown key may be a misspelt assertion. Unknown texts are prose for people.

    Raises ``BadCase``, so that no assertion is passed over in silence.
    """
    allowed = {"id", "kind", "title", "setup", "expect_text", "note", *known}
    for key, value in case.items():
        if key not in allowed and not isinstance(value, str):
            raise BadCase(f"the key {key!r} is unknown")
