"""The railing: which listeners of a table stand behind it, and what they are told when."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Final

from doorcard.room.rail import Rail, RailRule
from doorcard.room.tempo import Tempo
from doorcard.service.clock.tellings import LapseTold
from doorcard.service.deal.tellings import ClosedTold, MixedTold, OpenedTold
from doorcard.service.table.table_state import TableState
from doorcard.service.table.tellings import NoticeTold, ReadoutsTold, Telling, TurnTold
from doorcard.service.table.watcher import Listener
from doorcard.service.talk.room_rail import RoomRail

_OF_A_HAND: Final = (
    NoticeTold,
    TurnTold,
    ReadoutsTold,
    LapseTold,
    OpenedTold,
    MixedTold,
    ClosedTold,
)


class Stands(Enum):
    """Where a listener stands."""

    LIVE = "live"
    """Is told at once: at the table, or on a rail without delay."""
    LATE = "late"
    """On a rail with a delay."""
    BLIND = "blind"
    """Where the hands are told to the seated alone."""
    OUT = "out"
    """May not listen at all."""


class Railing:
    """Knows where each listener stands."""

    def __init__(self, rail: RoomRail) -> None:
        self._rail = rail
        self._stood: dict[int, Stands] = {}
        self._first: dict[int, int] = {}
        """Which passage of the tape is the first that a late listener is to be told."""

    def at(self, state: TableState) -> Rail:
        """What holds at the table."""
        return self._rail.at(state.table)

    def delay_ms(self, state: TableState) -> int:
        """How late the rail is told; 0 where it is told nothing."""
        rail = self.at(state)
        return 0 if rail.rule is RailRule.CLOSED else rail.delay_seconds * 1000

    def stands(self, listener: Listener, state: TableState, *, tape_runs: bool) -> Stands:
        """Where the listener stands now."""
        if not listener.is_person or is_at_table(listener, state):
            return Stands.LIVE
        rail = self.at(state)
        if rail.rule is not RailRule.OPEN and listener.player is None:
            return Stands.OUT
        if rail.rule is RailRule.CLOSED:
            return Stands.BLIND
        return Stands.LATE if tape_runs or rail.delay_seconds else Stands.LIVE

    def stood(self, listener: Listener) -> Stands | None:
        """Where the listener stood when last looked at."""
        return self._stood.get(id(listener))

    def put(self, listener: Listener, stands: Stands, first: int) -> None:
        """The listener stands there from now on; of the tape, hears from ``first`` on."""
        if self._stood.get(id(listener)) is not stands:
            self._first[id(listener)] = first
        self._stood[id(listener)] = stands

    def hears(self, listener: Listener, passage: int) -> bool:
        """Is the listener to be told that passage of the tape?"""
        late = self._stood.get(id(listener)) is Stands.LATE
        return late and self._first[id(listener)] <= passage

    def forget(self, listener: Listener) -> None:
        """The listener has gone."""
        self._stood.pop(id(listener), None)
        self._first.pop(id(listener), None)


def is_at_table(listener: Listener, state: TableState) -> bool:
    """Has the listener a seat, or been dealt into the hand being played?"""
    who, play = listener.player, state.open_play
    if who is None:
        return False
    return state.table.of(who.id) is not None or (
        play is not None and play.seat_of(who.id) is not None
    )


def is_of_a_hand(telling: Telling) -> bool:
    """Does it tell something of a hand?"""
    return isinstance(telling, _OF_A_HAND)


def without_hand(state: TableState) -> TableState:
    """The table as those see it who are told no hands: stacks as of the start of the hand."""
    return replace(state, play=None, clock=None, last_hand=None, deal=None)


def bare(state: TableState) -> TableState:
    """The table of which nothing may be told yet."""
    table = replace(state.table, seats=(), dealer=None, in_hand=(), drawn=(), hands=0)
    return replace(without_hand(state), table=table, tempo=Tempo())
