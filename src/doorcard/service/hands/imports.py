"""Hands of other rooms, out of a player's files: read, judged and kept."""

from __future__ import annotations

import asyncio
import hashlib
import os
import tempfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec

from doorcard.histories.outcome import Outcome, Skipped, Unread
from doorcard.histories.reading import read_histories
from doorcard.histories.record import HandRecord
from doorcard.histories.retold import retold
from doorcard.histories.statistics import facts_of
from doorcard.histories.writers import doorcard
from doorcard.room.ids import PlayerId
from doorcard.service.accounts.allowance import Allowance, take_all
from doorcard.service.hands.ports import ImportedHand
from doorcard.service.ports import Clock, Player, Store
from doorcard.stud import Refusal

LARGEST_FILE: Final = 4 * 1024 * 1024
"""Bytes."""
MOST_AT_ONCE: Final = 3_000
MOST_KEPT: Final = 20_000
"""Imported hands of one player."""
MOST_TOLD: Final = 20
"""Of so many hands that could not be read the reason is told."""
SECONDS: Final = 20.0
"""How long one file may take."""


@dataclass(frozen=True, slots=True)
class Imported:
    """What became of a file."""

    kept: int
    known: int
    """Hands that were kept before."""
    skipped: int
    """Hands of other games."""
    unread: tuple[str, ...]
    """Why hands could not be read or played through, each in a sentence."""
    unread_count: int


class Imports:
    """Takes files in, one at a time."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._turn = asyncio.Semaphore(1)
        self._files = Allowance(clock, most=10, every_ms=20_000)

    async def take(self, player: Player, name: str, content: bytes) -> Imported:
        """Read a file and keep its stud hands.

        Raises ``Refusal``: ``import.too_large``, ``import.too_many``, ``import.too_fast``,
        ``import.nothing``.
        """
        if len(content) > LARGEST_FILE:
            raise Refusal(
                "import.too_large",
                f"the file has {len(content):,} bytes: split it in parts of at most "
                f"{LARGEST_FILE:,}",
                most=LARGEST_FILE,
            )
        taken = (self._files, player.id)
        take_all("import.too_fast", "reading files takes the room some work", taken)
        held = await self._store.look_back.imported_count(player.id)
        if held >= MOST_KEPT:
            raise Refusal(
                "import.too_many",
                f"you keep {held:,} imported hands, and {MOST_KEPT:,} are the most: forget "
                "them first",
                most=MOST_KEPT,
            )
        now = self._clock.wall_ms()
        async with self._turn:
            read = await asyncio.to_thread(
                _read, player.id, name, content, now, min(MOST_AT_ONCE, MOST_KEPT - held)
            )
        kept = await self._store.look_back.add_imported(read.hands)
        if not read.hands and not read.skipped and not read.unread_count:
            raise Refusal("import.nothing", f"{name} holds no hand of seven-card stud")
        return Imported(
            kept, len(read.hands) - kept, read.skipped, tuple(read.unread), read.unread_count
        )


class _Read:
    def __init__(self) -> None:
        self.hands: list[ImportedHand] = []
        self.skipped = 0
        self.unread: list[str] = []
        self.unread_count = 0

    def fail(self, reason: str) -> None:
        self.unread_count += 1
        if len(self.unread) < MOST_TOLD:
            self.unread.append(reason)


def _read(player: PlayerId, name: str, content: bytes, now: int, most: int) -> _Read:
    """In a thread: the readers work on files."""
    read = _Read()
    suffix = Path(name).suffix if len(Path(name).suffix) <= 8 else ""
    handle, place = tempfile.mkstemp(suffix=suffix or ".txt", prefix="doorcard-import-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        for outcome in _within(read_histories(Path(place))):
            match outcome:
                case Skipped():
                    read.skipped += 1
                case Unread():
                    read.fail(str(replace(outcome, file=name)))
                case HandRecord() if len(read.hands) >= most:
                    read.fail(f"{name}: only {most:,} hands are taken at once")
                    break
                case HandRecord():
                    _keep(read, player, replace(outcome, file=name), now)
    finally:
        Path(place).unlink(missing_ok=True)
    return read


def _within(outcomes: Iterator[Outcome]) -> Iterator[Outcome]:
    ends = monotonic() + SECONDS
    for each in outcomes:
        yield each
        if monotonic() > ends:
            yield Unread(file="", hand="", line=0, reason="the file takes too long: split it")
            return


def _keep(read: _Read, player: PlayerId, record: HandRecord, now: int) -> None:
    told = retold(record)
    if told.notices is None:
        read.fail(f"{record.file}, hand {record.hand}: {told.why}")
        return
    played = record.played_at
    read.hands.append(
        ImportedHand(
            player=player,
            digest=hashlib.sha256(f"{record.site}/{record.hand}".encode()).digest()[:16],
            site=record.site.value,
            hand=record.hand,
            table=record.table,
            game=record.game.value,
            played_ms=None if played is None else int(played.timestamp() * 1000),
            at_ms=now,
            notices=zlib.compress(doorcard.write(told.notices, told.known).encode(), 6),
            facts=msgspec.msgpack.encode(facts_of(record)),
        )
    )
