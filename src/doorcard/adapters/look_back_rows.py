"""Imported hands, notes and links in the room's database. One way for both stores."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, delete, func, literal, select
from sqlalchemy.dialects.sqlite import insert

from doorcard.adapters.account_rows import Run
from doorcard.adapters.look_back_schema import HAND_NOTES, HAND_SHARES, IMPORTED_HANDS
from doorcard.room.ids import PlayerId
from doorcard.service.hands.ports import HandShare, ImportedHand

_HANDS, _NOTES, _SHARES = IMPORTED_HANDS.c, HAND_NOTES.c, HAND_SHARES.c


class LookBackRows:
    """Keeps the promises of :class:`doorcard.service.hands.ports.LookBackStore`."""

    def __init__(self, read: Run, write: Run) -> None:
        self._read = read
        self._write = write

    async def add_imported(self, hands: list[ImportedHand]) -> int:
        """Keep those that are not kept already; how many that were."""
        rows = [
            {
                "player": each.player,
                "digest": each.digest,
                "site": each.site,
                "hand": each.hand,
                "table_name": each.table,
                "game": each.game,
                "played_ms": each.played_ms,
                "at_ms": each.at_ms,
                "notices": each.notices,
                "facts": each.facts,
            }
            for each in hands
        ]

        def job(connection: Connection) -> int:
            kept = insert(IMPORTED_HANDS).on_conflict_do_nothing()
            return sum(connection.execute(kept.values(row)).rowcount for row in rows)

        return await self._write(job)

    async def imported(self, player: PlayerId, hand: int) -> ImportedHand | None:
        """A hand of that player's files, or ``None``."""
        wanted = select(IMPORTED_HANDS).where(_HANDS.player == player, _HANDS.id == hand)
        return await self._read(
            lambda connection: next(map(_imported, connection.execute(wanted)), None)
        )

    async def imported_page(
        self, player: PlayerId, before: int | None, limit: int
    ) -> list[ImportedHand]:
        """The latest imports of a player, the latest first, without notices and facts."""
        light = [each for each in IMPORTED_HANDS.columns if each.name not in ("notices", "facts")]
        empty = (literal(b"").label("notices"), literal(b"").label("facts"))
        wanted = select(*light, *empty).where(_HANDS.player == player)
        if before is not None:
            wanted = wanted.where(_HANDS.id < before)
        wanted = wanted.order_by(_HANDS.id.desc()).limit(limit)
        return await self._read(lambda connection: list(map(_imported, connection.execute(wanted))))

    async def imported_facts(self, player: PlayerId) -> list[bytes]:
        """The facts of all imported hands of a player, in the order they were played."""
        wanted = (
            select(_HANDS.facts)
            .where(_HANDS.player == player)
            .order_by(_HANDS.played_ms, _HANDS.id)
        )
        return await self._read(lambda connection: list(connection.scalars(wanted)))

    async def imported_count(self, player: PlayerId) -> int:
        """How many imported hands a player keeps."""
        wanted = select(func.count()).where(_HANDS.player == player)
        return await self._read(lambda connection: connection.scalar(wanted) or 0)

    async def drop_imported(self, player: PlayerId) -> None:
        """Forget a player's imported hands."""
        gone = delete(IMPORTED_HANDS).where(_HANDS.player == player)
        await self._write(lambda connection: connection.execute(gone).rowcount)

    async def note(self, player: PlayerId, hand: str) -> str:
        """What a player wrote about a hand; empty if nothing."""
        wanted = select(_NOTES.text).where(_NOTES.player == player, _NOTES.hand == hand)
        return await self._read(lambda connection: connection.scalar(wanted) or "")

    async def write_note(self, player: PlayerId, hand: str, text: str, at_ms: int) -> None:
        """Keep a note in place of the old one; an empty one is none."""

        def job(connection: Connection) -> None:
            connection.execute(
                delete(HAND_NOTES).where(_NOTES.player == player, _NOTES.hand == hand)
            )
            if text:
                row = insert(HAND_NOTES).values(player=player, hand=hand, text=text, at_ms=at_ms)
                connection.execute(row)

        await self._write(job)

    async def notes(self, player: PlayerId) -> list[tuple[str, str]]:
        """All hands with notes of a player, and the notes."""
        wanted = (
            select(_NOTES.hand, _NOTES.text).where(_NOTES.player == player).order_by(_NOTES.hand)
        )
        return await self._read(
            lambda connection: [(row.hand, row.text) for row in connection.execute(wanted)]
        )

    async def add_share(self, share: HandShare) -> HandShare:
        """Keep a link; the same with its number."""
        row = insert(HAND_SHARES).values(
            digest=share.digest,
            player=share.player,
            hand=share.hand,
            seat=share.seat,
            at_ms=share.at_ms,
        )
        number = await self._write(lambda connection: connection.execute(row).lastrowid)
        return replace(share, id=int(number))

    async def share(self, digest: bytes) -> HandShare | None:
        """The link of that token, or ``None``."""
        wanted = select(HAND_SHARES).where(_SHARES.digest == digest)
        return await self._read(
            lambda connection: next(map(_share, connection.execute(wanted)), None)
        )

    async def shares(self, player: PlayerId) -> list[HandShare]:
        """All links of a player, the latest first."""
        wanted = select(HAND_SHARES).where(_SHARES.player == player).order_by(_SHARES.id.desc())
        return await self._read(lambda connection: list(map(_share, connection.execute(wanted))))

    async def end_share(self, player: PlayerId, share: int) -> None:
        """Let a link show nothing any more."""
        gone = delete(HAND_SHARES).where(_SHARES.player == player, _SHARES.id == share)
        await self._write(lambda connection: connection.execute(gone).rowcount)


def _imported(row: Any) -> ImportedHand:  # noqa: ANN401 - a row of IMPORTED_HANDS
    return ImportedHand(
        player=row.player,
        digest=row.digest,
        site=row.site,
        hand=row.hand,
        table=row.table_name,
        game=row.game,
        played_ms=row.played_ms,
        at_ms=row.at_ms,
        notices=row.notices,
        facts=row.facts,
        id=row.id,
    )


def _share(row: Any) -> HandShare:  # noqa: ANN401 - a row of HAND_SHARES
    return HandShare(row.digest, row.player, row.hand, row.seat, row.at_ms, row.id)
