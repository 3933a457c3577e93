"""The other looks that a player may choose, or a machine may have."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Final

from playwright.sync_api import ViewportSize

DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
TABLES: Final = ("bring-in", "middle", "showdown", "two-sizes")


@dataclass(frozen=True)
class Look:
    """A way to see the room, and in which states it is worth seeing."""

    name: str
    states: tuple[str, ...]
    viewport: ViewportSize = field(default_factory=lambda: DESK)
    colours: str = "dark"
    chosen: dict[str, str] = field(default_factory=dict)

    @property
    def settings(self) -> str | None:
        """As the browser keeps them."""
        return json.dumps(self.chosen) if self.chosen else None


LOOKS: Final = (
    Look("dark", ("lobby", "door", "account", "results", "study-spot", *TABLES)),
    Look(
        "contrast",
        ("lobby", "door", "study-spot", "why", "open-a-table", "shares", *TABLES),
        chosen={"theme": "contrast"},
    ),
    Look("contrast-phone", ("lobby", "shares", *TABLES), PHONE, chosen={"theme": "contrast"}),
    Look("two-colours", ("showdown", "seventh"), chosen={"deck": "two"}),
    Look("large", ("showdown", "seventh", "common-card"), chosen={"index": "large"}),
    Look("large-phone", ("showdown", "seventh"), PHONE, chosen={"index": "large"}),
    Look("brick", ("seventh", "lobby"), chosen={"back": "brick"}),
    Look("slate", ("seventh",), chosen={"back": "slate"}),
    Look(
        "lying",
        (
            "lobby",
            "empty-table",
            "shares",
            "seventh",
            "slider",
            "fold-confirm",
            "why",
            "waiting-turn",
            "missed",
            "absent",
            *TABLES,
        ),
        {"width": 844, "height": 390},
    ),
    Look(
        "doubled", ("lobby", "account", "shares", "slider", *TABLES), {"width": 720, "height": 450}
    ),
    Look(
        "small-phone",
        ("lobby", "shares", "seventh", "slider", "fold-confirm", *TABLES),
        {"width": 320, "height": 640},
    ),
    Look("wide", ("lobby", "middle", "shares"), {"width": 1920, "height": 1080}),
)
