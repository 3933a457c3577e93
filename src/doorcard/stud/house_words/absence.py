"""What becomes of a player who does not act, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from doorcard.stud.choices import AbsenceAction, TimeoutChipsTest
from doorcard.stud.house_rules import HouseRules

_CHIPS: Final[Mapping[TimeoutChipsTest, str]] = {
    TimeoutChipsTest.ANTE: "any chips in the pot, the ante included",
    TimeoutChipsTest.BET_THIS_HAND: "chips in the pot beyond the ante",
    TimeoutChipsTest.BET_THIS_ROUND: "chips in on this street",
}


def _consequence(action: AbsenceAction, test: TimeoutChipsTest) -> str:
    match action:
        case AbsenceAction.CHECK_FOLD:
            return "checks if that is free and folds if not"
        case AbsenceAction.ALLIN:
            return (
                "is treated as all-in: the stack stays, the hand contests the pot as it stands "
                "and acts no more"
            )
        case AbsenceAction.ALLIN_IF_CHIPS_ELSE_FOLD:
            return f"is treated as all-in with {_CHIPS[test]}, and folds without"


def _timeout_action(rules: HouseRules) -> str:
    does = _consequence(rules.timeout_action, rules.timeout_chips_test)
    return f"A player whose time runs out {does}."


def _disconnect_action(rules: HouseRules) -> str:
    does = _consequence(rules.disconnect_action, rules.timeout_chips_test)
    return f"A player whose connection is lost and who does not come back in time {does}."


def _timeout_chips_test(rules: HouseRules) -> str:
    if AbsenceAction.ALLIN_IF_CHIPS_ELSE_FOLD not in (
        rules.timeout_action,
        rules.disconnect_action,
    ):
        return "Does not arise: being treated as all-in does not hang on chips in the pot."
    return f"Being in the pot means to have {_CHIPS[rules.timeout_chips_test]}."


ABSENCE: Final[Mapping[str, Callable[[HouseRules], str]]] = {
    "timeout_action": _timeout_action,
    "timeout_chips_test": _timeout_chips_test,
    "disconnect_action": _disconnect_action,
}
"""The sentence of each field of this theme."""
