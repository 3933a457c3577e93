"""The store on SQLite: one file in the data folder, one writer, a few readers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import pysqlite3  # type: ignore[import-untyped]  # it ships none
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool, QueuePool

from doorcard.adapters import book_rows, grant_rows, host_link_rows, reading, writing
from doorcard.adapters.account_rows import AccountRows
from doorcard.adapters.audit_ask_rows import AuditAskRows
from doorcard.adapters.clock_rows import LapseRows, MuckAskRows
from doorcard.adapters.folder_lock import FolderLock
from doorcard.adapters.host_log_rows import add_host_line
from doorcard.adapters.host_rows import HostRows
from doorcard.adapters.letter_rows import LetterRows
from doorcard.adapters.look_back_rows import LookBackRows
from doorcard.adapters.mail_rows import MailRows
from doorcard.adapters.people_rows import PeopleRows, StoredPurse
from doorcard.adapters.preference_rows import PreferenceRows
from doorcard.adapters.revisions import is_empty, make_whole, revision_of
from doorcard.adapters.schema import HEAD
from doorcard.adapters.sealing import take_key
from doorcard.adapters.storage_key import StorageKey, storage_key
from doorcard.adapters.store_trouble import has_room, trouble_of, unavailable
from doorcard.adapters.talk_rows import TalkRows
from doorcard.adapters.vault import Vault
from doorcard.adapters.writer import Writer
from doorcard.room.cage import Account, Transfer
from doorcard.room.grants import DayShare
from doorcard.room.table import HandId, PlayerId, TableId
from doorcard.service.host.ports import HostLine, HostLink
from doorcard.service.ports import (
    Books,
    Deed,
    LedgerLine,
    Player,
    StoredHand,
    StoredTable,
)
from doorcard.stud import Chips, Refusal

Result = TypeVar("Result")

_LOG: Final = logging.getLogger("doorcard.room")

SOUND_SQLITE: Final = (3, 51, 3)
"""Older ones can corrupt a database in WAL mode when a write races a checkpoint."""
_READERS: Final = 2
OWNER_ONLY: Final = 0o600


def open_store(folder: Path, key: StorageKey | None = None) -> SqliteStore:
    """The store in ``folder``, made if it is not there, locked for this process.

    ``key`` encrypts what is sealed; ``None`` for the one in the folder, made at the first
    start. Raises ``Refusal``: ``room.locked`` if another room runs on the folder,
    ``store.too_old`` if SQLite itself is, ``store.schema`` if a newer Doorcard wrote the
    file, ``store.unreadable``, what ails the disk, ``key.other`` if the room was kept with
    another storage key, and as :func:`doorcard.adapters.storage_key.storage_key` and
    :func:`doorcard.adapters.migrating.migrate`.
    """
    check_sqlite(pysqlite3.sqlite_version_info)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = FolderLock(folder)
    try:
        for_its_owner(folder / "room.db")
        return SqliteStore(folder / "room.db", lock, Vault(key or storage_key(folder)))
    except DBAPIError as wrong:
        lock.release()
        raise trouble_of(wrong, folder) or Refusal(
            "store.unreadable",
            f"{folder / 'room.db'} cannot be used as a room's database: {wrong.orig}",
            file=str(folder / "room.db"),
        ) from wrong
    except BaseException:
        lock.release()
        raise


def for_its_owner(file: Path) -> None:
    """Make the file if it is not there; nobody else reads the hidden cards in it.

    SQLite gives its journals the mode of the file. A file of an older room is mended.
    """
    file.touch(mode=OWNER_ONLY)
    with suppress(PermissionError):  # of another account: whoever may not read it finds out next
        for each in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
            if each.exists():
                each.chmod(OWNER_ONLY)


def check_sqlite(version: tuple[int, ...]) -> None:
    """Refuse an SQLite that can lose data: ``store.too_old``."""
    if version < SOUND_SQLITE:
        has, needs = (".".join(map(str, each)) for each in (version, SOUND_SQLITE))
        raise Refusal(
            "store.too_old",
            f"SQLite {has} can corrupt the room's database: {needs} or newer is needed "
            "(pip install --upgrade pysqlite3)",
            has=has,
            needs=needs,
        )


class SqliteStore:
    """Keeps the promises of :class:`doorcard.service.ports.Store`, durably."""

    def __init__(self, file: Path, lock: FolderLock, vault: Vault) -> None:
        self._lock = lock
        self._vault = vault
        self._folder = file.parent
        writing_engine = _engine(file, NullPool)
        _prepare(writing_engine, file)
        with writing_engine.begin() as connection:
            take_key(connection, vault, file)
        self._writer = Writer(writing_engine, self._folder)
        self._reading_engine = _engine(file, QueuePool, pool_size=_READERS + 1, max_overflow=0)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="doorcard-reader")
        # A long look at the books has a thread of its own, so that no table waits for it.
        self._auditing = ThreadPoolExecutor(1, thread_name_prefix="doorcard-auditor")
        self._accounts = AccountRows(self._read, self._writer.do)

    async def _read(
        self, query: Callable[[Connection], Result], *, by: Executor | None = None
    ) -> Result:
        def run() -> Result:
            try:
                with self._reading_engine.connect() as connection:
                    return query(connection)
            except DBAPIError as wrong:
                raise trouble_of(wrong, self._folder) or wrong from wrong

        return await asyncio.get_running_loop().run_in_executor(by or self._readers, run)

    async def commit(self, deed: Deed) -> None:
        """Store a deed whole, or raise and store nothing."""
        await self._writer.do(lambda connection: writing.commit(connection, deed, self._vault))

    async def post(self, transfers: Sequence[Transfer], at_ms: int) -> None:
        """Store transfers that belong to no table."""
        await self._writer.do(lambda connection: writing.post(connection, transfers, at_ms))

    async def add_table(self, table: StoredTable, at_ms: int, host: HostLine | None = None) -> None:
        """Store a new table."""
        await self._writer.do(lambda connection: writing.add_table(connection, table, at_ms, host))

    async def tables(self) -> list[StoredTable]:
        """All tables, by id."""
        return await self._read(reading.tables)

    async def table_names(self, ids: Collection[TableId]) -> dict[TableId, str]:
        """What those of the tables that exist, or did, are called."""
        return await self._read(lambda connection: reading.table_names(connection, ids))

    async def hand(self, hand: HandId) -> StoredHand | None:
        """A hand whole, or ``None``."""
        return await self._read(lambda connection: reading.hand(connection, hand, self._vault))

    async def open_hand(self, table: TableId, *, faces: bool = True) -> StoredHand | None:
        """The table's hand that has not ended, if there is one."""
        vault = self._vault if faces else None
        return await self._read(lambda connection: reading.open_hand(connection, table, vault))

    async def last_hand(self, table: TableId) -> HandId | None:
        """The table's hand that ended last, if there is one."""
        return await self._read(lambda connection: reading.last_hand(connection, table))

    async def balance(self, account: Account) -> Chips:
        """What an account holds; 0 if it was never used."""
        return await self._read(lambda connection: reading.balance(connection, account))

    async def table_books(
        self, table: TableId, accounts: Collection[Account]
    ) -> tuple[int, dict[Account, Chips]]:
        """The revision a table is at and what those accounts hold."""
        return await self._read(
            lambda connection: book_rows.table_books(connection, table, accounts),
            by=self._auditing,
        )

    async def books(self, since: Books | None = None) -> Books:
        """The books at one moment; with ``since``, only later postings are added up anew."""
        return await self._read(
            lambda connection: book_rows.books(connection, since), by=self._auditing
        )

    async def balances(self) -> dict[Account, Chips]:
        """Every account that was ever used."""
        return await self._read(reading.balances)

    async def add_player(self, player: Player, at_ms: int) -> None:
        """Store a new player."""
        await self._writer.do(lambda connection: writing.add_player(connection, player, at_ms))

    async def player(self, player: PlayerId) -> Player | None:
        """A player, or ``None``."""
        return (await self.players([player])).get(player)

    async def players(self, ids: Sequence[PlayerId]) -> dict[PlayerId, Player]:
        """Those of the players that exist."""
        return await self._read(lambda connection: reading.players(connection, ids))

    async def bots(self) -> list[Player]:
        """All house bots, by id."""
        return await self._read(reading.bots)

    async def hands_of(self, player: PlayerId) -> list[HandId]:
        """The hands the player was dealt in, in the order they began."""
        return await self._read(lambda connection: reading.hands_of(connection, player))

    async def ledger(self, account: Account) -> list[LedgerLine]:
        """What moved chips into and out of an account, in order."""
        return await self._read(lambda connection: reading.ledger(connection, account))

    async def ledger_page(
        self, account: Account, before: int | None, limit: int
    ) -> list[LedgerLine]:
        """The latest movements of an account, the latest first."""
        return await self._read(
            lambda connection: reading.ledger_page(connection, account, before, limit)
        )

    async def tempo(
        self, table: TableId, since_ms: int, last: int
    ) -> list[tuple[int, Chips | None]]:
        """When hands ended there lately, and their pots, in order."""
        return await self._read(lambda connection: reading.tempo(connection, table, since_ms, last))

    async def grant(
        self, transfer: Transfer, day: int, shares: Sequence[DayShare], at_ms: int
    ) -> None:
        """Store a grant and count it against its shares of the day."""

        def job(connection: Connection) -> None:
            grant_rows.take(connection, day, shares, transfer.moved)
            writing.post(connection, (transfer,), at_ms)

        await self._writer.do(job)

    async def exceeded(self, day: int, shares: Sequence[DayShare], chips: Chips) -> DayShare | None:
        """The first share of the day that such a grant would exceed."""
        return await self._read(
            lambda connection: grant_rows.exceeded(connection, day, shares, chips)
        )

    @property
    def accounts(self) -> AccountRows:
        """People's accounts, sessions and tokens."""
        return self._accounts

    @property
    def people(self) -> PeopleRows:
        """Who comes, and who goes for good."""
        return PeopleRows(self._read, self._writer.do, StoredPurse())

    @property
    def audit_asks(self) -> AuditAskRows:
        """Audits that were asked for beside the room."""
        return AuditAskRows(self._read, self._writer.do)

    @property
    def lapses(self) -> LapseRows:
        """Every lapsed turn."""
        return LapseRows(self._read)

    @property
    def letters(self) -> LetterRows:
        """The room's letters to players."""
        return LetterRows(self._read, self._writer.do)

    @property
    def preferences(self) -> PreferenceRows:
        """What players like."""
        return PreferenceRows(self._read, self._writer.do)

    @property
    def look_back(self) -> LookBackRows:
        """Imported hands, notes on hands, links to hands."""
        return LookBackRows(self._read, self._writer.do)

    @property
    def muck_asks(self) -> MuckAskRows:
        """Who has asked for mucked hands."""
        return MuckAskRows(self._read, self._writer.do)

    @property
    def talk(self) -> TalkRows:
        """Lines, mutes and notes."""
        return TalkRows(self._read, self._writer.do)

    @property
    def mail(self) -> MailRows:
        """Messages to the host."""
        return MailRows(self._read, self._writer.do)

    @property
    def host(self) -> HostRows:
        """The host's work."""
        return HostRows(self._read, self._writer.do, self._post_for_host)

    async def _post_for_host(self, transfer: Transfer, line: HostLine) -> None:
        def job(connection: Connection) -> None:
            writing.post(connection, (transfer,), line.at_ms)
            add_host_line(connection, line)

        await self._writer.do(job)

    async def add_host_link(self, digest: bytes, at_ms: int, expires_ms: int) -> None:
        """Remember a link; forget those that nobody used."""
        await self._writer.do(
            lambda connection: host_link_rows.add(connection, digest, at_ms, expires_ms)
        )

    async def host_link(self, digest: bytes) -> HostLink | None:
        """What is known of a link, or ``None``."""
        return await self._read(lambda connection: host_link_rows.find(connection, digest))

    async def use_host_link(self, digest: bytes, log: HostLine) -> bool:
        """Use a link up, for a new host; False if it is not to be used."""
        return await self._writer.do(lambda connection: host_link_rows.use(connection, digest, log))

    async def pulse(self, at_ms: int) -> None:
        """Note that the room was alive at this wall time."""
        await self._writer.do(lambda connection: writing.alive(connection, at_ms))

    async def probe(self, at_ms: int) -> None:
        """:meth:`pulse`, and a try whether there is room for what a table may write."""
        if not has_room(self._folder):
            raise unavailable("store.full")
        await self._writer.do(lambda connection: writing.probe(connection, at_ms))

    async def last_pulse(self) -> int | None:
        """When the room was last known alive."""
        return await self._read(reading.last_pulse)

    async def close(self) -> None:
        """Finish what was begun and let go of the database and the folder."""
        await asyncio.to_thread(self._writer.close)
        self._readers.shutdown()
        self._auditing.shutdown()
        self._reading_engine.dispose()
        self._lock.release()


def _engine(file: Path, pool: type[NullPool | QueuePool], **options: Any) -> Engine:  # noqa: ANN401 - SQLAlchemy's own
    engine = create_engine(
        f"sqlite+pysqlite:///{file}",
        module=pysqlite3,
        poolclass=pool,
        connect_args={"isolation_level": None, "check_same_thread": False},
        **options,
    )
    writes = pool is NullPool

    @event.listens_for(engine, "connect")
    def _settle(connection: Any, _record: object) -> None:  # noqa: ANN401 - DB-API, untyped
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA secure_delete=ON")
        cursor.execute("PRAGMA busy_timeout=5000")
        if not writes:
            cursor.execute("PRAGMA query_only=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _prepare(engine: Engine, file: Path) -> None:
    """Make the tables in a new file; bring an older one to this schema."""
    with engine.begin() as connection:
        if is_empty(connection):
            make_whole(connection)
            return
        found = revision_of(connection)
    if found != HEAD:
        # Imported when it is needed: that is once in the life of a file.
        from doorcard.adapters.migrating import migrate  # noqa: PLC0415

        copy = migrate(file)
        _LOG.warning("the database was at schema %s and is at %s; copy: %s", found, HEAD, copy)
