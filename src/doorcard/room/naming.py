"""What a player may be called."""

from __future__ import annotations

from typing import Final

from doorcard.stud.refusals import Refusal

LONGEST_NAME: Final = 20
"""Characters."""


def player_name(wish: str) -> str:
    """The name as the room writes it: blanks trimmed, runs of blanks made one.

    Raises ``Refusal`` ``name.empty``, ``name.long`` or ``name.letters``.

    >>> player_name("  Ann   Lee ")
    'Ann Lee'
    """
    if not all(sign.isprintable() for sign in wish.strip()):
        raise Refusal(
            "name.letters",
            "the name holds a sign that cannot be shown: use letters, digits and blanks",
        )
    name = " ".join(wish.split())
    if not name:
        raise Refusal("name.empty", "a player needs a name: choose one of 1 to 20 characters")
    if len(name) > LONGEST_NAME:
        raise Refusal(
            "name.long",
            f"the name {name[:LONGEST_NAME]}… has {len(name)} characters: at most "
            f"{LONGEST_NAME} will fit",
            longest=LONGEST_NAME,
        )
    return name
