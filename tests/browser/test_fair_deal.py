"""The fair deal in a browser: a person takes part, the page checks, the file is verified."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from doorcard.cli.main import main
from doorcard.proof import Verdict, verify_file
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

STEPS = ("seed", "opening", "seeds", "mix", "decks", "cards", "end")


class TestAPersonsShuffle:
    def test_is_checked_card_by_card_explained_and_verified_at_home(
        self, visitor: Visitor, tmp_path: Path
    ) -> None:
        visitor.sign_in("Zoe")
        visitor.open_table("home_game")
        visitor.sit_down()
        hand = visitor.play_hand()
        mark = visitor.page.locator(f"[data-testid=fair-mark][data-hand='{hand}']")
        visitor.page.locator("[data-testid=fair-mark][data-mark=checked]").wait_for()
        assert mark.or_(visitor.test_id("fair-mark")).first.is_visible()

        visitor.test_id("fair-mark").click()
        visitor.test_id("fair-step-end").wait_for()
        last = visitor.test_id("fair-last")
        if last.count() and mark.count() == 0:
            last.click()
        title = visitor.test_id("fair").get_by_role("heading", level=2)
        assert title.inner_text().endswith(hand.rpartition("-")[2])
        standings = {
            step: visitor.test_id(f"fair-step-{step}").get_attribute("data-standing")
            for step in STEPS
        }
        assert standings == dict.fromkeys(STEPS, "ok")
        code = visitor.test_id("fair-code").inner_text()
        with visitor.page.expect_download() as saving:
            visitor.test_id("fair-save").click()
        file = tmp_path / saving.value.suggested_filename
        saving.value.save_as(file)
        visitor.test_id("fair-close").click()

        report = verify_file(file.read_bytes())
        assert report.verdict is Verdict.HOLDS
        assert report.code == code
        assert report.hand is not None
        assert report.hand.opening.hand == hand
        assert report.hand.mine is not None
        assert len(report.faces) > 3
        assert main(["verify", str(file)]) == 0
        assert visitor.test_id("fair-alarm").count() == 0
        told = json.dumps([each for each in visitor.frames if each["t"] != "table"])
        assert report.hand.mixed is not None
        picked = set(range(8)) - {index for index, _ in report.hand.mixed.decks}
        assert len(picked) == 1
        assert told.count(report.hand.mine.seed.hex()) == 2  # its receipt, and the mix
