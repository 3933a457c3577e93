"""How many hands an hour a table deals."""

from __future__ import annotations

from doorcard.room.tempo import HOUR_MS, Tempo


class TestHandsAnHour:
    def test_are_measured_over_the_whole_hour_once_the_table_is_older(self) -> None:
        tempo = Tempo()
        for minute in (10, 65, 70, 80):
            tempo = tempo.ended(minute * 60_000, 100)

        assert tempo.hands_hour(80 * 60_000) == 3, "the one from before the hour is not counted"
        assert tempo.ends_ms[0] == 10 * 60_000

    def test_are_extrapolated_while_the_table_is_young(self) -> None:
        tempo = Tempo().ended(HOUR_MS, 100).ended(HOUR_MS + 60_000, 100)

        assert tempo.hands_hour(HOUR_MS + 60_000) == 12, "two in ten minutes at least"

    def test_are_none_after_an_hour_without_any(self) -> None:
        assert Tempo().ended(0, 100).hands_hour(HOUR_MS) == 0
