"""Letters of the room over HTTP, in process. (001, item 40)"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from litestar.types import ASGIApp

from doorcard.adapters.memory import MemoryStore
from doorcard.bootstrap import open_room
from doorcard.cards import FRESH_DECK
from doorcard.service import Pace
from doorcard.web.app import create_app
from doorcard.web.client_files import ClientFiles
from tests.service.clockwork import StackedDecks
from tests.web.asgi import Browser
from tests.web.test_time_and_lines import played


@asynccontextmanager
async def dealt_alike() -> AsyncIterator[ASGIApp]:
    """A room whose every hand is of the same deck: its best hand is not the last to show."""
    decks = StackedDecks(FRESH_DECK[3:] + FRESH_DECK[:3])
    async with open_room(MemoryStore(), Pace.instant(), bots=None, shuffler=decks) as room:
        yield create_app(room.floor, room.desk, ClientFiles({}))


class TestLetters:
    async def test_need_a_name(self, ann: Browser) -> None:
        for path in ("/api/letters", "/api/letters/1"):
            answer = await ann.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (401, "session.none")

    async def test_are_read_by_those_they_were_written_to(self) -> None:
        async with AsyncExitStack() as stack:
            app = await stack.enter_async_context(dealt_alike())
            table, hand = await played(app, stack, "Ann", "Ben", "Cal")
            asked = {
                each: (await each.browser.http.post(f"/api/hands/{hand}/mucked")).json()
                for each in table
            }
            asker = next(each for each, told in asked.items() if "letter" in told)
            told = asked[asker]["letter"]
            page = (await asker.browser.http.get("/api/letters")).json()
            letter = next(each for each in page["letters"] if each["about"] == "history")
            opened = (await asker.browser.http.get(f"/api/letters/{letter['id']}")).json()
            other = next(each for each in table if each is not asker)
            refused = await other.browser.http.get(f"/api/letters/{letter['id']}")
            seen = await asker.browser.http.post("/api/letters/seen", json={})
            later = (await asker.browser.http.get("/api/letters")).json()

        assert told == {"id": letter["id"], "way": "page", "fate": "carried"}
        assert page["unread"] == len(page["letters"])
        assert page["next"] is None
        assert f"hand {hand}" in opened["text"]
        assert (refused.status_code, refused.json()["code"]) == (404, "letter.unknown")
        assert seen.status_code == 204
        assert (later["unread"], later["letters"][0]["read"]) == (0, True)
