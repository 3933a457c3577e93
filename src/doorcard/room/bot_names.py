"""What house bots are called, and nobody else."""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    "Ada", "Bruno", "Cleo", "Dario", "Edda", "Felix", "Greta", "Hugo",
    "Ilse", "Jonas", "Kaja", "Lauri", "Mira", "Nils", "Olga", "Pavel",
    "Quinn", "Rosa", "Sven", "Tilda", "Urho", "Vera", "Wanda", "Xaver",
    "Ylva", "Zofia",
)  # fmt: skip
"""What house bots are called; the room adds "(bot)" wherever it shows one."""
