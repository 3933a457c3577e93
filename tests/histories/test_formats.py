"""Every format is read, and the same hand told in each is the same record."""

from __future__ import annotations

from datetime import datetime

import pytest

from doorcard.cards import UNKNOWN, parse_cards
from doorcard.histories.judging import Verdict
from doorcard.histories.outcome import Skipped
from doorcard.histories.reading import FORMATS
from doorcard.histories.record import HandRecord, Site, Spoiled
from doorcard.stud import Betting, Game, Street
from tests.histories.told_hands import FILES, outcomes, records, told, verdicts

NOT_OF_A_CASH_TABLE = {"phh.phhs", "doorcard.jsonl"}


def course(record: HandRecord) -> list[tuple[int, int, str, float]]:
    """Street, player and price of each move, in units of the file's smallest bet."""
    places = {each.seat: n for n, each in enumerate(record.players)}
    unit = record.stakes.small_bet or 100
    return [
        (
            int(move.street),
            places[move.seat],
            type(move.action).__name__,
            getattr(move.action, "to", 0) / unit,
        )
        for move in record.moves
    ]


class TestEveryFormat:
    def test_has_a_file_of_hands(self) -> None:
        sites = {each.site for file in FILES for each in records(file)}

        assert sites == set(Site)
        assert len(FILES) == len(FORMATS)

    @pytest.mark.parametrize("file", FILES)
    def test_is_read_and_its_hands_are_confirmed(self, file: str) -> None:
        found = [each for each in verdicts(told(file)) if each is not None]

        assert found
        assert set(found) == {Verdict.CONFIRMED}

    @pytest.mark.parametrize("file", FILES)
    def test_tells_the_first_hand_alike(self, file: str) -> None:
        assert course(records(file)[0]) == course(records("pokerstars.txt")[0])

    @pytest.mark.parametrize("file", [each for each in FILES if each != "doorcard.jsonl"])
    def test_tells_the_split_hand_alike(self, file: str) -> None:
        third = next(each for each in records(file) if each.game is Game.HILO)

        assert course(third) == course(records("pokerstars.txt")[2])

    @pytest.mark.parametrize("file", FILES)
    def test_says_where_each_hand_begins(self, file: str) -> None:
        lines = {each.number for each in told(file)}

        assert all(each.line in lines for each in outcomes(told(file)))


class TestPokerStars:
    def test_leaves_out_the_other_games_of_a_mixed_table(self) -> None:
        skipped = [each for each in outcomes(told("pokerstars.txt")) if isinstance(each, Skipped)]

        assert [(each.hand, each.game) for each in skipped] == [
            ("799", "HORSE (Hold'em Limit, $1/$2 USD)")
        ]

    def test_tells_what_was_seen_and_no_more(self) -> None:
        record = records("pokerstars.txt")[0]
        ann, ben, cleo = record.players

        assert ann.is_hero
        assert (*ann.down[:2], *ann.up, *ann.down[2:]) == parse_cards("9h 9c Kd 4s 2c Jh 7d")
        assert ben.down == parse_cards("As Qd Tc")
        assert cleo.down == (UNKNOWN, UNKNOWN)
        assert cleo.up == parse_cards("Qs")

    def test_counts_money_in_cents(self) -> None:
        record = records("pokerstars.txt")[0]

        assert (record.money.currency, record.money.per_unit) == ("USD", 100)
        assert (record.pot, record.rake) == (1830, 91)
        assert record.deal_order == (1, 3, 6)

    def test_takes_the_moment_in_brackets_for_the_moment(self) -> None:
        moment = records("pokerstars.txt")[1].played_at

        assert moment is not None
        assert moment.replace(tzinfo=None) == datetime(2019, 5, 6, 13, 8, 9)  # noqa: DTZ001


class TestBovada:
    def test_tells_every_card_of_everybody(self) -> None:
        assert all(each.is_told for each in records("bovada.txt")[0].players)

    def test_finds_the_streets_of_files_without_street_lines(self) -> None:
        assert records("bovada.txt")[0].streets == tuple(Street)

    def test_leaves_the_stakes_unknown(self) -> None:
        assert records("bovada.txt")[0].stakes.small_bet is None


class TestMerge:
    def test_leaves_out_who_was_not_dealt_in(self) -> None:
        assert [each.name for each in records("merge.xml")[0].players] == [
            "Ann",
            "Ben O.",
            "cleo_7",
        ]

    def test_knows_the_game_of_a_mixed_table_by_its_code(self) -> None:
        assert records("merge.xml")[2].game is Game.HILO


class TestOnGame:
    def test_takes_the_big_bring_in_for_a_completion(self) -> None:
        assert [type(each.action).__name__ for each in records("ongame.txt")[4].moves] == [
            "Complete",
            "Raise",
            "Fold",
        ]


class TestKingsClub:
    def test_counts_streets_both_ways(self) -> None:
        for record in records("kingsclub.txt"):
            assert record.moves[0].street is Street.THIRD
            assert len(record.players[0].up) == len(record.streets) - (7 in record.streets)


class TestDoorcard:
    def test_keeps_the_whole_house_rules(self) -> None:
        rules = records("doorcard.jsonl")[0].rules

        assert rules is not None
        assert rules.betting is Betting.FIXED_LIMIT

    def test_tells_a_viewer_no_more_than_it_was_told(self) -> None:
        cleo = records("doorcard.jsonl")[0].player(6)

        assert cleo.down == (UNKNOWN, UNKNOWN)

    def test_tells_of_a_seat_that_was_absent(self) -> None:
        names = [type(each.action).__name__ for each in records("doorcard.jsonl")[1].moves]

        assert names[-1] == "Absent"


class TestSidePots:
    @pytest.mark.parametrize(
        "file",
        [
            "pokerstars.txt",
            "full_tilt.txt",
            "winning.txt",
            "winamax.txt",
            "partypoker.txt",
            "ongame.txt",
            "kingsclub.txt",
            "bovada.txt",
            "ipoker.xml",
            "merge.xml",
        ],
    )
    def test_are_told_alike(self, file: str) -> None:
        short = records(file)[-1]

        assert course(short) == course(records("pokerstars.txt")[-1])
        assert short.player(1).stack == 310


class TestCutHands:
    @pytest.mark.parametrize("file", ["pokerstars.txt", "full_tilt.txt", "winning_old.txt"])
    @pytest.mark.parametrize("kept", [8, 14, 25, 33])
    def test_are_told_as_far_as_they_go(self, file: str, kept: int) -> None:
        (found,) = outcomes(told(file)[:kept])

        assert isinstance(found, HandRecord)
        assert [each.spoils for each in found.damage] == [frozenset({Spoiled.END})]

    @pytest.mark.parametrize("file", ["pokerstars.txt", "full_tilt.txt", "winning_old.txt"])
    def test_spoil_nothing_after_them(self, file: str) -> None:
        lines = told(file)

        assert verdicts([*lines[:20], *lines])[1:] == verdicts(lines)
