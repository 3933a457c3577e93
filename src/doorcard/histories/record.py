"""The neutral record: one hand of stud as a hand history tells it.

Whatever the site wrote, the record says it in the words of :mod:`doorcard.stud`:
amounts are integers in the smallest unit of the hand's money and always *to*, cards
are cards, and what the file does not say is ``None`` or ``??``. Nothing in a record is
worked out from the rules: it is what was told, and the judge compares it with them.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from doorcard.cards import UNKNOWN, Card
from doorcard.stud import (
    Action,
    Betting,
    Chips,
    Game,
    HouseRules,
    LapseCause,
    Part,
    SeatNo,
    Street,
)


class Site(StrEnum):
    """Where a hand was played, or, for PHH, in which notation it came."""

    ABSOLUTE = "absolute"
    BOVADA = "bovada"
    DOORCARD = "doorcard"
    EVERLEAF = "everleaf"
    FULL_TILT = "fulltilt"
    IPOKER = "ipoker"
    KINGSCLUB = "kingsclub"
    MERGE = "merge"
    ONGAME = "ongame"
    PARTYPOKER = "partypoker"
    PHH = "phh"
    POKERSTARS = "pokerstars"
    WINAMAX = "winamax"
    WINNING = "winning"


@dataclass(frozen=True, slots=True)
class Money:
    """What a hand was played for.

    >>> Money("USD", 100).text(125), Money(None, 1).text(1500), Money("EUR", 100).text(-200)
    ('1.25', '1500', '-2')
    """

    currency: str | None = None
    """``USD``, ``EUR`` and so on; ``None`` for tournament, play and unnamed chips."""
    per_unit: int = 1
    """How many chips of the record make one unit of the file: 100 where cents count."""

    def text(self, chips: Chips) -> str:
        """An amount as the file would count it, without the currency."""
        units, rest = divmod(abs(chips), self.per_unit)
        sign = "-" if chips < 0 else ""
        digits = len(str(self.per_unit)) - 1
        return f"{sign}{units}.{rest:0{digits}d}" if rest else f"{sign}{units}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stakes:
    """The sizes as the file states them, in chips; ``None`` where it does not."""

    small_bet: Chips | None = None
    big_bet: Chips | None = None
    ante: Chips | None = None
    bring_in: Chips | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """Somebody who was dealt in, with the cards of theirs that the file tells."""

    seat: SeatNo
    """As the site numbers it, 1 to 10. Clockwise."""
    name: str
    stack: Chips | None
    """Before the ante."""
    down: tuple[Card, ...] = ()
    """The closed cards in dealing order, ``??`` where not told: as many as were dealt."""
    up: tuple[Card, ...] = ()
    """The open cards in dealing order, ``??`` where not told: as many as were dealt."""
    is_hero: bool = False
    """Is it through this player's eyes that the file tells the hand?"""

    @property
    def is_told(self) -> bool:
        """Are all cards of this player known?"""
        return UNKNOWN not in (*self.down, *self.up)


@dataclass(frozen=True, slots=True)
class Posted:
    """Chips of one seat: an ante, or what came back uncalled."""

    seat: SeatNo
    chips: Chips


@dataclass(frozen=True, slots=True)
class Absent:
    """A seat did not act and was treated as all-in: it contests the pot as it stands."""

    cause: LapseCause


@dataclass(frozen=True, slots=True)
class Move:
    """One decision, in the order of the file."""

    street: Street
    seat: SeatNo
    action: Action | Absent
    """Its amount is the street total that the file tells or that follows from it. Never
    ``Show`` or ``Muck``."""
    all_in: bool | None = None
    """Does the file say that this was the whole stack? ``None`` where sites do not say."""
    line: int = 0
    """The line of the file, 1 the first; 0 where a file has no lines."""


@dataclass(frozen=True, slots=True)
class Turned:
    """A seat showed or mucked at the end of the hand, in the order of the file."""

    seat: SeatNo
    shown: bool
    """``False`` where it mucked. Its cards may be told all the same."""


@dataclass(frozen=True, slots=True)
class Award:
    """Chips that a seat took from the pots."""

    seat: SeatNo | None
    """``None`` where the name is scrambled."""
    chips: Chips
    pot: int | None = None
    """0 the main pot, then the side pots; ``None`` where the file does not say."""
    part: Part | None = None
    """Which half of it; ``None`` where the file does not say."""
    line: int = 0


@dataclass(frozen=True, slots=True)
class Result:
    """What the file says of a seat's chips after the hand."""

    seat: SeatNo
    chips: Chips
    """The stack at the end."""


class Spoiled(StrEnum):
    """What a damaged file no longer tells."""

    SEATS = "seats"
    """Who did what: two players bear one number, say."""
    NUMBERS = "numbers"
    """Amounts: digits were scrambled."""
    AWARDS = "awards"
    """Who won how much."""
    END = "end"
    """All after the cut."""


@dataclass(frozen=True, slots=True)
class Damage:
    """A place where the file is cut or scrambled: what it should tell is unknown."""

    line: int
    sentence: str
    spoils: frozenset[Spoiled]
    """What cannot be judged because of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandRecord:
    """One hand as told.

    ``None`` means that the file does not say; an empty tuple that it says there was
    none, except where noted.
    """

    site: Site
    hand: str
    """The site's own number of the hand."""
    file: str
    line: int
    """Where the hand begins in the file."""
    game: Game
    betting: Betting = Betting.FIXED_LIMIT
    stakes: Stakes
    rules: HouseRules | None = None
    """All house rules, where the file states them: Doorcard's own do."""
    money: Money
    table: str | None = None
    tournament: str | None = None
    """The site's number of the tournament; ``None`` at a cash table."""
    played_at: datetime | None = None
    """Without a zone where the file names none."""
    max_players: int | None = None
    dealer: SeatNo | None = None
    players: tuple[Player, ...]
    """Who was dealt in, by seat number."""
    deal_order: tuple[SeatNo, ...] = ()
    """The first to get a card first; empty where not told."""
    antes: tuple[Posted, ...] | None
    """What each seat put in before the cards, in the order of the file."""
    moves: tuple[Move, ...]
    common: Card | None = None
    """The one card for all, when the deck ran out."""
    streets: tuple[Street, ...]
    """The streets that the file says were dealt."""
    returned: tuple[Posted, ...] | None
    """Uncalled chips; ``None`` where the format never tells them."""
    turned: tuple[Turned, ...] = ()
    uncalled_in_pot: bool = False
    """Does the format count uncalled chips in the pot and the awards, instead of giving
    them back?"""
    pot: Chips | None = None
    """All that was contested, rake included, uncalled chips not, but see
    ``uncalled_in_pot``."""
    pots: tuple[Chips, ...] | None = None
    """The main pot and the side pots, less rake where ``pots_are_net``."""
    pots_are_net: bool = False
    rake: Chips | None = None
    """All that the house took, fees included."""
    awards: tuple[Award, ...] | None
    repeated: tuple[Posted, ...] = ()
    """What a summary says once more of the awards, for the seats that it tells of."""
    results: tuple[Result, ...] | None = None
    damage: tuple[Damage, ...] = ()

    def player(self, seat: SeatNo) -> Player:
        """Who sits there. ``KeyError`` if nobody was dealt in there."""
        for each in self.players:
            if each.seat == seat:
                return each
        raise KeyError(f"seat {seat} was not dealt into hand {self.hand}")

    @property
    def hero(self) -> Player | None:
        """Through whose eyes the hand is told; ``None`` for an onlooker's."""
        return next((each for each in self.players if each.is_hero), None)
