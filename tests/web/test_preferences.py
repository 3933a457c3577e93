"""How a player likes the room, kept with the account."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.service.account_office import PASSWORD
from tests.web.accounts_here import Here, a_room, asked

PATH = "/api/account/preferences"


@pytest.fixture
async def here() -> AsyncIterator[Here]:
    async with a_room() as opened:
        yield opened


class TestPreferences:
    async def test_are_nothing_until_something_is_chosen(self, here: Here) -> None:
        ann = await here.ann()

        assert await asked(await ann.http.get(PATH)) == {}

    async def test_are_kept_with_the_account_for_every_browser_of_its_owner(
        self, here: Here
    ) -> None:
        ann = await here.ann()
        chosen = {"language": "et", "theme": "light", "deck": "two", "sounds": False}
        assert await asked(await ann.http.put(PATH, json={"theme": "dark"})) == {"theme": "dark"}

        assert await asked(await ann.http.put(PATH, json=chosen)) == chosen
        elsewhere = here.browser("Chromium/140.0 Android")
        await elsewhere.http.post("/api/session/login", json={"name": "Ann", "password": PASSWORD})

        assert await asked(await elsewhere.http.get(PATH)) == chosen

    @pytest.mark.parametrize("wish", [{"theme": "pink"}, {"sounds": "yes"}, {"hat": "red"}])
    async def test_are_none_but_those_that_there_are(
        self, here: Here, wish: dict[str, str]
    ) -> None:
        ann = await here.ann()

        answer = await ann.http.put(PATH, json=wish)

        assert answer.status_code == 400
        assert await asked(await ann.http.get(PATH)) == {}

    async def test_of_guests_stay_in_their_browser(self, here: Here) -> None:
        ben = here.browser()
        assert (await asked(await ben.http.get(PATH), 401))["code"] == "session.none"
        await ben.http.post("/api/session", json={"name": "Ben"})

        refused = await asked(await ben.http.put(PATH, json={}), 403)

        assert refused["code"] == "account.needed"

    async def test_are_taken_along_and_go_with_the_account(self, here: Here) -> None:
        ann = await here.ann()
        await ann.http.put(PATH, json={"language": "fi"})
        player = (await asked(await ann.http.get("/api/account")))["id"]

        export = (await ann.http.get("/api/account/export")).json()
        gone = await ann.http.post("/api/account/delete", json={"confirm": {"password": PASSWORD}})

        assert export["preferences"] == {"language": "fi"}
        assert gone.status_code == 200
        assert await here.room.store.preferences.of(player) == {}
