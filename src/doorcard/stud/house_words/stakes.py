"""The game and its stakes in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from doorcard.stud.choices import Betting, Game
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.house_words.sentence import in_chips

_GAMES: Final[Mapping[Game, str]] = {
    Game.HI: "The best high hand of five cards out of seven wins the whole pot.",
    Game.HILO: (
        "The pot is split between the best high hand and the best low hand of eight or "
        "better; without a low the high hand takes it all."
    ),
    Game.RAZZ: (
        "The lowest hand of five cards out of seven wins the whole pot; aces are low, and "
        "straights and flushes do not count against it."
    ),
}
_BETTINGS: Final[Mapping[Betting, str]] = {
    Betting.FIXED_LIMIT: "Fixed limit: every bet and every raise has one given size.",
    Betting.SPREAD_LIMIT: "Spread limit: a bet may be of any size between two limits.",
    Betting.POT_LIMIT: "Pot limit: nobody may raise by more than the pot after calling.",
    Betting.NO_LIMIT: "No limit: a wager may be as large as the stack.",
}


def _game(rules: HouseRules) -> str:
    return _GAMES[rules.game]


def _betting(rules: HouseRules) -> str:
    return _BETTINGS[rules.betting]


def _small_bet(rules: HouseRules) -> str:
    amount = in_chips(rules.small_bet)
    match rules.betting:
        case Betting.FIXED_LIMIT:
            return f"The small bet, on third and fourth street, is {amount}."
        case Betting.SPREAD_LIMIT:
            return "A spread game knows no small bet."
        case Betting.POT_LIMIT | Betting.NO_LIMIT:
            return f"Whoever opens the betting wagers at least {amount}."


def _big_bet(rules: HouseRules) -> str:
    if rules.betting is Betting.FIXED_LIMIT:
        return f"The big bet, from fifth street on, is {in_chips(rules.big_bet)}."
    return "There is no big bet: the sizes do not change from street to street."


def _spread_min(rules: HouseRules) -> str:
    if rules.betting is Betting.SPREAD_LIMIT:
        return f"The smallest bet is {in_chips(rules.spread_min)}."
    return "There is no spread, hence no lower end of one."


def _spread_max(rules: HouseRules) -> str:
    if rules.betting is Betting.SPREAD_LIMIT:
        most = in_chips(rules.spread_max)
        return f"The largest bet is {most}, and a raise adds at most {most}."
    return "There is no spread, hence no upper end of one."


def _ante(rules: HouseRules) -> str:
    if rules.ante:
        return f"Every player antes {in_chips(rules.ante)} before the cards are dealt."
    return "There is no ante."


def _bring_in(rules: HouseRules) -> str:
    if rules.bring_in:
        amount = in_chips(rules.bring_in)
        return f"The lowest door card opens third street with a bring-in of {amount}."
    if rules.four_first:
        return "There is no bring-in: the best two up cards act first and may check."
    return "There is no bring-in: the highest door card acts first and may check."


def _chip_unit(rules: HouseRules) -> str:
    amount = in_chips(rules.chip_unit)
    return f"The smallest chip is {amount}; what a split leaves over goes out in such chips."


def _max_players(rules: HouseRules) -> str:
    return (
        f"Two to {rules.max_players} players sit at a table."
        if rules.max_players > 2
        else ("Two players sit at a table.")
    )


STAKES: Final[Mapping[str, Callable[[HouseRules], str]]] = {
    "game": _game,
    "betting": _betting,
    "small_bet": _small_bet,
    "big_bet": _big_bet,
    "spread_min": _spread_min,
    "spread_max": _spread_max,
    "ante": _ante,
    "bring_in": _bring_in,
    "chip_unit": _chip_unit,
    "max_players": _max_players,
}
"""The sentence of each field of this theme."""
