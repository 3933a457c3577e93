"""What is told of a table besides hands and seats: the line, rules to come, the first button."""

from __future__ import annotations

from doorcard.room.policy_words import house_in_words
from doorcard.room.queueing import offer_to, position
from doorcard.room.rules_change import changed_fields
from doorcard.room.table import PlayerId, Table
from doorcard.service.table.table_tellings import (
    Announced,
    AnnouncedTold,
    ButtonTold,
    ChangeSign,
    HeldSeat,
    PlaceInLine,
    TableTelling,
    WaitingTold,
)
from doorcard.service.table.verdict import ToTell
from doorcard.stud import HOUSES
from doorcard.stud.house_words import scalar


def news_of(before: Table, after: Table, wall_ms: int) -> list[ToTell]:
    """What an order that turned one table into the other is told of, and to whom."""
    news: list[ToTell] = []
    if after.drawn and not before.drawn:
        news.append(ToTell(None, button_told(after)))
    if (told := _announced(before, after)) is not None:
        news.append(ToTell(None, told))
    if (before.waiting, before.offers) != (after.waiting, after.offers):
        line = {each.player for table in (before, after) for each in table.waiting}
        news += [ToTell(player, waiting_told(after, player, wall_ms)) for player in sorted(line)]
    return news


def greeting_of(table: Table, player: PlayerId | None, wall_ms: int) -> list[TableTelling]:
    """What whoever comes now is told after the table itself."""
    told: list[TableTelling] = []
    if table.drawn and table.hands == 1:
        told.append(button_told(table))
    if table.announced is not None:
        sentence = _announcement(table)
        told.append(AnnouncedTold("rules.announced", sentence, announced(table)))
    if table.closing:
        told.append(_closing(table))
    if table.waiting:
        told.append(waiting_told(table, player, wall_ms))
    return told


def button_told(table: Table) -> ButtonTold:
    """Who drew what. ``ValueError`` if nobody did."""
    if not table.drawn or table.dealer is None:
        raise ValueError(f"nothing was drawn at {table.name}")
    return ButtonTold(table.dealer, {each.seat: each.card for each in table.drawn})


def waiting_told(table: Table, player: PlayerId | None, wall_ms: int) -> WaitingTold:
    """The line, as this player stands in it."""
    return WaitingTold(
        len(table.waiting), None if player is None else place_of(table, player, wall_ms)
    )


def place_of(table: Table, player: PlayerId, wall_ms: int) -> PlaceInLine | None:
    """Where this player stands in line; ``None`` if they do not wait."""
    at = position(table, player)
    if at is None:
        return None
    offer = offer_to(table, player)
    held = None if offer is None else HeldSeat(offer.seat, max(0, offer.until_ms - wall_ms))
    return PlaceInLine(at, table.waiting[at - 1].seats, held)


def announced(table: Table) -> Announced | None:
    """The rules to come, in words."""
    change = table.announced
    if change is None:
        return None
    words = house_in_words(HOUSES[table.house], change.rules, change.policy)
    text = {each.field: each.text for each in words}
    fields = changed_fields(table.rules, table.policy, change.rules, change.policy)
    return Announced(
        change.from_hand,
        tuple(
            ChangeSign(
                each.field, scalar(each.before), scalar(each.after), text.get(each.field, "")
            )
            for each in fields
        ),
        change.by_name,
    )


def _announced(before: Table, after: Table) -> AnnouncedTold | None:
    if after.closing and not before.closing:
        return _closing(after)
    if after.announced is not None and after.announced != before.announced:
        return AnnouncedTold("rules.announced", _announcement(after), announced(after))
    if (before.rules, before.policy) != (after.rules, after.policy):
        sentence = f"the new rules of {after.name} are in force from hand {after.hands + 1} on"
        return AnnouncedTold("rules.in_force", sentence, announced(after))
    if before.announced is not None and after.announced is None and not after.closed:
        sentence = f"{after.name} is played on by the rules it has: the change was taken back"
        return AnnouncedTold("rules.taken_back", sentence, None)
    return None


def _announcement(table: Table) -> str:
    change = table.announced
    hand = "?" if change is None else change.from_hand
    by = "" if change is None else f" by {change.by_name}"
    return (
        f"new rules were announced{by} for {table.name}, from hand {hand} on: whoever does not "
        "want them may leave with all their chips"
    )


def _closing(table: Table) -> AnnouncedTold:
    sentence = f"{table.name} closes when this hand is over: all chips go back to the wallets"
    return AnnouncedTold("table.closing", sentence, None)
