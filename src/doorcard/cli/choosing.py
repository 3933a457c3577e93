"""From what is typed to an action: keys, amounts, and what was wrong with them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from doorcard.cards import card
from doorcard.histories.english import action_in_words
from doorcard.stud.actions import (
    WAGERS,
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
)
from doorcard.stud.house_words import in_chips
from doorcard.stud.street import Chips

WORDS: Final = {
    "fold": "f",
    "check": "c",
    "call": "c",
    "bring": "c",
    "bring-in": "c",
    "k": "c",
    "x": "c",
    "b": "r",
    "bet": "r",
    "raise": "r",
    "complete": "r",
    "show": "s",
    "muck": "m",
    "help": "h",
    "?": "h",
    "quit": "q",
    "exit": "q",
    "table": "t",
}
_AMOUNT: Final = re.compile(r"(\d{1,9})(?:\.(\d{1,2}))?")
_KINDS: Final[dict[str, tuple[type[Action], ...]]] = {
    "f": (Fold,),
    "c": (Check, Call, BringIn),
    "m": (Muck,),
}


@dataclass(frozen=True, slots=True)
class Unclear:
    """What was typed is no option; nothing was done."""

    sentence: str


class Quit:
    """Leave the table."""


class Help:
    """Explain the keys."""


class Table:
    """Show the table again."""


_NO_ACTION: Final[dict[str, type[Quit | Help | Table]]] = {"q": Quit, "h": Help, "t": Table}

Typed = Action | Unclear | Quit | Help | Table


def keys(options: Options) -> str:
    """The options with their keys, on one line.

    >>> keys(Options(1, (Fold(), Call(100), Raise(200), Raise(300)), to_match=100))
    'f fold, c call 1, r raise to 2, r 3 raise to 3'
    """
    return ", ".join(_keys(options))


def _keys(options: Options) -> Iterator[str]:
    wagers = 0
    for action in options.actions:
        match action:
            case Fold():
                yield "f fold"
            case Check() | Call() | BringIn():
                yield f"c {action_in_words(action)}"
            case Complete(to) | Bet(to) | Raise(to):
                key = "r" if wagers == 0 else f"r {in_chips(to)}"
                wagers += 1
                yield f"{key} {action_in_words(action)}"
            case Show(()):
                yield "s show"
            case Show():
                continue
            case Muck():
                yield from _single_cards(options)
                yield "m muck"
    if options.wagers is not None:
        lowest, highest = in_chips(options.wagers.lowest), in_chips(options.wagers.highest)
        kind = options.wagers.kind.value
        wager = kind if kind == "bet" else f"{kind} to"
        if lowest == highest:
            yield f"r {wager} {lowest}"
        else:
            yield f"r {wager} {lowest}, or r and an amount up to {highest}"


def _single_cards(options: Options) -> Iterator[str]:
    """An uncalled winner may show one card alone. (001, item 38)"""
    cards = [
        str(each.cards[0]) for each in options.actions if isinstance(each, Show) and each.cards
    ]
    if cards:
        yield f"s {' or s '.join(cards)} show that card alone"


def understand(typed: str, options: Options) -> Typed:
    """The action that was typed, or what else was wanted.

    ``r`` alone is the lowest wager; an amount is the total on this street, in chips.

    >>> law = Options(1, (Fold(), Call(100), Raise(200)), to_match=100)
    >>> understand("c", law), understand("raise 2", law), understand("2", law)
    (Call(to=100), Raise(to=200), Raise(to=200))
    >>> understand("r 7", law).sentence
    'you cannot raise to 7: f fold, c call 1, r raise to 2'
    """
    words = typed.strip().lower().replace(",", ".").split()
    words = [word for word in words if word != "to"]
    if not words:
        return Unclear(f"choose one: {keys(options)}")
    if len(words) == 1 and _chips(words[0]) is not None:
        words = ["r", *words]
    key = WORDS.get(words[0], words[0])
    rest = words[1:]
    if key in _NO_ACTION and not rest:
        return _NO_ACTION[key]()
    if key == "r" and len(rest) <= 1:
        return _wager(rest, options)
    if key == "s" and len(rest) <= 1:
        return _show(rest, options)
    kinds = _KINDS.get(key, ())
    found = next((each for each in options.actions if isinstance(each, kinds)), None)
    if found is None:
        return Unclear(f"{typed.strip()!r} is not open to you: {keys(options)}")
    if rest and (isinstance(found, Fold | Check | Muck) or _chips(rest[0]) != found_to(found)):
        return Unclear(f"{typed.strip()!r} is not open to you: {keys(options)}")
    return found


def found_to(action: Action) -> Chips | None:
    """The amount an action carries, if it carries one."""
    return getattr(action, "to", None)


def _wager(rest: list[str], options: Options) -> Typed:
    sizes = [each for each in options.actions if isinstance(each, Complete | Bet | Raise)]
    wagers = options.wagers
    if not sizes and wagers is None:
        return Unclear(f"no bet or raise is open to you: {keys(options)}")
    if not rest:
        return sizes[0] if wagers is None else WAGERS[wagers.kind](wagers.lowest)
    to = _chips(rest[0])
    if to is None:
        return Unclear(f"{rest[0]!r} is no amount: write chips, like 2 or 2.50")
    make = type(sizes[0]) if wagers is None else WAGERS[wagers.kind]
    wish = make(to)
    if wish in options:
        return wish
    return Unclear(f"you cannot {action_in_words(wish)}: {keys(options)}")


def _show(rest: list[str], options: Options) -> Typed:
    if not rest:
        wish = Show()
    else:
        try:
            wish = Show((card(rest[0]),))
        except ValueError:
            return Unclear(f"{rest[0]!r} is no card: write rank and suit, like Ah")
    if wish in options:
        return wish
    return Unclear(f"you cannot {action_in_words(wish)}: {keys(options)}")


def _chips(word: str) -> Chips | None:
    """An amount in chips as units: ``2.5`` is 250."""
    found = _AMOUNT.fullmatch(word)
    if found is None:
        return None
    return int(found[1]) * 100 + int((found[2] or "0").ljust(2, "0"))
