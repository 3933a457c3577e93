"""The table in plain text, for a terminal of eighty columns and twenty-four lines."""

from __future__ import annotations

from doorcard.cards import parse_cards
from doorcard.cli.picture import own_hand, picture
from doorcard.stud import (
    HOUSES,
    BringIn,
    Call,
    Check,
    Complete,
    DealtCards,
    Fold,
    Game,
    HouseRules,
    LapseCause,
    Street,
    StreetDealt,
    options,
)
from doorcard.views import SeatView, redact
from tests.cli.told_hands import Told

HOLDINGS = ["Ah Ad 9c 9d 2s 4s 3h", "Kh Kd Qc Qd 7s 8s 6h", "5c 6d 2c Jh Ts 8d 3s"]


def shown(hand: Told, you: int | None, turn: int | None = None) -> list[str]:
    return list(picture(hand.talk(you), you, turn))


class TestPicture:
    """A row a seat: stack, wager, cards in deal order, down cards in brackets."""

    def test_shows_the_own_cards_and_the_backs_of_the_others(self) -> None:
        hand = Told(HOLDINGS).act(BringIn(50), Complete(100))

        assert shown(hand, 1, turn=2) == [
            "Third street. Pot 2.25. Carol opens: lowest door card, 2c.",
            "      seat  player            stack      in  cards",
            "         1  you               38.75       1  (Ah Ad) 9c",
            "  >      2  Ben               39.75          (?? ??) Qc",
            "    D    3  Carol             39.25    0.50  (?? ??) 2c  opens",
            "      Your hand: pair of aces.",
        ]

    def test_shows_the_rail_no_down_card(self) -> None:
        told = shown(Told(HOLDINGS), None)

        assert "".join(told).count("(?? ??)") == 3
        assert "Your hand" not in "".join(told)

    def test_lists_folded_up_cards(self) -> None:
        hand = Told(HOLDINGS).act(BringIn(50), Complete(100), Fold())

        told = shown(hand, 2)
        assert "         2  you               39.75          folded" in told
        assert "      Folded up cards: Qc" in told
        assert "Your hand" not in "".join(told)

    def test_puts_the_last_card_last(self) -> None:
        hand = Told(HOLDINGS[:2], dealer=2).act(BringIn(50), Call(50))
        while (law := options(hand.hand)) is not None and Check() in law:
            if hand.hand.street is Street.SEVENTH:
                break
            hand.act(Check())

        told = "\n".join(shown(hand, 1))
        assert "(Ah Ad) 9c 9d 2s 4s (3h)" in told
        assert "(?? ??) Qc Qd 7s 8s (??)" in told

    def test_marks_who_is_all_in_and_the_side_pot(self) -> None:
        hand = Told(HOLDINGS, stacks={2: 20}).act(BringIn(50), Call(50))

        told = shown(hand, 1)
        assert told[0].startswith("Fourth street. Pot 1.70 (main 0.60, side 1.10). ")
        assert any(line.startswith("         2  Ben") and line.endswith("all-in") for line in told)

    def test_marks_who_is_treated_as_all_in(self) -> None:
        hand = Told(HOLDINGS, HOUSES["celebpoker"].rules).act(BringIn(200))
        hand.lapse(LapseCause.TIMEOUT)

        assert any(line.endswith("  treated as all-in") for line in shown(hand, 2))

    def test_shows_the_common_card(self) -> None:
        talk = Told(HOLDINGS).talk(1)
        talk.say(redact(StreetDealt(Street.SEVENTH, (), common=parse_cards("Th")[0]), 1))

        assert "      The last card of everybody: Th" in list(picture(talk, 1, None))

    def test_fits_a_terminal_with_eight_seats(self) -> None:
        eight = [f"{rank}c {rank}d {rank}h" for rank in "3456789T"]
        hand = Told(eight, dealer=8)
        later = (Street.FOURTH, "Js"), (Street.FIFTH, "Qs"), (Street.SIXTH, "Ks")
        for street, up in later:
            dealt = [DealtCards(seat, (), parse_cards(up)) for seat in range(1, 9)]
            hand.events.append(StreetDealt(street, tuple(dealt)))
        closed = [DealtCards(seat, parse_cards("As"), ()) for seat in range(1, 9)]
        hand.events.append(StreetDealt(Street.SEVENTH, tuple(closed)))

        told = shown(hand, 1, turn=1)

        assert len(told) <= 14
        assert max(map(len, told)) <= 79


class TestOwnHand:
    """What the own cards make so far, a draw to a low included. (DESIGN 6, readout)"""

    def own(self, down: str, up: str, game: Game) -> str:
        seat = SeatView(1, 1000, down=parse_cards(down), up=parse_cards(up))
        return own_hand(seat, None, game)

    def test_names_the_high_hand(self) -> None:
        assert self.own("Ah Ad", "9c", Game.HI) == "pair of aces"

    def test_names_the_draw_to_a_low(self) -> None:
        assert self.own("Ah 4d", "8c", Game.HILO) == "ace high; a draw to a low, 8-4-A"

    def test_names_the_low_made(self) -> None:
        assert self.own("Ah 4d", "8c 2d 3h", Game.HILO) == "ace high; 8-4-3-2-A low"

    def test_names_the_cards_of_a_low_to_come_in_razz(self) -> None:
        assert self.own("Ah 4d", "8c", Game.RAZZ) == "a low of 8-4-A so far"

    def test_counts_the_common_card(self) -> None:
        seat = SeatView(1, 1000, down=parse_cards("Ah 4d"), up=parse_cards("8c"))

        assert own_hand(seat, parse_cards("Ad")[0], Game.HI) == "pair of aces"

    def test_is_nothing_after_folding(self) -> None:
        seat = SeatView(1, 1000, down=parse_cards("Ah 4d"), up=parse_cards("8c"), folded=True)

        assert own_hand(seat, None, Game.HI) == ""


def test_antes_come_before_the_first_street() -> None:
    hand = Told(HOLDINGS, HouseRules())
    hand.events = hand.events[:2]

    assert shown(hand, 1)[0] == "Antes. Pot 0.75."
