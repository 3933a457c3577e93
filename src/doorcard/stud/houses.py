"""The houses: each of the four source documents as a preset of house rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from doorcard.stud.choices import AbsenceAction, Betting, Game, MuckDisclosure, OpenPairDouble
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.problems import Problem, problem

Ban = Callable[[HouseRules], Problem | None]
"""What a source forbids beyond what can be played at all, or ``None``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """A preset of house rules after one source document.

    >>> print(*HOUSES["common_hi"].problems(HOUSES["common_hi"].rules.with_(ante=50, bring_in=50)))
    bring_in 50 must be larger than the ante 50 in this house (002, item 7)
    """

    name: str
    title: str
    source: str
    """The document it follows: ``000`` to ``003``, or ``rule book``."""
    rules: HouseRules
    stakes: tuple[HouseRules, ...] = ()
    """Other stakes and games that the house offers."""
    bans: tuple[Ban, ...] = ()

    def problems(self, rules: HouseRules) -> list[Problem]:
        """Everything wrong with ``rules`` at a table of this house."""
        forbidden = [found for ban in self.bans if (found := ban(rules)) is not None]
        return rules.problems() + forbidden


def _bring_in_over_ante(rules: HouseRules) -> Problem | None:
    if not rules.bring_in or rules.bring_in > rules.ante:
        return None
    return problem(
        "rules.house_bring_in",
        f"bring_in {rules.bring_in} must be larger than the ante {rules.ante} "
        f"in this house (002, item 7)",
        field="bring_in",
        value=rules.bring_in,
        least=rules.ante,
        source="002, item 7",
    )


def _fixed_limit_only(rules: HouseRules) -> Problem | None:
    if rules.betting is Betting.FIXED_LIMIT:
        return None
    return problem(
        "rules.house_betting",
        f"betting {rules.betting} is not played in this house: fixed limit only (002, item 15)",
        field="betting",
        value=rules.betting.value,
        source="002, item 15",
    )


def _no_double_in_hilo(rules: HouseRules) -> Problem | None:
    if not rules.open_pair_hilo:
        return None
    return problem(
        "rules.house_hilo",
        "open_pair_hilo must be off in this house: no double bet in hi/lo (002, item 25)",
        field="open_pair_hilo",
        value=True,
        source="002, item 25",
    )


def _three_raises(rules: HouseRules) -> Problem | None:
    if rules.betting in (Betting.POT_LIMIT, Betting.NO_LIMIT) or rules.max_raises == 3:
        return None
    wanted = "none" if rules.max_raises is None else rules.max_raises
    return problem(
        "rules.house_raises",
        f"max_raises {wanted} must be 3 in this house: a bet and three raises (000, item 14)",
        field="max_raises",
        value=rules.max_raises,
        source="000, item 14",
    )


_REFERENCE: Final = HouseRules()

_PARTY: Final = HouseRules(
    open_pair_double=OpenPairDouble.PAIR_HOLDER,
    allin_faceup=False,
    muck_disclosure=MuckDisclosure.NONE,
    timeout_action=AbsenceAction.ALLIN_IF_CHIPS_ELSE_FOLD,
    disconnect_action=AbsenceAction.ALLIN,
)

_CELEB: Final = HouseRules(
    small_bet=400,
    big_bet=800,
    ante=25,
    bring_in=200,
    open_pair_double=OpenPairDouble.PAIR_HOLDER,
    allin_faceup=False,
    timeout_action=AbsenceAction.ALLIN,
    disconnect_action=AbsenceAction.ALLIN,
)

_COMMON: Final = HouseRules(
    open_pair_double=OpenPairDouble.PAIR_HOLDER,
    muck_disclosure=MuckDisclosure.NONE,
)
_COMMON_TEN: Final = _COMMON.with_(small_bet=1000, big_bet=2000, ante=100, bring_in=500)

_CASINO: Final = HouseRules(
    betting=Betting.SPREAD_LIMIT,
    spread_min=100,
    spread_max=1000,
    ante=25,
    bring_in=100,
    open_pair_double=OpenPairDouble.OFF,
    muck_disclosure=MuckDisclosure.NONE,
)

HOUSES: Final[dict[str, House]] = {
    house.name: house
    for house in (
        House(
            name="reference",
            title="Reference rules",
            source="rule book",
            rules=_REFERENCE,
            stakes=(
                _REFERENCE.with_(game=Game.HILO),
                _REFERENCE.with_(betting=Betting.POT_LIMIT),
                _REFERENCE.with_(betting=Betting.NO_LIMIT),
            ),
        ),
        House(
            name="partypoker",
            title="PartyPoker",
            source="000",
            rules=_PARTY,
            stakes=(_PARTY.with_(small_bet=300, big_bet=600, ante=50, bring_in=150),),
            bans=(_three_raises,),
        ),
        House(
            name="celebpoker",
            title="CelebPoker",
            source="001",
            rules=_CELEB,
            stakes=(
                _CELEB.with_(
                    betting=Betting.SPREAD_LIMIT, spread_min=100, spread_max=500, bring_in=50
                ),
            ),
        ),
        House(
            name="common_hi",
            title="Common rules, Hi",
            source="002",
            rules=_COMMON,
            stakes=(_COMMON_TEN,),
            bans=(_bring_in_over_ante, _fixed_limit_only, _no_double_in_hilo),
        ),
        House(
            name="common_hilo",
            title="Common rules, Hi/Lo",
            source="002",
            rules=_COMMON.with_(game=Game.HILO),
            stakes=(_COMMON_TEN.with_(game=Game.HILO),),
            bans=(_bring_in_over_ante, _fixed_limit_only, _no_double_in_hilo),
        ),
        House(
            name="casino",
            title="Casino",
            source="003",
            rules=_CASINO,
            stakes=(_CASINO.with_(four_first=True, bring_in=0),),
        ),
        House(
            name="home_game",
            title="Home game",
            source="003",
            rules=_CASINO.with_(bring_in=0),
            stakes=(
                _CASINO.with_(bring_in=0, four_first=True),
                _CASINO.with_(bring_in=0, max_players=7),
            ),
        ),
    )
}
"""Every house by its name."""
