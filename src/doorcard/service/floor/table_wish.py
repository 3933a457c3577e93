"""A wish for a table: a house, and what is to differ from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import EnumMeta
from typing import Any, Final, get_type_hints

import msgspec

from doorcard.records.unfit import in_words
from doorcard.room.changing import bad_rules, rules_problems
from doorcard.room.policy import RoomPolicy, policy_of
from doorcard.room.table import Table
from doorcard.stud import HOUSES, HouseRules, Refusal
from doorcard.stud.problems import Problem, problem

Changes = Mapping[str, object]
"""Fields of the house rules or the room policy, and their values as JSON has them."""

_BUY_IN: Final = ("buy_in_min", "buy_in_max")


@dataclass(frozen=True, slots=True, kw_only=True)
class TableWish:
    """What somebody who opens a table asks for."""

    house: str
    name: str
    rules: Changes
    policy: Changes
    private: bool = False
    password: str | None = None
    bots: bool = True


@dataclass(frozen=True, slots=True)
class WorkedOut:
    """Rules and policy as they would be."""

    rules: HouseRules
    policy: RoomPolicy


def worked_out(house: str, rules: Changes, policy: Changes) -> WorkedOut:
    """A house's rules with changes. Raises ``table.rules`` with all that is wrong."""
    preset = HOUSES.get(house)
    if preset is None:
        raise Refusal(
            "house.unknown",
            f"there is no house {house[:40]!r}: choose one of {', '.join(HOUSES)}",
        )
    wrong: list[Problem] = []
    played = _with(preset.rules, rules, wrong)
    return _checked(house, played, _with(policy_of(house, played), policy, wrong), wrong)


def changed(table: Table, rules: Changes, policy: Changes) -> WorkedOut:
    """A table's rules with changes. Raises ``table.rules`` with all that is wrong.

    Buy-ins that were the house's for the old stakes follow the new ones, unless they
    are set as well.
    """
    wrong: list[Problem] = []
    played = _with(table.rules, rules, wrong)
    old, new = policy_of(table.house, table.rules), policy_of(table.house, played)
    policy_now = table.policy
    if all(getattr(policy_now, each) == getattr(old, each) for each in _BUY_IN):
        policy_now = replace(policy_now, buy_in_min=new.buy_in_min, buy_in_max=new.buy_in_max)
    return _checked(table.house, played, _with(policy_now, policy, wrong), wrong)


def _checked(house: str, rules: HouseRules, policy: RoomPolicy, wrong: list[Problem]) -> WorkedOut:
    problems = [*wrong, *rules_problems(house, rules, policy)]
    if problems:
        raise bad_rules(problems)
    return WorkedOut(rules, policy)


def _with(base: Any, changes: Changes, wrong: list[Problem]) -> Any:  # noqa: ANN401 - rules or policy
    """``base`` with the changes that can be read; the others are named in ``wrong``."""
    known = {each.name for each in fields(base)}
    as_they_are = msgspec.to_builtins(base)
    for name, value in changes.items():
        if name not in known:
            unknown = name[:40]
            wrong.append(
                problem("rules.unknown", f"{unknown} is no rule of a table", field=unknown)
            )
            continue
        try:
            base = msgspec.convert({**as_they_are, name: value}, type(base))
        except msgspec.ValidationError as unread:
            wrong.append(_unread(type(base), name, value, unread))
        else:
            as_they_are[name] = value
    return base


def _unread(kind: type, name: str, value: object, unread: Exception) -> Problem:
    """Why a value is none for that rule, and which are."""
    choices = get_type_hints(kind)[name]
    shown, sentence = str(value)[:40], in_words(unread)
    if isinstance(choices, EnumMeta):
        sentence = f"{name} cannot be {shown!r}: choose one of {', '.join(choices)}"
    return problem("rules.unread", sentence, field=name, value=shown)
