"""A table between hands as bytes, and back."""

from __future__ import annotations

from typing import Final

import msgspec

from doorcard.room.table import Table

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Table)


def write_table(table: Table) -> bytes:
    """The table as JSON. There is no card in it."""
    return _ENCODER.encode(table)


def read_table(line: bytes) -> Table:
    """The table that :func:`write_table` wrote. Raises ``msgspec.ValidationError``."""
    return _DECODER.decode(line)
