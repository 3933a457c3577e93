"""What a browser is told by code has words in the client, and so in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from scripts.record_rules import FILE, recorded

ROOT = Path(__file__).parents[1]
WORDS = ROOT / "client" / "src" / "locales" / "en"
SPEAKING = ("room", "service", "stud", "web")
"""The packages whose refusals travel to a browser."""
CODE = re.compile(r"[a-z_]+(\.[a-z_]+)+")
NOT_IN_A_PAGE = {
    "address.not_served",
    "books.unbalanced",
    "client.not_built",
    "commit.number",
    "commit.other",
    "host.unknown",
    "metrics.token",
    "policy.language",
    "port.not_allowed",
    "port.taken",
    "rank.cards",
    "request.abandoned",
    "request.id_used",
    "request.too_many_bad",
    "reveal.late",
    "reveal.other",
    "reveal.wrong",
    "token.not_here",
    "token.refused",
    "token.scope",
}
"""Said to programs, to who starts a room, or at an address that no page asks."""
SAID_BY_THE_ROOM = {"rail.delay", "table.rules"}
"""Their facts are sentences of the rules, which the room writes."""


def codes() -> Iterator[str]:
    """Every code that is written out where a refusal is made."""
    for package in SPEAKING:
        for path in (ROOT / "src" / "doorcard" / package).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and "efus" in ast.unparse(node.func):
                    first = node.args[0] if node.args else None
                    if isinstance(first, ast.Constant) and isinstance(first.value, str):
                        yield first.value


def words() -> set[str]:
    found = (path.read_text(encoding="utf-8") for path in WORDS.glob("*.ts"))
    return set(re.findall(r"'refusal\.([a-z_.]+)':", "".join(found)))


class TestRefusals:
    def test_that_a_page_can_meet_have_words(self) -> None:
        known = words()
        met = {each for each in codes() if CODE.fullmatch(each)} - NOT_IN_A_PAGE - SAID_BY_THE_ROOM

        lacking = {
            each
            for each in met
            if each not in known and f"any.{each.rpartition('.')[2]}" not in known
        }

        assert sorted(lacking) == []

    def test_that_are_left_out_are_made_somewhere(self) -> None:
        assert sorted((NOT_IN_A_PAGE | SAID_BY_THE_ROOM) - set(codes())) == []


class TestTheRulesInWords:
    """The client writes rules out from their values: it is held to what the room says."""

    def test_are_recorded_as_the_room_says_them(self) -> None:
        assert FILE.read_text(encoding="utf-8") == recorded(), "make recordings"
