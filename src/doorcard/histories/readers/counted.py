"""Amounts of a file as integers of the smallest unit that it needs."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal

from doorcard.histories.readers.bad_hand import BadHand
from doorcard.stud import Chips

_CENTS = 100
_MOST_DIGITS = 4


class Counted:
    """How the amounts of one hand are counted.

    Money and fractions are counted in cents, or finer where a file is; whole chips as
    they are. Raises ``BadHand`` for more than four digits after the point.
    """

    def __init__(self, amounts: Iterable[Decimal], currency: str | None, line: int) -> None:
        self._line = line
        digits = max((_digits(each) for each in amounts), default=0)
        if digits > _MOST_DIGITS:
            raise BadHand(line, f"an amount has {digits} digits after the point")
        self.per_unit = 1 if digits == 0 and currency is None else max(_CENTS, 10**digits)

    def chips(self, amount: Decimal) -> Chips:
        """An amount as chips."""
        return int(amount * self.per_unit)

    def maybe(self, amount: Decimal | None) -> Chips | None:
        """The same, and nothing for nothing."""
        return None if amount is None else self.chips(amount)


def _digits(amount: Decimal) -> int:
    exponent = amount.normalize().as_tuple().exponent
    return max(0, -exponent) if isinstance(exponent, int) else 0
