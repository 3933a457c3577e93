"""How often and by how much one may raise, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from doorcard.stud.choices import AllinHalfRule, Betting, Game, OpenPairDouble
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.house_words.sentence import in_chips

_COUNTED: Final = (Betting.FIXED_LIMIT, Betting.SPREAD_LIMIT)


def _max_raises(rules: HouseRules) -> str:
    if rules.betting not in _COUNTED:
        return "The raises of a round are not counted: in this betting there is no cap."
    if rules.max_raises is None:
        return "A round knows no cap: there may be any number of raises."
    if rules.max_raises == 1:
        return "A round has at most one bet and one raise."
    return f"A round has at most one bet and {rules.max_raises} raises."


def _headsup_uncapped(rules: HouseRules) -> str:
    if rules.max_raises is None or rules.betting not in _COUNTED:
        return "There is no cap, so two players alone need no exception from it."
    if rules.headsup_uncapped:
        return "While only two players are left in the hand, raises are not limited in number."
    return "The cap also holds when only two players are left."


def _allin_half_rule(rules: HouseRules) -> str:
    if rules.betting is not Betting.FIXED_LIMIT:
        return (
            "A short all-in does not let those who acted raise again, unless several of "
            "them add up to a full raise."
        )
    match rules.allin_half_rule:
        case AllinHalfRule.HALF:
            return (
                "An all-in for at least half of the bet due counts as a bet or raise; for "
                "less, it does not let those who acted raise again."
            )
        case AllinHalfRule.FULL:
            return (
                "An all-in counts as a bet or raise only if it is for the full amount; for "
                "less, it does not let those who acted raise again."
            )


def open_pair_plays(rules: HouseRules) -> bool:
    """Can a double bet beside an open pair come up at all?"""
    return (
        rules.betting is Betting.FIXED_LIMIT
        and rules.open_pair_double is not OpenPairDouble.OFF
        and (rules.game is Game.HI or (rules.game is Game.HILO and rules.open_pair_hilo))
    )


def _open_pair_double(rules: HouseRules) -> str:
    if rules.betting is not Betting.FIXED_LIMIT:
        return "Bets have no fixed size, so an open pair on fourth street changes nothing."
    if rules.game is Game.RAZZ:
        return "In razz an open pair on fourth street changes nothing."
    double = in_chips(rules.big_bet)
    match rules.open_pair_double:
        case OpenPairDouble.OFF:
            return "An open pair on fourth street does not allow a double bet."
        case OpenPairDouble.PAIR_HOLDER:
            text = (
                f"On fourth street a player who shows a pair may bet {double} instead of "
                f"{in_chips(rules.small_bet)}; from then on every wager of the round has that size"
            )
        case OpenPairDouble.ANY_PLAYER:
            text = (
                f"On fourth street, when anybody shows a pair, every player may bet {double} "
                f"instead of {in_chips(rules.small_bet)}; from then on every wager of the round "
                f"has that size"
            )
    if rules.game is Game.HILO and not rules.open_pair_hilo:
        return text + ", where hi alone is played."
    return text + "."


def _open_pair_big_raise_over_small(rules: HouseRules) -> str:
    if not open_pair_plays(rules):
        return "Does not arise: this game has no double bets."
    if rules.open_pair_big_raise_over_small:
        return "Beside an open pair a small bet may be raised by the small or by the double size."
    return "Beside an open pair a small bet may be raised by the small size only."


def _open_pair_hilo(rules: HouseRules) -> str:
    if rules.game is not Game.HILO:
        return "Does not arise: the pot is not split between high and low."
    if rules.open_pair_hilo:
        return "The open pair allows double bets in hi/lo too, as far as the house has them."
    return "In hi/lo an open pair never allows a double bet."


RAISING: Final[Mapping[str, Callable[[HouseRules], str]]] = {
    "max_raises": _max_raises,
    "headsup_uncapped": _headsup_uncapped,
    "allin_half_rule": _allin_half_rule,
    "open_pair_double": _open_pair_double,
    "open_pair_big_raise_over_small": _open_pair_big_raise_over_small,
    "open_pair_hilo": _open_pair_hilo,
}
"""The sentence of each field of this theme."""
