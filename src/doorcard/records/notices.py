"""Notices as JSON: what travels to a viewer, and what a viewer reads."""

from __future__ import annotations

from doorcard.cards import UNKNOWN
from doorcard.records.bad_record import BadRecord
from doorcard.records.events import EVENTS
from doorcard.stud.events import Event, HandStarted, StreetDealt
from doorcard.views.redact import Notice


def notice_json(notice: Notice) -> bytes:
    """The JSON of a notice: an event's, its hidden faces ``??`` and its deck empty."""
    return EVENTS.write(notice.event)


def read_notice(line: bytes) -> Notice:
    """The notice in these bytes.

    Raises :class:`BadRecord`; with ``record.not_redacted`` for what nobody may be told.

    >>> read_notice(b'{"type":"called","seat":3,"to":200}')
    Notice(event=Called(seat=3, to=200))
    """
    event = EVENTS.read(line)
    if _tells_too_much(event):
        raise BadRecord(
            "record.not_redacted",
            "this is no notice: it tells of cards that no viewer may see",
        )
    return Notice(event)


def _tells_too_much(event: Event) -> bool:
    match event:
        case HandStarted(deck=deck, reclaim=reclaim):
            return bool(deck or reclaim)
        case StreetDealt(burned=burned):
            return burned not in (None, UNKNOWN)
        case _:
            return False
