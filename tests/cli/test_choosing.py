"""What is typed becomes an option, or a clear word about what would do."""

from __future__ import annotations

import pytest

from doorcard.cards import parse_cards
from doorcard.cli.choosing import Help, Quit, Table, Unclear, keys, understand
from doorcard.stud import (
    Action,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    Muck,
    Options,
    Raise,
    Show,
    WagerKind,
    WagerRange,
)

PRICED = Options(1, (Fold(), Call(100), Raise(200), Raise(300)), to_match=100)
OPENING = Options(1, (BringIn(50), Complete(100)))
FREE = Options(1, (Fold(), Check(), Bet(200)))
SPREAD = Options(1, (Fold(), Check()), WagerRange(WagerKind.BET, 100, 1000))
CAPPED = Options(1, (Fold(), Call(400)), to_match=400)
SHORT = Options(1, (Fold(), Call(100)), WagerRange(WagerKind.RAISE, 250, 250), to_match=100)
UNCALLED = Options(1, (Show(), *(Show((c,)) for c in parse_cards("Ah Kd")), Muck()))
BEATEN = Options(1, (Show(), Muck()))


class TestKeys:
    """Each option with its key and its amount, none that is not open."""

    @pytest.mark.parametrize(
        ("options", "line"),
        [
            (PRICED, "f fold, c call 1, r raise to 2, r 3 raise to 3"),
            (OPENING, "c bring in for 0.50, r complete to 1"),
            (FREE, "f fold, c check, r bet 2"),
            (SPREAD, "f fold, c check, r bet 1, or r and an amount up to 10"),
            (CAPPED, "f fold, c call 4"),
            (SHORT, "f fold, c call 1, r raise to 2.50"),
            (UNCALLED, "s show, s Ah or s Kd show that card alone, m muck"),
            (BEATEN, "s show, m muck"),
        ],
    )
    def test_name_the_options(self, options: Options, line: str) -> None:
        assert keys(options) == line


class TestUnderstand:
    """Letters, words and amounts; what is no option does nothing."""

    @pytest.mark.parametrize(
        ("typed", "options", "action"),
        [
            ("f", FREE, Fold()),
            ("c", FREE, Check()),
            ("check", FREE, Check()),
            ("c", PRICED, Call(100)),
            ("call 1", PRICED, Call(100)),
            ("C", OPENING, BringIn(50)),
            ("bring-in", OPENING, BringIn(50)),
            ("complete", OPENING, Complete(100)),
            ("r", PRICED, Raise(200)),
            ("r 3", PRICED, Raise(300)),
            ("raise to 3.00", PRICED, Raise(300)),
            ("3", PRICED, Raise(300)),
            ("b", SPREAD, Bet(100)),
            ("bet 2.5", SPREAD, Bet(250)),
            ("2,50", SPREAD, Bet(250)),
            ("  r   10 ", SPREAD, Bet(1000)),
            ("r", SHORT, Raise(250)),
            ("s", BEATEN, Show()),
            ("m", BEATEN, Muck()),
            ("s ah", UNCALLED, Show(parse_cards("Ah"))),
        ],
    )
    def test_finds_the_option(self, typed: str, options: Options, action: Action) -> None:
        assert understand(typed, options) == action

    @pytest.mark.parametrize(
        ("typed", "kind"),
        [("q", Quit), ("quit", Quit), ("h", Help), ("?", Help), ("t", Table), ("table", Table)],
    )
    def test_knows_what_is_no_action(self, typed: str, kind: type) -> None:
        assert isinstance(understand(typed, FREE), kind)

    @pytest.mark.parametrize(
        ("typed", "options", "sentence"),
        [
            ("", FREE, "choose one: f fold, c check, r bet 2"),
            ("z", FREE, "'z' is not open to you: f fold, c check, r bet 2"),
            ("f 3", FREE, "'f 3' is not open to you: f fold, c check, r bet 2"),
            ("c 2", PRICED, f"'c 2' is not open to you: {keys(PRICED)}"),
            ("q now", FREE, "'q now' is not open to you: f fold, c check, r bet 2"),
            ("m", FREE, "'m' is not open to you: f fold, c check, r bet 2"),
            ("r 2.5", PRICED, f"you cannot raise to 2.50: {keys(PRICED)}"),
            ("r much", PRICED, "'much' is no amount: write chips, like 2 or 2.50"),
            ("r -2", PRICED, "'-2' is no amount: write chips, like 2 or 2.50"),
            ("r 11", SPREAD, f"you cannot bet 11: {keys(SPREAD)}"),
            ("r", CAPPED, "no bet or raise is open to you: f fold, c call 4"),
            ("r 2", BEATEN, "no bet or raise is open to you: s show, m muck"),
            ("s", FREE, "you cannot show: f fold, c check, r bet 2"),
            ("s 9h", UNCALLED, f"you cannot show 9h: {keys(UNCALLED)}"),
            ("s ace", UNCALLED, "'ace' is no card: write rank and suit, like Ah"),
        ],
    )
    def test_says_what_would_do(self, typed: str, options: Options, sentence: str) -> None:
        understood = understand(typed, options)

        assert isinstance(understood, Unclear)
        assert understood.sentence == sentence
