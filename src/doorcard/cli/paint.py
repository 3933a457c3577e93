"""Colours for terminals that show them."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from typing import Final, TextIO

_SUITS: Final = {"c": "32", "d": "36", "h": "31", "s": "1"}
"""Four colours, so that a flush is seen: green, cyan, red, and bold for spades."""
_CARD: Final = re.compile(r"\b(?:[2-9TJQKA][cdhs]\b)")


def shows_colours(out: TextIO, environ: Mapping[str, str] = os.environ) -> bool:
    """Is ``out`` a terminal whose user wants colours? ``NO_COLOR`` and ``TERM=dumb`` say no."""
    if environ.get("NO_COLOR") or environ.get("TERM") == "dumb":
        return False
    return out.isatty()


class Paint:
    """Paints, or leaves text as it is."""

    def __init__(self, *, on: bool) -> None:
        self._on = on

    def cards(self, text: str) -> str:
        """Every card in the text in the colour of its suit.

        >>> Paint(on=False).cards("Ah Kd"), len(Paint(on=True).cards("Ah"))
        ('Ah Kd', 11)
        """
        if not self._on:
            return text
        return _CARD.sub(lambda found: self._in(_SUITS[found[0][-1]], found[0]), text)

    @staticmethod
    def _in(code: str, text: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m"
