"""How a house bot plays: a few numbers under a name that everybody at the table can read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """The temper of a bot. Worths, shares and chances lie between 0 and 1.

    A *worth* is the value of three cards before the first betting round (see
    :mod:`doorcard.bots.start_worth`); a *share* is the part of the pot that a holding
    wins on average (see :mod:`doorcard.bots.outlook`).
    """

    name: str
    describes: str
    """One line for the players at its table."""
    enters: float
    """The least worth that it plays against a bring-in."""
    opens: float
    """The least worth that it completes with."""
    steals: float
    """The chance that it completes with the best door card and little else."""
    slack: float
    """How much share below the price it still calls with; negative is stricter."""
    presses: float
    """By which factor its share must exceed an equal part to wager for value."""
    bluffs: float
    """The chance that it wagers a hopeless holding where the boards allow it."""
    believes: float
    """How far it takes a rival's wagers as a sign of strength."""
    boasts: float
    """The chance that it shows a hand that nobody paid to see."""


_ALL: Final = (
    Style(
        name="rock",
        describes="Waits for big pairs and live draws, and means it when it bets.",
        enters=0.56,
        opens=0.70,
        steals=0.15,
        slack=-0.05,
        presses=1.35,
        bluffs=0.01,
        believes=1.0,
        boasts=0.0,
    ),
    Style(
        name="solid",
        describes="Chooses its starts, counts live cards and the price, and bets its good hands.",
        enters=0.47,
        opens=0.60,
        steals=0.55,
        slack=0.0,
        presses=1.15,
        bluffs=0.07,
        believes=0.8,
        boasts=0.05,
    ),
    Style(
        name="calling_station",
        describes="Likes to see one more card and pays for it; seldom raises.",
        enters=0.24,
        opens=0.93,
        steals=0.0,
        slack=0.16,
        presses=1.9,
        bluffs=0.0,
        believes=0.15,
        boasts=0.25,
    ),
    Style(
        name="maniac",
        describes="Plays nearly everything, raises on sight and bluffs without shame.",
        enters=0.20,
        opens=0.36,
        steals=0.9,
        slack=0.09,
        presses=0.85,
        bluffs=0.3,
        believes=0.1,
        boasts=0.5,
    ),
)

STYLES: Final[Mapping[str, Style]] = {style.name: style for style in _ALL}
"""The styles of the house's bots, by name."""
