"""The book of the hosts: every deed of theirs with its reason, in words and figures."""

from __future__ import annotations

from typing import Final

from doorcard.room.ids import PlayerId, TableId
from doorcard.room.plain_text import plain_text
from doorcard.service.host.ports import HostLine
from doorcard.service.ports import Clock, Player
from doorcard.stud import Refusal

_ONLY: Final = "only a host of the room may do this"
LONGEST_PAUSE: Final = 500
LONGEST_WHY: Final = 300


class HostBook:
    """Makes the lines. Who stores a deed stores its line with it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def line(
        self,
        host: Player,
        what: str,
        why: str,
        *,
        player: PlayerId | None = None,
        table: TableId | None = None,
        before: object = None,
        after: object = None,
    ) -> HostLine:
        """A line. Raises ``Refusal``: ``host.only``, ``why.missing``, ``why.too_long``."""
        require_host(host)
        return HostLine(
            at_ms=self._clock.wall_ms(),
            host=host.id,
            name=host.name,
            what=what,
            why=reason(why),
            player=player,
            table=table,
            before=before,
            after=after,
        )


def require_host(player: Player) -> None:
    """Raise ``Refusal`` ``host.only`` unless the player is a host."""
    if not player.host:
        raise Refusal("host.only", _ONLY)


def reason(wish: str) -> str:
    """Why a host does something. Raises ``Refusal``: ``why.missing``, ``why.too_long``."""
    if not wish.strip():
        raise Refusal("why.missing", "the log of the hosts wants a reason: say why, in a few words")
    return plain_text(wish, about="why", longest=LONGEST_WHY)


def pause_words(wish: str) -> str:
    """What a host says of a pause besides that it is one; ``""`` for nothing.

    Raises ``Refusal`` ``sentence.too_long``.
    """
    return plain_text(wish, about="sentence", longest=LONGEST_PAUSE) if wish.strip() else ""
