"""The auditor: at start, at intervals and on demand; stops a table that does not balance."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Protocol

from doorcard.room.table import TableId
from doorcard.service.floor.books import (
    Audit,
    Finding,
    audit_books,
    differences,
    expected_at,
    no_seat,
    unbalanced,
    without_seat,
)
from doorcard.service.floor.trouble import log_trouble
from doorcard.service.ports import Books, Clock, Store, StoreUnavailable
from doorcard.service.table.snapshot import read_table
from doorcard.service.table.table_state import TableState
from doorcard.stud.problems import Problem

_LOG: Final = logging.getLogger("doorcard.audit")
_TRIES: Final = 5
"""How often a table is looked at that moves on between the look at it and at its books."""
DAY_MS: Final = 24 * 3600 * 1000


class Audited(Protocol):
    """A table as the auditor sees it."""

    @property
    def standing(self) -> tuple[int, TableState]:
        """Its revision, and its state as of then."""

    async def close(self, code: str, sentence: str) -> None:
        """Deal no more, and tell everybody why."""


class Auditor:
    """Compares books and tables. No table waits for it."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        tables: Iterable[Audited],
        *,
        every_ms: int,
        ask_ms: int = 1000,
    ) -> None:
        """``tables`` is looked through anew at each audit. ``every_ms`` 0: at no intervals.

        ``ask_ms``: how often it is seen whether another process asks for an audit.
        """
        self._store = store
        self._clock = clock
        self._tables = tables
        self._every_ms = every_ms
        self._ask_ms = ask_ms
        self._books: Books | None = None
        self._whole_at_ms: int | None = None
        self.last: Audit | None = None
        """What the last audit came to."""

    async def run(self) -> None:
        """Audit at intervals until cancelled: the new postings, and once a day all."""
        while self._every_ms:
            await asyncio.sleep(self._every_ms / 1000)
            try:
                await self.audit(whole=self._is_a_day_old)
            except StoreUnavailable:
                continue  # the room pauses for it, and says so
            except Exception as trouble:  # noqa: BLE001 - the next audit may do better
                log_trouble("audit of the books", trouble)

    async def heed(self) -> None:
        """Audit whenever another process asks for it, until cancelled."""
        while True:
            await asyncio.sleep(self._ask_ms / 1000)
            try:
                await self.look()
            except StoreUnavailable:
                continue
            except Exception as trouble:  # noqa: BLE001 - it is asked for again, or soon made anyway
                log_trouble("audit that was asked for", trouble)

    async def look(self) -> None:
        """Audit now if another process asks for it, and say how many tables that has stopped."""
        asked_ms = await self._store.audit_asks.waiting()
        if asked_ms is not None:
            audit = await self.audit()
            stopped = sum(bool(audit.against(each)) for each in audit.tables)
            await self._store.audit_asks.answer(asked_ms, stopped)

    @property
    def _is_a_day_old(self) -> bool:
        return self._whole_at_ms is None or self._clock.now_ms() - self._whole_at_ms >= DAY_MS

    async def audit_books(self, *, whole: bool = True) -> Audit:
        """The books alone, before any table is open. ``whole``: all postings, not the new ones."""
        self._books = await self._store.books(None if whole else self._books)
        if whole:
            self._whole_at_ms = self._clock.now_ms()
        self.last = replace(audit_books(self._books), at_ms=self._clock.wall_ms())
        for each in self.last.findings:
            if each.table is None:
                _LOG.error("%s", each.sentence)
        return self.last

    async def audit(self, *, whole: bool = True) -> Audit:
        """Books and tables; a table that does not balance is dealt no more."""
        audit = await self.audit_books(whole=whole)
        audit = replace(audit, findings=(*audit.findings, *await self._without_seat()))
        findings, looked_at = list(audit.findings), list[TableId]()
        for dealer in tuple(self._tables):
            table = dealer.standing[1].table
            looked_at.append(table.id)
            wrong = await self._differences(dealer)
            findings += [Finding(each, table.id) for each in wrong]
            against = [*audit.against(table.id), *map(str, wrong)]
            if against:
                refusal = unbalanced(table.name, table.id, against)
                await dealer.close(refusal.code, str(refusal))
        self.last = replace(audit, findings=tuple(findings), tables=tuple(looked_at))
        if self.last.balanced:
            _LOG.info(
                "books balance",
                extra={"accounts": audit.accounts, "upto": audit.transfers, "whole": whole},
            )
        return self.last

    async def _without_seat(self) -> list[Finding]:
        """Chips at tables that there are not, and on seats that tables have not."""
        balances = {} if self._books is None else self._books.balances
        known = {each for dealer in self._tables for each in expected_at(dealer.standing[1])}
        if not (lost := without_seat(balances, known)):
            return []
        # Some tables stay shut, others have closed since. Whether a table is there is asked
        # before what lies on it: as it closes, its chips go with it.
        for stored in await self._store.tables():
            known |= expected_at(TableState(read_table(stored.state))).keys()
        held = {each: await self._store.balance(each) for each in lost if each not in known}
        return [no_seat(account, chips) for account, chips in held.items() if chips]

    async def _differences(self, dealer: Audited) -> list[Problem]:
        """In what a table and its books differ, both as of the same revision."""
        for _ in range(_TRIES):
            revision, state = dealer.standing
            at, balances = await self._store.table_books(state.table.id, expected_at(state))
            if at == revision:
                return differences(state, balances)
        return []  # it moves on all the time; the next audit looks again
