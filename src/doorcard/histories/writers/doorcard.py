"""Doorcard's own JSON lines: a line of circumstances, then each notice of the hand.

The one form that loses nothing of what its viewer was told.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

from doorcard.histories.told import Circumstances
from doorcard.records import notice_json
from doorcard.views import Notice

NAME: Final = "Doorcard JSON lines"
VERSION: Final = 1


def write(notices: Iterable[Notice], known: Circumstances) -> str:
    """The hand as lines of JSON, the circumstances first."""
    head = {
        "doorcard": VERSION,
        "hand": known.hand,
        "table": known.table,
        "at": None if known.played_at is None else known.played_at.isoformat(),
        "players": {str(seat): name for seat, name in known.names.items()},
        "viewer": known.viewer,
        "money": {"currency": known.money.currency, "per_unit": known.money.per_unit},
        "tournament": known.tournament,
    }
    lines = [json.dumps(head, ensure_ascii=False, separators=(",", ":"))]
    for version, notice in enumerate(notices, 1):
        lines.append(f'{{"v":{version},"notice":{notice_json(notice).decode()}}}')
    return "\n".join(lines) + "\n"
