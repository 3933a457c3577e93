"""Signs: what anybody may read about a player, a seat, a table or a house."""

from __future__ import annotations

from msgspec import Struct

from doorcard.stud import Betting, Game
from doorcard.wire.codes import FoldedTalkCode, RailCode, RoleCode


class PlayerSign(Struct, frozen=True):
    """The player of a session."""

    id: str
    name: str
    wallet: int
    """Chips outside any table."""
    role: RoleCode = "guest"
    """``guest``, ``player`` (has an account) or ``host``."""


class ProtectionSign(Struct, frozen=True):
    """A protection: a lost line that was treated as all-in."""

    used: int
    """Which one of the player's day (UTC), from 1."""
    of: int | None
    """How many a day the house gives; ``null`` for no limit."""


class SeatSign(Struct, frozen=True):
    """A taken seat."""

    seat: int
    player: str
    """The player's id."""
    name: str
    stack: int
    bot: bool
    style: str | None
    """A bot's declared style; ``None`` for a person."""
    sitting_out: bool
    connected: bool
    leaving: bool
    auto_ante: bool
    """Is its ante posted without asking?"""
    answered: bool | None
    """Has it said "I'm in" for the next hand? ``null`` if it is not asked."""
    busted: bool
    """Without chips: the seat is kept for a while."""
    auto_muck: bool
    """Are its beaten hands and uncalled wins mucked without asking?"""
    protection: ProtectionSign | None
    """The all-in protection used in the hand being played, or the one just over."""
    voids: int = 0
    """Hands that were void because the seat's seed did not come, since it was taken."""


class TableSign(Struct, frozen=True):
    """The sign on a table: its stakes, its rules in short and who is there."""

    id: str
    name: str
    house: str
    title: str
    """The house's title, in English."""
    game: Game
    betting: Betting
    small_bet: int
    big_bet: int
    spread_min: int
    spread_max: int
    ante: int
    bring_in: int
    max_players: int
    buy_in_min: int
    buy_in_max: int
    turn_seconds: int
    timer_visible_seconds: int
    """The last seconds of the turn, in which the clock shows."""
    dead_card_rack: bool
    """Are the up cards of folded seats listed?"""
    taken: int
    people: int
    bots: int
    watching: int
    hands_played: int
    free: int
    """Seats free for anybody: not held for somebody in line."""
    waiting: int
    """People in line."""
    average_pot: int | None
    """Of the last twenty hands."""
    hands_hour: int
    private: bool
    opener: str | None
    """Who opened the table; ``null`` for the room's own."""
    bots_wanted: bool
    closing: bool
    rail: RailCode
    """Who is told the hands without a seat."""
    rail_delay: int
    """How late, in seconds."""
    chat: bool
    """Do the seated write?"""
    rail_chat: bool
    voids: int
    """Hands that were opened here and not played."""
    folded_talk: FoldedTalkCode
    """What becomes of a folded player's lines while the hand is played."""


class RuleSentence(Struct, frozen=True):
    """One house rule in words."""

    field: str
    """The name of the rule in the rule book, part 3."""
    value: str | int | bool | None
    text: str
    source: str


class HouseSign(Struct, frozen=True):
    """A house by name."""

    name: str
    title: str
    source: str


class HouseRulesSign(HouseSign, frozen=True):
    """A house with its rules in words."""

    sentences: tuple[RuleSentence, ...]
