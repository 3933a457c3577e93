"""``doorcard play``: you against house bots in the terminal."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import FrameType

    from doorcard.cli.paint import Paint
    from doorcard.cli.practice_table import Practice
    from doorcard.stud import House, HouseRules

    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse has no public name for it


def add_parser(subparsers: Subparsers) -> None:
    """Add ``doorcard play``."""
    parser = subparsers.add_parser(
        "play",
        help="play against house bots in this terminal",
        description=(
            "Sit down at a table with house bots and play stud for play chips. The dealer is "
            "the one of the room, without its clock; nothing is kept afterwards. Input may be "
            "piped in, a line a decision."
        ),
    )
    parser.add_argument(
        "--house", default="reference", metavar="NAME", help="whose rules (reference)"
    )
    parser.add_argument("--game", metavar="GAME", help="hi or hilo, where the house has both")
    parser.add_argument(
        "--betting",
        metavar="KIND",
        help="fixed_limit, spread_limit, pot_limit or no_limit, where the house has it",
    )
    parser.add_argument(
        "--seats", type=int, default=4, metavar="N", help="players, you included: 2 to 8 (4)"
    )
    parser.add_argument(
        "--style", metavar="NAME", help="how all bots play; without it, some of each style"
    )
    parser.add_argument(
        "--hands", type=int, metavar="N", help="leave after N hands, without asking in between"
    )
    parser.add_argument(
        "--seed", type=int, metavar="N", help="deal the cards of number N again, for practice"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play until you leave. Raises ``Refusal`` for what cannot be played."""
    from doorcard.cli.paint import Paint, shows_colours

    practice = _practice(arguments)
    with _ctrl_c_at_once():
        asyncio.run(_play(practice, Paint(on=shows_colours(sys.stdout)), arguments.hands))
    return 0


async def _play(practice: Practice, paint: Paint, hands: int | None) -> None:
    from doorcard.cli.practice_table import practice_table
    from doorcard.cli.sitting import Sitting
    from doorcard.histories.english import stakes_in_words

    print(f"{practice.house.title}: {stakes_in_words(practice.rules)}.")
    async with practice_table(practice) as place:
        await Sitting(place, paint, hands, sys.stdout).play()


def _practice(arguments: argparse.Namespace) -> Practice:
    from doorcard.bots import STYLES
    from doorcard.cli.houses import find_house
    from doorcard.cli.practice_table import Practice
    from doorcard.stud import Refusal

    house = find_house(arguments.house)
    rules = _rules(house, arguments.game, arguments.betting)
    if not 2 <= arguments.seats <= rules.max_players:
        raise Refusal(
            "play.seats",
            f"a table here has 2 to {rules.max_players} players with you, not {arguments.seats}: "
            "choose with --seats",
        )
    style = arguments.style
    if style is not None and style not in STYLES:
        raise Refusal(
            "bot.style_unknown", f"no house bot plays {style!r}: choose one of {', '.join(STYLES)}"
        )
    if arguments.hands is not None and arguments.hands < 1:
        raise Refusal("play.hands", f"{arguments.hands} hands cannot be played: choose 1 or more")
    return Practice(
        house=house, rules=rules, seats=arguments.seats, style=style, seed=arguments.seed
    )


def _rules(house: House, game: str | None, betting: str | None) -> HouseRules:
    """The house's own game, or the first of those it offers that fits."""
    from doorcard.histories.english import stakes_in_words
    from doorcard.stud import Refusal

    offered = (house.rules, *house.stakes)
    for rules in offered:
        if game in (None, rules.game.value) and betting in (None, rules.betting.value):
            return rules
    wanted = " ".join(part for part in (game, betting) if part)
    games = "; ".join(
        f"{rules.game} {rules.betting}: {stakes_in_words(rules)}" for rules in offered
    )
    raise Refusal("play.not_offered", f"{house.title} does not offer {wanted!r}, but only {games}")


@contextmanager
def _ctrl_c_at_once() -> Iterator[None]:
    """Let Ctrl-C end the wait for a line, which the event loop's own handler would not."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
