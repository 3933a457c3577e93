"""What hands are worth: high, low of eight or better, razz, and boards of up cards."""

from doorcard.ranking.best import best_high, best_low, best_razz
from doorcard.ranking.category import Category
from doorcard.ranking.hand_rank import HandRank
from doorcard.ranking.high import BEST_HIGH, board_value, high_value
from doorcard.ranking.low import BEST_LOW, low_value
from doorcard.ranking.names import hand_name
from doorcard.ranking.razz import BEST_RAZZ, low_board_value, razz_value

__all__ = [
    "BEST_HIGH",
    "BEST_LOW",
    "BEST_RAZZ",
    "Category",
    "HandRank",
    "best_high",
    "best_low",
    "best_razz",
    "board_value",
    "hand_name",
    "high_value",
    "low_board_value",
    "low_value",
    "razz_value",
]
