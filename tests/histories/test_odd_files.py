"""Files as they are found: every encoding and line end, bombs, and files of no format."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from doorcard.histories.judging import judge
from doorcard.histories.outcome import Outcome, Unread
from doorcard.histories.readers import lines as lines_module
from doorcard.histories.readers.lines import Line, lines_of
from doorcard.histories.reading import read_histories
from doorcard.histories.record import HandRecord
from tests.histories.told_hands import FILES, FOLDER, verdicts

STARS = "\n".join(each.text for each in lines_of(FOLDER / "pokerstars.txt"))


def read(path: Path) -> list[Outcome]:
    return list(read_histories(path))


def only(path: Path) -> Unread:
    (found,) = read(path)
    assert isinstance(found, Unread)
    return found


class TestEncodings:
    @pytest.mark.parametrize(
        "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"]
    )
    def test_are_known_by_the_bytes(self, tmp_path: Path, encoding: str) -> None:
        text = STARS.replace("Ben O.", "Bén 5€")
        (tmp_path / "hands.txt").write_bytes(text.encode(encoding))

        records = [each for each in read(tmp_path) if isinstance(each, HandRecord)]

        assert [each.player(3).name for each in records] == ["Bén 5€"] * 5
        assert [str(judge(each).verdict) for each in records] == ["confirmed"] * 5

    @pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
    def test_hold_any_line_ends(self, tmp_path: Path, end: str) -> None:
        (tmp_path / "hands.txt").write_bytes(STARS.replace("\n", end).encode())

        assert len([each for each in read(tmp_path) if isinstance(each, HandRecord)]) == 5

    def test_count_lines_the_same_with_mixed_ends(self, tmp_path: Path) -> None:
        path = tmp_path / "mixed"
        path.write_bytes(b"a\r\nb\nc\rd\0\n\n e")

        assert list(lines_of(path)) == [
            Line(1, "a"),
            Line(2, "b"),
            Line(3, "c"),
            Line(4, "d"),
            Line(5, ""),
            Line(6, " e"),
        ]

    def test_never_split_a_line_end_between_two_reads(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(lines_module, "_CHUNK", 3)
        path = tmp_path / "small"
        path.write_bytes("ab\r\ncd\r\n€\r\n".encode())

        assert [each.text for each in lines_of(path)] == ["ab", "cd", "€", ""]

    def test_with_zeros_around_the_hands_are_read(self, tmp_path: Path) -> None:
        text = STARS.replace("\n\n\n", "\n\0\n\0\n")
        (tmp_path / "hands.txt").write_bytes(text.encode())

        assert len([each for each in read(tmp_path) if isinstance(each, HandRecord)]) == 5


class TestLargeFiles:
    def test_are_refused_before_they_are_read(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(lines_module, "MOST_BYTES_OF_FILE", 1000)
        path = tmp_path / "large.txt"
        path.write_text(STARS)

        assert only(path).reason == (
            f"it has {path.stat().st_size} bytes, more than the 1000 that are read: split it"
        )

    def test_of_a_terabyte_of_nothing_are_refused_at_once(self, tmp_path: Path) -> None:
        path = tmp_path / "sparse.txt"
        with path.open("wb") as file:
            file.truncate(1 << 34)

        assert "more than the" in only(path).reason

    def test_may_not_hold_an_endless_line(self, tmp_path: Path) -> None:
        path = tmp_path / "line.txt"
        path.write_text("x" * (lines_module.MOST_CHARACTERS_OF_LINE + 70_000))

        assert "a line of more than" in only(path).reason

    def test_may_not_hold_an_endless_hand(self, tmp_path: Path) -> None:
        path = tmp_path / "hand.txt"
        path.write_text(STARS + "\n" + STARS.split("\n")[0] + "\nchat" * 6000 + "\n" + STARS)

        found = read(path)

        assert [each.reason for each in found if isinstance(each, Unread)] == [
            "the hand has more than 5000 lines"
        ]
        assert len([each for each in found if isinstance(each, HandRecord)]) == 10


class TestXmlBombs:
    BOMB = (
        '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">'
        '<!ENTITY lol1 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">]>'
    )

    @pytest.mark.parametrize("file", ["ipoker.xml", "merge.xml"])
    def test_are_refused(self, tmp_path: Path, file: str) -> None:
        path = tmp_path / file
        path.write_text(self.BOMB + "\n" + (FOLDER / file).read_text("cp1252"))

        assert only(path).reason == (
            "it declares a document type or entities, which no room writes"
        )

    @pytest.mark.parametrize("file", ["ipoker.xml", "merge.xml"])
    def test_are_refused_in_the_middle(self, tmp_path: Path, file: str) -> None:
        text = (FOLDER / file).read_text("cp1252")
        path = tmp_path / file
        path.write_text(text + self.BOMB + text)

        *whole, last = read(path)

        assert all(isinstance(each, HandRecord) for each in whole)
        assert isinstance(last, Unread)

    @pytest.mark.parametrize("file", ["ipoker.xml", "merge.xml"])
    def test_a_reference_to_nothing_is_no_well_formed_hand(self, tmp_path: Path, file: str) -> None:
        path = tmp_path / file
        path.write_text((FOLDER / file).read_text("cp1252").replace('"Ann"', '"&lol9;"'))

        reasons = [each.reason for each in read(path) if isinstance(each, Unread)]

        assert reasons
        assert all("no well-formed XML" in each for each in reasons)

    def test_an_endless_element_ends(self, tmp_path: Path) -> None:
        path = tmp_path / "endless.xml"
        path.write_text('<session><game gamecode="1">\n' + ("<a>" * 1000 + "\n") * 400)

        assert only(path).reason == "the file ends, or grows too large, within this hand"


class TestOtherFiles:
    def test_of_no_known_format_are_named(self, tmp_path: Path) -> None:
        path = tmp_path / "letter.txt"
        path.write_text("Dear Ann,\nyou won.\n")

        assert str(only(path)) == (
            f"{path}, line 0: it is in no hand-history format that is known here"
        )

    def test_of_a_folder_are_passed_over_unless_they_may_be_histories(self, tmp_path: Path) -> None:
        (tmp_path / "notes.md").write_text("# Notes\n")
        (tmp_path / "sub").mkdir()
        (tmp_path / "sub" / "hands.txt").write_bytes((FOLDER / "winamax.txt").read_bytes())

        assert len(read(tmp_path)) == 6

    def test_that_are_no_files_are_not_waited_for(self, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe")

        assert only(tmp_path / "pipe").reason == "it is no regular file"

    def test_that_are_empty_hold_no_hand(self, tmp_path: Path) -> None:
        (tmp_path / "empty.txt").write_bytes(b"")

        assert isinstance(only(tmp_path / "empty.txt"), Unread)


class TestStreaming:
    def test_gives_a_hand_before_the_file_is_read_to_its_end(self) -> None:
        given = 0

        def endless() -> Iterator[Line]:
            nonlocal given
            while True:
                for line in lines_of(FOLDER / "full_tilt.txt"):
                    given += 1
                    yield Line(given, line.text)

        from doorcard.histories.readers.full_tilt import FULL_TILT

        next(FULL_TILT.hands(endless(), "endless"))

        assert given < 60

    @pytest.mark.parametrize("file", FILES)
    def test_gives_a_file_twice_as_long_twice(self, file: str) -> None:
        lines = list(lines_of(FOLDER / file))

        assert verdicts([*lines, *lines]) == verdicts(lines) * 2


class TestHostileFiles:
    """Each of these would take minutes or gigabytes if it were believed."""

    def test_of_xml_with_endless_blanks_end_at_once(self, tmp_path: Path) -> None:
        path = tmp_path / "blank.xml"
        path.write_text(
            "<session><gametype>" + " " * 400_000 + "\n<game gamecode='1'></game>\n"
            "<description " + "a" * 400_000 + '>\n<game id="1"></game>\n'
        )

        assert all(isinstance(each, Unread) for each in read(path))

    @pytest.mark.parametrize("amount", ["1e999999999", "nan", "9" * 4000, "-1"])
    def test_of_phh_with_amounts_beyond_all_bounds_are_refused(
        self, tmp_path: Path, amount: str
    ) -> None:
        path = tmp_path / "huge.phh"
        text = (FOLDER / "phh.phhs").read_text().split("[2]")[0]
        path.write_text(text.replace("small_bet = 1000", f"small_bet = {amount}"))

        assert isinstance(only(path), Unread)

    def test_of_deeply_nested_lists_are_refused(self, tmp_path: Path) -> None:
        path = tmp_path / "deep.phh"
        path.write_text("variant = 'F7S'\nantes = " + "[" * 50_000 + "\n")

        assert isinstance(only(path), Unread)

    def test_with_an_endless_header_are_refused(self, tmp_path: Path) -> None:
        path = tmp_path / "header.txt"
        path.write_text("Hand #1 - " + "7Stud (" * 100_000 + "\n")

        assert only(path).reason == "the line has 700010 characters"
