"""Players, script and deck of a case in which a hand is played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from doorcard.cards import CARDS, UNKNOWN, Card, Deck
from doorcard.cli.judge_reading import (
    BadCase,
    Json,
    cards,
    each_once,
    need,
    seat_number,
    street,
    table,
    text,
)
from doorcard.stud.dealing import river_plan
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.street import Chips, SeatNo, Street

WAGER_TOKENS: Final = frozenset({"complete", "bet", "raise", "bet2", "raise2"})
PLAIN_TOKENS: Final = frozenset({"bring", "call", "allin", "check", "fold", "timeout", "disc"})


@dataclass(frozen=True, slots=True)
class Player:
    """A line of ``players``: the stack is before the ante, cards are in dealing order."""

    name: str
    seat: SeatNo
    stack: Chips
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """An item of the script: who does what, and to which street total."""

    name: str
    word: str
    to: Chips | None


@dataclass(frozen=True, slots=True)
class Setting:
    """Everything of a case that is there before the first card."""

    players: tuple[Player, ...]
    dealer: SeatNo
    script: tuple[tuple[Street, tuple[Step, ...]], ...]
    common: Card | None = None
    """The common card, if the case names one."""

    def named(self, seat: SeatNo) -> str:
        """Who sits there."""
        return next(player.name for player in self.players if player.seat == seat)

    @property
    def last_street(self) -> Street:
        """The street at which the script stops."""
        return self.script[-1][0]


def read_setting(case: Mapping[str, Json]) -> Setting:
    """Players, dealer and script. Raises ``BadCase``."""
    lines = text(need(case, "players"), "players").splitlines()
    players = tuple(_player(line) for line in lines if line.strip())
    for what in ("name", "seat"):
        if len({getattr(player, what) for player in players}) < len(players):
            raise BadCase(f"two players share a {what}")
    common = case.get("common")
    found = () if common is None else cards(common, "common")
    if len(found) > 1:
        raise BadCase(f"common must be one card, not {common!r}")
    each_once((*found, *(card for player in players for card in player.cards)))
    dealer = seat_number(need(case, "dealer"), "dealer")
    script = tuple(_script(table(need(case, "script"), "script")))
    if not script:
        raise BadCase("the script is empty")
    return Setting(_from_the_left(players, dealer), dealer, script, *found)


def deck_for(
    setting: Setting, rules: HouseRules, live: Mapping[Street, tuple[SeatNo, ...]]
) -> Deck:
    """A deck order that gives every player the cards of the case.

    ``live`` says who is still in when each street is dealt. What the case leaves open
    is filled with cards that it does not name. The places dealt a second time when the
    deck runs short are taken in their own order, burned cards first.
    """
    first = Street.FOURTH if rules.four_first else Street.THIRD
    places: list[Card | None] = [None] * 52
    top = 0
    for lap in range(first):
        for player in setting.players:
            _put(places, top, player, lap)
            top += 1
    burned: list[int] = []
    for each in Street:
        if each <= first or each not in live:
            continue
        players = [player for player in setting.players if player.seat in live[each]]
        if each is Street.SEVENTH:
            _river(places, top, burned, players, setting.common, rules)
            break
        if rules.burn_cards:
            burned.append(top)
            top += 1
        for player in players:
            _put(places, top, player, each - 1)
            top += 1
    return _filled(places, setting)


def _river(
    places: list[Card | None],
    top: int,
    burned: list[int],
    players: list[Player],
    common: Card | None,
    rules: HouseRules,
) -> None:
    stub = list(range(top, 52))
    plan = river_plan(rules, len(stub), len(burned), len(players))
    pool = stub if plan.pool <= len(stub) else burned + stub
    if plan.how == "community":
        places[pool[plan.burned]] = common
        return
    for place, player in zip(pool[plan.burned :], players, strict=False):
        _put(places, place, player, 6)


def _put(places: list[Card | None], place: int, player: Player, lap: int) -> None:
    if lap < len(player.cards) and player.cards[lap] != UNKNOWN:
        places[place] = player.cards[lap]


def _filled(places: list[Card | None], setting: Setting) -> Deck:
    """Cards the case does not name first, then named ones that nobody was dealt."""
    named = {setting.common, *(card for player in setting.players for card in player.cards)}
    spare = iter(
        [card for card in CARDS if card not in named]
        + [card for card in CARDS if card in named and card not in places]
    )
    return tuple(next(spare) if card is None else card for card in places)


def _from_the_left(players: tuple[Player, ...], dealer: SeatNo) -> tuple[Player, ...]:
    return tuple(sorted(players, key=lambda player: (player.seat - dealer - 1) % 8))


def _player(line: str) -> Player:
    name, *rest = line.split()
    if len(rest) < 2 or not all(number.isascii() and number.isdigit() for number in rest[:2]):
        raise BadCase(f"a player's line must read 'Name seat stack card …', not {line!r}")
    held = cards(" ".join(rest[2:]), f"the cards of {name}")
    if len(held) > 7:
        raise BadCase(f"{name} has {len(held)} cards")
    return Player(name, seat_number(int(rest[0]), f"the seat of {name}"), int(rest[1]), held)


def _script(script: Mapping[str, Json]) -> Iterator[tuple[Street, tuple[Step, ...]]]:
    before = 0
    for key, line in script.items():
        now = street(key, "a key of the script")
        if now <= before:
            raise BadCase(f"the script's streets must increase, {now:d} stands after {before}")
        before = int(now)
        steps = text(line, f"the script of street {key}")
        yield now, tuple(_step(item) for item in steps.split(",") if item.strip())


def _step(item: str) -> Step:
    name, _, token = item.strip().partition(" ")
    word, equals, amount = token.strip().partition("=")
    if equals and word in WAGER_TOKENS and amount.isascii() and amount.isdigit():
        return Step(name, word, int(amount))
    if not equals and word in PLAIN_TOKENS:
        return Step(name, word, None)
    raise BadCase(f"the script does not know {item.strip()!r}")
