"""Tables are built when they are first needed, and not before."""

from __future__ import annotations

import subprocess
import sys

import pytest


def told_by(code: str) -> str:
    """What a fresh interpreter prints."""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    return run.stdout.strip()


@pytest.mark.parametrize(
    ("first", "value"),
    [
        ("high_value(parse_cards('As Ks Qs Js Ts 2h 2d'))", 7462),
        ("high_value(parse_cards('Ac 2d 3h 4s 5c'))", 5854),
        ("high_value(parse_cards('Ac Ad Ah As Kc Kd'))", 7452),
        ("board_value(parse_cards('2c 2s'))", 79),
        ("razz_value(parse_cards('5c 4d 3h 2s Ac'))", 6175),
        ("low_board_value(parse_cards('Ac'))", 13),
    ],
)
def test_any_rank_may_be_the_first(first: str, value: int) -> None:
    code = f"from doorcard.cards import *; from doorcard.ranking import *; print({first})"

    assert told_by(code) == str(value)


def test_the_import_builds_no_table_of_hands() -> None:
    code = (
        "from doorcard.ranking import high; print([*high._HANDS.values(), *high._BOARDS.values()])"
    )

    assert told_by(code) == str([[]] * 7)


def test_the_import_loads_little_else() -> None:
    code = (
        "import sys, doorcard.ranking\n"
        "print(sorted({n.split('.')[1] for n in sys.modules if n.startswith('doorcard.')}))"
    )

    assert told_by(code) == str(["cards", "kernel", "ranking"])
