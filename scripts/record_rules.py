"""Records what the room says of every rule and value, for the client's tests: ``make recordings``.

The client makes the sentences from the values, in four languages. What it says in English
has to be what the room says.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, fields, replace
from enum import Enum
from pathlib import Path
from typing import Any, Final, get_type_hints

from doorcard.room.policy import RoomPolicy
from doorcard.room.policy_words import house_in_words
from doorcard.stud.choices import AbsenceAction, Betting, Game, OpenPairDouble
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.house_words import scalar
from doorcard.stud.houses import HOUSES

FILE: Final = Path(__file__).parents[1] / "client/src/tables/recorded/rules_in_words.json"
UNARISEN: Final = (
    "Does not arise",
    "There is no spread",
    "There is no big bet",
    "There is no cap",
    "A spread game",
)
"""How the room begins to speak of a rule that has no meaning in a game."""
_SPREAD: Final = {"betting": Betting.SPREAD_LIMIT, "spread_min": 100, "spread_max": 1050}
_SETTINGS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"game": Game.HILO},
    {"game": Game.HILO, "open_pair_hilo": True},
    _SPREAD,
    {"betting": Betting.POT_LIMIT},
    {"betting": Betting.NO_LIMIT},
    {"bring_in": 0},
    {"bring_in": 0, "four_first": True},
    {"open_pair_double": OpenPairDouble.PAIR_HOLDER},
    {"timeout_action": AbsenceAction.ALLIN_IF_CHIPS_ELSE_FOLD},
    {"disconnect_action": AbsenceAction.ALLIN_IF_CHIPS_ELSE_FOLD, "timeout_chips_test": "ante"},
    {"disconnect_action": AbsenceAction.ALLIN},
    {"pause_seconds": 0},
    {"rail": "closed"},
    {"buy_in_min": 8000, "buy_in_max": 8000},
)
"""Games in which a rule may mean another thing, or nothing."""
_COUNTS: Final = (0, 1, 2, 30)
_CHIPS: Final = (25, 100, 1050)
_OF_THE_HAND: Final = {field.name for field in fields(HouseRules)}


def recorded() -> str:
    """The whole file: rules to begin from, and changes with what is then said of a rule."""
    base = {name: scalar(value) for name, value in asdict(HouseRules()).items()}
    base |= {name: scalar(value) for name, value in asdict(RoomPolicy()).items()}
    cases = ",\n".join(json.dumps(each, ensure_ascii=False) for each in _cases())
    return f'{{"base": {json.dumps(base)},\n"cases": [\n{cases}\n]}}\n'


def _cases() -> Iterator[dict[str, Any]]:
    """One case for each thing that is said of a rule, and for each game where it says nothing."""
    said: set[tuple[str, str, str]] = set()
    for given in _SETTINGS:
        for field in (*fields(HouseRules), *fields(RoomPolicy)):
            for value in _values(field.name):
                changed = given | {field.name: value}
                text = _text(field.name, changed)
                silent = text.startswith(UNARISEN)
                case = (field.name, text, str(given) if silent else "")
                if case in said:
                    continue
                said.add(case)
                shown = {name: scalar(each) for name, each in changed.items()}
                yield {"set": shown, "field": field.name, "text": "" if silent else text}


def _text(field: str, changed: dict[str, Any]) -> str:
    of_hand = {name: value for name, value in changed.items() if name in _OF_THE_HAND}
    of_room = {name: value for name, value in changed.items() if name not in _OF_THE_HAND}
    rules = HouseRules().with_(**of_hand)
    policy = replace(RoomPolicy(), **of_room)
    words = house_in_words(HOUSES["reference"], rules, policy)
    return next(each.text for each in words if each.field == field)


def _values(field: str) -> tuple[Any, ...]:
    hints = get_type_hints(HouseRules) | get_type_hints(RoomPolicy)
    if isinstance(hints[field], type) and issubclass(hints[field], Enum):
        return tuple(hints[field])
    if hints[field] is bool:
        return (False, True)
    match field:
        case "max_raises" | "allin_protections_per_day":
            return (None, 1, 3)
        case "max_players":
            return (2, 8)
        case "network_grace_ms":
            return (1000, 1500, 3000)
        case "small_bet" | "big_bet" | "spread_min" | "spread_max" | "chip_unit" | "buy_in_min":
            return _CHIPS
        case "buy_in_max":
            return (4000, 20000)
        case "ante" | "bring_in":
            return (0, *_CHIPS)
        case "turn_seconds" | "show_seconds" | "absence_minutes" | "im_in_seconds":
            return _COUNTS[1:]
        case _:
            return _COUNTS


def main() -> None:
    """Write the file."""
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(recorded(), encoding="utf-8")


if __name__ == "__main__":
    main()
