"""Other readings of a record, for what its format leaves out or its site does differently."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Final

from doorcard.cards import CARDS, UNKNOWN, Card
from doorcard.histories.record import HandRecord, Player, Site
from doorcard.stud import Call, Chips, Game, HouseRules, Raise, Street

FROM_THE_BRING_IN: Final = "raises on third street are counted from the bring-in on here"


def variants(record: HandRecord, rules: HouseRules) -> Iterator[tuple[str, HandRecord]]:
    """Records that say the same in other words, with what is to be explained, or nothing."""
    yield from (("", each) for each in _with_open_pair(record))
    ladder = _from_the_bring_in(record, rules)
    if ladder is not None:
        yield FROM_THE_BRING_IN, ladder


def _with_open_pair(record: HandRecord) -> Iterator[HandRecord]:
    """Who opens fourth street may hold an open pair that the file does not tell."""
    fourth = [each for each in record.moves if each.street is Street.FOURTH]
    if record.game is not Game.HI or not fourth:
        return
    opener = record.player(fourth[0].seat)
    if len(opener.up) < 2 or UNKNOWN not in opener.up[:2]:
        return
    seen = {card for each in record.players for card in (*each.down, *each.up)}
    free = [card for card in CARDS if card not in seen]
    for first, second in pairwise(free):
        pair = _pair_like(opener, first, second)
        if pair is not None:
            told = replace(opener, up=(*pair, *opener.up[2:]))
            others = tuple(told if each.seat == opener.seat else each for each in record.players)
            yield replace(record, players=others)


def _pair_like(opener: Player, first: Card, second: Card) -> tuple[Card, Card] | None:
    door, next_up = opener.up[:2]
    if first // 4 != second // 4:
        return None
    if door == next_up == UNKNOWN:
        return first, second
    known = next_up if door == UNKNOWN else door
    if known // 4 != first // 4:
        return None
    return (first, known) if door == UNKNOWN else (known, first)


def _from_the_bring_in(record: HandRecord, rules: HouseRules) -> HandRecord | None:
    """KingsClub completes to the small bet, and then raises to bring-in and small bets.

    The same wagers on the usual ladder, so that all else can be judged; ``None`` where
    no amount is off it.
    """
    if record.site is not Site.KINGSCLUB:
        return None
    small, bring_in = rules.small_bet, rules.bring_in
    usual = {bring_in + n * small: (n + 1) * small for n in (1, 2, 3)}
    moves = []
    for move in record.moves:
        match move.action:
            case Raise(to) if move.street is Street.THIRD and to in usual:
                moves.append(replace(move, action=Raise(usual[to])))
            case Call(to) if move.street is Street.THIRD and to in usual:
                moves.append(replace(move, action=Call(usual[to])))
            case _:
                moves.append(move)
    deep = tuple(_deeper(each, 3 * small) for each in record.players)
    return (
        None if moves == list(record.moves) else replace(record, moves=tuple(moves), players=deep)
    )


def _deeper(player: Player, chips: Chips) -> Player:
    return player if player.stack is None else replace(player, stack=player.stack + chips)
