"""What a browser is told by code has words in the client, and so in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from doorcard.bots import STYLES
from scripts.record_rules import FILE, recorded

ROOT = Path(__file__).parents[1]
WORDS = ROOT / "client" / "src" / "locales" / "en"
SPEAKING = ("room", "service", "stud", "equity", "wire", "web", "adapters")
"""The packages whose codes may travel to a browser."""
CODE = re.compile(r"[a-z_]+(\.[a-z_]+)+")
NOT_IN_A_PAGE = {
    *("address.not_served", "client.not_built", "host.unknown", "metrics.token"),
    *("policy.language", "port.not_allowed", "port.taken", "rank.cards", "request.id_used"),
    *("request.method", "request.not_json", "request.refused", "request.too_deep"),
    *("request.too_many_bad", "token.not_here", "token.refused", "token.scope"),
    # what a browser's own seed was refused for: its page notes it and shows the void hand
    *("commit.number", "commit.other", "reveal.late", "reveal.other", "reveal.wrong"),
    # of ranges and batches, which the study page has not
    *("batch.hand", "batch.shape", "range.hardly_possible", "range.no_deal", "range.unreadable"),
    "spot.game",
    # said at a terminal: to who opens, keeps or restores a room, or plays a hand in Python
    *("backup.exists", "backup.failed", "hand.cannot_start", "hand.none", "key.malformed"),
    *("key.none", "key.open", "key.other", "restore.failed", "restore.unsound", "room.locked"),
    *("rules.unplayable", "store.migration", "store.none", "store.schema", "store.too_old"),
}
"""Said to programs, to who starts a room, or at an address that no page asks."""
TOLD_OTHERWISE = {"rules.announced"}
"""Told in the words of another message, with what it carries."""
NO_CODE = re.compile(
    r"(doorcard|http|websocket)\..*|.*\.(arpa|db|html|id|invalid|key|lock|restoring|txt)"
)
"""Loggers and other names of the project, events of the server, files, columns, domains."""


def codes() -> set[str]:
    """Every text of the room that has the form of a code."""
    room = ROOT / "src" / "doorcard"
    paths = [path for package in SPEAKING for path in (room / package).rglob("*.py")]
    paths.remove(room / "service" / "letters" / "told_hand.py")  # keys of words, no codes
    return {
        node.value
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and CODE.fullmatch(node.value)
        and not NO_CODE.fullmatch(node.value)
    }


def words(*topics: str) -> set[str]:
    """The codes that have words of these topics."""
    found = "".join(path.read_text(encoding="utf-8") for path in WORDS.glob("*.ts"))
    return set(re.findall(rf"'(?:{'|'.join(topics)})\.([a-z_.]+)':", found))


class TestCodes:
    def test_that_a_page_can_meet_have_words(self) -> None:
        known = words("refusal", "told", "problem", "deed")
        met = codes() - NOT_IN_A_PAGE - TOLD_OTHERWISE

        lacking = {
            each
            for each in met
            if each not in known and f"any.{each.rpartition('.')[2]}" not in known
        }

        assert sorted(lacking) == []

    def test_that_are_left_out_are_made_somewhere(self) -> None:
        assert sorted((NOT_IN_A_PAGE | TOLD_OTHERWISE) - codes()) == []

    def test_that_have_words_are_made_somewhere(self) -> None:
        of_the_page = ("line.", "any.", "passkey.not_given", "talk.untold")
        idle = words("refusal", "told", "problem") - codes() - {"dismiss"}

        assert [each for each in sorted(idle) if not each.startswith(of_the_page)] == []


class TestTheRulesInWords:
    """The client writes rules out from their values: it is held to what the room says."""

    def test_are_recorded_as_the_room_says_them(self) -> None:
        assert FILE.read_text(encoding="utf-8") == recorded(), "make recordings"


class TestTheStylesOfBots:
    def test_are_described_in_the_client(self) -> None:
        assert words("style") == set(STYLES)
