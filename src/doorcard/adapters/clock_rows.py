"""Lapsed turns and asked-for mucks, statement by statement. One way for both stores."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, func, insert, select

from doorcard.adapters.account_rows import Run
from doorcard.adapters.clock_schema import LAPSES, MUCK_ASKS
from doorcard.room.grants import day_of
from doorcard.room.ids import HandId, PlayerId
from doorcard.service.clock.ports import LapseLine, Outcome, ProtectionTaken
from doorcard.stud import LapseCause


class LapseRows:
    """Keeps the promises of :class:`doorcard.service.clock.ports.LapseStore`."""

    def __init__(self, read: Run) -> None:
        self._read = read

    async def used(self, player: PlayerId, day: int) -> int:
        """How many protections a player has used on a day."""
        return await self._read(lambda connection: _used(connection, player, day))

    async def page(self, before: int | None, limit: int) -> list[LapseLine]:
        """The latest lapses, the latest first."""
        wanted = select(LAPSES).order_by(LAPSES.c.id.desc()).limit(limit)
        if before is not None:
            wanted = wanted.where(LAPSES.c.id < before)
        return await self._read(
            lambda connection: [_line(row) for row in connection.execute(wanted)]
        )

    async def of(self, player: PlayerId) -> list[LapseLine]:
        """All lapses of a player, in order."""
        wanted = select(LAPSES).where(LAPSES.c.player == player).order_by(LAPSES.c.id)
        return await self._read(
            lambda connection: [_line(row) for row in connection.execute(wanted)]
        )


class MuckAskRows:
    """Keeps the promises of :class:`doorcard.service.clock.ports.MuckAskStore`."""

    def __init__(self, read: Run, write: Run) -> None:
        self._read = read
        self._write = write

    async def asked(self, hand: HandId, player: PlayerId) -> int | None:
        """When the player asked; ``None`` if never."""
        return await self._read(lambda connection: _asked(connection, hand, player))

    async def ask(
        self, hand: HandId, player: PlayerId, at_ms: int, since_ms: int, most: int
    ) -> bool:
        """Note that the player asks; False if they asked too often of late."""

        def noted(connection: Connection) -> bool:
            if _asked(connection, hand, player) is not None:
                return True
            lately = select(func.count()).where(
                MUCK_ASKS.c.player == player, MUCK_ASKS.c.at_ms > since_ms
            )
            if (connection.scalar(lately) or 0) >= most:
                return False
            connection.execute(insert(MUCK_ASKS).values(hand=hand, player=player, at_ms=at_ms))
            return True

        return await self._write(noted)

    async def of(self, player: PlayerId) -> list[tuple[HandId, int]]:
        """All hands a player asked for, and when, in order."""
        wanted = (
            select(MUCK_ASKS.c.hand, MUCK_ASKS.c.at_ms)
            .where(MUCK_ASKS.c.player == player)
            .order_by(MUCK_ASKS.c.at_ms, MUCK_ASKS.c.hand)
        )
        return await self._read(
            lambda connection: [(row.hand, row.at_ms) for row in connection.execute(wanted)]
        )


def add_lapse(connection: Connection, lapse: LapseLine) -> None:
    """Note a lapsed turn. ``ProtectionTaken`` if its protection is not the next one."""
    day = day_of(lapse.at_ms)
    if lapse.used is not None and _used(connection, lapse.player, day) != lapse.used - 1:
        raise ProtectionTaken(lapse.player)
    connection.execute(
        insert(LAPSES).values(
            at_ms=lapse.at_ms,
            day=day,
            table_id=lapse.table,
            hand=lapse.hand,
            seat=lapse.seat,
            player=lapse.player,
            cause=lapse.cause.value,
            outcome=lapse.outcome.value,
            used=lapse.used,
            of=lapse.of,
        )
    )


def _used(connection: Connection, player: PlayerId, day: int) -> int:
    counted = select(func.count()).where(
        LAPSES.c.player == player, LAPSES.c.day == day, LAPSES.c.used.is_not(None)
    )
    return connection.scalar(counted) or 0


def _asked(connection: Connection, hand: HandId, player: PlayerId) -> int | None:
    return connection.scalar(
        select(MUCK_ASKS.c.at_ms).where(MUCK_ASKS.c.hand == hand, MUCK_ASKS.c.player == player)
    )


def _line(row: Any) -> LapseLine:  # noqa: ANN401 - a row of LAPSES
    return LapseLine(
        at_ms=row.at_ms,
        table=row.table_id,
        hand=row.hand,
        seat=row.seat,
        player=row.player,
        cause=LapseCause(row.cause),
        outcome=Outcome(row.outcome),
        used=row.used,
        of=row.of,
        id=row.id,
    )
