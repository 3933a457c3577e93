"""What one can learn from many hands: facts of each, ratios, results, leaks."""

from __future__ import annotations

from doorcard.histories.statistics.facts import HandFacts, facts_of
from doorcard.histories.statistics.filters import FactFilter
from doorcard.histories.statistics.leaks import Leak, leaks
from doorcard.histories.statistics.ratios import Ratio
from doorcard.histories.statistics.report import Report, report

__all__ = ["FactFilter", "HandFacts", "Leak", "Ratio", "Report", "facts_of", "leaks", "report"]
