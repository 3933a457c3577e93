"""Where the rule behind a reason is written: documents and items, for who has words for them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from doorcard.stud.house_rules import HouseRules
from doorcard.stud.house_words import source_of
from doorcard.stud.house_words.sources import (
    OWN_CHOICE,
    REFERENCE_DEFAULT,
    SOURCES,
    TABLE_CHOICE,
)
from doorcard.stud.houses import House
from doorcard.stud.reasons import Reason


@dataclass(frozen=True, slots=True)
class Citation:
    """A place in a document."""

    document: str
    """``000`` to ``003``, ``rule_book``, ``roberts`` or ``tda``; ``table`` and ``house`` where
    they chose for themselves, ``reference`` where a house follows the reference game."""
    part: str = ""
    """The part of the rule book, or the section of Robert's Rules in snake case."""
    items: tuple[str, ...] = ()


_STATED: Final[Mapping[str, Mapping[str, str]]] = {
    "000": {
        "fold_any_time": "000, item 19",
        "fold_free": "000, item 19",
        "fold_low_card": "000, item 11",
        "check_free": "000, items 21 and 24",
        "call_match": "000, item 22",
        "call_bring_in": "000, items 11 and 22",
        "call_all_in": "000, items 43 and 44",
        "bring_in_low_card": "000, items 11 and 12",
        "bring_in_all_in": "000, items 11 and 43",
        "wager_all_in": "000, item 43",
        "wager_no_chips": "000, item 43",
        "raise": "000, items 14, 16 and 28",
        "raise_doubled": "000, item 27",
        "show_choice": "000, items 32 and 35",
        "muck_uncalled": "000, item 35",
    },
    "001": {
        "fold_any_time": "001, item 21",
        "fold_free": "001, item 21",
        "fold_low_card": "001, item 7",
        "check_free": "001, items 15 and 22",
        "call_match": "001, item 21",
        "call_bring_in": "001, items 7 and 21",
        "bring_in_low_card": "001, items 7 and 10",
        "raise_doubled": "001, item 20",
        "show_choice": "001, item 38",
        "muck_uncalled": "001, item 38",
    },
    "002": {
        "fold_any_time": "002, item 10",
        "fold_free": "002, item 12",
        "fold_low_card": "002, item 7",
        "check_free": "002, item 12",
        "call_match": "002, item 10",
        "call_bring_in": "002, item 10",
        "bring_in_low_card": "002, items 7 to 9",
        "complete": "002, item 10",
        "raise_doubled": "002, item 14",
    },
    "003": {
        "fold_low_card": "003, items 10 and 11",
        "check_free": "003, items 13 and 17",
        "call_bring_in": "003, item 11",
        "bring_in_low_card": "003, items 10 and 12",
    },
    "rule book": {
        "fold_any_time": "rule book, part 2, 10",
        "fold_free": "rule book, part 2, 44",
        "fold_low_card": "rule book, part 2, 10",
        "fold_neighbour": "rule book, part 4, 6",
        "check_free": "Robert's Rules of Poker, seven-card stud, 1",
        "call_match": "rule book, part 3",
        "call_bring_in": "rule book, part 2, 10",
        "call_all_in": "rule book, part 4, 15",
        "bring_in_low_card": "Robert's Rules of Poker, seven-card stud, 1 and 2",
        "bring_in_all_in": "rule book, part 2, 12",
        "complete": "Robert's Rules of Poker, seven-card stud, 3",
        "raise_doubled": "rule book, part 2, 22",
        "wager_all_in": "rule book, part 4, 15",
        "wager_no_chips": "rule book, part 4, 15",
        "wager_nobody": "rule book, part 4, 1",
        "show_choice": "rule book, part 2, 32",
        "muck_uncalled": "rule book, part 2, 32",
    },
}
"""What a house's document says of a reason itself, beyond the fields on which it rests."""

_NAMES: Final = {
    "rule book": "rule_book",
    "Robert's Rules of Poker": "roberts",
    "Poker TDA": "tda",
}
_CHOSEN: Final = {TABLE_CHOICE: "table", OWN_CHOICE: "house", REFERENCE_DEFAULT: "reference"}
_RANGE: Final = re.compile(r"(\d+) to (\d+)")
_BETWEEN: Final = re.compile(r", | and ")


def citations(reason: Reason, house: House, rules: HouseRules) -> tuple[Citation, ...]:
    """Where the rule behind ``reason`` is written, for a table of ``house`` with ``rules``.

    What the house's own document says comes first. A field of which it does not speak is
    cited from the reference game, after a mark that says so; where neither the reason nor
    its fields are in the document, from the rule book.

    >>> from doorcard.stud.houses import HOUSES
    >>> house = HOUSES["partypoker"]
    >>> double = Reason("bet", open=True, code="bet_open_pair", rules=("open_pair_double",))
    >>> citations(double, house, house.rules)
    (Citation(document='000', part='', items=('25',)),)
    """
    own = _STATED.get(house.source, {}).get(reason.code)
    found = [] if own is None else [own]
    for field in reason.rules if own is None else ():
        source = source_of(house, field, rules)
        found.append(source)
        if source == REFERENCE_DEFAULT:
            found.append(SOURCES["reference"][field])
    if not found:
        found.append(_STATED["rule book"].get(reason.code, "rule book, part 3"))
    return tuple(dict.fromkeys(each for source in found for each in read_source(source)))


def read_source(source: str) -> Iterator[Citation]:
    """The places that a source names, as the rule book's pages write them.

    >>> [*read_source("000, items 6 to 8; Poker TDA, 47-B")]
    [Citation(document='000', part='', items=('6', '7', '8')),
     Citation(document='tda', part='', items=('47-B',))]
    >>> [*read_source("rule book, part 2, 4 and 5")]
    [Citation(document='rule_book', part='2', items=('4', '5'))]
    """
    if source in _CHOSEN:
        yield Citation(_CHOSEN[source])
        return
    for each in source.split("; "):
        name, _, rest = each.partition(", ")
        document = _NAMES.get(name, name)
        part = ""
        if document == "rule_book":
            part, _, rest = rest.removeprefix("part ").partition(", ")
        elif document == "roberts":
            section, _, rest = rest.partition(", ")
            part = section.replace("-", "_").replace(" ", "_")
        listed = _RANGE.sub(_written_out, rest.removeprefix("items ").removeprefix("item "))
        yield Citation(document, part, tuple(_BETWEEN.split(listed)) if listed else ())


def _written_out(span: re.Match[str]) -> str:
    first, last = map(int, span.groups())
    return ", ".join(str(item) for item in range(first, last + 1))
