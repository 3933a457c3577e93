"""What people write to each other: plain text, without what cannot be seen."""

from __future__ import annotations

import unicodedata
from typing import Final

from doorcard.stud.refusals import Refusal

_UNSEEN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})
_JOINERS: Final = frozenset("\u200c\u200d")
"""Without them some scripts, and some pictures, fall apart."""
_PILED: Final = 3
"""Marks on one letter; more climb over the lines above."""


def plain_text(wish: str, *, about: str, longest: int, lines: bool = False) -> str:
    r"""The text as it is kept: normalised, without control and invisible characters.

    ``lines``: may it have several? Otherwise a line break is a space. Raises ``Refusal``:
    ``ABOUT.empty``, ``ABOUT.too_long``.

    >>> plain_text("nice  hand\x07 \u202eno", about="talk", longest=20)
    'nice hand no'
    """
    if len(wish) > 8 * longest:
        raise _too_long(about, longest, len(wish))
    rows = unicodedata.normalize("NFC", wish).replace("\r\n", "\n").replace("\r", "\n").split("\n")
    rows = [" ".join(_seen(row).split()) for row in rows]
    text = "\n".join(rows).strip() if lines else " ".join(" ".join(rows).split())
    if not text:
        raise Refusal(f"{about}.empty", "there is nothing in it to read: write a few words")
    if len(text) > longest:
        raise _too_long(about, longest, len(text))
    return text


def _seen(row: str) -> str:
    kept: list[str] = []
    piled = 0
    for each in row:
        if each.isspace():
            kept.append(" ")
        elif each in _JOINERS or unicodedata.category(each) not in _UNSEEN:
            piled = piled + 1 if unicodedata.combining(each) else 0
            if piled <= _PILED:
                kept.append(each)
    return "".join(kept)


def _too_long(about: str, longest: int, length: int) -> Refusal:
    return Refusal(
        f"{about}.too_long",
        f"at most {longest} characters are taken, and this has {length}: shorten it",
        longest=longest,
    )
