"""Hands looked at again, as the one who looks may see them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from doorcard.fairness import CardOpening
from doorcard.records import CardOpenings, KeptDeal, read_deal, unseal
from doorcard.room.table import HandId, PlayerId, TableId
from doorcard.service.ports import Store, StoredHand
from doorcard.service.table.audiences import readouts_of
from doorcard.service.table.tellings import ReadoutsTold
from doorcard.stud import Event, HandStarted, Refusal, SeatNo, replay
from doorcard.stud.disclosure import mucked_by_others
from doorcard.views import Notice, cards_told, redact

Asked = Literal["may_ask", "asked"]
"""Whether a player may ask for a mucked hand, or has."""


@dataclass(frozen=True, slots=True)
class HandPlayer:
    """Who was dealt in."""

    seat: SeatNo
    name: str
    bot: bool


@dataclass(frozen=True, slots=True)
class HandRecord:
    """A hand from its start to its end."""

    hand: HandId
    table: TableId
    number: int
    seat: SeatNo | None
    """Where the one who asked was dealt in."""
    players: tuple[HandPlayer, ...]
    notices: tuple[Notice, ...]
    readouts: tuple[ReadoutsTold | None, ...]
    """After each notice, where they change."""
    ended_ms: int
    """Wall time."""
    openings: tuple[tuple[CardOpening, ...], ...] = ()
    """Of the faces in each notice; empty where the hand had no fair deal."""
    deal: KeptDeal | None = field(default=None, repr=False)
    """Its fair deal; ``None`` where it had none."""
    mucked: Asked | None = None
    """``may_ask``: the one who asked may ask for a mucked hand; ``asked``: they have."""


async def hand_record(store: Store, hand: HandId, player: PlayerId | None) -> HandRecord:
    """The hand as ``player`` may see it.

    Raises ``Refusal`` ``hand.unknown``, and ``hand.open`` while it is being played: then
    the table tells it, to whom and when the table decides.
    """
    stored = await store.hand(hand)
    if stored is None:
        raise unknown_hand(hand)
    if stored.ended_ms is None:
        raise Refusal(
            "hand.open",
            f"hand {hand} is still being played: watch the table, or look again when it is over",
            hand=hand,
        )
    seat = next((number for number, each in stored.seats if each == player), None)
    if stored.voided is not None:
        raise Refusal(
            "hand.void",
            f"hand {hand} was opened and not played: it is void, and nobody has paid",
            hand=hand,
            reason=stored.voided,
        )
    events = tuple(unseal(event) for event in stored.events)
    deal, openings = opened_cards(stored, events)
    notices = tuple(redact(event, seat) for event in events)
    known = await store.players([each for _, each in stored.seats])
    return HandRecord(
        hand=stored.id,
        table=stored.table,
        number=stored.number,
        seat=seat,
        players=tuple(
            HandPlayer(number, known[each].name, known[each].is_bot)
            for number, each in stored.seats
            if each in known
        ),
        notices=notices,
        readouts=tuple(readouts_of(notices, stored.id, seat)),
        openings=() if openings is None else tuple(openings.open(cards_told(n)) for n in notices),
        deal=deal,
        ended_ms=stored.ended_ms,
        mucked=await _mucked(store, hand, player, events=events, seat=seat),
    )


def opened_cards(
    stored: StoredHand, events: Sequence[Event]
) -> tuple[KeptDeal | None, CardOpenings | None]:
    """The fair deal of a hand that is over, and the openings of the cards that were dealt."""
    if stored.deal is None or not events or not isinstance(first := events[0], HandStarted):
        return None, None
    return read_deal(stored.deal.lines), CardOpenings.unseal(stored.deal.secret or b"", first.deck)


def refuse_delayed(record: HandRecord, delay_ms: int, wall_ms: int) -> None:
    """Raise ``Refusal`` ``hand.delayed`` while the rail of the table has not seen the hand."""
    ready_ms = record.ended_ms + delay_ms
    if delay_ms and wall_ms < ready_ms:
        raise Refusal(
            "hand.delayed",
            f"hand {record.hand} is shown to who did not play in it when the rail of its table "
            "has seen it: look again later",
            hand=record.hand,
            ready_ms=ready_ms,
        )


async def _mucked(
    store: Store,
    hand: HandId,
    player: PlayerId | None,
    *,
    events: Sequence[Event],
    seat: SeatNo | None,
) -> Asked | None:
    if player is None or seat is None or not mucked_by_others(replay(events), seat):
        return None
    return "may_ask" if await store.muck_asks.asked(hand, player) is None else "asked"


def unknown_hand(hand: HandId) -> Refusal:
    """That there is no such hand, or none that concerns who asks."""
    return Refusal("hand.unknown", f"no hand {hand} was played in this room", hand=hand)
