"""Every table of the room's database: imported by whoever makes or compares one whole.

A file that adds tables to :data:`doorcard.adapters.schema.METADATA` is named here.
"""

from doorcard.adapters import (
    accounts_schema,
    clock_schema,
    deal_schema,
    grants_schema,
    letter_schema,
    look_back_schema,
    talk_schema,
)
from doorcard.adapters.schema import METADATA

__all__ = [
    "METADATA",
    "accounts_schema",
    "clock_schema",
    "deal_schema",
    "grants_schema",
    "letter_schema",
    "look_back_schema",
    "talk_schema",
]
