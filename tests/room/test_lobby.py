"""The signs of the lobby."""

from __future__ import annotations

from dataclasses import replace

from doorcard.room import seating
from doorcard.room.lobby import sign_of
from doorcard.room.policy import policy_of
from doorcard.room.table import Seat, Table
from doorcard.stud import HOUSES, Game

RULES = HOUSES["common_hilo"].rules
TABLE = Table(
    id="t",
    name="Table",
    house="common_hilo",
    title="Common rules, Hi/Lo",
    rules=RULES,
    policy=policy_of("common_hilo", RULES),
    seats=(Seat(1, "ann", "Ann", 4000), Seat(4, "bot-t-1", "Ada", 4000)),
    hands=6,
)


class TestASign:
    def test_counts_people_and_bots_apart(self) -> None:
        sign = sign_of(TABLE, {"bot-t-1"}, watching=3)

        assert (sign.taken, sign.people, sign.bots, sign.watching) == (2, 1, 1, 3)

    def test_states_game_stakes_and_seconds(self) -> None:
        sign = sign_of(TABLE, (), watching=0)

        assert sign.game is Game.HILO
        assert (sign.small_bet, sign.big_bet) == (RULES.small_bet, RULES.big_bet)
        assert (sign.turn_seconds, sign.timer_visible_seconds) == (30, 20)
        assert sign.dead_card_rack

    def test_counts_a_hand_when_it_is_over(self) -> None:
        playing = seating.begin(TABLE)

        assert sign_of(TABLE, (), 0).hands_played == 6
        assert sign_of(playing, (), 0).hands_played == 6
        assert sign_of(replace(playing, in_hand=()), (), 0).hands_played == 7
