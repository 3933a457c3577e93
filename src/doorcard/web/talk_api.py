"""The HTTP API of talk: mutes, notes on players, messages to the host, news."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_304_NOT_MODIFIED

from doorcard.room.ids import PlayerId
from doorcard.service import Floor
from doorcard.service.floor.room_switches import PAUSED_BY_HOST
from doorcard.service.talk.ports import Note
from doorcard.web.given import TheFloor, TheOffice, TheSigned
from doorcard.web.host_shapes import announcement_sign
from doorcard.web.lobby_board import etag_of
from doorcard.web.talk_shapes import mail_sign
from doorcard.wire.talk_answers import (
    BanSign,
    Known,
    MailPage,
    Mutes,
    News,
    NoteSign,
    NoteSigns,
    Pause,
    SetMute,
    Unread,
    WriteHost,
    WriteNote,
)
from doorcard.wire.talk_messages import MailSign

_Before = Annotated[int | None, QueryParameter(ge=0, le=2**62)]
_Limit = Annotated[int, QueryParameter(ge=1, le=200)]


class TalkApi(Controller):
    """What people say to each other and to the host, away from the tables."""

    path = "/api"

    @get("/mutes")
    async def mutes(self, signed: TheSigned, floor: TheFloor) -> Mutes:
        """Whom the player does not read."""
        return await _mutes(floor, signed.require_player().id)

    @post("/mutes", status_code=200)
    async def mute(self, data: JSONBody[SetMute], signed: TheSigned, floor: TheFloor) -> Mutes:
        """Read one no more, or again. ``mute.self``, ``player.unknown``, ``mute.too_many``."""
        player = signed.require_player().id
        await floor.standing.mute(player, data.player, on=data.on)
        for dealer in floor.dealers():
            dealer.tell_talk(player)
        return await _mutes(floor, player)

    @get("/notes")
    async def notes(self, signed: TheSigned, office: TheOffice) -> NoteSigns:
        """The player's own notes on others."""
        found = await office.notes.all(signed.require_player().id)
        return NoteSigns(tuple(map(_note, found)))

    @get("/notes/{player:str}")
    async def note(self, player: FromPath[str], signed: TheSigned, office: TheOffice) -> NoteSign:
        """The note on one player; empty if there is none. ``player.unknown``."""
        return _note(await office.notes.about(signed.require_player().id, player))

    @put("/notes/{player:str}")
    async def write_note(
        self,
        player: FromPath[str],
        data: JSONBody[WriteNote],
        signed: TheSigned,
        office: TheOffice,
    ) -> NoteSign:
        """Write it anew. ``note.self``, ``note.too_long``, ``note.too_many``."""
        return _note(await office.notes.write(signed.require_player().id, player, data.text))

    @get("/contact")
    async def messages(
        self,
        signed: TheSigned,
        office: TheOffice,
        before: _Before = None,
        limit: _Limit = 50,
    ) -> MailPage:
        """The player's messages to the host and the answers, the latest first."""
        player = signed.require_named().id
        found = await office.contact.thread(player, before, limit + 1)
        page = found[:limit]
        return MailPage(
            messages=tuple(map(mail_sign, page)),
            unread=await office.contact.unread(player),
            next=page[-1].id if len(found) > limit else None,
        )

    @post("/contact")
    async def write(
        self, data: JSONBody[WriteHost], signed: TheSigned, office: TheOffice
    ) -> MailSign:
        """Write to the host. ``contact.empty``, ``contact.too_long``, ``contact.too_fast``."""
        mail = await office.contact.write(
            signed.player,
            data.text,
            page=data.page,
            reply_to=data.reply_to,
            address=signed.place.address,
        )
        return mail_sign(mail)

    @post("/contact/read", status_code=200)
    async def read(self, signed: TheSigned, office: TheOffice) -> Unread:
        """The answers so far were read."""
        player = signed.require_named().id
        await office.contact.read(player, by_host=False)
        return Unread(await office.contact.unread(player))

    @get("/news")
    async def news(
        self,
        request: Request[Any, Any, Any],
        signed: TheSigned,
        floor: TheFloor,
        office: TheOffice,
    ) -> Response[News]:
        """Announcements, unread answers, a pause, a ban; 304 if nothing has changed."""
        player, now = signed.player_id, floor.clock.wall_ms()
        paused = floor.held(PAUSED_BY_HOST)
        ban = None if player is None else floor.standing.ban_of(player)
        told = News(
            announcements=tuple(
                announcement_sign(each, now) for each in office.room.announcements()
            ),
            unread=0 if player is None else await office.contact.unread(player),
            paused=None if paused is None else Pause(PAUSED_BY_HOST, paused),
            ban=None if ban is None else BanSign(ban.until_ms, ban.why),
        )
        etag = etag_of(msgspec.json.encode(told))
        if request.headers.get("if-none-match") == etag:
            return Response(
                None,  # type: ignore[arg-type]  # nothing has changed, and nothing is said
                status_code=HTTP_304_NOT_MODIFIED,
                media_type=MediaType.TEXT,
                headers={"etag": etag},
            )
        return Response(told, headers={"etag": etag})


async def _mutes(floor: Floor, player: PlayerId) -> Mutes:
    muted = sorted(await floor.standing.mutes_of(player))
    known = await floor.store.players(muted)
    return Mutes(tuple(Known(each, known[each].name) for each in muted if each in known))


def _note(note: Note) -> NoteSign:
    return NoteSign(note.player, note.name, note.text, note.at_ms)
