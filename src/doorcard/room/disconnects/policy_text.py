"""What a language says of lost connections."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class PolicyText:
    """The policy in one language. Every language has the same sentences and numbers."""

    title: str
    intro: str
    sentences: Mapping[str, str]
    """By their ids, in order."""
    parameters: Mapping[str, str]
    """What each number or choice of a house is called."""
    words: Mapping[str, str]
    """Values that are no numbers; ``none`` is "no limit", ``idle`` "does not arise"."""
    day: str
    """When the day of daily counts begins and ends."""
