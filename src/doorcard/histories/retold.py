"""A record of any room told again as the notices of a hand: played through the rules."""

from __future__ import annotations

from dataclasses import dataclass, field

from doorcard.histories.judging import judge
from doorcard.histories.record import HandRecord
from doorcard.histories.scaling import counted_in
from doorcard.histories.told import PLAY_CHIPS, Circumstances
from doorcard.stud import Event, HandEnded, HandStarted
from doorcard.views import Notice, redact


@dataclass(frozen=True, slots=True)
class Retold:
    """A hand that was played through, or why it could not be."""

    notices: tuple[Notice, ...] | None = field(repr=False)
    """With all that the record tells; ``None`` if it could not be played to its end."""
    known: Circumstances
    why: str = ""
    """A full sentence."""


def retold(record: HandRecord) -> Retold:
    """The hand as notices, counted in hundredths of its unit.

    Nothing that the record tells is hidden in them: who shows them redacts them again.
    """
    told = counted_in(record, PLAY_CHIPS.per_unit)
    judgement = judge(told)
    seats, hero = judgement.seats, record.hero
    known = Circumstances(
        hand=record.hand,
        names={seats[each.seat]: each.name for each in record.players if each.seat in seats},
        viewer=None if hero is None else seats.get(hero.seat),
        table=record.table,
        tournament=record.tournament,
        played_at=record.played_at,
        money=told.money,
        site=record.site,
    )
    if not judgement.events or not isinstance(judgement.events[-1], HandEnded):
        first = judgement.first
        return Retold(None, known, first.sentence if first else "it cannot be played to its end")
    return Retold(tuple(map(_whole, judgement.events)), known)


def _whole(event: Event) -> Notice:
    return redact(event, None) if isinstance(event, HandStarted) else Notice(event)
