"""All hands of a room's data folder, as somebody saw them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from doorcard.adapters.kept_hands import KeptHands
from doorcard.adapters.storage_key import given_key
from doorcard.config import find_settings
from doorcard.histories.told import Circumstances
from doorcard.records import unseal
from doorcard.stud import SeatNo
from doorcard.views import Notice, redact


def seen_hands(
    folder: Path, player: str | None
) -> Iterator[tuple[tuple[Notice, ...], Circumstances]]:
    """Every hand that was played to its end, in order; of a player those they were dealt in.

    Through that player's eyes, or the rail's. Raises ``Refusal`` as :class:`KeptHands`.
    """
    kept = KeptHands(folder, given_key(find_settings({"data": folder}).settings.storage_key))
    wanted = None if player is None else kept.player_named(player).id
    for hand in kept.ended(wanted):
        stored = kept.hand(hand)
        seat: SeatNo | None = next((s for s, each in stored.seats if each == wanted), None)
        players = kept.players([each for _, each in stored.seats])
        names = {s: players[p].name for s, p in stored.seats if p in players}
        if len(set(names.values())) < len(names):  # those who left bear one name
            names = {s: f"{name} {s}" for s, name in names.items()}
        yield (
            tuple(redact(unseal(each), seat) for each in stored.events),
            Circumstances(
                hand=stored.id,
                names=names,
                viewer=seat,
                table=stored.table,
                played_at=datetime.fromtimestamp(stored.started_ms // 1000, UTC),
            ),
        )
