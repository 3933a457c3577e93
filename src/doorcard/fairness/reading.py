"""Strict reading of the fair deal's records: exactly these keys, exactly these kinds."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from doorcard.fairness.bad_fair_record import BadFairRecord
from doorcard.fairness.hashing import Json
from doorcard.fairness.secret import SIZE

VERSION: Final = 1
"""The version of the protocol."""
_LONGEST_NAME: Final = 200


class Fields:
    """A JSON object that is taken apart key by key. Raises :class:`BadFairRecord`.

    >>> Fields("opening.malformed", "opening event", {"number": 17}, {"number"}).count("number")
    17
    """

    def __init__(self, code: str, noun: str, record: Json, keys: Collection[str]) -> None:
        self._code = code
        self._noun = noun
        if not isinstance(record, dict):
            raise self.bad("it is no object")
        missing = sorted(set(keys) - record.keys())
        unknown = sorted(record.keys() - set(keys))
        if missing or unknown:
            named = ", ".join(
                [f"{key} is missing" for key in missing]
                + [f"{key[:40]} does not belong" for key in unknown]
            )
            raise self.bad(named)
        self._record = record

    def bad(self, why: str) -> BadFairRecord:
        """The refusal, with its reason."""
        return BadFairRecord(self._code, f"this {self._noun} cannot be: {why}")

    def version(self) -> None:
        """Refuse another version of the protocol."""
        if self._record["version"] != VERSION:
            raise self.bad(f"it is not of version {VERSION}")

    def text(self, key: str) -> str:
        """A name: text that is not empty."""
        value = self._record[key]
        if not isinstance(value, str) or not 0 < len(value) <= _LONGEST_NAME:
            raise self.bad(f"{key} is no name")
        return value

    def count(self, key: str, low: int = 0, high: int = 2**53 - 1) -> int:
        """An integer within bounds."""
        value = self._record[key]
        if type(value) is not int or not low <= value <= high:
            raise self.bad(f"{key} is no number from {low} to {high}")
        return value

    def raw(self, key: str, size: int = SIZE) -> bytes:
        """Bytes written as lower-case hexadecimal digits."""
        return self._raw(key, self._record[key], size)

    def raw_or_none(self, key: str) -> bytes | None:
        """The same, or ``null``."""
        value = self._record[key]
        return None if value is None else self._raw(key, value, SIZE)

    def value(self, key: str) -> Json:
        """Whatever it is."""
        return self._record[key]

    def holds(self, key: str) -> bool:
        """Is there anything but ``null``?"""
        return self._record[key] is not None

    def raws(self, key: str) -> tuple[bytes, ...]:
        """A list of them."""
        return tuple(self._raw(key, each, SIZE) for each in self.items(key))

    def items(self, key: str) -> list[Json]:
        """A list of anything."""
        value = self._record[key]
        if not isinstance(value, list):
            raise self.bad(f"{key} is no list")
        return value

    def _raw(self, key: str, value: Json, size: int) -> bytes:
        if not isinstance(value, str) or len(value) != 2 * size or set(value) - _HEX:
            raise self.bad(f"{key} is not {size} bytes in lower-case hexadecimal digits")
        return bytes.fromhex(value)


_HEX: Final = frozenset("0123456789abcdef")
