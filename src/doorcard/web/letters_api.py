"""The HTTP API of the room's letters to a player."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, get, post
from litestar.params import FromPath, QueryParameter

from doorcard.service.letters.hand_post import HandPost
from doorcard.service.letters.ports import RoomLetter
from doorcard.web.given import TheHandPost, TheSigned
from doorcard.wire.letter_answers import LetterSign, LetterSigns, LetterText

_Before = Annotated[int | None, QueryParameter(ge=0, le=2**62)]
_Limit = Annotated[int, QueryParameter(ge=1, le=100)]
_Language = Annotated[Literal["en", "fi", "pl", "et"] | None, QueryParameter()]


class LettersApi(Controller):
    """What the room has written to the player: histories that were asked for."""

    path = "/api"

    @get("/letters")
    async def letters(
        self,
        signed: TheSigned,
        hand_post: TheHandPost,
        before: _Before = None,
        limit: _Limit = 50,
    ) -> LetterSigns:
        """The player's letters, the latest first. ``session.none``."""
        player = signed.require_named().id
        found = await hand_post.page(player, before, limit + 1)
        page = found[:limit]
        return LetterSigns(
            letters=tuple([await _sign(each, hand_post) for each in page]),
            unread=await hand_post.unread(player),
            next=page[-1].id if len(found) > limit else None,
        )

    @post("/letters/seen", status_code=204)
    async def seen(self, signed: TheSigned, hand_post: TheHandPost) -> None:
        """The list of letters was looked at. ``session.none``."""
        await hand_post.seen(signed.require_named().id)

    @get("/letters/{letter:int}")
    async def letter(
        self,
        letter: FromPath[int],
        signed: TheSigned,
        hand_post: TheHandPost,
        lang: _Language = None,
    ) -> LetterText:
        """A letter with its text, in ``lang`` or the account's language.

        ``letter.unknown``, ``session.none``.
        """
        opened = await hand_post.open(letter, signed.require_named(), lang)
        return LetterText(letter, opened.subject, opened.text)


async def _sign(letter: RoomLetter, hand_post: HandPost) -> LetterSign:
    return LetterSign(
        id=letter.id,
        about=letter.about.value,
        hand=letter.hand,
        number=letter.number,
        by=await hand_post.name(letter.by) if letter.by else None,
        way=letter.way.value,
        fate=letter.fate.value,
        at_ms=letter.at_ms,
        read=letter.read_ms is not None,
    )
