"""Every rule of a house has a sentence for every value it can take, and a source."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from typing import Any, get_type_hints

import pytest

from doorcard.stud.choices import Betting, Game, OpenPairDouble
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.house_words import WORDS, Sentence, house_sentences, in_chips, scalar
from doorcard.stud.house_words.sources import (
    OWN_CHOICE,
    REFERENCE_DEFAULT,
    SOURCES,
    TABLE_CHOICE,
)
from doorcard.stud.houses import HOUSES

FIELDS = [field.name for field in fields(HouseRules)]
AMOUNTS = (0, 1, 25, 100, 1050)


def values_of(field: str) -> tuple[Any, ...]:
    hint = get_type_hints(HouseRules)[field]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(hint)
    if hint is bool:
        return (False, True)
    if field == "max_raises":
        return (None, *range(1, 10))
    if field == "max_players":
        return tuple(range(2, 9))
    return AMOUNTS


def settings() -> Iterator[HouseRules]:
    """Rules of every game and betting, with and without a bring-in."""
    for game in Game:
        for betting in Betting:
            for bring_in in (0, 50):
                rules = HouseRules(
                    game=game, betting=betting, bring_in=bring_in, spread_min=100, spread_max=500
                )
                yield rules
                yield rules.with_(four_first=True)


class TestWords:
    """Rule book, part 3: every field of the house rules."""

    def test_speak_of_every_field_and_of_no_other(self) -> None:
        assert sorted(WORDS) == sorted(FIELDS)

    @pytest.mark.parametrize("field", FIELDS)
    def test_make_a_full_sentence_of_every_value_in_every_game(self, field: str) -> None:
        for rules in settings():
            for value in values_of(field):
                text = WORDS[field](rules.with_(**{field: value}))

                assert text[0].isupper(), text
                assert text.endswith("."), text
                assert "  " not in text, text
                assert "None" not in text, text

    @pytest.mark.parametrize(
        "field",
        [field for field in FIELDS if isinstance(values_of(field)[0], Enum | bool)],
    )
    def test_differ_where_the_value_differs_in_some_game(self, field: str) -> None:
        every = values_of(field)

        most = max(
            len({WORDS[field](rules.with_(**{field: value, **_on(field)})) for value in every})
            for rules in settings()
        )

        assert most == len(every)

    def test_say_amounts_in_chips(self) -> None:
        rules = HouseRules(ante=25, bring_in=50, small_bet=100)

        assert WORDS["ante"](rules) == "Every player antes 0.25 before the cards are dealt."
        assert WORDS["bring_in"](rules) == (
            "The lowest door card opens third street with a bring-in of 0.50."
        )
        assert in_chips(100) == "1"

    def test_say_what_a_raise_cap_is_in_numbers(self) -> None:
        assert WORDS["max_raises"](HouseRules(max_raises=1)) == (
            "A round has at most one bet and one raise."
        )
        assert WORDS["max_raises"](HouseRules(max_raises=None)) == (
            "A round knows no cap: there may be any number of raises."
        )

    def test_tell_a_hilo_table_that_the_open_pair_is_for_hi(self) -> None:
        text = WORDS["open_pair_double"](
            HouseRules(game=Game.HILO, open_pair_double=OpenPairDouble.PAIR_HOLDER)
        )

        assert text.endswith("where hi alone is played.")


def _on(field: str) -> dict[str, Any]:
    """What else a field needs to have an effect at all."""
    needs: dict[str, dict[str, Any]] = {
        "timeout_chips_test": {"timeout_action": "allin_if_chips_else_fold"},
    }
    return needs.get(field, {})


class TestSources:
    """Rule book, parts 1 and 3: document and item, or that the source is silent."""

    def test_are_named_for_every_house_and_no_other(self) -> None:
        assert set(SOURCES) == set(HOUSES)

    @pytest.mark.parametrize("house", HOUSES)
    def test_speak_of_known_fields_only(self, house: str) -> None:
        assert set(SOURCES[house]) <= set(FIELDS)

    def test_leave_nothing_open_in_the_reference(self) -> None:
        assert set(SOURCES["reference"]) == set(FIELDS)

    @pytest.mark.parametrize("house", HOUSES)
    def test_cite_the_house_s_own_document(self, house: str) -> None:
        document = HOUSES[house].source
        if document == "rule book":
            return
        assert all(source.startswith(document) for source in SOURCES[house].values())

    def test_say_when_the_document_is_silent(self) -> None:
        told = {s.field: s.source for s in house_sentences(HOUSES["partypoker"])}

        assert told["max_raises"] == "000, items 14, 16 and 17"
        assert told["burn_cards"] == REFERENCE_DEFAULT
        assert told["allin_faceup"] == OWN_CHOICE

    def test_say_when_a_table_departs_from_its_house(self) -> None:
        house = HOUSES["partypoker"]

        told = {
            s.field: (s.value, s.source) for s in house_sentences(house, house.rules.with_(ante=10))
        }

        assert told["ante"] == (10, TABLE_CHOICE)
        assert told["max_raises"] == (3, "000, items 14, 16 and 17")

    def test_count_offered_stakes_as_the_house_s_own(self) -> None:
        house = HOUSES["partypoker"]

        told = {s.field: s.source for s in house_sentences(house, house.stakes[0])}

        assert told["ante"] == "000, items 6 to 8"


class TestHouseSentences:
    """One sentence a field, in a steady order."""

    @pytest.mark.parametrize("house", HOUSES)
    def test_cover_every_field_once(self, house: str) -> None:
        told = house_sentences(HOUSES[house])

        assert sorted(sentence.field for sentence in told) == sorted(FIELDS)
        assert all(isinstance(sentence, Sentence) and sentence.source for sentence in told)

    def test_carry_values_as_json_writes_them(self) -> None:
        told = {s.field: s.value for s in house_sentences(HOUSES["reference"])}

        assert told["betting"] == "fixed_limit"
        assert told["max_raises"] == 3
        assert told["loser_may_muck"] is True

    def test_refuse_what_is_no_rule(self) -> None:
        with pytest.raises(TypeError, match="a house rule is a word, a number or nothing"):
            scalar(1.5)
