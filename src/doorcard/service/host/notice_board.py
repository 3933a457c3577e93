"""The notice board: what the host has announced and not taken down."""

from __future__ import annotations

from dataclasses import replace

from doorcard.room.ids import TableId
from doorcard.service.host.ports import Announcement
from doorcard.service.ports import Clock


class NoticeBoard:
    """One for all tables of a floor; the host writes on it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._announced: dict[int, Announcement] = {}

    def put(self, announcement: Announcement) -> None:
        """Announce it, if it still stands."""
        if in_force(announcement, self._clock.wall_ms()):
            self._announced[announcement.id] = announcement

    def take_down(self, announcement: int) -> None:
        """Announce it no more."""
        self._announced.pop(announcement, None)

    def rename(self, known_as: str, name: str) -> list[Announcement]:
        """A host goes by another name now; the announcements that say so."""
        put = self._announced.values()
        theirs = [replace(each, by=name) for each in put if each.by == known_as]
        self._announced.update((each.id, each) for each in theirs)
        return theirs

    def find(self, announcement: int) -> Announcement | None:
        """One that was put up, or ``None``."""
        return self._announced.get(announcement)

    def at(self, table: TableId | None) -> list[Announcement]:
        """What is announced to the room and to that table, the oldest first."""
        now = self._clock.wall_ms()
        standing = {id_: each for id_, each in self._announced.items() if in_force(each, now)}
        self._announced = standing
        return [each for each in standing.values() if each.table in (None, table)]


def in_force(announcement: Announcement, wall_ms: int) -> bool:
    """Does it still stand?"""
    until = announcement.until_ms
    return announcement.ended_ms is None and (until is None or until > wall_ms)
