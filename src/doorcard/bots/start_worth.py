"""What three cards are worth before the first betting round, from 0 to 1.

The door cards of the others matter twice: they show which cards are gone, and what the
others may have. Ordinary play folds below about one half and raises above about two
thirds.
"""

from __future__ import annotations

from doorcard.bots.spot import Spot
from doorcard.bots.start_high import high_worth
from doorcard.bots.start_low import low_worth, split_worth
from doorcard.cards import Card
from doorcard.stud.choices import Game


def start_worth(spot: Spot) -> float:
    """The worth of the spot's first three cards in its game."""
    cards = (spot.down + spot.up)[:3]
    doors = tuple(rival.up[0] for rival in spot.rivals if rival.up)
    return worth_of(cards, doors, spot.dead, spot.game)


def worth_of(
    cards: tuple[Card, ...], doors: tuple[Card, ...], dead: tuple[Card, ...], game: Game
) -> float:
    """The worth of three cards against the door cards still in, with ``dead`` ones gone.

    >>> from doorcard.cards import parse_cards
    >>> rivals = parse_cards("Qd 4s 9h")
    >>> [round(worth_of(parse_cards(held), rivals, (), Game.HI), 2)
    ...  for held in ("8h 8d 8c", "As Ac 5h", "6s Js Ts", "2d 7c Jh")]
    [0.99, 0.88, 0.55, 0.14]
    """
    match game:
        case Game.HI:
            return high_worth(cards, doors, dead)
        case Game.HILO:
            return split_worth(cards, doors, dead)
        case Game.RAZZ:
            return low_worth(cards, doors, dead)
