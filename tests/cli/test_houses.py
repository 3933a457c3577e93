"""``doorcard houses``: rules in words with their sources."""

from __future__ import annotations

import json
from dataclasses import fields

import pytest

from doorcard.cli.main import main
from doorcard.room.policy import RoomPolicy
from doorcard.stud import HOUSES, HouseRules


class TestHouses:
    """Every rule a house decides, with document and item. (rule book, parts 1 and 3)"""

    def test_are_listed_with_their_stakes(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["houses"]) == 0

        told = capsys.readouterr().out.splitlines()
        assert [line.split()[0] for line in told[: len(HOUSES)]] == list(HOUSES)
        assert "casino       Casino: hi, spread limit 1 to 10, ante 0.25, bring-in 1" in told

    @pytest.mark.parametrize("name", HOUSES)
    def test_tell_each_rule_with_its_source(
        self, name: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["houses", name]) == 0

        told = capsys.readouterr().out
        assert max(map(len, told.splitlines())) <= 79
        rules = [line for line in told.splitlines() if line.startswith("  - ")]
        decided = len(fields(HouseRules)) + len(fields(RoomPolicy))
        assert len(rules) == decided + len(HOUSES[name].stakes)
        assert told.count("]") == decided

    def test_cite_document_and_item(self, capsys: pytest.CaptureFixture[str]) -> None:
        main(["houses", "partypoker"])

        told = " ".join(capsys.readouterr().out.split())
        assert "PartyPoker (partypoker), after document 000" in told
        assert "A round has at most one bet and 3 raises. [000, items 14, 16 and 17]" in told
        assert "[reference default: the source is silent]" in told
        assert "hi, fixed limit 3/6, ante 0.50, bring-in 1.50" in told

    def test_are_found_with_a_hyphen_too(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["houses", "Common-Hilo"]) == 0
        assert "after document 002" in capsys.readouterr().out

    def test_are_listed_to_who_asks_for_another(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["houses", "bellagio"]) == 2

        told = capsys.readouterr().err
        assert told == (
            "doorcard houses: there is no house 'bellagio': choose one of reference, "
            "partypoker, celebpoker, common_hi, common_hilo, casino, home_game\n"
        )


class TestHousesAsJson:
    """The same for programs."""

    def test_lists_names_titles_and_documents(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["houses", "--json"]) == 0

        told = json.loads(capsys.readouterr().out)
        assert {"name": "casino", "title": "Casino", "source": "003"} in told

    def test_gives_each_sentence_with_field_value_and_source(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["houses", "celebpoker", "--json"]) == 0

        told = json.loads(capsys.readouterr().out)
        assert told["name"] == "celebpoker"
        assert {
            "field": "turn_seconds",
            "value": 10,
            "text": "A player has 10 seconds to act.",
            "source": "001, item 23",
        } in told["sentences"]
