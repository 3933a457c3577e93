"""House bots: always legal, and sensible where a player would know what to do."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from doorcard.bots import STYLES, HouseBot, RandomBot, make_bot
from doorcard.bots.bot import Bot
from doorcard.cards import card
from doorcard.stud import (
    HOUSES,
    Action,
    Bet,
    Betting,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    Game,
    HouseRules,
    Muck,
    Options,
    Raise,
    Refusal,
    SeatNo,
    Show,
)
from tests.bots.match import play_hand, seeded_deck
from tests.bots.spots import Spot

RULES = HouseRules()
ANY_STYLE = pytest.mark.parametrize("style", STYLES)
SENSIBLE = pytest.mark.parametrize("style", ["rock", "solid"])


def every_table() -> list[HouseRules]:
    tables = [rules for house in HOUSES.values() for rules in (house.rules, *house.stakes)]
    return [*tables, HouseRules(game=Game.RAZZ)]


class TestAnyBot:
    """The options are the whole law (DESIGN 3.6): a bot chooses one of them."""

    @pytest.mark.parametrize(
        "rules", every_table(), ids=lambda rules: f"{rules.game}-{rules.betting}"
    )
    def test_stays_within_the_options_at_every_table(self, rules: HouseRules) -> None:
        chance = Random(5)
        asked: Counter[SeatNo] = Counter()

        for hand in range(150):
            seats = range(1, chance.randint(2, rules.max_players) + 1)
            bots: dict[SeatNo, Bot] = {
                seat: HouseBot(
                    chance.choice(list(STYLES.values())), seat, rules, seed=hand, deals=8
                )
                for seat in seats
            }
            stacks = {seat: chance.choice((10, 60, 300, 5000, 40000)) for seat in seats}
            played = play_hand(
                rules,
                bots,
                stacks,
                seeded_deck(chance),
                dealer=chance.choice(seats),
                watch=lambda seat, _law, _action: asked.update([seat]),
            )

            assert sum(played.net.values()) == 0

        assert asked.total() > 500

    @ANY_STYLE
    def test_never_folds_when_a_check_is_free(self, style: str) -> None:
        chance = Random(9)
        free: list[Action] = []

        def watch(_seat: SeatNo, law: Options, action: Action) -> None:
            if Check() in law:
                free.append(action)

        bots: dict[SeatNo, Bot] = {
            seat: HouseBot(STYLES[style], seat, RULES, seed=seat, deals=8) for seat in (1, 2, 3)
        }
        for _ in range(60):
            play_hand(
                RULES,
                bots,
                dict.fromkeys(bots, 3000),
                seeded_deck(chance),
                dealer=1,
                watch=watch,
            )

        assert len(free) > 40
        assert Fold() not in free

    @ANY_STYLE
    def test_chooses_the_same_again_from_the_same_seed_and_notices(self, style: str) -> None:
        def played(seed: int) -> list[object]:
            bots: dict[SeatNo, Bot] = {s: make_bot(style, s, RULES, seed) for s in (1, 2, 3, 4)}
            deck = seeded_deck(Random(3))
            return list(play_hand(RULES, bots, dict.fromkeys(bots, 5000), deck, dealer=2).events)

        assert played(seed=11) == played(seed=11)

    @ANY_STYLE
    def test_may_be_told_a_hand_again_from_its_start(self, style: str) -> None:
        spot = Spot(RULES, ["8h 8d 8c", "As Kd 2c", "Qs Jd 9d"])
        spot.go_on(to=1)
        fresh, told_twice = (make_bot(style, 1, RULES, seed=4) for _ in range(2))
        first = spot.ask(fresh)
        for event in spot.history:
            told_twice.told(spot.notice(event))

        assert spot.ask(told_twice) == first

    def test_is_refused_in_a_style_nobody_knows(self) -> None:
        with pytest.raises(Refusal, match="choose one of rock, solid, calling_station, maniac"):
            make_bot("shark", 1, RULES, seed=1)


class TestThirdStreet:
    """Third street goes by the start, the live cards and the door cards in view."""

    @ANY_STYLE
    def test_rolled_up_raises_a_completion(self, style: str) -> None:
        spot = Spot(RULES, ["8h 8d 8c", "As Kd 2c", "Qs Jd Qd", "4h 5d Tc"], dealer=4)
        spot.act(BringIn(50))  # the deuce, seat 2
        spot.act(Complete(100))
        spot.act(Call(100))

        assert set(spot.ask_often(style)) == {Raise(200)}

    @SENSIBLE
    def test_deuce_seven_jack_of_three_suits_folds_to_a_completion(self, style: str) -> None:
        spot = Spot(RULES, ["2d 7c Jh", "As Kd 2c", "Qs Jd Qd", "4h 5d Tc"], dealer=4)
        spot.act(BringIn(50))
        spot.act(Complete(100))
        spot.act(Call(100))

        assert set(spot.ask_often(style)) == {Fold()}

    @SENSIBLE
    def test_low_card_with_nothing_only_brings_in(self, style: str) -> None:
        spot = Spot(RULES, ["9d 7c Jh", "As 8d 2c", "Qs Jd Qd", "4h 5d Tc"], dealer=4)

        assert set(spot.ask_often(style)) == {BringIn(50)}

    @SENSIBLE
    def test_pair_of_aces_completes(self, style: str) -> None:
        spot = Spot(RULES, ["9d 7c Jh", "5s 8d 2c", "As Ad Qd", "4h 5d Tc"], dealer=4)
        spot.act(BringIn(50))

        assert set(spot.ask_often(style)) == {Complete(100)}

    def test_three_flush_is_played_live_and_folded_dead(self) -> None:
        live = Spot(RULES, ["9h 7h 4h", "5s 8d 2c", "As Ad Qd", "4c 5d Tc"], dealer=4)
        dead = Spot(RULES, ["9h 7h 4h", "5s 8d 2h", "As Ad Qh", "4c 5d Th"], dealer=4)
        for spot in (live, dead):
            spot.act(BringIn(50))
            spot.act(Complete(100))
            spot.act(Fold())

        assert Fold() not in live.ask_often("solid")
        assert set(dead.ask_often("solid")) == {Fold()}

    def test_high_door_card_steals_when_the_rest_show_low(self) -> None:
        spot = Spot(RULES, ["9d 3c Kh", "5s 8d 2c", "Js 4d 6d", "4h 5d 5c"], dealer=4)
        spot.act(BringIn(50))
        spot.act(Fold())

        spot.act(Fold())

        chosen = Counter(type(action) for action in spot.ask_often("solid", 60))
        assert chosen[Complete] > 15
        assert chosen[Fold] > 5

    def test_one_way_high_pair_is_let_go_in_hilo_against_low_doors(self) -> None:
        hilo = RULES.with_(game=Game.HILO)
        spot = Spot(hilo, ["Td 4c Th", "5s 8d 2c", "As 4d 5d", "Qh 5c Ac"], dealer=4)
        spot.act(BringIn(50))
        spot.act(Complete(100))
        spot.act(Raise(200))

        assert set(spot.ask_often("solid")) == {Fold()}

    def test_three_good_low_cards_complete_in_hilo(self) -> None:
        hilo = RULES.with_(game=Game.HILO)
        spot = Spot(hilo, ["Ad 4d 5d", "9s 8d 2c", "Ks 4h Qd", "Qh 6c Kc"], dealer=4)
        spot.act(BringIn(50))
        spot.act(Fold())
        spot.act(Fold())

        assert set(spot.ask_often("solid")) == {Complete(100)}


class TestLaterStreets:
    """Made hands against what shows, draws against the price."""

    @ANY_STYLE
    def test_nothing_is_folded_against_open_quads(self, style: str) -> None:
        spot = Spot(RULES, ["2d 7c Jh 3s 4c 9d Kc", "As Kd 8c 8d 8h 8s 2c"], dealer=2, stack=20000)
        spot.to_street(7)
        spot.go_on(to=2)
        spot.act(Bet(200))

        assert set(spot.ask_often(style)) <= {Fold(), Raise(400)}
        assert spot.ask_often("solid").count(Fold()) >= 18

    @ANY_STYLE
    def test_open_quads_bet_and_raise(self, style: str) -> None:
        spot = Spot(RULES, ["2d 7c Jh 3s 4c 9d Kc", "As Kd 8c 8d 8h 8s 2c"], dealer=2)
        spot.to_street(7)
        spot.go_on(to=2)

        assert set(spot.ask_often(style)) == {Bet(200)}

    @SENSIBLE
    def test_river_is_called_with_a_fair_hand_at_a_good_price(self, style: str) -> None:
        spot = Spot(RULES, ["Kd Kc 4h 9s 3c 8d 8c", "As Qd 2c Jd 7h 5s 6c"], dealer=2)
        spot.to_street(7)
        spot.go_on(to=2)
        spot.act(Bet(200))

        assert Fold() not in spot.ask_often(style)

    @SENSIBLE
    def test_four_flush_pays_for_a_card_on_fifth_street(self, style: str) -> None:
        spot = Spot(
            RULES,
            ["Ah 9h 4h 2h Ks", "As Qd Qc Jd 7s", "Ts 3d 5d 6c 9s"],
            dealer=3,
        )
        spot.to_street(5)
        spot.go_on(to=2)
        spot.act(Bet(200))
        spot.act(Call(200))

        assert Fold() not in spot.ask_often(style)

    def test_pair_in_the_hole_is_let_go_against_open_trips(self) -> None:
        spot = Spot(RULES, ["4d 4c Jh 9s 2c 8d", "As Kd Qc Qd Qh 8s"], dealer=2)
        spot.to_street(6)
        spot.go_on(to=2)
        spot.act(Bet(200))

        assert spot.ask_often("solid").count(Fold()) >= 18

    def test_open_pair_is_bet_double(self) -> None:
        spot = Spot(RULES, ["Ad Ac Ah As", "9s Kd Qc Td"], dealer=2)
        spot.to_street(4)
        spot.go_on(to=1)

        assert set(spot.ask_often("solid")) == {Bet(200)}


class TestSizes:
    """Spread, pot and no limit: a size within the range that fits the hand."""

    def test_grow_with_the_hand_in_spread_limit(self) -> None:
        rules = HOUSES["casino"].rules
        spot = Spot(rules, ["2d 7c Jh 3s 4c 9d Kc", "As Kd 8c 8d 8h 8s 2c"], dealer=2)
        spot.to_street(7)
        spot.go_on(to=2)

        sizes = [action.to for action in spot.ask_often("solid") if isinstance(action, Bet)]

        assert len(sizes) == 20
        assert min(sizes) >= 800

    def test_do_not_stake_a_whole_stack_on_one_pair_in_no_limit(self) -> None:
        rules = RULES.with_(betting=Betting.NO_LIMIT)
        spot = Spot(rules, ["9d 9c Jh 3s 4c 2d", "As Kd Qc Qd 7h 8s"], dealer=2)
        spot.to_street(6)
        spot.go_on(to=2)
        spot.act(Bet(18000))

        assert set(spot.ask_often("solid")) == {Fold()}


class TestShowdown:
    """001, items 38 and 39: an uncalled winner and a beaten caller need not show."""

    def test_rock_never_shows_what_nobody_paid_to_see(self) -> None:
        spot = Spot(RULES, ["9d 7c Jh", "5s 8d 2c", "As Ad Qd"], dealer=3)
        spot.act(BringIn(50))
        spot.act(Complete(100))
        spot.act(Fold())
        spot.act(Fold())

        assert spot.options.actions[0] == Show() or Muck() in spot.options
        assert set(spot.ask_often("rock")) == {Muck()}

    def test_maniac_sometimes_boasts(self) -> None:
        spot = Spot(RULES, ["9d 7c Jh", "5s 8d 2c", "As Ad Qd"], dealer=3)
        spot.act(BringIn(50))
        spot.act(Complete(100))
        spot.act(Fold())
        spot.act(Fold())

        assert set(spot.ask_often("maniac", 40)) == {Muck(), Show()}


class TestRandomBot:
    """The measure for the others draws lots among its options."""

    def test_draws_different_lots(self) -> None:
        spot = Spot(RULES, ["9d 7c Jh", "5s 8d 2c", "As Ad Qd"], dealer=3)
        spot.act(BringIn(50))

        chosen = {RandomBot(seed).choose(spot.options) for seed in range(30)}

        assert chosen == {Fold(), Call(50), Complete(100)}

    def test_draws_either_end_of_a_range(self) -> None:
        spot = Spot(HOUSES["casino"].rules, ["9d 7c Jh", "5s 8d 2c", "As Ad Qd"], dealer=3)
        spot.act(BringIn(100))

        chosen = {RandomBot(seed).choose(spot.options) for seed in range(40)}

        assert {Complete(100 + 100), Complete(1100)} & chosen or len(chosen) == 4
        assert all(action in spot.options for action in chosen)


def test_a_bot_shows_nothing_of_its_cards_in_its_repr() -> None:
    spot = Spot(RULES, ["9d 7c Jh", "5s 8d 2c", "As Ad Qd"], dealer=3)
    bot = make_bot("solid", 2, RULES, seed=1)
    spot.ask(bot)

    assert str(card("5s")) not in repr(bot)
