"""Refusals: a clear no, with a stable code for programs and a sentence for people."""

from __future__ import annotations

from collections.abc import Sequence


class Refusal(ValueError):
    """No. Nothing has changed.

    ``code`` never changes and is what programs and translators read; the sentence
    says who asked for what, why not, and what would do.
    """

    def __init__(self, code: str, sentence: str, **facts: object) -> None:
        self.code = code
        self.facts = facts
        super().__init__(sentence)


class BadHouseRules(Refusal):
    """These rules cannot be played; ``problems`` lists everything wrong."""

    def __init__(self, problems: Sequence[str]) -> None:
        self.problems = tuple(problems)
        super().__init__(
            "rules.unplayable", "these house rules cannot be played: " + "; ".join(problems)
        )
