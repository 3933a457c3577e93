"""Policy cases I05 to I09: who shows, who may muck, who is told. Prose made tests."""

from __future__ import annotations

from typing import ClassVar

import pytest

from doorcard.cards import UNKNOWN, parse_cards
from doorcard.stud import (
    Event,
    LapseCause,
    Muck,
    Mucked,
    PotAwarded,
    Refusal,
    Show,
    ShowdownOpened,
    Shown,
    ShownWhy,
    StreetDealt,
    UncalledReturned,
)
from doorcard.stud.choices import MuckDisclosure
from doorcard.stud.disclosure import disclosed, mucked_by_others
from doorcard.views import redact
from tests.stud.any_hand import played_through
from tests.stud.spoken_hand import Spoken, spoken
from tests.stud.spoken_streets import FLUSH_TRIPS_TWO_PAIR, RIVER


def bet_and_called() -> Spoken:
    said = {**RIVER, "7": "Cal check, Ann bet=40, Ben call, Cal call"}
    return spoken(FLUSH_TRIPS_TWO_PAIR, said)


class TestI05CallerWhoIsBeaten:
    """Case I05; 000, item 32; 001, items 39 and 41."""

    def test_sees_the_bettors_hand(self) -> None:
        assert bet_and_called().shown() == [("Ann", ShownWhy.WINS)]

    def test_is_offered_show_or_muck(self) -> None:
        hand = bet_and_called()

        assert hand.turn == "Ben"
        assert hand.legal() == ["show", "muck"]
        assert hand.act("Ben", Muck()).turn == "Cal"
        assert hand.legal() == ["show", "muck"]

    def test_mucks_if_he_does_not_choose(self) -> None:
        hand = bet_and_called()

        for cause in LapseCause:
            hand.lapse(hand.turn or "", cause)

        assert [event.seat for event in hand.events if isinstance(event, Mucked)] == [2, 3]

    def test_neither_wins_nor_loses_by_the_choice(self) -> None:
        stacks = set()
        for ben in (Show(), Muck()):
            for cal in (Show(), Muck()):
                hand = bet_and_called().act("Ben", ben).act("Cal", cal)
                stacks.add((hand.stack("Ann"), hand.stack("Ben"), hand.stack("Cal")))

        assert stacks == {(500 + 110, 445, 445)}

    def test_must_show_where_the_house_lets_nobody_muck(self) -> None:
        said = {**RIVER, "7": "Cal check, Ann bet=40, Ben call, Cal call"}
        hand = spoken(FLUSH_TRIPS_TWO_PAIR, said, loser_may_muck=False)

        assert hand.shown() == [
            ("Ann", ShownWhy.WINS),
            ("Ben", ShownWhy.MUST),
            ("Cal", ShownWhy.MUST),
        ]


class TestI06CallerWhoWins:
    """Case I06; 000, item 32: winning the pot needs showing the hand."""

    PLAYERS = (
        "Ann 1 500 Ah Jd 2c 7s Jh Ac 9h\n"  # aces and jacks
        "Ben 2 500 7d 8c 9d Tc 6s 3h 2s\n"  # a straight
        "Cal 3 500 Kd Qc Kh 8d Jc 5s 3c"
    )

    def test_is_not_offered_muck_and_is_shown(self) -> None:
        said = {**RIVER, "5": "Cal check, Ann check, Ben check", "6": "", "7": ""}
        said["6"] = "Ann check, Ben check, Cal check"
        said["7"] = "Ann bet=40, Ben call, Cal fold"
        hand = spoken(self.PLAYERS.replace("Jh Ac", "Jc Ac").replace("Jc 5s", "Jh 5s"), said)

        assert hand.shown() == [("Ann", ShownWhy.MUST), ("Ben", ShownWhy.WINS)]
        assert hand.turn is None
        assert hand.stack("Ben") == 500 - 55 + 45 + 80

    def test_of_a_side_pot_alone_must_show_too(self) -> None:
        """Any part of any pot."""
        for seed in range(60):
            played = played_through(seed, lapses=0)
            mucked = {event.seat for event in played.events if isinstance(event, Mucked)}
            opened = any(isinstance(event, ShowdownOpened) for event in played.events)
            paid = {
                share.seat
                for event in played.events
                if isinstance(event, PotAwarded)
                for share in event.shares
            }

            assert not (opened and mucked & paid)


class TestI07UncalledWinner:
    """Case I07; 001, item 38."""

    PLAYERS = FLUSH_TRIPS_TWO_PAIR

    def won(self) -> Spoken:
        said = {**RIVER, "6": "Cal check, Ann bet=40, Ben fold, Cal fold"}
        return spoken(self.PLAYERS, said)

    def test_gets_the_pot_and_the_bet_back(self) -> None:
        hand = self.won()

        assert UncalledReturned(1, 40) in hand.events
        assert hand.stack("Ann") == 500 + 30

    def test_is_asked_and_shows_nothing_unless_he_wants(self) -> None:
        hand = self.won()

        assert hand.turn == "Ann"
        assert hand.legal() == ["show", "show", "show", "muck"]
        assert hand.shown() == []
        assert hand.act("Ann", Muck()).hand.is_over
        assert hand.shown() == []

    def test_may_show_one_card_only(self) -> None:
        hand = self.won().act("Ann", Show(parse_cards("Jh")))

        assert Shown(1, parse_cards("Jh"), ShownWhy.CHOICE) in hand.events

    def test_ends_the_deal(self) -> None:
        streets = [event.street for event in self.won().events if isinstance(event, StreetDealt)]

        assert streets == [3, 4, 5, 6]


class TestI08HistoryOfAMuckedHand:
    """Case I08; 001, item 40; rule book, part 2, 33. Sending it is the room's."""

    def ended(self, **rules: object) -> Spoken:
        said = {**RIVER, "5": "Cal check, Ann check, Ben check"}
        players = FLUSH_TRIPS_TWO_PAIR + "\nDee 4 500 As Ad 6h"
        said["3"] = "Ann bring, Ben call, Cal call, Dee fold"
        said["7"] = "Cal check, Ann bet=40, Ben call, Cal call"
        return spoken(players, said, **rules).act("Ben", Muck()).act("Cal", Show())

    def test_tells_everybodys_cards_who_stayed_mucked_or_not(self) -> None:
        told = disclosed(self.ended().hand, asker=3)

        assert told[2] == parse_cards("Td 5c 9d Tc 5s 8h 2s")
        assert set(told) == {1, 2, 3}

    def test_tells_no_cards_of_who_folded_before(self) -> None:
        assert 4 not in disclosed(self.ended().hand, asker=1)

    def test_is_for_who_was_dealt_in_also_for_who_folded(self) -> None:
        assert disclosed(self.ended().hand, asker=4)

    @pytest.mark.parametrize("asker", [None, 5])
    def test_is_not_for_the_rail_or_an_empty_seat(self, asker: int | None) -> None:
        with pytest.raises(Refusal) as refusal:
            disclosed(self.ended().hand, asker)

        assert refusal.value.code == "disclosure.not_dealt_in"

    def test_is_not_told_where_the_house_tells_none(self) -> None:
        hand = self.ended(muck_disclosure=MuckDisclosure.NONE).hand

        with pytest.raises(Refusal) as refusal:
            disclosed(hand, asker=1)

        assert refusal.value.code == "disclosure.not_in_this_house"

    def test_is_not_told_before_the_hand_is_over(self) -> None:
        with pytest.raises(Refusal) as refusal:
            disclosed(bet_and_called().hand, asker=1)

        assert refusal.value.code == "disclosure.hand_open"

    def test_may_be_asked_for_by_the_others_who_were_dealt_in(self) -> None:
        hand = self.ended().hand

        assert mucked_by_others(hand, 3) == mucked_by_others(hand, 4) == (2,)
        assert mucked_by_others(hand, 2) == (), "nobody asks for their own"
        assert mucked_by_others(hand, None) == mucked_by_others(hand, 5) == ()

    def test_may_be_asked_for_when_it_is_over_and_where_the_house_tells_it(self) -> None:
        closed = self.ended(muck_disclosure=MuckDisclosure.NONE).hand

        assert mucked_by_others(closed, 3) == ()
        assert mucked_by_others(bet_and_called().hand, 3) == ()

    def test_tells_nothing_of_an_uncalled_winner(self) -> None:
        said = {**RIVER, "6": "Cal check, Ann bet=40, Ben fold, Cal fold"}
        hand = spoken(FLUSH_TRIPS_TWO_PAIR, said).act("Ann", Muck()).hand

        assert disclosed(hand, asker=2) == {}


class TestI09AllInAndAllBettingFinished:
    """Case I09; TDA 2024, 16; rule book, part 2, 32."""

    PLAYERS = (
        "Ann 1 75 Ac Ad 2c 7s 8h 9d Jc\nBen 2 75 Kd Ks 9c 3d 4s 5h 2h\n"
        "Cal 3 500 Qs Qd Kh 8d 5s 4h 3c"
    )
    SAID: ClassVar = {
        "3": "Ann bring, Ben complete=20, Cal call, Ann call",
        "4": "Cal bet=20, Ann call, Ben call",
        "5": "Cal bet=40, Ann allin, Ben allin",
        "6": "",
        "7": "",
    }

    def places(self, events: list[Event]) -> list[str]:
        told = []
        for event in events:
            if isinstance(event, StreetDealt) and event.street > 5:
                told.append(event.street.name.lower())
            if isinstance(event, Shown):
                told.append(f"{event.seat} {len(event.cards)}")
        return told

    def test_turns_all_hands_up_before_the_cards_run_out(self) -> None:
        hand = spoken(self.PLAYERS, self.SAID)

        assert self.places(hand.events) == [
            *("1 2", "2 2", "3 2"),
            *("sixth", "seventh"),
            *("3 3", "1 3", "2 3"),
        ]
        assert {why for _, why in hand.shown()} == {ShownWhy.ALL_IN}

    def test_deals_the_last_card_closed_to_its_owner(self) -> None:
        hand = spoken(self.PLAYERS, self.SAID)
        [river] = [e for e in hand.events if isinstance(e, StreetDealt) and e.street == 7]

        seen = redact(river, 2).event
        assert isinstance(seen, StreetDealt)
        assert [each.down[0] == UNKNOWN for each in seen.cards] == [True, False, True]

    def test_shows_at_the_showdown_only_where_the_house_says_so(self) -> None:
        hand = spoken(self.PLAYERS, self.SAID, allin_faceup=False)

        assert self.places(hand.events) == ["sixth", "seventh", "3 3", "1 3"]
        assert hand.turn == "Ben"
        assert hand.legal() == ["show", "muck"]
