"""There is no call that shows live hidden cards to an operator."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from doorcard.adapters.mail import Pigeonhole
from doorcard.adapters.memory import MemoryStore
from doorcard.bootstrap import open_room, tools_for
from doorcard.cards import FRESH_DECK
from doorcard.service import Pace
from doorcard.web.app import create_app
from doorcard.web.client_files import ClientFiles
from doorcard.web.frames import Frames
from tests.service.account_office import light_hasher
from tests.service.clockwork import StackedDecks
from tests.web.accounts_here import ADDRESS, Here
from tests.web.asgi import until

WEB = Path(__file__).parents[2] / "src" / "doorcard" / "web"
FACE = re.compile(r'"([2-9TJQKA][cdhs])"')
"""A card as the wire tells one."""


def host_routes() -> list[tuple[str, str]]:
    """Every route of the host, as the code has them."""
    found: list[tuple[str, str]] = []
    for path in WEB.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        base = "".join(re.findall(r'^    path = "(.+)"$', text, re.MULTILINE))
        for method, route in re.findall(r'@(get|post|put|delete)\((?:"([^"]*)")?', text):
            whole = base + route
            if whole.startswith("/api/host"):
                found.append((method.upper(), whole))
    return sorted(set(found))


class TestAnOperator:
    """Issue B, how it must hold, leaks; design, the host: no view of live hidden cards."""

    async def test_is_shown_no_hidden_card_of_a_live_hand_by_any_call(self) -> None:
        tools = replace(tools_for(Pigeonhole(), ADDRESS), hasher=light_hasher())
        decks = StackedDecks(FRESH_DECK)
        async with open_room(
            MemoryStore(), Pace.instant(), bots=None, tools=tools, shuffler=decks
        ) as room:
            app = create_app(
                room.floor,
                room.desk,
                ClientFiles({}),
                accounts=room.accounts,
                tables=room.tables,
                office=room.office,
            )
            here = Here(room, app, Pigeonhole())
            host = await here.host()
            dealer = room.floor.table("casino")
            ids = {}
            for seat, name in enumerate(("Benny", "Carla"), start=1):
                browser = here.browser()
                answer = await browser.http.post("/api/session", json={"name": name})
                ids[name] = answer.json()["player"]["id"]
                player = await room.store.player(ids[name])
                assert player is not None
                dealer.watch(player)
                await dealer.sit(player, seat, dealer.sign.buy_in_min, request=name)
            await until(lambda: dealer.state.open_play is not None)
            play = dealer.state.open_play
            assert play is not None
            up = {str(card) for each in play.hand.seats for card in each.up}
            hidden = {str(card) for each in play.hand.seats for card in each.down}
            watcher = dealer.watch(
                await room.store.player((await room.accounts.roles.hosts())[0].id)
            )
            rail = set(FACE.findall(Frames().of(await watcher.next()).decode()))

            shown: dict[str, set[str]] = {}
            routes = host_routes()
            for method, route in routes:
                path = route
                for name, value in {
                    "table_id:str": "casino",
                    "player:str": ids["Carla"],
                    "thread:str": ids["Benny"],
                    "line:int": "1",
                    "announcement:int": "1",
                }.items():
                    path = path.replace("{" + name + "}", value)
                if path.endswith(("/ban", "/close", "/remove", "/hosts/" + ids["Carla"])):
                    continue  # they end the hand, or the role; what they answer is asked for below
                body = {"why": "a look", "sentence": "a pause", "text": "hello", "policy": {}}
                whole = await host.http.request(
                    method,
                    path,
                    **({} if method == "GET" else {"json": body}),  # type: ignore[arg-type]
                )
                shown[f"{method} {route}"] = set(FACE.findall(whole.text))
            for path in ("/api/lobby", "/api/tables/casino", "/api/tables/casino/page"):
                shown[path] = set(FACE.findall((await host.http.get(path)).text))
            hand = await host.http.get(f"/api/hands/{play.id}")

            assert dealer.state.open_play is not None
            assert len(hidden) >= 4
            assert len(routes) >= 30
            assert not any(hidden & cards for cards in shown.values())
            assert not any(shown[route] - up for route in shown)
            assert hand.json()["code"] == "hand.open"
            assert rail == up
