"""Amounts of money as rooms write them."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Final

AMOUNT: Final = (
    r"(?:[$€£] ?)?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?: ?(?:€|£|USD|EURO?|GBP|chips))?"
)
"""``$4``, ``1,345``, ``5€``, ``€ 0.01 EURO``, ``0.02``: a pattern without groups."""
_NUMBER: Final = re.compile(r"\d[\d,]*(?:\.\d+)?")
_GROUPED: Final = re.compile(r"\d{1,3}(?:,\d{3})*(?:\.\d+)?|\d+(?:\.\d+)?")
_LONGEST: Final = 18


def amount(text: str) -> Decimal:
    """The number in an amount. Raises ``ValueError``.

    >>> amount("$1,345.50"), amount("€ 0.01 EURO"), amount("5€")
    (Decimal('1345.50'), Decimal('0.01'), Decimal('5'))
    """
    found = _NUMBER.search(text)
    if found is None or not _GROUPED.fullmatch(found.group()) or len(found.group()) > _LONGEST:
        raise ValueError(f"{text!r} is not an amount")
    return Decimal(found.group().replace(",", ""))


def currency(text: str) -> str | None:
    """Which currency a text of amounts names; ``None`` for chips.

    >>> currency("$2/$4 USD"), currency("5€"), currency("30/60")
    ('USD', 'EUR', None)
    """
    for code, signs in (("EUR", ("€", "EUR")), ("GBP", ("£", "GBP")), ("USD", ("$", "USD"))):
        if any(sign in text for sign in signs):
            return code
    return None
