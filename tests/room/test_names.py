"""Names of players."""

from __future__ import annotations

import pytest

from doorcard.room.names import LONGEST, name_key, player_name
from doorcard.stud import Refusal


class TestNamesThatMayStandOnASeat:
    @pytest.mark.parametrize("name", ["Al", "Ann Lee", "Ülle", "Łukasz 2", "小明", "x" * LONGEST])
    def test_are_kept_as_they_are(self, name: str) -> None:
        assert player_name(name) == name

    def test_lose_blanks_at_the_ends_and_doubled_ones(self) -> None:
        assert player_name("  Ann \u3000  Lee ") == "Ann Lee"

    def test_are_brought_to_one_form(self) -> None:
        assert player_name("\uff21\uff4e\uff4e") == "Ann"  # full-width letters
        assert player_name("e\u0301va") == "éva"


class TestNamesThatAreRefused:
    @pytest.mark.parametrize(
        ("wish", "code"),
        [
            ("", "name.too_short"),
            ("   ", "name.too_short"),
            ("x", "name.too_short"),
            ("x" * (LONGEST + 1), "name.too_long"),
            ("x" * 100_000, "name.too_long"),
            ("Ann\nLee", "name.characters"),
            ("Ann\u202eeeL", "name.characters"),
            ("Ann\u200b", "name.characters"),
            ("Ann\x00", "name.characters"),
            ("Ann\ud800", "name.characters"),
            ("...", "name.no_letter"),
            ("a" + "\u0323\u0324\u0325\u0326" + "b", "name.characters"),
        ],
    )
    def test_with_the_code_of_the_fault(self, wish: str, code: str) -> None:
        with pytest.raises(Refusal) as refused:
            player_name(wish)

        assert refused.value.code == code

    @pytest.mark.parametrize(
        "wish",
        [
            "Host",
            "H0ST",
            "dealer",
            "The Bot (bot)",
            "Ann [HOST]",
            "Former Player",
            "Jakaja",
            "Cleo",
            "ADA 2",
        ],
    )
    def test_when_the_house_keeps_them_for_itself(self, wish: str) -> None:
        with pytest.raises(Refusal) as refused:
            player_name(wish)

        assert refused.value.code == "name.reserved"

    def test_when_two_scripts_are_mixed(self) -> None:
        with pytest.raises(Refusal, match="cyrillic and latin letters") as refused:
            player_name("\u0410nn")

        assert refused.value.code == "name.mixed_scripts"

    def test_in_a_sentence_that_says_what_would_do(self) -> None:
        with pytest.raises(Refusal, match="a name has at most 20 characters, this one 21"):
            player_name("x" * 21)


class TestTheSameNameToTheEye:
    def test_is_so_whatever_its_case_and_blanks(self) -> None:
        assert name_key("Ann Lee") == name_key("ANN  lee") == name_key("annlee")

    def test_is_so_in_composed_and_decomposed_form(self) -> None:
        assert name_key("E\u0301va") == name_key("éva")

    def test_is_so_in_letters_of_another_script_that_look_the_same(self) -> None:
        assert name_key("Pope") == name_key("\u0420\u043e\u0440\u0435")

    def test_is_not_so_for_another_letter(self) -> None:
        assert name_key("Ann") != name_key("Anna")
