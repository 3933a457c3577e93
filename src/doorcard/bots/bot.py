"""What a bot is: a player that is told notices and given options, and nothing else."""

from __future__ import annotations

from typing import Protocol

from doorcard.stud.actions import Action, Options
from doorcard.views import Notice


class Bot(Protocol):
    """A player without eyes of its own. It is never handed a hand, only what its seat sees."""

    def told(self, notice: Notice) -> None:
        """Take notice of what happened, as its seat is told."""

    def choose(self, options: Options) -> Action:
        """One of the options."""
