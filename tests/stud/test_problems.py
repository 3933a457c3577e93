"""Problems beside each other, and refusals that are one."""

from __future__ import annotations

import pytest

from doorcard.stud import Refusal
from doorcard.stud.problems import negative, problems_of, too_little


class TestTheProblemsOfARefusal:
    def test_are_all_that_it_was_made_for(self) -> None:
        both = [too_little("ante", -1, 0), negative("cap", -2)]

        assert problems_of(Refusal("table.rules", "two rules", problems=both)) == both

    @pytest.mark.parametrize("listed", ["none", ["a sentence"], 3])
    def test_are_it_alone_where_none_are_listed(self, listed: object) -> None:
        (only,) = problems_of(Refusal("seat.taken", "seat 3 is taken", seat=3, problems=listed))

        assert (only.code, str(only)) == ("seat.taken", "seat 3 is taken")
        assert only.facts["seat"] == 3

    def test_keep_the_facts_that_json_can_say(self) -> None:
        (only,) = problems_of(Refusal("x.y", "z", name="Ann", none=None, cards=(1, 2)))

        assert only.facts == {"name": "Ann", "none": None}
