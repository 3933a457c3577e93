"""``doorcard replay``: a stored hand, told event by event."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from doorcard.cli.hand_files import KeptHand

    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse has no public name for it


def add_parser(subparsers: Subparsers) -> None:
    """Add ``doorcard replay``."""
    parser = subparsers.add_parser(
        "replay",
        help="go through a stored hand step by step",
        description=(
            "Tell a hand of the room, or of a file, event by event. You see what the rail saw; "
            "with --as what one seat saw, once the hand is over. In a terminal Enter goes on "
            "by an event, s to the next street, a to the end, and q stops."
        ),
    )
    parser.add_argument("hand", nargs="?", metavar="HAND_ID", help="a hand, such as casino-12")
    parser.add_argument("--last", action="store_true", help="the hand that ended last")
    parser.add_argument("--as", dest="seat", type=int, metavar="SEAT", help="see as this seat saw")
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="folder the room is kept in (the usual one)"
    )
    parser.add_argument(
        "--file",
        type=Path,
        metavar="FILE",
        help="a file of records, one JSON object a line, in place of the room; "
        "its hands are numbered from 1",
    )
    parser.add_argument(
        "--equity",
        action="store_true",
        help="say on each street what the hands were worth, of the cards that are shown",
    )
    parser.add_argument("--all", action="store_true", help="tell all without stopping")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Tell the hand. Raises ``Refusal`` if there is no such hand, or no such view of it."""
    from doorcard.stud.refusals import Refusal

    hand = _wanted(arguments)
    _check_viewer(hand, arguments.seat)
    if arguments.equity and not hand.is_over:
        raise Refusal(
            "replay.live",
            f"hand {hand.id} is still being played: what hands are worth is told when it is over",
        )
    lines = told(hand, arguments.seat, equity=arguments.equity)
    if arguments.all or not sys.stdin.isatty() or not sys.stdout.isatty():
        for line in lines:
            _print(line)
    else:
        _step(lines)
    return 0


def told(hand: KeptHand, viewer: int | None, *, equity: bool = False) -> Iterator[str]:
    """The hand in words, an event each, as ``viewer`` was told it; streets by themselves.

    With ``equity`` each street ends in what the hands were worth, of the cards that
    ``viewer`` knows when it is over.
    """
    from doorcard.histories.dealer_talk import DealerTalk
    from doorcard.stud import StreetDealt
    from doorcard.views import redact

    talk = DealerTalk(hand.names)
    eyes = "the rail" if viewer is None else f"seat {viewer} ({talk.name(viewer)})"
    yield f"Hand {hand.id}, as {eyes} saw it."
    worth = _worth(hand, viewer, talk.name) if equity else {}
    for event in hand.events:
        text = "\n".join(talk.say(redact(event, viewer)))
        if not isinstance(event, StreetDealt):
            yield text
            continue
        yield f"\n{text}"
        if event.street in worth:
            yield worth[event.street]
    if not hand.is_over:
        yield "\nThe hand is still being played: this is all so far."


def _worth(hand: KeptHand, viewer: int | None, name: Callable[[int], str]) -> dict[int, str]:
    """A line for each street on which two or more were in."""
    from doorcard.service.study.hand_equity import equity_of_street, streets_of
    from doorcard.views import redact

    lines = {}
    for cards in streets_of([redact(each, viewer) for each in hand.events]):
        found = equity_of_street(cards)
        shares = ", ".join(
            f"{name(seat)} {each.share:.1%}"
            for seat, each in zip(cards.seats, found.seats, strict=True)
        )
        lines[cards.street] = f"Worth {'' if found.exact else 'about '}{shares}."
    return lines


def _wanted(arguments: argparse.Namespace) -> KeptHand:
    from doorcard.cli.hand_files import hand_of_room, hands_of_file
    from doorcard.config import default_folder
    from doorcard.stud.refusals import Refusal

    if arguments.hand is not None and arguments.last:
        raise Refusal("replay.which", "name a hand or ask for the --last one, not both")
    if arguments.file is not None:
        hands = hands_of_file(arguments.file)
        if arguments.hand is None and not arguments.last and len(hands) > 1:
            raise Refusal(
                "replay.which",
                f"{arguments.file} holds {len(hands)} hands: name one by its number, "
                f"1 to {len(hands)}, or ask for the --last one",
            )
        number = str(len(hands)) if arguments.hand is None else arguments.hand
        for hand in hands:
            if hand.id == number:
                return hand
        raise Refusal(
            "hand.unknown",
            f"{arguments.file} holds no hand {number}: its hands are numbered 1 to {len(hands)}",
        )
    if arguments.hand is None and not arguments.last:
        raise Refusal("replay.which", "name a hand, such as casino-12, or ask for the --last one")
    return hand_of_room(arguments.data or default_folder(), arguments.hand)


def _check_viewer(hand: KeptHand, viewer: int | None) -> None:
    """A seat's eyes are lent for hands that are over, and for nobody's live cards."""
    from doorcard.stud.refusals import Refusal

    if viewer is None:
        return
    if viewer not in hand.seats:
        raise Refusal(
            "replay.seat",
            f"seat {viewer} was not dealt into hand {hand.id}: "
            f"it had seats {', '.join(map(str, hand.seats))}",
        )
    if not hand.is_over:
        raise Refusal(
            "replay.live",
            f"hand {hand.id} is still being played: until it is over it is shown as the rail "
            "sees it, without --as",
        )


def _step(lines: Iterator[str]) -> None:
    """One event for each Enter; to the next street, or to the end, when asked."""
    skipping, to_end = False, False
    _print("(Enter goes on, s to the next street, a to the end; q stops)")
    for line in lines:
        skipping = skipping and not line.startswith("\n")
        _print(line)
        if skipping or to_end:
            continue
        try:
            typed = input().strip().lower()
        except EOFError:
            return
        if typed in ("q", "quit"):
            return
        skipping, to_end = typed == "s", typed == "a"


def _print(line: str) -> None:
    from doorcard.cli.paint import Paint, shows_colours
    from doorcard.histories.english import wrapped

    print(Paint(on=shows_colours(sys.stdout)).cards(wrapped(line)))
