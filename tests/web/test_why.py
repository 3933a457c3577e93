"""Asking why: the rule behind each option, on the socket of who is to act."""

from __future__ import annotations

import json

from litestar.types import ASGIApp

from tests.web.asgi import Frame
from tests.web.test_socket import Player, seated


async def in_turn_first(players: list[Player]) -> list[Player]:
    """The players of a hand that has begun, the one who is to act before the others."""
    for each in players:
        each.turn = await each.socket.hear_until(t="turn")
    return sorted(players, key=lambda each: each.turn["options"] is None)


async def ask(player: Player, **wish: object) -> Frame:
    turn = {"hand": player.turn["hand"], "decision": player.turn["decision"]}
    return await player.socket.ask("why", **{**turn, **wish})


def told(player: Player, t: str) -> list[Frame]:
    frames = [json.loads(line) for line in player.socket.heard]
    return [each for each in frames if each["t"] == t]


class TestAskingWhy:
    """Each option answers with its rule and where that is written."""

    async def test_is_answered_to_who_is_to_act(self, empty_app: ASGIApp) -> None:
        async with seated(empty_app, ["Ann", "Ben"]) as players:
            first, _ = await in_turn_first(players)
            turn = first.turn

            await first.socket.say(
                json.dumps(
                    {"t": "why", "id": "w", "hand": turn["hand"], "decision": turn["decision"]}
                )
            )
            why = await first.socket.hear_until(t="why")

        assert (why["hand"], why["decision"]) == (turn["hand"], turn["decision"])
        offered = {each["type"] for each in turn["options"]["actions"]}
        assert {each["about"] for each in why["reasons"] if each["open"]} == offered
        assert all(each["code"] and each["sources"] for each in why["reasons"])

    async def test_is_refused_to_the_other_and_at_another_decision(
        self, empty_app: ASGIApp
    ) -> None:
        async with seated(empty_app, ["Ann", "Ben"]) as players:
            first, other = await in_turn_first(players)

            refused = await ask(other)
            past = await ask(first, decision=first.turn["decision"] + 7)

        assert refused["refusal"]["code"] == past["refusal"]["code"] == "decision.past"
        assert told(first, "why") == told(other, "why") == []


class TestLiveOuts:
    async def test_are_told_to_a_seat_and_not_to_the_rail(self, empty_app: ASGIApp) -> None:
        async with seated(empty_app, ["Ann", "Ben"]) as players:
            first, _ = await in_turn_first(players)

        outs = told(first, "readouts")[-1]["outs"]
        assert outs
        assert all(each["live"] + each["dead"] > 0 for each in outs)
