"""The kernel that counts: the compiled one where there is one, else its twin.

``DOORCARD_KERNEL=python`` in the environment chooses the twin in any case, ``native`` demands the
compiled one. Both count the same numbers.
"""

from __future__ import annotations

import os
from types import ModuleType

_wish = os.environ.get("DOORCARD_KERNEL", "")


def _native() -> ModuleType | None:
    if _wish == "python":
        return None
    try:
        from doorcard.kernel import _native as native  # noqa: PLC0415 - it may not be there
    except ImportError:
        if _wish == "native":
            raise
        return None
    return native


COMPILED = _native() is not None
"""Was the kernel compiled? Then calls are fast, and let other threads run meanwhile."""

if COMPILED:
    from doorcard.kernel._native import (
        census,
        heads_up,
        multiway,
        rank_masks,
        rank_rows,
        sample,
        tally,
    )
else:
    from doorcard.kernel.twin import (
        census,
        heads_up,
        multiway,
        rank_masks,
        rank_rows,
        sample,
        tally,
    )

__all__ = [
    "COMPILED",
    "census",
    "heads_up",
    "multiway",
    "rank_masks",
    "rank_rows",
    "sample",
    "tally",
]
