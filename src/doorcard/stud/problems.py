"""What is wrong with something that was looked at as a whole: one problem beside others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from doorcard.stud.refusals import Refusal

Fact = str | int | bool | None
"""A fact as JSON writes it."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong. Where only one thing can be, it is a refusal."""

    code: str
    """Never changes: programs and translators read it."""
    sentence: str
    """For people, in English: what is wrong, and what would do."""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    """What the sentence says in figures and names."""

    def __str__(self) -> str:
        return self.sentence


def problem(code: str, sentence: str, **facts: Fact) -> Problem:
    """A problem with its facts.

    >>> print(problem("rules.least", "ante -1 must be at least 0", field="ante", value=-1, least=0))
    ante -1 must be at least 0
    """
    return Problem(code, sentence, facts)


def too_little(name: str, value: int, least: int) -> Problem:
    """A rule that is set to less than it may be."""
    sentence = f"{name} {value} must be at least {least}"
    return problem("rules.least", sentence, field=name, value=value, least=least)


def negative(name: str, value: int, *, none: bool = False) -> Problem:
    """A rule that is set to less than nothing; ``none``: it may be left out as well."""
    sentence = f"{name} {value} must not be negative{', or be none' if none else ''}"
    return problem("rules.least", sentence, field=name, value=value, least=0)


def too_much(name: str, value: int, most: int) -> Problem:
    """A rule that is set to more than it may be."""
    sentence = f"{name} {value} is more than {most}"
    return problem("rules.most", sentence, field=name, value=value, most=most)


def out_of_range(
    name: str, value: int, least: int, most: int, *, none: bool = False, of: str = ""
) -> Problem:
    """A rule that lies between two others, or may be none; ``of`` names the rule ``most`` is of."""
    sentence = f"{name} {value} must lie between {least} and {f'{of} ' if of else ''}{most}"
    sentence += ", or be none" if none else ""
    return problem("rules.between", sentence, field=name, value=value, least=least, most=most)


def problems_of(refusal: Refusal) -> list[Problem]:
    """Everything that a refusal is made for: its ``problems``, or it alone.

    >>> [each.code for each in problems_of(Refusal("seat.taken", "seat 3 is taken", seat=3))]
    ['seat.taken']
    """
    listed = refusal.facts.get("problems")
    if isinstance(listed, list) and all(isinstance(each, Problem) for each in listed):
        return listed
    facts = {
        name: value
        for name, value in refusal.facts.items()
        if value is None or isinstance(value, str | int)
    }
    return [Problem(refusal.code, str(refusal), facts)]
