"""What holds in every hand: for any rules, seats, stacks, deck and choices.

The hands come from :mod:`tests.stud.any_hand`; a failing number replays alone.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doorcard.stud import (
    Action,
    Bet,
    BringIn,
    Call,
    Check,
    Chips,
    Complete,
    Fold,
    Hand,
    HandEnded,
    IllegalAction,
    LapseCause,
    Muck,
    Options,
    PotAwarded,
    PotUndecided,
    Raise,
    Show,
    act,
    evolve,
    lapse,
    options,
    replay,
)
from tests.stud.any_hand import (
    any_rules,
    any_start,
    any_step,
    every_wager,
    played_through,
    seat_numbers,
)

seeds = st.integers(min_value=0, max_value=2**32)
many = settings(max_examples=200, deadline=None)
some = settings(max_examples=60, deadline=None)


def chips_in_sight(hand: Hand) -> Chips:
    return hand.pot + sum(each.stack for each in hand.seats)


def every_hand(seed: int) -> Iterator[Hand]:
    """The hand after every single event."""
    hand: Hand | None = None
    for event in played_through(seed).events:
        hand = evolve(hand, event)
        yield hand


class TestChips:
    @many
    @given(seeds)
    def test_are_conserved_at_every_event(self, seed: int) -> None:
        totals = {chips_in_sight(hand) for hand in every_hand(seed)}

        assert len(totals) == 1

    @many
    @given(seeds)
    def test_are_never_negative(self, seed: int) -> None:
        for hand in every_hand(seed):
            assert all(min(each.stack, each.wager, each.paid) >= 0 for each in hand.seats)
            assert all(pot.chips > 0 for pot in hand.pots)

    @many
    @given(seeds)
    def test_of_each_pot_go_to_those_who_can_win_it(self, seed: int) -> None:
        played = played_through(seed)
        pots = played.hands[-1].pots

        gone = [event for event in played.events if isinstance(event, PotAwarded | PotUndecided)]

        assert [event.pot for event in gone] == list(range(len(pots)))
        for pot, event in zip(pots, gone, strict=True):
            assert isinstance(event, PotAwarded)  # every card of these decks is known
            assert sum(share.chips for share in event.shares) == pot.chips
            assert {share.seat for share in event.shares} <= set(pot.contenders)

    @many
    @given(seeds)
    def test_at_the_end_are_what_the_last_event_says(self, seed: int) -> None:
        played = played_through(seed)
        started, ended = played.hands[0].setting.entrants, played.events[-1]

        assert isinstance(ended, HandEnded)
        assert sum(each.stack for each in ended.seats) == sum(each.stack for each in started)
        assert [(each.seat, each.stack) for each in ended.seats] == [
            (each.seat, each.stack) for each in played.hands[-1].seats
        ]


class TestEvents:
    @many
    @given(seeds)
    def test_replayed_give_the_state_bit_for_bit(self, seed: int) -> None:
        played = played_through(seed)

        assert replay(played.events) == played.hands[-1]

    @many
    @given(seeds)
    def test_folded_one_by_one_pass_every_state_that_act_gave(self, seed: int) -> None:
        by_version = {hand.version: hand for hand in every_hand(seed)}

        for hand in played_through(seed).hands:
            assert by_version[hand.version] == hand

    @many
    @given(seeds)
    def test_are_counted_by_the_version(self, seed: int) -> None:
        assert [hand.version for hand in every_hand(seed)] == [
            n + 1 for n in range(len(played_through(seed).events))
        ]


class TestDecisions:
    @many
    @given(seeds)
    def test_number_grows_with_each_one(self, seed: int) -> None:
        numbers = [hand.decision for hand in played_through(seed, lapses=0).hands]

        assert numbers == sorted(set(numbers))

    @many
    @given(seeds)
    def test_are_asked_of_a_seat_that_has_something_to_choose(self, seed: int) -> None:
        for hand in played_through(seed).hands[:-1]:
            law = options(hand)

            assert law is not None
            assert law.seat == hand.to_act
            assert law.actions or law.wagers
            assert not hand.at(law.seat).folded

    @many
    @given(seeds)
    def test_come_to_an_end(self, seed: int) -> None:
        hand = played_through(seed).hands[-1]

        assert hand.is_over
        assert hand.to_act is None
        assert options(hand) is None
        assert hand.street is not None

    @many
    @given(seeds)
    def test_that_nobody_makes_are_made_by_the_house(self, seed: int) -> None:
        for hand in played_through(seed).hands[:-1]:
            assert hand.to_act is not None
            for cause in LapseCause:
                for protected in (True, False):
                    after, events = lapse(hand, hand.to_act, cause, protected=protected)

                    assert after.version == hand.version + len(events)
                    assert chips_in_sight(after) == chips_in_sight(hand)

    @some
    @given(seeds)
    def test_are_made_by_the_house_to_the_end(self, seed: int) -> None:
        rng = random.Random(seed)
        hand, _ = any_start(rng, any_rules(rng))
        while hand.to_act is not None:
            hand, _ = lapse(hand, hand.to_act, rng.choice(list(LapseCause)))

        assert hand.is_over


def legal(law: Options) -> set[Action]:
    return {*law.actions, *every_wager(law)}


def grid(hand: Hand, law: Options) -> Iterator[Action]:
    """Every action there is, with all amounts near any that has a meaning here."""
    yield from (Fold(), Check(), Muck(), Show())
    yield from (Show((card,)) for seat in hand.seats for card in seat.down)
    amounts = {0, law.to_match, law.wager, hand.rules.bring_in, hand.rules.ante}
    amounts |= {each.wager + each.stack for each in hand.seats}
    for action in legal(law):
        if isinstance(action, BringIn | Call | Complete | Bet | Raise):
            amounts.add(action.to)
    near = {amount + more for amount in amounts for more in (-1, 0, 1)}
    for to in sorted(near):
        yield from (BringIn(to), Call(to), Complete(to), Bet(to), Raise(to))


class TestOptions:
    """DESIGN: ``options`` is the whole law."""

    @some
    @given(seeds)
    def test_are_accepted_and_everything_else_is_refused(self, seed: int) -> None:
        rng = random.Random(seed)
        hand, _ = any_start(rng, any_rules(rng))
        step = any_step(rng)
        while (law := options(hand)) is not None:
            allowed = legal(law)
            for action in [*grid(hand, law), *allowed]:
                before = hand
                if action in allowed:
                    assert action in law
                    after, events = act(hand, law.seat, action)
                    assert after.version == hand.version + len(events)
                else:
                    with pytest.raises(IllegalAction) as refusal:
                        act(hand, law.seat, action)
                    assert refusal.value.code == "action.not_legal"
                    assert refusal.value.options == law
                assert hand == before
                assert options(hand) == law
            hand, _ = step(hand)

    @some
    @given(seeds)
    def test_are_nobody_elses(self, seed: int) -> None:
        for hand in played_through(seed).hands[:-1]:
            law = options(hand)
            assert law is not None
            for seat in {*range(10), *seat_numbers(hand)} - {law.seat}:
                for action in law.actions:
                    with pytest.raises(IllegalAction) as refusal:
                        act(hand, seat, action)
                    assert refusal.value.code == "action.not_your_turn"
                with pytest.raises(IllegalAction) as refusal:
                    lapse(hand, seat, LapseCause.TIMEOUT)
                assert refusal.value.code == "action.not_your_turn"

    @some
    @given(seeds)
    def test_are_over_with_the_hand(self, seed: int) -> None:
        hand = played_through(seed).hands[-1]

        for seat in seat_numbers(hand):
            with pytest.raises(IllegalAction) as refusal:
                act(hand, seat, Check())
            assert refusal.value.code == "action.hand_over"

    @many
    @given(seeds)
    def test_never_ask_more_than_the_seat_has(self, seed: int) -> None:
        for hand in played_through(seed).hands[:-1]:
            law = options(hand)
            assert law is not None
            seat = hand.at(law.seat)
            for action in legal(law):
                if isinstance(action, BringIn | Call | Complete | Bet | Raise):
                    assert seat.wager < action.to <= seat.wager + seat.stack

    @many
    @given(seeds)
    def test_let_a_seat_fold_check_or_call_whenever_it_owes_no_bring_in(self, seed: int) -> None:
        for hand in played_through(seed).hands[:-1]:
            law = options(hand)
            assert law is not None
            names = {type(action) for action in law.actions}
            if Show in names or BringIn in names:
                continue
            assert names >= {Fold}
            assert len(names & {Check, Call}) == 1
            assert (Check in names) == (law.to_match == law.wager)


class TestSecrets:
    @some
    @given(seeds)
    def test_are_in_no_repr(self, seed: int) -> None:
        played = played_through(seed)
        for hand in played.hands[:-1]:
            hidden = [str(card) for each in hand.seats for card in each.down if not each.shown]
            open_cards = {str(card) for each in hand.seats for card in (*each.up, *each.shown)}
            told = repr(hand)

            assert [card for card in hidden if card in told and card not in open_cards] == []
