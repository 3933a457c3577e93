"""What ``doorcard equity`` answers: a table for people, JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from doorcard.cards import Card
from doorcard.equity import Equity
from doorcard.equity.holding import cards_from, holding

COLUMNS: Final = {
    "hi": {"win": "win", "tie": "tie", "lose": "lose"},
    "razz": {"win": "win", "tie": "tie", "lose": "lose"},
    "hilo": {
        "scoop": "scoop",
        "win": "hi won",
        "tie": "hi tied",
        "low_won": "lo won",
        "low_tied": "lo tied",
        "quarter": "quarter",
    },
}
"""What the table tells of each seat beside its share, and how it is called there."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The same for people and for programs."""

    lines: list[str]
    json: dict[str, Any]


def whole(hands: Sequence[str], dead: str, found: Equity) -> Answer:
    """The equity of every seat."""
    return Answer([*_table(hands, found), "", _how(found)], _as_json(hands, dead, found))


def by_street(hands: Sequence[str], dead: str, found: Mapping[int, Equity]) -> Answer:
    """The shares of every seat from street to street."""
    width = _width(hands)
    heads = "".join(f"{f'street {street}':>12}" for street in found)
    lines = [f"{'hand':{width}}{heads}"]
    for seat, hand in enumerate(hands):
        shares = "".join(_percent(each.seats[seat].share, 12) for each in found.values())
        lines.append(f"{_shown(hand):{width}}{shares}")
    lines += ["", *dict.fromkeys(_how(each) for each in found.values() if not each.exact)]
    streets = [
        {"street": street, **_as_json(_up_to(hands, street), dead, each)}
        for street, each in found.items()
    ]
    return Answer(lines, {"streets": streets})


def after_next(seat: int, found: Mapping[Card, Equity]) -> Answer:
    """The shares of every seat after each card, best for the seat first."""
    order = sorted(found, key=lambda card: (-found[card].seats[seat].share, -card))
    seats = range(len(found[order[0]].seats))
    lines = ["card" + "".join(f"{f'seat {n + 1}':>12}" for n in seats)]
    lines += [
        f"{card!s:4}" + "".join(_percent(found[card].seats[n].share, 12) for n in seats)
        for card in order
    ]
    cards = [
        {
            "card": str(card),
            "shares": [found[card].seats[n].share for n in seats],
            "exact": found[card].exact,
            "standard_error": found[card].standard_error,
        }
        for card in order
    ]
    return Answer(lines, {"seat": seat + 1, "cards": cards})


def _table(hands: Sequence[str], found: Equity) -> Iterator[str]:
    width, columns = _width(hands), COLUMNS[found.game]
    error = "" if found.exact else f"{'+/-':>10}"
    heads = "".join(f"{head:>10}" for head in columns.values())
    yield f"{'hand':{width}}{'share':>10}{error}{heads}"
    for number, (hand, seat) in enumerate(zip(hands, found.seats, strict=True)):
        rates = found.rates(number)
        off = "" if found.exact else _percent(seat.standard_error, 10)
        cells = "".join(_percent(rates[name], 10) for name in columns)
        yield f"{_shown(hand):{width}}{_percent(seat.share, 10)}{off}{cells}"
    if found.game == "hilo":
        yield f"No low in {_percent(found.rates(0)['no_low'], 0)} of all deals."


def _how(found: Equity) -> str:
    if found.exact:
        deals = "the only deal" if found.deals == 1 else f"all {found.deals:,} deals"
        return f"Exact: {deals}."
    return f"Sampled: {found.deals:,} deals; +/- is the standard error."


def _as_json(hands: Sequence[str], dead: str, found: Equity) -> dict[str, Any]:
    """The counts of deals, the share, and the same counts from 0 to 1 as ``rates``."""
    return {
        "game": found.game,
        "seats": [
            {"cards": _shown(hand), **asdict(seat), "rates": found.rates(number)}
            for number, (hand, seat) in enumerate(zip(hands, found.seats, strict=True))
        ],
        "dead": [str(card) for card in cards_from(dead)],
        "deals": found.deals,
        "exact": found.exact,
        "standard_error": found.standard_error,
    }


def _up_to(hands: Sequence[str], street: int) -> list[str]:
    return [" ".join(_shown(hand).split()[:street]) for hand in hands]


def _shown(hand: str) -> str:
    """The hand with a blank between any two cards."""
    held = holding(hand)
    cards = " ".join(map(str, held.cards))
    return f"{hand.strip().partition(']')[0]}] {cards}" if held.holes else cards


def _width(hands: Sequence[str]) -> int:
    return max(len(_shown(hand)) for hand in hands) + 2


def _percent(rate: float, width: int) -> str:
    return f"{f'{100 * rate:.3f} %':>{width}}"
