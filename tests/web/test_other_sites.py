"""Another site's page cannot act for a player (cross-site request forgery).

Source: OWASP ASVS 5.0, 3.5: the origin is checked on every route that changes something,
besides cookies that other sites cannot send.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator

import pytest
from litestar import Litestar

from tests.web.accounts_here import ADDRESS, Here, a_room


@pytest.fixture
async def here() -> AsyncIterator[Here]:
    async with a_room() as opened:
        yield opened


def changing_routes(here: Here) -> Iterator[tuple[str, str]]:
    """Every method and path of the application that may change something."""
    app = here.app
    while not isinstance(app, Litestar):
        app = app.app  # type: ignore[attr-defined]  # what wraps it keeps it under this name
    for route in app.routes:
        for method in getattr(route, "methods", ()):
            if method not in ("GET", "HEAD", "OPTIONS"):
                numbered = re.sub(r"\{\w+:int\}", "1", route.path)
                yield method, re.sub(r"\{(\w+)(:\w+)?\}", r"\1", numbered)


class TestARequestFromAnotherSitesPage:
    async def test_changes_nothing_on_any_route(self, here: Here) -> None:
        ann = await here.ann()
        routes = sorted(changing_routes(here))
        assert len(routes) >= 18

        for method, path in routes:
            for foreign in (
                "https://evil.example",
                "null",
                "http://cards.example",  # anybody on the way could have written that page
                "https://cards.example:444",
                "https://cards.example.evil.example",
            ):
                answer = await ann.http.request(method, path, headers={"origin": foreign}, json={})
                assert (answer.status_code, answer.json()["code"]) == (403, "origin.foreign"), path

    @pytest.mark.parametrize("site", ["cross-site", "same-site"])
    async def test_is_known_by_what_the_browser_says_where_there_is_no_origin(
        self, here: Here, site: str
    ) -> None:
        ann = await here.ann()
        del ann.http.headers["origin"]

        answer = await ann.http.delete("/api/session", headers={"sec-fetch-site": site})

        assert (answer.status_code, answer.json()["code"]) == (403, "origin.foreign")

    async def test_is_not_taken_for_a_programs(self, here: Here) -> None:
        ann = await here.ann()
        del ann.http.headers["origin"]

        assert (await ann.http.delete("/api/session")).status_code == 200

    async def test_of_the_room_itself_passes(self, here: Here) -> None:
        ann = await here.ann()

        answer = await ann.http.delete(
            "/api/session", headers={"origin": ADDRESS, "sec-fetch-site": "same-origin"}
        )

        assert answer.status_code == 200
