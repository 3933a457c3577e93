"""There is no call that shows live hidden cards to an operator."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Final

from doorcard.adapters.mail import Pigeonhole
from doorcard.adapters.memory import MemoryStore
from doorcard.bootstrap import open_room, tools_for
from doorcard.cards import FRESH_DECK
from doorcard.room.talk import Side
from doorcard.service import Dealer, Pace
from doorcard.stud import options
from doorcard.web.app import create_app
from doorcard.web.client_files import ClientFiles
from doorcard.web.frames import Frames
from tests.service.account_office import PASSWORD, light_hasher
from tests.service.clockwork import StackedDecks
from tests.web.accounts_here import ADDRESS, Here, asked
from tests.web.asgi import Browser, until
from tests.web.documented import document, sample

LOOKS: Final = (
    *("room", "tables", "announcements", "lines", "inbox", "inbox/{thread}", "ledger", "books"),
    *("log", "hosts", "lapses", "players", "players/{player}"),
)
DEEDS: Final[tuple[tuple[str, str, dict[str, Any]], ...]] = (
    ("POST", "books", {}),
    ("POST", "room/pause", {}),
    ("POST", "room/resume", {}),
    ("POST", "room/drain", {}),
    ("POST", "room/undrain", {}),
    ("POST", "room/rail", {"rail_delay": 0}),
    ("POST", "announcements", {"text": "cake at ten"}),
    ("POST", "announcements/{announcement}/end", {}),
    ("POST", "tables", {"house": "casino", "name": "Hosts own", "bots": False}),
    ("POST", "tables/{table_id}/rules", {"policy": {"rail_chat": False}}),
    ("POST", "tables/{table_id}/rules/withdraw", {}),
    ("POST", "tables/{table_id}/pause", {}),
    ("POST", "tables/{table_id}/resume", {}),
    ("POST", "tables/{table_id}/remove", {"player": "{player}"}),
    ("POST", "players/{player}/chips", {"chips": 500}),
    ("POST", "players/{player}/silence", {}),
    ("POST", "players/{player}/unsilence", {}),
    ("POST", "players/{banned}/ban", {}),
    ("POST", "players/{banned}/unban", {}),
    ("DELETE", "players/{player}/sessions", {}),
    ("POST", "hosts", {"player": "{account}"}),
    ("DELETE", "hosts/{account}", {}),
    ("POST", "players/{account}/reset-link", {}),
    ("POST", "lines/{line}/remove", {}),
    ("POST", "inbox/{thread}", {}),
    ("POST", "inbox/{thread}/read", {}),
    ("POST", "tables/{table_id}/close", {}),
)
"""Every deed, in an order in which each can be done while one and the same hand is open."""
CLAIM: Final = "claim"
"""How the host of this test became one: only somebody else could do it again."""


@dataclass
class Live:
    """A host, and a hand of three that nobody goes on with."""

    here: Here
    host: Browser
    dealer: Dealer
    names: dict[str, str] = field(default_factory=dict)
    """What stands for the names in the paths."""

    async def ask(self, method: str, route: str, wish: dict[str, Any]) -> str:
        """The answer to a deed or a look, which was not refused."""
        form = f"/api/host/{route}".replace("{banned}", "{player}").replace("{account}", "{player}")
        body = None
        if wanted := document()["paths"][form][method.lower()].get("requestBody"):
            schemas = document()["components"]["schemas"]
            named = {
                key: value.format(**self.names) if isinstance(value, str) else value
                for key, value in wish.items()
            }
            body = sample(wanted["content"]["application/json"]["schema"], schemas) | named
        path = f"/api/host/{route}".format(**self.names)
        answer = await self.host.http.request(method, path, json=body)
        assert 200 <= answer.status_code < 300, (method, route, answer.text)
        if route == "announcements":
            self.names["announcement"] = str(answer.json().get("id", 0))
        return answer.text


@asynccontextmanager
async def live_hand() -> AsyncIterator[Live]:
    tools = replace(tools_for(Pigeonhole(), ADDRESS), hasher=light_hasher())
    decks = StackedDecks(FRESH_DECK)
    async with open_room(
        MemoryStore(), Pace.instant(), bots=None, tools=tools, shuffler=decks
    ) as room:
        app = create_app(
            *(room.floor, room.desk, ClientFiles({})),
            accounts=room.accounts,
            tables=room.tables,
            office=room.office,
        )
        here = Here(room, app, Pigeonhole())
        host, dealer = await here.host(), room.floor.table("casino")
        live = Live(here, host, dealer, {"table_id": "casino"})
        await live.ask("POST", "tables/{table_id}/pause", {})  # until all three are there
        seated: dict[str, str] = {}
        for seat, name in enumerate(("Benny", "Carla", "Dora"), start=1):
            browser = here.browser()
            told = await asked(await browser.http.post("/api/session", json={"name": name}))
            seated[name] = told["player"]["id"]
            player = await room.store.player(seated[name])
            assert player is not None
            dealer.watch(player)
            await dealer.sit(player, seat, dealer.sign.buy_in_min, request=name)
            await asked(await browser.http.post("/api/contact", json={"text": "hello"}), 201)
        await live.ask("POST", "tables/{table_id}/resume", {})
        await until(lambda: dealer.state.open_play is not None)
        play = dealer.state.open_play
        assert play is not None
        may = options(play.hand)
        assert may is not None
        turn = play.players[may.seat]
        still, barred = (each for each in seated.values() if each != turn)
        wish = {"name": "Erna", "password": PASSWORD}
        erna = await asked(await here.browser().http.post("/api/account", json=wish))
        host_player = await room.store.player((await room.accounts.roles.hosts())[0].id)
        assert host_player is not None
        await dealer.say(host_player, Side.RAIL, "good luck")
        (line,) = await room.store.talk.lines(None, None, None, 1)
        live.names |= {"player": still, "banned": barred, "thread": still}
        live.names |= {"account": erna["player"]["id"], "line": str(line.line.id)}
        yield live


class TestAnOperator:
    """There is no view of live hidden cards."""

    def test_is_asked_here_for_every_route_there_is(self) -> None:
        routes = {
            (method.upper(), path.removeprefix("/api/host/"))
            for path, methods in document()["paths"].items()
            for method in methods
            if path.startswith("/api/host/")
        }
        known = {(method, re.sub("banned|account", "player", route)) for method, route, _ in DEEDS}

        assert known | {("GET", each) for each in LOOKS} | {("POST", CLAIM)} == routes

    async def test_is_shown_no_hidden_card_of_a_live_hand_by_any_call(self) -> None:
        async with live_hand() as live:
            play = live.dealer.state.open_play
            assert play is not None
            up = {str(card) for each in play.hand.seats for card in each.up}
            down = {str(card) for each in play.hand.seats for card in each.down}
            unseen = {str(card) for card in FRESH_DECK} - up
            hidden = re.compile(rf"\b(?:{'|'.join(unseen)})\b")
            watcher = live.dealer.watch(None)
            shown: dict[str, str] = {}

            for look in LOOKS:
                shown[look] = await live.ask("GET", look, {})
            for method, route, wish in DEEDS:
                shown[f"{method} {route}"] = await live.ask(method, route, wish)
            for look in LOOKS:
                shown[f"{look} afterwards"] = await live.ask("GET", look, {})
            for path in ("/api/lobby", "/api/tables/casino", "/api/tables/casino/page"):
                shown[path] = (await live.host.http.get(path)).text
            shown["the rail"] = Frames().of(await watcher.next()).decode()
            hand = await live.host.http.get(f"/api/hands/{play.id}")

            now = live.dealer.state.open_play
            assert now is not None
            assert now.hand.decision == play.hand.decision, "the hand went on meanwhile"
            assert len(down) == 6
            assert len(up) == 3
            found = {path: hidden.findall(text) for path, text in shown.items()}
            assert not {path: cards for path, cards in found.items() if cards}
            assert all(f'"{card}"' in shown["the rail"] for card in up), "cards look otherwise now"
            assert hand.json()["code"] == "hand.open"
