"""What a person can take along, as bytes to be searched: one more way out of the room."""

from __future__ import annotations

import json
from dataclasses import replace

from doorcard.adapters.mail import Pigeonhole
from doorcard.bootstrap import tools_for
from doorcard.service.accounts.accounts import Accounts
from doorcard.service.accounts.belongings import Belongings
from doorcard.service.clock.belongings import ClockBelongings
from doorcard.service.floor.tables import Tables
from doorcard.service.hands.replays import Replays
from doorcard.service.host.office import HostOffice
from doorcard.service.host.one_time_link import HostLinks
from doorcard.service.letters.hand_post import HandPost
from doorcard.service.ports import Player
from tests.service.account_office import light_hasher
from tests.service.small_room import SmallRoom


async def belongings_of(room: SmallRoom) -> Belongings:
    """With every part that a real room adds."""
    tools = replace(tools_for(Pigeonhole()), hasher=light_hasher())
    links = HostLinks(room.store, room.clock)
    accounts = Accounts(room.store, room.clock, room.desk, tools, room.floor.tables_of, links)
    tables, post = Tables(room.floor, tools.hasher), HandPost(room.floor, accounts.post)
    clocks, replays = ClockBelongings(room.store), Replays(room.floor)
    HostOffice(room.floor, tables, accounts)
    accounts.belongings.add("tables", tables.belongings, tables.forget)
    accounts.belongings.add("turns", clocks.export)
    accounts.belongings.add("letters", post.export)
    accounts.belongings.add("looking_back", replays.export)
    return accounts.belongings


async def export_of(belongings: Belongings, player: Player) -> bytes:
    """The whole file, however often it is asked for."""
    return b"".join([each async for each in belongings._export(player)])


async def exported_hand(belongings: Belongings, player: Player, hand: str) -> bytes:
    """All of the file but the player's other hands."""
    told = json.loads(await export_of(belongings, player))
    told["hands"] = [each for each in told["hands"] if each["hand"] == hand]
    return json.dumps(told).encode()
