"""The answer to "why?": each option of a decision with its rule and where that is written."""

from __future__ import annotations

from msgspec import Struct


class CitationTold(Struct, frozen=True):
    """A place in a document; ``table``, ``house`` and ``reference`` where no document speaks."""

    document: str
    part: str
    items: tuple[str, ...]


class ReasonTold(Struct, frozen=True):
    """One option, or a wager that is closed, and the rule behind it."""

    about: str
    """The button, as actions are called; ``wager`` and ``double`` where those are closed."""
    open: bool
    code: str
    to: int | None
    chips: dict[str, int]
    counts: dict[str, int]
    sources: tuple[CitationTold, ...]


class Why(Struct, frozen=True, tag_field="t", tag="why"):
    """The reasons of a decision, to the seat that is to make it and has asked."""

    hand: str
    decision: int
    reasons: tuple[ReasonTold, ...]
