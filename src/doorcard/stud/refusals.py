"""Refusals: a clear no, with a stable code for programs and a sentence for people."""

from __future__ import annotations

from collections.abc import Sequence

from doorcard.stud.actions import (
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
from doorcard.stud.street import SeatNo


class Refusal(ValueError):
    """No. Nothing has changed.

    ``code`` never changes and is what programs and translators read; the sentence
    says who asked for what, why not, and what would do.
    """

    def __init__(self, code: str, sentence: str, **facts: object) -> None:
        self.code = code
        self.facts = facts
        super().__init__(sentence)


class BadHouseRules(Refusal):
    """These rules cannot be played; ``problems`` lists everything wrong."""

    def __init__(self, problems: Sequence[str]) -> None:
        self.problems = tuple(problems)
        super().__init__(
            "rules.unplayable",
            "these house rules cannot be played: " + "; ".join(problems),
            problems=self.problems,
        )


class BadStart(Refusal):
    """A hand cannot start like this; ``problems`` lists everything wrong."""

    def __init__(self, problems: Sequence[str]) -> None:
        self.problems = tuple(problems)
        super().__init__(
            "hand.cannot_start",
            "this hand cannot start: " + "; ".join(problems),
            problems=self.problems,
        )


class IllegalAction(Refusal):
    """A seat asked for what the rules forbid now. The hand is unchanged.

    ``action`` is ``None`` when the clock was held against a seat out of turn;
    ``options`` are those of the seat in turn, ``None`` when nobody is to act.
    """

    def __init__(self, seat: SeatNo, action: Action | None, options: Options | None) -> None:
        self.seat, self.action, self.options = seat, action, options
        wish = "time out" if action is None else spoken(action)
        if options is None:
            code, would_do = "action.hand_over", "nobody is to act in this hand any more"
        elif options.seat != seat:
            code, would_do = "action.not_your_turn", f"it is seat {options.seat}'s turn"
        else:
            code, would_do = "action.not_legal", f"legal: {spoken_options(options)}"
        super().__init__(code, f"seat {seat} may not {wish} ({code}); {would_do}", seat=seat)


def spoken(action: Action) -> str:
    """An action in plain words, without the names of hidden cards.

    >>> spoken(Raise(60)), spoken(BringIn(10)), spoken(Show())
    ('raise to 60', 'bring in for 10', 'show')
    """
    match action:
        case Fold():
            return "fold"
        case Check():
            return "check"
        case BringIn(to):
            return f"bring in for {to}"
        case Call(to):
            return f"call to {to}"
        case Complete(to):
            return f"complete to {to}"
        case Bet(to):
            return f"bet {to}"
        case Raise(to):
            return f"raise to {to}"
        case Show(cards):
            return "show one card" if cards else "show"
        case Muck():
            return "muck"


def spoken_options(options: Options) -> str:
    """All options in plain words.

    >>> spoken_options(Options(1, (Fold(), Call(20), Raise(40))))
    'fold, call to 20, raise to 40'
    """
    words = list(dict.fromkeys(map(spoken, options.actions)))
    if options.wagers is not None:
        w = options.wagers
        words.append(f"{w.kind} to {w.lowest} to {w.highest}")
    return ", ".join(words)
