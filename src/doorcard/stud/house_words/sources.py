"""Where each rule of each house is written.

A field that a house's document does not speak of is absent here: then the house plays
the reference default, or what this project chose for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_PARTYPOKER: Final = {
    "game": "000, items 33 and 37",
    "betting": "000, items 8 and 28",
    "small_bet": "000, item 8",
    "big_bet": "000, items 8 and 28",
    "ante": "000, items 6 to 8",
    "max_raises": "000, items 14, 16 and 17",
    "headsup_uncapped": "000, items 16 and 17",
    "open_pair_double": "000, item 25",
    "odd_chip_high": "000, item 40",
    "chip_unit": "000, items 8 and 40",
    "showdown_order": "000, items 34 and 36",
    "loser_may_muck": "000, items 32 and 35",
    "timeout_action": "000, item 47",
    "timeout_chips_test": "000, item 47",
    "disconnect_action": "000, items 50 and 51",
    "four_first": "000, items 10 and 23",
    "max_players": "000, item 1",
}

_CELEBPOKER: Final = {
    "game": "001, item 41",
    "betting": "001, items 17 and 18",
    "small_bet": "001, item 18",
    "big_bet": "001, items 18 and 27",
    "spread_min": "001, item 18",
    "spread_max": "001, item 18",
    "bring_in_may_complete": "001, item 8",
    "open_pair_double": "001, item 17",
    "open_pair_big_raise_over_small": "001, items 19 and 20",
    "first_act_tie": "001, item 16",
    "showdown_order": "001, items 35 to 37",
    "loser_may_muck": "001, item 39",
    "muck_disclosure": "001, item 40",
    "timeout_action": "001, item 24",
    "burn_cards": "001, items 12, 25, 28 and 29",
    "short_deck": "001, items 31 and 32",
    "four_first": "001, items 6 and 12",
}

_COMMON_HI: Final = {
    "game": "002, item 1",
    "betting": "002, item 15",
    "small_bet": "002, items 5 and 16",
    "big_bet": "002, items 5 and 16",
    "ante": "002, item 5",
    "bring_in": "002, item 7",
    "open_pair_double": "002, item 13",
    "four_first": "002, items 6 and 11",
    "max_players": "002, item 4",
}

_COMMON_HILO: Final = {
    **_COMMON_HI,
    "game": "002, items 19 and 20",
    "open_pair_hilo": "002, item 25",
}

_HOME_GAME: Final = {
    "game": "003, item 19",
    "betting": "003, items 2 and 26",
    "spread_min": "003, item 26",
    "spread_max": "003, item 26",
    "ante": "003, items 3 and 26",
    "bring_in": "003, items 3 and 13",
    "first_act_tie": "003, item 14",
    "burn_cards": "003, item 15",
    "short_deck": "003, items 22 and 23",
    "four_first": "003, items 7 and 9",
    "max_players": "003, item 1",
}

_CASINO: Final = {
    **{field: source for field, source in _HOME_GAME.items() if field != "first_act_tie"},
    "bring_in": "003, items 3 and 26",
    "bring_in_may_complete": "003, item 26",
}

_REFERENCE: Final = {
    "game": "rule book, part 3",
    "betting": "rule book, part 2, 43",
    "small_bet": "rule book, part 3",
    "big_bet": "rule book, part 3",
    "spread_min": "rule book, part 4, 12",
    "spread_max": "rule book, part 4, 12",
    "ante": "rule book, part 3; 000, item 8",
    "bring_in": "rule book, part 2, 8",
    "bring_in_may_complete": "Robert's Rules of Poker, seven-card stud, 2",
    "bring_in_counts_as_bet": "Robert's Rules of Poker, seven-card stud, 3",
    "short_bring_in_call": "rule book, part 2, 12",
    "ante_allin_low_card": "Poker TDA, RP-10-E",
    "max_raises": "Robert's Rules of Poker, betting and raising, 3",
    "headsup_uncapped": "Poker TDA, 48",
    "allin_half_rule": "Robert's Rules of Poker, betting and raising, 6; Poker TDA, 47-B",
    "open_pair_double": "Robert's Rules of Poker, seven-card stud, 4",
    "open_pair_big_raise_over_small": "Robert's Rules of Poker, seven-card stud, 4",
    "open_pair_hilo": "rule book, part 2, 23; 002, item 25",
    "first_act_tie": "Robert's Rules of Poker, seven-card stud, 1",
    "first_act_allin_high": "rule book, part 2, 19",
    "odd_chip_high": "rule book, part 2, 27; 000, item 40",
    "odd_chip_low": "rule book, part 2, 29",
    "chip_unit": "Poker TDA, 20",
    "showdown_order": "Robert's Rules of Poker, showdown, 7; Poker TDA, 17",
    "loser_may_muck": "rule book, part 2, 32",
    "allin_faceup": "Poker TDA, 16",
    "muck_disclosure": "rule book, part 2, 33; 001, item 40",
    "timeout_action": "Poker TDA, 29",
    "timeout_chips_test": "rule book, part 2, 3",
    "disconnect_action": "rule book, part 2, 4 and 5",
    "burn_cards": "rule book, part 2, 37",
    "short_deck": "rule book, part 2, 34; 001, items 31 and 32",
    "common_card_first": "Poker TDA, RP-10-H",
    "four_first": "rule book, part 3; 003, item 9",
    "max_players": "rule book, part 2, 42",
}

SOURCES: Final[Mapping[str, Mapping[str, str]]] = {
    "reference": _REFERENCE,
    "partypoker": _PARTYPOKER,
    "celebpoker": _CELEBPOKER,
    "common_hi": _COMMON_HI,
    "common_hilo": _COMMON_HILO,
    "casino": _CASINO,
    "home_game": _HOME_GAME,
}
"""For each house, the source of every field that its document states."""

REFERENCE_DEFAULT: Final = "reference default: the source is silent"
OWN_CHOICE: Final = "chosen for this house: the source is silent"
TABLE_CHOICE: Final = "chosen for this table"
