"""Names of players: what may stand on a seat."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

from doorcard.room.bot_names import NAMES
from doorcard.room.lookalikes import scripts_of, skeleton
from doorcard.stud.refusals import Refusal

SHORTEST: Final = 2
LONGEST: Final = 20
"""Characters: more does not fit a seat on a phone."""
_REMEMBERED: Final = 20_000
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Control, format, surrogate, private and unassigned characters, and line breaks: a
name made of them looks like another one, or like none."""
_MARKS: Final = frozenset({"Mn", "Me"})
FORMER_PLAYER: Final = "Former player"
"""Under what the hands of a deleted account are shown."""
_RESERVED_WORDS: Final = (
    "host hosts dealer house bank cage room rail lobby doorcard admin administrator "
    "moderator mod operator owner staff support system root server bot bots robot guest nobody "
    "isäntä jakaja ylläpito ylläpitäjä talo botti "
    "gospodarz krupier administracja obsługa dom "
    "võõrustaja diiler jagaja haldur maja"
)
"""Words for the house and those who run it, in the languages of the room."""
_TAGS: Final = ("bot", "host", "dealer", "admin")
"""What the room itself puts in brackets behind a name."""


def player_name(wish: str) -> str:
    """The name as it will stand on the seat: NFKC, single blanks, none at the ends.

    Raises ``Refusal`` with one of ``name.characters``, ``name.too_short``,
    ``name.too_long``, ``name.no_letter``, ``name.mixed_scripts`` and ``name.reserved``.

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
    scripts = sorted(each.lower() for each in scripts_of(name))
    if len(scripts) > 1:
        raise Refusal(
            "name.mixed_scripts",
            f"a name is written in one script, but this one has {' and '.join(scripts)} letters, "
            "which can pass for another name: keep to one",
            scripts=scripts,
        )
    _refuse_reserved(name)
    return name


def name_key(name: str) -> str:
    """Names with the same key are the same name to the eye: no two are in the room at once.

    Case, blanks, and letters that look alike (:mod:`doorcard.room.lookalikes`) make no
    difference.

    >>> name_key("Ann Lee") == name_key("ANN  LEE"), name_key("Ann") == name_key("Anna")
    (True, False)
    """
    return _remembered_key(name) if len(name) <= LONGEST else _key(name)


def _key(name: str) -> str:
    return "".join(skeleton(name).split())


_remembered_key: Final = lru_cache(maxsize=_REMEMBERED)(_key)
"""Who comes in is compared with everybody present."""


_RESERVED: Final = frozenset(map(name_key, [*_RESERVED_WORDS.split(), FORMER_PLAYER]))
_BOTS: Final = frozenset(map(name_key, NAMES))


def _refuse_reserved(name: str) -> None:
    key = name_key(name)
    bare = "".join(each for each in key if each.isalnum())
    tagged = any(f"({name_key(tag)})" in key or f"[{name_key(tag)}]" in key for tag in _TAGS)
    if bare in _RESERVED or name_key(name.rstrip(" 0123456789")) in _BOTS or tagged:
        raise Refusal(
            "name.reserved",
            f"{name} is a name that the house keeps for itself: choose another",
            name=name,
        )


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
