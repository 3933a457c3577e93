"""The policy of the rail and of talk, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from doorcard.room.policy import RoomPolicy
from doorcard.room.rail import RailRule
from doorcard.room.talk import FoldedTalk
from doorcard.stud.house_rules import HouseRules


def _rail(policy: RoomPolicy, _: HouseRules) -> str:
    match policy.rail:
        case RailRule.OPEN:
            return "Anybody may watch, with or without a name."
        case RailRule.PLAYERS:
            return "Whoever has signed in may watch."
        case RailRule.CLOSED:
            return "Hands are told to the seated alone; others see who sits."


def _rail_delay_seconds(policy: RoomPolicy, _: HouseRules) -> str:
    if policy.rail is RailRule.CLOSED:
        return "Does not arise: nobody is told the hands of others."
    if not policy.rail_delay_seconds:
        return "Watchers see what happens when it happens."
    late = policy.rail_delay_seconds
    return f"Watchers see everything {late} second{'s' if late != 1 else ''} late; players do not."


def _table_chat(policy: RoomPolicy, _: HouseRules) -> str:
    if policy.table_chat:
        return "The seated may write to the table."
    return "There is no chat at the table."


def _rail_chat(policy: RoomPolicy, _: HouseRules) -> str:
    if policy.rail_chat:
        return "Watchers may write to each other; the seated do not read it."
    return "Watchers do not write."


def _folded_talk(policy: RoomPolicy, _: HouseRules) -> str:
    match policy.folded_talk:
        case FoldedTalk.FREE:
            return "Whoever has folded may write on."
        case FoldedTalk.HELD:
            return "What a player writes after folding is told when the hand is over."
        case FoldedTalk.REFUSED:
            return "Whoever has folded writes nothing until the hand is over."


TALK_WORDS: Final[Mapping[str, Callable[[RoomPolicy, HouseRules], str]]] = MappingProxyType(
    {
        "rail": _rail,
        "rail_delay_seconds": _rail_delay_seconds,
        "table_chat": _table_chat,
        "rail_chat": _rail_chat,
        "folded_talk": _folded_talk,
    }
)
"""What says each of these fields of the policy."""
