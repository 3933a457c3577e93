"""The rule of the rail: who may watch, and how late."""

from __future__ import annotations

import pytest

from doorcard.room.rail import Rail, RailRule
from doorcard.stud import Refusal


class TestTheRail:
    """Issue B, the rail: watch without an account where the host allows it."""

    @pytest.mark.parametrize(
        ("rule", "player"),
        [
            (RailRule.OPEN, None),
            (RailRule.OPEN, "ann"),
            (RailRule.PLAYERS, "ann"),
            (RailRule.CLOSED, "ann"),
        ],
    )
    def test_lets_come_whom_the_rule_allows(self, rule: RailRule, player: str | None) -> None:
        Rail(rule).refuse("Table", player)

    @pytest.mark.parametrize("rule", [RailRule.PLAYERS, RailRule.CLOSED])
    def test_asks_for_a_name_where_one_is_needed(self, rule: RailRule) -> None:
        with pytest.raises(Refusal, match="Table is watched only by those") as refused:
            Rail(rule).refuse("Table", None)

        assert refused.value.code == "rail.players"
