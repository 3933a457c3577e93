"""Betting lines, counted: every table agrees with the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from doorcard.cards import FRESH_DECK
from doorcard.cli.main import main
from doorcard.cli.perft import Position, read_table
from doorcard.stud import (
    BringIn,
    Call,
    Check,
    Complete,
    Entrant,
    Fold,
    HouseRules,
    act,
    options,
    start,
)
from doorcard.stud.choices import Betting
from doorcard.stud.perft import divide, perft

HERE = Path(__file__).parent
POSITIONS = [
    position
    for path in sorted(HERE.glob("*.perft"))
    for position in read_table(path.read_text(encoding="utf-8"))
]


class TestTables:
    @pytest.mark.parametrize("position", POSITIONS, ids=[each.name for each in POSITIONS])
    def test_count_every_line(self, position: Position) -> None:
        hand = position.hand()

        came = [(depth, perft(hand, depth, position.last)) for depth, _ in position.counts]

        assert came == position.counts
        assert position.counts[-1][0] is None, "the last row is the full depth"

    def test_name_each_position_once(self) -> None:
        names = [position.name for position in POSITIONS]

        assert len(names) == len(set(names)) > 20

    @pytest.mark.parametrize(
        ("text", "why"),
        [
            ("perft 1 2", "a position begins with its id"),
            ("id x\nperft one 2", "cannot read perft"),
            ("id x\nperft 1", "cannot read perft"),
            ("id x\nseats 3", "cannot read seats"),
            ("id x\nlast 9", "cannot read last"),
            ("id x\ncfg ante", "must read field=value"),
        ],
    )
    def test_tell_what_they_cannot_read(self, text: str, why: str) -> None:
        with pytest.raises(ValueError, match=why):
            read_table(text)


class TestDivide:
    def test_sums_up_to_the_count(self) -> None:
        hand, _ = start(HouseRules(), [Entrant(1, 5000), Entrant(2, 5000)], 8, FRESH_DECK)

        assert divide(hand) == {BringIn(50): 10, Complete(100): 8}
        assert divide(hand, 1) == {BringIn(50): 1, Complete(100): 1}
        assert divide(hand, 0) == {}

    def test_of_a_finished_line_is_empty(self) -> None:
        hand, _ = start(HouseRules(), [Entrant(1, 5000), Entrant(2, 5000)], 8, FRESH_DECK)
        hand, _ = act(hand, 1, BringIn(50))
        hand, _ = act(hand, 2, Fold())

        assert divide(hand) == {}
        assert perft(hand) == 1

    def test_ends_before_the_showdown(self) -> None:
        hand, _ = start(HouseRules(), [Entrant(1, 5000), Entrant(2, 5000)], 8, FRESH_DECK)
        while (law := options(hand)) is not None and hand.street != 7:
            wish = next(a for a in law.actions if isinstance(a, BringIn | Call | Check))
            hand, _ = act(hand, law.seat, wish)

        assert perft(hand) == 19


class TestRanges:
    @pytest.mark.parametrize("betting", [Betting.POT_LIMIT, Betting.NO_LIMIT])
    def test_are_not_counted(self, betting: Betting) -> None:
        rules = HouseRules(betting=betting)
        hand, _ = start(rules, [Entrant(1, 5000), Entrant(2, 5000)], 8, FRESH_DECK)

        with pytest.raises(ValueError, match="seat 1 may wager any of a range"):
            perft(hand)


class TestCommand:
    TABLE = (
        "id x\ndealer 8\nplayer Ann 1 500 xx xx 2c\nplayer Ben 2 500 xx xx 9d\n3\n"
        "perft 1 {}\nperft all 18\n"
    )

    def test_counts_and_compares(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (tmp_path / "x.perft").write_text(self.TABLE.format(2))

        assert main(["perft", str(tmp_path / "x.perft")]) == 0
        assert capsys.readouterr().out == "x 1 2 ok\nx all 18 ok\n"

    def test_tells_where_counts_differ(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        (tmp_path / "x.perft").write_text(self.TABLE.format(3))

        assert main(["perft", str(tmp_path / "x.perft")]) == 1
        assert capsys.readouterr().out.splitlines()[0] == "x 1 2 expected 3"

    @pytest.mark.parametrize(
        "text", ["id x\n3 Ann bring\n", "nothing", "id x\nplayer Ann 1 5\n3\n"]
    )
    def test_refuses_what_it_cannot_read(
        self, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        (tmp_path / "x.perft").write_text(text + "perft 1 1\n")

        assert main(["perft", str(tmp_path / "x.perft")]) == 2
        assert capsys.readouterr().err.startswith("doorcard perft: ")
