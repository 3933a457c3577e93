"""Which tables somebody looks for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from doorcard.room.lobby import TableSign, sign_of
from doorcard.room.lobby_filter import LobbyFilter, stakes_of
from doorcard.room.policy import policy_of
from doorcard.stud import HOUSES, Game
from doorcard.stud.choices import Betting
from tests.room.test_lobby import TABLE


def a_sign(**changes: object) -> TableSign:
    return replace(sign_of(TABLE, {"bot-t-1"}, watching=0), **changes)  # type: ignore[arg-type]


class TestAFilter:
    """Issue B, lobby: the list can be filtered."""

    def test_lets_everything_through_that_it_does_not_name(self) -> None:
        assert LobbyFilter().lets_through(a_sign())

    @pytest.mark.parametrize(
        ("wanted", "other"),
        [
            (LobbyFilter(house="common_hilo"), {"house": "casino"}),
            (LobbyFilter(game=Game.HILO), {"game": Game.HI}),
            (LobbyFilter(betting=Betting.FIXED_LIMIT), {"betting": Betting.NO_LIMIT}),
            (LobbyFilter(free=True), {"free": 0}),
            (LobbyFilter(bots=True), {"bots": 0}),
            (LobbyFilter(private=False), {"private": True}),
            (LobbyFilter(least_bet=100), {"small_bet": 99}),
            (LobbyFilter(most_bet=100), {"small_bet": 101}),
        ],
    )
    def test_keeps_back_what_is_not_looked_for(
        self, wanted: LobbyFilter, other: dict[str, object]
    ) -> None:
        assert wanted.lets_through(a_sign(small_bet=100))
        assert not wanted.lets_through(a_sign(**{"small_bet": 100, **other}))

    def test_compares_a_spread_by_its_least_bet(self) -> None:
        rules = HOUSES["casino"].rules
        table = replace(TABLE, rules=rules, policy=policy_of("casino", rules))

        assert stakes_of(sign_of(table, (), watching=0)) == rules.spread_min
