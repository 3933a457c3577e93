"""A real room with a fair deal and everybody who looks at it, each by bytes alone."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
from litestar.types import ASGIApp

from doorcard.adapters.mail import Pigeonhole
from doorcard.adapters.memory import MemoryStore
from doorcard.bootstrap import Room, open_room, tools_for
from doorcard.fairness import SigningKey
from doorcard.service import Dealer, Pace
from doorcard.service.accounts.ports import Scope
from doorcard.web.app import create_app
from doorcard.web.client_files import ClientFile, ClientFiles
from tests.fair_answers import FairAnswers
from tests.leaks.visitor import Ear, Visitor
from tests.service.account_office import PASSWORD, light_hasher
from tests.service.clockwork import HandClock, quiet
from tests.web.accounts_here import ADDRESS
from tests.web.fuzzed_room import NO_LIMITS

SECRET = "the figures' own token"
PACE = Pace(pause_ms=120_000, bots_per_table=0, pulse_ms=10**9, grant=10**9, audit_ms=0)
"""Pauses so long that nobody asks too fast."""
PAGE = ClientFile(b"<!doctype html>", None, "text/html", '"1"', "no-cache")
"""All of the client's files: what is in them is the same in every room."""
FIGURES, HOST, RAIL, VISITOR = "figures", "host", "rail", "an account on the rail"


@dataclass(slots=True)
class Seated:
    """A player with a page, which takes part in the shuffle."""

    seat: int
    id: str
    http: Visitor
    ear: Ear
    fair: FairAnswers


@dataclass(slots=True)
class Stage:
    """The room, who plays and who looks on."""

    room: Room
    app: ASGIApp
    clock: HandClock
    table: str
    players: list[Seated] = field(default_factory=list)
    onlookers: dict[str, Visitor] = field(default_factory=dict)
    """Who asks over HTTP, by what they are."""
    ears: dict[str, Ear] = field(default_factory=dict)
    """Who watches by a socket without a seat."""
    ids: dict[str, str] = field(default_factory=dict)
    """Ids and tokens for paths and bodies, by what they name."""

    @property
    def dealer(self) -> Dealer:
        return self.room.floor.table(self.table)

    @property
    def buy_in(self) -> int:
        """Enough for all streets of a hand, where the table lets one buy that much."""
        table = self.dealer.state.table
        most = table.policy.buy_in_max or table.policy.buy_in_min
        return max(table.policy.buy_in_min, min(most, 12 * table.rules.big_bet))

    def drain(self) -> Iterator[tuple[str, bytes]]:
        """Every message since the last time, by viewer."""
        for name, ear in self.ears.items():
            yield from ((name, line) for line in ear.lines())
        for each in self.players:
            yield from ((each.id, line) for line in each.ear.lines())

    async def settle(self) -> list[tuple[str, bytes]]:
        """All that is said until pages have answered everything they were asked."""
        told: list[tuple[str, bytes]] = []
        going = True
        while going:
            await quiet()
            new, going = list(self.drain()), False
            told += new
            pages = {each.id: each for each in self.players}
            for name, line in new:
                if name in pages and line.startswith(_ASKS):
                    for answer in pages[name].fair.to(msgspec.json.decode(line)):
                        going = True
                        await pages[name].ear.say(answer)
        return told

    def seated(self, player: str) -> Seated:
        return next(each for each in self.players if each.id == player)


_ASKS = (b'{"t":"commit_asked"', b'{"t":"opened"', b'{"t":"table"')


@asynccontextmanager
async def stage(table: str, seats: int) -> AsyncIterator[Stage]:
    """The room opened, everybody in their place, nothing dealt yet."""
    clock = HandClock()
    tools = replace(tools_for(Pigeonhole(), ADDRESS), hasher=light_hasher())
    key = SigningKey(bytes(range(32)))
    async with open_room(
        MemoryStore(), PACE, bots=None, clock=clock, tools=tools, signing=key
    ) as room:
        app = create_app(
            room.floor,
            room.desk,
            ClientFiles({"index.html": PAGE}),
            accounts=room.accounts,
            tables=room.tables,
            office=room.office,
            hand_post=room.hand_post,
            flood_limits=NO_LIMITS,
            study_limits=NO_LIMITS,
            metrics_token=SECRET,
        )
        made = Stage(room, app, clock, table)
        await _onlookers(made)
        await _players(made, seats)
        await quiet()
        yield made
        for ear in [*made.ears.values(), *(each.ear for each in made.players)]:
            await ear.close()


async def _onlookers(made: Stage) -> None:
    """The host, the rail with and without an account, a program for each scope, Prometheus."""
    host, owner = (
        Visitor(made.app, name, f"192.0.2.{n}") for n, name in enumerate((HOST, VISITOR))
    )
    for visitor, name in ((host, "Hanna"), (owner, "Orvokki")):
        told = await visitor.told("POST", "/api/account", {"name": name, "password": PASSWORD})
        made.ids[visitor.name] = told["player"]["id"]
    link = await made.room.host_links.make()
    await host.told("POST", "/api/host/claim", {"token": link})
    made.onlookers = {HOST: host, VISITOR: owner, RAIL: Visitor(made.app, RAIL, "192.0.2.7")}
    for n, scope in enumerate(Scope, start=10):
        wish = {"name": scope, "scopes": [scope], "confirm": {"password": PASSWORD}}
        token = (await owner.told("POST", "/api/account/tokens", wish))["token"]
        name = f"a token to {scope}"
        made.onlookers[name] = Visitor(made.app, name, f"192.0.2.{n}", token)
        if scope is not Scope.READ:
            made.ears[name] = await made.onlookers[name].watch(made.table)
    made.onlookers[FIGURES] = Visitor(made.app, FIGURES, "192.0.2.9", SECRET)
    for name in (HOST, VISITOR, RAIL):
        made.ears[name] = await made.onlookers[name].watch(made.table)
    await owner.told("POST", "/api/contact", {"text": "Is this table open all night?"})
    told = {"text": "The room closes at two.", "why": "so that all know"}
    made.ids["announcement"] = str((await host.told("POST", "/api/host/announcements", told))["id"])


async def _players(made: Stage, seats: int) -> None:
    """Accounts at the even seats, guests at the others."""
    for seat in range(1, seats + 1):
        visitor = Visitor(made.app, f"Guest {seat}", f"198.51.100.{seat}")
        wish: dict[str, Any] = {"name": visitor.name}
        if seat % 2:
            told = await visitor.told("POST", "/api/session", wish)
        else:
            told = await visitor.told("POST", "/api/account", {**wish, "password": PASSWORD})
        ear = await visitor.watch(made.table)
        page = Seated(seat, told["player"]["id"], visitor, ear, FairAnswers(made.table))
        made.players.append(page)
        await ask(page, t="sit", seat=seat, buy_in=made.buy_in)
    await ask(made.players[0], t="say", where="table", text="Good evening")


async def ask(page: Seated, **request: object) -> None:
    """Ask by the socket; what comes of it is heard later."""
    await page.ear.say(msgspec.json.encode({"id": os.urandom(8).hex(), **request}).decode())
    await quiet()
