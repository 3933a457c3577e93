"""A store that lasts as long as the process: for tests, and for trying things out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace

from sqlalchemy import Connection

from doorcard.adapters import grant_rows, host_link_rows, reading, writing
from doorcard.adapters.account_rows import AccountRows
from doorcard.adapters.audit_ask_rows import AuditAskRows
from doorcard.adapters.clock_rows import LapseRows, MuckAskRows, add_lapse
from doorcard.adapters.host_log_rows import add_host_line
from doorcard.adapters.host_rows import HostRows
from doorcard.adapters.letter_rows import LetterRows
from doorcard.adapters.look_back_rows import LookBackRows
from doorcard.adapters.mail_rows import MailRows
from doorcard.adapters.memory_rows import MemoryRows
from doorcard.adapters.people_rows import PeopleRows
from doorcard.adapters.preference_rows import PreferenceRows
from doorcard.adapters.talk_rows import TalkRows
from doorcard.records import DealLine, Stored
from doorcard.room.cage import BANK, Account, Transfer, Why, apply, may_owe, move, wallet
from doorcard.room.grants import DayShare
from doorcard.room.table import HandId, PlayerId, TableId
from doorcard.service.accounts.people_ports import DayGrant
from doorcard.service.deal.ports import StoredDeal
from doorcard.service.host.ports import HostLine, HostLink
from doorcard.service.ports import (
    AlreadyPosted,
    Books,
    Deed,
    HandAppend,
    LedgerLine,
    NotEnoughChips,
    Player,
    StoredHand,
    StoredTable,
    VersionConflict,
)
from doorcard.stud import Chips


@dataclass(slots=True)
class MemoryStore:
    """Keeps the promises of :class:`doorcard.service.ports.Store`, durability aside."""

    _tables: dict[TableId, StoredTable] = field(default_factory=dict)
    _hands: dict[HandId, StoredHand] = field(default_factory=dict, repr=False)
    _balances: dict[Account, Chips] = field(default_factory=dict)
    _keys: set[str] = field(default_factory=set)
    _lines: list[tuple[Account, LedgerLine]] = field(default_factory=list)
    _rows: MemoryRows = field(default_factory=MemoryRows, repr=False)
    """Players and their accounts."""
    _pots: dict[HandId, Chips | None] = field(default_factory=dict)
    _closed: set[TableId] = field(default_factory=set)
    _movements: int = 0
    _pulse: int | None = None

    async def commit(self, deed: Deed) -> None:
        """Store a deed whole, or raise and store nothing."""
        table = self._tables.get(deed.table)
        if table is None or table.revision != deed.revision:
            at = "not there" if table is None else f"at {table.revision}"
            raise VersionConflict(f"table {deed.table} is {at}, not at {deed.revision}")
        hand = None if deed.hand is None else self._appended(deed.table, deed.hand, deed.at_ms)
        if (lapse := deed.lapse) is not None:
            self._rows.now(lambda connection: add_lapse(connection, lapse))
        self._post(deed.transfers, deed.at_ms, deed.table, hand.id if hand else None)
        if (line := deed.host) is not None:
            self._rows.now(lambda connection: add_host_line(connection, line))
        if hand is not None:
            self._hands[hand.id] = hand
            self._pots[hand.id] = None if deed.hand is None else deed.hand.pot
        if deed.closed:
            self._closed.add(deed.table)
        self._tables[deed.table] = replace(
            table,
            revision=table.revision + 1,
            state=table.state if deed.state is None else deed.state,
            hands_played=table.hands_played + _is_played(hand),
        )
        self._alive(deed.at_ms)

    def _appended(self, table: TableId, append: HandAppend, at_ms: int) -> StoredHand:
        old = self._hands.get(append.hand)
        stored = 0 if old is None else len(old.events)
        if stored != append.after or (old is not None and old.ended_ms is not None):
            raise VersionConflict(f"{append.hand} is at {stored}, not {append.after}")
        if old is None:
            old = StoredHand(append.hand, table, append.number, append.seats, at_ms)
        return replace(
            old,
            deadline_ms=append.deadline_ms,
            ended_ms=at_ms if append.ended else None,
            bonus=append.bonus,
            voided=append.voided,
            deal=_grown(old.deal, append),
            events=old.events + append.events,
            at_ms=old.at_ms + (at_ms,) * len(append.events),
        )

    async def post(self, transfers: Sequence[Transfer], at_ms: int) -> None:
        """Store transfers that belong to no table."""
        self._post(transfers, at_ms)
        self._alive(at_ms)

    def _post(
        self,
        transfers: Sequence[Transfer],
        at_ms: int,
        table: TableId | None = None,
        hand: HandId | None = None,
    ) -> None:
        keys = {each.key for each in transfers if each.key is not None}
        if known := keys & self._keys:
            raise AlreadyPosted(f"the books hold {', '.join(sorted(known))} already")
        after = dict(self._balances)
        for transfer in transfers:
            apply(after, (transfer,))
            for posting in transfer.postings:
                if after[posting.account] < 0 and not may_owe(posting.account):
                    held = after[posting.account] - posting.chips
                    raise NotEnoughChips(posting.account, -posting.chips, held)
        self._balances = after
        self._keys |= keys
        for transfer in transfers:
            self._movements += 1
            why, number = transfer.why.value, self._movements
            self._lines += [
                (each.account, LedgerLine(at_ms, why, each.chips, table, hand, number))
                for each in transfer.postings
            ]

    async def add_table(self, table: StoredTable, at_ms: int, host: HostLine | None = None) -> None:
        """Store a new table."""
        if table.id in self._tables:
            raise VersionConflict(f"table {table.id} is there already")
        if host is not None:
            self._rows.now(lambda connection: add_host_line(connection, host))
        self._tables[table.id] = table
        self._alive(at_ms)

    async def tables(self) -> list[StoredTable]:
        """All tables that are not closed for good, by id."""
        return [self._tables[each] for each in sorted(self._tables) if each not in self._closed]

    async def table_names(self, ids: Collection[TableId]) -> dict[TableId, str]:
        """What those of the tables that exist, or did, are called."""
        return {each: self._tables[each].name for each in ids if each in self._tables}

    async def hand(self, hand: HandId) -> StoredHand | None:
        """A hand whole, or ``None``."""
        return self._hands.get(hand)

    async def open_hand(self, table: TableId, *, faces: bool = True) -> StoredHand | None:
        """The table's hand that has not ended, if there is one."""
        for hand in self._hands.values():
            if hand.table == table and hand.ended_ms is None:
                if faces:
                    return hand
                lines = () if hand.deal is None else hand.deal.lines
                deal = StoredDeal(tuple(DealLine(each.step, each.open) for each in lines))
                events = tuple(Stored(each.open) for each in hand.events)
                return replace(hand, events=events, deal=deal if lines else None)
        return None

    async def last_hand(self, table: TableId) -> HandId | None:
        """The table's hand that ended last, if there is one."""
        ended = [h for h in self._played() if h.table == table]
        return max(ended, key=lambda h: h.number).id if ended else None

    def _played(self) -> list[StoredHand]:
        return [each for each in self._hands.values() if _is_played(each)]

    async def balance(self, account: Account) -> Chips:
        """What an account holds; 0 if it was never used."""
        return self._balances.get(account, 0)

    async def table_books(
        self, table: TableId, accounts: Collection[Account]
    ) -> tuple[int, dict[Account, Chips]]:
        """The revision a table is at and what those accounts hold."""
        held = {each: self._balances[each] for each in accounts if each in self._balances}
        return self._tables[table].revision, held

    async def books(self, since: Books | None = None) -> Books:  # noqa: ARG002 - all is at hand
        """The books at one moment."""
        posted = Counter[Account]()
        for account, line in self._lines:
            posted[account] += line.chips
        return Books(dict(self._balances), dict(posted), upto=len(self._lines))

    async def balances(self) -> dict[Account, Chips]:
        """Every account that was ever used."""
        return dict(self._balances)

    async def add_player(self, player: Player, at_ms: int) -> None:
        """Store a new player."""
        await self._rows.do(lambda connection: writing.add_player(connection, player, at_ms))
        self._alive(at_ms)

    async def player(self, player: PlayerId) -> Player | None:
        """A player, or ``None``."""
        return (await self.players([player])).get(player)

    async def players(self, ids: Sequence[PlayerId]) -> dict[PlayerId, Player]:
        """Those of the players that exist."""
        return self._rows.now(lambda connection: reading.players(connection, ids))

    async def bots(self) -> list[Player]:
        """All house bots, by id."""
        return self._rows.now(reading.bots)

    async def hands_of(self, player: PlayerId) -> list[HandId]:
        """The hands the player was dealt in, in the order they began; void ones left out."""
        hands = [h for h in self._hands.values() if h.voided is None]
        return [h.id for h in hands if player in dict(h.seats).values()]

    async def ledger(self, account: Account) -> list[LedgerLine]:
        """What moved chips into and out of an account, in order."""
        return [line for whose, line in self._lines if whose == account]

    async def ledger_page(
        self, account: Account, before: int | None, limit: int
    ) -> list[LedgerLine]:
        """The latest movements of an account, the latest first."""
        lines = [line for line in await self.ledger(account) if before is None or line.id < before]
        return lines[::-1][:limit]

    async def tempo(
        self, table: TableId, since_ms: int, last: int
    ) -> list[tuple[int, Chips | None]]:
        """When hands ended there lately, and their pots, in order."""
        ended = sorted(
            (h.ended_ms, h.number, self._pots.get(h.id))
            for h in self._played()
            if h.table == table and h.ended_ms is not None
        )
        recent = [(when, pot) for when, _, pot in ended if when > since_ms]
        return recent if len(recent) >= last else [(when, pot) for when, _, pot in ended[-last:]]

    async def grant(
        self, transfer: Transfer, day: int, shares: Sequence[DayShare], at_ms: int
    ) -> None:
        """Store a grant and count it against its shares of the day."""
        if transfer.key in self._keys:
            raise AlreadyPosted(f"the books hold {transfer.key} already")
        await self._rows.do(
            lambda connection: grant_rows.take(connection, day, shares, transfer.moved)
        )
        self._post((transfer,), at_ms)
        self._alive(at_ms)

    async def exceeded(self, day: int, shares: Sequence[DayShare], chips: Chips) -> DayShare | None:
        """The first share of the day that such a grant would exceed."""
        return await self._rows.do(
            lambda connection: grant_rows.exceeded(connection, day, shares, chips)
        )

    @property
    def accounts(self) -> AccountRows:
        """People's accounts, sessions and tokens."""
        return AccountRows(self._rows.do, self._rows.do)

    @property
    def people(self) -> PeopleRows:
        """Who comes, and who goes for good."""
        return PeopleRows(self._rows.do, self._rows.do, self)

    def give(self, connection: Connection, grant: DayGrant, at_ms: int) -> None:
        """Store a grant in the transaction of its arrival."""
        grant_rows.take(connection, grant.day, grant.shares, grant.transfer.moved)
        self._post((grant.transfer,), at_ms)
        self._alive(at_ms)

    def empty(self, connection: Connection, player: PlayerId, at_ms: int) -> None:  # noqa: ARG002 - the books are no rows here
        """Give what is in a wallet back to the house."""
        if chips := self._balances.get(wallet(player), 0):
            self._post((move(Why.LEAVE, wallet(player), BANK, chips),), at_ms)

    @property
    def audit_asks(self) -> AuditAskRows:
        """Audits that were asked for beside the room."""
        return AuditAskRows(self._rows.do, self._rows.do)

    @property
    def lapses(self) -> LapseRows:
        """Every lapsed turn."""
        return LapseRows(self._rows.do)

    @property
    def letters(self) -> LetterRows:
        """The room's letters to players."""
        return LetterRows(self._rows.do, self._rows.do)

    @property
    def preferences(self) -> PreferenceRows:
        """What players like."""
        return PreferenceRows(self._rows.do, self._rows.do)

    @property
    def look_back(self) -> LookBackRows:
        """Imported hands, notes on hands, links to hands."""
        return LookBackRows(self._rows.do, self._rows.do)

    @property
    def muck_asks(self) -> MuckAskRows:
        """Who has asked for mucked hands."""
        return MuckAskRows(self._rows.do, self._rows.do)

    @property
    def talk(self) -> TalkRows:
        """Lines, mutes and notes."""
        return TalkRows(self._rows.do, self._rows.do)

    @property
    def mail(self) -> MailRows:
        """Messages to the host."""
        return MailRows(self._rows.do, self._rows.do)

    @property
    def host(self) -> HostRows:
        """The host's work."""
        return HostRows(self._rows.do, self._rows.do, self._post_for_host)

    async def _post_for_host(self, transfer: Transfer, line: HostLine) -> None:
        self._post((transfer,), line.at_ms)
        self._rows.now(lambda connection: add_host_line(connection, line))

    async def add_host_link(self, digest: bytes, at_ms: int, expires_ms: int) -> None:
        """Remember a link; forget those that nobody used."""
        self._rows.now(lambda connection: host_link_rows.add(connection, digest, at_ms, expires_ms))
        self._alive(at_ms)

    async def host_link(self, digest: bytes) -> HostLink | None:
        """What is known of a link, or ``None``."""
        return self._rows.now(lambda connection: host_link_rows.find(connection, digest))

    async def use_host_link(self, digest: bytes, log: HostLine) -> bool:
        """Use a link up, for a new host; False if it is not to be used."""
        return self._rows.now(lambda connection: host_link_rows.use(connection, digest, log))

    async def pulse(self, at_ms: int) -> None:
        """Note that the room was alive at this wall time."""
        self._alive(at_ms)

    async def probe(self, at_ms: int) -> None:
        """There is always room."""
        self._alive(at_ms)

    def _alive(self, at_ms: int) -> None:
        self._pulse = at_ms if self._pulse is None else max(self._pulse, at_ms)

    async def last_pulse(self) -> int | None:
        """When the room was last known alive."""
        return self._pulse

    async def close(self) -> None:
        """Nothing to let go of."""


def _is_played(hand: StoredHand | None) -> bool:
    return hand is not None and hand.ended_ms is not None and hand.voided is None


def _grown(deal: StoredDeal | None, append: HandAppend) -> StoredDeal | None:
    more = append.deal
    if more is None:
        return deal
    deal = deal or StoredDeal()
    if len(deal.lines) != more.after:
        raise VersionConflict(
            f"the deal of {append.hand} is at line {len(deal.lines)}, not {more.after}"
        )
    secret = deal.secret if more.secret is None else more.secret or None
    return StoredDeal(deal.lines + more.lines, secret)
