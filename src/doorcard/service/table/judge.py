"""The first step of every order: judge. Pure: it changes nothing, and tells nobody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from doorcard.cards import Deck
from doorcard.room import seating
from doorcard.room.cage import Transfer, wagers
from doorcard.room.clock import TurnClock, show_clock, turn_clock
from doorcard.room.protections import protection_left
from doorcard.room.table import HandId, PlayerId, Table, hand_id
from doorcard.service.clock.lapse_news import PROTECTED, lapse_told, line_of, outcome_of
from doorcard.service.deal.deal_in_play import Openings
from doorcard.service.deal.ports import Shuffle
from doorcard.service.table.order import Moment
from doorcard.service.table.orders import Act, Leave, Sit, SitOut, TopUp
from doorcard.service.table.table_state import HandInPlay, TableState
from doorcard.service.table.verdict import ToTell, Verdict
from doorcard.stud import (
    Chips,
    Entrant,
    Event,
    Fold,
    Hand,
    LapseCause,
    Muck,
    Refusal,
    SeatNo,
    Show,
    act,
    lapse,
    options,
    start,
)


def sat(state: TableState, order: Sit, key: str | None) -> Verdict:
    """Somebody sits down. Refused as :func:`doorcard.room.seating.sit`, or ``table.private``."""
    who = order.player
    if not (who.is_bot or who.host or state.table.admits(who.id)):
        raise private(state.table)
    table, transfers = seating.sit(state.table, who.id, who.name, order.seat, order.buy_in, key)
    return Verdict(replace(state, table=table), transfers=transfers)


def private(table: Table) -> Refusal:
    """That one must be let in first."""
    return Refusal(
        "table.private",
        f"{table.name} is private: open the link you were sent, or give the password",
        table=table.id,
    )


def topped_up(state: TableState, order: TopUp, key: str | None) -> Verdict:
    """Somebody buys chips. Refused as :func:`doorcard.room.seating.top_up`."""
    seat = seating.seat_of(state.table, order.player)
    table, transfers = seating.top_up(
        state.table, order.player, order.chips, state.behind(seat.seat), key
    )
    return Verdict(replace(state, table=table), transfers=transfers)


def sat_out(state: TableState, order: SitOut, now_ms: int) -> Verdict:
    """Somebody sits out or comes back; at once, if they wish, and then folds in turn."""
    table, _ = seating.sit_out(state.table, order.player, on=order.on, now=order.now)
    after = replace(state, table=table)
    return followed(after, now_ms)


def followed(state: TableState, now_ms: int) -> Verdict:
    """The table with other seats than before, and what follows in the hand from that."""
    play = state.open_play
    return Verdict(state) if play is None else _follow(state, play, (), now_ms, play.stacks)


def left(state: TableState, order: Leave, now_ms: int) -> Verdict:
    """Somebody gives up the seat; in mid-hand it folds as soon as it is its turn."""
    table, transfers = seating.leave(state.table, order.player, play_on=order.play_on)
    after = replace(state, table=table)
    verdict = followed(after, now_ms)
    return replace(verdict, transfers=(*transfers, *verdict.transfers))


def acted(state: TableState, order: Act, now_ms: int) -> Verdict:
    """A player acts.

    Refused with ``hand.other`` or ``decision.past`` when the click was meant for what is
    over, ``seat.not_in_hand``, or ``action.*`` as the rules say. A wish that came after
    the deadline and its grace is ``decision.past`` too: the clock has decided.
    """
    play = state.open_play
    if play is None or play.id != order.hand:
        raise _other_hand(state, order.hand)
    seat = play.seat_of(order.player)
    if seat is None:
        raise Refusal(
            "seat.not_in_hand",
            f"you were not dealt into hand {play.id}: the next hand is yours if you have a seat",
            hand=play.id,
        )
    due = play.hand.decision
    if order.decision > due:
        raise Refusal(
            "decision.unknown",
            f"decision {order.decision} of hand {play.id} is still to come: {due} is due",
            decision=order.decision,
            due=due,
        )
    late = state.clock is not None and not state.clock.in_time(order.received_ms)
    if order.decision < due or late:
        raise Refusal(
            "decision.past",
            f"decision {order.decision} of hand {play.id} has been made already: "
            f"{due + late} is the next one",
            decision=order.decision,
            due=due,
        )
    hand, events = act(play.hand, seat, order.action)
    return _follow(state, _grown(play, hand, events), events, now_ms, play.stacks)


def _other_hand(state: TableState, hand: HandId) -> Refusal:
    play = state.open_play
    now = "no hand is being played" if play is None else f"hand {play.id} is being played"
    return Refusal(
        "hand.other",
        f"that was for hand {hand}, but {now}: nothing was done",
        hand=hand,
        playing=None if play is None else play.id,
    )


def lapsed(
    state: TableState, play: HandInPlay, *, connected: bool, at: Moment, used: int = 0
) -> Verdict:
    """The clock of the seat in turn ran out: the house's action, and no cards next hand.

    ``connected`` is whether its line stood at the deadline, ``used`` how many protections
    its player has used today. Who only did not say show or muck has its hand mucked, and
    stays in the game.
    Source: 000, items 47 and 50; 001, item 24; rule book, part 2, rows 2 to 6; case K11.
    """
    seat = _in_turn(play.hand)
    cause = LapseCause.TIMEOUT if connected else LapseCause.DISCONNECT
    after = state
    if not is_showing(play.hand):
        after = replace(state, table=seating.lapse(state.table, seat, connected=connected))
    offered = None if connected else protection_left(state.table.policy, used)
    hand, events = lapse(play.hand, seat, cause, protected=connected or offered is not None)
    outcome = outcome_of(events)
    spent = offered if outcome in PROTECTED else None
    taken = after.table.at(seat)
    if taken is not None and spent is not None:
        after = replace(after, table=after.table.with_seat(replace(taken, protection=spent)))
    name = f"seat {seat}" if taken is None else taken.name
    told = lapse_told(play, name, seat, cause, outcome, spent)
    grown = _grown(play, hand, events)
    return replace(
        _follow(after, grown, events, at.now_ms, play.stacks),
        lapse=line_of(play, told, state.table.id, at.wall_ms),
        tellings=(ToTell(None, told),),
    )


def came(state: TableState, player: PlayerId, now_ms: int) -> Verdict | None:
    """A seated player is connected again: dealt in again, and the bonus if in turn.

    ``None`` if that changes nothing. Source: 000, item 49; cases K09 and K10.
    """
    table = seating.come_back(state.table, player)
    play, clock = state.open_play, state.clock
    if play is not None and clock is not None and play.hand.to_act == play.seat_of(player):
        clock = clock.reconnected(now_ms, table.policy)
    after = replace(state, table=table, clock=clock)
    return None if after == state else Verdict(after)


def begun(state: TableState, shuffle: Shuffle, now_ms: int, cut: Deck = ()) -> Verdict:
    """The next hand is dealt to all who are ready; the first button is drawn from ``cut``.

    Source: 000, items 6 and 7; rule book, part 2, row 38.
    """
    table = seating.begin(state.table, cut)
    return dealt(replace(state, table=table), shuffle, now_ms)


def dealt(
    state: TableState, shuffle: Shuffle, now_ms: int, openings: Openings | None = None
) -> Verdict:
    """The hand that the table has begun is dealt: from this deck, to the seats that are in."""
    table = state.table
    taken = {each.seat: each for each in table.seats}
    entrants = [Entrant(seat, taken[seat].stack) for seat in table.in_hand]
    dealer = table.dealer or table.in_hand[-1]
    hand, events = start(table.rules, entrants, dealer, shuffle.deck, shuffle.reclaim)
    play = HandInPlay(
        id=hand_id(table.id, table.hands),
        number=table.hands,
        hand=hand,
        players={seat: taken[seat].player for seat in table.in_hand},
        events=events,
        openings=openings,
    )
    before = {each.seat: each.stack for each in entrants}
    return _follow(state, play, events, now_ms, before)


def is_showing(hand: Hand) -> bool:
    """Is the decision due one of showing or mucking?"""
    law = options(hand)
    return law is not None and isinstance(law.actions[0], Show | Muck)


def clock_of(table: Table, hand: Hand, now_ms: int) -> TurnClock | None:
    """The clock of the decision that is due; ``None`` if none is."""
    if hand.to_act is None:
        return None
    kind = show_clock if is_showing(hand) else turn_clock
    return kind(table.policy, now_ms)


def _grown(play: HandInPlay, hand: Hand, events: tuple[Event, ...]) -> HandInPlay:
    return replace(play, hand=hand, events=play.events + events)


def _in_turn(hand: Hand) -> SeatNo:
    seat = hand.to_act
    if seat is None:
        raise ValueError("nobody is in turn")
    return seat


def _follow(
    state: TableState,
    play: HandInPlay,
    events: tuple[Event, ...],
    now_ms: int,
    before: Mapping[SeatNo, Chips],
) -> Verdict:
    """Play on for seats that need not be asked, then settle. ``before`` are the stacks."""
    happened = list(events)
    while (seat := play.hand.to_act) is not None:
        taken = state.table.at(seat)
        if taken is not None and (taken.gone or taken.out_now):
            hand, more = _for_the_gone(play.hand, seat)
        elif taken is not None and taken.auto_muck and is_showing(play.hand):
            hand, more = act(play.hand, seat, Muck())
        else:
            break
        play = _grown(play, hand, more)
        happened += more
    moved = wagers(state.table.id, before, play.stacks)
    return _settle(state, play, happened, moved, now_ms)


def _for_the_gone(hand: Hand, seat: SeatNo) -> tuple[Hand, tuple[Event, ...]]:
    """A player who has left folds; what may not be folded is done as for an absent one."""
    law = options(hand)
    if law is not None and Fold() in law:
        return act(hand, seat, Fold())
    return lapse(hand, seat, LapseCause.DISCONNECT, protected=False)


def _settle(
    state: TableState,
    play: HandInPlay,
    events: Sequence[Event],
    moved: tuple[Transfer, ...],
    now_ms: int,
) -> Verdict:
    """Start the next clock; when the hand is over, stacks to the seats and leavers out."""
    if not play.hand.is_over:
        same = state.play is not None and state.play.hand.decision == play.hand.decision
        same = same and state.play is not None and state.play.id == play.id
        clock = state.clock if same else clock_of(state.table, play.hand, now_ms)
        return Verdict(replace(state, play=play, clock=clock), tuple(events), moved)
    table, paid = seating.finish(state.table, play.stacks)
    after = replace(state, table=table, play=play, clock=None, last_hand=play.id)
    return Verdict(after, tuple(events), moved + paid)
