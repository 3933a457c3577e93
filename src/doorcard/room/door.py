"""The door of a private table: who may come in."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from doorcard.room.ids import PlayerId


@dataclass(frozen=True, slots=True)
class Door:
    """What opens a private table, and whom it has let in.

    An invitation's token is nowhere: only its digest. A password is hashed by whoever
    opened the table.
    """

    invitation: str = field(repr=False)
    """SHA-256 of the invite link's token, in hexadecimal."""
    password: str | None = field(default=None, repr=False)
    """The password's hash; ``None`` if only a link opens the door."""
    guests: frozenset[PlayerId] = frozenset()
    """Who has come in: nobody is asked twice."""

    def admitting(self, player: PlayerId) -> Self:
        """The door with this player let in."""
        return replace(self, guests=self.guests | {player})
