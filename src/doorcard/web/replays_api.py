"""The HTTP API of looking back: replays, notes, links, imported files, lists of hands."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Controller, Request, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from doorcard.service.hands.imports import LARGEST_FILE
from doorcard.service.hands.past_lists import Played
from doorcard.service.hands.replays import Replay
from doorcard.service.study.hand_equity import HandEquities
from doorcard.stud import HandStarted
from doorcard.web.equity_api import asker_of, while_there
from doorcard.web.equity_shapes import hand_shape
from doorcard.web.given import (
    TheHandEquities,
    TheImports,
    ThePastLists,
    TheReplays,
    TheSigned,
    TheStudyFloods,
)
from doorcard.web.hand_shapes import past_hand
from doorcard.wire import replay_answers as wire
from doorcard.wire.equity_answers import EquityOfHand

_Eyes = Annotated[str, QueryParameter(pattern="^(own|rail|[1-8])$")]
_Name = Annotated[str, QueryParameter(max_length=200)]
_Before = Annotated[int | None, QueryParameter(ge=0, le=2**62)]
_Limit = Annotated[int, QueryParameter(ge=1, le=50)]
_BODY: Final = LARGEST_FILE + 64 * 1024
"""A file that is a little too large is told so in words."""


class ReplaysApi(Controller):
    """Hands looked at again."""

    path = "/api"

    @get("/replays/{name:str}")
    async def replay(
        self,
        signed: TheSigned,
        replays: TheReplays,
        name: FromPath[str],
        eyes: _Eyes = "own",
    ) -> wire.Replay:
        """A hand through ``eyes``: the asker's own, the rail's or a seat's.

        ``hand.unknown``, ``hand.open``, ``hand.delayed``, ``replay.viewer``.
        """
        viewer = int(eyes) if eyes.isdigit() else None
        own = eyes == "own"
        return _shape(await replays.replay(name, signed.player_id, viewer, own=own))

    @get("/replays/{name:str}/equity")
    async def equity(
        self,
        request: Request[Any, Any, Any],
        signed: TheSigned,
        replays: TheReplays,
        hand_equities: TheHandEquities,
        study_floods: TheStudyFloods,
        *,
        name: FromPath[str],
        eyes: _Eyes = "own",
    ) -> EquityOfHand:
        """What each seat was worth street by street, of the cards those eyes saw.

        ``hand.unknown``, ``hand.open``, ``hand.delayed``, ``replay.viewer``, ``study.…``.
        """
        study_floods.ask(signed.place.address, signed.player_id)
        viewer = int(eyes) if eyes.isdigit() else None
        seen = await replays.replay(name, signed.player_id, viewer, own=eyes == "own")
        return await _worth(request, seen, hand_equities, asker_of(signed))

    @post("/shares/equity", status_code=200)
    async def shared_equity(
        self,
        request: Request[Any, Any, Any],
        signed: TheSigned,
        replays: TheReplays,
        hand_equities: TheHandEquities,
        study_floods: TheStudyFloods,
        *,
        data: JSONBody[wire.OpenShare],
    ) -> EquityOfHand:
        """The same of a hand that a link shows. ``share.unknown``, ``hand.…``, ``study.…``."""
        study_floods.ask(signed.place.address, signed.player_id)
        seen = await replays.shared(data.token)
        return await _worth(request, seen, hand_equities, asker_of(signed))

    @put("/replays/{name:str}/note")
    async def write_note(
        self,
        signed: TheSigned,
        replays: TheReplays,
        data: JSONBody[wire.WriteHandNote],
        name: FromPath[str],
    ) -> wire.HandNote:
        """Write one's note on a hand anew. ``hand_note.…``, ``hand.…``, ``session.none``."""
        return wire.HandNote(await replays.write_note(name, signed.require_named(), data.text))

    @post("/replays/{name:str}/shares")
    async def share(
        self,
        signed: TheSigned,
        replays: TheReplays,
        data: JSONBody[wire.MakeShare],
        name: FromPath[str],
    ) -> wire.NewShare:
        """Make a link to a hand. ``share.too_many``, ``hand.…``, ``session.none``."""
        player = signed.require_player()
        made = await replays.share(name, player, as_rail=data.as_rail)
        return wire.NewShare(made.share.id, made.token)

    @get("/shares")
    async def shares(self, signed: TheSigned, replays: TheReplays) -> wire.ShareSigns:
        """The links one has made. ``session.none``."""
        found = await replays.shares(signed.require_named().id)
        return wire.ShareSigns(
            tuple(wire.ShareSign(s.id, s.hand, s.seat is None, s.at_ms) for s in found)
        )

    @delete("/shares/{share:int}", status_code=204)
    async def end_share(self, signed: TheSigned, replays: TheReplays, share: FromPath[int]) -> None:
        """A link shows nothing any more. ``session.none``."""
        await replays.end_share(signed.require_named().id, share)

    @post("/shares/open", status_code=200)
    async def open_share(self, replays: TheReplays, data: JSONBody[wire.OpenShare]) -> wire.Replay:
        """What a link shows, to whoever has it. ``share.unknown``, ``hand.…``."""
        return _shape(await replays.shared(data.token))

    @post("/imports", status_code=200, request_max_body_size=_BODY)
    async def import_file(
        self,
        request: Request[Any, Any, Any],
        signed: TheSigned,
        imports: TheImports,
        name: _Name = "file",
    ) -> wire.ImportedFile:
        """Read the stud hands of a file, which is the body, and keep them for oneself.

        ``import.too_large``, ``import.too_many``, ``import.too_fast``, ``import.nothing``,
        ``session.none``.
        """
        player = signed.require_player()
        told = await imports.take(player, name, await request.body())
        return wire.ImportedFile(
            told.kept, told.known, told.skipped, told.unread, told.unread_count
        )

    @get("/imports")
    async def imported(
        self,
        signed: TheSigned,
        past_lists: ThePastLists,
        before: _Before = None,
        limit: _Limit = 20,
    ) -> wire.PastHandSigns:
        """Imported hands, the latest first. ``session.none``."""
        player = signed.require_named().id
        return _signs(await past_lists.imported(player, before, limit))

    @delete("/imports", status_code=204)
    async def forget_imported(self, signed: TheSigned, past_lists: ThePastLists) -> None:
        """Forget all imported hands. ``session.none``."""
        await past_lists.forget_imported(signed.require_named().id)

    @get("/account/played")
    async def played(
        self,
        signed: TheSigned,
        past_lists: ThePastLists,
        before: _Before = None,
        limit: _Limit = 20,
    ) -> wire.PastHandSigns:
        """The hands of this room that one was dealt in, the latest first. ``session.none``."""
        player = signed.require_named().id
        return _signs(await past_lists.played(player, before, limit))


async def _worth(
    request: Request[Any, Any, Any], seen: Replay, equities: HandEquities, asker: str
) -> EquityOfHand:
    found = await while_there(request.receive, equities.of(seen.record, asker))
    return hand_shape(seen.name, found)


def _shape(replay: Replay) -> wire.Replay:
    first = replay.record.notices[0].event
    return wire.Replay(
        name=replay.name,
        hand=past_hand(replay.record),
        site=replay.site,
        viewer=replay.viewer,
        viewers=replay.viewers,
        note=replay.note,
        max_players=first.rules.max_players if isinstance(first, HandStarted) else 8,
        ended_ms=replay.record.ended_ms,
    )


def _signs(page: Played) -> wire.PastHandSigns:
    return wire.PastHandSigns(
        hands=tuple(
            wire.PastHandSign(
                name=each.name,
                table=each.table,
                table_id=each.table_id,
                site=each.site,
                game=each.game,
                at_ms=each.at_ms,
                net=each.net,
                per_unit=each.per_unit,
                currency=each.currency,
            )
            for each in page.hands
        ),
        next=page.next,
    )
