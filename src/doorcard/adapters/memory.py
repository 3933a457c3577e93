"""A store that lasts as long as the process: for tests, and for trying things out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from doorcard.room.cage import Account, Transfer, apply, may_owe
from doorcard.room.table import HandId, PlayerId, TableId
from doorcard.service.ports import (
    AlreadyPosted,
    Deed,
    HandAppend,
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
    _players: dict[PlayerId, Player] = field(default_factory=dict)
    _sessions: dict[bytes, PlayerId] = field(default_factory=dict, repr=False)
    _pulse: int | None = None

    async def commit(self, deed: Deed) -> None:
        """Store a deed whole, or raise and store nothing."""
        table = self._tables.get(deed.table)
        if table is None or table.revision != deed.revision:
            at = "not there" if table is None else f"at {table.revision}"
            raise VersionConflict(f"table {deed.table} is {at}, not at {deed.revision}")
        hand = None if deed.hand is None else self._appended(deed.table, deed.hand, deed.at_ms)
        self._post(deed.transfers)
        if hand is not None:
            self._hands[hand.id] = hand
        self._tables[deed.table] = replace(
            table,
            revision=table.revision + 1,
            state=table.state if deed.state is None else deed.state,
            hands_played=table.hands_played + bool(hand and hand.ended_ms is not None),
        )
        self._alive(deed.at_ms)

    def _appended(self, table: TableId, append: HandAppend, at_ms: int) -> StoredHand:
        old = self._hands.get(append.hand)
        stored = 0 if old is None else len(old.events)
        if stored != append.after or (old is not None and old.ended_ms is not None):
            raise VersionConflict(f"{append.hand} is at {stored}, not {append.after}")
        if old is None:
            old = StoredHand(append.hand, table, append.number, append.seats, at_ms, None, None, ())
        return replace(
            old,
            deadline_ms=append.deadline_ms,
            ended_ms=at_ms if append.ended else None,
            events=old.events + append.events,
        )

    async def post(self, transfers: Sequence[Transfer], at_ms: int) -> None:
        """Store transfers that belong to no table."""
        self._post(transfers)
        self._alive(at_ms)

    def _post(self, transfers: Sequence[Transfer]) -> None:
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

    async def add_table(self, table: StoredTable, at_ms: int) -> None:
        """Store a new table."""
        if table.id in self._tables:
            raise VersionConflict(f"table {table.id} is there already")
        self._tables[table.id] = table
        self._alive(at_ms)

    async def tables(self) -> list[StoredTable]:
        """All tables, by id."""
        return [self._tables[each] for each in sorted(self._tables)]

    async def hand(self, hand: HandId) -> StoredHand | None:
        """A hand whole, or ``None``."""
        return self._hands.get(hand)

    async def open_hand(self, table: TableId) -> StoredHand | None:
        """The table's hand that has not ended, if there is one."""
        return next(
            (h for h in self._hands.values() if h.table == table and h.ended_ms is None), None
        )

    async def last_hand(self, table: TableId) -> HandId | None:
        """The table's hand that ended last, if there is one."""
        ended = [h for h in self._hands.values() if h.table == table and h.ended_ms is not None]
        return max(ended, key=lambda h: h.number).id if ended else None

    async def balance(self, account: Account) -> Chips:
        """What an account holds; 0 if it was never used."""
        return self._balances.get(account, 0)

    async def balances(self) -> dict[Account, Chips]:
        """Every account that was ever used."""
        return dict(self._balances)

    async def add_player(self, player: Player, at_ms: int) -> None:
        """Store a new player."""
        if player.id in self._players:
            raise VersionConflict(f"player {player.id} is there already")
        self._players[player.id] = player
        self._alive(at_ms)

    async def player(self, player: PlayerId) -> Player | None:
        """A player, or ``None``."""
        return self._players.get(player)

    async def players(self, ids: Sequence[PlayerId]) -> dict[PlayerId, Player]:
        """Those of the players that exist."""
        return {each: self._players[each] for each in ids if each in self._players}

    async def bots(self) -> list[Player]:
        """All house bots, by id."""
        return [self._players[each] for each in sorted(self._players) if self._players[each].is_bot]

    async def add_session(self, digest: bytes, player: PlayerId, at_ms: int) -> None:
        """Remember a session under the digest of its token."""
        self._sessions[digest] = player
        self._alive(at_ms)

    async def session(self, digest: bytes) -> PlayerId | None:
        """Whose session it is, or ``None``."""
        return self._sessions.get(digest)

    async def end_session(self, digest: bytes) -> None:
        """Forget a session."""
        self._sessions.pop(digest, None)

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
