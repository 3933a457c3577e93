from __future__ import annotations

import pytest

from doorcard.cards import UNKNOWN, Card, card, parse_cards
from doorcard.stud import Hand, HandSeat, evolve, options
from doorcard.stud.actions import WagerKind
from doorcard.stud.choices import ShortBringInCall
from doorcard.stud.events import (
    AntesPosted,
    BetsSwept,
    BroughtIn,
    Called,
    DealtCards,
    Entrant,
    Event,
    Folded,
    HandEnded,
    HandStarted,
    LapseCause,
    Lapsed,
    OpenerNamed,
    OpenerReason,
    Part,
    Post,
    Pot,
    PotAwarded,
    PotShare,
    PotUndecided,
    Shown,
    ShownWhy,
    StreetDealt,
    TreatedAllIn,
    Wagered,
)
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.street import Street
from doorcard.views import SeatView, TableView, redact
from tests.views.played import TABLES, play

HANDS = range(6 * len(TABLES))
RULES = HouseRules()
STARTED = HandStarted(RULES, 3, (Entrant(5, 1000), Entrant(3, 40)), (), ())
DEALT = StreetDealt(
    Street.THIRD,
    (
        DealtCards(5, parse_cards("Ah Kd"), parse_cards("7c")),
        DealtCards(3, parse_cards("2s 2d"), parse_cards("9h")),
    ),
)


def view_of(*events: Event, viewer: int | None = 5) -> TableView:
    view = TableView()
    for event in (STARTED, *events):
        view = view.follow(redact(event, viewer))
    return view


def as_seen(seat: HandSeat, viewer: int | None) -> dict[str, object]:
    """What the hand says of a seat, with the down cards that this viewer knows."""
    own = seat.seat == viewer
    down = [face if own or face in seat.shown else UNKNOWN for face in seat.down]
    return {
        "seat": seat.seat,
        "stack": seat.stack,
        "wager": seat.wager,
        "paid": seat.paid,
        "down": sorted(down),
        "up": seat.up,
        "folded": seat.folded,
        "treated_all_in": seat.treated_all_in,
        "shown": seat.shown,
        "mucked": seat.mucked,
        "all_in": seat.is_all_in,
    }


def as_viewed(seat: SeatView) -> dict[str, object]:
    told = seat._asdict()
    del told["lapsed"]
    return {**told, "down": sorted(seat.down), "all_in": seat.all_in}


class TestFollowingAHand:
    """The view of the notices has the public facts of the hand, at every event."""

    @pytest.mark.parametrize("number", HANDS)
    def test_gives_every_viewer_what_the_hand_says(self, number: int) -> None:
        played = play(number)
        hand: Hand | None = None
        views: dict[int | None, TableView] = dict.fromkeys((None, *range(1, 9)), TableView())
        for event in played.events:
            hand = evolve(hand, event)
            for viewer, before in views.items():
                view = views[viewer] = before.follow(redact(event, viewer))

                assert [as_viewed(seat) for seat in view.seats] == [
                    as_seen(seat, viewer) for seat in hand.seats
                ]
                assert public(view) == truth(hand)

    @pytest.mark.parametrize("number", HANDS)
    def test_knows_the_price_whenever_a_seat_is_to_bet(self, number: int) -> None:
        hand: Hand | None = None
        view = TableView()
        for event in play(number).events:
            hand = evolve(hand, event)
            view = view.follow(redact(event, None))
            law = options(hand)
            if law is not None and not view.order and not hand.round.owes_bring_in:
                assert view.to_match == law.to_match


def public(view: TableView) -> dict[str, object]:
    return {
        "rules": view.rules,
        "dealer": view.dealer,
        "version": view.version,
        "street": view.street,
        "opener": view.opener,
        "why": view.why,
        "common": view.common,
        "pots": view.pots,
        "pot": view.pot,
        "live": [seat.seat for seat in view.live],
        "order": view.order,
        "awarded": len(view.awards),
        "over": view.ended,
        "dead": view.dead,
    }


def truth(hand: Hand) -> dict[str, object]:
    dead: list[Card] = [face for seat in hand.seats if seat.folded for face in seat.up]
    return {
        "rules": hand.rules,
        "dealer": hand.dealer,
        "version": hand.version,
        "street": hand.street,
        "opener": None if hand.round.opener < 0 else hand.seats[hand.round.opener].seat,
        "why": hand.round.why,
        "common": hand.common,
        "pots": hand.pots,
        "pot": hand.pot,
        "live": [seat.seat for seat in hand.live],
        "order": hand.showdown_order,
        "awarded": hand.awarded,
        "over": hand.is_over,
        "dead": tuple(sorted(dead)),
    }


class TestAView:
    def test_waits_for_a_hand_to_start(self) -> None:
        assert TableView() == TableView(rules=RULES, dealer=None, seats=(), version=0)

    def test_begins_anew_with_every_hand(self) -> None:
        assert view_of(DEALT, STARTED) == view_of()

    def test_is_not_changed_by_what_follows(self) -> None:
        before = view_of()

        after = before.follow(redact(DEALT, 5))

        assert (before.street, after.street) == (None, Street.THIRD)

    def test_has_no_seat_that_was_not_dealt_in(self) -> None:
        with pytest.raises(KeyError, match="seat 1 was not dealt into this hand"):
            view_of().at(1)
        with pytest.raises(KeyError, match="seat 1 was not dealt into this hand"):
            view_of(Folded(1))

    def test_knows_who_opens_and_why_until_the_next_street(self) -> None:
        opened = view_of(DEALT, OpenerNamed(5, OpenerReason.LOW_CARD))

        assert (opened.opener, opened.why) == (5, OpenerReason.LOW_CARD)
        assert opened.follow(redact(DEALT, None)).opener is None

    def test_remembers_why_a_seat_did_not_act(self) -> None:
        view = view_of(DEALT, Lapsed(3, LapseCause.DISCONNECT), TreatedAllIn(3))

        assert view.at(3).lapsed is LapseCause.DISCONNECT
        assert view.at(3).all_in

    def test_has_nobody_all_in_who_folded_the_last_chips(self) -> None:
        view = view_of(AntesPosted((Post(5, 25), Post(3, 40))), Folded(3))

        assert [seat.all_in for seat in view.seats] == [False, False]

    def test_says_nothing_of_down_cards_in_its_repr(self) -> None:
        assert "Kd" not in repr(view_of(DEALT))
        assert "2 down, up (7c,)" in repr(view_of(DEALT))
        assert "SeatView(3, stack 40, paid 0, folded)" in repr(view_of(DEALT, Folded(3)))


class TestThePrice:
    def test_is_the_full_bring_in_when_a_short_stack_brings_in_less(self) -> None:
        """Rule book, part 2, 12."""
        assert view_of(DEALT, BroughtIn(3, to=40)).to_match == 50

    def test_is_the_short_bring_in_where_the_house_says_so(self) -> None:
        rules = RULES.with_(short_bring_in_call=ShortBringInCall.ACTUAL)
        started = HandStarted(rules, 3, STARTED.seats, (), ())

        assert view_of(started, DEALT, BroughtIn(3, to=40)).to_match == 40

    def test_and_the_bets_are_counted_anew_on_every_street(self) -> None:
        bet = Wagered(5, to=100, kind=WagerKind.COMPLETE)
        view = view_of(DEALT, BroughtIn(3, to=40), bet)

        swept = view.follow(redact(BetsSwept(Street.THIRD, (Pot(140, (5, 3)),)), 5))

        assert (view.to_match, view.bets, view.last_wager) == (100, 1, bet)
        assert (swept.to_match, swept.bets, swept.last_wager) == (0, 0, bet)
        assert swept.follow(redact(DEALT, 5)).last_wager is None


class TestTheCards:
    def test_are_the_viewer_s_own_and_backs(self) -> None:
        view = view_of(DEALT)

        assert view.at(5).down == parse_cards("Ah Kd")
        assert view.at(3).down == (UNKNOWN, UNKNOWN)
        assert view.seen == {*parse_cards("Ah Kd 7c 9h")}

    def test_of_another_are_known_once_they_are_shown(self) -> None:
        view = view_of(DEALT, Shown(3, parse_cards("2s 2d"), ShownWhy.ALL_IN))

        assert view.at(3).down == parse_cards("2s 2d")
        assert view.seen == {*parse_cards("Ah Kd 7c 9h 2s 2d")}

    def test_of_an_uncalled_winner_are_known_as_far_as_shown(self) -> None:
        shown = Shown(3, parse_cards("2d"), ShownWhy.CHOICE)

        assert view_of(DEALT, shown).at(3).down == parse_cards("2d ??")
        assert view_of(DEALT, shown, viewer=3).at(3).down == parse_cards("2s 2d")

    def test_that_are_common_are_seen_by_all(self) -> None:
        """001, item 32."""
        river = StreetDealt(Street.SEVENTH, (), burned=card("4s"), common=card("Qd"))
        view = view_of(DEALT, river)

        assert view.common == card("Qd")
        assert card("Qd") in view.seen
        assert view.follow(redact(StreetDealt(Street.SEVENTH, ()), 5)).common == card("Qd")

    def test_that_are_dead_are_sorted_by_rank(self) -> None:
        """003, item 25."""
        view = view_of(DEALT, Folded(5), Folded(3))

        assert view.dead == parse_cards("7c 9h")


class TestTheChips:
    def test_are_a_stack_a_wager_and_what_was_paid(self) -> None:
        view = view_of(AntesPosted((Post(5, 25), Post(3, 25))), DEALT, Called(5, to=50))

        seat = view.at(5)
        assert (seat.stack, seat.wager, seat.paid) == (925, 50, 75)
        assert view.pot == 100

    def test_of_a_scoop_are_both_halves(self) -> None:
        """002, item 24."""
        high, low = PotShare(5, 26, Part.HIGH), PotShare(5, 25, Part.LOW)
        view = view_of(
            AntesPosted((Post(5, 26), Post(3, 25))),
            BetsSwept(Street.SEVENTH, (Pot(51, (5, 3)),)),
            PotAwarded(0, (high, low)),
            HandEnded((Entrant(5, 1025), Entrant(3, 15))),
        )

        assert view.at(5).stack == 1025
        assert (view.shares, view.pot, view.ended) == ((high, low), 0, True)

    def test_of_a_pot_that_nobody_can_award_go_nowhere(self) -> None:
        view = view_of(
            AntesPosted((Post(5, 25), Post(3, 25))),
            BetsSwept(Street.SEVENTH, (Pot(50, (5, 3)),)),
            PotUndecided(0, 50),
        )

        assert (view.shares, view.pot) == ((), 0)
        assert view.awards == (PotUndecided(0, 50),)


class TestTheRailsViewHeldByASeat:
    @pytest.mark.parametrize("number", HANDS)
    def test_is_the_view_of_that_seat(self, number: int) -> None:
        rail = TableView()
        views = {each.seat: TableView() for each in play(number).seats}
        down: dict[int, tuple[Card, ...]] = dict.fromkeys(views, ())
        for event in play(number).events:
            rail = rail.follow(redact(event, None))
            if isinstance(event, StreetDealt):
                for each in event.cards:
                    down[each.seat] += each.down
            for seat, view in views.items():
                views[seat] = view.follow(redact(event, seat))
                assert rail.held_by(seat, down[seat]) == views[seat]
