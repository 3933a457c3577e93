"""What a player's program answers to the fair deal: used where a test is about something else."""

from __future__ import annotations

import json
import os
import uuid
from collections.abc import Iterator
from typing import Any

from doorcard.fairness import commitment


class FairAnswers:
    """Draws a seed for each hand and seat that it is asked for, and reveals it once."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._seeds: dict[tuple[int, int], bytes] = {}

    def to(self, frame: dict[str, Any]) -> Iterator[str]:
        """The requests that this message asks for; none for most."""
        match frame:
            case {"t": "commit_asked", "number": number, "seat": seat}:
                seed = self._seeds.setdefault((number, seat), os.urandom(32))
                given = commitment(self._table, number, seat, seed).hex()
                yield _asked(t="commit", number=number, commitment=given)
            case {"t": "opened", "opening": opening}:
                yield from self._revealed(opening)
            case {"t": "table", "fair": {"mixed": None, "closed": None, "opening": opening}}:
                yield from self._revealed(opening)
            case _:
                pass

    def _revealed(self, opening: dict[str, Any]) -> Iterator[str]:
        for each in opening["seats"]:
            seed = self._seeds.get((opening["number"], each["seat"]))
            if seed is None:
                continue
            own = commitment(self._table, opening["number"], each["seat"], seed).hex()
            if own == each["commitment"]:
                yield _asked(t="reveal", hand=opening["hand"], seed=seed.hex())


def _asked(**request: object) -> str:
    return json.dumps({"id": uuid.uuid4().hex, **request})
