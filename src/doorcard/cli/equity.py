"""``doorcard equity HAND HAND…``: what hands are worth against each other."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING

from doorcard.cli.progress_bar import ProgressBar

if TYPE_CHECKING:
    from doorcard.cli.equity_answers import Answer
    from doorcard.equity.calculate import Wishes

MOST_DEALS = 10**12


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add ``doorcard equity``."""
    parser = subparsers.add_parser(
        "equity",
        help="tell what hands are worth against each other",
        description=(
            "Tell what part of the pot each HAND wins on average if all stay to the end: exactly "
            "where that takes no more than --seconds, else from deals drawn at random. A hand is "
            "its cards so far, down cards first, with or without blanks: AhAd7c. A card nobody "
            "knows is ??, and a range of hole cards stands in brackets: '[QQ+, AKs:0.5]7d'."
        ),
    )
    parser.add_argument("hands", metavar="HAND", nargs="+")
    parser.add_argument("--dead", metavar="CARDS", default="", help="cards out of play")
    parser.add_argument("--common", metavar="CARD", default="", help="the common card, if any")
    parser.add_argument("--game", choices=["hi", "hilo", "razz"], default="hi")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--exact", action="store_true", help="refuse rather than draw at random")
    how.add_argument("--sample", action="store_true", help="draw at random in any case")
    parser.add_argument(
        "--seconds", metavar="S", type=_seconds, default=10.0, help="time allowed to be exact in"
    )
    parser.add_argument(
        "--deals", metavar="N", type=_number, default=1_000_000, help="deals to draw, at least"
    )
    parser.add_argument("--seed", metavar="N", type=int, default=0, help="other deals by number")
    parser.add_argument(
        "--threads", metavar="N", type=_number, default=None, help="all processors unless given"
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--by-street", action="store_true", help="street by street up to now")
    what.add_argument("--next", metavar="SEAT", type=_number, help="after each card SEAT may get")
    parser.add_argument(
        "--four-cards-first", action="store_true", help="there is no third street (--by-street)"
    )
    parser.add_argument("--json", action="store_true", help="print it for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Calculate and print. Raises ``Refusal`` for what cannot be told."""
    from doorcard.equity import EquityRefusal
    from doorcard.kernel.chosen import COMPILED
    from doorcard.stud.refusals import Refusal

    started = perf_counter()
    with ProgressBar("equity") as bar:
        try:
            answer = _answer(arguments, bar)
        except EquityRefusal as refused:
            raise Refusal(refused.code, str(refused), **refused.facts) from None
    if arguments.json:
        json.dump(answer.json, sys.stdout, indent=2)
        print()
    else:
        print(*answer.lines, sep="\n")
        how = "" if COMPILED else ", without the compiled kernel"
        print(f"Done in {perf_counter() - started:.2f} s{how}.")
    return 0


def _answer(arguments: argparse.Namespace, bar: ProgressBar) -> Answer:
    from doorcard.cli import equity_answers as answers
    from doorcard.equity import equity
    from doorcard.equity.by_street import equity_by_street
    from doorcard.equity.next_cards import next_cards

    hands, game = arguments.hands, arguments.game
    dead = _dead_elsewhere(arguments.dead, hands)
    wishes: Wishes = {
        "exact": True if arguments.exact else False if arguments.sample else None,
        "seconds": arguments.seconds,
        "deals": arguments.deals,
        "seed": arguments.seed,
        "threads": arguments.threads,
        "common": arguments.common,
    }
    if arguments.by_street:
        first = {"four_cards_first": arguments.four_cards_first}
        return answers.by_street(
            hands, dead, equity_by_street(hands, dead=dead, game=game, **first, **wishes)
        )
    if arguments.next:
        seat = arguments.next - 1
        after = next_cards(hands, seat, dead=dead, game=game, progress=bar.show, **wishes)
        return answers.after_next(seat, after)
    found = equity(hands, dead=dead, game=game, progress=bar.show, **wishes)
    return answers.whole(hands, dead, found)


def _dead_elsewhere(dead: str, hands: Sequence[str]) -> str:
    """The dead cards that are in no hand; a word on those that are: they are gone already."""
    from doorcard.equity.holding import cards_from, holding

    held = {card for hand in hands for card in holding(hand).known}
    cards = cards_from(dead)
    if twice := [str(card) for card in cards if card in held]:
        print(
            f"doorcard equity: {', '.join(twice)} is in a hand: it counts there, not as dead",
            file=sys.stderr,
        )
    return " ".join(str(card) for card in cards if card not in held)


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 0 < int(text) <= MOST_DEALS:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not seconds >= 0:
        raise argparse.ArgumentTypeError(f"{text!r} is no time in seconds")
    return seconds
