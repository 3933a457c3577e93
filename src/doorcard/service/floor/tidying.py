"""Tables that nobody is at any more close after a while; the last of a kind stays."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Hashable, Iterable
from typing import Final

from doorcard.room.table import Table, TableId
from doorcard.service.floor.floor import Floor
from doorcard.service.floor.trouble import log_trouble
from doorcard.service.table.dealer import Dealer
from doorcard.service.table.table_orders import CloseTable

EVERY_S: Final = 30


class Tidying:
    """Looks for tables that players opened and that nobody is at."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._clock = floor.clock
        self._pace = floor.pace
        self._empty_since: dict[TableId, int] = {}

    async def run(self) -> None:
        """Look every half minute, until cancelled."""
        while True:
            await asyncio.sleep(EVERY_S)
            try:
                self.look()
            except Exception as trouble:  # noqa: BLE001 - empty tables are looked at again
                log_trouble("tidying of tables", trouble)

    def look(self) -> None:
        """Ask those that have been empty for long enough to close.

        A table closes only if nobody has come when its dealer hears of it.
        """
        now = self._clock.now_ms()
        empty = {each.state.table.id: each for each in self._floor.dealers() if each.is_empty}
        self._empty_since = {each: self._empty_since.get(each, now) for each in empty}
        waited = [
            each
            for id_, each in empty.items()
            if now - self._empty_since[id_] >= self._patience(each.state.table)
        ]
        for dealer in may_go(empty.values(), waited):
            dealer.tell_itself(CloseTable(None, if_empty=True))

    def _patience(self, table: Table) -> int:
        return self._pace.private_empty_ms if table.is_private else self._pace.empty_ms


def may_go(empty: Iterable[Dealer], wanted: Iterable[Dealer]) -> list[Dealer]:
    """Which of the ``wanted`` tables may all close, where those are ``empty``.

    Those that players opened; of the public ones of each kind one stays empty and open.
    """
    there = Counter(kind_of(each.state.table) for each in empty if not each.state.table.is_private)
    going: list[Dealer] = []
    for dealer in wanted:
        table = dealer.state.table
        if table.opener is None:
            continue
        if not table.is_private:
            if there[kind_of(table)] == 1:
                continue
            there[kind_of(table)] -= 1
        going.append(dealer)
    return going


def kind_of(table: Table) -> Hashable:
    """Tables of one kind are as good as each other for who looks for one."""
    return (table.house, table.rules)
