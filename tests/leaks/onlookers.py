"""Who looks at a room over HTTP besides its players: the host, a program's token, Prometheus."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace

import httpx

from doorcard.adapters.mail import Pigeonhole
from doorcard.bootstrap import tools_for
from doorcard.service.accounts.accounts import Accounts
from doorcard.service.floor.tables import Tables
from doorcard.service.host.office import HostOffice
from doorcard.service.host.one_time_link import HostLinks
from doorcard.web.app import create_app
from doorcard.web.client_files import ClientFiles
from tests.service.account_office import PASSWORD, light_hasher
from tests.service.small_room import SmallRoom
from tests.web.accounts_here import ADDRESS
from tests.web.documented import asking
from tests.web.fuzzed_room import NO_LIMITS

HOST, TOKEN, METRICS = "host", "token", "metrics"
ONLOOKERS = (HOST, TOKEN, METRICS)
SECRET = "the figures' own token"
_OF_THE_HOST = (
    "/api/host/room",
    "/api/host/tables",
    "/api/host/players",
    "/api/host/lines",
    "/api/host/lapses",
    "/api/host/log",
    "/api/host/books",
    "/api/host/ledger?account=pot:{house}",
    "/api/host/ledger?account=seat:{house}:1",
)
_OF_ANYBODY = (
    "/api/lobby",
    "/api/tables/{house}",
    "/api/tables/{house}/page",
    "/api/hands/{hand}",
    "/api/hands/{hand}/mucked",
    "/api/hands/{hand}/file",
)


@dataclass(frozen=True, slots=True)
class Onlookers:
    """Each with a client of their own."""

    house: str
    clients: Mapping[str, httpx.AsyncClient]
    moments: random.Random
    """When they ask: the same moments in both worlds, and none of the players' choices."""

    async def look(self, heard: dict[str, list[bytes]], hand: str) -> None:
        """Ask for everything that each may ask for, and keep every byte of the answers."""
        for name, client in self.clients.items():
            paths = {
                HOST: (*_OF_THE_HOST, *_OF_ANYBODY),
                TOKEN: _OF_ANYBODY,
                METRICS: ("/metrics",),
            }
            for path in paths[name]:
                answer = await client.get(path.format(house=self.house, hand=hand))
                assert answer.status_code != 401, path
                heard[name].append(b"%d " % answer.status_code + answer.content)

    async def go(self) -> None:
        """Hang up."""
        for client in self.clients.values():
            await client.aclose()


async def onlookers_of(room: SmallRoom, house: str) -> Onlookers:
    """The host of a room, a program with the token of another account, and who reads figures."""
    tools = replace(tools_for(Pigeonhole(), ADDRESS), hasher=light_hasher())
    links = HostLinks(room.store, room.clock)
    accounts = Accounts(room.store, room.clock, room.desk, tools, room.floor.tables_of, links)
    tables = Tables(room.floor, tools.hasher)
    office = HostOffice(room.floor, tables, accounts)
    await office.open()
    app = create_app(
        room.floor,
        room.desk,
        ClientFiles({}),
        accounts=accounts,
        tables=tables,
        office=office,
        flood_limits=NO_LIMITS,
        metrics_token=SECRET,
    )
    host, owner = (asking(app, ADDRESS, origin=ADDRESS) for _ in range(2))
    for client, name in ((host, "Hanna"), (owner, "Orvokki")):
        made = await client.post("/api/account", json={"name": name, "password": PASSWORD})
        assert made.status_code == 200, made.text
    claimed = await host.post("/api/host/claim", json={"token": await links.make()})
    assert claimed.status_code == 200, claimed.text
    wish = {"name": "a program", "scopes": ["read", "watch"], "confirm": {"password": PASSWORD}}
    token = (await owner.post("/api/account/tokens", json=wish)).json()["token"]
    await owner.aclose()
    return Onlookers(
        house,
        {
            HOST: host,
            TOKEN: asking(app, ADDRESS, authorization=f"Bearer {token}"),
            METRICS: asking(app, ADDRESS, authorization=f"Bearer {SECRET}"),
        },
        random.Random(house),
    )
