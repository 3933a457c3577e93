"""``doorcard play``: whole hands by script, in a plain terminal and through a pipe."""

from __future__ import annotations

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterable
from typing import Protocol

import pytest

from doorcard.adapters.system import SystemShuffler
from doorcard.cards import deck_problems
from doorcard.cli.main import main
from doorcard.cli.seeded import PracticeBots, SeededShuffler
from doorcard.stud import HOUSES, HouseRules

CTRL_C = b"\x03"
PATIENCE_S = 10.0


class Play(Protocol):
    """Plays with these lines typed, and gives what was printed."""

    def __call__(self, typed: Iterable[str], *flags: str) -> str: ...


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    def run(typed: Iterable[str], *flags: str) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        assert main(["play", *flags]) == 0
        return capsys.readouterr().out

    return run


def stay(count: int) -> list[str]:
    """Check or call so often, and muck where that is asked."""
    return ["c", "m"] * count


class TestPlay:
    """The same dealer as the room's, you in seat 1 against declared bots."""

    @pytest.mark.parametrize("house", HOUSES)
    def test_plays_hands_of_every_house_to_the_end(self, play: Play, house: str) -> None:
        told = play(stay(80), "--house", house, "--hands", "3", "--seed", "8")

        assert told.startswith(f"{HOUSES[house].title}: ")
        assert told.count("A new hand of stud") == 3
        assert told.count("The hand is over. Stacks: ") == 3
        assert re.search(
            r"You leave after 3 hands(, as rich as you came| and have (won|lost) )", told
        )

    def test_introduces_the_bots_and_their_styles(self, play: Play) -> None:
        told = play(["q"], "--seats", "5", "--seed", "1")

        assert "  2 Ada, rock: Waits for big pairs" in told
        assert "  4 Cleo, calling station: Likes to see" in told
        assert "  5 Dario, maniac: Plays nearly everything" in told

    def test_seats_bots_of_one_style_if_asked(self, play: Play) -> None:
        told = play(["q"], "--style", "maniac", "--seats", "3", "--seed", "1")

        assert told.count(", maniac: ") == 2

    def test_shows_table_options_and_showdown(self, play: Play) -> None:
        told = play(stay(80), "--hands", "4", "--seed", "3", "--style", "calling_station")

        assert "f fold, c call" in told
        assert "Your hand: " in told
        assert "opens: lowest door card, " in told
        assert "Showdown, in this order: " in told
        assert re.search(r" wins? [\d.]+ with ", told)

    def test_loses_nothing_by_bad_input(self, play: Play) -> None:
        bad = ["", "xyzzy", "r 999", "r much", "9h", "raise to the moon", "h", "t"]

        told = play([*bad, *stay(40)], "--seed", "3", "--hands", "1")
        fine = play(stay(40), "--seed", "3", "--hands", "1")

        law = re.search(r"^((?:f fold|c bring in).*?) > ", told, re.MULTILINE)
        assert law is not None
        assert f"Choose one: {law[1]}." in told
        assert f"'xyzzy' is not open to you: {law[1]}." in told
        assert re.search(r"You cannot (bet|complete to|raise to) 999: ", told)
        assert "D the dealer button; cards in" in told
        assert told.splitlines()[-2:] == fine.splitlines()[-2:]

    def test_deals_the_same_cards_again_from_the_same_seed(self, play: Play) -> None:
        first, again, other = (
            play(stay(80), "--hands", "2", "--seed", seed) for seed in ("7", "7", "8")
        )

        assert first == again != other

    def test_leaves_at_the_end_of_the_input(self, play: Play) -> None:
        told = play([], "--seed", "3")

        assert "You leave after 0 hands" in told

    def test_asks_before_the_next_hand(self, play: Play) -> None:
        told = play(["f", "c", "m"] * 30, "--seed", "3")

        asked = told.count("Enter deals the next hand, q leaves > ")
        assert asked >= 2
        assert asked <= told.count("A new hand of stud") <= asked + 1

    def test_takes_what_is_in_the_pot_as_lost_when_you_leave(self, play: Play) -> None:
        assert "You leave after 0 hands and have lost 0.25." in play(["q"], "--seed", "3")

    def test_lets_whoever_is_broke_buy_in_again(self, play: Play) -> None:
        keen = ["r", "c", "m", ""] * 80
        told = "".join(
            play(keen, *f"--house celebpoker --seats 2 --style maniac --seed {seed}".split())
            for seed in range(1, 7)
        )

        assert "You have no chips left. Enter buys in again for 80, q leaves > " in told
        broke = re.search(r"The hand is over\. Stacks: .*\bAda 0(,|\.\n)", told)
        assert broke is not None
        again = re.search(r"button\. Stacks: .*\bAda (\d+)", told[broke.end() :])
        assert again is not None
        assert again[1] == "80"

    def test_plays_the_game_that_is_asked_for(self, play: Play) -> None:
        told = play(stay(60), "--game", "hilo", "--hands", "2", "--seats", "8", "--seed", "2")

        assert told.startswith("Reference rules: hi/lo, eight or better, fixed limit 1/2")

    def test_shows_no_closed_card_of_a_bot(self, play: Play) -> None:
        told = play(stay(80), "--hands", "3", "--seed", "4")

        rows = [line for line in told.splitlines() if re.match(r"  [> ] [D ]    [2-8]  ", line)]
        open_rows = [row for row in rows if "(" in row and "(??" not in row]
        shown = set(re.findall(r"^(\w+) shows", told, re.MULTILINE))
        assert rows
        assert all(row[12:].split()[0] in shown for row in open_rows)


class TestWhatCannotBePlayed:
    """A sentence that says what would do, and status 2."""

    @pytest.mark.parametrize(
        ("flags", "sentence"),
        [
            (["--house", "bellagio"], "there is no house 'bellagio': choose one of reference, "),
            (
                ["--seats", "9"],
                "a table here has 2 to 8 players with you, not 9: choose with --seats",
            ),
            (
                ["--seats", "1"],
                "a table here has 2 to 8 players with you, not 1: choose with --seats",
            ),
            (["--style", "shark"], "no house bot plays 'shark': choose one of rock, solid, "),
            (["--hands", "0"], "0 hands cannot be played: choose 1 or more"),
            (
                ["--house", "partypoker", "--game", "hilo"],
                "PartyPoker does not offer 'hilo', but only hi fixed_limit: hi, fixed limit 1/2",
            ),
        ],
    )
    def test_is_refused(
        self, flags: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["play", *flags]) == 2

        assert capsys.readouterr().err.startswith(f"doorcard play: {sentence}")


class TestTerminal:
    """A real terminal: colours there, none elsewhere; Ctrl-C ends at once."""

    def test_shows_colours_only_there(self) -> None:
        plain = subprocess.run(
            [sys.executable, "-m", "doorcard.cli.main", "play", "--seed", "3"],
            input="q\n",
            capture_output=True,
            check=True,
            text=True,
        )

        assert "\x1b[" not in plain.stdout
        assert "\x1b[" in in_terminal(["--seed", "3"], {}, b"q\n")[1]
        assert "\x1b[" not in in_terminal(["--seed", "3"], {"NO_COLOR": "1"}, b"q\n")[1]

    def test_ends_at_once_on_ctrl_c(self) -> None:
        status, told = in_terminal(["--seed", "3"], {}, CTRL_C)

        assert status == 130
        assert "Traceback" not in told


def in_terminal(flags: list[str], environ: dict[str, str], typed: bytes) -> tuple[int, str]:
    """Play in a pseudo-terminal: the exit status and all that it showed."""
    master, slave = pty.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "doorcard.cli.main", "play", *flags],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env={**os.environ, "TERM": "xterm", **environ},
        start_new_session=True,
    )
    os.close(slave)
    try:
        told = _read(master, until=b" > ")
        if typed == CTRL_C:
            os.killpg(child.pid, signal.SIGINT)
        else:
            os.write(master, typed)
        told += _read(master, until=None, pressed=child if typed == CTRL_C else None)
        status = child.wait(timeout=30)
    finally:
        child.kill()
        child.wait()
        os.close(master)
    return status, told.decode()


def _read(
    terminal: int, until: bytes | None, pressed: subprocess.Popen[bytes] | None = None
) -> bytes:
    """What the terminal shows until that text, or until the program lets go of it.

    Ctrl-C that came between the prompt and the wait for a line is not seen before the line has
    come: it is ``pressed`` again if nothing happens.
    """
    told = b""
    while until is None or until not in told:
        if not select.select([terminal], [], [], PATIENCE_S)[0]:
            assert pressed is not None, f"nothing more is shown after {told!r}"
            if pressed.poll() is None:
                os.killpg(pressed.pid, signal.SIGINT)
            continue
        try:
            told += os.read(terminal, 4096)
        except OSError:
            break
    return told


class TestSeededShuffler:
    """A practice deal is a deck like any other, and comes out the same again."""

    def test_gives_whole_decks_that_differ(self) -> None:
        shuffler = SeededShuffler(5)

        first, second = shuffler.shuffle(), shuffler.shuffle()

        assert deck_problems(first.deck) == deck_problems(second.deck) == []
        assert sorted(first.reclaim) == list(range(52))
        assert first.deck != second.deck

    def test_gives_the_same_decks_for_the_same_number(self) -> None:
        assert SeededShuffler(5).shuffle() == SeededShuffler(5).shuffle()
        assert SeededShuffler(5).shuffle() != SeededShuffler(6).shuffle()

    def test_is_not_what_a_room_uses(self) -> None:
        assert SystemShuffler().shuffle() != SystemShuffler().shuffle()

    def test_practice_bots_differ_without_a_seed(self) -> None:
        bots = [PracticeBots(seed).make("solid", 2, HouseRules()) for seed in (None, 4)]

        assert all(hasattr(bot, "choose") for bot in bots)
