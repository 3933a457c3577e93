"""The verifier: is a saved hand what the room says it is?

It needs no room, only the file. ``docs/fair-deal.md`` says what it finds.
"""

from doorcard.proof.comparing import compare
from doorcard.proof.findings import CODES, Finding, Level, Step
from doorcard.proof.report import Report, Verdict, verify, verify_file
from doorcard.proof.saved_hand import (
    Link,
    Mine,
    Mixed,
    SavedHand,
    ToldNotice,
    read_saved_hand,
    told,
)

__all__ = [
    "CODES",
    "Finding",
    "Level",
    "Link",
    "Mine",
    "Mixed",
    "Report",
    "SavedHand",
    "Step",
    "ToldNotice",
    "Verdict",
    "compare",
    "read_saved_hand",
    "told",
    "verify",
    "verify_file",
]
