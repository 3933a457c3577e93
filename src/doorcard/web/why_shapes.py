"""Reasons in the shapes of the wire."""

from __future__ import annotations

from doorcard.service.table.why import WhyTold
from doorcard.stud.house_words.citations import Citation
from doorcard.stud.reasons import Reason
from doorcard.wire.why_messages import CitationTold, ReasonTold, Why


def why_message(told: WhyTold) -> Why:
    """The message that tells it."""
    return Why(told.hand, told.decision, tuple(_reason(*each) for each in told.reasons))


def _reason(reason: Reason, sources: tuple[Citation, ...]) -> ReasonTold:
    return ReasonTold(
        about=reason.about,
        open=reason.open,
        code=reason.code,
        to=reason.to,
        chips=reason.chips,
        counts=reason.counts,
        sources=tuple(CitationTold(each.document, each.part, each.items) for each in sources),
    )
