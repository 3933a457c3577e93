"""After a restart: what a late rail has still to be told, out of the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from doorcard.records import unseal
from doorcard.room.rail import RailRule
from doorcard.room.table import PlayerId, Seat, hand_id
from doorcard.room.tempo import HOUR_MS, LAST, Tempo
from doorcard.service.ports import Clock, Store, StoredHand
from doorcard.service.table.table_state import HandInPlay, TableState
from doorcard.service.talk.rail_tape import Past
from doorcard.service.talk.room_rail import RoomRail
from doorcard.stud import Event, HandStarted, Refusal, replay

_MOST_HANDS: Final = 200
"""Of which the tape is made again; a hand takes longer than a hundredth of the longest delay."""


async def kept_back(
    store: Store, state: TableState, clock: Clock, room: RoomRail
) -> tuple[Past, ...]:
    """How the table stood after each act that its rail has not been told, and one before.

    Nothing where the rail is not late, or told no hands at all.
    """
    rail = room.at(state.table)
    if not rail.delay_seconds or rail.rule is RailRule.CLOSED:
        return ()
    now = clock.wall_ms()
    since = now - rail.delay_seconds * 1000
    try:
        hands = await _hands_since(store, state, since)
    except Refusal:
        return ()  # cards that cannot be opened are not told late either
    known = await store.players([player for each in hands for _, player in each.seats])
    names = {id_: player.name for id_, player in known.items()}
    ended = await store.tempo(state.table.id, since - HOUR_MS, LAST)
    stood = [
        replace(each, state=replace(each.state, tempo=_tempo(ended, each.at_ms)))
        for hand in reversed(hands)
        for each in _stood(state, hand, names)
    ]
    told = [each for each in stood if each.at_ms <= since]
    return (*told[-1:], *stood[len(told) :])


async def _hands_since(store: Store, state: TableState, since: int) -> list[StoredHand]:
    """The latest hands, the latest first, down to one that had begun by then."""
    hands: list[StoredHand] = []
    table = state.table
    for number in range(table.hands, max(0, table.hands - _MOST_HANDS), -1):
        hand = await store.hand(hand_id(table.id, number))
        if hand is None or not hand.events or hand.voided is not None:
            continue
        hands.append(hand)
        if hand.started_ms <= since:
            break
    return hands


def _stood(state: TableState, stored: StoredHand, names: dict[PlayerId, str]) -> Iterator[Past]:
    """How the table stood after each act of one hand."""
    events = tuple(unseal(each) for each in stored.events)
    numbered = zip(stored.at_ms, range(1, len(events) + 1), strict=True)
    for at_ms, group in groupby(numbered, key=lambda each: each[0]):
        upto = max(count for _, count in group)
        yield Past(at_ms, _after(state, stored, events[:upto], names))


def _after(
    state: TableState, stored: StoredHand, events: tuple[Event, ...], names: dict[PlayerId, str]
) -> TableState:
    hand = replay(events)
    play = HandInPlay(stored.id, stored.number, hand, dict(stored.seats), events)
    started = events[0]
    stacks = {each.seat: each.stack for each in hand.seats}
    if isinstance(started, HandStarted) and not hand.is_over:
        stacks = {each.seat: each.stack for each in started.seats}
    dealt = [
        Seat(seat, player, names.get(player, ""), stacks[seat]) for seat, player in stored.seats
    ]
    table = replace(
        state.table,
        seats=tuple(sorted(dealt, key=lambda each: each.seat)),
        dealer=hand.dealer,
        hands=stored.number,
        in_hand=() if hand.is_over else tuple(each.seat for each in hand.seats),
        pause=None,
    )
    last = stored.id if hand.is_over else None
    return TableState(table, play, last_hand=last)


def _tempo(ended: Sequence[tuple[int, int | None]], at_ms: int) -> Tempo:
    return Tempo.of([each for each in ended if each[0] <= at_ms])
