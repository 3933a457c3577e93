"""The HTTP API of hands that are over, as files."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, get
from litestar.params import FromPath, QueryParameter
from litestar.response import Stream

from doorcard.histories.writers.formats import Format
from doorcard.web.given import TheHandFiles, TheSigned

_Table = Annotated[str | None, QueryParameter(max_length=64)]
_Form = Annotated[Format, QueryParameter()]
_MEDIA = {
    Format.DOORCARD: "application/jsonl",
    Format.POKERSTARS: "text/plain",
    Format.PHH: "application/toml",
    Format.OHH: "application/jsonl",
}


class HandsApi(Controller):
    """Hands as files, as the asker saw them."""

    path = "/api"

    @get("/account/hands")
    async def all_hands(
        self,
        signed: TheSigned,
        hand_files: TheHandFiles,
        form: _Form = Format.DOORCARD,
        table: _Table = None,
    ) -> Stream:
        """Every hand the player was dealt in, at one table or at all of them.

        What the format cannot tell is left out. ``session.none``, ``histories.too_fast``.
        """
        player = signed.require_named()
        return Stream(
            hand_files.all(player, form, table),
            media_type=f"{_MEDIA[form]}; charset=utf-8",
            headers=_named(f"doorcard-hands.{form.suffix}"),
        )

    @get("/hands/{hand_id:str}/file")
    async def one_hand(
        self,
        hand_id: FromPath[str],
        signed: TheSigned,
        hand_files: TheHandFiles,
        form: _Form = Format.DOORCARD,
    ) -> Response[str]:
        """One hand as the asker may see it. ``hand.…``, ``history.unwritable``."""
        text = await hand_files.one(hand_id, signed.player_id, form)
        return Response(
            text,
            media_type=f"{_MEDIA[form]}; charset=utf-8",
            headers=_named(f"doorcard-hand.{form.suffix}"),
        )


def _named(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}
