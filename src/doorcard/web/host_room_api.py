"""The HTTP API of a host's work on the room: pause, drain, rail, announcements."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from doorcard.room.rail import Rail, RailRule
from doorcard.service import Floor
from doorcard.service.host.office import HostOffice
from doorcard.web.given import TheFloor, TheOffice, TheSigned
from doorcard.web.host_shapes import announcement_sign, room_sign
from doorcard.wire.host_answers import (
    Announce,
    Announcements,
    Because,
    PauseFor,
    RoomSign,
    SetRail,
)
from doorcard.wire.talk_answers import AnnouncementSign


class HostRoomApi(Controller):
    """The room as a whole. Everything here raises ``host.only``; deeds ``why.missing``."""

    path = "/api/host"

    @get("/room")
    async def room(self, signed: TheSigned, floor: TheFloor, office: TheOffice) -> RoomSign:
        """How the room stands."""
        signed.require_host()
        return await room_sign(floor, office)

    @post("/room/pause", status_code=200)
    async def pause(
        self, data: JSONBody[PauseFor], signed: TheSigned, floor: TheFloor, office: TheOffice
    ) -> RoomSign:
        """Deal no new hand at any table."""
        await office.room.pause(signed.require_host(), data.sentence, data.why)
        return await room_sign(floor, office)

    @post("/room/resume", status_code=200)
    async def resume(
        self, data: JSONBody[Because], signed: TheSigned, floor: TheFloor, office: TheOffice
    ) -> RoomSign:
        """Deal on. ``room.not_paused``."""
        await office.room.resume(signed.require_host(), data.why)
        return await room_sign(floor, office)

    @post("/room/drain", status_code=200)
    async def drain(
        self, data: JSONBody[Because], signed: TheSigned, floor: TheFloor, office: TheOffice
    ) -> RoomSign:
        """Deal no new hand, so that the room can be restarted."""
        await office.room.drain(signed.require_host(), data.why)
        return await room_sign(floor, office)

    @post("/room/undrain", status_code=200)
    async def undrain(
        self, data: JSONBody[Because], signed: TheSigned, floor: TheFloor, office: TheOffice
    ) -> RoomSign:
        """Deal on after all."""
        await office.room.undrain(signed.require_host(), data.why)
        return await room_sign(floor, office)

    @post("/room/rail", status_code=200)
    async def rail(
        self, data: JSONBody[SetRail], signed: TheSigned, floor: TheFloor, office: TheOffice
    ) -> RoomSign:
        """The room's own rule of the rail."""
        rail = Rail(RailRule(data.rail), data.rail_delay)
        await office.room.set_rail(signed.require_host(), rail, data.why)
        return await room_sign(floor, office)

    @get("/announcements")
    async def announcements(
        self, signed: TheSigned, floor: TheFloor, office: TheOffice
    ) -> Announcements:
        """The latest announcements, in force or not."""
        signed.require_host()
        return await _announcements(floor, office)

    @post("/announcements")
    async def announce(
        self, data: JSONBody[Announce], signed: TheSigned, floor: TheFloor, office: TheOffice
    ) -> AnnouncementSign:
        """Tell a table, or the room. ``table.unknown``, ``announcement.empty``."""
        made = await office.room.announce(
            signed.require_host(),
            data.text,
            table=data.table,
            minutes=data.minutes,
            why=data.why,
        )
        return announcement_sign(made, floor.clock.wall_ms())

    @post("/announcements/{announcement:int}/end", status_code=200)
    async def end(
        self,
        announcement: FromPath[int],
        data: JSONBody[Because],
        signed: TheSigned,
        floor: TheFloor,
        office: TheOffice,
    ) -> Announcements:
        """Take one down. ``announcement.unknown``."""
        await office.room.end_announcement(signed.require_host(), announcement, data.why)
        return await _announcements(floor, office)


async def _announcements(floor: Floor, office: HostOffice) -> Announcements:
    now = floor.clock.wall_ms()
    return Announcements(tuple(announcement_sign(each, now) for each in await office.room.past()))
