"""The lobby: what the sign on each table says."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from doorcard.room.queueing import open_seats
from doorcard.room.rail import Rail, RailRule
from doorcard.room.table import PlayerId, Table, TableId
from doorcard.room.talk import FoldedTalk
from doorcard.room.tempo import Tempo
from doorcard.stud.choices import Betting, Game
from doorcard.stud.street import Chips

_STILL: Final = Tempo()


@dataclass(frozen=True, slots=True)
class TableSign:
    """A table as the lobby lists it."""

    id: TableId
    name: str
    house: str
    title: str
    """The house, in words."""
    game: Game
    betting: Betting
    small_bet: Chips
    big_bet: Chips
    spread_min: Chips
    spread_max: Chips
    ante: Chips
    bring_in: Chips
    max_players: int
    buy_in_min: Chips
    buy_in_max: Chips
    turn_seconds: int
    timer_visible_seconds: int
    dead_card_rack: bool
    taken: int
    """Seats taken."""
    people: int
    """… by people."""
    bots: int
    """… by house bots."""
    watching: int
    """Watchers without a seat."""
    hands_played: int
    free: int
    """Seats free for anybody: not held for somebody in line."""
    waiting: int
    """People in line."""
    average_pot: Chips | None
    """Of the last hands; ``None`` before the first."""
    hands_hour: int
    private: bool
    """Must one be let in?"""
    opener: str | None
    """Who opened the table; ``None`` for the room's own."""
    bots_wanted: bool
    closing: bool
    rail: RailRule
    """Who is told the hands without a seat."""
    rail_delay: int
    """How late, in seconds."""
    chat: bool
    """Do the seated write?"""
    rail_chat: bool
    folded_talk: FoldedTalk
    voids: int = 0
    """Hands that were opened and not played."""


def sign_of(
    table: Table,
    bots: Collection[PlayerId],
    watching: int,
    tempo: Tempo = _STILL,
    wall_ms: int = 0,
    rail: Rail | None = None,
    seen: Table | None = None,
) -> TableSign:
    """The sign of a table, of whose players ``bots`` are house bots.

    ``rail`` is what holds there, if the room is stricter than the table. The hands played are
    those of the table as it is ``seen`` from a rail that is told late.
    """
    seen = table if seen is None else seen
    rules, policy = table.rules, table.policy
    rail = policy.watching if rail is None else rail
    seated_bots = sum(seat.player in bots for seat in table.seats)
    return TableSign(
        id=table.id,
        name=table.name,
        house=table.house,
        title=table.title,
        game=rules.game,
        betting=rules.betting,
        small_bet=rules.small_bet,
        big_bet=rules.big_bet,
        spread_min=rules.spread_min,
        spread_max=rules.spread_max,
        ante=rules.ante,
        bring_in=rules.bring_in,
        max_players=rules.max_players,
        buy_in_min=policy.buy_in_min,
        buy_in_max=policy.buy_in_max,
        turn_seconds=policy.turn_seconds,
        timer_visible_seconds=policy.timer_visible_seconds,
        dead_card_rack=policy.dead_card_rack,
        taken=len(table.seats),
        people=len(table.seats) - seated_bots,
        bots=seated_bots,
        watching=watching,
        hands_played=max(0, seen.hands - seen.voids - (0 if seen.between_hands else 1)),
        free=len(open_seats(table)),
        waiting=len(table.waiting),
        average_pot=tempo.average_pot,
        hands_hour=tempo.hands_hour(wall_ms),
        private=table.is_private,
        opener=table.opener_name or None,
        bots_wanted=table.bots,
        closing=table.closing,
        rail=rail.rule,
        rail_delay=rail.delay_seconds,
        chat=policy.table_chat,
        rail_chat=policy.rail_chat,
        folded_talk=policy.folded_talk,
        voids=table.voids,
    )
