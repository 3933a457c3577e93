"""Judging hand histories: is what was told legal, and does it add up?"""

from doorcard.histories.judging.judge import judge
from doorcard.histories.judging.verdict import Finding, Judgement, Reason, Verdict

__all__ = ["Finding", "Judgement", "Reason", "Verdict", "judge"]
