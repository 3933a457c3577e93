"""Passkeys in a real browser, with the authenticator that it has for tests."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.visitor import PATIENCE_MS, Visitor

pytestmark = pytest.mark.browser

PASSWORD = "seven cards to the river"
ASK = """async ([method, path, body]) => {
    const answer = await fetch(path, {method, credentials: 'same-origin',
        headers: {'content-type': 'application/json'},
        body: body === null ? undefined : JSON.stringify(body)})
    return {status: answer.status, told: await answer.json()}
}"""
MAKE = """async options => (await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options)})).toJSON()"""
USE = """async options => (await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options)})).toJSON()"""


def ask(page: Page, method: str, path: str, body: object = None) -> dict[str, Any]:
    """What the room answers to the page itself."""
    answer = page.evaluate(ASK, [method, path, body])
    assert answer["status"] == 200, answer
    told: dict[str, Any] = answer["told"]
    return told


def with_authenticator(page: Page) -> None:
    """Give the page's browser a device that has passkeys and always says yes."""
    devices = page.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    devices.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
                "automaticPresenceSimulation": True,
            }
        },
    )


class TestAPasskey:
    def test_is_made_in_the_browser_and_logs_in_there(self, room: str, chromium: Browser) -> None:
        context = chromium.new_context()
        page = context.new_page()
        page.goto(room.replace("127.0.0.1", "localhost"))
        with_authenticator(page)
        ask(page, "POST", "/api/account", {"name": "Passkey Pat", "password": PASSWORD})
        confirm = {"confirm": {"password": PASSWORD}}
        begun = ask(page, "POST", "/api/account/passkeys/options", confirm)
        made = page.evaluate(MAKE, begun["options"])
        account = ask(
            page,
            "POST",
            "/api/account/passkeys",
            {"ceremony": begun["ceremony"], "credential": made, "label": "This browser"},
        )
        assert [each["label"] for each in account["passkeys"]] == ["This browser"]
        assert ask(page, "DELETE", "/api/session") == {"player": None}

        begun = ask(page, "POST", "/api/session/passkey/options")
        used = page.evaluate(USE, begun["options"])
        came = ask(
            page,
            "POST",
            "/api/session/passkey",
            {"ceremony": begun["ceremony"], "credential": used},
        )

        assert came["player"]["name"] == "Passkey Pat"
        context.close()

    def test_is_added_used_and_removed_by_the_pages_own_buttons(
        self, room: str, chromium: Browser
    ) -> None:
        context = chromium.new_context(locale="en-US", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE_MS)
        visitor = Visitor(context.new_page(), room.replace("127.0.0.1", "localhost"))
        visitor.page.goto(f"{visitor.address}/register")
        visitor.test_id("register-name").fill("Passkey Pia")
        visitor.test_id("register-password").fill(PASSWORD)
        visitor.test_id("register-submit").click()
        visitor.test_id("who").wait_for()
        with_authenticator(visitor.page)
        visitor.page.goto(f"{visitor.address}/account")
        box = visitor.test_id("passkeys")
        visitor.test_id("passkey-label").fill("my phone")
        box.get_by_test_id("proof-password").fill(PASSWORD)
        visitor.test_id("passkey-add").click()
        box.get_by_text("my phone").wait_for()

        visitor.test_id("sign-out").first.click()
        visitor.page.goto(f"{visitor.address}/login")
        visitor.test_id("login-passkey").click()
        visitor.test_id("who").wait_for()
        assert visitor.test_id("who").inner_text() == "Passkey Pia"

        visitor.page.goto(f"{visitor.address}/account")
        box.locator("tr", has_text="my phone").get_by_role("button").click()
        box.get_by_text("my phone").wait_for(state="detached")
        visitor.test_id("sign-out").first.click()
        visitor.page.goto(f"{visitor.address}/login")
        visitor.test_id("login-passkey").click()
        visitor.page.locator("[data-testid=login-fault]").wait_for()
        assert visitor.test_id("who").count() == 0
        context.close()
