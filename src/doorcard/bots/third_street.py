"""The first betting round: enter, complete, steal or let go."""

from __future__ import annotations

from random import Random

from doorcard.bots.plan import Plan
from doorcard.bots.spot import Spot
from doorcard.bots.start_low import low_rank
from doorcard.bots.start_worth import start_worth
from doorcard.bots.style import Style
from doorcard.stud.choices import Game


def third_street_plan(spot: Spot, style: Style, chance: Random) -> Plan:
    """Play by the worth of the start, the number of players and the price.

    Each full wager before the bot raises what it asks of its cards; fewer players and a
    low price lower it.
    """
    worth = start_worth(spot) + chance.uniform(-0.02, 0.02)
    shift = -0.035 * (6 - min(spot.dealt, 6)) + _price_shift(spot)
    if worth >= min(style.opens + shift + 0.09 * spot.pressure, 0.95):
        return Plan.PRESS
    if spot.wagers == 0 and may_steal(spot) and chance.random() < style.steals:
        return Plan.PRESS
    if worth >= style.enters + shift + 0.05 * spot.pressure:
        return Plan.STAY
    return Plan.GIVE_UP


def may_steal(spot: Spot) -> bool:
    """Does the bot show the best door card to at most three others who can still act?

    In hi the highest, where the low counts the lowest: the others then have little to
    show and much to fear.
    """
    able = [rival for rival in spot.rivals if rival.can_act]
    if not spot.up or not 1 <= len(able) <= 3:
        return False
    door = spot.up[0]
    if spot.game is Game.HI:
        return door.rank >= 10 and all(door.rank > rival.up[0].rank for rival in able if rival.up)
    own = low_rank(door)
    return own <= 6 and all(own < low_rank(rival.up[0]) for rival in able if rival.up)


def _price_shift(spot: Spot) -> float:
    """A completion over antes and bring-in costs about 0.22 of the pot: the usual price."""
    if not spot.owed:
        return 0.0
    return min(max(0.5 * (spot.price - 0.22), -0.06), 0.25)
