"""Names of tables: what may stand on a sign in the lobby."""

from __future__ import annotations

import unicodedata
from typing import Final

from doorcard.stud.refusals import Refusal

SHORTEST: Final = 2
LONGEST: Final = 32
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def table_name(wish: str) -> str:
    """The name as it will stand in the lobby: NFKC, single blanks, none at the ends.

    Raises ``table_name.characters``, ``table_name.length`` and ``table_name.no_letter``.

    >>> table_name("  Friday   night ")
    'Friday night'
    """
    unseen = next((each for each in wish if unicodedata.category(each) in _UNSEEN), None)
    if unseen is not None:
        raise Refusal(
            "table_name.characters",
            "a table's name has no control or invisible characters, but this one has "
            f"U+{ord(unseen):04X}: leave it out",
            character=f"U+{ord(unseen):04X}",
        )
    name = " ".join(unicodedata.normalize("NFKC", wish).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refusal(
            "table_name.length",
            f"a table's name has {SHORTEST} to {LONGEST} characters, this one {len(name)}",
            shortest=SHORTEST,
            longest=LONGEST,
        )
    if not any(each.isalnum() for each in name):
        raise Refusal(
            "table_name.no_letter", "a table's name has at least one letter or digit, this one none"
        )
    return name
