"""A whole room on a disk that fills up, in SQLite's own words, and has room again."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pysqlite3  # type: ignore[import-untyped]  # it ships none
import pytest

from doorcard.adapters.kept_books import read_books
from doorcard.adapters.sqlite import open_store
from doorcard.adapters.store_trouble import unavailable
from doorcard.cli.audit import audit_of
from doorcard.service.table.tellings import NoticeTold, PausedTold, ResumedTold
from doorcard.stud import Refusal
from tests.adapters.inline_store import InlineStore
from tests.service.small_room import Guest, SmallRoom, calm, play_on, request, small_room


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[SmallRoom]:
    store = InlineStore(tmp_path)
    async with small_room(store=store) as room:
        yield room
    await store.close()


@contextmanager
def ailing(room: SmallRoom, on: str, off: str) -> Iterator[None]:
    """Something ails the disk under the room's writer."""
    store = room.store
    assert isinstance(store, InlineStore)
    own = store._writer._connection.connection.driver_connection  # type: ignore[attr-defined]  # the inline writer's
    assert own is not None
    own.execute(on)
    try:
        yield
    finally:
        own.execute(off)


def full(room: SmallRoom, folder: Path) -> AbstractContextManager[None]:
    with closing(pysqlite3.connect(folder / "room.db")) as looking:
        pages = looking.execute("PRAGMA page_count").fetchone()[0]
    return ailing(room, f"PRAGMA max_page_count = {pages}", "PRAGMA max_page_count = 1000000")


async def until_refused(room: SmallRoom, guests: list[Guest]) -> Refusal:
    """Play on until the disk takes no more."""
    for _ in range(500):
        if room.dealer.state.open_play is None:
            await room.begin()
            if room.dealer.state.open_play is None:
                return unavailable("store.full")
        play = room.dealer.state.open_play
        assert play is not None
        assert play.hand.to_act is not None
        actor = next(each for each in guests if each.id == play.players[play.hand.to_act])
        try:
            await actor.act(calm)
        except Refusal as refused:
            return refused
    raise AssertionError("the disk never fills up")


class TestADiskThatFillsUp:
    async def test_pauses_the_table_and_loses_nothing(
        self, room: SmallRoom, tmp_path: Path
    ) -> None:
        guests = await room.seated("Ann", "Ben")
        await room.begin()
        with full(room, tmp_path):
            refused = await until_refused(room, guests)
            before = room.dealer.standing
            assert refused.code == "store.full"
            assert "it goes on by itself when there is room again" in str(refused)
            heard = [each for guest in guests for each in await guest.listen()]
            heard += [each for guest in guests for each in guest.heard]
            assert "store.full" in {each.code for each in heard if isinstance(each, PausedTold)}
            with pytest.raises(Refusal, match="the disk of the room is full"):
                await room.dealer.sit_out(guests[0].id, on=True, request=request())

            await room.floor.store_watch.look()
            await room.clock.pass_ms(600_000)
            assert room.floor.store_watch.trouble is not None
            assert room.dealer.standing[0] == before[0]

        await room.floor.store_watch.look()
        await play_on(guests)
        await room.begin()
        await play_on(guests)

        assert "store.full" in {each.code for each in await guests[0].hears(ResumedTold)} | {
            each.code for each in guests[0].heard if isinstance(each, ResumedTold)
        }
        assert (await room.floor.auditor.audit()).balanced
        assert audit_of(read_books(tmp_path / "room.db")).balanced

    async def test_repeats_no_event_and_leaves_none_out(
        self, room: SmallRoom, tmp_path: Path
    ) -> None:
        guests = await room.seated("Ann", "Ben")
        await room.begin()
        with full(room, tmp_path):
            await until_refused(room, guests)
        await room.floor.store_watch.look()
        await play_on(guests)
        await guests[0].listen()

        told: dict[str, list[int]] = {}
        for each in guests[0].heard:
            if isinstance(each, NoticeTold):
                told.setdefault(each.hand, []).append(each.v)
        for hand, versions in told.items():
            stored = await room.store.hand(hand)
            assert stored is not None
            assert versions == list(range(1, len(stored.events) + 1))


class TestADiskThatTurnsReadOnly:
    async def test_pauses_the_table_and_goes_on(self, room: SmallRoom) -> None:
        guests = await room.seated("Ann", "Ben")
        await room.begin()
        with ailing(room, "PRAGMA query_only = ON", "PRAGMA query_only = OFF"):
            refused = await until_refused(room, guests)
            assert refused.code == "store.read_only"

        await room.floor.store_watch.look()
        await play_on(guests)
        assert (await room.floor.auditor.audit()).balanced

    async def test_lets_nobody_sign_in_and_says_why(self, room: SmallRoom) -> None:
        with (
            ailing(room, "PRAGMA query_only = ON", "PRAGMA query_only = OFF"),
            pytest.raises(Refusal, match="the disk of the room takes no writing"),
        ):
            await room.guest("Judith")


class TestAStart:
    def test_on_a_file_that_is_no_database_is_refused(self, tmp_path: Path) -> None:
        (tmp_path / "room.db").write_text("no database " * 500)

        for _ in range(2):
            with pytest.raises(Refusal) as refused:
                open_store(tmp_path)
            assert refused.value.code == "store.damaged"

    async def test_on_a_file_that_another_program_holds_is_refused(self, tmp_path: Path) -> None:
        await open_store(tmp_path).close()
        with closing(pysqlite3.connect(tmp_path / "room.db")) as other:
            other.execute("PRAGMA journal_mode = DELETE").fetchall()
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(Refusal, match="another program holds the room's database"):
                open_store(tmp_path)
