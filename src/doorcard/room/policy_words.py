"""The room's policy in words, each field with its value and its source."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from doorcard.room.policy import DealerRotation, RoomPolicy, policy_of
from doorcard.room.talk_words import TALK_WORDS
from doorcard.stud.choices import AbsenceAction, MuckDisclosure
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.house_words import Sentence, house_sentences, in_chips, scalar
from doorcard.stud.house_words.sources import OWN_CHOICE, REFERENCE_DEFAULT, TABLE_CHOICE
from doorcard.stud.houses import House


def _seconds(count: int) -> str:
    return "1 second" if count == 1 else f"{count} seconds"


def _turn_seconds(policy: RoomPolicy, _: HouseRules) -> str:
    return f"A player has {_seconds(policy.turn_seconds)} to act."


def _minutes(count: int) -> str:
    return "1 minute" if count == 1 else f"{count} minutes"


def _timer_visible_seconds(policy: RoomPolicy, _: HouseRules) -> str:
    if not policy.timer_visible_seconds:
        return "The time of a turn is not shown at the table."
    if policy.timer_visible_seconds == policy.turn_seconds:
        return "The timer is shown at the table for the whole turn."
    shown = _seconds(policy.timer_visible_seconds)
    return f"The timer is shown at the table for the last {shown} of a turn."


def _show_seconds(policy: RoomPolicy, _: HouseRules) -> str:
    return f"A player has {_seconds(policy.show_seconds)} to show or muck."


def _reconnect_min_left_seconds(policy: RoomPolicy, _: HouseRules) -> str:
    if not policy.reconnect_bonus_seconds:
        return "Does not arise: coming back gives no time on top."
    left = _seconds(policy.reconnect_min_left_seconds)
    return f"Coming back gives time on top only while at least {left} of the turn are left."


def _reconnect_bonus_seconds(policy: RoomPolicy, _: HouseRules) -> str:
    if not policy.reconnect_bonus_seconds:
        return "A player who comes back in time has what is left of the turn and no more."
    extra = _seconds(policy.reconnect_bonus_seconds)
    return f"A player who comes back in time gets {extra} on top, once a turn."


def _network_grace_ms(policy: RoomPolicy, _: HouseRules) -> str:
    grace = f"{policy.network_grace_ms / 1000:g}"
    unit = "second" if grace == "1" else "seconds"
    return f"An answer counts that arrives up to {grace} {unit} late, for the sake of slow lines."


def _allin_protections_per_day(policy: RoomPolicy, rules: HouseRules) -> str:
    if rules.disconnect_action is AbsenceAction.CHECK_FOLD:
        return "Does not arise: a lost connection protects nobody from folding."
    most = policy.allin_protections_per_day
    if most is None:
        return "There is no limit to how often a lost connection is treated as all-in."
    times = "once" if most == 1 else f"{most} times"
    return (
        f"A lost connection is treated as all-in at most {times} a day (UTC) for each player; "
        "after that it is checked, or folded when facing a bet."
    )


def _pause_seconds(policy: RoomPolicy, _: HouseRules) -> str:
    if not policy.pause_seconds:
        return "The table plays on however many connections are lost at once."
    most = _seconds(policy.pause_seconds)
    return (
        "When more than half of the connections are lost at once, the clock stops for up to "
        f"{most}."
    )


def _pause_every_minutes(policy: RoomPolicy, _: HouseRules) -> str:
    if not policy.pause_seconds:
        return "Does not arise: the table waits for nobody."
    return f"It stops for lost connections at most once in {_minutes(policy.pause_every_minutes)}."


def _muck_ask_told(policy: RoomPolicy, rules: HouseRules) -> str:
    if rules.muck_disclosure is MuckDisclosure.NONE:
        return "Does not arise: a hand mucked at the showdown is told to nobody."
    if policy.muck_ask_told:
        return "Whoever mucked a called hand is told who has asked for it."
    return "Whoever mucked a called hand is not told who has asked for it."


def _buy_in_min(policy: RoomPolicy, _: HouseRules) -> str:
    least = in_chips(policy.buy_in_min)
    if policy.buy_in_min == policy.buy_in_max:
        return f"The buy-in is {least}, no more and no less."
    return f"A player buys in for at least {least}."


def _buy_in_max(policy: RoomPolicy, _: HouseRules) -> str:
    if policy.buy_in_min == policy.buy_in_max:
        return f"The buy-in is one fixed amount of {in_chips(policy.buy_in_max)}."
    return f"A player buys in for at most {in_chips(policy.buy_in_max)}."


def _short_buy(policy: RoomPolicy, _: HouseRules) -> str:
    if policy.short_buy:
        return "A player who has bought in before may take less than the least buy-in."
    return "Nobody may buy in for less than the least buy-in."


def _auto_ante_default(policy: RoomPolicy, _: HouseRules) -> str:
    if policy.auto_ante_default:
        return "The ante is posted automatically at every hand."
    return "A player joins each hand by saying so; the ante is not posted by itself."


def _auto_ante_switch(policy: RoomPolicy, _: HouseRules) -> str:
    if policy.auto_ante_switch:
        return "A player may switch the automatic ante off and join hand by hand."
    return "The automatic ante cannot be switched off; whoever wants to pause sits out."


def _im_in_seconds(policy: RoomPolicy, _: HouseRules) -> str:
    given = _seconds(policy.im_in_seconds)
    return f"Whoever antes hand by hand has {given} to say so, and sits the hand out otherwise."


def _offer_seconds(policy: RoomPolicy, _: HouseRules) -> str:
    held = _seconds(policy.offer_seconds)
    return f"A seat that comes free is held for {held} for the first in line who would take it."


def _bust_seconds(policy: RoomPolicy, _: HouseRules) -> str:
    return f"Whoever has lost all chips keeps the seat for {_seconds(policy.bust_seconds)}."


def _lost_line_seconds(policy: RoomPolicy, _: HouseRules) -> str:
    if not policy.lost_line_seconds:
        return "Whoever has no connection is not dealt in until back."
    after = _seconds(policy.lost_line_seconds)
    return f"Whoever has had no connection for {after} is not dealt in until back."


def _absence_minutes(policy: RoomPolicy, _: HouseRules) -> str:
    away = _minutes(policy.absence_minutes)
    return f"A seat is given up after {away} without taking part; its chips go to the wallet."


def _rathole_minutes(policy: RoomPolicy, _: HouseRules) -> str:
    if not policy.rathole_minutes:
        return "Whoever left may come back with any buy-in at once."
    barred = _minutes(policy.rathole_minutes)
    return f"Whoever comes back within {barred} brings at least the stack they left with."


def _dealer_rotation(policy: RoomPolicy, _: HouseRules) -> str:
    match policy.dealer_rotation:
        case DealerRotation.ROTATING:
            return "The dealer button moves one player to the left after every hand."
        case DealerRotation.FIXED:
            return "The dealer button stays where it is."


def _history_email(policy: RoomPolicy, rules: HouseRules) -> str:
    if policy.history_email and rules.muck_disclosure is not MuckDisclosure.NONE:
        return "Whoever asks for a called hand that was mucked gets its history by e-mail."
    return "Hand histories are not sent by e-mail."


def _dead_card_rack(policy: RoomPolicy, _: HouseRules) -> str:
    if policy.dead_card_rack:
        return "The up cards of folded hands stay listed beside the table."
    return "The up cards of folded hands are not listed: remember them."


def _live_outs(policy: RoomPolicy, _: HouseRules) -> str:
    if policy.live_outs:
        return "A player is told how many of the cards that would help are still unseen."
    return "Nobody counts for a player which cards are still unseen."


POLICY_WORDS: Final[Mapping[str, Callable[[RoomPolicy, HouseRules], str]]] = {
    "turn_seconds": _turn_seconds,
    "timer_visible_seconds": _timer_visible_seconds,
    "show_seconds": _show_seconds,
    "reconnect_min_left_seconds": _reconnect_min_left_seconds,
    "reconnect_bonus_seconds": _reconnect_bonus_seconds,
    "network_grace_ms": _network_grace_ms,
    "allin_protections_per_day": _allin_protections_per_day,
    "pause_seconds": _pause_seconds,
    "pause_every_minutes": _pause_every_minutes,
    "muck_ask_told": _muck_ask_told,
    "buy_in_min": _buy_in_min,
    "buy_in_max": _buy_in_max,
    "short_buy": _short_buy,
    "auto_ante_default": _auto_ante_default,
    "auto_ante_switch": _auto_ante_switch,
    "im_in_seconds": _im_in_seconds,
    "offer_seconds": _offer_seconds,
    "bust_seconds": _bust_seconds,
    "lost_line_seconds": _lost_line_seconds,
    "absence_minutes": _absence_minutes,
    "rathole_minutes": _rathole_minutes,
    "dealer_rotation": _dealer_rotation,
    "history_email": _history_email,
    "dead_card_rack": _dead_card_rack,
    "live_outs": _live_outs,
    **TALK_WORDS,
}
"""What says each field of the policy."""

_OURS: Final = "ours: no source names any"
_OURS_ALONE: Final = frozenset(
    {
        "show_seconds",
        "pause_seconds",
        "pause_every_minutes",
        "muck_ask_told",
        "im_in_seconds",
        "offer_seconds",
        "bust_seconds",
        "lost_line_seconds",
        "absence_minutes",
        "rathole_minutes",
        "live_outs",
        *TALK_WORDS,
    }
)

POLICY_SOURCES: Final[Mapping[str, Mapping[str, str]]] = {
    "reference": {
        "turn_seconds": "rule book, part 2, 1",
        "timer_visible_seconds": "rule book, part 2, 1",
        "reconnect_min_left_seconds": "rule book, part 3",
        "reconnect_bonus_seconds": "rule book, part 2, 4; 000, item 49",
        "network_grace_ms": "rule book, part 3",
        "allin_protections_per_day": "rule book, part 2, 4 and 5",
        "buy_in_min": "rule book, part 2, 39",
        "buy_in_max": "rule book, part 2, 39",
        "short_buy": "rule book, part 2, 39",
        "auto_ante_default": "rule book, part 2, 40",
        "auto_ante_switch": "rule book, part 2, 40",
        "dealer_rotation": "rule book, part 2, 38",
        "history_email": "rule book, part 2, 33; 001, item 40",
        "dead_card_rack": "rule book, part 4, 16",
    },
    "partypoker": {
        "turn_seconds": "000, item 46",
        "timer_visible_seconds": "000, item 46",
        "reconnect_bonus_seconds": "000, item 49",
        "dealer_rotation": "000, item 40",
        "auto_ante_default": "000, items 6 and 7",
    },
    "celebpoker": {
        "turn_seconds": "001, item 23",
        "buy_in_min": "001, item 1",
        "buy_in_max": "001, item 1",
        "short_buy": "001, item 2",
        "auto_ante_default": "001, item 4",
        "auto_ante_switch": "001, items 3 and 4",
        "history_email": "001, item 40",
    },
    "common_hi": {},
    "common_hilo": {},
    "casino": {"dealer_rotation": "003, item 26", "dead_card_rack": "003, item 25"},
    "home_game": {"dealer_rotation": "003, item 26", "dead_card_rack": "003, item 25"},
}
"""For each house, the source of every field of the policy that its document states."""


def policy_sentences(
    house: House, rules: HouseRules | None = None, policy: RoomPolicy | None = None
) -> tuple[Sentence, ...]:
    """The room policy of a house in words: its own, for its stakes or ``rules``, or ``policy``."""
    played = house.rules if rules is None else rules
    own = policy_of(house.name, played)
    policy = own if policy is None else policy
    plain = policy_of("reference", played)
    stated = POLICY_SOURCES.get(house.name, {})
    return tuple(
        Sentence(
            field=field,
            value=scalar(getattr(policy, field)),
            text=words(policy, played),
            source=_source(field, policy, own, plain, stated.get(field)),
        )
        for field, words in POLICY_WORDS.items()
    )


def house_in_words(
    house: House, rules: HouseRules | None = None, policy: RoomPolicy | None = None
) -> tuple[Sentence, ...]:
    """All that a house decides: the rules of a hand, then the policy of the room."""
    return (*house_sentences(house, rules), *policy_sentences(house, rules, policy))


def _source(
    field: str, policy: RoomPolicy, own: RoomPolicy, plain: RoomPolicy, stated: str | None
) -> str:
    """A document stands behind its own value, not behind what a table made of it."""
    if getattr(policy, field) != getattr(own, field):
        return TABLE_CHOICE
    return stated or _unstated(field, policy, plain)


def _unstated(field: str, policy: RoomPolicy, plain: RoomPolicy) -> str:
    if field in _OURS_ALONE:
        return _OURS
    same = getattr(policy, field) == getattr(plain, field)
    return REFERENCE_DEFAULT if same else OWN_CHOICE
