"""A house bot: it remembers what its seat was told, weighs it and chooses."""

from __future__ import annotations

from random import Random
from typing import Final

from doorcard.bots.bot import Bot
from doorcard.bots.later_streets import later_plan
from doorcard.bots.outlook import outlook
from doorcard.bots.plan import Plan
from doorcard.bots.reputation import Reputation
from doorcard.bots.spot import Rival, Spot
from doorcard.bots.style import STYLES, Style
from doorcard.bots.third_street import third_street_plan
from doorcard.bots.wager_size import carry_out
from doorcard.stud.actions import Action, Muck, Options, Show
from doorcard.stud.choices import Betting
from doorcard.stud.events import Called, HandStarted, StreetDealt, Wagered
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.refusals import Refusal
from doorcard.stud.street import SeatNo, Street
from doorcard.views import Notice
from doorcard.views.table_view import TableView

DEALS: Final = 120
"""Random completions a decision: about two to five milliseconds."""

_FORCE: Final = {
    Street.THIRD: 0.6,
    Street.FOURTH: 0.7,
    Street.FIFTH: 1.0,
    Street.SIXTH: 1.0,
    Street.SEVENTH: 1.2,
}
"""What a wager on each street says about the holding behind it."""
_CALLED_FORCE: Final = 0.35
"""Paying a full bet on third street says a little too."""


class HouseBot:
    """One bot in one seat. Deterministic: same seed, notices and options, same choices.

    It may be told any number of hands, one after the other; a hand may also be told
    again from its start.
    """

    def __init__(
        self, style: Style, seat: SeatNo, rules: HouseRules, seed: int, deals: int = DEALS
    ) -> None:
        self.style = style
        self.seat = seat
        self._chance = Random(seed)
        self._deals = deals
        self._view = TableView(rules=rules)
        self._force: dict[SeatNo, float] = {}
        self._pressure = 0.0
        self._known = Reputation()

    def told(self, notice: Notice) -> None:
        """Follow the hand, and keep account of who showed strength."""
        event, before = notice.event, self._view
        self._view = before.follow(notice)
        self._known.told(event)
        if isinstance(event, HandStarted):
            self._force = {}
        elif isinstance(event, StreetDealt):
            self._pressure = 0.0
        elif isinstance(event, Wagered):
            self._pressure += self._known.trust(event.seat)
            street = before.street or Street.THIRD
            self._add_force(event.seat, _FORCE[street] * _weight(before, event))
        elif isinstance(event, Called) and before.bets and before.street is Street.THIRD:
            self._add_force(event.seat, _CALLED_FORCE)

    def choose(self, options: Options) -> Action:
        """One of the options."""
        if any(isinstance(action, Show | Muck) for action in options.actions):
            return self._showdown(options)
        spot = self.spot(options)
        if spot.street is Street.THIRD:
            plan, keen = third_street_plan(spot, self.style, self._chance), 0.5
        else:
            share = outlook(spot, self._chance, self.style.believes, self._deals)
            plan = later_plan(spot, self.style, self._chance, share)
            keen = share if plan is Plan.PRESS else 0.0
        return carry_out(plan, options, spot, self._chance, keen)

    def spot(self, options: Options) -> Spot:
        """What it knows, with the price it is asked."""
        view, own = self._view, self._view.at(self.seat)
        owed = min(max(options.to_match - options.wager, 0), own.stack)
        reach = own.paid + owed
        return Spot(
            rules=view.rules,
            street=view.street or Street.THIRD,
            down=own.down,
            up=own.up,
            common=view.common,
            rivals=tuple(
                Rival(
                    seat=each.seat,
                    up=each.up,
                    force=self._force.get(each.seat, 0.0) * self._known.trust(each.seat),
                    can_act=not each.all_in,
                )
                for each in view.live
                if each.seat != self.seat
            ),
            dead=view.dead,
            pot=sum(min(each.paid, reach) for each in view.seats),
            owed=owed,
            stack=own.stack,
            dealt=len(view.seats),
            wagers=view.bets,
            pressure=self._pressure,
        )

    def _add_force(self, seat: SeatNo, force: float) -> None:
        self._force[seat] = self._force.get(seat, 0.0) + force

    def _showdown(self, options: Options) -> Action:
        """Show when beaten seldom, when nobody paid to see as the style likes it."""
        uncalled = len(self._view.live) == 1
        chance = self.style.boasts if uncalled else self.style.boasts / 4
        wish = Show() if self._chance.random() < chance else Muck()
        return wish if wish in options else options.actions[0]


def _weight(before: TableView, wager: Wagered) -> float:
    """How much a wager says by its size: 1 in fixed limit, more for the pot and beyond."""
    if before.rules.betting is Betting.FIXED_LIMIT or not before.pot:
        return 1.0
    return min(max(0.5 + (wager.to - before.to_match) / before.pot, 0.6), 2.5)


def make_bot(style: str, seat: SeatNo, rules: HouseRules, seed: int) -> Bot:
    """A bot of one of the ``STYLES`` for a seat at a table with these rules.

    Raises :class:`Refusal` with the code ``bot.style_unknown`` for any other style.
    """
    if style not in STYLES:
        known = ", ".join(STYLES)
        raise Refusal(
            "bot.style_unknown", f"no house bot plays {style!r}: choose one of {known}", style=style
        )
    return HouseBot(STYLES[style], seat, rules, seed)
