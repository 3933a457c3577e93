"""The room's policy in words, for every field and value."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from doorcard.room.policy import DealerRotation, RoomPolicy
from doorcard.room.policy_words import (
    POLICY_SOURCES,
    POLICY_WORDS,
    house_in_words,
    policy_sentences,
)
from doorcard.room.rail import RailRule
from doorcard.room.talk import FoldedTalk
from doorcard.stud.choices import AbsenceAction
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.houses import HOUSES

FIELDS = [field.name for field in fields(RoomPolicy)]
VALUES: dict[str, tuple[Any, ...]] = {
    "short_buy": (False, True),
    "muck_ask_told": (False, True),
    "auto_ante_default": (False, True),
    "auto_ante_switch": (False, True),
    "history_email": (False, True),
    "dead_card_rack": (False, True),
    "live_outs": (False, True),
    "dealer_rotation": tuple(DealerRotation),
    "allin_protections_per_day": (None, 1, 3),
    "pause_seconds": (0, 1, 60),
    "pause_every_minutes": (1, 30),
    "lost_line_seconds": (0, 1, 30),
    "rathole_minutes": (0, 1, 60),
    "rail": tuple(RailRule),
    "rail_delay_seconds": (0, 1, 30),
    "table_chat": (False, True),
    "rail_chat": (False, True),
    "folded_talk": tuple(FoldedTalk),
}


class TestPolicyWords:
    """Rule book, part 3: the fields that concern the room."""

    def test_speak_of_every_field_and_of_no_other(self) -> None:
        assert sorted(POLICY_WORDS) == sorted(FIELDS)

    @pytest.mark.parametrize("field", FIELDS)
    def test_make_a_sentence_of_every_value_and_tell_them_apart(self, field: str) -> None:
        rules = HouseRules(disconnect_action=AbsenceAction.ALLIN)
        values = VALUES.get(field, (1, 2, 30))

        told = [
            POLICY_WORDS[field](replace(RoomPolicy(), **{field: value}), rules) for value in values
        ]

        assert all(text[0].isupper() and text.endswith(".") for text in told)
        assert "None" not in "".join(told)
        if field != "reconnect_min_left_seconds":
            assert len(set(told)) == len(values)

    def test_say_what_does_not_arise(self) -> None:
        alone = RoomPolicy(pause_seconds=0, rail=RailRule.CLOSED, rail_delay_seconds=30)

        for field in ("pause_every_minutes", "rail_delay_seconds"):
            assert POLICY_WORDS[field](alone, HouseRules()).startswith("Does not arise: ")

    def test_say_that_a_fixed_buy_in_is_fixed(self) -> None:
        told = {s.field: s for s in policy_sentences(HOUSES["celebpoker"])}

        assert told["buy_in_min"].text == "The buy-in is 80, no more and no less."
        assert told["buy_in_max"].text == "The buy-in is one fixed amount of 80."
        assert told["buy_in_min"].source == "001, item 1"

    def test_say_that_protections_need_a_house_that_protects(self) -> None:
        told = {s.field: s for s in policy_sentences(HOUSES["common_hi"])}

        assert told["allin_protections_per_day"].text.startswith("Does not arise")
        assert told["turn_seconds"].source == "reference default: the source is silent"
        assert told["short_buy"].source == "chosen for this house: the source is silent"
        assert told["show_seconds"].source == "ours: no source names any"

    def test_say_that_a_bonus_of_nothing_is_none(self) -> None:
        told = {s.field: s.text for s in policy_sentences(HOUSES["celebpoker"])}

        assert told["reconnect_min_left_seconds"].startswith("Does not arise")
        assert told["timer_visible_seconds"] == (
            "The timer is shown at the table for the whole turn."
        )

    def test_say_when_no_timer_is_shown(self) -> None:
        policy = RoomPolicy(timer_visible_seconds=0)

        told = POLICY_WORDS["timer_visible_seconds"](policy, HouseRules())

        assert told == "The time of a turn is not shown at the table."


class TestHouseInWords:
    """Everything a house decides, hand and room."""

    def test_name_a_source_for_every_house(self) -> None:
        assert set(POLICY_SOURCES) == set(HOUSES)

    @pytest.mark.parametrize("house", HOUSES)
    def test_hold_every_field_once(self, house: str) -> None:
        told = [sentence.field for sentence in house_in_words(HOUSES[house])]

        assert sorted(told) == sorted([*FIELDS, *(f.name for f in fields(HouseRules))])
