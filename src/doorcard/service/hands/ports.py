"""What the store keeps of looking back: imported hands, notes on hands, links to them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from doorcard.room.ids import PlayerId
from doorcard.stud import SeatNo


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportedHand:
    """A hand of another room, out of a player's file."""

    player: PlayerId
    """Whose file it was."""
    digest: bytes = field(repr=False)
    """Of the site and its number of the hand: the same hand is kept once."""
    site: str
    hand: str
    table: str | None
    game: str
    played_ms: int | None
    at_ms: int
    """Wall time of the import."""
    notices: bytes = field(repr=False)
    """As Doorcard JSON lines, squeezed."""
    facts: bytes = field(repr=False)
    """What statistics are counted from, packed."""
    id: int = 0


@dataclass(frozen=True, slots=True)
class HandShare:
    """A link that shows a hand to whoever has it."""

    digest: bytes = field(repr=False)
    """Of its token, which is stored nowhere."""
    player: PlayerId
    """Who made it."""
    hand: str
    """The hand's name: its id, or ``imported-7``."""
    seat: SeatNo | None
    """Through whose eyes it shows the hand; ``None`` for the rail's."""
    at_ms: int
    id: int = 0


class LookBackStore(Protocol):
    """Imported hands, notes on hands, and links to hands."""

    async def add_imported(self, hands: list[ImportedHand]) -> int:
        """Keep those that are not kept already; how many that were."""

    async def imported(self, player: PlayerId, hand: int) -> ImportedHand | None:
        """A hand of that player's files, or ``None``."""

    async def imported_page(
        self, player: PlayerId, before: int | None, limit: int
    ) -> list[ImportedHand]:
        """The latest imports of a player, the latest first, without their notices and facts."""

    async def imported_facts(self, player: PlayerId) -> list[bytes]:
        """The facts of all imported hands of a player, in the order they were played."""

    async def imported_count(self, player: PlayerId) -> int:
        """How many imported hands a player keeps."""

    async def drop_imported(self, player: PlayerId) -> None:
        """Forget a player's imported hands."""

    async def note(self, player: PlayerId, hand: str) -> str:
        """What a player wrote about a hand; empty if nothing."""

    async def write_note(self, player: PlayerId, hand: str, text: str, at_ms: int) -> None:
        """Keep a note in place of the old one; an empty one is none."""

    async def notes(self, player: PlayerId) -> list[tuple[str, str]]:
        """All hands with notes of a player, and the notes."""

    async def add_share(self, share: HandShare) -> HandShare:
        """Keep a link; the same with its number."""

    async def share(self, digest: bytes) -> HandShare | None:
        """The link of that token, or ``None``."""

    async def shares(self, player: PlayerId) -> list[HandShare]:
        """All links of a player, the latest first."""

    async def end_share(self, player: PlayerId, share: int) -> None:
        """Let a link show nothing any more."""
