"""Rulings of dealing, pots and the showdown (rule book, part 4)."""

from __future__ import annotations

from doorcard.cards import parse_cards
from doorcard.stud import (
    Game,
    Pot,
    PotAwarded,
    ShowdownOpened,
)
from doorcard.stud.choices import (
    OddChipLow,
    ShortDeck,
    ShowdownOrder,
)
from doorcard.stud.dealing import RiverHow, river_plan
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.pots import lay_pots
from doorcard.stud.showdown import award_pot
from tests.stud.spoken_hand import TABLE, Spoken, spoken
from tests.stud.spoken_streets import (
    FOUR,
)


class TestRuling9OrderOfShowing:
    """Rule book, part 4, 9; TDA 2024, 17."""

    CARDS = (
        "Ann 1 {} Ac Ad 2c 7s 8h 9d Jc\nBen 2 {} 4s 3d 9c Kd Ks 5h 2h\n"
        "Cal 3 {} Qs Qd Kh 8d 5s 4h 3c"
    )

    def order(self, hand: Spoken) -> list[str]:
        [opened] = [event for event in hand.events if isinstance(event, ShowdownOpened)]
        return [name for seat in opened.order for name, n in hand.names.items() if n == seat]

    def checked_down(self, **rules: object) -> Spoken:
        return spoken(
            self.CARDS.format(45, 300, 300),
            {
                "3": "Ann bring, Ben call, Cal call",
                "4": "Ben bet=20, Cal call, Ann call",
                "5": "Ben bet=40, Cal call, Ann allin",
                "6": "Ben bet=40, Cal call",
                "7": "Ben check, Cal check",
            },
            **rules,
        )

    def test_without_a_bet_begins_with_who_acted_first(self) -> None:
        assert self.order(self.checked_down()) == ["Ben", "Cal", "Ann"]

    def test_where_nobody_could_act_begins_with_the_best_board(self) -> None:
        hand = spoken(
            self.CARDS.format(45, 45, 45),
            {
                "3": "Ann bring, Ben call, Cal call",
                "4": "Ben bet=20, Cal call, Ann call",
                "5": "Ben allin, Cal allin, Ann allin",
                "6": "",
                "7": "",
            },
        )

        assert self.order(hand) == ["Ben", "Cal", "Ann"]

    def test_side_pots_first_leaves_the_main_pots_seat_for_the_end(self) -> None:
        players = self.CARDS.replace("Ben 2", "Ann 2").replace("Ann 1", "Ben 1")
        said = {
            "3": "Ben bring, Ann call, Cal call",
            "4": "Ann bet=20, Cal call, Ben call",
            "5": "Ann allin, Cal call, Ben call",
            "6": "Cal bet=40, Ben call",
            "7": "Cal check, Ben bet=40, Cal call",
        }

        first = spoken(
            players.format(300, 45, 300), said, showdown_order=ShowdownOrder.SIDE_POTS_FIRST
        )
        plain = spoken(players.format(300, 45, 300), said)

        assert self.order(first) == ["Ben", "Cal", "Ann"]
        assert self.order(plain) == ["Ben", "Ann", "Cal"]


class TestRuling11AceInTheOddChipOfTheLowHalf:
    """Rule book, part 4, 11."""

    def low_shares(self, rule: OddChipLow, first: str, second: str) -> dict[int, int]:
        rules = TABLE.with_(game=Game.HILO, odd_chip_low=rule)
        holdings = {1: parse_cards(first), 2: parse_cards(second)}
        award = award_pot(rules, 8, 0, Pot(106, (1, 2)), holdings)
        assert isinstance(award, PotAwarded)
        return {share.seat: share.chips for share in award.shares if share.part == "low"}

    def test_is_low_among_the_cards_of_the_low_hand(self) -> None:
        """The ace of spades does not count as the highest card; the seven does."""
        got = self.low_shares(
            OddChipLow.HIGH_SUIT_5, "7c 5d 4h 2s As Kd Kh", "7d 5s 4c 2h Ah Qc Jh"
        )

        assert got == {1: 26, 2: 27}

    def test_is_the_lowest_of_all_seven(self) -> None:
        got = self.low_shares(OddChipLow.LOW_SUIT_7, "7c 5d 4h 2c Ah Kd Kh", "7d 5s 4c 2h Ad Qc Jh")

        assert got == {1: 26, 2: 27}

    def test_a_rank_held_twice_counts_with_its_higher_suit(self) -> None:
        got = self.low_shares(
            OddChipLow.HIGH_SUIT_5, "7c 7s 5d 4h 2s As Kd", "7d 5s 4c 2h Ah Qc Jh"
        )

        assert got == {1: 27, 2: 26}


class TestRuling14BurningFromAReclaimedDeck:
    """Rule book, part 4, 14; 001, items 30 to 32."""

    def test_happens_before_the_river_only_if_a_card_is_to_spare(self) -> None:
        spare = river_plan(HouseRules(), stub=1, burns=3, live=3)
        none = river_plan(HouseRules(), stub=1, burns=3, live=4)

        assert (spare.how, spare.burned, spare.left) == (RiverHow.RESHUFFLE, 1, 0)
        assert (none.how, none.burned, none.left) == (RiverHow.RESHUFFLE, 0, 0)

    def test_happens_before_a_common_card_only_if_a_card_is_to_spare(self) -> None:
        spare = river_plan(HouseRules(), stub=1, burns=3, live=8)
        none = river_plan(HouseRules(), stub=1, burns=0, live=8)

        assert (spare.how, spare.burned, spare.left) == (RiverHow.COMMUNITY, 1, 2)
        assert (none.how, none.burned, none.left) == (RiverHow.COMMUNITY, 0, 0)

    def test_does_not_happen_in_a_house_that_burns_none(self) -> None:
        plan = river_plan(HouseRules(burn_cards=False), stub=4, burns=0, live=8)

        assert (plan.how, plan.burned, plan.left) == (RiverHow.COMMUNITY, 0, 3)

    def test_is_the_tournament_rule_elsewhere(self) -> None:
        plan = river_plan(HouseRules(short_deck=ShortDeck.TDA), stub=4, burns=3, live=7)

        assert (plan.how, plan.pool, plan.burned, plan.left) == (RiverHow.COMMUNITY, 4, 1, 2)


class TestRuling16FoldedUpCards:
    """Rule book, part 4, 16; 003, item 25. The switch is the room's."""

    def test_stay_known_to_who_followed_the_hand(self) -> None:
        from doorcard.views import TableView, redact

        hand = spoken(FOUR.format(300, 300, 300, 300), {"3": "Ann bring, Ben fold"})
        view = TableView()
        for event in hand.events:
            view = view.follow(redact(event, 3))

        assert parse_cards("9d") == view.dead


class TestRuling17AllInSeatsAndSidePots:
    """Rule book, part 4, 17; 000, item 45."""

    def test_a_second_all_in_seat_can_win_the_side_pot_it_paid_into(self) -> None:
        pots = lay_pots({1: 20, 2: 50, 3: 90, 4: 90}, live={1, 2, 3, 4}, dealer=8)

        assert pots == (Pot(80, (1, 2, 3, 4)), Pot(90, (2, 3, 4)), Pot(80, (3, 4)))


class TestRuling18CommonCard:
    """Rule book, part 4, 18: also in the houses of 002."""

    def test_serves_all_where_002_knows_none(self) -> None:
        from doorcard.stud import HOUSES

        for house in ("common_hi", "common_hilo"):
            plan = river_plan(HOUSES[house].rules, stub=1, burns=3, live=8)

            assert plan.how is RiverHow.COMMUNITY
