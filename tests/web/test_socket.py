"""The socket of a table, in process: two people, house bots, the rail."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any
from uuid import uuid4

import pytest
from litestar.types import ASGIApp

from doorcard.bootstrap import Room
from doorcard.web.conversation import BAD_REQUESTS, PATIENCE, RESTARTING, SIGNED_OUT
from doorcard.web.socket import FAULT, FOREIGN, NO_TABLE
from tests.web.asgi import Browser, Frame, Hangup, Socket

TABLE = "partypoker"


class Player:
    """A visitor with a seat, who checks or calls, or folds whenever there is a price."""

    def __init__(self, socket: Socket, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.turn: Frame = {}

    async def turn_or_end(self) -> Frame:
        """The next own turn, or the notice that ends the hand."""
        while True:
            frame = await self.socket.hear()
            if frame["t"] == "turn" and frame["options"] is not None:
                self.turn = frame
                return frame
            if frame["t"] == "notice" and frame["notice"]["type"] == "hand_ended":
                return frame

    async def act(self, action: Frame, **changes: object) -> Frame:
        """Put an action at the turn last told of."""
        wish = {"hand": self.turn.get("hand"), "decision": self.turn.get("decision")}
        return await self.socket.ask("act", **{**wish, "action": action, **changes})

    async def play_out(self, *, fold: bool = False) -> Frame:
        """Play to the end of the hand; the notice that ends it."""
        while True:
            frame = await self.turn_or_end()
            if frame["t"] == "notice":
                return frame
            actions = frame["options"]["actions"]
            wanted = {"fold", "muck"} if fold else {"check", "call", "bring_in", "show"}
            chosen = next((each for each in actions if each["type"] in wanted), actions[0])
            answer = await self.act(chosen)
            assert answer["ok"], answer


@asynccontextmanager
async def seated(
    app: ASGIApp, names: Sequence[str], table: str = TABLE
) -> AsyncIterator[list[Player]]:
    """People at a table, in seats 1, 2, … in this order."""
    async with AsyncExitStack() as stack:
        players = []
        for seat, name in enumerate(names, start=1):
            visitor = Browser(app)
            await visitor.sign_in(name)
            socket = await stack.enter_async_context(visitor.watching(table))
            opened = await socket.hear()
            answer = await socket.ask("sit", seat=seat, buy_in=opened["table"]["buy_in_min"])
            assert answer["ok"], answer
            players.append(Player(socket, seat))
        yield players


def hand_lines(lines: Sequence[str], hand: str) -> str:
    """All that was heard of one hand."""
    return "\n".join(line for line in lines if f'"{hand}"' in line)


def own_cards(player: Player, hand: str) -> set[str]:
    """The down cards the player was told of."""
    cards: set[str] = set()
    for line in player.socket.heard:
        frame = json.loads(line)
        if frame["t"] == "notice" and frame["hand"] == hand:
            for dealt in frame["notice"].get("cards", []):
                if isinstance(dealt, dict) and dealt["seat"] == player.seat:
                    cards.update(dealt["down"])
    return cards - {"??"}


class TestWhoConnects:
    async def test_is_told_the_whole_table_first(self, ann: Browser) -> None:
        async with ann.watching(TABLE) as socket:
            table = await socket.hear()

        assert table["t"] == "table"
        assert table["table"]["id"] == TABLE
        assert table["you"] == {"player": None, "seat": None}
        assert table["watching"] == 1

    async def test_is_told_who_they_are(self, ann: Browser) -> None:
        player = await ann.sign_in("Ann")

        async with ann.watching(TABLE) as socket:
            you = (await socket.hear())["you"]

        assert (you["player"]["id"], you["player"]["name"], you["seat"]) == (player, "Ann", None)

    async def test_from_another_sites_page_is_sent_away(self, ann: Browser) -> None:
        async with ann.watching(TABLE, origin="https://evil.example") as socket:
            assert (await socket.hear())["code"] == "origin.foreign"
            with pytest.raises(Hangup) as closed:
                await socket.hear()

        assert closed.value.code == FOREIGN

    async def test_without_a_page_is_let_in(self, ann: Browser) -> None:
        async with ann.watching(TABLE, origin=None) as socket:
            assert (await socket.hear())["t"] == "table"

    async def test_to_a_table_there_is_not_is_told_so(self, ann: Browser) -> None:
        async with ann.watching("gone") as socket:
            assert (await socket.hear())["code"] == "table.unknown"
            with pytest.raises(Hangup) as closed:
                await socket.hear()

        assert closed.value.code == NO_TABLE


class TestAHand:
    async def test_is_played_to_its_end_by_people(self, empty_app: ASGIApp) -> None:
        async with seated(empty_app, ["Ann", "Ben"]) as players:
            ends = await asyncio.gather(*(each.play_out() for each in players))

        assert ends[0] == ends[1]
        stacks = [each["stack"] for each in ends[0]["notice"]["seats"]]
        assert sum(stacks) == 2 * 2000

    async def test_is_played_by_house_bots_before_a_watcher(self, ann: Browser) -> None:
        async with ann.watching(TABLE) as socket:
            await socket.hear()
            while (frame := await socket.hear())["t"] != "notice" or (
                frame["notice"]["type"] != "hand_ended"
            ):
                assert frame.get("options") is None

    @pytest.mark.parametrize("table", ["common_hilo", "casino", "celebpoker", "home_game"])
    async def test_is_played_in_other_houses(self, empty_app: ASGIApp, table: str) -> None:
        async with seated(empty_app, ["Ann", "Ben", "Cy"], table) as players:
            ends = await asyncio.gather(*(each.play_out() for each in players))

        assert ends[0] == ends[1]

    async def test_is_counted_alike_by_all_viewers(self, empty_app: ASGIApp) -> None:
        async with Browser(empty_app).watching(TABLE) as rail:
            async with seated(empty_app, ["Ann", "Ben"]) as players:
                end, _ = await asyncio.gather(*(each.play_out() for each in players))
            await rail.hear_until(t="notice", v=end["v"])

        for socket in (rail, *(each.socket for each in players)):
            frames = [json.loads(line) for line in socket.heard]
            counted = [f["v"] for f in frames if f["t"] == "notice" and f["hand"] == end["hand"]]
            assert counted == list(range(1, end["v"] + 1))

    async def test_tells_what_the_own_hand_amounts_to(self, empty_app: ASGIApp) -> None:
        async with seated(empty_app, ["Ann", "Ben"]) as players:
            read = await players[0].socket.hear_until(t="readouts")

        assert read["you"]["high"]["category"] in {"high_card", "pair", "three_of_a_kind"}
        assert set(read["showing"]) == {"1", "2"}


class TestWhatIsHidden:
    async def test_is_told_to_its_owner_and_to_nobody_else(self, empty_app: ASGIApp) -> None:
        async with Browser(empty_app).watching(TABLE) as rail:
            async with seated(empty_app, ["Ann", "Ben"]) as players:
                ann, ben = players
                end, _ = await asyncio.gather(ann.play_out(fold=True), ben.play_out(fold=True))
            await rail.hear_until(t="notice", v=end["v"])
        hand = end["hand"]

        for owner, other in ((ann, ben), (ben, ann)):
            cards = own_cards(owner, hand)
            assert len(cards) == 2
            for card in cards:
                assert f'"{card}"' in hand_lines(owner.socket.heard, hand)
                assert f'"{card}"' not in hand_lines(other.socket.heard, hand)
                assert f'"{card}"' not in hand_lines(rail.heard, hand)

    async def test_stays_so_when_the_hand_is_looked_at_again(self, empty_app: ASGIApp) -> None:
        async with seated(empty_app, ["Ann", "Ben"]) as (ann, ben):
            end, _ = await asyncio.gather(ann.play_out(fold=True), ben.play_out(fold=True))
            visitors = [Browser(empty_app), Browser(empty_app)]
            await visitors[0].sign_in("Cy")
            answers = [await each.http.get(f"/api/hands/{end['hand']}") for each in visitors]

        for answer in answers:
            assert answer.status_code == 200
            assert answer.json()["seat"] is None
            for card in own_cards(ann, end["hand"]) | own_cards(ben, end["hand"]):
                assert f'"{card}"' not in answer.text

    async def test_is_not_in_the_options_of_others(self, empty_app: ASGIApp) -> None:
        async with Browser(empty_app).watching(TABLE) as rail:
            async with seated(empty_app, ["Ann", "Ben"]) as players:
                end, _ = await asyncio.gather(*(each.play_out() for each in players))
            await rail.hear_until(t="notice", v=end["v"])

        turns = [frame for frame in map(json.loads, rail.heard) if frame["t"] == "turn"]
        assert turns
        assert all(frame["options"] is None for frame in turns)
        for player in players:
            for frame in map(json.loads, player.socket.heard):
                if frame["t"] == "turn" and frame["seat"] != player.seat:
                    assert frame["options"] is None

    async def test_is_in_no_refusal(self, empty_app: ASGIApp) -> None:
        async with seated(empty_app, ["Ann", "Ben"]) as (ann, ben):
            first, second = await first_and_second(ann, ben)
            answer = await second.act({"type": "fold"}, **at(first.turn))

            for card in own_cards(first, first.turn["hand"]):
                assert f'"{card}"' not in json.dumps(answer)


class TestTheLastHand:
    async def test_can_be_looked_at_again_by_who_was_in_it(self, empty_app: ASGIApp) -> None:
        ann = Browser(empty_app)
        await ann.sign_in("Ann")
        async with ann.watching(TABLE) as socket, seated(empty_app, ["Ben"]) as (ben,):
            await socket.hear()
            assert (await socket.ask("sit", seat=4, buy_in=2000))["ok"]
            player = Player(socket, 4)
            end, _ = await asyncio.gather(player.play_out(fold=True), ben.play_out(fold=True))
            past = (await ann.http.get(f"/api/hands/{end['hand']}")).json()

        assert (past["hand"], past["table"], past["seat"]) == (end["hand"], TABLE, 4)
        assert {each["name"] for each in past["players"]} == {"Ann", "Ben"}
        assert len(past["notices"]) == len(past["readouts"]) == end["v"]
        heard = [
            f["notice"]
            for f in map(json.loads, socket.heard)
            if f.get("hand") == end["hand"] and f["t"] == "notice"
        ]
        assert past["notices"] == heard
        assert any(each and each["you"] for each in past["readouts"])


class TestARequestTwice:
    async def test_has_one_effect_and_the_same_answer(self, empty_app: ASGIApp) -> None:
        async with seated(empty_app, ["Ann", "Ben"]) as (ann, ben):
            first, second = await first_and_second(ann, ben)
            action = first.turn["options"]["actions"][0]
            request = uuid4().hex

            once = await first.act(action, id=request)
            twice = await first.act(action, id=request)
            await second.turn_or_end()

        assert once == twice
        assert once["ok"] is True
        acts = [
            frame["notice"]["type"]
            for frame in map(json.loads, second.socket.heard)
            if frame["t"] == "notice" and frame["notice"].get("seat") == first.seat
        ]
        assert acts.count("brought_in") == 1

    async def test_under_another_id_comes_too_late(self, empty_app: ASGIApp) -> None:
        async with seated(empty_app, ["Ann", "Ben"]) as (ann, ben):
            first, _ = await first_and_second(ann, ben)
            action = first.turn["options"]["actions"][0]

            assert (await first.act(action))["ok"]
            late = await first.act(action)

        assert late["ok"] is False
        assert late["refusal"]["code"] == "decision.past"


class TestAWrongRequest:
    async def test_for_another_hand_is_refused(self, empty_app: ASGIApp) -> None:
        async with seated(empty_app, ["Ann", "Ben"]) as (ann, ben):
            first, _ = await first_and_second(ann, ben)

            answer = await first.act({"type": "fold"}, hand="partypoker-999")

        assert answer["refusal"]["code"] == "hand.other"

    async def test_at_anothers_turn_is_refused(self, empty_app: ASGIApp) -> None:
        async with seated(empty_app, ["Ann", "Ben"]) as (ann, ben):
            first, second = await first_and_second(ann, ben)

            answer = await second.act({"type": "fold"}, **at(first.turn))

        assert answer["refusal"]["code"] == "action.not_your_turn"

    async def test_against_the_rules_is_refused_and_says_what_would_do(
        self, empty_app: ASGIApp
    ) -> None:
        async with seated(empty_app, ["Ann", "Ben"]) as (ann, ben):
            first, _ = await first_and_second(ann, ben)

            answer = await first.act({"type": "raise", "to": 123456})
            played_on = await first.act(first.turn["options"]["actions"][0])

        assert answer["refusal"]["code"] == "action.not_legal"
        assert "bring in" in answer["refusal"]["sentence"]
        assert played_on["ok"]

    async def test_of_somebody_without_a_name_is_refused(self, empty_app: ASGIApp) -> None:
        async with Browser(empty_app).watching(TABLE) as socket:
            await socket.hear()
            for wish in (
                {"t": "sit", "seat": 8, "buy_in": 2000},
                {"t": "leave"},
                {"t": "sit_out", "on": True},
                {"t": "top_up", "chips": 100},
                {"t": "act", "hand": "h", "decision": 1, "action": {"type": "fold"}},
            ):
                answer = await socket.ask(**wish)
                assert answer["refusal"]["code"] == "session.none"

    async def test_of_somebody_without_a_seat_is_refused(self, empty_app: ASGIApp) -> None:
        cy = Browser(empty_app)
        await cy.sign_in("Cy")
        async with seated(empty_app, ["Ann", "Ben"]) as (ann, ben), cy.watching(TABLE) as socket:
            await socket.hear()
            first, _ = await first_and_second(ann, ben)

            answer = await socket.ask("act", action={"type": "fold"}, **at(first.turn))

        assert answer["refusal"]["code"] == "seat.not_in_hand"

    @pytest.mark.parametrize(
        ("line", "code"),
        [
            ("hello", "request.not_json"),
            (b"\xff", "request.not_json"),
            ("{}", "request.malformed"),
            ("x" * 5000, "request.too_long"),
            ("[" * 100, "request.too_deep"),
        ],
    )
    async def test_that_is_no_request_is_refused(
        self, ann: Browser, line: str | bytes, code: str
    ) -> None:
        async with ann.watching(TABLE) as socket:
            await socket.hear()
            await socket.say(line)
            answer = await socket.hear_until(t="answer")

        assert answer["refusal"]["code"] == code

    async def test_with_an_action_there_is_not_is_refused_under_its_id(
        self, empty_app: ASGIApp
    ) -> None:
        async with seated(empty_app, ["Ann", "Ben"]) as (ann, ben):
            first, _ = await first_and_second(ann, ben)

            answer = await first.act({"type": "fly"})

        assert answer["refusal"]["code"].startswith("record.")

    async def test_is_borne_with_for_a_while_only(self, ann: Browser) -> None:
        async with ann.watching(TABLE) as socket:
            await socket.hear()
            for _ in range(PATIENCE):
                await socket.say("hello")
            with pytest.raises(Hangup) as closed:
                await socket.hear_until(t="never")

        assert closed.value.code == BAD_REQUESTS


class TestWhoMissedSomething:
    async def test_is_told_the_table_again_on_asking(self, empty_app: ASGIApp) -> None:
        async with seated(empty_app, ["Ann", "Ben"]) as (ann, ben):
            first, _ = await first_and_second(ann, ben)
            await first.socket.say('{"t":"resync","id":"r"}')
            table = await first.socket.hear_until(t="table")

        told = [f for f in map(json.loads, first.socket.heard) if f["t"] == "notice"]
        assert [each["notice"] for each in table["hand"]["notices"]] == [f["notice"] for f in told]
        assert table["turn"]["options"] == first.turn["options"]
        assert table["turn"]["decision"] == first.turn["decision"]

    async def test_finds_the_own_cards_after_a_reload(self, empty_app: ASGIApp) -> None:
        dee = Browser(empty_app)
        await dee.sign_in("Dee")
        async with seated(empty_app, ["Ann"]) as (_ann,):
            async with dee.watching(TABLE) as socket:
                await socket.hear()
                assert (await socket.ask("sit", seat=5, buy_in=2000))["ok"]
                dealt = await socket.hear_until(t="readouts")
            async with dee.watching(TABLE) as socket:
                table = await socket.hear()

        assert table["you"]["seat"] == 5
        assert table["hand"]["id"] == dealt["hand"]
        assert len(own_hand(table, 5)) == 2
        assert len(own_hand(table, 1)) == 0


class TestAnEnd:
    async def test_of_the_session_ends_its_sockets(self, ann: Browser) -> None:
        await ann.sign_in("Ann")
        async with ann.watching(TABLE) as socket:
            await socket.hear()
            await ann.http.delete("/api/session")
            assert (await socket.hear_until(t="closing"))["code"] == "session.ended"
            with pytest.raises(Hangup) as closed:
                await socket.hear_until(t="never")

        assert closed.value.code == SIGNED_OUT

    async def test_of_the_room_is_told(self, ann: Browser, room: Room) -> None:
        async with ann.watching(TABLE) as socket:
            await socket.hear()
            await room.floor.close()
            assert (await socket.hear_until(t="closing"))["code"] == "room.closing"
            with pytest.raises(Hangup) as closed:
                await socket.hear_until(t="never")

        assert closed.value.code == RESTARTING


async def first_and_second(one: Player, two: Player) -> tuple[Player, Player]:
    """The player whose turn it is, having heard so, and the other one."""
    turn = await one.socket.hear_until(t="turn")
    await two.socket.hear_until(t="turn")
    first, second = (one, two) if turn["seat"] == one.seat else (two, one)
    frames = map(json.loads, first.socket.heard)
    first.turn = [frame for frame in frames if frame["t"] == "turn"][-1]
    return first, second


def at(turn: Frame) -> dict[str, Any]:
    """Where an act belongs."""
    return {"hand": turn["hand"], "decision": turn["decision"]}


def own_hand(table: Frame, seat: int) -> list[str]:
    """The known down cards of a seat in a table message."""
    return [
        card
        for each in table["hand"]["notices"]
        if each["notice"]["type"] == "street_dealt"
        for dealt in each["notice"]["cards"]
        if dealt["seat"] == seat
        for card in dealt["down"]
        if card != "??"
    ]


class TestASeat:
    async def test_is_given_up_and_its_chips_return(self, empty_app: ASGIApp) -> None:
        cy = Browser(empty_app)
        await cy.sign_in("Cy")
        before = (await cy.http.get("/api/session")).json()["player"]["wallet"]
        async with cy.watching(TABLE) as socket:
            await socket.hear()
            assert (await socket.ask("sit", seat=3, buy_in=2000))["ok"]
            assert (await socket.hear_until(t="wallet"))["wallet"] == before - 2000
            assert (await socket.ask("leave"))["ok"]
            assert (await socket.hear_until(t="wallet"))["wallet"] == before

    async def test_is_topped_up_and_sat_out(self, empty_app: ASGIApp) -> None:
        cy = Browser(empty_app)
        await cy.sign_in("Cy")
        async with cy.watching(TABLE) as socket:
            await socket.hear()
            assert (await socket.ask("sit", seat=3, buy_in=2000))["ok"]
            assert (await socket.ask("top_up", chips=500))["ok"]
            assert (await socket.ask("sit_out", on=True))["ok"]
            await socket.say('{"t":"resync","id":"r"}')
            (seat,) = (await socket.hear_until(t="table"))["seats"]

        assert (seat["stack"], seat["sitting_out"]) == (2500, True)

    async def test_is_refused_where_somebody_sits(self, empty_app: ASGIApp) -> None:
        cy = Browser(empty_app)
        await cy.sign_in("Cy")
        async with seated(empty_app, ["Ann"]), cy.watching(TABLE) as socket:
            await socket.hear()
            answer = await socket.ask("sit", seat=1, buy_in=2000)

        assert answer["refusal"]["code"] == "seat.taken"
        assert answer["refusal"]["facts"]["seat"] == 1


class TestAMistakeOfOurs:
    async def test_closes_the_socket_and_is_logged(
        self, ann: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        def break_down(_self: object, _telling: object) -> bytes:
            raise RuntimeError("broken")

        monkeypatch.setattr("doorcard.web.frames.Frames.of", break_down)

        async with ann.watching(TABLE) as socket:
            with pytest.raises(Hangup) as closed:
                await socket.hear()

        assert closed.value.code == FAULT
        assert "a viewer could not be told" in caplog.text
