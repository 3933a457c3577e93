"""Passwords: how long, and which are too well known. No rule asks for kinds of characters.

Source: OWASP ASVS 5.0, 6.2 (length, no composition rules, the commonest refused).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Final

from doorcard.room.lookalikes import skeleton
from doorcard.stud.refusals import Refusal

SHORTEST: Final = 8
ADVISED: Final = 12
"""What the sentences advise; shorter ones are allowed."""
LONGEST: Final = 128
OF_THE_ROOM: Final = ("doorcard", "cardroom", "cardtable", "pokerroom", "sevencardstud")
"""Words that stand for this room: alone, with figures or with the name they are guessed early."""
_AROUND: Final = "o123456789l!?._-"
"""What people put around a word to make it another; 0 and 1 look like letters."""


def password_form(password: str) -> str:
    """The password in one form: the same keys on another keyboard give the same characters.

    Raises ``Refusal`` ``password.too_long`` before any work is done on it.
    """
    if len(password) > LONGEST:
        raise Refusal(
            "password.too_long",
            f"a password has at most {LONGEST} characters, this one {len(password)}",
            longest=LONGEST,
        )
    return unicodedata.normalize("NFKC", password)


def new_password(wish: str, name: str, common: Collection[str]) -> str:
    """A password that will do, in one form. ``common`` are well-known ones, in lower case.

    Raises ``Refusal`` with one of ``password.too_long``, ``password.too_short``,
    ``password.common`` and ``password.is_name``; none of them quotes it.

    >>> new_password("seven cards to the river", "Ann", {"password"})
    'seven cards to the river'
    >>> new_password("aces", "Ann", ())
    Traceback (most recent call last):
    doorcard.stud.refusals.Refusal: a password has at least 8 characters, this one 4: three or \
four words in a row are easy to keep and hard to guess
    """
    password = password_form(wish)
    if len(password) < SHORTEST:
        raise Refusal(
            "password.too_short",
            f"a password has at least {SHORTEST} characters, this one {len(password)}: three or "
            "four words in a row are easy to keep and hard to guess",
            shortest=SHORTEST,
            advised=ADVISED,
        )
    folded = password.casefold()
    bare = skeleton(folded).replace(" ", "").strip(_AROUND)
    if folded in common or len(set(folded)) < 4 or bare in map(skeleton, OF_THE_ROOM):
        raise Refusal(
            "password.common",
            "this password is among the first that anybody would try: choose another, "
            f"best of {ADVISED} characters or more",
            advised=ADVISED,
        )
    own = (name, name + name, *(word + name for word in OF_THE_ROOM))
    if bare in {skeleton(each).replace(" ", "") for each in own}:
        raise Refusal(
            "password.is_name",
            "a password that is the name it opens is guessed at once: choose another",
        )
    return password
