"""Tables as older rooms wrote them are read with what they did not know yet."""

from __future__ import annotations

import json

from doorcard.adapters.memory import MemoryStore
from doorcard.room.table import Seat, Table
from doorcard.service.floor.floor import _table_of
from doorcard.service.ports import StoredTable
from doorcard.service.table.snapshot import read_table, write_table
from tests.service.clockwork import HandClock
from tests.service.small_room import small_room

FIRST_TABLE = ("id", "name", "house", "title", "rules", "policy", "seats", "dealer", "hands")
FIRST_SEAT = ("seat", "player", "name", "stack", "reserved", "sitting_out", "absent", "leaving")
FIRST_POLICY = (
    "turn_seconds",
    "timer_visible_seconds",
    "show_seconds",
    "reconnect_min_left_seconds",
    "reconnect_bonus_seconds",
    "network_grace_ms",
    "allin_protections_per_day",
    "buy_in_min",
    "buy_in_max",
    "short_buy",
    "auto_ante_default",
    "auto_ante_switch",
    "dealer_rotation",
    "history_email",
    "dead_card_rack",
)


def as_first_written(table: Table) -> bytes:
    """With the fields that the first rooms had, and no other."""
    told = json.loads(write_table(table))
    told = {name: told[name] for name in (*FIRST_TABLE, "in_hand")}
    told["seats"] = [{name: seat[name] for name in (*FIRST_SEAT, "gone")} for seat in told["seats"]]
    told["policy"] = {name: told["policy"][name] for name in FIRST_POLICY}
    return json.dumps(told).encode()


class TestATableOfTheFirstRooms:
    def test_is_read_with_defaults_for_all_that_is_new(self) -> None:
        table = _table_of("celebpoker").with_seat(Seat(2, "ann", "Ann", 8000))

        assert read_table(as_first_written(table)) == table

    async def test_is_opened_played_on_and_written_anew(self) -> None:
        store, clock = MemoryStore(), HandClock()
        table = _table_of("reference")
        await store.add_table(
            StoredTable(table.id, table.house, table.name, 0, as_first_written(table), 0), 0
        )
        async with small_room(store=store, clock=clock) as room:
            await room.seated("Ann", "Ben")
            await room.begin()

            (stored,) = await store.tables()
            assert read_table(stored.state) == room.dealer.state.table
            assert await room.books() == []
