"""What the service needs from the world, as protocols. Adapters fill them.

The service decides and remembers nothing outside a commit: a :class:`Deed` holds all
that one act changes, and the store takes it whole or not at all.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

from doorcard.records import Stored
from doorcard.room.cage import Account, Transfer
from doorcard.room.grants import DayShare
from doorcard.room.table import HandId, PlayerId, TableId
from doorcard.service.clock.ports import LapseLine
from doorcard.service.deal.ports import DealAppend, StoredDeal
from doorcard.service.host.ports import HostLine, HostLink
from doorcard.service.shelves import Shelves
from doorcard.stud import Chips, Refusal, SeatNo


class VersionConflict(Exception):
    """Another writer has the table or the hand: nothing of the deed was stored."""


class AlreadyPosted(Exception):
    """A transfer with this key stands in the books already: nothing was stored."""


class StoreUnavailable(Refusal):
    """The store takes nothing for now: nothing was stored, and asking again later may do.

    Codes: ``store.full``, ``store.read_only``, ``store.slow``, ``store.busy``,
    ``store.failing``, ``store.damaged``.
    """


class NotEnoughChips(Refusal):
    """A transfer would take an account below zero: nothing was stored."""

    def __init__(self, account: Account, chips: Chips, balance: Chips) -> None:
        super().__init__(
            "chips.not_enough",
            f"{account} holds {balance} and cannot give {chips}: take at most {balance}",
            chips=chips,
            balance=balance,
        )


class DayLimit(Exception):
    """A source of play chips has had its ``share`` of the day: nothing was stored."""

    def __init__(self, share: DayShare) -> None:
        self.share = share
        super().__init__(share.key)


class PlayerKind(StrEnum):
    """What a player of the room is."""

    GUEST = "guest"
    """A person who signed in with a name."""
    ACCOUNT = "account"
    """A person with an account: the name is theirs, and a password or a passkey proves it."""
    BOT = "bot"
    """A house bot, declared as such."""


class Role(StrEnum):
    """What a person may do in the room."""

    GUEST = "guest"
    PLAYER = "player"
    """Has an account. House bots are players too."""
    HOST = "host"


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who can hold chips and a seat."""

    id: PlayerId
    name: str
    kind: PlayerKind = PlayerKind.GUEST
    style: str | None = None
    """A house bot's style; ``None`` for a person."""
    host: bool = False
    """Runs the room. Never so for who comes with an API token."""

    @property
    def is_bot(self) -> bool:
        """Is it a house bot?"""
        return self.kind is PlayerKind.BOT

    @property
    def role(self) -> Role:
        """What they may do in the room."""
        if self.kind is PlayerKind.GUEST:
            return Role.GUEST
        return Role.HOST if self.host else Role.PLAYER


@dataclass(frozen=True, slots=True)
class HandAppend:
    """Events for one hand, to be stored after version ``after``."""

    hand: HandId
    number: int
    """The table's count of hands, from 1."""
    after: int
    """Events stored so far; 0 opens the hand."""
    events: tuple[Stored, ...] = field(repr=False)
    """None when only the deadline moved."""
    seats: tuple[tuple[SeatNo, PlayerId], ...] = ()
    """Who holds which seat; given when the hand is opened."""
    deadline_ms: int | None = None
    """Wall time by which the seat now in turn must act; ``None`` if nobody is."""
    ended: bool = False
    pot: Chips | None = None
    """All that was put into the pot; given when the hand has ended."""
    bonus: bool = False
    """Has the seat now in turn had the bonus of its turn?"""
    voided: str | None = None
    """Why the hand has ended without being played, all chips given back."""
    deal: DealAppend | None = None
    """What its fair deal came to meanwhile."""


@dataclass(frozen=True, slots=True)
class Deed:
    """All that one act changes. The store takes it whole or not at all."""

    table: TableId
    revision: int
    """The table's revision before the deed; the deed raises it by one."""
    at_ms: int
    """Wall time of the deed."""
    state: bytes | None = None
    """The table between hands, encoded; ``None`` if it did not change."""
    hand: HandAppend | None = None
    transfers: tuple[Transfer, ...] = ()
    closed: bool = False
    """Is the table closed by it, for good?"""
    lapse: LapseLine | None = None
    """The turn that ran out, if one did."""
    host: HostLine | None = None
    """What the log of the hosts says of it, if a host did it."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as the store has it."""

    id: TableId
    house: str
    name: str
    revision: int
    state: bytes
    hands_played: int


@dataclass(frozen=True, slots=True)
class StoredHand:
    """A hand as the store has it."""

    id: HandId
    table: TableId
    number: int
    seats: tuple[tuple[SeatNo, PlayerId], ...]
    started_ms: int
    deadline_ms: int | None = None
    ended_ms: int | None = None
    """``None`` while the hand is open."""
    events: tuple[Stored, ...] = field(default=(), repr=False)
    bonus: bool = False
    """Has the seat in turn had the bonus of its turn?"""
    voided: str | None = None
    """Why it has ended without being played, all chips given back."""
    deal: StoredDeal | None = None
    """Its fair deal; ``None`` for a hand from before there were any."""
    at_ms: tuple[int, ...] = ()
    """The wall time of each event."""


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """One movement of an account's chips."""

    at_ms: int
    why: str
    chips: Chips
    """In, or out when negative."""
    table: TableId | None
    hand: HandId | None
    id: int = field(default=0, compare=False)
    """Grows with every movement of the room."""


@dataclass(frozen=True, slots=True)
class OddTransfer:
    """A transfer whose postings do not sum to zero."""

    id: int
    table: TableId | None
    total: Chips


@dataclass(frozen=True, slots=True)
class Books:
    """The books as they were at one moment."""

    balances: Mapping[Account, Chips]
    """What each account is said to hold."""
    posted: Mapping[Account, Chips]
    """What the postings of each account sum to."""
    odd: tuple[OddTransfer, ...] = ()
    upto: int = 0
    """The last transfer that was counted."""


class AuditAsks(Protocol):
    """Audits that another process asks for."""

    async def waiting(self) -> int | None:
        """When (wall time) an audit was asked for that was not made yet; ``None`` if none was."""

    async def answer(self, asked_ms: int, stopped: int) -> None:
        """The one asked for then was made, and so many tables are dealt no more by it."""


class Store(Shelves, Protocol):
    """The event log, the cage's books, tables, players and accounts: one database.

    Every writing call is durable when it returns.
    """

    async def commit(self, deed: Deed) -> None:
        """Store a deed whole.

        Raises :class:`VersionConflict` when the table or the hand is not at the
        version named, :class:`NotEnoughChips` when an account would go below zero,
        :class:`AlreadyPosted` when a transfer's key is in the books,
        :class:`~doorcard.service.clock.ports.ProtectionTaken` when a lapse's protection
        is not the next one of its player's day.
        """

    async def post(self, transfers: Sequence[Transfer], at_ms: int) -> None:
        """Store transfers that belong to no table. Raises as :meth:`commit`."""

    async def add_table(self, table: StoredTable, at_ms: int, host: HostLine | None = None) -> None:
        """Store a new table, with its line in the log of the hosts if a host opened it.

        ``VersionConflict`` if its id is taken.
        """

    async def tables(self) -> list[StoredTable]:
        """All tables that are not closed for good, by id."""

    async def table_names(self, ids: Collection[TableId]) -> dict[TableId, str]:
        """What those of the tables that exist, or did, are called."""

    async def tempo(
        self, table: TableId, since_ms: int, last: int
    ) -> list[tuple[int, Chips | None]]:
        """When hands ended there since that wall time, and their pots, in order.

        At least the ``last`` ones, if there are so many.
        """

    async def hand(self, hand: HandId) -> StoredHand | None:
        """A hand whole, or ``None``."""

    async def open_hand(self, table: TableId, *, faces: bool = True) -> StoredHand | None:
        """The table's hand that has not ended, or its open parts alone.

        Raises ``Refusal`` ``sealed.other_key`` and ``sealed.broken`` when its closed cards
        cannot be read, as :meth:`hand` does.
        """

    async def last_hand(self, table: TableId) -> HandId | None:
        """The table's hand that was played to its end last, if there is one."""

    async def balance(self, account: Account) -> Chips:
        """What an account holds; 0 if it was never used."""

    async def table_books(
        self, table: TableId, accounts: Collection[Account]
    ) -> tuple[int, dict[Account, Chips]]:
        """The revision a table is at and what those accounts hold, at one moment.

        An account that was never used is not among them.
        """

    async def books(self, since: Books | None = None) -> Books:
        """The books at one moment. With ``since``, only later postings are added up anew.

        No writer waits for it, however long it takes.
        """

    async def balances(self) -> dict[Account, Chips]:
        """Every account that was ever used. They sum to zero."""

    async def add_player(self, player: Player, at_ms: int) -> None:
        """Store a new player. ``VersionConflict`` if the id is taken."""

    async def player(self, player: PlayerId) -> Player | None:
        """A player, or ``None``."""

    async def players(self, ids: Sequence[PlayerId]) -> dict[PlayerId, Player]:
        """Those of the players that exist."""

    async def bots(self) -> list[Player]:
        """All house bots, by id."""

    async def hands_of(self, player: PlayerId) -> list[HandId]:
        """The hands the player was dealt in, in the order they began; void ones left out."""

    async def ledger(self, account: Account) -> list[LedgerLine]:
        """What moved chips into and out of an account, in order."""

    async def ledger_page(
        self, account: Account, before: int | None, limit: int
    ) -> list[LedgerLine]:
        """The latest movements of an account, the latest first; those before a line's id."""

    async def grant(
        self, transfer: Transfer, day: int, shares: Sequence[DayShare], at_ms: int
    ) -> None:
        """Store a grant and count it against each of its shares of that day.

        Raises :class:`DayLimit` when one of them would be exceeded, and as :meth:`commit`.
        """

    async def exceeded(self, day: int, shares: Sequence[DayShare], chips: Chips) -> DayShare | None:
        """The first share of that day that a grant of so many chips would exceed."""

    @property
    def audit_asks(self) -> AuditAsks:
        """Audits that were asked for beside the room."""

    async def add_host_link(self, digest: bytes, at_ms: int, expires_ms: int) -> None:
        """Remember a link by the digest of its token; forget those that nobody used."""

    async def host_link(self, digest: bytes) -> HostLink | None:
        """What is known of a link, or ``None``."""

    async def use_host_link(self, digest: bytes, log: HostLine) -> bool:
        """Use a link up: whoever ``log`` names is a host by it, and the line is kept.

        False, and nothing is stored, if it is not to be used (any more).
        """

    async def pulse(self, at_ms: int) -> None:
        """Note that the room was alive at this wall time."""

    async def probe(self, at_ms: int) -> None:
        """:meth:`pulse`, and a try whether there is room for what a table may write.

        Raises :class:`StoreUnavailable`.
        """

    async def last_pulse(self) -> int | None:
        """When the room was last known alive: the latest pulse or stored act."""

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""


class Timer(Protocol):
    """A call to come."""

    def cancel(self) -> None:
        """Do not call."""


class Clock(Protocol):
    """Time, as an argument."""

    def now_ms(self) -> int:
        """Milliseconds that only ever grow, from any start. For deadlines."""

    def wall_ms(self) -> int:
        """Milliseconds since 1970, UTC. For the record, and across restarts."""

    def call_at(self, when_ms: int, call: Callable[[], None]) -> Timer:
        """Call once ``now_ms()`` is ``when_ms`` or more; soon if it is already."""
