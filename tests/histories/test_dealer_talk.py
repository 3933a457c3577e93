"""The hand in words, as a good dealer would tell it, to each viewer what that one may know."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pytest

from doorcard.bots import STYLES, Bot, HouseBot
from doorcard.cards import Card, parse_cards
from doorcard.histories.dealer_talk import DealerTalk
from doorcard.stud import (
    HOUSES,
    Bet,
    Betting,
    BringIn,
    Call,
    Check,
    Complete,
    DealtCards,
    Entrant,
    Event,
    Fold,
    Game,
    HandStarted,
    HouseRules,
    LapseCause,
    Muck,
    OpenerNamed,
    OpenerReason,
    PotUndecided,
    Raise,
    SeatNo,
    Show,
    Street,
    StreetDealt,
    options,
)
from doorcard.stud.choices import AbsenceAction, ShortDeck
from doorcard.views import redact
from tests.bots.match import play_hand, seeded_deck
from tests.cli.told_hands import NAMES, Told

ACES_UP = "Ah Ad 9c 9d 2s 4s 3h"
QUEENS = "Kh Kd Qc Qd 7s 8s 6h"
LOW_CARD = "5c 6d 2c Jh Ts 8d 3s"


def third_street() -> Told:
    return Told([ACES_UP, QUEENS, LOW_CARD])


class TestThirdStreet:
    """000, items 6 to 13: antes, cards, bring-in, completion."""

    def test_is_told_from_the_antes_on(self) -> None:
        hand = third_street().act(BringIn(50), Complete(100), Call(100), Fold())

        assert hand.lines()[:9] == [
            "A new hand of stud: hi, fixed limit 1/2, ante 0.25, bring-in 0.50.",
            "Carol has the dealer button. Stacks: Ann 40, Ben 40, Carol 40.",
            "Everybody antes 0.25. The pot is 0.75.",
            "Third street: Ann (?? ??) 9c, Ben (?? ??) Qc, Carol (?? ??) 2c.",
            "Carol opens: lowest door card, 2c.",
            "Carol brings in for 0.50.",
            "Ann completes to 1.",
            "Ben calls 1.",
            "Carol folds.",
        ]

    def test_is_told_to_a_seat_with_its_own_cards(self) -> None:
        told = third_street().lines(1)

        assert "Third street: Ann (Ah Ad) 9c, Ben (?? ??) Qc, Carol (?? ??) 2c." in told

    def test_calls_the_viewer_you(self) -> None:
        told = third_street().act(BringIn(50)).lines(3, you=True)

        assert told[1].startswith("You have the dealer button. Stacks: Ann 40, Ben 40, you 40")
        assert told[-2:] == ["You open: lowest door card, 2c.", "You bring in for 0.50."]

    def test_names_who_antes_short(self) -> None:
        told = Told([ACES_UP, QUEENS, LOW_CARD], stacks={2: 20}).lines()

        assert "Everybody antes 0.25, Ben only 0.20, all-in. The pot is 0.70." in told

    def test_says_all_in_when_the_stack_is_gone(self) -> None:
        told = Told([ACES_UP, QUEENS, LOW_CARD], stacks={1: 125}).act(BringIn(50), Complete(100))

        assert told.lines()[-1] == "Ann completes to 1, all-in."

    def test_names_a_dealer_who_is_not_in_the_hand(self) -> None:
        started = HandStarted(HouseRules(), 5, (Entrant(1, 100), Entrant(2, 100)), (), ())

        told = DealerTalk(NAMES).say(redact(started, None))

        assert told[1] == "Seat 5 has the dealer button. Stacks: Ann 1, Ben 1."

    def test_calls_a_seat_without_a_name_by_its_number(self) -> None:
        started = HandStarted(HouseRules(), 2, (Entrant(1, 100), Entrant(2, 100)), (), ())

        told = DealerTalk({}).say(redact(started, None))

        assert told[1] == "Seat 2 has the dealer button. Stacks: seat 1 1, seat 2 1."


class TestReasons:
    """Why a seat acts first, in words."""

    @pytest.mark.parametrize(
        ("why", "words"),
        [
            (OpenerReason.LOW_CARD, "lowest door card, 9c"),
            (
                OpenerReason.LEFT_OF_LOW_CARD,
                "left of the lowest door card, which is all-in for its ante",
            ),
            (OpenerReason.NEXT_LOW_CARD, "next lowest door card, 9c; the lowest is all-in"),
            (OpenerReason.HIGH_CARD, "highest door card, 9c"),
            (OpenerReason.BEST_BOARD, "best board, nine high"),
            (OpenerReason.LEFT_OF_BEST_BOARD, "left of the best board, which cannot act"),
            (OpenerReason.NEXT_BEST_BOARD, "best board of those who can act, nine high"),
        ],
    )
    def test_are_told(self, why: OpenerReason, words: str) -> None:
        talk = third_street().talk(None)

        assert talk.say(redact(OpenerNamed(1, why), None)) == (f"Ann opens: {words}.",)

    def test_name_the_cards_of_the_best_low_board(self) -> None:
        talk = Told([ACES_UP, QUEENS, LOW_CARD], HouseRules(game=Game.RAZZ)).talk(None)

        told = talk.say(redact(OpenerNamed(1, OpenerReason.BEST_BOARD), None))

        assert told == ("Ann opens: best board, 9c.",)


class TestBetting:
    """Checks, bets, raises, folds, what comes back, and pots."""

    def test_is_told_with_totals(self) -> None:
        hand = third_street().act(BringIn(50), Complete(100), Raise(200), Fold(), Call(200))
        hand.act(Bet(200), Fold())

        assert hand.lines(2, you=True)[6:14] == [
            "Ann completes to 1.",
            "You raise to 2.",
            "Carol folds.",
            "Ann calls 2.",
            "The pot is 5.25.",
            "Fourth street: Ann 9d, you Qd.",
            "You open: best board, pair of queens.",
            "You bet 2.",
        ]
        assert hand.lines(2, you=True)[14:17] == [
            "Ann folds.",
            "2 uncalled goes back to you.",
            "The pot is 5.25.",
        ]

    def test_names_side_pots_and_who_can_win_them(self) -> None:
        hand = Told([ACES_UP, QUEENS, LOW_CARD], stacks={2: 20}).act(BringIn(50), Call(50))

        assert (
            hand.lines()[7] == "Main pot 0.60 (Ann, Ben and Carol), side pot 1.10 (Ann and Carol)."
        )

    def test_numbers_several_side_pots(self) -> None:
        hand = Told([ACES_UP, QUEENS, LOW_CARD, "Th Tc 4h"], stacks={1: 60, 2: 90, 3: 200})
        hand.act(BringIn(50), Complete(100), Call(35), Call(65), Call(100))

        assert (
            "Main pot 2.40 (seat 4, Ann, Ben and Carol), side pot 1 0.90 (seat 4, Ben and Carol), "
            "side pot 2 0.70 (seat 4 and Carol)."
        ) in hand.lines()


class TestAbsence:
    """000, items 47, 50 and 51; 001, item 24."""

    def test_time_out_is_told_with_what_follows(self) -> None:
        rules = HOUSES["celebpoker"].rules
        hand = Told([ACES_UP, QUEENS, LOW_CARD], rules).act(BringIn(200))
        hand.lapse(LapseCause.TIMEOUT)

        assert hand.lines()[-2:] == [
            "Ann is out of time.",
            "Ann is treated as all-in and contests the pot as it stands.",
        ]

    def test_lost_connection_is_told(self) -> None:
        rules = HouseRules(disconnect_action=AbsenceAction.CHECK_FOLD)
        hand = Told([ACES_UP, QUEENS, LOW_CARD], rules).act(BringIn(50))
        hand.lapse(LapseCause.DISCONNECT)

        assert hand.lines(1, you=True)[-2:] == ["You are disconnected.", "You fold."]


class TestShowdown:
    """000, items 32 to 36: order, hands by name, who wins what."""

    def showdown(self, rules: HouseRules | None = None) -> Told:
        hand = Told(["Ah Ad 9c 9d 2s 4s 3h", "Kh Kd Qc Qd 7s 8s 6h"], rules, dealer=2)
        hand.act(BringIn(50), Call(50))
        while (law := options(hand.hand)) is not None and Check() in law:
            hand.act(Check())
        return hand

    def test_names_the_hands_and_the_winner(self) -> None:
        hand = self.showdown()

        assert hand.lines()[-5:] == [
            "Showdown, in this order: Ben and Ann.",
            "Ben shows Kh Kd 6h: two pair, kings and queens.",
            "Ann shows Ah Ad 3h: two pair, aces and nines.",
            "Ann wins 1.50 with two pair, aces and nines.",
            "The hand is over. Stacks: Ann 40.75, Ben 39.25.",
        ]

    def test_lets_a_beaten_hand_be_mucked(self) -> None:
        hand = Told([ACES_UP, "Kh Kd Qc Jd 7s 8s 6h"], dealer=2).act(BringIn(50), Call(50))
        while (law := options(hand.hand)) is not None:
            hand.act(Check() if Check() in law else Muck())

        assert hand.lines()[-4:] == [
            "Ann shows Ah Ad 3h: two pair, aces and nines.",
            "Ben mucks.",
            "Ann wins 1.50 with two pair, aces and nines.",
            "The hand is over. Stacks: Ann 40.75, Ben 39.25.",
        ]

    def test_lets_an_uncalled_winner_show_one_card(self) -> None:
        hand = third_street().act(BringIn(50), Complete(100), Fold(), Fold())
        hand.act(Show(parse_cards("Ah")))

        assert "Ann shows Ah." in hand.lines()
        assert "Ann wins 1.75." in hand.lines()
        assert hand.lines()[-1] == "The hand is over. Stacks: Ann 41, Ben 39.75, Carol 39.25."

    def test_names_the_halves_in_hilo(self) -> None:
        hand = Told(["Ah 2d 3c 4d 6s Ks 9h", "Kh Jd Jc Qd 7s 8s Jh"], HouseRules(game=Game.HILO))
        hand = self.played_out(hand)

        told = " ".join(hand.lines())
        assert "for high with three of a kind, jacks." in told
        assert "for low with 6-4-3-2-A low." in told

    def played_out(self, hand: Told) -> Told:
        while (law := options(hand.hand)) is not None:
            stay = [a for a in law.actions if isinstance(a, Check | Call | BringIn | Show)]
            hand.act(stay[0])
        return hand

    def test_names_the_winner_s_low_in_razz(self) -> None:
        rules = HouseRules(game=Game.RAZZ)
        hand = self.played_out(Told(["Ah 2d 3c 4d 6s Ks 9h", "Kh Jd Jc Qd 7s 8s Jh"], rules))

        assert any("Ann wins" in line and "6-4-3-2-A low" in line for line in hand.lines())

    def test_says_when_nobody_can_say_who_won(self) -> None:
        talk = self.showdown().talk(None)

        told = talk.say(redact(PotUndecided(0, 150), None))

        assert told == ("Nobody can say who won the pot of 1.50.",)


class TestShortDeck:
    """001, items 31 and 32; 003, item 23."""

    def test_tells_of_reclaimed_cards(self) -> None:
        talk = third_street().talk(None)
        dealt = StreetDealt(Street.SEVENTH, (DealtCards(1, parse_cards("2h"), ()),), reclaimed=True)

        assert talk.say(redact(dealt, None)) == (
            "The deck is short: its rest and the burned cards are mixed and dealt.",
            "Seventh street: Ann (??).",
        )

    def test_tells_of_the_common_card(self) -> None:
        talk = third_street().talk(None)
        dealt = StreetDealt(Street.SEVENTH, (), common=parse_cards("Th")[0], reclaimed=True)

        assert talk.say(redact(dealt, None))[-1] == (
            "The deck is short: Th is the last card of everybody."
        )


class TestAnyHand:
    """Nobody is told a face that nobody turned up. (DESIGN 3.2)"""

    @pytest.mark.parametrize("seats", [2, 8])
    def test_is_told_without_a_closed_card_of_others(self, seats: int) -> None:
        chance = Random(6)
        rules = HouseRules(short_deck=ShortDeck.RECLAIM_BURNS, betting=Betting.FIXED_LIMIT)
        bots: dict[SeatNo, Bot] = {
            seat: HouseBot(STYLES["calling_station"], seat, rules, seed=seat, deals=4)
            for seat in range(1, seats + 1)
        }

        for _ in range(20):
            stacks = dict.fromkeys(bots, 4000)
            played = play_hand(rules, bots, stacks, seeded_deck(chance), dealer=1)
            for viewer in (None, 1):
                talk = DealerTalk({}, None)
                told = " ".join(
                    line for event in played.events for line in talk.say(redact(event, viewer))
                )
                for each in talk.view.seats:
                    if each.seat != viewer and not each.shown:
                        closed = _closed(played.events, each.seat)
                        assert len(closed) >= 2
                        assert not [card for card in closed if re.search(rf"\b{card}\b", told)]


def _closed(events: Sequence[Event], seat: SeatNo) -> list[Card]:
    dealt = [each for event in events if isinstance(event, StreetDealt) for each in event.cards]
    return [card for each in dealt if each.seat == seat for card in each.down]
