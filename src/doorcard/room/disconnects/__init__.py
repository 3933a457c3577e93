"""The policy on time and lost connections, in plain sentences and four languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from doorcard.room.disconnects.english import ENGLISH
from doorcard.room.disconnects.estonian import ESTONIAN
from doorcard.room.disconnects.finnish import FINNISH
from doorcard.room.disconnects.policy_text import PolicyText
from doorcard.room.disconnects.polish import POLISH
from doorcard.room.policy import policy_of
from doorcard.room.protections import protects
from doorcard.stud.house_words import scalar
from doorcard.stud.houses import House
from doorcard.stud.refusals import Refusal

__all__ = ["LANGUAGES", "UNITS", "HouseParameters", "PolicyText", "parameters_of", "policy_text"]

LANGUAGES: Final[Mapping[str, PolicyText]] = {
    "en": ENGLISH,
    "fi": FINNISH,
    "pl": POLISH,
    "et": ESTONIAN,
}
"""The policy by language."""

UNITS: Final[Mapping[str, str]] = {
    "turn_seconds": "s",
    "timer_visible_seconds": "s",
    "show_seconds": "s",
    "network_grace_ms": "ms",
    "timeout_action": "",
    "disconnect_action": "",
    "allin_protections_per_day": "",
    "reconnect_min_left_seconds": "s",
    "reconnect_bonus_seconds": "s",
    "pause_seconds": "s",
    "pause_every_minutes": "min",
    "lost_line_seconds": "s",
    "absence_minutes": "min",
}
"""What each house sets for itself, and in which unit."""
_OF_THE_HAND: Final = frozenset({"timeout_action", "disconnect_action"})


@dataclass(frozen=True, slots=True)
class HouseParameters:
    """What one house has set."""

    name: str
    title: str
    values: Mapping[str, int | str | None]
    words: Mapping[str, str]
    """Values that are no numbers, in words."""


def policy_text(language: str) -> PolicyText:
    """The policy in that language. Raises ``Refusal`` ``policy.language``.

    >>> policy_text("fi").parameters["disconnect_action"]
    'Yhteyskatkos'
    """
    text = LANGUAGES.get(language)
    if text is None:
        raise Refusal(
            "policy.language",
            f"this page is not kept in {language!r}: ask for one of {', '.join(LANGUAGES)}",
            languages=list(LANGUAGES),
        )
    return text


def parameters_of(house: House, text: PolicyText) -> HouseParameters:
    """What a house has set, for its first stakes, with the words of a language."""
    policy = policy_of(house.name, house.rules)
    values: dict[str, int | str | None] = {}
    for field in UNITS:
        owner = house.rules if field in _OF_THE_HAND else policy
        values[field] = scalar(getattr(owner, field))
    words = {field: text.words[str(values[field])] for field in sorted(_OF_THE_HAND)}
    if not protects(house.rules):
        words["allin_protections_per_day"] = text.words["idle"]
    elif values["allin_protections_per_day"] is None:
        words["allin_protections_per_day"] = text.words["none"]
    return HouseParameters(house.name, house.title, values, words)
