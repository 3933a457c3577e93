"""What a table is asked besides playing its hands."""

from __future__ import annotations

from dataclasses import dataclass, replace

from doorcard.room.anteing import say_in, set_auto_ante
from doorcard.room.changing import announce, withdraw
from doorcard.room.policy import RoomPolicy
from doorcard.room.queueing import out_of_line, stop_waiting, wait
from doorcard.room.table import Table
from doorcard.service.ports import Player
from doorcard.service.table.judge import private
from doorcard.service.table.order import Moment, TableOrder
from doorcard.service.table.table_state import TableState
from doorcard.service.table.verdict import Verdict
from doorcard.stud import HouseRules, Refusal, SeatNo


def _asker(order: TableOrder) -> str:
    """Who asks. ``ValueError`` if it is nobody: these orders are people's."""
    if order.player is None:
        raise ValueError(f"{type(order).__name__} is asked by a player")
    return order.player


def _changed(state: TableState, table: Table) -> Verdict:
    return Verdict(replace(state, table=table))


@dataclass(frozen=True, slots=True)
class Wait(TableOrder):
    """Stand in line for a seat. Refused as :func:`doorcard.room.queueing.wait`."""

    name: str
    seats: tuple[SeatNo, ...] = ()
    host: bool = False

    def judged(self, state: TableState, at: Moment) -> Verdict:
        """In line, if one may come in at all: ``table.private``."""
        player = _asker(self)
        if not (self.host or state.table.admits(player)):
            raise private(state.table)
        waits = at.waits_elsewhere
        line = wait(state.table, player, self.name, self.seats, elsewhere=waits)
        return _changed(state, line)


@dataclass(frozen=True, slots=True)
class StopWaiting(TableOrder):
    """Leave the line. Refused as :func:`doorcard.room.queueing.stop_waiting`."""

    def judged(self, state: TableState, at: Moment) -> Verdict:  # noqa: ARG002 - no time in it
        """In line no more."""
        return _changed(state, stop_waiting(state.table, _asker(self)))


@dataclass(frozen=True, slots=True)
class SayIn(TableOrder):
    """Say "I'm in" for the next hand. Refused as :func:`doorcard.room.anteing.say_in`."""

    number: int

    def judged(self, state: TableState, at: Moment) -> Verdict:  # noqa: ARG002 - no time in it
        """In, for that hand."""
        return _changed(state, say_in(state.table, _asker(self), self.number))


@dataclass(frozen=True, slots=True)
class SetAutoAnte(TableOrder):
    """Switch the automatic ante. Refused as :func:`doorcard.room.anteing.set_auto_ante`."""

    on: bool

    def judged(self, state: TableState, at: Moment) -> Verdict:  # noqa: ARG002 - no time in it
        """Switched, for this seat."""
        return _changed(state, set_auto_ante(state.table, _asker(self), on=self.on))


@dataclass(frozen=True, slots=True)
class Admit(TableOrder):
    """Let a player in through the door; whoever asks has shown that they may come in."""

    def judged(self, state: TableState, at: Moment) -> Verdict | None:  # noqa: ARG002 - no time in it
        """Let in; nothing to do where there is no door."""
        door, player = state.table.door, _asker(self)
        if door is None or player in door.guests:
            return None
        return _changed(state, replace(state.table, door=door.admitting(player)))


@dataclass(frozen=True, slots=True)
class ChangeDoor(TableOrder):
    """A new invitation: the old link opens no more. For who may run the table."""

    invitation: str
    host: bool = False

    def judged(self, state: TableState, at: Moment) -> Verdict:  # noqa: ARG002 - no time in it
        """The door with the new link. ``table.not_yours``, ``table.public``."""
        table = state.table
        check_runs(table, _asker(self), host=self.host)
        if table.door is None:
            raise Refusal("table.public", f"{table.name} is open to everybody: it has no door")
        door = replace(table.door, invitation=self.invitation)
        return _changed(state, replace(table, door=door))


@dataclass(frozen=True, slots=True)
class ChangeRules(TableOrder):
    """Announce new rules. Refused as :func:`doorcard.room.changing.announce`."""

    name: str
    rules: HouseRules
    policy: RoomPolicy
    host: bool = False

    def judged(self, state: TableState, at: Moment) -> Verdict:  # noqa: ARG002 - no time in it
        """Announced, a hand before. ``table.not_yours``."""
        player = _asker(self)
        check_runs(state.table, player, host=self.host)
        return _changed(state, announce(state.table, self.rules, self.policy, player, self.name))


@dataclass(frozen=True, slots=True)
class TakeBackRules(TableOrder):
    """Take back announced rules. Refused as :func:`doorcard.room.changing.withdraw`."""

    host: bool = False

    def judged(self, state: TableState, at: Moment) -> Verdict:  # noqa: ARG002 - no time in it
        """Announced no more. ``table.not_yours``."""
        check_runs(state.table, _asker(self), host=self.host)
        return _changed(state, withdraw(state.table))


@dataclass(frozen=True, slots=True)
class CloseTable(TableOrder):
    """Close the table as soon as no hand is being played."""

    host: bool = False
    if_empty: bool = False
    """The room's own wish: only if nobody is there any more."""

    def judged(self, state: TableState, at: Moment) -> Verdict | None:
        """Closing: all chips go back to the wallets. ``table.not_yours``."""
        table = state.table
        if self.if_empty and (people_at(table, at) or table.waiting):
            return None
        if self.player is not None:
            check_runs(table, self.player, host=self.host)
        return None if table.closing else _changed(state, replace(table, closing=True))


@dataclass(frozen=True, slots=True)
class Forget(TableOrder):
    """A player is no more: nothing at the table speaks of them but hands that were played."""

    def judged(self, state: TableState, at: Moment) -> Verdict | None:  # noqa: ARG002 - no time in it
        """The room's table, if it was theirs; nobody in line, nobody let in."""
        player, table = _asker(self), state.table
        mine = table.opener == player
        door, change = table.door, table.announced
        forgotten = replace(
            out_of_line(table, player),
            opener=None if mine else table.opener,
            opener_name="" if mine else table.opener_name,
            door=door and replace(door, guests=door.guests - {player}),
            left=tuple(each for each in table.left if each.player != player),
            announced=change and (replace(change, by_name="") if change.by == player else change),
        )
        return None if forgotten == table else _changed(state, forgotten)


def people_at(table: Table, at: Moment) -> bool:
    """Is any person seated there, or listening?"""
    seated = any(seat.player not in at.bots for seat in table.seats)
    return seated or any(player not in at.bots for player in at.connected)


def check_runs(table: Table, player: str, *, host: bool) -> None:
    """Raises ``table.not_yours`` unless the player opened the table or is the host."""
    if not host and table.opener != player:
        by = f"{table.opener_name}, who opened it," if table.opener_name else "the room's host"
        raise Refusal(
            "table.not_yours",
            f"{table.name} is run by {by} and the host: ask them, or open a table of your own",
            table=table.id,
        )


def wait_for(player: Player, seats: tuple[SeatNo, ...]) -> Wait:
    """The order with which a player stands in line."""
    return Wait(player.id, player.name, seats, host=player.host)
