"""Letters that look alike, and the writing systems of names. Source: UTS 39."""

from __future__ import annotations

import pytest

from doorcard.room.lookalikes import scripts_of, skeleton


class TestASkeleton:
    @pytest.mark.parametrize(
        ("one", "other"),
        [
            ("Anna", "\u0410nna"),  # Cyrillic A
            ("pope", "\u0440\u043e\u0440\u0435"),  # all of it Cyrillic
            ("BOB", "\u0412\u041e\u0412"),  # all of it Cyrillic capitals
            ("Alpha", "\u0391lpha"),  # Greek Alpha
            ("Kal", "KAI"),
            ("Bill", "Bi11"),
            ("Otto", "0tt0"),
            ("Arnold", "Amold"),
            ("Ann", "\uff21\uff4e\uff4e"),  # full width
            ("Ann", "\U0001d400\U0001d427\U0001d427"),  # mathematical bold
        ],
    )
    def test_is_one_for_what_looks_alike(self, one: str, other: str) -> None:
        assert skeleton(one) == skeleton(other)

    @pytest.mark.parametrize(
        ("one", "other"),
        [("Ann", "Anna"), ("Ann", "Änn"), ("Ben", "Bon"), ("Łukasz", "Lukasz"), ("小明", "小红")],
    )
    def test_differs_for_what_can_be_told_apart(self, one: str, other: str) -> None:
        assert skeleton(one) != skeleton(other)


class TestTheScriptsOfAText:
    @pytest.mark.parametrize(
        ("text", "scripts"),
        [
            ("Ann 2", {"LATIN"}),
            ("Ülle-Łukasz", {"LATIN"}),
            ("\u0410\u043d\u043d\u0430", {"CYRILLIC"}),
            ("\u0410nna", {"CYRILLIC", "LATIN"}),
            ("小明", {"CJK"}),
            ("さくら桜サクラ", {"CJK"}),
            ("7", set()),
        ],
    )
    def test_are_those_of_its_letters(self, text: str, scripts: set[str]) -> None:
        assert scripts_of(text) == scripts
