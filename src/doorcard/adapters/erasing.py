"""A person's end in the room's database: what goes, and what stays under another name."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from doorcard.adapters.accounts_schema import (
    ACCOUNT_LINKS,
    API_TOKENS,
    LOGINS,
    PASSKEYS,
    PREFERENCES,
)
from doorcard.adapters.clock_schema import MUCK_ASKS
from doorcard.adapters.letter_schema import ROOM_LETTERS
from doorcard.adapters.look_back_schema import HAND_NOTES, HAND_SHARES, IMPORTED_HANDS
from doorcard.adapters.schema import PLAYERS, SESSIONS
from doorcard.adapters.talk_schema import (
    ANNOUNCEMENTS,
    BANS,
    HOST_MAIL,
    MUTES,
    PLAYER_NOTES,
    SILENCES,
    TALK_LINES,
)
from doorcard.room.ids import PlayerId
from doorcard.service.accounts.ports import SaidAt
from doorcard.service.ports import PlayerKind

_OF_THE_PERSON = (
    *(LOGINS.c.player, PASSKEYS.c.player, API_TOKENS.c.player, ACCOUNT_LINKS.c.player),
    *(SESSIONS.c.player, PREFERENCES.c.player, TALK_LINES.c.player, HOST_MAIL.c.player),
    *(MUCK_ASKS.c.player, ROOM_LETTERS.c.player),
    *(IMPORTED_HANDS.c.player, HAND_NOTES.c.player, HAND_SHARES.c.player),
    *(MUTES.c.player, MUTES.c.muted, PLAYER_NOTES.c.writer, PLAYER_NOTES.c.player),
    *(BANS.c.player, SILENCES.c.player),
)
"""Whose rows go: a conversation with the host goes whole, and what others noted of the person.

Lapses stay with their hands, as their events do.
"""
_NAMES_OF_HOSTS = (
    BANS.c.by_name,
    SILENCES.c.by_name,
    ANNOUNCEMENTS.c.by_name,
    TALK_LINES.c.removed_by,
)


def erase(connection: Connection, player: PlayerId, name: str, at_ms: int) -> list[SaidAt]:
    """Forget all but the player's id, which goes by ``name`` from now on; what they had said.

    What a host did keeps no old name either. The log of the hosts alone cannot be changed:
    who reads it is told its people by the names they have now.
    """
    said = select(TALK_LINES.c.table_id, TALK_LINES.c.id).where(TALK_LINES.c.player == player)
    lines = [SaidAt(*row) for row in connection.execute(said.order_by(TALK_LINES.c.id))]
    of_account = (
        select(PLAYERS.c.name)
        .join(LOGINS, LOGINS.c.player == PLAYERS.c.id)
        .where(PLAYERS.c.id == player)
    )
    # Hosts have accounts, and no two accounts one name: it is theirs wherever it stands.
    if (known_as := connection.scalar(of_account)) is not None:
        for column in _NAMES_OF_HOSTS:
            theirs = update(column.table).where(column == known_as)
            connection.execute(theirs.values({column: name}))
        answers = (HOST_MAIL.c.from_host == 1) & (HOST_MAIL.c.name == known_as)
        connection.execute(update(HOST_MAIL).where(answers).values(name=name))
    for column in _OF_THE_PERSON:
        connection.execute(delete(column.table).where(column == player))
    gone = update(PLAYERS).where(PLAYERS.c.id == player)
    connection.execute(gone.values(name=name, kind=PlayerKind.GUEST.value, host=0, erased_ms=at_ms))
    return lines
