"""Logging what went wrong, without a card in it."""

from __future__ import annotations

import logging
import traceback
from typing import Final

_LOG: Final = logging.getLogger("doorcard.room")


def log_trouble(where: str, trouble: BaseException) -> None:
    """Log the kind of an error and the lines it came through.

    Not its message: that may quote what it choked on, and that may be a hidden card.
    """
    lines = "".join(traceback.format_tb(trouble.__traceback__))
    _LOG.error("%s: %s\n%s", where, type(trouble).__name__, lines)
