"""Talk at a table: heard by the others, and not by who does not want to."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


def said(visitor: Visitor, text: str) -> Locator:
    return visitor.test_id("chat-table").get_by_text(text)


def say(visitor: Visitor, text: str) -> None:
    visitor.test_id("say-table").fill(text)
    visitor.test_id("send-table").click()


class TestTalkAtATable:
    def test_is_heard_until_the_speaker_is_muted(self, come: Callable[[], Visitor]) -> None:
        ann, ben, cy = come(), come(), come()
        ann.sign_in("Liina")
        ann.open_own_table("Talkers", {})
        table = ann.told("table")
        ann.sit_down()
        ben.sign_in("Mauno")
        ben.page.goto(f"{ben.address}/table/{table}")
        ben.wait_until("[data-connection=open]")
        ben.sit_down()
        cy.sign_in("Nelli")
        cy.page.goto(f"{cy.address}/table/{table}")
        cy.wait_until("[data-connection=open]")
        for each in (ann, ben, cy):
            each.test_id("tab-rail").click()
        assert cy.test_id("say-table").count() == 0, "who looks on talks on the rail"
        cy.test_id("say-rail").fill("a fine view from here")
        cy.test_id("send-rail").click()
        cy.test_id("chat-rail").get_by_text("a fine view from here").wait_for()
        assert ann.test_id("say-rail").count() == 0, "the rail talks among itself"
        for each in (ann, ben):
            each.test_id("tab-table").click()

        say(ann, "good evening")
        said(ben, "good evening").wait_for()
        ben.test_id("tab-people").click()
        ben.test_id("mute").click()
        ben.page.locator("[data-testid=mute][aria-pressed=true]").wait_for()
        ben.test_id("tab-table").click()
        say(ann, "can you hear me")
        said(ann, "can you hear me").wait_for()
        say(ben, "not any more")
        said(ben, "not any more").wait_for()

        assert said(ben, "can you hear me").count() == 0
        assert said(ben, "good evening").count() == 0

    def test_counts_the_characters_and_refuses_too_many(self, visitor: Visitor) -> None:
        visitor.sign_in("Naima")
        visitor.open_table("partypoker")
        visitor.sit_down()
        visitor.test_id("tab-table").click()
        visitor.test_id("say-table").fill("x" * 301)

        assert visitor.test_id("chat-left").inner_text().startswith("-1 ")
        assert visitor.test_id("send-table").is_disabled()

    def test_keeps_a_note_about_a_player(self, visitor: Visitor) -> None:
        visitor.sign_in("Oskari")
        visitor.open_table("partypoker")
        visitor.test_id("tab-people").click()
        visitor.test_id("note").first.click()
        visitor.test_id("note-text").fill("never bluffs")
        visitor.test_id("note-keep").click()
        visitor.test_id("note-kept").wait_for()

        visitor.page.reload()
        visitor.test_id("tab-people").click()
        visitor.test_id("note-kept").wait_for()
        assert visitor.test_id("note-kept").inner_text() == "never bluffs"
