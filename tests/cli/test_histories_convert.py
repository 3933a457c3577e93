"""``doorcard histories convert``, ``stats``, and ``doorcard replay`` of other rooms' files."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from doorcard.adapters.kept_hands import KeptHands
from doorcard.cli.main import main
from doorcard.histories.outcome import Outcome
from doorcard.histories.reading import read_histories
from doorcard.histories.record import HandRecord
from doorcard.histories.told import Circumstances, record_of
from doorcard.histories.writers import pokerstars
from doorcard.stud import HouseRules
from tests.cli.kept_room import room_of
from tests.histories.played import record_as_seen, seen_by, some_hand
from tests.service.test_replays import a_file


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "doorcard" / "facts"


@pytest.fixture
def hands(tmp_path: Path) -> Path:
    file = tmp_path / "mine.txt"
    file.write_bytes(a_file(range(30)))
    return file


def records(outcomes: list[Outcome]) -> list[HandRecord]:
    assert all(isinstance(each, HandRecord) for each in outcomes), outcomes
    return [each for each in outcomes if isinstance(each, HandRecord)]


def taken(record: HandRecord) -> Counter[str]:
    """What each player took from the pots."""
    counted: Counter[str] = Counter()
    for each in record.awards or ():
        counted[record.player(each.seat).name if each.seat else ""] += each.chips
    return counted


class TestConvert:
    @pytest.mark.parametrize(("form", "suffix"), [("pokerstars", "txt"), ("doorcard", "jsonl")])
    def test_gives_hands_that_are_read_again_as_they_were(
        self, hands: Path, tmp_path: Path, form: str, suffix: str
    ) -> None:
        out = tmp_path / f"out.{suffix}"

        assert main(["histories", "convert", str(hands), "--to", form, "--out", str(out)]) == 0

        before = records(list(read_histories(hands)))
        after = records(list(read_histories(out)))
        assert len(before) == len(after) == 30
        for one, other in zip(before, after, strict=True):
            assert [m.action for m in one.moves] == [m.action for m in other.moves]
            assert [p.up for p in one.players] == [p.up for p in other.players]
            assert taken(one) == taken(other)

    def test_says_what_a_notation_cannot_tell(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        random = Random(5)
        rules = HouseRules(bring_in=0)
        hand = record_as_seen(random, some_hand(random, rules))
        file = tmp_path / "antes.txt"
        file.write_text(pokerstars.write(hand), encoding="utf-8")

        ended = main(["histories", "convert", str(file), "--to", "phh"])

        told = capsys.readouterr().err
        assert ended == 1
        assert "0 hands written, 1 left out" in told

    def test_calls_the_amounts_by_another_currency(
        self, hands: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        main(["histories", "convert", str(hands), "--to", "pokerstars", "--currency", "USD"])

        assert "7 Card Stud Limit ($1/$2 USD)" in capsys.readouterr().out

    def test_needs_something_to_convert(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["histories", "convert", "--to", "phh"]) != 0
        assert "name files or folders" in capsys.readouterr().err


class TestStats:
    def test_count_the_heros_hands(self, hands: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["histories", "stats", str(hands), "--json"]) == 0

        told = json.loads(capsys.readouterr().out)
        heroes = [each for each in records(list(read_histories(hands))) if each.hero]
        assert told["hands"] == len(heroes)
        assert set(told["ratios"]) > {"completion", "steal", "aggression_7"}

    def test_count_a_named_player_and_filter(
        self, hands: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        words = ["histories", "stats", str(hands), "--player", "Ann", "--json"]
        main(words)
        whole = json.loads(capsys.readouterr().out)
        main([*words, "--seats", "2-3"])
        few = json.loads(capsys.readouterr().out)
        main([*words, "--stakes", "50"])
        none = json.loads(capsys.readouterr().out)

        assert 0 < few["hands"] < whole["hands"]
        assert none["hands"] == 0

    def test_of_no_hand_end_with_1_and_say_what_may_be_wrong(
        self, hands: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["histories", "stats", str(hands), "--player", "Nobody"]) == 1
        assert "no hands to count: is the --player's name right" in capsys.readouterr().out

    def test_are_remembered_until_the_file_changes(
        self, hands: Path, own_cache: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        words = ["histories", "stats", str(hands), "--player", "Ann", "--json"]
        main(words)
        first = capsys.readouterr().out
        [kept] = own_cache.iterdir()
        main(words)
        assert capsys.readouterr().out == first
        kept.write_bytes(b"spoiled")
        main(words)
        assert capsys.readouterr().out == first

        hands.write_bytes(a_file(range(40)))
        main(words)

        assert json.loads(capsys.readouterr().out)["hands"] > json.loads(first)["hands"]

    def test_read_several_files_and_count_a_hand_once(
        self, hands: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        main(["histories", "stats", str(hands), "--player", "Ann", "--json"])
        once = json.loads(capsys.readouterr().out)["hands"]
        (tmp_path / "copy.txt").write_bytes(hands.read_bytes())

        main(["histories", "stats", str(tmp_path), "--player", "Ann", "--json"])

        assert json.loads(capsys.readouterr().out)["hands"] == once

    def test_are_told_in_a_table_and_saved(
        self, hands: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = tmp_path / "facts.csv"

        main(["histories", "stats", str(hands), "--player", "Ann", "--save", str(file)])

        told = capsys.readouterr().out
        assert "big bets a hundred" in told
        assert "hi 1/2" in told
        assert file.read_text().startswith("hand,")

    @pytest.mark.parametrize(
        "words", [["--seats", "many"], ["--since", "yesterday"], ["--stakes", "high"]]
    )
    def test_refuse_filters_that_mean_nothing(
        self, hands: Path, words: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["histories", "stats", str(hands), *words]) != 0
        assert "seats are such as 3-5" in capsys.readouterr().err


class TestReplay:
    def test_tells_a_hand_of_another_room(
        self, hands: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["replay", "3", "--file", str(hands), "--all"]) == 0

        told = capsys.readouterr().out
        assert "Third street" in told
        assert "The hand is over." in told


class TestARoomsLedger:
    def test_is_converted_and_counted_as_a_player_saw_it(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        folder = room_of(tmp_path / "room")
        kept = KeptHands(folder)
        seated = kept.hand(kept.ended()[0]).seats
        player = next(iter(kept.players([seated[0][1]]).values())).name
        out = tmp_path / "room.jsonl"
        words = ["--data", str(folder), "--player", player]

        assert main(["histories", "convert", *words, "--to", "doorcard", "--out", str(out)]) == 0
        capsys.readouterr()
        assert main(["histories", "stats", *words, "--json"]) == 0

        told = json.loads(capsys.readouterr().out)
        assert told["hands"] == len(records(list(read_histories(out)))) > 0


def test_a_record_told_by_the_rail_has_no_hero() -> None:
    events = some_hand(Random(1), HouseRules())

    assert record_of(seen_by(events, None), Circumstances(hand="1")).hero is None
