"""The judge names the point at which a hand goes wrong, and explains only what it can."""

from __future__ import annotations

from dataclasses import replace

import pytest

from doorcard.cards import UNKNOWN, parse_cards
from doorcard.histories.judging import Finding, Judgement, Reason, Verdict, judge
from doorcard.histories.judging.house import inferred_rules
from doorcard.histories.judging.rakes import is_believable
from doorcard.histories.outcome import Unread, Unreadable
from doorcard.histories.readers.lines import Line
from doorcard.histories.record import HandRecord, Money, Move, Player, Posted, Site, Stakes
from doorcard.stud import (
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    Game,
    HandEnded,
    HandStarted,
    Raise,
    Street,
)
from doorcard.stud.choices import AllinHalfRule
from tests.histories.told_hands import judged, outcomes, records, replaced, told

THIRD, FOURTH = Street.THIRD, Street.FOURTH


def first(lines: list[Line]) -> Judgement:
    return judged(lines)[0]


def finding(judgement: Judgement) -> Finding:
    assert judgement.first is not None
    return judgement.first


def heads_up(*moves: Move, up: tuple[str, str] = ("2c", "Kd"), stack: int = 5000) -> HandRecord:
    """A hand of two, with as many streets as the moves have."""
    streets = tuple(street for street in Street if street <= max(each.street for each in moves))
    rest = ((UNKNOWN,) * (len(streets) - 1))[:3]
    return HandRecord(
        site=Site.POKERSTARS,
        hand="1",
        file="a",
        line=1,
        game=Game.HI,
        stakes=Stakes(small_bet=100, big_bet=200, ante=10, bring_in=50),
        money=Money(None, 1),
        players=tuple(
            Player(
                seat=seat,
                name=name,
                stack=stack,
                down=(UNKNOWN,) * 2,
                up=(*parse_cards(card), *rest),
            )
            for seat, name, card in ((1, "Ann", up[0]), (2, "Ben", up[1]))
        ),
        antes=(Posted(1, 10), Posted(2, 10)),
        moves=moves,
        streets=streets,
        returned=None,
        awards=None,
    )


class TestWrongHands:
    @pytest.mark.parametrize(
        ("old", "new", "reason", "line", "sentence"),
        [
            (
                "Ann: raises $0.50 to $1",
                "Ann: raises $1 to $1.50",
                Reason.ILLEGAL_ACTION,
                19,
                "Ann may not complete to 1.50; legal: fold, call to 0.50, complete to 1",
            ),
            (
                "cleo_7: folds",
                "Ann: checks",
                Reason.OUT_OF_TURN,
                16,
                "Ann acts when it is cleo_7's turn",
            ),
            (
                "Ben O.: brings in for $0.50",
                "Ann: brings in for $0.50",
                Reason.WRONG_OPENER,
                14,
                "Ann brings in with Kd, but 3c owes it",
            ),
            (
                "Ann: posts the ante $0.10",
                "Ann: posts the ante $0.09",
                Reason.WRONG_ANTE,
                0,
                "Ann antes 0.09, but 0.10 is due",
            ),
            (
                "Total pot $18.30",
                "Total pot $18.31",
                Reason.WRONG_POT,
                0,
                "the file counts a pot of 18.31, but 18.30 was put in",
            ),
            (
                "Rake $0.91",
                "Rake $0.90",
                Reason.WRONG_AWARD,
                0,
                "the awards leave 0.91 of a pot of 18.30, but the rake is 0.90",
            ),
            (
                "and won ($17.39)",
                "and won ($17.40)",
                Reason.WRONG_AWARD,
                0,
                "the summary says that Ben O. took 17.40, but it was 17.39",
            ),
        ],
    )
    def test_are_told_with_line_and_reason(
        self, old: str, new: str, reason: Reason, line: int, sentence: str
    ) -> None:
        found = first(replaced(told("pokerstars.txt"), old, new))

        assert found.verdict is Verdict.WRONG
        assert finding(found) == Finding(reason, sentence, line)

    def test_give_the_pot_to_the_better_hand(self) -> None:
        lines = replaced(told("pokerstars.txt"), "Ben O. collected $17.39", "Ann collected $17.39")
        found = first(replaced(lines, "and won ($17.39)", "and lost"))

        assert finding(found).reason is Reason.WRONG_WINNER

    def test_tell_of_chips_that_were_called_after_all(self) -> None:
        lines = replaced(told("pokerstars.txt"), "Uncalled bet ($1)", "Uncalled bet ($0.50)")

        assert finding(judged(lines)[1]) == Finding(
            Reason.WRONG_RETURN, "0.50 went back to Ann, but 1 was not called"
        )

    def test_end_when_somebody_is_to_act(self) -> None:
        lines = [each for each in told("pokerstars.txt") if each.text != "Ann: calls $2"]

        assert finding(first(lines)).reason in (Reason.OUT_OF_TURN, Reason.UNFINISHED)

    def test_go_on_when_the_betting_is_over(self) -> None:
        lines = told("pokerstars.txt")
        at = next(n for n, each in enumerate(lines) if each.text.startswith("*** 4th"))
        found = first([*lines[:at], Line(99, "Ann: checks"), *lines[at:]])

        assert finding(found) == Finding(
            Reason.OUT_OF_TURN, "Ann acts on third street, when its betting is over", 99
        )

    def test_deal_a_card_twice(self) -> None:
        lines = replaced(told("pokerstars.txt"), "Dealt to cleo_7 [Qs]", "Dealt to cleo_7 [Kd]")

        wrong = [each for each in outcomes(lines[:50]) if isinstance(each, Unread)]

        assert [(each.reason, each.why) for each in wrong] == [
            ("Kd is dealt to Ann and again to cleo_7", Unreadable.CONTRADICTS)
        ]

    def test_are_played_for_stakes_that_nobody_can_play(self) -> None:
        found = first(replaced(told("pokerstars.txt"), "($1/$2 USD) - 2011", "($1/$3 USD) - 2011"))

        assert finding(found).reason is Reason.WRONG_STAKES


class TestExplainedHands:
    def test_give_the_odd_chip_to_the_low_half(self) -> None:
        record = records("pokerstars.txt")[2]
        assert record.awards is not None
        awards = tuple(replace(each, chips=1359 - each.chips) for each in record.awards)
        found = judge(replace(record, awards=awards, repeated=()))

        assert found.verdict is Verdict.EXPLAINED
        assert finding(found).reason is Reason.ROUNDING

    def test_never_give_more_than_the_odd_chip(self) -> None:
        record = records("pokerstars.txt")[2]
        assert record.awards is not None
        high, low = record.awards
        awards = (replace(high, chips=high.chips + 1), replace(low, chips=low.chips - 1))

        assert judge(replace(record, awards=awards, repeated=())).verdict is Verdict.WRONG

    def test_of_a_scrambled_name_are_counted_all_the_same(self) -> None:
        lines = replaced(
            told("pokerstars.txt"), "Ben O. collected $17.39", "Xyz Q. qwertyuio $17.39"
        )
        found = first(lines)
        off = first(replaced(lines, "qwertyuio $17.39", "qwertyuio $17.38"))

        assert (found.verdict, finding(found).reason) == (Verdict.EXPLAINED, Reason.DAMAGED_FILE)
        assert off.verdict is Verdict.WRONG

    def test_of_a_scrambled_name_are_held_against_the_summary(self) -> None:
        lines = replaced(
            told("pokerstars.txt"), "Ben O. collected $17.39", "Xyz Q. qwertyuio $17.39"
        )
        off = first(replaced(lines, "and won ($17.39)", "and won ($17.40)"))

        assert finding(off).reason is Reason.WRONG_AWARD

    def test_were_cut_off(self) -> None:
        found = first(told("pokerstars.txt")[:28])

        assert (found.verdict, finding(found).reason) == (Verdict.EXPLAINED, Reason.DAMAGED_FILE)

    def test_that_were_cut_off_are_judged_as_far_as_they_go(self) -> None:
        lines = replaced(told("pokerstars.txt")[:25], "Ann: bets $1", "Ann: bets $2")

        assert finding(first(lines)).reason is Reason.ILLEGAL_ACTION

    def test_raise_from_the_bring_in_at_kingsclub(self) -> None:
        moves = (
            Move(THIRD, 1, BringIn(50)),
            Move(THIRD, 2, Complete(100)),
            Move(THIRD, 1, Raise(150)),
            Move(THIRD, 2, Raise(250)),
            Move(THIRD, 1, Fold()),
        )
        record = replace(heads_up(*moves), site=Site.KINGSCLUB)

        assert finding(judge(record)).reason is Reason.SITE_RULE
        assert judge(replace(record, site=Site.WINAMAX)).verdict is Verdict.WRONG

    def test_follow_the_habit_of_another_house(self) -> None:
        record = heads_up(Move(THIRD, 1, BringIn(30)), Move(THIRD, 2, Call(30)))
        short = replace(record.players[0], stack=40)
        found = judge(replace(record, players=(short, record.players[1])))

        assert found.findings == (
            Finding(Reason.SITE_RULE, "after a short bring-in only what was put in is owed here"),
        )


class TestUnknownCards:
    def test_let_any_untold_door_card_bring_in(self) -> None:
        record = heads_up(Move(THIRD, 2, BringIn(50)), Move(THIRD, 1, Fold()), up=("2c", "??"))

        assert judge(record).verdict is Verdict.CONFIRMED

    def test_never_let_a_higher_card_bring_in_that_is_told(self) -> None:
        record = heads_up(Move(THIRD, 2, BringIn(50)), Move(THIRD, 1, Fold()))

        assert finding(judge(record)).reason is Reason.WRONG_OPENER

    def test_may_hide_an_open_pair(self) -> None:
        moves = (
            Move(THIRD, 1, BringIn(50)),
            Move(THIRD, 2, Call(50)),
            Move(FOURTH, 2, Bet(200)),
            Move(FOURTH, 1, Fold()),
        )

        assert judge(heads_up(*moves)).verdict is Verdict.CONFIRMED
        assert judge(replace(heads_up(*moves), game=Game.HILO)).verdict is Verdict.WRONG

    def test_hide_no_pair_that_cannot_be(self) -> None:
        moves = (
            Move(THIRD, 1, BringIn(50)),
            Move(THIRD, 2, Call(50)),
            Move(FOURTH, 2, Bet(200)),
            Move(FOURTH, 1, Fold()),
        )
        record = heads_up(*moves)
        ben = replace(record.players[1], up=parse_cards("Kd 9c"))

        assert judge(replace(record, players=(record.players[0], ben))).verdict is Verdict.WRONG

    def test_leave_it_open_who_wins(self) -> None:
        lines = [
            each
            for each in told("everleaf.txt")
            if not each.text.startswith(("Ben O. shows", "Ann does not show"))
        ]

        assert first(lines).verdict is Verdict.CONFIRMED


class TestOpeners:
    def test_equal_boards_may_act_in_either_order(self) -> None:
        def record(seat: int, other: int) -> HandRecord:
            told_hand = heads_up(
                Move(THIRD, 1, BringIn(50)),
                Move(THIRD, 2, Call(50)),
                Move(FOURTH, seat, Check()),
                Move(FOURTH, other, Check()),
                up=("9c", "9d"),
            )
            return replace(
                told_hand,
                players=tuple(
                    replace(each, up=(each.up[0], *parse_cards(card)))
                    for each, card in zip(told_hand.players, ("Ks", "Kh"), strict=True)
                ),
            )

        reasons = [finding(judge(record(*seats))).reason for seats in ((1, 2), (2, 1))]

        assert reasons == [Reason.UNFINISHED, Reason.UNFINISHED]


class TestInferredHouse:
    def test_finds_the_bets_that_bovada_does_not_tell(self) -> None:
        rules = inferred_rules(records("bovada.txt")[0])

        assert (rules.small_bet, rules.big_bet, rules.ante, rules.bring_in) == (100, 200, 10, 50)

    def test_finds_the_bring_in_in_what_the_others_call(self) -> None:
        record = heads_up(Move(THIRD, 1, BringIn(20)), Move(THIRD, 2, Call(50)), stack=5000)
        short = replace(record.players[0], stack=30)
        told_hand = replace(
            record, players=(short, record.players[1]), stakes=Stakes(small_bet=100, big_bet=200)
        )

        assert inferred_rules(told_hand).bring_in == 50

    def test_lets_the_wsop_raise_four_times(self) -> None:
        assert inferred_rules(records("phh.phhs")[0]).max_raises == 4

    def test_keeps_the_rules_that_a_doorcard_hand_states(self) -> None:
        rules = inferred_rules(records("doorcard.jsonl")[0])

        assert rules.allin_half_rule is AllinHalfRule.HALF
        assert not rules.burn_cards


class TestRake:
    @pytest.mark.parametrize(
        ("site", "pot", "rake", "believable"),
        [
            (Site.MERGE, 797, 39, True),
            (Site.MERGE, 797, 40, False),
            (Site.MERGE, 797, 0, True),
            (Site.MERGE, 797, -1, False),
            (Site.MERGE, 8000, 300, True),
            (Site.MERGE, 8000, 301, False),
            (Site.PARTYPOKER, 1280, 60, True),
            (Site.PARTYPOKER, 1280, 64, False),
            (Site.EVERLEAF, 106, 8, True),
            (Site.EVERLEAF, 106, 7, False),
            (Site.PHH, 10000, 500, False),
        ],
    )
    def test_that_no_file_tells_must_be_one_the_room_took(
        self,
        site: Site,
        pot: int,
        rake: int,
        believable: bool,  # noqa: FBT001 - a table of cases
    ) -> None:
        record = replace(records("merge.xml")[0], site=site)

        assert is_believable(record, pot, rake) is believable

    def test_is_never_taken_from_a_tournament_pot(self) -> None:
        record = replace(records("merge.xml")[0], tournament="7")

        assert not is_believable(record, 797, 39)


class TestReplayedEvents:
    def test_begin_and_end_a_hand(self) -> None:
        events = first(told("full_tilt.txt")).events

        assert isinstance(events[0], HandStarted)
        assert isinstance(events[-1], HandEnded)

    def test_seat_ten_players_chairs_at_eight(self) -> None:
        assert first(told("ongame.txt")).seats == {1: 1, 3: 2, 10: 3}


class TestReasons:
    def test_are_a_closed_list_that_the_documents_name(self) -> None:
        from pathlib import Path

        page = (Path(__file__).parents[2] / "docs" / "reference" / "hand-histories.md").read_text(
            encoding="utf-8"
        )

        assert [each for each in Reason if f"`{each}`" not in page] == []
        assert {each for each in Reason if each.explains} == {
            Reason.DAMAGED_FILE,
            Reason.NET_VERSUS_GROSS,
            Reason.ROUNDING,
            Reason.SITE_RULE,
        }
