"""Every table of the room's database: is what it keeps of a person in the person's file?"""

from __future__ import annotations

from functools import reduce
from typing import Any, Final

from sqlalchemy import Integer, LargeBinary, Table, insert

from doorcard.adapters.all_tables import METADATA
from doorcard.adapters.memory import MemoryStore
from tests.service.account_office import HERE
from tests.service.test_belongings import PROOF, account, exported, open_doors, stored

EXPORTED: Final = {
    "players": "account",
    "logins": "account",
    "sessions": "sessions",
    "passkeys": "account.passkeys",
    "api_tokens": "account.tokens",
    "preferences": "preferences",
    "accounts": "wallet.chips",
    "transfers": "wallet.lines",
    "postings": "wallet.lines",
    "tables": "tables",
    "hands": "hands",
    "hand_seats": "hands",
    "events": "hands",
    "lapses": "turns.lapses",
    "muck_asks": "turns.mucked_hands_asked_for",
    "talk_lines": "talk.lines",
    "mutes": "talk.muted",
    "player_notes": "talk.notes",
    "host_mail": "talk.mail",
    "bans": "talk.bans",
    "silences": "talk.silences",
    "host_log": "hosts_log",
    "room_letters": "letters",
    "imported_hands": "looking_back.imported",
    "hand_notes": "looking_back.notes",
    "hand_shares": "looking_back.links",
}
"""Where in the file stands what a table keeps of the person."""
LEFT_OUT: Final = {
    "account_links": "digests of links that are good for two days at most; the address is told",
    "host_links": "digests; who used one is told by the line of the log",
    "grant_days": "digests that change from day to day; each grant is a line of the wallet",
    "deal_lines": "how a hand was dealt: in that hand's own file, for whoever checks it",
    "deal_secrets": "as deal_lines",
    "announcements": "said to everybody; who announced has it among their deeds",
    "room": "of the room, and of no person",
    "room_switches": "of the room, and of no person",
    "alembic_version": "of the room, and of no person",
}
"""Why a table is not in the file."""
STAYS: Final = {"players", "lapses", "host_log"}
"""Where the bare id stays: it belongs to hands and to what hosts answer for."""
BY_HAND: Final = {
    "side": "table",
    "scopes": "read",
    "chosen": '{"deck":"two"}',
    "cause": "timeout",
    "outcome": "posted",
    "about": "history",
    "way": "mail",
    "fate": "carried",
}
"""What a column holds where it is not any word."""


def at(told: dict[str, Any], path: str) -> Any:  # noqa: ANN401 - JSON of any shape
    return reduce(lambda inner, key: inner[key], path.split("."), told)


def row(table: Table, person: str) -> dict[str, object]:
    """A row of the table that is all about one person."""
    made: dict[str, object] = {}
    for column in table.columns:
        if column.name in {"player", "writer", "host", "thread"}:
            made[column.name] = person
        elif column.name in BY_HAND:
            made[column.name] = BY_HAND[column.name]
        elif not column.nullable and not (column.primary_key and isinstance(column.type, Integer)):
            is_binary = isinstance(column.type, LargeBinary)
            made[column.name] = b"" if is_binary else 7 if isinstance(column.type, Integer) else "x"
    return made


def test_every_table_is_exported_or_left_out_for_a_reason() -> None:
    assert sorted(METADATA.tables) == sorted((*EXPORTED, *LEFT_OUT))


async def test_what_each_keeps_of_a_person_is_in_the_file_and_goes_with_the_account() -> None:
    async with open_doors() as room:
        ann, store = await account(room, "Ann"), room.store
        assert isinstance(store, MemoryStore)
        of_a_person = [
            table
            for table in METADATA.sorted_tables
            if table.name in EXPORTED
            and "player" in table.columns
            and table.name not in {"logins", "hand_seats"}
        ]
        made = [insert(table).values(row(table, ann.id)) for table in of_a_person]
        store._rows.now(lambda rows: [rows.execute(each) for each in made])

        told = await exported(room.accounts.belongings, ann)
        await room.accounts.delete(ann, PROOF, HERE)

        assert len(of_a_person) >= 15
        assert not [each.name for each in of_a_person if not at(told, EXPORTED[each.name])]
        assert {name for name, rows in stored(room).items() if ann.id in rows} == STAYS
