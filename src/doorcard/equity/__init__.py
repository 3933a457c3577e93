"""What stud hands are worth against each other: ranks, exact and sampled equity.

>>> rank(parse_cards("Ah Kh Qh Jh Th 2c 3d"))
7462
>>> equity(["AhAd7c", "QsQh7d"]).seats[0].win
12118610290
"""

from doorcard.cards import parse_cards
from doorcard.equity.batch import both_ranks, low_ranks, ranks
from doorcard.equity.by_street import equity_by_street
from doorcard.equity.calculate import equity
from doorcard.equity.holding import Holding
from doorcard.equity.hole_range import HoleRange
from doorcard.equity.next_cards import next_cards
from doorcard.equity.outcomes import Equity, SeatEquity
from doorcard.equity.refusal import Cancelled, EquityRefusal
from doorcard.ranking import high_value as rank
from doorcard.ranking import low_value as low_rank
from doorcard.ranking import razz_value as razz_rank

__all__ = [
    "Cancelled",
    "Equity",
    "EquityRefusal",
    "Holding",
    "HoleRange",
    "SeatEquity",
    "both_ranks",
    "equity",
    "equity_by_street",
    "low_rank",
    "low_ranks",
    "next_cards",
    "parse_cards",
    "rank",
    "ranks",
    "razz_rank",
]
