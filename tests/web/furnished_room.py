"""A room in which there is something of everything: so that who asks gets past "unknown"."""

from __future__ import annotations

from collections.abc import Mapping

from doorcard.room.talk import Side
from doorcard.service import Dealer
from doorcard.stud import Action, Muck, Options, options
from tests.service.account_office import PASSWORD
from tests.service.small_room import calm, request
from tests.web.asgi import Browser, until
from tests.web.fuzzed_room import FuzzedRoom

TABLE = "celebpoker"
"""Its house tells mucked hands, in letters."""


async def furnished(fuzzed: FuzzedRoom, guest: Browser, host: Browser) -> Mapping[str, str]:
    """Real ids by what they name in a path: of a hand of the two, and of what belongs to them."""
    other = await fuzzed.guest()
    ids = [await player_id(each) for each in (guest, host, other)]
    there = {"tables": "casino", "houses": "casino", "players": ids[2], "hosts": ids[2]}
    there |= {"notes": ids[2], "inbox": ids[2], "passkeys": "none"}
    await asked(other, "/api/contact", {"text": "Is this table open all night?"})
    news = {"text": "The room closes at two.", "why": "so that all know"}
    there["announcements"] = (await asked(host, "/api/host/announcements", news))["id"]
    token = {"name": "mine", "scopes": ["read"], "confirm": {"password": PASSWORD}}
    await asked(host, "/api/account/tokens", token)
    for kind in ("tokens", "sessions"):
        listed = (await host.http.get(f"/api/account/{kind}")).json()[kind]
        there[kind] = listed[0]["id"]
    hand = await a_mucked_hand(fuzzed, ids[:2], (guest, host))
    there |= {"hands": hand, "replays": hand, "lines": "1", "letters": "1"}
    for each in (guest, host):
        shared = await asked(each, f"/api/replays/{hand}/shares", {"as_rail": False})
        there["shares"] = shared["id"]
    return {kind: str(each) for kind, each in there.items()}


async def player_id(visitor: Browser) -> str:
    """Who somebody is."""
    found: str = (await visitor.http.get("/api/session")).json()["player"]["id"]
    return found


async def asked(visitor: Browser, path: str, body: object) -> dict[str, str]:
    """What is granted."""
    answer = await visitor.http.post(path, json=body)
    assert answer.status_code in (200, 201), answer.text
    told: dict[str, str] = answer.json()
    return told


async def a_mucked_hand(fuzzed: FuzzedRoom, ids: list[str], askers: tuple[Browser, Browser]) -> str:
    """Hands of two, until the loser of one has mucked and the other was told; then they leave."""
    dealer: Dealer = fuzzed.room.floor.table(TABLE)
    most = min(dealer.state.table.policy.buy_in_max, 50_000)
    for seat, each in enumerate(ids, start=1):
        player = await fuzzed.room.store.player(each)
        assert player is not None
        dealer.watch(player)
        await dealer.sit(player, seat, most, request=request())
        await dealer.say(player, Side.TABLE, "Good evening", address="192.0.2.1")
    for _ in range(30):
        hand = await a_hand(dealer)
        told = [await each.http.post(f"/api/hands/{hand}/mucked") for each in askers]
        if any(each.status_code == 200 for each in told):
            for leaver in ids:
                await dealer.leave(leaver, request=request())
            return hand
    raise AssertionError("nobody ever mucks")


async def a_hand(dealer: Dealer) -> str:
    """One hand, played to its end."""
    await until(lambda: dealer.state.open_play is not None)
    first = dealer.state.open_play
    assert first is not None
    while (play := dealer.state.open_play) is not None and play.id == first.id:
        law = options(play.hand)
        assert law is not None
        who, decision = play.players[play.hand.to_act or 0], play.hand.decision
        await dealer.act(who, play.id, decision, choice(law), request=request())
    return first.id


def choice(law: Options) -> Action:
    """Muck where one may, else go on."""
    return next((each for each in law.actions if isinstance(each, Muck)), None) or calm(law)
