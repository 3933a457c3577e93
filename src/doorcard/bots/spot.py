"""What a bot knows when it is its turn: all of it public, or its own."""

from __future__ import annotations

from dataclasses import dataclass

from doorcard.cards import Card
from doorcard.stud.choices import Game
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.street import Chips, SeatNo, Street


@dataclass(frozen=True, slots=True, kw_only=True)
class Rival:
    """Another seat still in the hand."""

    seat: SeatNo
    up: tuple[Card, ...]
    force: float = 0.0
    """The wagers it made in this hand, later streets weighing more."""
    can_act: bool = True
    """False when it is all-in, or treated so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """The table from one seat, at the moment of a decision."""

    rules: HouseRules
    street: Street
    down: tuple[Card, ...]
    up: tuple[Card, ...]
    common: Card | None = None
    rivals: tuple[Rival, ...]
    dead: tuple[Card, ...] = ()
    """Up cards of those who folded: seen, and gone."""
    pot: Chips
    """All that is in, the wagers of this street included."""
    owed: Chips
    """What matching costs now, at most the stack."""
    stack: Chips
    dealt: int
    """The seats dealt in."""
    wagers: int = 0
    """Bets and raises made on this street by anybody; a bring-in is none."""
    pressure: float = 0.0
    """The same, each counted as far as the one who made it is to be believed."""

    @property
    def game(self) -> Game:
        """What wins the pot."""
        return self.rules.game

    @property
    def held(self) -> tuple[Card, ...]:
        """The own cards, the common card included."""
        own = self.down + self.up
        return own if self.common is None else (*own, self.common)

    @property
    def seen(self) -> tuple[Card, ...]:
        """Every card that is not the bot's own and can come no more."""
        return self.dead + tuple(card for rival in self.rivals for card in rival.up)

    @property
    def price(self) -> float:
        """The part of the final pot that matching costs: 0 when it is free.

        >>> spot = Spot(rules=HouseRules(), street=Street.FIFTH, down=(), up=(),
        ...             rivals=(), pot=600, owed=200, stack=5000, dealt=2)
        >>> spot.price
        0.25
        """
        return self.owed / (self.pot + self.owed) if self.owed else 0.0

    @property
    def equal_part(self) -> float:
        """The share that everybody in the hand would have if all holdings were alike."""
        return 1 / (len(self.rivals) + 1)
