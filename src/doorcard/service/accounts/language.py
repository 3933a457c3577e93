"""The languages in which the room writes, and the one that an account is set to."""

from __future__ import annotations

from typing import Final

from doorcard.room.ids import PlayerId
from doorcard.service.accounts.ports import PreferenceStore

LANGUAGES: Final = ("en", "fi", "pl", "et")


async def language_of(preferences: PreferenceStore, player: PlayerId) -> str:
    """The code of the language that the account is set to; English where it is not."""
    chosen = (await preferences.of(player)).get("language")
    return chosen if isinstance(chosen, str) and chosen in LANGUAGES else "en"
