"""Transitions of a table's rules: announced a hand before, in force between hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from doorcard.room.anteing import unasked
from doorcard.room.policy import RoomPolicy
from doorcard.room.rules_change import RulesChange
from doorcard.room.table import PlayerId, Table
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.houses import HOUSES
from doorcard.stud.problems import Problem, problem, too_much
from doorcard.stud.refusals import Refusal
from doorcard.stud.street import Chips

DEAREST: Final[Chips] = 10_000_000
"""What a stake may be at most: a hundred thousand chips."""


def rules_problems(house: str, rules: HouseRules, policy: RoomPolicy) -> list[Problem]:
    """Everything wrong with rules and policy at a table of this house, all at once.

    Raises ``house.unknown``. Source: rule book, part 3; case L06.

    >>> for each in rules_problems("common_hi", HouseRules(ante=50), RoomPolicy(offer_seconds=1)):
    ...     print(each)
    bring_in 50 must be larger than the ante 50 in this house (002, item 7)
    offer_seconds 1 must lie between 10 and 600
    """
    preset = HOUSES.get(house)
    if preset is None:
        raise Refusal(
            "house.unknown",
            f"there is no house {house[:40]!r}: choose one of {', '.join(HOUSES)}",
        )
    return [*preset.problems(rules), *_too_dear(rules), *policy.problems()]


def _too_dear(rules: HouseRules) -> Iterator[Problem]:
    for name in ("small_bet", "big_bet", "spread_min", "spread_max", "ante", "chip_unit"):
        amount: Chips = getattr(rules, name)
        if amount > DEAREST:
            yield too_much(name, amount, DEAREST)


def announce(
    table: Table, rules: HouseRules, policy: RoomPolicy, by: PlayerId, by_name: str = ""
) -> Table:
    """Announce new rules: a whole hand is played by the old ones first.

    Where nobody but ``by`` sits they are in force at once. What was announced before is
    announced no more. Raises ``table.rules`` with all ``problems``, ``table.no_change``,
    ``table.closing``.
    """
    problems = [*rules_problems(table.house, rules, policy), *_unseated(table, rules)]
    if problems:
        raise bad_rules(problems)
    if table.closing:
        raise Refusal("table.closing", f"{table.name} closes after this hand")
    if (rules, policy) == (table.rules, table.policy):
        raise Refusal("table.no_change", f"{table.name} is played by these rules already")
    change = RulesChange(rules, policy, table.hands + 2, by, by_name)
    return in_force(replace(table, announced=change))


def bad_rules(problems: list[Problem]) -> Refusal:
    """The refusal of rules, with everything that is wrong with them."""
    return Refusal("table.rules", "; ".join(map(str, problems)), problems=problems)


def _unseated(table: Table, rules: HouseRules) -> Iterator[Problem]:
    for seat in table.seats:
        if seat.seat > rules.max_players:
            yield problem(
                "rules.seat_taken",
                f"max_players {rules.max_players} leaves no seat {seat.seat} for {seat.name}: "
                "wait until it is free",
                field="max_players",
                value=rules.max_players,
                seat=seat.seat,
                name=seat.name,
            )
    if table.seats and rules.chip_unit != table.rules.chip_unit:
        yield problem(
            "rules.chip_unit_seated",
            f"chip_unit {rules.chip_unit} can be set only while nobody sits at the table",
            field="chip_unit",
            value=rules.chip_unit,
        )


def withdraw(table: Table) -> Table:
    """Take back what was announced. Raises ``table.no_change``."""
    if table.announced is None:
        raise Refusal("table.no_change", f"no new rules are announced at {table.name}")
    return replace(table, announced=None)


def in_force(table: Table) -> Table:
    """The table with what was announced in force, if it is time; between hands alone."""
    change = table.announced
    if change is None or not table.between_hands:
        return table
    alone = all(seat.player == change.by for seat in table.seats)
    if table.hands + 1 < change.from_hand and not alone:
        return table
    last = change.rules.max_players
    line = tuple(
        replace(each, seats=tuple(seat for seat in each.seats if seat <= last))
        for each in table.waiting
    )
    return unasked(
        replace(
            table,
            rules=change.rules,
            policy=change.policy,
            announced=None,
            waiting=line,
            offers=tuple(each for each in table.offers if each.seat <= last),
        )
    )
