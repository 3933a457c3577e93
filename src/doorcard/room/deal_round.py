"""A fair deal as the table waits for it: who commits, who reveals, who was silent.

Before a hand is opened every person's seat commits to a seed of its own; then all of them
are revealed, or the hand is void and the next one is opened without the silent seat. What
a commitment is made of is not looked at here.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Final

from doorcard.room import seating
from doorcard.room.ids import PlayerId
from doorcard.room.table import Seat, Table
from doorcard.stud.refusals import Refusal
from doorcard.stud.street import SeatNo

PATIENCE: Final = 2
"""Silences in a row after which nobody waits for the seat any more."""


@dataclass(frozen=True, slots=True)
class Commitment:
    """A player's commitment to a seed for the next hand."""

    player: PlayerId
    digest: bytes


Commitments = Mapping[SeatNo, Commitment]
"""Those that have come for the next hand, by seat."""


def kept_out(table: Table) -> frozenset[SeatNo]:
    """The seats that were silent in a hand that was opened since the last one was played.

    They are not dealt in again before a hand has been played: else two who conspire with
    the room could take turns at being silent until it likes the mix. Every client checks
    it by the hands before. Where fewer than two others can be dealt to they are dealt in
    all the same: a table of two must not stand still.
    """
    return frozenset(
        each.seat
        for each in table.seats
        if each.silent_in is not None and each.silent_in > table.played
    )


def to_commit(table: Table, bots: Collection[PlayerId]) -> tuple[SeatNo, ...]:
    """The seats that are asked to commit: of people who could be dealt into the next hand."""
    return tuple(each.seat for each in table.seats if each.plays and each.player not in bots)


def dealt_in(
    table: Table, bots: Collection[PlayerId], commitments: Commitments
) -> tuple[SeatNo, ...]:
    """The seats that the next hand is dealt to: house bots, and people who have committed.

    Those that are :func:`kept_out` only where there are no two others.
    """
    ready, out = table.ready, kept_out(table)
    able = tuple(
        each.seat
        for each in table.seats
        if each.seat in ready and (each.player in bots or _has(commitments, each))
    )
    others = tuple(seat for seat in able if seat not in out)
    return others if len(others) >= 2 else able


def waited_for(
    table: Table,
    bots: Collection[PlayerId],
    connected: Collection[PlayerId],
    commitments: Commitments,
) -> tuple[SeatNo, ...]:
    """The seats whose commitments are missed: of people who are here and were not silent.

    Whoever was silent :data:`PATIENCE` times in a row is waited for no more: dealt in if
    the commitment is there by then.
    """
    ready, out = table.ready, kept_out(table)
    if len([seat for seat in ready if seat not in out]) < 2:
        out = frozenset()
    return tuple(
        each.seat
        for each in table.seats
        if each.seat in ready
        and each.seat not in out
        and each.player not in bots
        and each.player in connected
        and each.silences < PATIENCE
        and not _has(commitments, each)
    )


def with_commitment(
    table: Table, commitments: Commitments, player: PlayerId, number: int, digest: bytes
) -> Commitments:
    """The commitments with this one too; saying the same again changes nothing.

    Raises ``Refusal``: ``seat.not_seated``, ``commit.number`` for another hand than the
    next, ``commit.other`` if another one stands: one page commits for a seat.
    """
    seat = seating.seat_of(table, player)
    due = table.hands + 1
    if number != due:
        raise Refusal(
            "commit.number",
            f"that commitment was for hand {number} of {table.name}: hand {due} is the next",
            number=number,
            due=due,
        )
    before = commitments.get(seat.seat)
    if before is not None and before.player == player and before.digest != digest:
        raise Refusal(
            "commit.other",
            f"another commitment of seat {seat.seat} for hand {number} stands already: the page "
            "that made it goes on with it",
            seat=seat.seat,
            number=number,
        )
    return {**commitments, seat.seat: Commitment(player, digest)}


def revealed(table: Table, seat: SeatNo) -> Table:
    """The seat has revealed its seed: whatever silence there was is forgiven."""
    taken = table.at(seat)
    if taken is None or not taken.silences:
        return table
    return table.with_seat(replace(taken, silences=0))


def voided(table: Table, silent: Collection[SeatNo], closing: str) -> seating.Change:
    """The hand that was opened is void: nobody has paid, and seats are as they were.

    A silent seat is :func:`kept_out`; after :data:`PATIENCE` times in a row it sits out
    until its player says otherwise. ``closing`` is the digest of the closing event.
    """
    number = table.hands
    stacks = {each.seat: each.stack for each in table.seats}
    after, paid = seating.finish(table, stacks)
    for seat in silent:
        taken = after.at(seat)
        if taken is not None:
            after = after.with_seat(_silent(taken, number))
    after = replace(after, played=table.played, voids=after.voids + 1, last_closing=closing)
    return after, paid


def _silent(seat: Seat, number: int) -> Seat:
    silences = seat.silences + 1
    return replace(
        seat,
        silences=silences,
        silent_in=number,
        voids=seat.voids + 1,
        sitting_out=seat.sitting_out or silences >= PATIENCE,
    )


def _has(commitments: Commitments, seat: Seat) -> bool:
    found = commitments.get(seat.seat)
    return found is not None and found.player == seat.player
