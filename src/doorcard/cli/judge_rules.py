"""House rules from a case's ``cfg``: every field of the rule book's part 3 by its name."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from enum import StrEnum
from types import NoneType
from typing import Final, get_args, get_type_hints

from doorcard.cli.judge_reading import BadCase, Json, items, pair, table, text
from doorcard.stud.choices import Game
from doorcard.stud.house_rules import HouseRules

OTHER_NAMES: Final = {
    "small": "small_bet",
    "big": "big_bet",
    "unit": "chip_unit",
    "odd_high": "odd_chip_high",
    "odd_low": "odd_chip_low",
    "variant": "game",
}
"""Short names of ``cfg``, and the field each stands for."""

ROOM_FIELDS: Final = frozenset(
    {
        "allin_protections_per_day",
        "auto_ante_default",
        "buy_in_max",
        "buy_in_min",
        "dealer_rotation",
        "history_email",
        "network_grace_ms",
        "reconnect_bonus_seconds",
        "reconnect_min_left_seconds",
        "short_buy",
        "timer_visible_seconds",
        "turn_seconds",
    }
)
"""Fields of part 3 that concern the room and not the hand. They change no case."""

VARIANTS: Final = {"stud_hi": Game.HI, "stud_hilo8": Game.HILO}

_TYPES: Final = {name: hint for name, hint in get_type_hints(HouseRules).items() if name != "game"}


def read_rules(cfg: Json, base: HouseRules | None = None) -> HouseRules:
    """``base`` (the reference house if none is given) with the fields of ``cfg``.

    A ``cfg`` names all fields, also those without a meaning beside the others: a bring-in
    where four cards come first (003, item 9, has none), an uncapped round between two
    where there is no cap. Raises ``BadCase`` for an unknown name or a value the field
    cannot take.

    >>> read_rules({"variant": "stud_hilo8", "max_raises": None}).max_raises is None
    True
    """
    changes = dict(_change(name, value) for name, value in _hand_fields(table(cfg, "cfg")))
    rules = dataclasses.replace(base or HouseRules(), **changes)  # type: ignore[arg-type]
    if rules.four_first:
        rules = rules.with_(bring_in=0)
    if rules.max_raises is None:
        rules = rules.with_(headsup_uncapped=False)
    return rules


def alternatives(case: Mapping[str, Json]) -> Iterator[tuple[Json, Json]]:
    """The case's ``alt``: pairs of a patch of the rules and what is expected then.

    Written as ``[[patch, expect], …]``, or as ``{"field=value": expect}``.
    """
    alt = case.get("alt", [])
    if isinstance(alt, dict):
        for change, expect in alt.items():
            yield patch_from_text(change), expect
    else:
        for each in items(alt, "alt"):
            patch, expect = pair(each, "a member of alt")
            yield table(patch, "the patch of an alt"), expect


def patch_from_text(change: str) -> dict[str, Json]:
    """``field=value`` as a patch.

    >>> patch_from_text("max_raises=4"), patch_from_text("four_first=true")
    ({'max_raises': 4}, {'four_first': True})
    """
    field, equals, value = (part.strip() for part in change.partition("="))
    if not (field and equals and value):
        raise BadCase(f"{change!r} must read field=value")
    words: dict[str, Json] = {"true": True, "false": False, "none": None, "null": None}
    if value.lower() in words:
        return {field: words[value.lower()]}
    return {field: int(value) if value.isascii() and value.isdigit() else value}


def _hand_fields(cfg: Mapping[str, Json]) -> Iterator[tuple[str, Json]]:
    seen = set()
    for name, value in cfg.items():
        if name in ROOM_FIELDS:
            continue
        field = OTHER_NAMES.get(name, name)
        if field in seen:
            raise BadCase(f"cfg sets {field} twice")
        seen.add(field)
        yield name, value


def _change(name: str, value: Json) -> tuple[str, object]:
    if name == "variant":
        if text(value, "variant") not in VARIANTS:
            raise BadCase(f"variant must be one of {', '.join(VARIANTS)}, not {value!r}")
        return "game", VARIANTS[text(value, "variant")]
    field = OTHER_NAMES.get(name, name)
    if field not in _TYPES:
        raise BadCase(f"cfg has an unknown field {name!r}")
    return field, _value(name, _TYPES[field], value)


def _value(name: str, kind: type, value: Json) -> object:
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        if isinstance(value, str) and value in list(kind):
            return kind(value)
        raise BadCase(f"{name} must be one of {', '.join(kind)}, not {value!r}")
    allowed = get_args(kind) or (kind,)
    if type(value) in allowed:
        return value
    names = " or ".join(
        {bool: "true or false", int: "a whole number", NoneType: "null"}[each] for each in allowed
    )
    raise BadCase(f"{name} must be {names}, not {value!r}")
