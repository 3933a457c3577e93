"""Answers about hands looked at again: replays, imports, notes, links."""

from __future__ import annotations

from msgspec import Struct

from doorcard.wire.answers import PastHand


class Replay(Struct, frozen=True):
    """A hand through somebody's eyes."""

    name: str
    """Its id, or ``imported-7``; ``shared`` of one that a link shows."""
    hand: PastHand
    site: str | None
    """Where it was played, if not in this room."""
    viewer: int | None
    """The seat through whose eyes it is shown; ``null`` for the rail's."""
    viewers: tuple[int | None, ...]
    """The eyes through which the asker may look."""
    note: str
    """The asker's own."""
    max_players: int
    ended_ms: int


class WriteHandNote(Struct, frozen=True, forbid_unknown_fields=True):
    """A note on a hand; empty to take it away."""

    text: str


class HandNote(Struct, frozen=True):
    """A note on a hand, as it is kept."""

    text: str


class MakeShare(Struct, frozen=True, forbid_unknown_fields=True):
    """A link to a hand is wanted."""

    as_rail: bool = False
    """As the rail saw it, instead of as the asker did."""


class NewShare(Struct, frozen=True):
    """A link that was made. Its token is told this once."""

    id: int
    token: str


class OpenShare(Struct, frozen=True, forbid_unknown_fields=True):
    """What a link shows is wanted."""

    token: str


class ShareSign(Struct, frozen=True):
    """A link that one has made."""

    id: int
    hand: str
    as_rail: bool
    at_ms: int


class ShareSigns(Struct, frozen=True):
    """All links one has made, the latest first."""

    shares: tuple[ShareSign, ...]


class ImportedFile(Struct, frozen=True):
    """What became of a file of hands."""

    kept: int
    known: int
    """Hands that were kept before."""
    skipped: int
    """Hands of other games."""
    unread: tuple[str, ...]
    """Why hands could not be read, the first of them."""
    unread_count: int


class PastHandSign(Struct, frozen=True):
    """A hand in a list of hands."""

    name: str
    table: str | None
    table_id: str | None
    """A house's own table has the house's code; ``null`` of an imported hand."""
    site: str | None
    game: str | None
    at_ms: int
    net: int | None
    """What it brought the asker; ``null`` where that is not known."""
    per_unit: int
    currency: str | None


class PastHandSigns(Struct, frozen=True):
    """Hands one may look at again, the latest first."""

    hands: tuple[PastHandSign, ...]
    next: int | None
    """What to ask for ``before`` to see earlier ones; ``null`` if there are none."""
