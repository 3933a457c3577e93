"""What a host does with the whole room: pause, drain, the rail, announcements."""

from __future__ import annotations

from typing import Final

from doorcard.room.ids import TableId
from doorcard.room.plain_text import plain_text
from doorcard.room.rail import LONGEST_DELAY, Rail
from doorcard.service.floor.floor import Floor
from doorcard.service.floor.room_switches import PAUSE, PAUSED_BY_HOST, RAIL, write_rail
from doorcard.service.host.book import HostBook, pause_words
from doorcard.service.host.ports import Announcement
from doorcard.service.ports import Player
from doorcard.service.talk.tellings import AnnouncementTold
from doorcard.stud import Refusal

DRAINING: Final = "room.draining"
LONGEST_ANNOUNCEMENT: Final = 500
_REMEMBERED: Final = 100
_DRAIN: Final = (
    "the room is about to be restarted: hands are played to their end and no new one is dealt; "
    "seats and chips are kept"
)


class HostRoom:
    """Each deed is in the log of the hosts before it is done."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._host = floor.store.host
        self._clock = floor.clock
        self._book = HostBook(floor.clock)
        self._board = floor.board

    async def load(self) -> None:
        """Read the announcements that are in force."""
        for each in reversed(await self._host.announcements(_REMEMBERED)):
            self._board.put(each)

    async def pause(self, host: Player, sentence: str, why: str) -> None:
        """Deal no new hand anywhere until it is taken back, a restart of the room aside.

        ``sentence``: the host's own words for it, or none.
        """
        told = pause_words(sentence)
        line = self._book.line(host, "room.paused", why, after=told)
        await self._host.switch(PAUSE, told, line)
        self._floor.hold(PAUSED_BY_HOST, told)

    async def resume(self, host: Player, why: str) -> None:
        """Deal on. ``room.not_paused``."""
        before = self._floor.held(PAUSED_BY_HOST)
        if before is None:
            raise Refusal("room.not_paused", "the room is not paused: nothing is to be resumed")
        line = self._book.line(host, "room.resumed", why, before=before)
        await self._host.switch(PAUSE, None, line)
        self._floor.release(PAUSED_BY_HOST)

    async def drain(self, host: Player, why: str) -> None:
        """Deal no new hand, so that the room can be restarted between hands."""
        await self._host.log(self._book.line(host, "room.drained", why))
        self._floor.hold(DRAINING, _DRAIN)

    async def undrain(self, host: Player, why: str) -> None:
        """Deal on after all."""
        await self._host.log(self._book.line(host, "room.undrained", why))
        self._floor.release(DRAINING)

    async def set_rail(self, host: Player, rail: Rail, why: str) -> None:
        """The room's own rule of the rail, over those of the tables. ``rail.delay``."""
        if not 0 <= rail.delay_seconds <= LONGEST_DELAY:
            raise Refusal(
                "rail.delay", f"a delay of the rail lies between 0 and {LONGEST_DELAY} seconds"
            )
        before = self._floor.rail.room
        line = self._book.line(
            host,
            "room.rail",
            why,
            before={"rail": before.rule, "rail_delay": before.delay_seconds},
            after={"rail": rail.rule, "rail_delay": rail.delay_seconds},
        )
        await self._host.switch(RAIL, write_rail(rail), line)
        self._floor.rail.room = rail
        for dealer in self._floor.dealers():
            dealer.mind_rail()

    async def announce(
        self, host: Player, text: str, *, table: TableId | None, minutes: int | None, why: str
    ) -> Announcement:
        """Tell a table, or the room. ``table.unknown``, ``announcement.empty|too_long``."""
        words = plain_text(text, about="announcement", longest=LONGEST_ANNOUNCEMENT)
        if table is not None:
            self._floor.table(table)
        now = self._clock.wall_ms()
        until = None if minutes is None else now + minutes * 60_000
        line = self._book.line(host, "announced", why, table=table, after=words)
        made = await self._host.announce(Announcement(words, host.name, now, until, table), line)
        self._board.put(made)
        self._tell(made, over=False)
        return made

    async def end_announcement(self, host: Player, announcement: int, why: str) -> None:
        """Take one down. ``announcement.unknown``."""
        found = self._board.find(announcement)
        line = self._book.line(
            host,
            "announcement.ended",
            why,
            table=None if found is None else found.table,
            before=None if found is None else found.text,
        )
        if not await self._host.end_announcement(announcement, self._clock.wall_ms(), line):
            raise Refusal("announcement.unknown", "there is no such announcement in force")
        self._board.take_down(announcement)
        if found is not None:
            self._tell(found, over=True)

    def rename_host(self, known_as: str, name: str) -> None:
        """A host goes by another name now: who reads an announcement is told so."""
        for each in self._board.rename(known_as, name):
            self._tell(each, over=False)

    def announcements(self, table: TableId | None = None) -> list[Announcement]:
        """Those in force for the room, and for that table."""
        return self._board.at(table)

    async def past(self) -> list[Announcement]:
        """The latest announcements, in force or not, the latest first."""
        return await self._host.announcements(_REMEMBERED)

    def _tell(self, announcement: Announcement, *, over: bool) -> None:
        told = AnnouncementTold(announcement, over)
        for dealer in self._floor.dealers():
            if announcement.table in (None, dealer.state.table.id):
                dealer.tell_all(told)
