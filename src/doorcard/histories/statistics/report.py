"""All figures over a player's hands."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from doorcard.histories.statistics.facts import HandFacts
from doorcard.histories.statistics.ratios import Ratio, Winnings, winnings
from doorcard.stud import Chips, Game, Street

Key = TypeVar("Key", bound=Hashable)
Counted = Callable[[HandFacts], tuple[int, int]]
"""Hits and chances of one hand."""


def _aggression(street: Street) -> Counted:
    place = int(street) - 3

    def counted(facts: HandFacts) -> tuple[int, int]:
        wagers = facts.wagers[place]
        return wagers, wagers + facts.calls[place] + facts.checks[place] + facts.folds[place]

    return counted


RATIOS: Final[Mapping[str, Counted]] = {
    "completion": lambda f: (f.completed, f.chance_to_complete),
    "bring_in_call": lambda f: (f.called_bring_in, f.chance_to_call),
    "steal": lambda f: (f.stole, f.chance_to_steal),
    "steal_defence": lambda f: (f.defended, f.faced_steal),
    "fourth_seen": lambda f: (f.reached >= Street.FOURTH, 1),
    "fourth_continuation": lambda f: (f.continued, f.chance_to_continue),
    **{f"aggression_{int(street)}": _aggression(street) for street in Street},
    "showdown": lambda f: (f.showdown, f.reached >= Street.FOURTH),
    "showdown_won": lambda f: (f.won_showdown, f.showdown),
    "scoop": lambda f: (f.scooped, f.showdown and f.game is Game.HILO),
    "quartered": lambda f: (f.quartered, f.showdown and f.game is Game.HILO),
}
"""What is counted, by its code: how often, out of how often it could have been."""


@dataclass(frozen=True, slots=True)
class StakeLine:
    """Results at one game and stake."""

    game: Game
    small_bet: Chips
    big_bet: Chips
    currency: str | None
    per_unit: int
    tournament: bool
    net: Chips
    winnings: Winnings


@dataclass(frozen=True, slots=True)
class PlaceLine:
    """Results at one place: a position, or a number of seats."""

    place: int
    winnings: Winnings
    completion: Ratio
    showdown: Ratio


@dataclass(frozen=True, slots=True)
class DoorLine:
    """Steals and defences with one door card."""

    door: int
    """Its rank, 2 to 14."""
    steal: Ratio
    defence: Ratio


@dataclass(frozen=True, slots=True)
class Report:
    """All figures over some hands of one player."""

    hands: int
    unknown: int
    """Hands of which the source does not say what they brought."""
    winnings: Winnings
    stakes: tuple[StakeLine, ...]
    ratios: Mapping[str, Ratio]
    positions: tuple[PlaceLine, ...]
    """By seats to the left of the bring-in, which is 0."""
    seats: tuple[PlaceLine, ...]
    """By how many were dealt in."""
    doors: tuple[DoorLine, ...]
    """From the ace down."""
    graph: tuple[tuple[int, float], ...]
    """Hands so far and big bets won so far, at some four hundred points."""


def report(facts: Sequence[HandFacts]) -> Report:
    """The figures over these hands of one player, in the order they were played."""
    known = [each for each in facts if each.net is not None]
    return Report(
        hands=len(facts),
        unknown=len(facts) - len(known),
        winnings=winnings(each.big_bets for each in known),
        stakes=_stakes(known),
        ratios=ratios(facts),
        positions=_places(facts, lambda f: f.position),
        seats=_places(facts, lambda f: f.seats),
        doors=_doors(facts),
        graph=_graph(known),
    )


def ratios(facts: Iterable[HandFacts]) -> dict[str, Ratio]:
    """Every ratio over some hands, of one player or of many."""
    hits, of = dict.fromkeys(RATIOS, 0), dict.fromkeys(RATIOS, 0)
    counted = list(RATIOS.items())
    for each in facts:
        for name, count in counted:
            hit, chance = count(each)
            if chance:
                hits[name] += hit
                of[name] += chance
    return {name: Ratio(hits[name], of[name]) for name in RATIOS}


def _grouped(
    facts: Iterable[HandFacts], key: Callable[[HandFacts], Key | None]
) -> dict[Key, list[HandFacts]]:
    groups: dict[Key, list[HandFacts]] = defaultdict(list)
    for each in facts:
        if (found := key(each)) is not None:
            groups[found].append(each)
    return groups


def _stakes(known: Iterable[HandFacts]) -> tuple[StakeLine, ...]:
    groups = _grouped(
        known,
        lambda f: (f.currency or "", f.tournament, f.big_bet / f.per_unit, f.game, f.small_bet),
    )
    lines = []
    for key in sorted(groups, key=lambda each: (each[1], each[0], -each[2], each[3])):
        facts = groups[key]
        one = facts[0]
        lines.append(
            StakeLine(
                game=one.game,
                small_bet=one.small_bet,
                big_bet=one.big_bet,
                currency=one.currency,
                per_unit=one.per_unit,
                tournament=one.tournament,
                net=sum(each.net or 0 for each in facts),
                winnings=winnings(each.big_bets for each in facts),
            )
        )
    return tuple(lines)


def _places(
    facts: Iterable[HandFacts], key: Callable[[HandFacts], int | None]
) -> tuple[PlaceLine, ...]:
    return tuple(
        PlaceLine(
            place,
            winnings(each.big_bets for each in group if each.net is not None),
            _ratio(group, "completion"),
            _ratio(group, "showdown"),
        )
        for place, group in sorted(_grouped(facts, key).items())
    )


def _ratio(facts: Iterable[HandFacts], name: str) -> Ratio:
    hits, of = 0, 0
    for each in facts:
        hit, chance = RATIOS[name](each)
        hits, of = hits + (hit if chance else 0), of + chance
    return Ratio(hits, of)


def _doors(facts: Iterable[HandFacts]) -> tuple[DoorLine, ...]:
    groups = _grouped(facts, lambda f: f.door or None)
    return tuple(
        DoorLine(door, _ratio(groups[door], "steal"), _ratio(groups[door], "steal_defence"))
        for door in sorted(groups, reverse=True)
    )


def _graph(known: Sequence[HandFacts], points: int = 400) -> tuple[tuple[int, float], ...]:
    step = max(1, len(known) // points)
    total, graph = 0.0, [(0, 0.0)]
    for number, each in enumerate(known, 1):
        total += each.big_bets
        if number % step == 0 or number == len(known):
            graph.append((number, round(total, 4)))
    return tuple(graph)
