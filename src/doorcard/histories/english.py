"""English words: amounts, stakes, options and holdings."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

from doorcard.cards import Card, show_cards
from doorcard.ranking import best_high, best_low, best_razz, hand_name
from doorcard.stud.actions import (
    Action,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    Muck,
    Raise,
    Show,
)
from doorcard.stud.choices import Betting, Game
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.house_words import in_chips
from doorcard.stud.street import Street

STREETS = {
    Street.THIRD: "Third street",
    Street.FOURTH: "Fourth street",
    Street.FIFTH: "Fifth street",
    Street.SIXTH: "Sixth street",
    Street.SEVENTH: "Seventh street",
}
GAMES = {Game.HI: "hi", Game.HILO: "hi/lo, eight or better", Game.RAZZ: "razz"}
BETTINGS = {
    Betting.FIXED_LIMIT: "fixed limit",
    Betting.SPREAD_LIMIT: "spread limit",
    Betting.POT_LIMIT: "pot limit",
    Betting.NO_LIMIT: "no limit",
}


def stakes_in_words(rules: HouseRules) -> str:
    """The sign on a table.

    >>> stakes_in_words(HouseRules())
    'hi, fixed limit 1/2, ante 0.25, bring-in 0.50'
    """
    match rules.betting:
        case Betting.FIXED_LIMIT:
            sizes = f"{in_chips(rules.small_bet)}/{in_chips(rules.big_bet)}"
        case Betting.SPREAD_LIMIT:
            sizes = f"{in_chips(rules.spread_min)} to {in_chips(rules.spread_max)}"
        case Betting.POT_LIMIT | Betting.NO_LIMIT:
            sizes = f"from {in_chips(rules.small_bet)}"
    parts = [GAMES[rules.game], f"{BETTINGS[rules.betting]} {sizes}"]
    parts.append(f"ante {in_chips(rules.ante)}" if rules.ante else "no ante")
    parts.append(f"bring-in {in_chips(rules.bring_in)}" if rules.bring_in else "no bring-in")
    if rules.four_first:
        parts.append("four cards first")
    if rules.max_players < 8:
        parts.append(f"{rules.max_players} seats")
    return ", ".join(parts)


def action_in_words(action: Action) -> str:
    """An action with its amount, as on a button.

    >>> action_in_words(Call(40)), action_in_words(Raise(200)), action_in_words(Check())
    ('call 0.40', 'raise to 2', 'check')
    """
    match action:
        case Fold():
            return "fold"
        case Check():
            return "check"
        case BringIn(to):
            return f"bring in for {in_chips(to)}"
        case Call(to):
            return f"call {in_chips(to)}"
        case Complete(to):
            return f"complete to {in_chips(to)}"
        case Bet(to):
            return f"bet {in_chips(to)}"
        case Raise(to):
            return f"raise to {in_chips(to)}"
        case Show(cards):
            return f"show {show_cards(cards)}" if cards else "show"
        case Muck():
            return "muck"


def holding_in_words(cards: Iterable[Card], game: Game) -> str:
    """What known cards make, high and low as the game has it; empty when none is known.

    >>> from doorcard.cards import parse_cards
    >>> holding_in_words(parse_cards("Ah 2d 3c 4s 8d Kc Kd"), Game.HILO)
    'pair of kings; 8-4-3-2-A low'
    >>> holding_in_words(parse_cards("9d 9h ??"), Game.HI)
    'pair of nines'
    """
    known = [card for card in cards if card.is_known]
    if not known:
        return ""
    if game is Game.RAZZ:
        return hand_name(best_razz(known)) if len(known) >= 5 else ""
    high = hand_name(best_high(known))
    low = best_low(known) if game is Game.HILO and len(known) >= 5 else None
    return high if low is None else f"{high}; {hand_name(low)}"


def listed(names: Sequence[str], last: str = "and") -> str:
    """Names in a row, with ``last`` before the last of them.

    >>> listed(["Ann"]), listed(["Ann", "Ben"]), listed(["Ann", "Ben", "Carol"])
    ('Ann', 'Ann and Ben', 'Ann, Ben and Carol')
    """
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {last} {names[-1]}"


def wrapped(text: str) -> str:
    """The text in lines of at most 79 columns, the cards of one holding kept together."""
    return "\n".join(_folded(line) if len(line) > 79 else line for line in text.split("\n"))


def _folded(line: str) -> str:
    kept = _BETWEEN_CARDS.sub(_NO_BREAK, line)
    folded = textwrap.fill(
        kept, 79, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False
    )
    return folded.replace(_NO_BREAK, " ")


_FACE: Final = r"(?:\?\?|[2-9TJQKA][cdhs])"
_BETWEEN_CARDS: Final = re.compile(rf"(?<={_FACE}) (?=\(?{_FACE})|(?<=\)) (?={_FACE})")
_NO_BREAK: Final = "\u00a0"
