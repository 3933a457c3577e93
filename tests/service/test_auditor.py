"""The auditor: at start, at intervals, on demand; a table that does not balance stops."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.room.cage import BANK, Why, move, seat_account
from doorcard.room.table import TableId
from doorcard.service import Pace
from doorcard.service.floor.auditor import DAY_MS, Auditor
from doorcard.service.ports import Books, OddTransfer, StoreUnavailable
from doorcard.service.table.table_state import TableState
from doorcard.service.table.tellings import ClosingTold
from doorcard.stud import Chips, Refusal
from tests.service.clockwork import HandClock, quiet
from tests.service.small_room import SmallRoom, play_on, small_room
from tests.web.asgi import until


def tamper(room: SmallRoom, account: str, chips: Chips) -> None:
    """What only a mistake of ours, or a hand in the file, could do."""
    store = room.store
    assert isinstance(store, MemoryStore)
    store._balances[account] += chips


class TestAnAudit:
    async def test_finds_nothing_while_a_hand_is_played_and_after_it(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            playing = await room.floor.auditor.audit()
            await play_on(guests)
            over = await room.floor.auditor.audit()

            assert playing.balanced
            assert over.balanced
            assert over.tables == ("reference",)
            assert over.transfers > playing.transfers
            assert room.floor.auditor.last == over

    async def test_stops_the_table_and_tells_it_why(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            tamper(room, seat_account("reference", 1), -5)
            tamper(room, "bank", 5)

            audit = await room.floor.auditor.audit()

            assert not audit.balanced
            [closing] = await guests[0].hears(ClosingTold)
            assert closing.code == "books.unbalanced"
            assert "the books of Reference rules do not balance" in closing.sentence
            late = room.dealer.watch(None)
            assert isinstance(await late.next(), ClosingTold)
            await room.clock.pass_ms(120_000)
            assert room.dealer.state.open_play is not None  # nothing happens there any more

    async def test_leaves_the_other_tables_alone(self) -> None:
        async with small_room(houses=("reference", "casino")) as room:
            await room.seated("Ann", "Ben")
            tamper(room, seat_account("reference", 1), -5)
            tamper(room, "bank", 5)
            other = room.floor.table("casino").watch(None)

            await room.floor.auditor.audit()
            await quiet()

            told = [await other.next() for _ in range(other.lag)]
            assert not [each for each in told if isinstance(each, ClosingTold)]

    async def test_stops_every_table_when_the_room_does_not_sum_to_zero(self) -> None:
        async with small_room(houses=("reference", "casino")) as room:
            [ann] = await room.seated("Ann")
            tamper(room, f"wallet:{ann.id}", 5)
            other = room.floor.table("casino").watch(None)

            audit = await room.floor.auditor.audit()
            await quiet()

            assert "the accounts sum to 5, not to zero" in [
                each.sentence for each in audit.findings
            ]
            told = [await other.next() for _ in range(other.lag)]
            assert [each.code for each in told if isinstance(each, ClosingTold)] == [
                "books.unbalanced"
            ]

    async def test_finds_chips_on_a_seat_that_a_table_has_not(self) -> None:
        async with small_room(houses=("reference", "casino")) as room:
            await room.seated("Ann", "Ben")
            stray = move(Why.GRANT, BANK, seat_account("reference", 9), 7)
            await room.store.post((stray, move(Why.GRANT, BANK, seat_account("gone", 1), 3)), 0)
            here, there = room.dealer.watch(None), room.floor.table("casino").watch(None)

            audit = await room.floor.auditor.audit(whole=False)

            assert [(each.table, each.sentence) for each in audit.findings] == [
                ("gone", "seat:gone:1 holds 3 chips, and there is no such seat"),
                ("reference", "seat:reference:9 holds 7 chips, and there is no such seat"),
            ]
            assert [here.is_closed, there.is_closed] == [True, False]

    async def test_takes_no_table_that_stays_shut_for_one_that_is_gone(self) -> None:
        store = MemoryStore()
        async with small_room(store=store, houses=("reference", "casino")) as room:
            await room.seated("Ann", "Ben")
        async with small_room(store=store, houses=("casino",)) as room:
            assert (await room.floor.auditor.audit()).balanced

    async def test_tells_the_host_in_the_log_and_the_table_no_figures(
        self, caplog: pytest.LogCaptureFixture
    ) -> None:
        async with small_room() as room:
            [ann] = await room.seated("Ann")
            tamper(room, seat_account("reference", 1), -5)
            tamper(room, "bank", 5)

            await room.floor.auditor.audit()

            assert "seat:reference:1 is at 3995, and its postings sum to 4000" in caplog.text
            [closing] = await ann.hears(ClosingTold)
            assert "3995" not in closing.sentence


class TestTheStart:
    async def test_does_not_open_a_table_that_does_not_balance(self) -> None:
        store = MemoryStore()
        async with small_room(store=store, houses=("reference", "casino")) as room:
            await room.seated("Ann", "Ben")
            tamper(room, seat_account("reference", 1), -5)
            tamper(room, "bank", 5)

        async with small_room(store=store, houses=("reference", "casino")) as room:
            assert [each.id for each in room.floor.lobby()] == ["casino"]
            with pytest.raises(Refusal) as refused:
                room.floor.table("reference")
            assert refused.value.code == "books.unbalanced"

    async def test_compares_every_table_with_the_books_at_once(self) -> None:
        """The console's books are of tables from the first look on, not after an interval."""
        async with small_room(houses=("reference", "casino")) as room:
            last = room.floor.auditor.last

            assert last is not None
            assert last.balanced
            assert sorted(last.tables) == ["casino", "reference"]


class BooksAlone(MemoryStore):
    """Remembers from where the books were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int | None] = []
        self.ails: StoreUnavailable | None = None

    async def books(self, since: Books | None = None) -> Books:
        self.asked.append(None if since is None else since.upto)
        if self.ails is not None:
            raise self.ails
        found = await super().books(since)
        return Books(found.balances, found.posted, (), len(self.asked))


class TestIntervals:
    async def test_read_the_new_postings_and_once_a_day_all(self) -> None:
        store, clock = BooksAlone(), HandClock()
        auditor = Auditor(store, clock, (), every_ms=1)
        await auditor.audit_books()
        running = asyncio.create_task(auditor.run())
        await until(lambda: len(store.asked) >= 3)
        await clock.pass_ms(DAY_MS)
        seen = len(store.asked)
        await until(lambda: len(store.asked) >= seen + 3)
        running.cancel()

        assert store.asked[:3] == [None, 1, 2]
        assert store.asked[seen : seen + 3].count(None) + store.asked[3:seen].count(None) == 1

    async def test_are_none_where_the_host_wants_none(self) -> None:
        store = BooksAlone()

        await Auditor(store, HandClock(), (), every_ms=0).run()

        assert store.asked == []

    async def test_outlive_a_store_that_takes_a_break(
        self, caplog: pytest.LogCaptureFixture
    ) -> None:
        store = BooksAlone()
        store.ails = StoreUnavailable("store.failing", "it fails")
        auditor = Auditor(store, HandClock(), (), every_ms=1)
        with caplog.at_level(logging.ERROR):
            running = asyncio.create_task(auditor.run())
            await until(lambda: len(store.asked) >= 2)
            store.ails = None
            await until(lambda: auditor.last is not None)
            running.cancel()

        assert auditor.last is not None
        assert auditor.last.balanced
        assert caplog.text == ""

    async def test_begin_with_the_room(self) -> None:
        pace = Pace(pause_ms=4000, bots_per_table=0, pulse_ms=60_000, audit_ms=1)
        async with small_room(pace=pace) as room:
            first = room.floor.auditor.last
            await until(lambda: room.floor.auditor.last is not first)

            assert room.floor.auditor.last is not None
            assert room.floor.auditor.last.tables == ("reference",)


class TestATableThatMovesOn:
    """What is compared is of the same revision, or nothing is said."""

    async def test_is_looked_at_again_until_books_and_table_are_of_one_moment(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            old = room.dealer.standing
            await room.begin()
            await play_on(guests)
            stands = Stands([old, old, room.dealer.standing])
            auditor = Auditor(room.store, room.clock, [stands], every_ms=0)

            assert (await auditor.audit()).balanced
            assert stands.left == [room.dealer.standing]

    async def test_is_left_for_the_next_time_if_it_never_rests(self) -> None:
        async with small_room() as room:
            await room.seated("Ann", "Ben")
            old = room.dealer.standing
            await room.begin()
            stands = Stands([old])

            assert (await Auditor(room.store, room.clock, [stands], every_ms=0).audit()).balanced
            assert not stands.closed


@dataclass
class Stands:
    """A table that stands somewhere else each time it is looked at."""

    left: list[tuple[int, TableState]]
    closed: bool = False

    @property
    def standing(self) -> tuple[int, TableState]:
        return self.left.pop(0) if len(self.left) > 1 else self.left[0]

    async def close(self, code: str, sentence: str) -> None:
        self.closed = bool(code and sentence)


class TestWhatABookSays:
    def test_of_a_transfer_names_its_table(self) -> None:
        from doorcard.service.floor.books import audit_books

        odd = (OddTransfer(3, "casino", 7),)
        audit = audit_books(Books({}, {}, odd, 3))
        table: TableId = "casino"

        assert audit.against(table) == ["transfer 3 sums to 7, not to zero"]
        assert audit.against("reference") == []
