"""From every shape that a stored event ever had to the shape of today.

A shape is a number that each stored record carries. It grows whenever an event, a part
of one or the house rules change on disk, a new field included: an older program then
refuses the record instead of playing by rules that it does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from doorcard.records.bad_record import BadRecord
from doorcard.records.coding import Fields

Step = Callable[[Fields, Fields], tuple[Fields, Fields]]
"""From the open and the sealed fields of one shape to those of the next.

The open fields hold ``type``; the sealed ones are empty where nothing is hidden. A new
field whose default is what was always played needs no more than a step that changes
nothing: what a record lacks is read as the default.
"""

STEPS: Final[tuple[Step, ...]] = ()
"""The first leads from shape 1 to shape 2, and so on. None yet: shape 1 is today's."""

SHAPE: Final = 1 + len(STEPS)
"""The shape in which records are written."""


def upgraded(
    shape: int, opened: Fields, sealed: Fields, steps: Sequence[Step] = STEPS
) -> tuple[Fields, Fields]:
    """The open and the sealed fields in the shape of today.

    Raises :class:`BadRecord` (``record.unknown_shape``) for a shape never released, or
    released by a newer Doorcard.

    >>> bet = {"type": "wagered", "by": 100}
    >>> upgraded(1, bet, {}, [lambda o, s: ({**o, "to": o["by"]}, s)])
    ({'type': 'wagered', 'by': 100, 'to': 100}, {})
    """
    newest = 1 + len(steps)
    if not 1 <= shape <= newest:
        raise BadRecord(
            "record.unknown_shape",
            f"this record has shape {shape}, and this Doorcard reads shapes 1 to {newest}: "
            "it was written by a newer one",
            shape=shape,
            newest=newest,
        )
    for step in steps[shape - 1 :]:
        opened, sealed = step(opened, sealed)
    return opened, sealed
