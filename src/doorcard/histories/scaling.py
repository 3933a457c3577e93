"""A record counted in another smallest unit."""

from __future__ import annotations

from dataclasses import replace

from doorcard.histories.record import HandRecord, Money, Move, Posted
from doorcard.stud import Bet, BringIn, Call, Chips, Complete, Raise


def counted_in(record: HandRecord, per_unit: int) -> HandRecord:
    """The same hand with ``per_unit`` chips to a unit; as it was where that is no multiple.

    >>> from doorcard.histories.record import Money
    >>> Money(None, 1).text(5), Money(None, 100).text(500)
    ('5', '5')
    """
    factor, rest = divmod(per_unit, record.money.per_unit)
    if rest or factor == 1:
        return record

    def more(chips: Chips | None) -> Chips | None:
        return None if chips is None else chips * factor

    def posted(posts: tuple[Posted, ...] | None) -> tuple[Posted, ...] | None:
        return None if posts is None else tuple(Posted(p.seat, p.chips * factor) for p in posts)

    stakes = record.stakes
    return replace(
        record,
        money=Money(record.money.currency, per_unit),
        stakes=replace(
            stakes,
            small_bet=more(stakes.small_bet),
            big_bet=more(stakes.big_bet),
            ante=more(stakes.ante),
            bring_in=more(stakes.bring_in),
        ),
        players=tuple(replace(each, stack=more(each.stack)) for each in record.players),
        antes=posted(record.antes),
        moves=tuple(_move(each, factor) for each in record.moves),
        returned=posted(record.returned),
        pot=more(record.pot),
        pots=None if record.pots is None else tuple(each * factor for each in record.pots),
        rake=more(record.rake),
        awards=None
        if record.awards is None
        else tuple(replace(each, chips=each.chips * factor) for each in record.awards),
        repeated=posted(record.repeated) or (),
        results=None
        if record.results is None
        else tuple(replace(each, chips=each.chips * factor) for each in record.results),
    )


def _move(move: Move, factor: int) -> Move:
    match move.action:
        case BringIn(to) | Complete(to) | Bet(to) | Raise(to) | Call(to):
            return replace(move, action=type(move.action)(to * factor))
        case _:
            return move
