"""OWASP ASVS 5.0, level 2: what no other test holds, and that each named test is there."""

from __future__ import annotations

import ast
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.service.account_office import PASSWORD
from tests.web.accounts_here import Here, a_room
from tests.web.documented import document, sample

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "reference" / "asvs.md"
CLIENT = ROOT / "client" / "src"
FOREIGN = {"origin": "https://evil.example"}
PRIVATE = (
    "/api/session",
    "/api/account",
    "/api/account/sessions",
    "/api/account/tokens",
    "/api/account/export",
    "/api/wallet",
    "/api/wallet/lines",
    "/api/notes",
    "/api/mutes",
    "/api/contact",
)


@pytest.fixture
async def here() -> AsyncIterator[Here]:
    async with a_room() as opened:
        yield opened


def named_tests() -> list[str]:
    """The tests that the page names."""
    return re.findall(r"`(tests/[^`]+)`", PAGE.read_text(encoding="utf-8"))


def routes_of(prefix: str) -> Iterator[tuple[str, str, dict[str, Any] | None]]:
    """Each method and path of the API under a prefix, with a body that has the right shape."""
    schemas = document()["components"]["schemas"]
    for path, routes in document()["paths"].items():
        for method, route in routes.items():
            if path.startswith(prefix):
                wanted = route.get("requestBody")
                body = wanted and sample(wanted["content"]["application/json"]["schema"], schemas)
                yield method.upper(), re.sub(r"\{\w+\}", "1", path), body


class TestThePage:
    @pytest.mark.parametrize("name", sorted(set(named_tests())))
    def test_names_tests_that_are_there(self, name: str) -> None:
        path, case, method = name.split("::")
        module = ast.parse((ROOT / path).read_text(encoding="utf-8"))
        classes = [each for each in module.body if isinstance(each, ast.ClassDef)]
        found = {
            (each.name, inner.name)
            for each in classes
            for inner in each.body
            if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef)
        }

        assert (case, method) in found

    def test_names_each_item_once_and_in_order(self) -> None:
        items = re.findall(
            r"^\| (\d+\.\d+\.\d+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE
        )
        numbers = [tuple(map(int, each.split("."))) for each in items]

        assert len(numbers) >= 50
        assert numbers == sorted(set(numbers))


class TestACookie:
    """ASVS 3.3.1 to 3.3.4."""

    async def test_is_kept_from_scripts_other_sites_and_plain_http(self, here: Here) -> None:
        answer = await here.browser().http.post("/api/session", json={"name": "Ben"})
        cookies = answer.headers.get_list("set-cookie")

        assert len(cookies) == 2
        for cookie in cookies:
            flags = set(cookie.lower().split("; "))
            assert {"httponly", "samesite=strict", "secure", "path=/"} <= flags
            assert not any(flag.startswith("domain") for flag in flags)


class TestAnAnswer:
    """ASVS 3.2.1, 3.4.2, 4.1.1 and 14.3.2."""

    @pytest.mark.parametrize("path", ["/api/lobby", "/api/gone", "/healthz", "/api/account"])
    async def test_says_what_it_is_and_is_taken_for_nothing_else(
        self, here: Here, path: str
    ) -> None:
        answer = await here.browser().http.get(path)

        assert answer.headers["content-type"].split(";")[0] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"

    @pytest.mark.parametrize("path", PRIVATE)
    async def test_about_a_person_is_kept_by_no_cache(self, here: Here, path: str) -> None:
        ann = await here.ann()

        answer = await ann.http.get(path)

        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-store"

    @pytest.mark.parametrize("path", ["/api/session", "/api/lobby", "/api/gone"])
    async def test_is_readable_to_no_other_origin(self, here: Here, path: str) -> None:
        ann = await here.ann()
        asked = {**FOREIGN, "access-control-request-method": "POST"}

        answers: list[httpx.Response] = [
            await ann.http.get(path, headers=FOREIGN),
            await ann.http.options(path, headers=asked),
        ]

        for answer in answers:
            assert not [name for name in answer.headers if name.startswith("access-control-")]
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"


class TestAMethodThatIsNone:
    """ASVS 13.4.4."""

    @pytest.mark.parametrize("method", ["TRACE", "TRACK", "CONNECT", "PROPFIND"])
    async def test_is_refused(self, here: Here, method: str) -> None:
        answer = await here.browser().http.request(
            method, "/api/session", headers={"x-told": "echo"}
        )

        assert answer.status_code == 405
        assert "echo" not in answer.text


class TestAHostsRoute:
    """ASVS 8.2.1: each route of the hosts, whatever it does."""

    async def test_opens_to_no_guest_and_to_nobody(self, here: Here) -> None:
        routes = [each for each in routes_of("/api/host/") if each[1] != "/api/host/claim"]
        nobody, guest, ann = here.browser(), here.browser(), await here.ann()
        await guest.http.post("/api/session", json={"name": "Ben"})
        assert len(routes) >= 30

        for method, path, body in routes:
            for visitor, status in ((nobody, 401), (guest, 403), (ann, 403)):
                answer = await visitor.http.request(method, path, json=body)
                assert answer.status_code == status, (method, path, answer.text)
                assert answer.json()["code"] in {"session.none", "host.only", "account.needed"}


class TestThePagesOfTheClient:
    """ASVS 6.2.6, 6.2.7 and 7.4.4, as the client's own source has them."""

    def test_mask_every_password_and_let_helpers_and_pasting_be(self) -> None:
        fields = [
            field
            for page in (CLIENT / "account").glob("*.svelte")
            for field in re.findall(r"<input\b[^>]*>", page.read_text(encoding="utf-8"))
            if "password" in field
        ]

        assert len(fields) >= 6
        for field in fields:
            assert 'type="password"' in field
            assert re.search(r'autocomplete="(current|new)-password"', field)
            assert "onpaste" not in field

    def test_lead_to_signing_out_by_the_name_in_their_heads(self) -> None:
        pages = list(CLIENT.glob("*/*Page.svelte"))
        heads = (CLIENT / "parts" / "Sheet.svelte", CLIENT / "room" / "Header.svelte")
        sheet, head = (each.read_text(encoding="utf-8") for each in heads)
        account = (CLIENT / "account" / "AccountPage.svelte").read_text(encoding="utf-8")

        assert len(pages) >= 10
        for page in pages:
            assert re.search(r"<(Sheet|Header)\b", page.read_text(encoding="utf-8")), page.name
        assert "<Header" in sheet
        assert re.search(r'class="who"\s+href="/account"', head)
        assert 'data-testid="sign-out"' in account


class TestTheWaysIn:
    """ASVS 6.1.3, 6.3.4 and 6.4.2."""

    def test_are_those_that_the_page_lists(self) -> None:
        opening = {
            f"{method.upper()} {path}"
            for path, routes in document()["paths"].items()
            for method, route in routes.items()
            if method == "post" and _answers_with_session(route)
        }
        ways = PAGE.read_text(encoding="utf-8").partition("## Ways in")[2]

        assert opening - {"POST /api/account/delete"} == set(re.findall(r"`(POST [^`]+)`", ways))

    def test_ask_for_no_hint_and_no_secret_question(self) -> None:
        schemas = document()["components"]["schemas"]
        fields = {name for each in schemas.values() for name in each.get("properties", ())}

        assert "password" in fields
        assert not [each for each in fields if re.search("hint|question|secret|mother", each)]


class TestWhatIsSentBesides:
    """ASVS 8.2.3."""

    async def test_gives_nobody_a_role_an_id_or_chips(self, here: Here) -> None:
        more = {"role": "host", "host": True, "kind": "bot", "id": "casino", "wallet": 10**9}
        wish, ben = {"name": "Ben", "password": PASSWORD}, here.browser()

        for name, value in more.items():
            answer = await ben.http.post("/api/account", json={**wish, name: value})
            assert answer.status_code == 400, name
        made = (await ben.http.post("/api/account", json=wish)).json()["player"]

        assert (made["role"], made["wallet"]) == ("player", 100_000)


def _answers_with_session(route: dict[str, Any]) -> bool:
    content = route["responses"].get("200", {}).get("content", {})
    return any(each["schema"].get("$ref", "").endswith("/Session") for each in content.values())
