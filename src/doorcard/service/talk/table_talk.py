"""The talk of one table: said, kept back, taken down, and told to those who want to hear it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from doorcard.room.ids import PlayerId
from doorcard.room.talk import Line, Side, Speaker, is_held, spoken, why_not
from doorcard.service.accounts.allowance import Allowance, take_all
from doorcard.service.ports import Clock, Player, Store
from doorcard.service.table.bulletin import Bulletin
from doorcard.service.table.standing import Standing
from doorcard.service.table.table_state import TableState
from doorcard.service.table.tellings import Telling
from doorcard.service.table.watcher import Listener
from doorcard.service.talk.railing import is_at_table
from doorcard.service.talk.tellings import SaidTold, TalkTold, UnsaidTold, WhyNot
from doorcard.stud import Refusal

REMEMBERED: Final = 50
"""Lines of each side that are told to who comes."""
MOST_UNSAID: Final = 400
"""Lines that are told to be gone, of one person: a browser keeps 200 of each side of the rail."""
AT_ONCE: Final = 5
EVERY_MS: Final = 2_000
"""A player writes so many lines at once, then one in so many milliseconds."""
AT_ONCE_BY_ADDRESS: Final = 20
EVERY_MS_BY_ADDRESS: Final = 500
"""… and all who share an address together."""


class TalkPace:
    """How often lines are taken, over all tables of the room."""

    def __init__(self, clock: Clock) -> None:
        self._by_player = Allowance(clock, most=AT_ONCE, every_ms=EVERY_MS)
        self._by_address = Allowance(clock, most=AT_ONCE_BY_ADDRESS, every_ms=EVERY_MS_BY_ADDRESS)

    def take(self, player: PlayerId, address: str) -> None:
        """Count a line. Raises ``Refusal`` ``talk.too_fast``."""
        take_all(
            "talk.too_fast",
            "you write faster than others can read",
            (self._by_player, player),
            (self._by_address, address),
        )


class TableTalk:
    """What is said at a table, on both sides of the rail."""

    def __init__(
        self, store: Store, clock: Clock, standing: Standing, pace: TalkPace, bulletin: Bulletin
    ) -> None:
        self._store = store
        self._clock = clock
        self._standing = standing
        self._pace = pace
        self._bulletin = bulletin
        self._lines: dict[Side, deque[Line]] = {side: deque(maxlen=REMEMBERED) for side in Side}
        self._held: list[Line] = []
        self._removed: set[int] = set()
        self._erased: set[PlayerId] = set()
        bulletin.hushed = self._is_hushed

    async def load(self, state: TableState) -> None:
        """Read the latest lines; those of a hand still being played stay kept back."""
        playing = None if state.open_play is None else state.open_play.id
        for side, lines in self._lines.items():
            for line in await self._store.talk.recent(state.table.id, side, REMEMBERED):
                if line.held and line.hand == playing:
                    self._held.append(line)
                else:
                    lines.append(replace(line, held=False))

    async def say(
        self, player: Player, side: Side, text: str, state: TableState, address: str
    ) -> Line:
        """Say something, and keep it. Whoever calls then has it told with :meth:`release`.

        Raises ``Refusal``: ``talk.*``, ``player.banned``; ``session.none`` of who had their
        account deleted just now.
        """
        for refusal in (
            self._standing.refusal(player.id),
            self._standing.silenced(player.id, state.table.id),
        ):
            if refusal is not None:
                raise refusal
        line = spoken(text)
        policy, play = state.table.policy, state.open_play
        held = is_held(
            side,
            speaker(state, player.id),
            open_to=policy.table_chat if side is Side.TABLE else policy.rail_chat,
            folded=policy.folded_talk,
        )
        self._pace.take(player.id, address)
        said = await self._store.talk.add_line(
            Line(
                id=0,
                table=state.table.id,
                side=side,
                player=player.id,
                name=player.name,
                text=line,
                at_ms=self._clock.wall_ms(),
                hand=None if play is None else play.id,
                number=None if play is None else play.number,
                held=held,
            )
        )
        if said is None:
            raise Refusal("session.none", "your account has been deleted: nothing more is said")
        if held:
            self._held.append(said)
            self._bulletin.tell_where(SaidTold(said), lambda each: _is(each, player.id))
        return said

    def tell_free(self, said: Line, state: TableState) -> None:
        """Tell a line to its side of the rail."""
        line = replace(said, held=False)
        self._lines[line.side].append(line)
        if line.side is Side.TABLE:
            self._bulletin.tell_all(SaidTold(line), state)
        else:
            self._bulletin.tell_where(
                SaidTold(line), lambda each: each.is_person and not is_at_table(each, state)
            )

    def release(self, state: TableState) -> None:
        """Tell what was kept back for a hand that is over."""
        playing = None if state.open_play is None else state.open_play.id
        due = [line for line in self._held if line.hand != playing]
        self._held = [line for line in self._held if line.hand == playing]
        for line in due:
            self.tell_free(line, state)

    def unsay(self, line: int) -> None:
        """A line was taken down: nobody is told it any more."""
        self._removed.add(line)
        self._keep(lambda each: each.id != line)
        self._bulletin.tell_where(UnsaidTold(line), lambda _: True)

    def forget(self, player: PlayerId, lines: Sequence[int]) -> None:
        """The account of who said these was deleted: nobody is told them any more.

        ``lines``: in order. No browser keeps more than the latest of them.
        """
        self._erased.add(player)
        self._keep(lambda each: each.player != player)
        for line in lines[-MOST_UNSAID:]:
            self._bulletin.tell_where(UnsaidTold(line), lambda each: each.is_person)

    def _keep(self, wanted: Callable[[Line], bool]) -> None:
        self._held = list(filter(wanted, self._held))
        for side, lines in self._lines.items():
            self._lines[side] = deque(filter(wanted, lines), maxlen=REMEMBERED)

    def told(self, listener: Listener, state: TableState) -> TalkTold:
        """All that this listener reads, and where they may write.

        A rail with a delay is told the table's lines from when it comes on: earlier ones
        may speak of what it has not seen.
        """
        who = listener.player
        muted = frozenset[PlayerId]() if who is None else self._standing.muted_by(who.id)
        inside = is_at_table(listener, state)
        late = not inside and self._bulletin.rail_delay_ms(state)
        own = [each for each in self._held if who is not None and each.player == who.id]
        lines = {
            side: tuple(
                each
                for each in (*self._lines[side], *(line for line in own if line.side is side))
                if each.player not in muted
            )
            for side in Side
        }
        return TalkTold(
            table=self._long_past(lines[Side.TABLE], late) if late else lines[Side.TABLE],
            rail=() if inside else lines[Side.RAIL],
            may_table=self._why_not(who, Side.TABLE, state),
            may_rail=self._why_not(who, Side.RAIL, state),
            muted=tuple(sorted(muted)),
        )

    def _long_past(self, lines: tuple[Line, ...], late_ms: int) -> tuple[Line, ...]:
        until = self._clock.wall_ms() - late_ms
        return tuple(each for each in lines if each.at_ms <= until and each.hand is None)

    def _why_not(self, who: Player | None, side: Side, state: TableState) -> WhyNot | None:
        if who is None:
            return WhyNot("session.none", "whoever writes has a name: sign in first")
        policy = state.table.policy
        open_to = policy.table_chat if side is Side.TABLE else policy.rail_chat
        refusal = (
            self._standing.refusal(who.id)
            or self._standing.silenced(who.id, state.table.id)
            or why_not(side, speaker(state, who.id), open_to=open_to)
        )
        return None if refusal is None else WhyNot(refusal.code, str(refusal))

    def _is_hushed(self, listener: Listener, telling: Telling) -> bool:
        if not isinstance(telling, SaidTold):
            return False
        line = telling.line
        if line.id in self._removed or line.player in self._erased or not listener.is_person:
            return True
        who = listener.player
        return who is not None and line.player in self._standing.muted_by(who.id)


def speaker(state: TableState, player: PlayerId) -> Speaker:
    """How the table sees who wants to say something."""
    play = state.open_play
    seat = None if play is None else play.seat_of(player)
    folded = play is not None and seat is not None and play.hand.at(seat).folded
    return Speaker(seated=state.table.of(player) is not None, folded=folded)


def _is(listener: Listener, player: PlayerId) -> bool:
    return listener.player is not None and listener.player.id == player
