"""Room policy: what a house decides about its tables between and around hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from doorcard.room.rail import LONGEST_DELAY, Rail, RailRule
from doorcard.room.talk import FoldedTalk
from doorcard.stud.choices import Betting
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.problems import (
    Problem,
    negative,
    out_of_range,
    problem,
    too_little,
    too_much,
)
from doorcard.stud.refusals import Refusal
from doorcard.stud.street import Chips


class DealerRotation(StrEnum):
    """What becomes of the dealer button after a hand."""

    ROTATING = "rotating"
    FIXED = "fixed"


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomPolicy:
    """The rule-book fields that concern the room and not the hand.

    The defaults are the reference column for a 1/2 game.
    Source: rule book, part 3.

    >>> RoomPolicy().problems()
    []
    >>> print(RoomPolicy(turn_seconds=10, buy_in_max=100).problems()[0])
    timer_visible_seconds 20 must lie between 0 and turn_seconds 10
    """

    turn_seconds: int = 30
    timer_visible_seconds: int = 20
    """How long before the end of a turn its timer is shown. (000, item 46)"""
    show_seconds: int = 8
    """For show or muck; ours, no source names any."""
    reconnect_min_left_seconds: int = 3
    """"Several seconds": what must be left for the bonus. (000, item 49)"""
    reconnect_bonus_seconds: int = 20
    network_grace_ms: int = 1000
    allin_protections_per_day: int | None = None
    """``None`` for no limit. Only where a lost line is treated as all-in."""
    pause_seconds: int = 60
    """How long at most a table waits when it loses most of its lines at once; 0: it does not."""
    pause_every_minutes: int = 30
    """How soon it may do so again."""
    muck_ask_told: bool = True
    """Is whoever mucked a hand told who has asked for it?"""
    buy_in_min: Chips = 2000
    buy_in_max: Chips = 20000
    short_buy: bool = False
    """May a seat that has lost its stack buy in again for less than ``buy_in_min``?"""
    auto_ante_default: bool = True
    auto_ante_switch: bool = False
    """May a player switch automatic antes off? (001, item 4)"""
    im_in_seconds: int = 8
    """For "I'm in", where antes are not automatic; ours. (001, item 3)"""
    offer_seconds: int = 60
    """For how long a free seat is held for the first in line."""
    bust_seconds: int = 120
    """For how long a seat without chips is kept."""
    lost_line_seconds: int = 30
    """For how long whoever lost the connection is still dealt in."""
    absence_minutes: int = 10
    """After how long without taking part a seat is given up."""
    rathole_minutes: int = 60
    """For how long whoever comes back must bring the stack they left with; 0: never."""
    dealer_rotation: DealerRotation = DealerRotation.ROTATING
    history_email: bool = True
    """Does the history of a mucked hand that was asked for go by e-mail? (001, item 40)"""
    dead_card_rack: bool = True
    """Are the up cards of folded hands listed? (rule book, part 4, 16)"""
    live_outs: bool = True
    """Is a player told how many cards that would help are still unseen? Ours."""
    rail: RailRule = RailRule.OPEN
    """Who is told the hands without a seat; the room may be stricter."""
    rail_delay_seconds: int = 0
    """How late the rail is told; the room may be later."""
    table_chat: bool = True
    rail_chat: bool = True
    folded_talk: FoldedTalk = FoldedTalk.HELD
    """What becomes of the lines of somebody who has folded. (one player to a hand)"""

    @property
    def watching(self) -> Rail:
        """What holds for the rail at this table, the room's own rule aside."""
        return Rail(self.rail, self.rail_delay_seconds)

    def problems(self) -> list[Problem]:
        """Everything wrong with this policy, not just the first thing."""
        return [*self._wrong_times(), *self._wrong_buy_in()]

    def _wrong_times(self) -> Iterator[Problem]:
        if self.turn_seconds < 1:
            yield too_little("turn_seconds", self.turn_seconds, 1)
        if not 0 <= self.timer_visible_seconds <= self.turn_seconds:
            name, shown = "timer_visible_seconds", self.timer_visible_seconds
            yield out_of_range(name, shown, 0, self.turn_seconds, of="turn_seconds")
        if self.show_seconds < 1:
            yield too_little("show_seconds", self.show_seconds, 1)
        for name, (least, most) in _LIMITS.items():
            amount: int = getattr(self, name)
            if not least <= amount <= most:
                yield out_of_range(name, amount, least, most)
        for name, longest in _LONGEST.items():
            if getattr(self, name) > longest:
                yield too_much(name, getattr(self, name), longest)
        for name in ("reconnect_min_left_seconds", "reconnect_bonus_seconds", "network_grace_ms"):
            amount = getattr(self, name)
            if amount < 0:
                yield negative(name, amount)
        protections = self.allin_protections_per_day
        if protections is not None and protections < 0:
            yield negative("allin_protections_per_day", protections, none=True)

    def _wrong_buy_in(self) -> Iterator[Problem]:
        if self.buy_in_min < 1:
            yield too_little("buy_in_min", self.buy_in_min, 1)
        if self.buy_in_max < self.buy_in_min:
            yield problem(
                "rules.below",
                f"buy_in_max {self.buy_in_max} is below buy_in_min {self.buy_in_min}",
                field="buy_in_max",
                value=self.buy_in_max,
                other="buy_in_min",
                least=self.buy_in_min,
            )
        if self.auto_ante_switch is False and self.auto_ante_default is False:
            yield problem(
                "rules.ante_switch",
                "auto_ante_default off needs auto_ante_switch, or nobody could ever ante",
            )


_LIMITS: Final[Mapping[str, tuple[int, int]]] = MappingProxyType(
    {
        "im_in_seconds": (3, 60),
        "pause_seconds": (0, 300),
        "pause_every_minutes": (1, 1440),
        "offer_seconds": (10, 600),
        "bust_seconds": (10, 1800),
        "lost_line_seconds": (0, 600),
        "absence_minutes": (1, 240),
        "rathole_minutes": (0, 1440),
        "rail_delay_seconds": (0, LONGEST_DELAY),
    }
)
_LONGEST: Final[Mapping[str, int]] = MappingProxyType(
    {
        "turn_seconds": 300,
        "show_seconds": 60,
        "reconnect_bonus_seconds": 120,
        "network_grace_ms": 5000,
        "buy_in_max": 1_000_000_000,
    }
)
"""A table on which nobody need ever act is a table that nobody can leave."""

_ANY_BUY_IN: Final[Chips] = 1_000_000
"""The home game takes any buy-in; even so a table needs an end."""

_REFERENCE: Final = RoomPolicy()

_POLICIES: Final[Mapping[str, RoomPolicy]] = MappingProxyType(
    {
        "reference": _REFERENCE,
        "partypoker": replace(_REFERENCE, short_buy=True, history_email=False),
        "celebpoker": replace(
            _REFERENCE,
            turn_seconds=10,
            timer_visible_seconds=10,
            reconnect_bonus_seconds=0,
            auto_ante_switch=True,
        ),
        "common_hi": replace(_REFERENCE, short_buy=True, history_email=False),
        "common_hilo": replace(_REFERENCE, short_buy=True, history_email=False),
        "casino": replace(_REFERENCE, short_buy=True, history_email=False),
        "home_game": replace(
            _REFERENCE,
            turn_seconds=60,
            lost_line_seconds=60,
            short_buy=True,
            history_email=False,
            folded_talk=FoldedTalk.FREE,
        ),
    }
)


def policy_of(house: str, rules: HouseRules) -> RoomPolicy:
    """The room policy of a house for a table with these rules.

    Buy-ins are counted in small bets (the least bet in spread limit): 20 to 200, one
    fixed amount of 20 at celebpoker, anything from the ante up in the home game.
    Raises ``Refusal`` ``house.unknown``.

    >>> policy = policy_of("celebpoker", HouseRules(small_bet=400, big_bet=800))
    >>> policy.buy_in_min, policy.buy_in_max, policy.short_buy
    (8000, 8000, False)
    """
    policy = _POLICIES.get(house)
    if policy is None:
        raise Refusal(
            "house.unknown",
            f"there is no house {house!r}: choose one of {', '.join(_POLICIES)}",
            house=house,
        )
    spread = rules.betting is Betting.SPREAD_LIMIT
    bet = rules.spread_min if spread else rules.small_bet
    if house == "home_game":
        return replace(policy, buy_in_min=max(rules.ante, 1), buy_in_max=_ANY_BUY_IN)
    most = 20 if house == "celebpoker" else 200
    return replace(policy, buy_in_min=20 * bet, buy_in_max=most * bet)
