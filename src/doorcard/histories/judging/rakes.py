"""Rake that a file does not tell: what the awards leave of the pot must be believable.

Most rooms took a twentieth of the pot, a coin for every so much in it, and never more
than some round sum. Formats that tell no rake are held to that: without it
an award that is a coin off would pass for rake.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Final

from doorcard.histories.record import HandRecord, Site
from doorcard.stud import Chips

USUAL: Final = ((Decimal("0.20"), Decimal("0.01")), (Decimal("0.10"), Decimal("0.01")))
"""A coin for every so much in the pot: a twentieth, or a tenth."""
SCHEDULES: Final = {
    Site.EVERLEAF: (USUAL[0], (Decimal("0.25"), Decimal("0.02"))),
    Site.IPOKER: USUAL[:1],
    Site.MERGE: USUAL[:1],
    Site.PARTYPOKER: ((Decimal(1), Decimal("0.05")),),
    Site.PHH: (),
    Site.DOORCARD: (),
}
"""What the rooms are known to take; notations know no rake."""
CAP: Final = Decimal("0.50")
"""Where a share would be more than the room takes, it takes a multiple of this."""


def is_believable(record: HandRecord, pot: Chips, rake: Chips) -> bool:
    """Could the room have taken this much of that pot?"""
    if rake == 0:
        return True
    schedules = SCHEDULES.get(record.site, USUAL)
    if rake < 0 or record.tournament is not None or not schedules:
        return False
    unit = record.money.per_unit
    shares = [int(pot // (every * unit)) * coin * unit for every, coin in schedules]
    return rake in shares or (rake % (CAP * unit) == 0 and rake < max(shares))
