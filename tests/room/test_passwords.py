"""What a password must be. Source: OWASP ASVS 5.0, 6.2."""

from __future__ import annotations

import pytest

from doorcard.room.passwords import LONGEST, new_password, password_form
from doorcard.stud import Refusal

COMMON = {"password", "12345678", "iloveyou"}


def refused(password: str, name: str = "Ann") -> Refusal:
    with pytest.raises(Refusal) as wrong:
        new_password(password, name, COMMON)
    assert password not in f" {wrong.value} {wrong.value.facts} ".replace("this password", "")
    return wrong.value


class TestAPassword:
    @pytest.mark.parametrize(
        "password",
        ["tortoise", "seven cards to the river", "ääliö älä lyö", "x1!Q" * 32, "   spaced   "],
    )
    def test_is_of_any_characters(self, password: str) -> None:
        assert new_password(password, "Ann", COMMON) == password

    def test_is_the_same_however_its_letters_are_put_together(self) -> None:
        assert password_form("e\u0301va\uff11") == password_form("éva1")

    def test_has_eight_characters_at_least_and_is_advised_to_have_twelve(self) -> None:
        wrong = refused("sevenca")

        assert wrong.code == "password.too_short"
        assert wrong.facts == {"shortest": 8, "advised": 12}

    def test_has_128_characters_at_most(self) -> None:
        assert refused("x1!Q" * 32 + "y").code == "password.too_long"
        with pytest.raises(Refusal):
            password_form("x" * (LONGEST + 1))

    @pytest.mark.parametrize("password", ["password", "ILoveYou", "aaaaaaaa", "abababab"])
    def test_is_none_that_anybody_would_try_first(self, password: str) -> None:
        assert refused(password).code == "password.common"

    @pytest.mark.parametrize(
        "password", ["doorcard", "Doorcard1!", "D00RCARD", "seven card stud", "2026cardroom"]
    )
    def test_is_no_word_of_the_room(self, password: str) -> None:
        assert refused(password).code == "password.common"

    def test_is_neither_cut_nor_put_into_another_case(self) -> None:
        assert password_form(" xY" * 42) == " xY" * 42

    @pytest.mark.parametrize(
        "password", ["marianne", "Marianne1!", "mariannemarianne", "MAR1ANNE", "cardroomMarianne"]
    )
    def test_is_not_the_name_it_opens(self, password: str) -> None:
        assert refused(password, "Marianne").code == "password.is_name"

    def test_may_hold_the_name_among_other_things(self) -> None:
        assert new_password("marianne plays seven", "Marianne", COMMON)
