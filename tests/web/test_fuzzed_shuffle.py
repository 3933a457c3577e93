"""Nonsense while a hand is shuffled: refused by a code, and the hand is dealt all the same.

A player's program says what it likes before its own commitment and seed and after them:
numbers and hands of others, seeds that were not committed to, hashes cut and bent.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doorcard.fairness import commitment
from tests.web.asgi import Frame, Socket
from tests.web.fuzzed_room import ON_SOCKETS, FuzzedRoom, fuzzed_room, gathered

TABLE = "reference"
NEXT, THIS = "the next hand", "this hand"
"""What stands in a line for a number and a hand that are not known before."""
hashes = st.binary(min_size=32, max_size=32).map(bytes.hex)
bent: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from(["", "00" * 31, "00" * 33, "AB" * 32, "zz" * 32, " " * 64, None, 7, []]),
    st.text(max_size=64).filter(lambda text: len(text) != 64),
)
others_numbers = st.sampled_from([0, -1, 10**6, 10**9, 2**63, 2**80, 1.5, None, "1"])
others_hands = st.sampled_from(["", "casino-1", f"{TABLE}-0", "../", "x" * 400, None, 3])
said = st.one_of(
    st.fixed_dictionaries(
        {"t": st.just("commit"), "number": st.integers(1000, 10**9), "commitment": hashes}
    ),
    st.fixed_dictionaries(
        {"t": st.just("commit"), "number": others_numbers, "commitment": hashes | bent}
    ),
    st.fixed_dictionaries({"t": st.just("commit"), "number": st.just(NEXT), "commitment": bent}),
    st.fixed_dictionaries(
        {"t": st.just("reveal"), "hand": others_hands | st.just(THIS), "seed": hashes | bent}
    ),
    st.sampled_from([{"t": "commit"}, {"t": "reveal"}, {"t": "opened"}, {"t": "mixed"}]),
)
"""None of it is a commitment that could stand, nor a seed that was committed to."""


@dataclass
class Player:
    """Who takes part in each shuffle, properly."""

    seat: int
    socket: Socket
    seeds: dict[int, str] = field(default_factory=dict)

    def commitment(self, number: int) -> dict[str, Any]:
        """The right one for the hand of that number."""
        seed = self.seeds.setdefault(number, os.urandom(32).hex())
        given = commitment(TABLE, number, self.seat, bytes.fromhex(seed)).hex()
        return {"t": "commit", "number": number, "commitment": given}

    async def told(self, kind: str, *, number: int) -> Frame:
        """What the room says, or has said, of that kind about the hand of that number."""
        before: list[Frame] = [json.loads(line) for line in self.socket.heard]
        while True:
            frame = before.pop(0) if before else await self.socket.hear()
            if frame["t"] == kind and frame.get("opening", frame)["number"] == number:
                return frame

    async def ask(self, line: dict[str, Any]) -> Frame:
        """The one answer to a line, which is no fault of the room's."""
        answer = await self.socket.ask(**line)
        assert answer["ok"] or answer["refusal"]["sentence"]
        assert answer["ok"] or answer["refusal"]["code"] != "room.fault"
        return answer


class Shuffles:
    """A table that deals fairly, with two at it; the first talks nonsense."""

    def __init__(self, fuzzed: FuzzedRoom) -> None:
        self.fuzzed = fuzzed
        self.stack = AsyncExitStack()
        self.players: list[Player] = []
        self.refusals: set[str] = set()
        self.number = 0

    async def open(self) -> None:
        """Both sit down."""
        for seat in (1, 2):
            guest = await self.fuzzed.guest()
            socket = await self.stack.enter_async_context(guest.watching(TABLE))
            assert (await socket.ask("sit", seat=seat, buy_in=4000))["ok"]
            self.players.append(Player(seat, socket))

    async def refused(self, line: dict[str, Any], **known: object) -> None:
        """It is; what stands in it for a number or a hand is put in its place."""
        meant = {name: known.get(str(value), value) for name, value in line.items()}
        answer = await self.players[0].ask(meant)
        assert not answer["ok"], meant
        self.refusals.add(answer["refusal"]["code"])

    async def shuffled(self, before: list[dict[str, Any]], after: list[dict[str, Any]]) -> None:
        """One hand is committed to, opened, mixed and given up."""
        self.number += 1
        ann, ben = self.players
        known: dict[str, object] = {NEXT: self.number}
        await ann.told("commit_asked", number=self.number)
        for line in before:
            await self.refused(line, **known)
        right = ann.commitment(self.number)
        assert (await ann.ask(right))["ok"]
        assert (await ann.ask(right))["ok"], "once more is the same"
        await self.refused({**right, "commitment": os.urandom(32).hex()})
        assert (await ben.ask(ben.commitment(self.number)))["ok"]

        opened = await ann.told("opened", number=self.number)
        known[THIS] = hand = opened["opening"]["hand"]
        for line in (*before, *after, {"t": "reveal", "hand": hand, "seed": "00" * 32}):
            await self.refused(line, **known)
        reveal = {"t": "reveal", "hand": hand, "seed": ann.seeds[self.number]}
        assert (await ann.ask(reveal))["ok"]
        assert (await ben.ask({**reveal, "seed": ben.seeds[self.number]}))["ok"]
        mixed = await ben.told("mixed", number=self.number)
        assert {each["seat"]: each["seed"] for each in mixed["seeds"]} == {
            each.seat: each.seeds[self.number] for each in self.players
        }
        await self.give_up(hand)
        for each in self.players:
            del each.socket.heard[:-40]  # what is long past is not looked through for the next

    async def give_up(self, hand: str) -> None:
        """Whose turn it is folds, if that is open yet, until the hand is over."""
        while True:
            for each in self.players:
                await each.socket.say('{"t":"resync","id":"now"}')
                table = await each.socket.hear_until(t="table")
                if table["hand"] is None or table["hand"]["id"] != hand or table["turn"] is None:
                    return
                if options := table["turn"]["options"]:
                    wish = {"hand": hand, "decision": table["turn"]["decision"]}
                    fold = {"type": "fold"}
                    action = fold if fold in options["actions"] else options["actions"][0]
                    assert (await each.socket.ask("act", action=action, **wish))["ok"]


@pytest.fixture(scope="module")
def shuffles() -> Iterator[Shuffles]:
    with fuzzed_room(bots=False, fair=True) as fuzzed, gathered(fuzzed, Shuffles(fuzzed)) as opened:
        yield opened


class TestNonsenseInAShuffle:
    def test_is_refused_and_the_hand_is_dealt(self, shuffles: Shuffles) -> None:
        @ON_SOCKETS
        @given(st.lists(said, max_size=8), st.lists(said, max_size=8))
        def nonsense(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> None:
            shuffles.fuzzed.runner.run(shuffles.shuffled(before, after))

        nonsense()

        assert {"commit.number", "commit.other", "reveal.other", "reveal.wrong"} <= (
            shuffles.refusals
        )
        dealer = shuffles.fuzzed.room.floor.table(TABLE)
        assert dealer.state.table.voids == 0
        assert dealer.state.table.hands >= shuffles.number
        assert shuffles.fuzzed.runner.run(shuffles.fuzzed.room.floor.auditor.audit()).balanced
