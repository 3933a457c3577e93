"""From a plan to one of the options."""

from __future__ import annotations

from random import Random

from doorcard.bots.plan import Plan
from doorcard.bots.spot import Spot
from doorcard.stud.actions import (
    WAGERS,
    Action,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    Options,
    Raise,
    WagerRange,
)
from doorcard.stud.choices import Betting
from doorcard.stud.street import Chips


def carry_out(plan: Plan, options: Options, spot: Spot, chance: Random, keen: float) -> Action:
    """The option that fits the plan.

    ``keen`` from 0 to 1 says how large a wager to choose where sizes differ. A free
    check is never folded, and a wager that is not open becomes a call.
    """
    if plan is Plan.PRESS:
        wager = _wager(options, spot, chance, keen)
        if wager is not None:
            return wager
        plan = Plan.STAY
    free = _first(options, Check)
    if free is not None:
        return free
    going_on = _first(options, BringIn) or _first(options, Call)
    leaving = _first(options, Fold)
    wanted = going_on if plan is Plan.STAY else leaving
    return wanted or going_on or leaving or options.actions[0]


def _first(options: Options, kind: type[Check | BringIn | Call | Fold]) -> Action | None:
    return next((action for action in options.actions if isinstance(action, kind)), None)


def _wager(options: Options, spot: Spot, chance: Random, keen: float) -> Action | None:
    sizes = sorted(
        (action for action in options.actions if isinstance(action, Complete | Bet | Raise)),
        key=lambda action: action.to,
    )
    if options.wagers is not None:
        to = sized(options.wagers, options, spot, keen + chance.uniform(-0.1, 0.1))
        return WAGERS[options.wagers.kind](to)
    if not sizes:
        return None
    return sizes[-1] if keen >= 0.5 else sizes[0]


def sized(wagers: WagerRange, options: Options, spot: Spot, keen: float) -> Chips:
    """A street total within the range.

    In spread limit from the middle of the range to its top; in pot and no limit from
    about a third of the pot to the whole of it, and all of the stack when that is
    little more.
    """
    keen = min(max(keen, 0.0), 1.0)
    span = wagers.highest - wagers.lowest
    if spot.rules.betting is Betting.SPREAD_LIMIT:
        wish = wagers.lowest + int(span * (0.4 + 0.6 * keen))
    else:
        after_call = spot.pot + spot.owed
        wish = options.to_match + int(after_call * (0.35 + 0.55 * keen))
        if wish - options.wager >= spot.stack * 3 // 4:
            wish = wagers.highest
    if wish >= wagers.highest:
        return wagers.highest
    even = _even_chips(spot)
    wish = max(round(wish / even) * even, wagers.lowest)
    return wagers.lowest + (wish - wagers.lowest) // wagers.step * wagers.step


def _even_chips(spot: Spot) -> Chips:
    """Players bet in whole bets or halves of one, not in single cents."""
    rules = spot.rules
    if rules.betting is Betting.SPREAD_LIMIT:
        return max(rules.spread_min // 2, 1)
    return max(rules.small_bet // 2, 1)
