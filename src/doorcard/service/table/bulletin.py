"""The telling: who listens at a table, and what they hear."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from doorcard.room.lobby import TableSign, sign_of
from doorcard.room.table import PlayerId
from doorcard.service.deal.tellings import FairTold
from doorcard.service.ports import Clock, Player
from doorcard.service.table.audiences import Audiences, changes_readouts
from doorcard.service.table.seat_signs import seat_signs
from doorcard.service.table.table_state import HandInPlay, TableState
from doorcard.service.table.tellings import (
    ClosingTold,
    ReadoutsTold,
    SeatSign,
    SeatsTold,
    TableTold,
    Telling,
    TurnTold,
    You,
)
from doorcard.service.table.watcher import Listener, Watcher
from doorcard.service.talk.rail_tape import Passage, Past, RailTape
from doorcard.service.talk.railing import Railing, Stands, bare, is_of_a_hand, without_hand
from doorcard.service.talk.room_rail import RoomRail
from doorcard.stud import Chips, Event, options
from doorcard.views import Viewer


class Bulletin:
    """Tells every listener of one table what they may know. Nothing here waits."""

    def __init__(
        self, bots: Mapping[PlayerId, Player], clock: Clock, rail: RoomRail | None = None
    ) -> None:
        self._bots = bots
        self._clock = clock
        self._listeners: list[Listener] = []
        self._audiences = Audiences()
        self._railing = Railing(rail or RoomRail())
        self._tape = RailTape(clock, self._play)
        self._now: TableState | None = None
        self.fair: Callable[[TableState, PlayerId | None], FairTold | None] = lambda *_: None
        """The fair deal of a hand, for one player."""
        self.besides: Callable[[Listener], None] = lambda _: None
        """Tells a listener what comes right after the table."""
        self.hushed: Callable[[Listener, Telling], bool] = lambda *_: False
        """Is a line not for this listener: muted, or taken down?"""

    def open(self, state: TableState, past: Sequence[Past] = ()) -> None:
        """The table is open. A rail with a delay is told of it when that is over.

        ``past`` is what such a rail has still to be told of the time before.
        """
        self._now = state
        if self._delays(state):
            self._tape.remember(past, self._railing.delay_ms(state))
            self._tape.record(state, None, self._railing.delay_ms(state))
        else:
            self._tape.skip_to(state)

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
        """What the lobby says of the table: of hands, as much as its rail has been told."""
        watching, wall = self._watching(state), self._clock.wall_ms()
        told = self.seen_from_rail(state)
        rail = self._railing.at(state)
        bots = self._bots.keys()
        return sign_of(state.table, bots, watching, told.tempo, wall, rail, seen=told.table)

    def seen_from_rail(self, state: TableState) -> TableState:
        """The table as its rail has been told it."""
        if not self._delays(state):
            return state
        return bare(state) if self._tape.head is None else self._tape.head

    def seen_by(self, player: PlayerId | None, state: TableState) -> TableState:
        """The table as this player may see it now."""
        play = state.open_play
        if player is not None and (
            state.table.of(player) or (play is not None and play.seat_of(player) is not None)
        ):
            return state
        return self.seen_from_rail(state)

    def refuse_watcher(self, state: TableState, player: PlayerId | None) -> None:
        """Raise ``Refusal`` ``rail.players`` for who must have a name to watch."""
        self._railing.at(state).refuse(state.table.name, player)

    def rail_delay_ms(self, state: TableState) -> int:
        """How late the rail is told."""
        return self._railing.delay_ms(state)

    def _delays(self, state: TableState) -> bool:
        return bool(self._railing.delay_ms(state)) or not self._tape.is_empty

    def add(self, listener: Listener, state: TableState, wallet: Chips) -> bool:
        """Tell a new listener the whole table.

        True if a seated player has come back by it.
        """
        who = listener.player
        back = (
            who is not None and state.table.of(who.id) is not None and not self.is_connected(who.id)
        )
        self._listeners.append(listener)
        self._stand(listener, state)
        self.greet(listener, state, wallet)
        self._tell_seats(state, but=listener)
        return back

    def remove(self, listener: Listener, state: TableState) -> bool:
        """Tell this one no more. False if it was not told before."""
        if listener not in self._listeners:
            return False
        self._listeners.remove(listener)
        self._railing.forget(listener)
        self._tell_seats(state)
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

    def dismiss(self, player: PlayerId, closing: ClosingTold) -> None:
        """Tell the listeners of one player that this is the end."""
        for each in tuple(self._listeners):
            if each.player is not None and each.player.id == player:
                each.hear(closing)

    def greet(self, listener: Listener, now: TableState, wallet: Chips) -> None:
        """Tell the whole table, as this listener may see it by now."""
        stands = self._stand(listener, now)
        state, lag_ms = now, 0
        if stands is Stands.LATE:
            state, lag_ms = self.seen_from_rail(now), self._tape.lag_ms
        elif stands is not Stands.LIVE:
            state = without_hand(now)
        who = listener.player
        taken = None if who is None else now.table.of(who.id)
        you = None
        if who is not None:
            you = You(who.id, who.name, wallet, None if taken is None else taken.seat, who.role)
        play = state.play
        viewer = None if play is None or who is None else play.seat_of(who.id)
        if stands is Stands.LATE:
            viewer = None
        readouts = listener.is_person and play is not None
        listener.hear(
            TableTold(
                table=self.sign(now),
                you=you,
                seats=self._seat_signs(state),
                dealer=state.table.dealer,
                hand=None if play is None else self._audiences.told(play, viewer),
                turn=self._turn(state, viewer, lag_ms),
                readouts=self._readouts(state, viewer) if readouts else None,
                last_hand=state.last_hand,
                watching=self._watching(now),
                held=state.table.held,
                fair=self.fair(state, None if viewer is None or who is None else who.id),
                delayed=self._railing.delay_ms(now) // 1000 if stands is Stands.LATE else 0,
            )
        )

    def tell_all(self, telling: Telling, state: TableState) -> None:
        """Tell every listener the same; the rail when its time has come."""
        for each in tuple(self._listeners):
            stands = self._railing.stood(each)
            if stands is Stands.LIVE or (stands is Stands.BLIND and not is_of_a_hand(telling)):
                self._hear(each, telling)
        self._keep_back(state, (telling,))

    def tell_where(self, telling: Telling, wanted: Callable[[Listener], bool]) -> None:
        """Tell those listeners the same, at once."""
        for each in tuple(self._listeners):
            if wanted(each):
                self._hear(each, telling)

    def tell_each(
        self, telling: Callable[[Listener], Telling], wanted: Callable[[Listener], bool]
    ) -> None:
        """Tell each of those listeners something of their own, at once."""
        for each in tuple(self._listeners):
            if each.is_person and wanted(each):
                each.hear(telling(each))

    def tell_turn(self, state: TableState) -> None:
        """Tell every listener again whose turn it is."""
        live = [each for each in self._listeners if self._railing.stood(each) is Stands.LIVE]
        self._tell_turn(state, live)
        if (turn := self._turn(state, None)) is not None:
            self._keep_back(state, (turn,))

    def mind_rail(self, state: TableState) -> None:
        """The rule of the rail has changed: who stands elsewhere now is told the table anew."""
        self._moved(tuple(self._listeners), state)
        if not self._delays(state):
            self._tape.skip_to(state)

    def tell(self, before: TableState, after: TableState, events: Sequence[Event]) -> None:
        """Tell everybody what an order came to."""
        play = after.play
        keeps = self._delays(after) or self._delays(before)
        listeners = self._moved(tuple(self._listeners), after)
        seats = self.seats(after) if after.table != before.table else None
        if seats is not None:
            self._tell_blind(after)
        if play is None or not events:
            if seats is not None:
                _tell(listeners, seats)
            clock_changed = before.clock != after.clock
            if clock_changed:
                self._tell_turn(after, listeners)
            turn = self._turn(after, None) if clock_changed else None
            self._keep_back(after, [each for each in (seats, turn) if each is not None])
            return
        audience = {id(each): _viewer(play, each) for each in listeners}
        viewers = {*audience.values(), None} if keeps else set(audience.values())
        told = self._audiences.notices(play, events, list(viewers))
        readable = {audience[id(each)] for each in listeners if each.is_person}
        if keeps:
            readable.add(None)
        readouts = {}
        if changes_readouts(events):
            readouts = {viewer: self._readouts(after, viewer) for viewer in readable}
        turn_of_others = self._turn(after, None)
        for listener in listeners:
            viewer = audience[id(listener)]
            for notice in told[viewer]:
                listener.hear(notice)
            if listener.is_person and (readout := readouts.get(viewer)) is not None:
                listener.hear(readout)
            if seats is not None:
                listener.hear(seats)
            if turn_of_others is not None:
                mine = viewer == turn_of_others.seat
                listener.hear(_with_options(turn_of_others, play) if mine else turn_of_others)
        if keeps:
            late = [*told[None], readouts.get(None), seats, turn_of_others]
            self._keep_back(after, [each for each in late if each is not None])
        else:
            self._keep_back(after, ())

    def _moved(self, listeners: Sequence[Listener], state: TableState) -> list[Listener]:
        """Those who are told at once. Who has come to stand elsewhere is told the table anew.

        Only who steps behind a delay is not: they know all until now, and are told the
        rest late.
        """
        live: list[Listener] = []
        for each in listeners:
            before = self._railing.stood(each)
            now = self._stand(each, state)
            if now is Stands.OUT:
                sentence = "this table is watched only by those who have signed in: sign in"
                each.hear(ClosingTold("rail.players", sentence))
                self._listeners.remove(each)
                self._railing.forget(each)
            elif before in (None, now):
                if now is Stands.LIVE:
                    live.append(each)
            elif before is Stands.LIVE and now is Stands.LATE:
                live.append(each)
            else:
                self.greet(each, state, each.wallet if isinstance(each, Watcher) else 0)
                self.besides(each)
        return live

    def _stand(self, listener: Listener, state: TableState) -> Stands:
        runs = not self._tape.is_empty
        stands = self._railing.stands(listener, state, tape_runs=runs)
        self._railing.put(listener, stands, self._tape.next_number)
        return stands

    def _keep_back(self, state: TableState, tellings: Sequence[Telling]) -> None:
        """For the rail: on the tape where there is a delay."""
        self._now = state
        if not self._delays(state):
            self._tape.skip_to(state)
        elif tellings:
            self._tape.record(state, tuple(tellings), self._railing.delay_ms(state))

    def _play(self, passage: Passage) -> None:
        """Tell a passage to those who are told late."""
        for each in tuple(self._listeners):
            if not self._railing.hears(each, passage.number):
                continue
            if passage.tellings is None and self._now is not None:
                self.greet(each, self._now, each.wallet if isinstance(each, Watcher) else 0)
                self.besides(each)
            for telling in passage.tellings or ():
                self._hear(each, telling)

    def _hear(self, listener: Listener, telling: Telling) -> None:
        if not self.hushed(listener, telling):
            listener.hear(telling)

    def _tell_seats(self, state: TableState, but: Listener | None = None) -> None:
        seats = self.seats(state)
        for each in tuple(self._listeners):
            if each is not but and self._railing.stood(each) is Stands.LIVE:
                each.hear(seats)
        self._tell_blind(state, but)
        self._keep_back(state, (seats,))

    def _tell_blind(self, state: TableState, but: Listener | None = None) -> None:
        """Who is told no hands sees the stacks as they were when the hand began."""
        blind = [each for each in self._listeners if self._railing.stood(each) is Stands.BLIND]
        if blind:
            _tell([each for each in blind if each is not but], self.seats(without_hand(state)))

    def seats(self, state: TableState) -> SeatsTold:
        """The seats as they are."""
        table = state.table
        return SeatsTold(self._seat_signs(state), table.dealer, self._watching(state), table.held)

    def _tell_turn(self, state: TableState, listeners: Sequence[Listener]) -> None:
        play, turn = state.open_play, self._turn(state, None)
        if play is None or turn is None:
            return
        for listener in listeners:
            mine = _viewer(play, listener) == turn.seat
            listener.hear(_with_options(turn, play) if mine else turn)

    def _turn(self, state: TableState, viewer: Viewer, lag_ms: int = 0) -> TurnTold | None:
        play, clock = state.open_play, state.clock
        if play is None or clock is None or play.hand.to_act is None:
            return None
        turn = TurnTold(
            hand=play.id,
            decision=play.hand.decision,
            seat=play.hand.to_act,
            ms_left=clock.left(self._clock.now_ms() - lag_ms),
            visible_ms=clock.visible_ms,
            options=None,
        )
        return _with_options(turn, play) if viewer == turn.seat else turn

    def _readouts(self, state: TableState, viewer: Viewer) -> ReadoutsTold | None:
        outs = state.table.policy.live_outs
        play = state.play
        return None if play is None else self._audiences.readouts(play, viewer, outs=outs)

    def _watching(self, state: TableState) -> int:
        seated = {each.player for each in state.table.seats}
        return sum(
            each.is_person and ((who := each.player) is None or who.id not in seated)
            for each in self._listeners
        )

    def _seat_signs(self, state: TableState) -> tuple[SeatSign, ...]:
        return seat_signs(state, self._bots, self.connected())


def _viewer(play: HandInPlay, listener: Listener) -> Viewer:
    return None if listener.player is None else play.seat_of(listener.player.id)


def _with_options(turn: TurnTold, play: HandInPlay) -> TurnTold:
    """The turn as the seat in turn is told it."""
    return replace(turn, options=options(play.hand))


def _tell(listeners: Sequence[Listener], telling: Telling) -> None:
    for each in listeners:
        each.hear(telling)
