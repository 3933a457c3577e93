"""Actions and options as JSON: ``{"type": "raise", "to": 400}``."""

from __future__ import annotations

from typing import Final

import msgspec

from doorcard.records.coding import ENCODER, Family
from doorcard.stud.actions import (
    Action,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    Muck,
    Options,
    Raise,
    Show,
)

ACTIONS: Final[Family[Action]] = Family(
    "action",
    {
        Fold: "fold",
        Check: "check",
        BringIn: "bring_in",
        Call: "call",
        Complete: "complete",
        Bet: "bet",
        Raise: "raise",
        Show: "show",
        Muck: "muck",
    },
)
"""Every action that can be asked for."""


def action_json(action: Action) -> bytes:
    """The JSON of an action.

    >>> action_json(Raise(400)), action_json(Fold())
    (b'{"type":"raise","to":400}', b'{"type":"fold"}')
    """
    return ACTIONS.write(action)


def read_action(line: bytes | msgspec.Raw) -> Action:
    """The action in these bytes. Raises :class:`doorcard.records.BadRecord`.

    >>> read_action(b'{"type":"show","cards":["Ah"]}').cards
    (Ah,)
    >>> read_action(b'{"type":"raise","to":-5}')
    Traceback (most recent call last):
    doorcard.records.bad_record.BadRecord: this raise action cannot be: to holds -5, and it
    must lie between 0 and 9007199254740991
    """
    return ACTIONS.read(line)


def options_json(options: Options) -> bytes:
    """The JSON of what a seat may do, the actions in the order of the buttons.

    >>> options_json(Options(3, (Fold(), Call(200)), to_match=200))
    b'{"seat":3,"to_match":200,"wager":0,"actions":[{"type":"fold"},{"type":"call","to":200}],"wagers":null}'
    """
    return ENCODER.encode(
        {
            "seat": options.seat,
            "to_match": options.to_match,
            "wager": options.wager,
            "actions": [msgspec.Raw(action_json(each)) for each in options.actions],
            "wagers": options.wagers,
        }
    )
