"""Words for the terminal."""

from __future__ import annotations

import io

import pytest

from doorcard.cards import parse_cards
from doorcard.cli.paint import Paint, shows_colours
from doorcard.histories.english import action_in_words, holding_in_words, stakes_in_words, wrapped
from doorcard.stud import (
    HOUSES,
    Action,
    Bet,
    Betting,
    BringIn,
    Complete,
    Fold,
    Game,
    HouseRules,
    Muck,
    Show,
)


class TestStakes:
    """What the sign on a table says."""

    @pytest.mark.parametrize(
        ("rules", "sign"),
        [
            (HOUSES["casino"].rules, "hi, spread limit 1 to 10, ante 0.25, bring-in 1"),
            (
                HouseRules(ante=0, game=Game.HILO),
                "hi/lo, eight or better, fixed limit 1/2, no ante, bring-in 0.50",
            ),
            (
                HouseRules(betting=Betting.NO_LIMIT, bring_in=0, four_first=True, max_players=7),
                "hi, no limit from 1, ante 0.25, no bring-in, four cards first, 7 seats",
            ),
        ],
    )
    def test_name_game_betting_and_forced_bets(self, rules: HouseRules, sign: str) -> None:
        assert stakes_in_words(rules) == sign


class TestActions:
    """Amounts are street totals, as everywhere."""

    @pytest.mark.parametrize(
        ("action", "words"),
        [
            (Fold(), "fold"),
            (BringIn(50), "bring in for 0.50"),
            (Complete(100), "complete to 1"),
            (Bet(1050), "bet 10.50"),
            (Show(), "show"),
            (Show(parse_cards("Ah")), "show Ah"),
            (Muck(), "muck"),
        ],
    )
    def test_have_words_and_amounts(self, action: Action, words: str) -> None:
        assert action_in_words(action) == words


class TestHoldings:
    """Names of hands come from the ranking."""

    @pytest.mark.parametrize(
        ("cards", "game", "words"),
        [
            ("Ah 5h", Game.HI, "ace high"),
            ("?? ??", Game.HI, ""),
            ("Ah 2d 3c 4s 6d Kc Kd", Game.HILO, "pair of kings; 6-4-3-2-A low"),
            ("Ah 2d 3c", Game.RAZZ, ""),
            ("Ah 2d 3c 4s 6d Kc Kd", Game.RAZZ, "6-4-3-2-A low"),
        ],
    )
    def test_are_named_as_the_game_has_it(self, cards: str, game: Game, words: str) -> None:
        assert holding_in_words(parse_cards(cards), game) == words


class TestWrapped:
    """Everything fits a terminal of eighty columns."""

    def test_keeps_the_cards_of_a_holding_together(self) -> None:
        line = "Third street: " + ", ".join(f"Player{n} (?? ??) Ah" for n in range(8)) + "."

        lines = wrapped(line).splitlines()

        assert max(map(len, lines)) <= 79
        assert all(each.count("(?? ??) Ah") == each.count("??") / 2 for each in lines)
        assert all(each.startswith("    ") for each in lines[1:])

    def test_leaves_short_lines_as_they_are(self) -> None:
        assert wrapped("  a table\n  of two  lines") == "  a table\n  of two  lines"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class TestColours:
    """Colours in a terminal whose user has not said no (https://no-color.org)."""

    def test_need_a_terminal(self) -> None:
        assert not shows_colours(io.StringIO(), {})
        assert shows_colours(Terminal(), {"TERM": "xterm"})

    @pytest.mark.parametrize("environ", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
    def test_can_be_switched_off(self, environ: dict[str, str]) -> None:
        assert not shows_colours(Terminal(), environ)

    def test_tell_the_four_suits_apart(self) -> None:
        painted = [Paint(on=True).cards(card) for card in ("Ah", "Ad", "Ac", "As")]

        assert len({text[:5] for text in painted}) == 4
        assert Paint(on=True).cards("bad Th_ 10") == "bad Th_ 10"
