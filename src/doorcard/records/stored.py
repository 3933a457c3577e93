"""An event at rest: an open part that all may read, and hidden faces sealed apart.

The open part is exactly what the rail is told of the event, so that one decision
(:func:`doorcard.views.redact`) keeps a face from the viewers and from the open column,
the backup and the export. The sealed part holds the fields that the rail was not told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Final

import msgspec

from doorcard.cards import deck_problems
from doorcard.records.bad_record import BadRecord
from doorcard.records.coding import ENCODER, Fields, plain, unreadable
from doorcard.records.events import EVENTS
from doorcard.records.upgrades import SHAPE, STEPS, Step, upgraded
from doorcard.stud.events import Event, HandStarted
from doorcard.views.redact import Notice, redact


@dataclass(frozen=True, slots=True)
class Stored:
    """One event as two pieces of JSON, each with its ``shape``."""

    open: bytes
    """What the rail is told, with ``"sealed": true`` where there is a sealed part."""
    sealed: bytes | None = field(default=None, repr=False)
    """The hidden faces; ``None`` where the event has none."""


class _Head(msgspec.Struct):
    type: str
    shape: int
    sealed: bool = False


_HEAD: Final = msgspec.json.Decoder(_Head)
_OPEN: Final = f'{{"shape":{SHAPE},'.encode()
_OPEN_WITH_SEALED: Final = f'{{"shape":{SHAPE},"sealed":true,'.encode()


def seal(event: Event) -> Stored:
    """The record of an event, its hidden faces in a part of their own.

    >>> from doorcard.stud.events import Called
    >>> seal(Called(3, to=200)).open
    b'{"shape":1,"type":"called","seat":3,"to":200}'
    """
    told = redact(event, None).event
    line = EVENTS.write(told)[1:]
    if told == event:
        return Stored(_OPEN + line)
    hidden = {name: getattr(event, name) for name in _covered(event, told)}
    return Stored(_OPEN_WITH_SEALED + line, ENCODER.encode({"shape": SHAPE, **hidden}))


def unseal(stored: Stored, steps: Sequence[Step] = STEPS) -> Event:
    """The event of a record of any shape ever released.

    ``steps`` lead from the old shapes to today's. Raises :class:`BadRecord`: see there
    for the codes.
    """
    try:
        head = _HEAD.decode(stored.open)
    except (msgspec.MsgspecError, RecursionError) as wrong:
        raise unreadable("stored event", wrong) from None
    if head.sealed and stored.sealed is None:
        raise BadRecord(
            "record.sealed_part_missing",
            f"the hidden faces of this {head.type} are not here: "
            "its open part says that there is a sealed one",
            type=head.type,
        )
    if not head.sealed and stored.sealed is not None:
        raise _parts_differ(head.type)
    if stored.sealed is None and head.shape == len(steps) + 1:
        return EVENTS.read(stored.open)
    return _put_together(head, stored, steps)


def told_to_rail(stored: Stored, steps: Sequence[Step] = STEPS) -> Notice:
    """What the rail was told of a record of any shape: the open part, read alone.

    For who needs no face, or has no key to the sealed part. Raises :class:`BadRecord`.
    """
    try:
        shape = _HEAD.decode(stored.open).shape
    except (msgspec.MsgspecError, RecursionError) as wrong:
        raise unreadable("stored event", wrong) from None
    opened, _ = upgraded(shape, plain("stored event", stored.open), {}, steps)
    return Notice(EVENTS.build(opened["type"], opened))


def _put_together(head: _Head, stored: Stored, steps: Sequence[Step]) -> Event:
    sealed: Fields = {}
    if stored.sealed is not None:
        sealed = plain("sealed part", stored.sealed)
        if sealed.pop("shape", None) != head.shape:
            raise _parts_differ(head.type)
    opened, sealed = upgraded(head.shape, plain("stored event", stored.open), sealed, steps)
    event = EVENTS.build(opened["type"], {**opened, **sealed})
    if head.sealed:
        _check_deck(event)
        told = EVENTS.build(opened["type"], opened)
        covered = _covered(event, told)
        if redact(event, None).event != told or not covered or sealed.keys() != set(covered):
            raise _parts_differ(head.type)
    return event


def _covered(event: Event, told: Event) -> list[str]:
    """The fields of an event of which the rail is told something else."""
    names = (each.name for each in fields(event))
    return [name for name in names if getattr(event, name) != getattr(told, name)]


def _check_deck(event: Event) -> None:
    """Refuse cards that are no deck order, without a word about which."""
    if isinstance(event, HandStarted) and (
        deck_problems(event.deck) or sorted(event.reclaim) != list(range(52))
    ):
        raise BadRecord(
            "record.no_deck",
            "the sealed part of this hand_started holds no deck of 52 different cards, "
            "or no order of its 52 places",
        )


def _parts_differ(name: str) -> BadRecord:
    return BadRecord(
        "record.parts_differ",
        f"the open and the sealed part of this {name} are not of one event",
        type=name,
    )
