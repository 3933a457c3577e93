"""Turns that ran out and mucked hands that are asked for, in the shapes of the wire."""

from __future__ import annotations

from doorcard.room.protections import Protection
from doorcard.service.clock import tellings as told
from doorcard.wire import clock_messages as wire
from doorcard.wire.signs import ProtectionSign


def clock_message(telling: told.ClockTelling) -> wire.ClockMessage:
    """The message that tells it."""
    match telling:
        case told.LapseTold():
            return wire.Lapse(
                hand=telling.hand,
                seat=telling.seat,
                cause=telling.cause,
                outcome=telling.outcome.value,
                protection=_protection(telling.protection),
                refused_protection=telling.refused_protection,
                sentence=telling.sentence,
            )
        case told.MuckAskedTold(hand, number, seat, by):
            return wire.MuckAsked(hand, number, seat, by)


def _protection(protection: Protection | None) -> ProtectionSign | None:
    return None if protection is None else ProtectionSign(protection.used, protection.of)
