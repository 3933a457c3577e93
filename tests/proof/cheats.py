"""All rooms that cheat."""

from __future__ import annotations

from tests.proof import cheats_at_the_table, cheats_before_the_deal
from tests.proof.cheating import CHEATS, Cheat

__all__ = ["CHEATS", "Cheat", "cheats_at_the_table", "cheats_before_the_deal"]
