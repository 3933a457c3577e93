"""A player that draws lots: the measure of how much play is worth."""

from __future__ import annotations

from random import Random

from doorcard.stud.actions import WAGERS, Action, Fold, Options
from doorcard.views import Notice


class RandomBot:
    """Chooses any option with equal chance, except that it never folds a free turn."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def told(self, notice: Notice) -> None:
        """Nothing it is told changes its mind."""

    def choose(self, options: Options) -> Action:
        """One of the options; of a range of wagers the lowest or the highest."""
        actions = [
            each
            for each in options.actions
            if not isinstance(each, Fold) or options.to_match > options.wager
        ]
        if options.wagers is not None:
            make = WAGERS[options.wagers.kind]
            actions += [make(options.wagers.lowest), make(options.wagers.highest)]
        return self._chance.choice(actions)
