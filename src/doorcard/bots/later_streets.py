"""Fourth street and later: share against price, value and bluff."""

from __future__ import annotations

from random import Random

from doorcard.bots.plan import Plan
from doorcard.bots.spot import Spot
from doorcard.bots.style import Style
from doorcard.ranking import board_value, low_board_value
from doorcard.stud.choices import Game
from doorcard.stud.street import Street

HOPELESS = 0.02
"""A share below this is a dead draw, whatever the price."""

_WAGERS_TO_COME = {
    Street.THIRD: 1.2,
    Street.FOURTH: 1.15,
    Street.FIFTH: 1.15,
    Street.SIXTH: 1.05,
    Street.SEVENTH: 1.0,
}
"""By how much the wagers of later streets make a call dearer than its price."""


def later_plan(spot: Spot, style: Style, chance: Random, share: float) -> Plan:
    """Decide from ``share``, the part of the pot that the holding wins on average."""
    if share >= _value_bar(spot, style):
        return Plan.PRESS
    if chance.random() < bluff_chance(spot, style, share):
        return Plan.PRESS
    if not spot.owed:
        return Plan.STAY
    if share < HOPELESS:
        return Plan.GIVE_UP
    needed = spot.price * _WAGERS_TO_COME[spot.street] - style.slack
    return Plan.STAY if share >= needed else Plan.GIVE_UP


def _value_bar(spot: Spot, style: Style) -> float:
    """The share from which a wager pays: above an equal part, and more over each wager."""
    bar = spot.equal_part * style.presses * (1 + 0.18 * spot.pressure)
    return min(bar, 0.93)


def bluff_chance(spot: Spot, style: Style, share: float) -> float:
    """How likely the bot wagers without the best of it.

    Only into few rivals and small action; more with a board that looks best, and twice
    as likely with a draw to fall back on.
    """
    able = sum(1 for rival in spot.rivals if rival.can_act)
    if not 1 <= able <= 2 or spot.wagers > 1 or able < len(spot.rivals):
        return 0.0
    chance = style.bluffs / able
    if looks_best(spot):
        chance *= 2.5
    elif spot.wagers:
        chance *= 0.3
    if spot.street < Street.SEVENTH and share > 0.25:
        chance *= 2
    return min(chance, 0.8)


def looks_best(spot: Spot) -> bool:
    """Do the bot's up cards beat everybody else's?"""
    compare = board_value if spot.game is not Game.RAZZ else low_board_value
    own = compare(spot.up)
    return all(own > compare(rival.up) for rival in spot.rivals)
