"""New rules for a table, announced to it before they are in force."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields

from doorcard.room.ids import PlayerId
from doorcard.room.policy import RoomPolicy
from doorcard.stud.house_rules import HouseRules


@dataclass(frozen=True, slots=True)
class RulesChange:
    """What has been announced: all the rules as they will be."""

    rules: HouseRules
    policy: RoomPolicy
    from_hand: int
    """The number of the first hand that is played by them."""
    by: PlayerId
    """Who announced it."""
    by_name: str = ""


@dataclass(frozen=True, slots=True)
class ChangedField:
    """One field of the rules or the policy, as it is and as it will be."""

    field: str
    before: object
    after: object


def changed_fields(
    rules: HouseRules, policy: RoomPolicy, new_rules: HouseRules, new_policy: RoomPolicy
) -> tuple[ChangedField, ...]:
    """What differs, in the order of the rule book.

    >>> rules = HouseRules()
    >>> changed_fields(rules, RoomPolicy(), rules.with_(ante=10), RoomPolicy())
    (ChangedField(field='ante', before=25, after=10),)
    """
    return (*_differences(rules, new_rules), *_differences(policy, new_policy))


def _differences(
    before: HouseRules | RoomPolicy, after: HouseRules | RoomPolicy
) -> Iterator[ChangedField]:
    for each in fields(before):
        old, new = getattr(before, each.name), getattr(after, each.name)
        if old != new:
            yield ChangedField(each.name, old, new)
