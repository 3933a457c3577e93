"""What cannot be told, and why."""

from __future__ import annotations


class EquityRefusal(ValueError):
    """No equity of that. ``code`` never changes; the sentence says what would do."""

    def __init__(self, code: str, sentence: str, **facts: object) -> None:
        self.code = code
        self.facts = facts
        super().__init__(sentence)


class Cancelled(Exception):
    """The calculation was stopped because its ``cancelled`` said so. There is no result."""
