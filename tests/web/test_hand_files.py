"""Hands as files over HTTP, in process."""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest
from litestar.types import ASGIApp

from doorcard.histories.writers.formats import Format
from tests.web.asgi import Browser
from tests.web.test_time_and_lines import played


class TestHandFiles:
    async def test_of_all_hands_need_a_name(self, ann: Browser) -> None:
        answer = await ann.http.get("/api/account/hands")

        assert (answer.status_code, answer.json()["code"]) == (401, "session.none")

    async def test_of_a_form_that_nobody_writes_are_refused(self, ann: Browser) -> None:
        await ann.sign_in("Ann")

        answer = await ann.http.get("/api/account/hands", params={"form": "pdf"})

        assert answer.status_code == 400

    @pytest.mark.parametrize("form", Format)
    async def test_are_saved_in_each_form(self, empty_app: ASGIApp, form: Format) -> None:
        async with AsyncExitStack() as stack:
            table, hand = await played(empty_app, stack, "Ann", "Ben")
            ann = table[0].browser.http
            one = await ann.get(f"/api/hands/{hand}/file", params={"form": form})
            whole = await ann.get("/api/account/hands", params={"form": form})

        assert (one.status_code, whole.status_code) == (200, 200)
        assert whole.text.startswith(one.text)
        assert f'.{form.suffix}"' in one.headers["content-disposition"]
        assert "Ann" in one.text
