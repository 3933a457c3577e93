"""Nonsense on the sockets of a table where a hand is played: refused by a code, and no more.

Lines are bytes, JSON of any shape, requests with a value bent, requests of others' hands,
seats and decisions, early, late and twice. After each row of them the two players and
the rail must have heard nothing but the game, and the game must go on.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doorcard.web.conversation import BAD_REQUESTS, PATIENCE
from tests.web.asgi import Browser, Frame, Hangup, Socket
from tests.web.fuzzed_room import ON_SOCKETS, FuzzedRoom, fuzzed_room, gathered
from tests.web.request_shapes import anything, requests

TABLE = "partypoker"


def lines(hand: str) -> st.SearchStrategy[str | bytes]:
    """One line, be it what it may."""
    asked = requests(TABLE, hand).map(json.dumps)
    return st.one_of(
        asked,
        asked,
        st.tuples(asked, st.integers(0, 200)).map(lambda cut: cut[0][: cut[1]]),
        st.tuples(asked, st.binary(max_size=4)).map(lambda it: it[0].encode() + it[1]),
        anything.map(json.dumps),
        st.binary(max_size=40),
        st.text(max_size=40),
        st.integers(1, 6000).map(lambda deep: "[" * deep + "]" * deep),
        st.integers(1, 6000).map(lambda deep: '{"t":' * deep),
        st.integers(4000, 70_000).map(lambda long: json.dumps({"t": "say", "text": "x" * long})),
    )


class Table:
    """Two who play, one on the rail, and one who talks nonsense."""

    def __init__(self, fuzzed: FuzzedRoom) -> None:
        self.fuzzed = fuzzed
        self.stack = AsyncExitStack()
        self.seats: dict[int, Socket] = {}

    async def open(self) -> None:
        """All take their places."""
        for seat in (1, 2):
            socket = await self.come(await self.fuzzed.guest())
            answer = await socket.ask("sit", seat=seat, buy_in=2000)
            assert answer["ok"], answer
            self.seats[seat] = socket
        self.rail = await self.come(self.fuzzed.visitor())

    async def come(self, visitor: Browser) -> Socket:
        """A socket at the table."""
        return await self.stack.enter_async_context(visitor.watching(TABLE))

    async def next_turn(self) -> Frame:
        """Whose turn it is, as the rail is told."""
        await self.rail.say(b'{"t":"resync","id":"now"}')
        turn: Frame | None = (await self.rail.hear_until(t="table"))["turn"]
        return turn or await self.rail.hear_until(t="turn")

    async def own_turn(self) -> tuple[Socket, Frame]:
        """The socket of the player in turn, and the turn as it is told there."""
        for _ in range(8):
            socket = self.seats.get((await self.next_turn())["seat"])
            if socket is None:  # one who is about to leave
                continue
            await socket.say(b'{"t":"resync","id":"now"}')
            own = (await socket.hear_until(t="table"))["turn"]
            if own is not None and own["options"] is not None:
                return socket, own
        raise AssertionError("the table stands still")

    async def goes_on(self) -> None:
        """The player in turn acts, and is believed."""
        socket, own = await self.own_turn()
        answer = await socket.ask(
            "act",
            hand=own["hand"],
            decision=own["decision"],
            action=own["options"]["actions"][0],
        )
        assert answer["ok"], answer


@pytest.fixture(scope="module")
def table() -> Iterator[Table]:
    with fuzzed_room(bots=False) as fuzzed, gathered(fuzzed, Table(fuzzed)) as opened:
        yield opened


async def answered(socket: Socket, line: str | bytes) -> Frame:
    """A line's one answer; a refusal has its code and sentence, and is no fault of the room's."""
    await socket.say(line)
    answer = await socket.hear_until(t="answer")
    if not answer["ok"]:
        refusal = answer["refusal"]
        assert refusal["code"]
        assert refusal["code"] != "room.fault"
        assert refusal["sentence"]
    return answer


def assert_told_in_order(viewer: Socket) -> None:
    """No notice was left out, repeated or told in another's place."""
    last: tuple[str, int] | None = None
    count = 0
    for frame in map(json.loads, viewer.heard):
        if frame["t"] == "table":
            last = frame["hand"] and (frame["hand"]["id"], frame["hand"]["version"])
        elif frame["t"] == "notice":
            count += 1
            if last is not None and last[0] == frame["hand"]:
                assert frame["v"] == last[1] + 1
            last = (frame["hand"], frame["v"])
    assert count


class TestNonsenseOnASocket:
    """Each line is answered once, in its order, and the hand goes on for everybody else."""

    @pytest.mark.parametrize("who", ["rail", "guest", "player"])
    def test_is_answered_line_by_line_and_stops_no_table(self, table: Table, who: str) -> None:
        runner = table.fuzzed.runner
        refusals: set[str] = set()

        async def talk(said: list[str | bytes]) -> None:
            socket = await table.come(
                table.fuzzed.visitor() if who == "rail" else await table.fuzzed.guest()
            )
            if who == "player":
                assert (await socket.ask("sit", seat=3, buy_in=2000))["ok"]
            for line in said:
                answer = await answered(socket, line)
                refusals.add("" if answer["ok"] else answer["refusal"]["code"])
            await socket.ask("leave")
            await socket.ask("unwait")
            await socket.close()
            await table.goes_on()

        hand = runner.run(table.next_turn())["hand"]

        @ON_SOCKETS
        @given(st.lists(lines(hand), min_size=1, max_size=8))
        def nonsense(said: list[str | bytes]) -> None:
            runner.run(talk(said))

        nonsense()

        assert {"request.not_json", "request.malformed", "request.too_deep"} <= refusals
        assert runner.run(table.fuzzed.room.floor.auditor.audit()).balanced
        for viewer in (table.rail, *table.seats.values()):
            assert_told_in_order(viewer)

    def test_and_nothing_else_ends_with_a_closed_socket(self, table: Table) -> None:
        async def talk() -> int:
            socket = await table.come(table.fuzzed.visitor())
            for _ in range(PATIENCE):
                await socket.say(b"\xff")
            with pytest.raises(Hangup) as hangup:
                await socket.hear_until(t="never")
            await table.goes_on()
            return hangup.value.code

        assert table.fuzzed.runner.run(talk()) == BAD_REQUESTS


class TestWhatIsAnothersOrPast:
    """Wrong order, late, double, other people's hand and seat: refused, each by its code."""

    @pytest.mark.parametrize(
        ("changes", "code"),
        [
            ({"hand": "casino-1"}, "hand.other"),
            ({"decision": 10**6}, "decision.unknown"),
        ],
    )
    def test_is_refused(self, table: Table, changes: dict[str, object], code: str) -> None:
        async def act() -> str:
            await table.goes_on()
            socket, own = await table.own_turn()
            wish = {"hand": own["hand"], "decision": own["decision"], **changes}
            answer = await socket.ask("act", action=own["options"]["actions"][0], **wish)
            await table.goes_on()
            told: str = answer["refusal"]["code"]
            return told

        assert table.fuzzed.runner.run(act()) == code

    def test_a_turn_of_another_seat_is_not_taken(self, table: Table) -> None:
        async def act() -> str:
            socket, own = await table.own_turn()
            other = next(each for each in table.seats.values() if each is not socket)
            wish = {"hand": own["hand"], "decision": own["decision"]}
            answer = await other.ask("act", action=own["options"]["actions"][0], **wish)
            code: str = answer["refusal"]["code"]
            await table.goes_on()
            return code

        assert table.fuzzed.runner.run(act()) == "action.not_your_turn"

    def test_the_same_request_again_counts_once(self, table: Table) -> None:
        async def act() -> list[Frame]:
            socket, own = await table.own_turn()
            wish = {"hand": own["hand"], "decision": own["decision"], "id": "twice"}
            first = own["options"]["actions"][0]
            return [await socket.ask("act", action=first, **wish) for _ in range(2)]

        once, again = table.fuzzed.runner.run(act())
        assert once["ok"]
        assert once == again

    def test_a_decision_that_was_made_is_not_made_again(self, table: Table) -> None:
        async def act() -> str:
            socket, own = await table.own_turn()
            wish = {"hand": own["hand"], "decision": own["decision"]}
            first = own["options"]["actions"][0]
            assert (await socket.ask("act", action=first, **wish))["ok"]
            late = await socket.ask("act", action=first, **wish)
            code: str = late["refusal"]["code"]
            return code

        assert table.fuzzed.runner.run(act()) in {"decision.past", "hand.past", "hand.other"}

    def test_a_seat_that_is_taken_is_not_given(self, table: Table) -> None:
        async def sit() -> str:
            socket = await table.come(await table.fuzzed.guest())
            answer = await socket.ask("sit", seat=1, buy_in=2000)
            code: str = answer["refusal"]["code"]
            await socket.close()
            return code

        assert table.fuzzed.runner.run(sit()) == "seat.taken"
