"""The events that the files in shapes/1 hold, each field other than its default."""

from __future__ import annotations

from pathlib import Path

from doorcard.cards import CARDS, UNKNOWN, card, parse_cards
from doorcard.stud import choices as ch
from doorcard.stud import events as ev
from doorcard.stud.actions import WagerKind
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.street import Street

SHAPES = Path(__file__).parent / "shapes"
"""A folder a shape, a file an event: both parts as they were written."""

RULES = HouseRules(
    game=ch.Game.HILO,
    betting=ch.Betting.SPREAD_LIMIT,
    small_bet=300,
    big_bet=600,
    spread_min=100,
    spread_max=500,
    ante=10,
    bring_in=75,
    bring_in_may_complete=False,
    bring_in_counts_as_bet=True,
    short_bring_in_call=ch.ShortBringInCall.ACTUAL,
    ante_allin_low_card=ch.AnteAllinLowCard.NEXT_LOWEST,
    max_raises=4,
    headsup_uncapped=True,
    allin_half_rule=ch.AllinHalfRule.FULL,
    open_pair_double=ch.OpenPairDouble.PAIR_HOLDER,
    open_pair_big_raise_over_small=False,
    open_pair_hilo=True,
    first_act_tie=ch.FirstActTie.SUIT,
    first_act_allin_high=ch.FirstActAllinHigh.NEXT_HIGH,
    odd_chip_high=ch.OddChipHigh.SUIT_7,
    odd_chip_low=ch.OddChipLow.LOW_SUIT_7,
    chip_unit=5,
    showdown_order=ch.ShowdownOrder.SIDE_POTS_FIRST,
    loser_may_muck=False,
    allin_faceup=False,
    muck_disclosure=ch.MuckDisclosure.NONE,
    timeout_action=ch.AbsenceAction.ALLIN_IF_CHIPS_ELSE_FOLD,
    timeout_chips_test=ch.TimeoutChipsTest.ANTE,
    disconnect_action=ch.AbsenceAction.ALLIN,
    burn_cards=False,
    short_deck=ch.ShortDeck.TDA,
    common_card_first=ch.CommonCardFirst.HIGH_WITH_COMMON,
    four_first=True,
    max_players=7,
)
"""No field has its default value."""

RELEASED: dict[int, dict[str, ev.Event]] = {
    1: {
        "hand_started": ev.HandStarted(
            RULES,
            dealer=3,
            seats=(ev.Entrant(5, 20000), ev.Entrant(3, 1995)),
            deck=CARDS[::-1],
            reclaim=(*range(26, 52), *range(26)),
        ),
        "antes_posted": ev.AntesPosted((ev.Post(5, 10), ev.Post(3, 5))),
        "street_dealt": ev.StreetDealt(
            Street.THIRD,
            (
                ev.DealtCards(5, parse_cards("Ah Td"), parse_cards("2c")),
                ev.DealtCards(3, parse_cards("Ks ??"), parse_cards("9d")),
            ),
            burned=card("7h"),
        ),
        "street_dealt-up_cards": ev.StreetDealt(
            Street.FIFTH, (ev.DealtCards(5, (), parse_cards("Jc")),)
        ),
        "street_dealt-common_card": ev.StreetDealt(
            Street.SEVENTH, (), burned=card("4s"), common=card("Qd"), reclaimed=True
        ),
        "street_dealt-unseen_burn": ev.StreetDealt(Street.SEVENTH, (), burned=UNKNOWN),
        "opener_named": ev.OpenerNamed(5, ev.OpenerReason.LEFT_OF_LOW_CARD),
        "brought_in": ev.BroughtIn(5, to=75),
        "wagered": ev.Wagered(3, to=600, kind=WagerKind.COMPLETE),
        "called": ev.Called(5, to=600),
        "checked": ev.Checked(5),
        "folded": ev.Folded(3),
        "lapsed": ev.Lapsed(3, ev.LapseCause.DISCONNECT),
        "treated_all_in": ev.TreatedAllIn(3),
        "uncalled_returned": ev.UncalledReturned(5, chips=125),
        "bets_swept": ev.BetsSwept(Street.SIXTH, (ev.Pot(1200, (5, 3)), ev.Pot(300, (5,)))),
        "showdown_opened": ev.ShowdownOpened((3, 5)),
        "shown": ev.Shown(3, parse_cards("Ks 8s 8d"), ev.ShownWhy.WINS),
        "mucked": ev.Mucked(5),
        "pot_awarded": ev.PotAwarded(
            1, (ev.PotShare(3, 605, ev.Part.HIGH), ev.PotShare(5, 600, ev.Part.LOW))
        ),
        "pot_undecided": ev.PotUndecided(1, chips=300),
        "hand_ended": ev.HandEnded((ev.Entrant(5, 19400), ev.Entrant(3, 2600))),
    }
}
"""What each file of each shape means, by shape and by name of the file."""
