"""The values a house rule may take (rule book, part 3)."""

from __future__ import annotations

from enum import StrEnum


class Game(StrEnum):
    """What wins the pot."""

    HI = "hi"
    """The best high hand."""
    HILO = "hilo"
    """Half for the best high hand, half for the best low of eight or better."""
    RAZZ = "razz"
    """The best low hand."""


class Betting(StrEnum):
    """How much may be wagered."""

    FIXED_LIMIT = "fixed_limit"
    SPREAD_LIMIT = "spread_limit"
    POT_LIMIT = "pot_limit"
    NO_LIMIT = "no_limit"


class ShortBringInCall(StrEnum):
    """What the others owe when the bring-in is all-in for less."""

    FULL = "full"
    ACTUAL = "actual"


class AnteAllinLowCard(StrEnum):
    """Who opens when the low card is all-in for the ante."""

    LEFT_ACTS = "left_acts"
    NEXT_LOWEST = "next_lowest"


class AllinHalfRule(StrEnum):
    """How much of a wager an all-in must be to count as one."""

    HALF = "half"
    FULL = "full"


class OpenPairDouble(StrEnum):
    """Who may wager double on fourth street beside an open pair."""

    OFF = "off"
    PAIR_HOLDER = "pair_holder"
    ANY_PLAYER = "any_player"


class FirstActTie(StrEnum):
    """Who acts first among equal boards."""

    POSITION = "position"
    SUIT = "suit"


class FirstActAllinHigh(StrEnum):
    """Who acts first when the best board is all-in."""

    NEXT_LEFT = "next_left"
    NEXT_HIGH = "next_high"


class OddChipHigh(StrEnum):
    """Who gets the odd chip among tied high hands."""

    LEFT_OF_DEALER = "left_of_dealer"
    SUIT_5 = "suit_5"
    SUIT_7 = "suit_7"


class OddChipLow(StrEnum):
    """Who gets the odd chip among tied low hands."""

    LEFT_OF_DEALER = "left_of_dealer"
    HIGH_SUIT_5 = "high_suit_5"
    LOW_SUIT_7 = "low_suit_7"


class ShowdownOrder(StrEnum):
    """In which order hands are shown."""

    AGGRESSOR_THEN_CLOCKWISE = "aggressor_then_clockwise"
    SIDE_POTS_FIRST = "side_pots_first"


class MuckDisclosure(StrEnum):
    """Who may ask for a called hand that was mucked."""

    NONE = "none"
    DEALT_IN = "dealt_in"


class AbsenceAction(StrEnum):
    """What becomes of a seat that does not act in time or is disconnected."""

    CHECK_FOLD = "check_fold"
    ALLIN = "allin"
    ALLIN_IF_CHIPS_ELSE_FOLD = "allin_if_chips_else_fold"


class TimeoutChipsTest(StrEnum):
    """Which chips count as "chips in the pot" for ``allin_if_chips_else_fold``."""

    ANTE = "ante"
    BET_THIS_HAND = "bet_this_hand"
    BET_THIS_ROUND = "bet_this_round"


class ShortDeck(StrEnum):
    """What is done when the deck is too short for the last card."""

    RECLAIM_BURNS = "reclaim_burns"
    TDA = "tda"
    COMMUNITY_ONLY = "community_only"


class CommonCardFirst(StrEnum):
    """Who acts first on the river when a common card lies on the table."""

    SIXTH_STREET_ORDER = "sixth_street_order"
    HIGH_WITH_COMMON = "high_with_common"
