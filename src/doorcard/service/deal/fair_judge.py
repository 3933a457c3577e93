"""What comes of a fair deal, step by step. It changes nothing, and tells nobody."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import msgspec

from doorcard.cards import Card, Deck
from doorcard.fairness import (
    Json,
    OpeningEvent,
    SeatOpening,
    VoidReason,
    commitment,
    first_digest,
    played,
    voided,
)
from doorcard.records import (
    CardOpenings,
    Mixed,
    closed_line,
    digest_of_rules,
    mixed_line,
    notice_json,
    opened_line,
    revealed_line,
)
from doorcard.room import deal_round, seating
from doorcard.room.table import HandId, PlayerId, Seat, hand_id
from doorcard.service.deal.deal_in_play import DealInPlay, Openings
from doorcard.service.deal.fair_desk import FairDesk
from doorcard.service.deal.ports import DealAppend, Shuffle
from doorcard.service.table import judge
from doorcard.service.table.table_state import HandInPlay, TableState
from doorcard.service.table.verdict import Verdict
from doorcard.stud import Refusal, SeatNo
from doorcard.views import redact

_DESTROYED: Final = b""


def committed(state: TableState, player: PlayerId, number: int, digest: bytes) -> Verdict | None:
    """A player commits to a seed for the next hand.

    Refused as :func:`doorcard.room.deal_round.with_commitment`. ``None`` if it stands already.
    """
    after = deal_round.with_commitment(state.table, state.commitments, player, number, digest)
    if after == state.commitments:
        return None
    return Verdict(replace(state, commitments=after), passing=True)


def opened(
    state: TableState,
    desk: FairDesk,
    *,
    among: tuple[SeatNo, ...],
    now_ms: int,
    until_ms: int,
    cut: Deck = (),
) -> Verdict:
    """The next hand is opened for the seats ``among``: all that is fixed is fixed now.

    Where nobody but house bots is dealt in it is mixed and dealt at once.
    """
    table = seating.begin(state.table, cut, among)
    taken = {each.seat: each for each in table.seats}
    hand = hand_id(table.id, table.hands)
    decks = desk.decks()
    before = table.last_closing
    opening = OpeningEvent(
        table=table.id,
        hand=hand,
        number=table.hands,
        previous=bytes.fromhex(before) if before else first_digest(table.id),
        rules=digest_of_rules(table.rules),
        dealer=table.dealer or table.in_hand[-1],
        seats=tuple(_seat(state, desk, taken[seat]) for seat in table.in_hand),
        roots=decks.roots(table.id, hand, table.hands),
        key=desk.public,
    )
    deal = DealInPlay(
        opening,
        {seat: taken[seat].player for seat in table.in_hand},
        lines=1,
        decks=decks,
        until_ms=until_ms,
        before=() if state.deal is None else state.deal.for_next(),
    )
    append = DealAppend(0, (opened_line(opening),), decks.seal())
    after = replace(state, table=table, deal=deal, commitments={}, clock=None)
    if deal.missing:
        return Verdict(after, deal=append)
    return _mixed(after, deal, append, now_ms)


def revealed(
    state: TableState, player: PlayerId, hand: HandId, seed: bytes, now_ms: int
) -> Verdict | None:
    """A seat reveals its seed; with the last one the hand is mixed and dealt.

    ``None`` if it has come already. Refused with ``reveal.other``, ``seat.not_in_hand``,
    ``reveal.wrong``.
    """
    deal = state.deal
    if deal is None or deal.opening.hand != hand:
        raise Refusal(
            "reveal.other",
            f"that seed was for hand {hand}, which is not the one that was opened last: keep it "
            "to yourself",
            hand=hand,
        )
    seat = deal.seat_of(player)
    if seat is None:
        raise Refusal("seat.not_in_hand", f"you were not dealt into hand {hand}", hand=hand)
    known = deal.opening.seat(seat)
    given = commitment(deal.opening.table, deal.opening.number, seat, seed)
    if known is None or known.commitment != given:
        raise Refusal(
            "reveal.wrong",
            f"that seed is not the one that seat {seat} committed to for hand {hand}",
            hand=hand,
            seat=seat,
        )
    if seat in deal.seeds:
        return None
    if not deal.waits:
        raise Refusal(
            "reveal.late",
            f"hand {hand} is void already: the seed of seat {seat} came too late",
            hand=hand,
            seat=seat,
        )
    append = DealAppend(deal.lines, (revealed_line(seat, seed),))
    grown = replace(deal, seeds={**deal.seeds, seat: seed}, lines=deal.lines + 1)
    table = deal_round.revealed(state.table, seat)
    after = replace(state, table=table, deal=grown)
    if grown.missing:
        return Verdict(after, deal=append)
    return _mixed(after, grown, append, now_ms)


def ran_out(state: TableState, hand: HandId, desk: FairDesk) -> Verdict | None:
    """The time to reveal is over: void, and the silent seats are named.

    ``None`` if nothing is missing any more.
    """
    deal = state.deal
    if deal is None or deal.opening.hand != hand or not deal.waits or deal.decks is None:
        return None
    silent = deal.missing
    opening = deal.opening
    closing = voided(opening, VoidReason.SILENT, silent, deal.seeds, deal.decks.lay_open())
    signature, of_opening = desk.sign(closing.digest), desk.sign(opening.digest)
    append = DealAppend(
        deal.lines, (closed_line(closing, signature, of_opening),), secret=_DESTROYED
    )
    table, paid = deal_round.voided(state.table, silent, closing.digest.hex())
    after = replace(state, table=table, deal=deal.closed(closing))
    return Verdict(after, transfers=paid, deal=append, voided=closing.reason.value)


def with_closing(verdict: Verdict, desk: FairDesk) -> Verdict:
    """The verdict with the closing event, if the hand has just ended.

    What stays known are the openings of the cards that were dealt; the deck's seed is
    destroyed.
    """
    state = verdict.state
    deal, play = state.deal, state.play
    if deal is None or play is None or not verdict.events or not play.hand.is_over:
        return verdict
    if deal.closing is not None or deal.opening.hand != play.id or play.openings is None:
        return verdict
    opening = deal.opening
    closing = played(opening, _told_to_rail(play))
    kept = kept_openings(play, play.openings)
    line = closed_line(closing, desk.sign(closing.digest), desk.sign(opening.digest))
    before = verdict.deal
    append = DealAppend(
        deal.lines if before is None else before.after,
        (line,) if before is None else (*before.lines, line),
        secret=kept.seal(),
    )
    table = replace(state.table, last_closing=closing.digest.hex())
    after = replace(
        state, table=table, deal=deal.closed(closing), play=replace(play, openings=kept)
    )
    return replace(verdict, state=after, deal=append)


def kept_openings(play: HandInPlay, openings: Openings) -> CardOpenings:
    """The openings of the cards that were dealt, and of no other."""
    opened = {card: openings.open([card])[0] for card in _dealt_cards(play)}
    return CardOpenings(
        {card: each.place for card, each in opened.items()},
        {each.place: each.salt for each in opened.values()},
    )


def _seat(state: TableState, desk: FairDesk, seat: Seat) -> SeatOpening:
    found = state.commitments.get(seat.seat)
    if found is not None and found.player == seat.player:
        return SeatOpening(seat.seat, seat.stack, found.digest, None)
    return SeatOpening(seat.seat, seat.stack, None, desk.seed())


def _mixed(state: TableState, deal: DealInPlay, append: DealAppend, now_ms: int) -> Verdict:
    """All seeds are in: the deck is picked and laid out, and the hand is dealt."""
    if deal.decks is None:
        raise ValueError(f"the decks of {deal.opening.hand} are not known")
    dealt = deal.decks.deal(deal.opening, deal.mix)
    people = tuple((each.seat, deal.seeds[each.seat]) for each in deal.opening.people)
    mixed = Mixed(people, dealt.sisters, dealt.leaves)
    grown = replace(deal, mixed=mixed, lines=deal.lines + 1)
    shuffle = Shuffle(dealt.deck, dealt.reclaim)
    verdict = judge.dealt(replace(state, deal=grown), shuffle, now_ms, dealt)
    return replace(verdict, deal=replace(append, lines=(*append.lines, mixed_line(mixed))))


def _told_to_rail(play: HandInPlay) -> Iterator[Json]:
    for event in play.events:
        yield msgspec.json.decode(notice_json(redact(event, None)))


def _dealt_cards(play: HandInPlay) -> set[Card]:
    hand = play.hand
    cards = {card for seat in hand.seats for card in (*seat.down, *seat.up)}
    return cards if hand.common is None else {*cards, hand.common}
