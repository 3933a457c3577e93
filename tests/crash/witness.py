"""A player on a real socket who plays, comes back after every crash, and forgets nothing."""

from __future__ import annotations

import asyncio
import json
import os
import random
import urllib.error
import urllib.request
import uuid
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection, connect

from doorcard.fairness import commitment

LOST_LINE = (OSError, TimeoutError, websockets.WebSocketException, urllib.error.URLError)


@dataclass(frozen=True)
class Testimony:
    """What a witness knew at one moment."""

    name: str
    player: str
    told: dict[str, list[Any]]
    deals: dict[str, dict[str, Any]]
    wrong: tuple[str, ...]


class Witness:
    """Sits at one table, acts on every turn, and keeps all it was ever told."""

    def __init__(self, address: str, table: str, name: str, seed: int) -> None:
        self.address, self.table, self.name = address, table, name
        self.told: dict[str, list[Any]] = {}
        """Every notice of every hand, as told."""
        self.deals: dict[str, dict[str, Any]] = {}
        """Opening event, mix and closing event of every hand, as told."""
        self._seeds: dict[tuple[int, int], bytes] = {}
        self.wrong: list[str] = []
        self.reconnected = 0
        self.decisions = 0
        self.seat: int | None = None
        self.player = ""
        self._cookie = ""
        self._draw = random.Random(seed)
        self._stopping = False

    async def play(self) -> None:
        """Play until stopped, whatever becomes of the room."""
        while not self._stopping:
            with suppress(*LOST_LINE):
                await self._visit()
            await asyncio.sleep(0.03)

    def stop(self) -> None:
        self._stopping = True

    def testimony(self, but: Collection[str] = ()) -> Testimony:
        """All that it knows now, those hands left out."""
        return Testimony(
            self.name,
            self.player,
            {hand: list(told) for hand, told in self.told.items() if hand not in but},
            {hand: dict(deal) for hand, deal in self.deals.items() if hand not in but},
            tuple(self.wrong),
        )

    def _sign_in(self) -> None:
        request = urllib.request.Request(
            f"http://{self.address}/api/session",
            json.dumps({"name": self.name}).encode(),
            {"Content-Type": "application/json", "Origin": f"http://{self.address}"},
        )
        with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310 - http, as above
            self.player = json.load(answer)["player"]["id"]
            self._cookie = answer.headers["Set-Cookie"].partition(";")[0]

    async def _visit(self) -> None:
        if not self._cookie:
            await asyncio.to_thread(self._sign_in)
        headers = {"Cookie": self._cookie, "Origin": f"http://{self.address}"}
        url = f"ws://{self.address}/ws/tables/{self.table}"
        async with connect(url, additional_headers=headers, open_timeout=10) as line:
            self.reconnected += 1
            async for text in line:
                await self._hear(line, json.loads(text))
                if self._stopping:
                    return

    async def _hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        match message["t"]:
            case "table":
                self._see(message)
                await self._catch_up(line, message["fair"])
                await self._want_a_seat(line, message)
                if message["turn"]:
                    await self._act(line, message["turn"])
            case "notice":
                self._note(message["hand"], message["v"], message["notice"])
            case "turn":
                await self._act(line, message)
            case "commit_asked":
                await self._commit(line, message)
            case "opened":
                await self._opened(line, message)
            case "mixed":
                self._fair(message["hand"], "mixed", _mixed(message))
            case "closed":
                self._fair(message["closing"]["hand"], "closing", message["closing"])
            case "seats":
                await self._mind_the_seat(line, message["seats"])
            case _:
                pass

    def _see(self, message: dict[str, Any]) -> None:
        """What the whole table says must hold all that was told of the hand before."""
        self.seat = message["you"]["seat"]
        hand = message["hand"]
        if hand is None:
            return
        known = self.told.setdefault(hand["id"], [])
        again = [each["notice"] for each in hand["notices"]]
        if again[: len(known)] != known:
            self.wrong.append(f"{self.name}: hand {hand['id']} was told otherwise before")
        known[:] = again if len(again) >= len(known) else known
        if [each["v"] for each in hand["notices"]] != list(range(1, len(again) + 1)):
            self.wrong.append(f"{self.name}: versions of {hand['id']} are not in a row")

    async def _catch_up(self, line: ClientConnection, fair: dict[str, Any] | None) -> None:
        if fair is None:
            return
        hand = fair["opening"]["hand"]
        if fair["mixed"] is None and fair["closed"] is None and fair["receipt"] is None:
            await self._opened(line, fair)
        else:
            self._fair(hand, "opening", fair["opening"])
        if fair["mixed"] is not None:
            self._fair(hand, "mixed", fair["mixed"])
        if fair["closed"] is not None:
            self._fair(hand, "closing", fair["closed"]["closing"])

    def _note(self, hand: str, version: int, notice: Any) -> None:  # noqa: ANN401 - JSON
        known = self.told.setdefault(hand, [])
        if version != len(known) + 1:
            self.wrong.append(f"{self.name}: {hand} went from {len(known)} to {version}")
        known.append(notice)

    async def _commit(self, line: ClientConnection, asked: dict[str, Any]) -> None:
        """A seed is drawn once for a hand and a seat, however often the room asks."""
        number, seat = asked["number"], asked["seat"]
        seed = self._seeds.setdefault((number, seat), os.urandom(32))
        given = commitment(self.table, number, seat, seed).hex()
        await self._ask(line, t="commit", number=number, commitment=given)

    async def _opened(self, line: ClientConnection, told: dict[str, Any]) -> None:
        opening = told["opening"]
        self._fair(opening["hand"], "opening", opening)
        for each in opening["seats"]:
            seed = self._seeds.get((opening["number"], each["seat"]))
            if seed is None or each["commitment"] is None:
                continue
            given = commitment(self.table, opening["number"], each["seat"], seed)
            if given.hex() == each["commitment"]:
                await self._ask(line, t="reveal", hand=opening["hand"], seed=seed.hex())

    def _fair(self, hand: str, what: str, told: Any) -> None:  # noqa: ANN401 - JSON
        """A fair deal is told once and for all: no restart makes another of it."""
        before = self.deals.setdefault(hand, {}).setdefault(what, told)
        if before != told:
            self.wrong.append(f"{self.name}: the {what} of {hand} was another before")

    async def _want_a_seat(self, line: ClientConnection, message: dict[str, Any]) -> None:
        if message["you"]["seat"] is not None:
            return
        taken = {each["seat"] for each in message["seats"]}
        free = [n for n in range(1, message["table"]["max_players"] + 1) if n not in taken]
        if free:
            buy_in = min(message["table"]["buy_in_min"] * 2, message["table"]["buy_in_max"])
            await self._ask(line, t="sit", seat=self._draw.choice(free), buy_in=buy_in)

    async def _mind_the_seat(self, line: ClientConnection, seats: list[dict[str, Any]]) -> None:
        mine = next((each for each in seats if each["player"] == self.player), None)
        self.seat = None if mine is None else mine["seat"]
        if mine is not None and mine["sitting_out"] and mine["stack"]:
            await self._ask(line, t="sit_out", on=False)

    async def _act(self, line: ClientConnection, turn: dict[str, Any]) -> None:
        options = turn["options"]
        if options is None:
            return
        calm = [a for a in options["actions"] if a["type"] not in ("fold", "raise", "complete")]
        wild = self._draw.random() < 0.2
        action = self._draw.choice(options["actions"] if wild or not calm else calm)
        self.decisions += 1
        await self._ask(line, t="act", hand=turn["hand"], decision=turn["decision"], action=action)

    async def _ask(self, line: ClientConnection, **request: Any) -> None:  # noqa: ANN401 - JSON
        await line.send(json.dumps({"id": uuid.uuid4().hex, **request}))


def _mixed(message: dict[str, Any]) -> dict[str, Any]:
    return {name: message[name] for name in ("seeds", "decks", "leaves")}
