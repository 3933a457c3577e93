"""Names of players: what may stand on a seat."""

from __future__ import annotations

import unicodedata
from typing import Final

from doorcard.stud.refusals import Refusal

SHORTEST: Final = 2
LONGEST: Final = 20
"""Characters: more does not fit a seat on a phone."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Control, format, surrogate, private and unassigned characters, and line breaks: a
name made of them looks like another one, or like none."""
_MARKS: Final = frozenset({"Mn", "Me"})


def player_name(wish: str) -> str:
    """The name as it will stand on the seat: NFKC, single blanks, none at the ends.

    Raises ``Refusal`` with one of ``name.characters``, ``name.too_short``,
    ``name.too_long`` and ``name.no_letter``.

    >>> player_name("  Ann   Lee ")
    'Ann Lee'
    >>> player_name("x" * 21)
    Traceback (most recent call last):
    doorcard.stud.refusals.Refusal: a name has at most 20 characters, this one 21
    """
    if len(wish) > 8 * LONGEST:  # before any work is done on it
        raise _too_long(len(wish))
    unseen = [each for each in wish if unicodedata.category(each) in _UNSEEN]
    if unseen:
        raise Refusal(
            "name.characters",
            f"a name has no control or invisible characters, but this one has "
            f"U+{ord(unseen[0]):04X}: leave it out",
            character=f"U+{ord(unseen[0]):04X}",
        )
    name = " ".join(unicodedata.normalize("NFKC", wish).split())
    if len(name) > LONGEST:
        raise _too_long(len(name))
    if len(name) < SHORTEST:
        raise Refusal(
            "name.too_short",
            f"a name has at least {SHORTEST} characters, this one {len(name)}",
            shortest=SHORTEST,
        )
    if not any(each.isalnum() for each in name):
        raise Refusal("name.no_letter", f"a name has at least one letter or digit, {name!r} none")
    if _piled_marks(name):
        raise Refusal(
            "name.characters", "a name has at most two marks on a letter, this one has more"
        )
    return name


def name_key(name: str) -> str:
    """Names with the same key are the same name to the eye: no two are present at once.

    >>> name_key("Ann Lee") == name_key("ANN  LEE"), name_key("Ann") == name_key("Anna")
    (True, False)
    """
    return "".join(unicodedata.normalize("NFKC", name.casefold()).split())


def _too_long(length: int) -> Refusal:
    return Refusal(
        "name.too_long",
        f"a name has at most {LONGEST} characters, this one {length}",
        longest=LONGEST,
    )


def _piled_marks(name: str) -> bool:
    run = 0
    for each in name:
        run = run + 1 if unicodedata.category(each) in _MARKS else 0
        if run > 2:
            return True
    return False
