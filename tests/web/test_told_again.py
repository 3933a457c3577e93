"""Asked twice under one key, done once."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from litestar.types import ASGIApp

from doorcard.stud import Refusal
from doorcard.web import kept_answers
from doorcard.web.kept_answers import Answer, KeptAnswers, Named
from doorcard.web.keyed import LEFT_OUT
from tests.web.asgi import Browser

ROOT = Path(__file__).parents[2]
HELLO = {"text": "The clock is fast.", "page": "/"}


def a_key() -> str:
    return uuid4().hex


async def write(browser: Browser, key: str | None, **changes: str) -> httpx.Response:
    """A message to the host."""
    headers = {} if key is None else {"idempotency-key": key}
    return await browser.http.post("/api/contact", json={**HELLO, **changes}, headers=headers)


async def written(browser: Browser) -> list[Any]:
    messages: list[Any] = (await browser.http.get("/api/contact")).json()["messages"]
    return messages


@pytest.fixture
async def ann(empty_app: ASGIApp) -> Browser:
    browser = Browser(empty_app)
    await browser.sign_in("Ann")
    return browser


@pytest.fixture
async def ben(empty_app: ASGIApp) -> Browser:
    browser = Browser(empty_app)
    await browser.sign_in("Ben")
    return browser


class TestTheSameRequestAgain:
    async def test_is_told_the_first_answer_and_nothing_is_done(self, ann: Browser) -> None:
        key = a_key()
        first, again = await write(ann, key), await write(ann, key)

        assert (first.status_code, again.status_code) == (201, 201)
        assert again.content == first.content
        assert "idempotency-replayed" not in first.headers
        assert again.headers["idempotency-replayed"] == "true"
        assert again.headers["x-content-type-options"] == "nosniff"
        assert len(await written(ann)) == 1

    async def test_is_done_once_while_the_first_is_being_answered(self, ann: Browser) -> None:
        key = a_key()
        answers = await asyncio.gather(*(write(ann, key) for _ in range(5)))

        assert {each.status_code for each in answers} == {201}
        assert len({each.content for each in answers}) == 1
        assert len(await written(ann)) == 1

    async def test_without_a_key_or_under_another_is_another_deed(self, ann: Browser) -> None:
        for key in (None, None, a_key(), a_key()):
            assert (await write(ann, key)).status_code == 201

        assert len(await written(ann)) == 4

    async def test_opens_one_table(self, ann: Browser) -> None:
        key = {"idempotency-key": a_key()}
        wish = {"house": "reference", "name": "Friday night", "private": True}
        first, again = [
            await ann.http.post("/api/tables", json=wish, headers=key) for _ in range(2)
        ]

        assert first.status_code == 201
        assert again.json() == first.json(), "not refused for its name, which is taken now"

    async def test_is_told_its_refusal_again(self, ann: Browser) -> None:
        key = a_key()
        first, again = await write(ann, key, text=" "), await write(ann, key, text=" ")

        assert first.json()["code"] == "contact.empty"
        assert (again.status_code, again.content) == (first.status_code, first.content)

    async def test_with_another_body_is_refused(self, ann: Browser) -> None:
        key = a_key()
        await write(ann, key)
        other = await write(ann, key, text="Something else.")

        assert (other.status_code, other.json()["code"]) == (409, "request.id_used")
        assert len(await written(ann)) == 1

    async def test_has_a_key_drawn_by_chance(self, ann: Browser) -> None:
        for key in ("short", "x" * 129, "with a blank in its middle"):
            answer = await write(ann, key)
            assert (answer.status_code, answer.json()["code"]) == (400, "request.malformed")

        assert await written(ann) == []


class TestNobodyElse:
    async def test_is_told_by_the_same_key(self, ann: Browser, ben: Browser) -> None:
        key = a_key()
        await write(ann, key)
        answer = await write(ben, key)

        assert "idempotency-replayed" not in answer.headers
        assert (len(await written(ann)), len(await written(ben))) == (1, 1)

    async def test_is_told_when_the_session_has_ended(self, ann: Browser) -> None:
        key, cookies = a_key(), dict(ann.http.cookies)
        note = {"player": "nobody", "on": True}
        headers = {"idempotency-key": key}
        await ann.http.post("/api/mutes", json=note, headers=headers)
        await ann.http.delete("/api/session")
        ann.http.cookies.update(cookies)
        answer = await ann.http.post("/api/mutes", json=note, headers=headers)

        assert (answer.status_code, answer.json()["code"]) == (401, "session.none")

    async def test_strangers_are_known_by_their_address(self, empty_app: ASGIApp) -> None:
        key = a_key()
        first, again = [await write(Browser(empty_app), key) for _ in range(2)]

        assert again.content == first.content
        assert again.headers["idempotency-replayed"] == "true"


class TestWhatIsLeftOut:
    async def test_a_new_session_is_begun_each_time(self, empty_app: ASGIApp) -> None:
        headers = {"idempotency-key": a_key()}
        answers = [
            await Browser(empty_app).http.post("/api/session", json={"name": n}, headers=headers)
            for n in ("Ann", "Ben")
        ]

        assert [each.json()["player"]["name"] for each in answers] == ["Ann", "Ben"]

    def test_is_the_same_in_the_browser(self) -> None:
        script = (ROOT / "client" / "src" / "room" / "call.ts").read_text(encoding="utf-8")
        declared = script[script.index("const LEFT_OUT =") :].partition(";")[0]

        assert "".join(re.findall(r"'([^']*)'", declared)) == LEFT_OUT


def named(owner: str, n: int) -> Named:
    return Named(owner, "", "POST /api/contact", b"%d" % n)


def answered(kept: KeptAnswers, name: Named, body: bytes = b"done") -> None:
    kept.begin(name, b"asked")
    kept.end(name, Answer(200, (), body))


class TestWhatIsKept:
    async def test_is_forgotten_after_some_minutes(self) -> None:
        time = [0.0]
        kept = KeptAnswers(now=lambda: time[0])
        answered(kept, named("ann", 1))
        assert await kept.earlier(named("ann", 1), b"asked") is not None

        time[0] = kept_answers.KEPT_S

        assert await kept.earlier(named("ann", 1), b"asked") is None
        assert not kept._done
        assert not kept._count

    async def test_is_so_much_of_one_and_takes_nothing_from_others(self) -> None:
        kept = KeptAnswers(now=lambda: 0)
        answered(kept, named("ben", 1))
        for n in range(100):
            answered(kept, named("ann", n))
        for n in range(6):
            answered(kept, named("cal", n), bytes(kept_answers.LONGEST))
        answered(kept, named("cal", 9), bytes(kept_answers.LONGEST + 1))

        assert await kept.earlier(named("ben", 1), b"asked") is not None
        assert await kept.earlier(named("ann", 35), b"asked") is None
        assert await kept.earlier(named("ann", 36), b"asked") is not None
        assert kept._bytes["cal"] == kept_answers.BYTES_OF_ONE
        assert await kept.earlier(named("cal", 9), b"asked") is None, "too long"

    async def test_is_so_much_of_all(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(kept_answers, "MOST_OF_ALL", 10)
        kept = KeptAnswers(now=lambda: 0)
        for n in range(20):
            answered(kept, named(f"player {n}", n))

        assert len(kept._done) == len(kept._count) == 10
        assert await kept.earlier(named("player 9", 9), b"asked") is None

    async def test_what_was_not_answered_is_asked_anew_by_who_waits(self) -> None:
        kept = KeptAnswers()
        kept.begin(named("ann", 1), b"asked")
        waiting = asyncio.create_task(kept.earlier(named("ann", 1), b"asked"))
        await asyncio.sleep(0)
        kept.end(named("ann", 1), None)

        assert await waiting is None

    async def test_says_no_answer_in_its_repr(self) -> None:
        kept = KeptAnswers()
        answered(kept, named("ann", 1), b"an invite")

        with pytest.raises(Refusal) as refused:
            await kept.earlier(named("ann", 1), b"else")
        assert "invite" not in f"{kept._done!r} {refused.value!r}"
