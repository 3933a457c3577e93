"""How fast the room goes, and how many bots it seats: settings of the host."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from doorcard.stud import Chips


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """Times in milliseconds."""

    pause_ms: int = 4000
    """Between the end of a hand and the next deal."""
    commit_ms: int = 2000
    """How much longer the deal waits for commitments that are missed."""
    reveal_ms: int = 4000
    """How long the seeds of a hand that is opened are waited for; then it is void."""
    think_ms: tuple[int, int] = (600, 2200)
    """How long a house bot thinks, at least and at most."""
    bots_per_table: int = 3
    """House bots seated while there is room; one seat always stays free for people."""
    bots_play_alone: bool = False
    """Do bots play when nobody watches?"""
    outbox: int = 512
    """Tellings that may wait for a watcher before it is dropped as too slow."""
    grant: Chips = 100_000
    """Play chips a guest gets at signing in, once, and again when they are nearly gone."""
    grants_a_day_player: int | None = 2
    """Grants a day for one player; ``None`` for no limit."""
    grants_a_day_device: int | None = 2
    """… for one browser, whatever names come in with it."""
    grants_a_day_address: int | None = 2
    """… for one address of the network, whoever shares it: what one person may be given."""
    lobby_ms: int = 500
    """How old the lobby's signs may be."""
    tables_by_host_alone: bool = False
    """Does only the host open tables?"""
    tables_each: int = 3
    """Open tables that one player may have opened."""
    tables_opened: int = 200
    """Open tables that all players together may have opened."""
    empty_ms: int = 15 * 60_000
    """After how long a public table that a player opened and nobody is at closes."""
    private_empty_ms: int = 12 * 3_600_000
    """… and a private one."""
    pulse_ms: int = 1000
    """How often the room notes that it is alive."""
    audit_ms: int = 600_000
    """How often the books are audited while the room is open; 0 for at its start alone."""
    audit_ask_ms: int = 1000
    """How often it is seen whether another process asks for an audit."""
    chat_days: int = 30
    """For how many days what was said is kept for the host."""
    slow_ms: int = 3000
    """How long the store may take to write before the room pauses."""

    @classmethod
    def instant(cls, *, bots_per_table: int = 3) -> Self:
        """No pause and no thinking, for tests and measurements: all come from one address there."""
        return cls(
            pause_ms=0,
            think_ms=(0, 0),
            bots_per_table=bots_per_table,
            lobby_ms=0,
            grants_a_day_address=None,
        )
