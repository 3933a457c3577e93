"""What the service needs of bots, as protocols."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from doorcard.stud import Action, HouseRules, Options, SeatNo
from doorcard.views import Notice


class Bot(Protocol):
    """A player without a chair of its own: told what a viewer is told, given options."""

    def told(self, notice: Notice) -> None:
        """Take notice."""

    def choose(self, options: Options) -> Action:
        """One of the options."""


class BotFactory(Protocol):
    """Makes house bots."""

    @property
    def styles(self) -> Sequence[str]:
        """The styles there are."""

    def make(self, style: str, seat: SeatNo, rules: HouseRules) -> Bot:
        """A bot of that style for that seat."""
