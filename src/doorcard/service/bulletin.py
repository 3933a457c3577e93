"""The telling: who listens at a table, and what they hear."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from doorcard.room.lobby import TableSign, sign_of
from doorcard.room.table import PlayerId, Seat, Table
from doorcard.service.audiences import Audiences, changes_readouts
from doorcard.service.ports import Clock, Player
from doorcard.service.table_state import HandInPlay, TableState
from doorcard.service.tellings import (
    ClosingTold,
    SeatSign,
    SeatsTold,
    TableTold,
    Telling,
    TurnTold,
    You,
)
from doorcard.service.watcher import Listener
from doorcard.stud import Chips, Event, options
from doorcard.views import Viewer


class Bulletin:
    """Tells every listener of one table what they may know. Nothing here waits."""

    def __init__(self, bots: Mapping[PlayerId, Player], clock: Clock) -> None:
        self._bots = bots
        self._clock = clock
        self._listeners: list[Listener] = []
        self._audiences = Audiences()

    @property
    def has_people(self) -> bool:
        """Does any person watch or sit and watch?"""
        return any(each.is_person for each in self._listeners)

    def people_present(self) -> list[Player]:
        """The signed-in people who listen now."""
        return [each.player for each in self._listeners if each.is_person and each.player]

    def is_connected(self, player: PlayerId) -> bool:
        """Is there a listener of this player?"""
        return any(each.player and each.player.id == player for each in self._listeners)

    def connected(self) -> frozenset[PlayerId]:
        """The players who listen now."""
        return frozenset(each.player.id for each in self._listeners if each.player is not None)

    def sign(self, state: TableState) -> TableSign:
        """What the lobby says of the table."""
        watching, wall = self._watching(state), self._clock.wall_ms()
        return sign_of(state.table, self._bots.keys(), watching, state.tempo, wall)

    def add(self, listener: Listener, state: TableState, wallet: Chips) -> bool:
        """Tell a new listener the whole table.

        True if a seated player has come back by it.
        """
        who = listener.player
        back = (
            who is not None and state.table.of(who.id) is not None and not self.is_connected(who.id)
        )
        self._listeners.append(listener)
        self.greet(listener, state, wallet)
        self._tell_others(listener, self.seats(state))
        return back

    def remove(self, listener: Listener, state: TableState) -> bool:
        """Tell this one no more. False if it was not told before."""
        if listener not in self._listeners:
            return False
        self._listeners.remove(listener)
        self._tell_others(listener, self.seats(state))
        return True

    def close(self, closing: ClosingTold) -> None:
        """Tell everybody that this is the end."""
        listeners, self._listeners = self._listeners, []
        for listener in listeners:
            listener.hear(closing)

    def tell_player(self, player: PlayerId, telling: Telling) -> None:
        """Tell the listeners of one player."""
        for each in tuple(self._listeners):
            if each.player is not None and each.player.id == player:
                each.hear(telling)

    def greet(self, listener: Listener, state: TableState, wallet: Chips) -> None:
        """Tell the whole table."""
        who = listener.player
        taken = None if who is None else state.table.of(who.id)
        you = None
        if who is not None:
            you = You(who.id, who.name, wallet, None if taken is None else taken.seat, who.role)
        play = state.play
        viewer = None if play is None or who is None else play.seat_of(who.id)
        readouts = listener.is_person and play is not None
        listener.hear(
            TableTold(
                table=self.sign(state),
                you=you,
                seats=self._seat_signs(state),
                dealer=state.table.dealer,
                hand=None if play is None else self._audiences.told(play, viewer),
                turn=self._turn(state, viewer),
                readouts=self._audiences.readouts(play, viewer) if readouts and play else None,
                last_hand=state.last_hand,
                watching=self._watching(state),
                held=state.table.held,
            )
        )

    def tell_all(self, telling: Telling) -> None:
        """Tell every listener the same."""
        _tell(tuple(self._listeners), telling)

    def tell_turn(self, state: TableState) -> None:
        """Tell every listener again whose turn it is."""
        self._tell_turn(state, tuple(self._listeners))

    def tell(self, before: TableState, after: TableState, events: Sequence[Event]) -> None:
        """Tell everybody what an order came to."""
        play = after.play
        listeners = tuple(self._listeners)
        seats = self.seats(after) if after.table != before.table else None
        if play is None or not events:
            if seats is not None:
                _tell(listeners, seats)
            if before.clock != after.clock:
                self._tell_turn(after, listeners)
            return
        audience = {id(each): _viewer(play, each) for each in listeners}
        told = self._audiences.notices(play, events, list(set(audience.values())))
        readable = {audience[id(each)] for each in listeners if each.is_person}
        readouts = {}
        if changes_readouts(events):
            readouts = {viewer: self._audiences.readouts(play, viewer) for viewer in readable}
        turn_of_others = self._turn(after, None)
        for listener in listeners:
            viewer = audience[id(listener)]
            for notice in told[viewer]:
                listener.hear(notice)
            if listener.is_person and viewer in readouts:
                listener.hear(readouts[viewer])
            if seats is not None:
                listener.hear(seats)
            if turn_of_others is not None:
                mine = viewer == turn_of_others.seat
                listener.hear(_with_options(turn_of_others, play) if mine else turn_of_others)

    def seats(self, state: TableState) -> SeatsTold:
        """The seats as they are."""
        table = state.table
        return SeatsTold(self._seat_signs(state), table.dealer, self._watching(state), table.held)

    def _tell_others(self, listener: Listener, telling: Telling) -> None:
        _tell([each for each in self._listeners if each is not listener], telling)

    def _tell_turn(self, state: TableState, listeners: Sequence[Listener]) -> None:
        play, turn = state.open_play, self._turn(state, None)
        if play is None or turn is None:
            return
        for listener in listeners:
            mine = _viewer(play, listener) == turn.seat
            listener.hear(_with_options(turn, play) if mine else turn)

    def _turn(self, state: TableState, viewer: Viewer) -> TurnTold | None:
        play, clock = state.open_play, state.clock
        if play is None or clock is None or play.hand.to_act is None:
            return None
        turn = TurnTold(
            hand=play.id,
            decision=play.hand.decision,
            seat=play.hand.to_act,
            ms_left=clock.left(self._clock.now_ms()),
            visible_ms=clock.visible_ms,
            options=None,
        )
        return _with_options(turn, play) if viewer == turn.seat else turn

    def _watching(self, state: TableState) -> int:
        return sum(
            each.is_person and (each.player is None or state.table.of(each.player.id) is None)
            for each in self._listeners
        )

    def _seat_signs(self, state: TableState) -> tuple[SeatSign, ...]:
        connected = {each.player.id for each in self._listeners if each.player is not None}
        return tuple(
            SeatSign(
                seat=each.seat,
                player=each.player,
                name=each.name,
                stack=state.behind(each.seat),
                bot=each.player in self._bots,
                style=self._bots[each.player].style if each.player in self._bots else None,
                sitting_out=each.sitting_out or each.absent,
                connected=each.player in connected,
                leaving=each.leaving,
                auto_ante=each.auto_ante,
                answered=_answered(state.table, each),
                auto_muck=each.auto_muck,
                protection=each.protection,
                busted=not each.stack + each.reserved and each.seat not in state.table.in_hand,
            )
            for each in state.table.seats
        )


def _answered(table: Table, seat: Seat) -> bool | None:
    """Has the seat said "I'm in"? ``None`` if it is not asked. (001, item 3)"""
    if seat.auto_ante or not seat.plays:
        return None
    return seat.seat not in table.asked


def _viewer(play: HandInPlay, listener: Listener) -> Viewer:
    return None if listener.player is None else play.seat_of(listener.player.id)


def _with_options(turn: TurnTold, play: HandInPlay) -> TurnTold:
    """The turn as the seat in turn is told it."""
    return replace(turn, options=options(play.hand))


def _tell(listeners: Sequence[Listener], telling: Telling) -> None:
    for each in listeners:
        each.hear(telling)
