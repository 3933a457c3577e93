"""Talk at a table: who may say what where. Pure; nothing here knows of an hour or a database."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from doorcard.room.ids import HandId, PlayerId, TableId
from doorcard.room.plain_text import plain_text
from doorcard.stud.refusals import Refusal

LONGEST_LINE: Final = 300
"""Characters."""


class Side(StrEnum):
    """On which side of the rail a line is said."""

    TABLE = "table"
    """By the seated; heard by everybody at the table."""
    RAIL = "rail"
    """By those without a seat; heard by them alone."""


class FoldedTalk(StrEnum):
    """What becomes of the lines of somebody who has folded, while the hand is played."""

    FREE = "free"
    """They are told at once."""
    HELD = "held"
    """They are told when the hand is over."""
    REFUSED = "refused"
    """They are not taken."""


@dataclass(frozen=True, slots=True)
class Line:
    """Something said at a table."""

    id: int
    """Grows with every line of the room."""
    table: TableId
    side: Side
    player: PlayerId
    name: str
    text: str
    at_ms: int
    """Wall time."""
    hand: HandId | None = None
    """The hand that was being played; ``None`` between hands."""
    number: int | None = None
    held: bool = False
    """Said by somebody who had folded: kept back until that hand was over."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """Who wants to say something, as the table sees them."""

    seated: bool
    folded: bool
    """Dealt into the hand being played, and out of it."""


def spoken(wish: str) -> str:
    """The line as it is told. Raises ``Refusal``: ``talk.empty``, ``talk.too_long``."""
    return plain_text(wish, about="talk", longest=LONGEST_LINE)


def is_held(side: Side, who: Speaker, *, open_to: bool, folded: FoldedTalk) -> bool:
    """Is the line kept back until the hand is over?

    ``open_to``: does the table have talk on that side? Raises ``Refusal``:
    ``talk.off``, ``talk.seat_needed``, ``talk.at_table``, ``talk.folded``.
    """
    if (refusal := why_not(side, who, open_to=open_to)) is not None:
        raise refusal
    if who.folded and folded is FoldedTalk.REFUSED:
        raise Refusal(
            "talk.folded",
            "you have folded, and at this table nobody talks about a hand they are out of: "
            "say it when the hand is over",
        )
    return who.folded and folded is FoldedTalk.HELD


def why_not(side: Side, who: Speaker, *, open_to: bool) -> Refusal | None:
    """Why this person may not speak on that side, whatever they would say."""
    if not open_to:
        return Refusal("talk.off", f"there is no talk on this side ({side}) at this table")
    if side is Side.TABLE and not who.seated:
        return Refusal("talk.seat_needed", "only the seated talk at the table: take a seat first")
    if side is Side.RAIL and who.seated:
        return Refusal("talk.at_table", "you have a seat: the rail talks among itself")
    return None
