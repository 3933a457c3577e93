"""Requests and answers of the HTTP API about tables and wallets."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from doorcard.wire.codes import BuyInCode
from doorcard.wire.signs import PlayerSign, RuleSentence, TableSign
from doorcard.wire.table_messages import Announced, Held, Place

Scalar = str | int | bool | None
_Changes = Annotated[dict[str, Scalar], Meta(max_length=80)]
"""Fields of the house rules or the room policy that are to differ."""
_Seat = Annotated[int, Meta(ge=1, le=8)]
_Short = Annotated[str, Meta(max_length=200)]


class WaitingAt(Struct, frozen=True):
    """The asker's place in the line of one table."""

    table: str
    position: int
    of: int
    offer: Held | None


class Lobby(Struct, frozen=True):
    """The tables of the room, who is looking, and where they wait."""

    tables: tuple[TableSign, ...]
    player: PlayerSign | None
    waiting: tuple[WaitingAt, ...]


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a table."""

    house: _Short
    name: _Short
    rules: _Changes = {}
    policy: _Changes = {}
    private: bool = False
    password: Annotated[str, Meta(max_length=200)] | None = None
    bots: bool = True


class TableOpened(Struct, frozen=True):
    """A new table."""

    table: TableSign
    invite: str | None
    """The token of a private table's invite link, shown once."""


class ProblemSign(Struct, frozen=True):
    """One thing that is wrong: a stable code, a sentence in English, and the facts in it."""

    code: str
    sentence: str
    facts: dict[str, Scalar]


class Problems(Struct, frozen=True):
    """Everything that is wrong with a wish; nothing if it would be granted."""

    problems: tuple[ProblemSign, ...]


class NewRules(Struct, frozen=True, forbid_unknown_fields=True):
    """Rules to announce: the fields that are to change."""

    rules: _Changes = {}
    policy: _Changes = {}


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """What opens a private table's door: the link's token, or the password."""

    invite: _Short | None = None
    password: _Short | None = None


class Entered(Struct, frozen=True):
    """The table one has been let in to."""

    table: TableSign


class Invite(Struct, frozen=True):
    """A new invite link's token; the one before opens no more."""

    invite: str


class StandInLine(Struct, frozen=True, forbid_unknown_fields=True):
    """For which seats; none for the first that comes free."""

    seats: Annotated[tuple[_Seat, ...], Meta(max_length=8)] = ()


class Line(Struct, frozen=True):
    """The line for a seat, and the asker's place in it."""

    of: int
    you: Place | None


class TableRule(RuleSentence, frozen=True):
    """One rule of a table in words."""

    changed: bool
    """Is it other than the house has it?"""


class SeatTaken(Struct, frozen=True):
    """Who sits where."""

    seat: int
    name: str
    stack: int
    bot: bool


class BuyIn(Struct, frozen=True):
    """With how much the asker may sit down."""

    least: int
    most: int
    because: BuyInCode
    until_ms: int | None
    """Wall time from which the house's own buy-in holds again."""


class May(Struct, frozen=True):
    """What the asker may do."""

    enter: bool
    sit: bool
    run: bool
    """Change its rules, close it, make a new link."""


class TablePage(Struct, frozen=True):
    """A table before one sits down."""

    table: TableSign
    sentences: tuple[TableRule, ...]
    seats: tuple[SeatTaken, ...] | None
    """``null``: private, and the asker has not been let in."""
    held: tuple[int, ...]
    announced: Announced | None
    may: May
    buy_in: BuyIn | None
    waiting: Line


class Stakes(Struct, frozen=True):
    """One of the games a house offers."""

    rules: dict[str, Scalar]
    policy: dict[str, Scalar]


class HouseForm(Struct, frozen=True):
    """What opening a table of a house begins from."""

    name: str
    title: str
    stakes: tuple[Stakes, ...]
    """The house's own first."""


class GrantSign(Struct, frozen=True):
    """Play chips one may ask for."""

    chips: int
    may: bool
    code: str | None
    """Why not, if not."""
    sentence: str | None


class Wallet(Struct, frozen=True):
    """What a player has, away from the tables and at them."""

    wallet: int
    at_tables: int
    grant: GrantSign


class AskGrant(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for play chips. The same request again gives nothing more."""

    request: Annotated[str, Meta(min_length=1, max_length=64)]


class Granted(Struct, frozen=True):
    """What was given, and what the wallet holds now."""

    given: int
    wallet: int


class LedgerLine(Struct, frozen=True):
    """One movement of an account's chips, as the books have it."""

    id: int
    why: str
    chips: int
    """In, or out when negative."""
    table: str | None
    table_name: str | None
    hand: str | None
    at_ms: int


class WalletLines(Struct, frozen=True):
    """Movements, the latest first."""

    lines: tuple[LedgerLine, ...]
    next: int | None
    """Ask again with ``before`` this for older ones; ``null`` at the end."""
