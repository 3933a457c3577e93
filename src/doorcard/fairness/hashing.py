"""Hashes with a label, over fields with a length: no two messages look alike.

Everything here is described for other implementations in ``docs/fair-deal.md``.
"""

from __future__ import annotations

import hashlib
import json
import struct
from typing import Final

Json = None | bool | int | str | list["Json"] | dict[str, "Json"]
"""A JSON value without fractions, as :func:`canonical` takes it."""

_PREFIX: Final = "doorcard/1/"
_GREATEST: Final = 2**53 - 1
_LENGTH: Final = struct.Struct(">I").pack


def message(label: str, *fields: bytes | str | int) -> bytes:
    """The bytes that stand for ``label`` and ``fields``, each with its length before it.

    Text is UTF-8, an integer eight bytes, the highest first.

    >>> message("pick", 7).hex()
    '0000000f646f6f72636172642f312f7069636b000000080000000000000007'
    """
    name = (_PREFIX + label).encode()
    parts = [_LENGTH(len(name)), name]
    for field in fields:
        if isinstance(field, bytes):
            raw = field
        else:
            raw = field.encode() if isinstance(field, str) else field.to_bytes(8, "big")
        parts += (_LENGTH(len(raw)), raw)
    return b"".join(parts)


def digest(label: str, *fields: bytes | str | int) -> bytes:
    """SHA-256 over the :func:`message`: 32 bytes.

    >>> digest("first", "table 1").hex()[:16]
    '9de6535d85a7c19f'
    """
    return hashlib.sha256(message(label, *fields)).digest()


def canonical(value: Json) -> bytes:
    """The one way to write a JSON value: RFC 8785, without fractions.

    Keys in order, no blanks, UTF-8. Raises ``ValueError`` for a fraction, an integer
    beyond 2^53 - 1, a key outside ASCII or text that is no Unicode.

    >>> canonical({"to": 400, "seat": 3, "why": None})
    b'{"seat":3,"to":400,"why":null}'
    """
    _check(value)
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def _check(value: Json) -> None:
    match value:
        case None | bool() | str():
            return
        case int():
            if not -_GREATEST <= value <= _GREATEST:
                raise ValueError("an integer beyond 2^53 - 1 has no canonical form here")
        case list():
            for each in value:
                _check(each)
        case dict():
            for key, each in value.items():
                if not key.isascii():
                    raise ValueError("a key outside ASCII has no canonical form here")
                _check(each)
        case _:
            raise ValueError(f"a {type(value).__name__} has no canonical form here")
