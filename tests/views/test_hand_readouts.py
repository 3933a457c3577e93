from __future__ import annotations

from doorcard.cards import parse_cards
from doorcard.stud.choices import Game
from doorcard.stud.events import (
    DealtCards,
    Entrant,
    Event,
    Folded,
    HandStarted,
    Shown,
    ShownWhy,
    StreetDealt,
)
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.street import Street
from doorcard.views import HandReadouts, Made, Readout, TableView, hand_readouts, redact

STARTED = HandStarted(HouseRules(game=Game.HILO), 3, (Entrant(5, 1000), Entrant(3, 1000)), (), ())
DEALT = StreetDealt(
    Street.THIRD,
    (
        DealtCards(5, parse_cards("Ah Kd"), parse_cards("7c")),
        DealtCards(3, parse_cards("2s 2d"), parse_cards("4h")),
    ),
)


def readouts(viewer: int | None, *events: Event) -> HandReadouts:
    view = TableView()
    for event in (STARTED, *events):
        view = view.follow(redact(event, viewer))
    return hand_readouts(view, viewer)


def high(readout: Readout | None) -> Made | None:
    assert readout is not None
    return readout.high


class TestTheReadoutsOfAHand:
    def test_are_none_before_the_first_cards(self) -> None:
        assert readouts(5) == HandReadouts(you=None, showing={})

    def test_read_the_viewer_s_own_hand_and_every_board(self) -> None:
        told = readouts(5, DEALT)

        assert high(told.you) == Made("high_card", parse_cards("Ah Kd 7c"))
        assert {seat: high(each) for seat, each in told.showing.items()} == {
            5: Made("high_card", parse_cards("7c")),
            3: Made("high_card", parse_cards("4h")),
        }

    def test_read_boards_alone_to_the_rail(self) -> None:
        told = readouts(None, DEALT)

        assert told.you is None
        assert told.showing.keys() == {5, 3}

    def test_read_a_hand_whole_once_its_down_cards_lie_open(self) -> None:
        told = readouts(5, DEALT, Shown(3, parse_cards("2s 2d"), ShownWhy.ALL_IN))

        assert high(told.showing[3]) == Made("pair", parse_cards("2s 2d 4h"))

    def test_read_the_board_of_a_hand_that_is_shown_in_part(self) -> None:
        told = readouts(5, DEALT, Shown(3, parse_cards("2s"), ShownWhy.CHOICE))

        assert high(told.showing[3]) == Made("high_card", parse_cards("4h"))

    def test_say_nothing_of_the_cards_in_their_repr(self) -> None:
        assert "Kd" not in repr(readouts(5, DEALT))

    def test_leave_out_the_hands_that_folded(self) -> None:
        told = readouts(5, DEALT, Folded(5))

        assert told.you is None
        assert told.showing.keys() == {3}
