"""``doorcard replay``: a stored hand in words, and only what its viewer may see."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from doorcard.cli.hand_files import KeptHand, hand_of_room, hands_of_file
from doorcard.cli.main import main
from doorcard.cli.replay import told
from doorcard.equity import equity
from doorcard.records import notice_json, seal
from doorcard.stud import (
    BringIn,
    Call,
    Check,
    Complete,
    Event,
    Fold,
    Muck,
    Refusal,
    StreetDealt,
    options,
)
from doorcard.views import redact
from tests.cli.kept_room import room_of
from tests.cli.told_hands import Told

ANN, BEN = 1, 2


def whole_hand() -> Told:
    hand = Told(["Ah Ad 9c 9d 2s 4s 3h", "Kh Kd Qc Jd 7s 8s 6h"], dealer=2)
    hand.act(BringIn(50), Call(50))
    while (law := options(hand.hand)) is not None:
        hand.act(Check() if Check() in law else Muck())
    return hand


def live_hand() -> Told:
    hand = Told(["Ah Ad 9c", "Kh Kd Qc", "5c 6d 2c"])
    return hand.act(BringIn(50), Complete(100), Fold())


@pytest.fixture
def notices(tmp_path: Path) -> Path:
    """A file with what seat 1 was told of a whole hand, and then of one that is not over."""
    lines = [
        notice_json(redact(event, ANN))
        for hand in (whole_hand(), live_hand())
        for event in hand.events
    ]
    file = tmp_path / "hands.jsonl"
    file.write_bytes(b"\n".join(lines) + b"\n")
    return file


def stored_lines(events: Sequence[Event]) -> Iterator[bytes]:
    for event in events:
        stored = seal(event)
        sealed = b"null" if stored.sealed is None else stored.sealed
        yield b'{"open":%s,"sealed":%s}' % (stored.open, sealed)


class TestReplayOfAFile:
    """One JSON object a line: notices, or stored events with their sealed part."""

    def test_tells_the_hand_as_the_rail_saw_it(
        self, notices: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["replay", "--file", str(notices), "1"]) == 0

        said = capsys.readouterr().out
        assert said.startswith("Hand 1, as the rail saw it.\nA new hand of stud: hi, ")
        assert "Third street: seat 1 (?? ??) 9c, seat 2 (?? ??) Qc." in said
        assert "Seat 1 shows Ah Ad 3h: two pair, aces and nines." in said
        assert "The hand is over. Stacks: seat 1 40.75, seat 2 39.25." in said

    def test_tells_it_as_a_seat_saw_it(
        self, notices: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["replay", "--file", str(notices), "1", "--as", "1"]) == 0

        said = capsys.readouterr().out
        assert said.startswith("Hand 1, as seat 1 (seat 1) saw it.")
        assert "Third street: seat 1 (Ah Ad) 9c, seat 2 (?? ??) Qc." in said

    def test_says_on_each_street_what_the_hands_were_worth(
        self, notices: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["replay", "--file", str(notices), "1", "--equity"]) == 0

        said = capsys.readouterr().out
        worth = re.findall(r"Worth (?:about )?seat 1 ([\d.]+)%, seat 2 ([\d.]+)%\.", said)
        assert len(worth) == 5
        assert all(float(one) + float(two) == pytest.approx(100, abs=0.11) for one, two in worth)
        third = equity(["AhAd9c", "????Qc"])
        assert float(worth[0][0]) == pytest.approx(100 * third.seats[0].share, abs=1)

    def test_takes_the_last_hand_or_a_number(
        self, notices: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        main(["replay", "--file", str(notices), "--last"])
        last = capsys.readouterr().out
        main(["replay", "--file", str(notices), "2"])

        assert capsys.readouterr().out == last
        assert last.endswith("The hand is still being played: this is all so far.\n")

    def test_reads_stored_events_and_still_hides_what_was_sealed(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = tmp_path / "stored.jsonl"
        file.write_bytes(b"\n".join(stored_lines(whole_hand().events)))

        main(["replay", "--file", str(file)])
        rail = capsys.readouterr().out
        main(["replay", "--file", str(file), "--as", "2"])
        seat = capsys.readouterr().out

        assert "Kh" not in rail
        assert "seat 2 (Kh Kd) Qc" in seat

    def test_reads_notices_with_their_versions(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = tmp_path / "versions.jsonl"
        lines = [
            b'{"v":%d,"notice":%s}' % (v, notice_json(redact(event, None)))
            for v, event in enumerate(whole_hand().events, 1)
        ]
        file.write_bytes(b"\n\n".join(lines))

        assert main(["replay", "--file", str(file)]) == 0
        assert "Ben" not in capsys.readouterr().out

    @pytest.mark.parametrize(
        ("content", "sentence"),
        [
            (b"", "holds no hand"),
            (b"not json\n", "no hand-history format"),
            (b"[1]\n", "no hand-history format"),
            (b'{"type":"shuffled"}\n', "line 1: "),
            (b'{"type":"checked","seat":1}\n', "line 1: a hand begins with hand_started"),
        ],
    )
    def test_names_the_line_that_cannot_be_read(
        self, tmp_path: Path, content: bytes, sentence: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = tmp_path / "bad.jsonl"
        file.write_bytes(content)

        assert main(["replay", "--file", str(file)]) == 2

        told = capsys.readouterr().err
        assert told.startswith(f"doorcard replay: {file}")
        assert sentence in told

    def test_names_the_line_with_a_burned_card_and_not_the_card(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        hand = whole_hand()
        fourth = next(e for e in hand.events if isinstance(e, StreetDealt) and e.burned)
        line = json.loads(notice_json(redact(fourth, None)))
        line["burned"] = str(fourth.burned)
        file = tmp_path / "leaky.jsonl"
        file.write_text(
            notice_json(redact(hand.events[0], None)).decode() + "\n" + json.dumps(line)
        )

        assert main(["replay", "--file", str(file)]) == 2
        told = capsys.readouterr().err
        assert "line 2" in told
        assert str(fourth.burned) not in told


class TestWhichHand:
    """A sentence when the hand wanted is not clear, or not there; status 2."""

    def refused(self, capsys: pytest.CaptureFixture[str], *argv: str) -> str:
        assert main(["replay", *argv]) == 2
        return capsys.readouterr().err

    def test_must_be_said(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert "name a hand, such as casino-12, or ask for the --last" in self.refused(capsys)

    def test_is_one_way_or_the_other(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert "not both" in self.refused(capsys, "casino-1", "--last")

    def test_must_be_said_of_several(
        self, notices: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        told = self.refused(capsys, "--file", str(notices))

        assert "holds 2 hands: name one by its number, 1 to 2, or ask for the --last" in told

    def test_must_be_in_the_file(self, notices: Path, capsys: pytest.CaptureFixture[str]) -> None:
        told = self.refused(capsys, "--file", str(notices), "7")

        assert "holds no hand 7: its hands are numbered 1 to 2" in told

    def test_needs_a_file_that_is_there(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        told = self.refused(capsys, "--file", str(tmp_path / "none"))

        assert "none: No such file or directory" in told

    def test_needs_a_room_that_is_there(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        told = self.refused(capsys, "--last", "--data", str(tmp_path))

        assert f"no room is kept in {tmp_path}: name its folder with --data" in told

    def test_is_seen_by_seats_that_were_dealt_in(
        self, notices: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        told = self.refused(capsys, "--file", str(notices), "1", "--as", "5")

        assert "seat 5 was not dealt into hand 1: it had seats 1, 2" in told

    def test_is_seen_by_the_rail_alone_while_it_is_played(
        self, notices: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        told = self.refused(capsys, "--file", str(notices), "2", "--as", "1")
        worth = self.refused(capsys, "--file", str(notices), "2", "--equity")

        assert "hand 2 is still being played" in told
        assert "hand 2 is still being played" in worth


class TestReplayOfTheRoom:
    """The room's own log, beside the room or after it."""

    @pytest.fixture(scope="module")
    @staticmethod
    def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
        return room_of(tmp_path_factory.mktemp("room"))

    def test_tells_the_last_hand_with_names(
        self, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["replay", "--last", "--data", str(folder)]) == 0

        said = capsys.readouterr().out
        assert re.match(r"Hand casino-\d+, as the rail saw it\.\n", said)
        assert "A new hand of stud: hi, spread limit 1 to 10, ante 0.25, bring-in 1." in said
        assert "(bot) (?? ??) " in said
        assert re.search(r"^The hand is over\. Stacks: ", said, re.MULTILINE)
        assert max(map(len, said.splitlines())) <= 79

    def test_tells_a_hand_by_its_name_to_each_seat_what_it_saw(
        self, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        hand = hand_of_room(folder, "casino-1")
        for seat in hand.seats:
            main(["replay", "casino-1", "--data", str(folder), "--as", str(seat)])

            said = capsys.readouterr().out.replace("\n    ", " ")
            third = re.search(r"^Third street: (.*)\.$", said, re.MULTILINE)
            assert third is not None
            assert third[1].count("(?? ??)") == len(hand.seats) - 1

    def test_names_the_latest_when_there_is_no_such_hand(
        self, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["replay", "casino-999", "--data", str(folder)]) == 2

        told = capsys.readouterr().err
        assert re.search(r"no hand 'casino-999' is kept here: the latest are casino-\d+", told)

    def test_shows_no_closed_card_to_the_rail(self, folder: Path) -> None:
        hand = hand_of_room(folder, None)

        said = " ".join(told(hand, None))

        shown = set(re.findall(r"shows ([^.:]*)[.:]", said))
        open_cards = {card for cards in shown for card in cards.split()}
        for event in hand.events:
            for dealt in event.cards if isinstance(event, StreetDealt) else ():
                for card in dealt.down:
                    assert str(card) in open_cards or not re.search(rf"\b{card}\b", said)


Step = Callable[[str], list[str]]
"""Replays in a terminal with this typed: the lines that were shown."""


class TestSteps:
    """In a terminal an event at a time: Enter, s to the next street, a to the end, q."""

    @pytest.fixture
    def step(
        self,
        notices: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> Step:
        class Terminal(io.StringIO):
            def isatty(self) -> bool:
                return True

        def run(typed: str) -> list[str]:
            monkeypatch.setattr(sys, "stdin", Terminal(typed))
            monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
            monkeypatch.setenv("NO_COLOR", "1")
            assert main(["replay", "--file", str(notices), "1"]) == 0
            return capsys.readouterr().out.splitlines()

        return run

    def test_tells_one_event_for_each_enter(self, step: Step) -> None:
        assert step("\n\n") == [
            "(Enter goes on, s to the next street, a to the end; q stops)",
            "Hand 1, as the rail saw it.",
            "A new hand of stud: hi, fixed limit 1/2, ante 0.25, bring-in 0.50.",
            "Seat 2 has the dealer button. Stacks: seat 1 40, seat 2 40.",
            "Everybody antes 0.25. The pot is 0.50.",
        ]

    def test_goes_on_to_the_next_street(self, step: Step) -> None:
        said = step("\n\n\ns\n")

        assert said[-1].startswith("Fourth street: ")

    def test_goes_on_to_the_end(self, step: Step) -> None:
        assert step("a\n")[-1] == "The hand is over. Stacks: seat 1 40.75, seat 2 39.25."

    def test_stops_when_asked(self, step: Step) -> None:
        assert step("\nq\n") == step("\n")


def test_a_hand_knows_its_seats_and_whether_it_is_over(notices: Path) -> None:
    whole, live = hands_of_file(notices)

    assert (whole.seats, whole.is_over) == ((1, 2), True)
    assert (live.seats, live.is_over) == ((1, 2, 3), False)


def test_a_hand_s_names_are_told() -> None:
    hand = KeptHand("test-1", tuple(whole_hand().events), {1: "Ann", 2: "Ben"})

    assert next(told(hand, BEN)) == "Hand test-1, as seat 2 (Ben) saw it."


def test_an_empty_folder_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="no room is kept in"):
        hand_of_room(tmp_path, None)
