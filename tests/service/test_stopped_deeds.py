"""A room is killed before every statement that it writes: each deed is whole or not begun.

One evening is played on a real file. Before each statement of the writer, and before and after
each commit, what a kill would leave is copied (where it differs from what the last one would
have left), and every copy is opened as a room again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import pysqlite3  # type: ignore[import-untyped]  # it ships none
import pytest

from doorcard import bootstrap
from doorcard.adapters.mail import Pigeonhole
from doorcard.adapters.schema import TABLES
from doorcard.bootstrap import Room, open_room
from doorcard.fairness import SigningKey
from doorcard.service import Floor
from doorcard.service.ports import StoredHand
from doorcard.service.table.snapshot import read_table
from doorcard.service.table.tellings import NoticeTold
from doorcard.stud import Fold, Refusal
from doorcard.views import redact
from tests.adapters.stopped_store import Disk, StoppedStore
from tests.crash.verdict import deal_problems, events_of, hand_problems, kept
from tests.service.account_office import light_hasher
from tests.service.clockwork import HandClock, StackedDecks, quiet
from tests.service.fair_room import take_part
from tests.service.small_evening import PACE, Cast, Deed, evening

Rows = dict[str, list[tuple[object, ...]]]
STATE, CLOSED = (list(TABLES.c.keys()).index(each) for each in ("state", "closed_ms"))
DEALS_ON_EVERY = 3
"""A room that has opened again deals on; so often it is seen to where no hand was broken off."""


@asynccontextmanager
async def a_room(folder: Path, clock: HandClock, disk: Disk | None = None) -> AsyncIterator[Room]:
    tools = replace(bootstrap.tools_for(Pigeonhole()), hasher=light_hasher())
    async with open_room(
        StoppedStore(folder, disk),
        PACE,
        bots=None,
        clock=clock,
        shuffler=StackedDecks(),
        tools=tools,
        signing=SigningKey(bytes(32)),
    ) as room:
        await quiet()
        yield room


def rows_of(folder: Path) -> Rows:
    """All that a room keeps, row by row, but when it was last alive."""
    base = pysqlite3.connect(folder / "room.db")
    names = [each for (each,) in base.execute("SELECT name FROM sqlite_master WHERE type='table'")]
    found = {each: sorted(base.execute(f'SELECT * FROM "{each}"'), key=repr) for each in names}  # noqa: S608 - our own names
    base.close()
    del found["room"]
    return found


def summary(rows: Rows) -> dict[str, object]:
    """The same without what is drawn by chance: ids, tokens, cards."""
    names: dict[object, object] = {row[0]: row[1] for row in rows["players"]}
    names |= {row[0]: row[2] for row in rows["tables"]}

    def label(account: object) -> str:
        return ":".join(str(names.get(part, part)) for part in str(account).split(":"))

    moved: dict[object, list[tuple[str, object]]] = {row[0]: [] for row in rows["transfers"]}
    for transfer, account, chips in rows["postings"]:
        moved[transfer].append((label(account), chips))
    open_tables = [row for row in rows["tables"] if row[CLOSED] is None]
    tables = [read_table(state) for row in open_tables if isinstance(state := row[STATE], bytes)]
    return {
        "people": Counter((row[1], row[2]) for row in rows["players"]),
        "chips": {label(each): chips for each, chips in rows["accounts"] if chips},
        "moves": Counter(str(sorted(each)) for each in moved.values()),
        "tables": {
            each.name: (
                each.opener_name,
                [(seat.seat, seat.name, seat.stack) for seat in each.seats],
                [waiting.name for waiting in each.waiting],
                [(names.get(left.player), left.chips) for left in each.left],
            )
            for each in tables
        },
        "rows": {
            each: len(rows[each])
            for each in ("logins", "player_notes", "bans", "hands", "host_links")
        },
    }


@dataclass
class Kill:
    """What is left where the room was killed, and how much had been told by then."""

    copy: Path
    told: dict[str, int]


@dataclass
class Done:
    """A deed, what its people knew before it, and the kills that fell into it."""

    deed: Deed
    cast: Cast
    clock: HandClock
    kills: list[Kill]
    comes_to: dict[str, object]
    """What is kept when it is done, told by names."""

    @property
    def before(self) -> Path:
        return self.kills[0].copy

    @property
    def after(self) -> Path:
        return self.kills[-1].copy


async def played(folder: Path) -> tuple[list[Done], Disk, Cast]:
    """The evening, watched."""
    clock, disk = HandClock(), Disk(folder)
    story: list[Done] = []
    async with a_room(folder, clock, disk) as room:
        cast = Cast(room, clock)
        for deed in evening():
            kills: dict[Path, Kill] = {}

            def note(copy: Path, kills: dict[Path, Kill] = kills) -> None:
                pages = {name: page.guest for name, page in cast.pages.items()}
                told = {name: len(each.heard) + each.watcher.lag for name, each in pages.items()}
                kills[copy] = Kill(copy, told)

            disk.looked = note
            disk.point()
            before, then = cast.noted(), HandClock(clock.now_ms(), clock.wall_ms())
            await deed.do(cast)
            await quiet()
            disk.point()
            comes_to = summary(rows_of(disk.copies[-1]))
            story.append(Done(deed, before, then, list(kills.values()), comes_to))
        for page in cast.pages.values():
            await page.guest.listen()
    return story, disk, cast


def check_told(kill: Kill, cast: Cast, hands: dict[str, StoredHand]) -> None:
    """Nobody had been told what the kill has undone, or anything else than it left."""
    for name, number in kill.told.items():
        guest = cast.pages[name].guest
        heard = [each for each in guest.heard[:number] if isinstance(each, NoticeTold)]
        for each in heard:
            stored = hands[each.hand]
            seat = next((seat for seat, player in stored.seats if player == guest.id), None)
            assert each.notice == redact(events_of(stored)[each.v - 1], seat)


async def deals_on(cast: Cast) -> None:
    """The open hand is ended by whoever is in turn, and the next one is dealt."""
    dealer = cast.room.floor.table("reference")
    seats = [seat for seat in dealer.state.table.seats if not seat.leaving]
    if len(seats) < 2:
        return
    for page in cast.pages.values():
        page.reveals = True
        page.guest.watcher.resync()
    for name in [name for name in ("Ann", "Ben") if name not in cast.pages]:
        cast.open_page(name).reveals = True
    first = dealer.state.table.hands
    for _ in range(20):
        await take_part(*cast.pages.values())
        play = dealer.state.open_play
        if play is not None and play.number > first:
            return
        if play is None:
            await cast.clock.pass_ms(PACE.pause_ms)
        else:
            turn = play.players[play.hand.to_act or 0]
            guest = next(each.guest for each in cast.pages.values() if each.guest.id == turn)
            await guest.act(lambda law: law.actions[0] if Fold() not in law.actions else Fold())
    raise AssertionError("no hand is dealt any more")


async def judge(kill: Kill, story: list[Done], cast: Cast, *, deal: bool) -> Rows:
    """Open what a kill left; what it holds. All that was being done is asked for again."""
    falls = [each for each in story if kill.copy in (other.copy for other in each.kills)]
    stored = {each.id: each for each in kept(kill.copy)}
    check_told(kill, cast, stored)
    clock = falls[-1].clock
    clock = HandClock(clock.now_ms(), clock.wall_ms())
    async with a_room(kill.copy, clock) as room:
        # A restart counts a table's deeds otherwise, and sees people away: what lies there counts.
        rows = rows_of(kill.copy)
        rows["tables"] = [(summary(rows)["tables"],)]
        play = room.floor.table("reference").state.open_play
        still = next((each for each in stored.values() if each.ended_ms is None), None)
        if still is not None and still.events:
            assert play is not None
            assert (play.id, play.players) == (still.id, dict(still.seats))
            assert list(play.events) == events_of(still)
        again = falls[-1].cast.in_another(room, clock)
        for done in falls:
            if done.deed.once or kill.copy == done.before:
                with suppress(Refusal):
                    await done.deed.do(again)
                await quiet()
                assert summary(rows_of(kill.copy)) == done.comes_to, done.deed.name
        if deal or still is not None:
            await deals_on(again)
        assert (await room.floor.auditor.audit()).findings == ()
    for hand in kept(kill.copy):
        assert hand_problems(hand) + deal_problems(hand) == []
    return rows


async def test_every_deed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "Floor", partial(Floor, houses=("reference",)))
    folder = tmp_path / "room"
    folder.mkdir()
    story, disk, cast = await played(folder)

    kills = {each.copy: each for done in story for each in done.kills}
    left = {
        copy: await judge(kill, story, cast, deal=number % DEALS_ON_EVERY == 0)
        for number, (copy, kill) in enumerate(kills.items())
    }
    for copy in disk.copies:
        if copy not in kills:  # before the first deed, while the tables were made
            async with a_room(copy, HandClock()) as room:
                assert room.floor.auditor.last is not None
                assert room.floor.auditor.last.balanced

    assert disk.points > 400
    for done in story:
        assert len(done.kills) > 1, f"{done.deed.name} writes nothing"
        whole, nothing = left[done.after], left[done.before]
        for kill in done.kills:
            assert left[kill.copy] in (nothing, whole), done.deed.name
