"""``doorcard rank``."""

from __future__ import annotations

import json

import pytest

from doorcard.cli.main import main


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["rank", *words]) == 0
    return capsys.readouterr().out


class TestRank:
    def test_tells_the_best_five_and_their_value(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert told(capsys, "AhKhQhJhTh2c3d") == (
            "Ah Kh Qh Jh Th 2c 3d\n  high royal flush (Ah Kh Qh Jh Th), value 7462\n"
        )

    def test_takes_single_cards_together(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert told(capsys, *["Ah", "Kh", "Qh", "Jh", "Th", "2c", "3d"]) == told(
            capsys, "AhKhQhJhTh2c3d"
        )

    def test_tells_several_hands(self, capsys: pytest.CaptureFixture[str]) -> None:
        lines = told(capsys, "AcAd", "7c5d4h3s2c").splitlines()

        assert lines[0] == "Ac Ad"
        assert lines[2] == "7c 5d 4h 3s 2c"
        assert lines[3].endswith("value 1")

    def test_tells_the_low_beside_the_high(self, capsys: pytest.CaptureFixture[str]) -> None:
        lines = told(capsys, "Ac2d3h4s5c9dKh", "KcKd3h4s5c9dKh", "--game", "hilo").splitlines()

        assert lines[2] == "  low  5-4-3-2-A low (5c 4s 3h 2d Ac), value 56"
        assert lines[5] == "  low  none"

    def test_tells_razz(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert "5-4-3-2-A low" in told(capsys, "Ac2d3h4s5c9dKh", "--game", "razz")

    def test_tells_programs(self, capsys: pytest.CaptureFixture[str]) -> None:
        answer = json.loads(told(capsys, "Ac2d3h4s5c9dKh", "--game", "hilo", "--json"))

        [hand] = answer["hands"]
        assert hand["high"]["category"] == "straight"
        assert hand["high"]["value"] == 5854
        assert hand["low"]["value"] == 56
        assert hand["low"]["cards"] == ["5c", "4s", "3h", "2d", "Ac"]

    @pytest.mark.parametrize(
        ("cards", "sentence"),
        [
            ("AhAh", "only 1 of them"),
            ("Ah??", "unknown"),
            ("Zz", "is not a card"),
            ("", "without cards"),
        ],
    )
    def test_refuses_what_is_no_hand(
        self, capsys: pytest.CaptureFixture[str], cards: str, sentence: str
    ) -> None:
        assert main(["rank", cards]) == 2
        assert sentence in capsys.readouterr().err
