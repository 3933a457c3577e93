"""Sealed parts at rest: encrypted, and bound to the place that they lie in."""

from __future__ import annotations

import os
from functools import lru_cache
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from doorcard.adapters.storage_key import StorageKey
from doorcard.stud import Refusal

EVENT: Final = "event"
"""The kind of an event's sealed part; its number is the event's version."""
_VERSION: Final = b"\x01"
_NONCE: Final = 12
_NAME: Final = 4
"""Bytes by which a key is known; they tell nothing of it."""
_HEAD: Final = len(_VERSION) + _NAME + _NONCE
_PLAIN: Final = b"{"
"""How a sealed part begins that was written before there were keys."""


class Vault:
    """Encrypts with AES-256-GCM, under a key of its own for each hand.

    The hand, the kind of the part and its number are authenticated: a part that is put
    in the place of another one does not open. No more than a few hundred parts share a
    key, so nonces can be drawn at random.
    """

    def __init__(self, key: StorageKey) -> None:
        self.name: Final = key.derived("name")[:_NAME]
        """What this key is known by."""
        self._cipher = lru_cache(maxsize=4096)(
            lambda hand: AESGCM(key.derived(f"sealed parts/{hand}"))
        )

    def close(self, part: bytes, hand: str, kind: str, number: int) -> bytes:
        """The part, encrypted."""
        nonce = os.urandom(_NONCE)
        head = _VERSION + self.name + nonce
        place = _place(hand, kind, number)
        return head + self._cipher(hand).encrypt(nonce, part, place)

    def open(self, closed: bytes, hand: str, kind: str, number: int) -> bytes:
        """The part again; as it is where it was written before there were keys.

        Raises ``Refusal``: ``sealed.other_key`` if it was closed under another key,
        ``sealed.broken`` if it was changed or belongs elsewhere.
        """
        if closed[:1] == _PLAIN:
            return closed
        if closed[:1] != _VERSION or closed[1 : 1 + _NAME] != self.name:
            raise Refusal(
                "sealed.other_key",
                f"the closed cards of {hand} were encrypted under another storage key than the "
                "one this room has: put that key back",
                hand=hand,
            )
        nonce = closed[1 + _NAME : _HEAD]
        try:
            return self._cipher(hand).decrypt(nonce, closed[_HEAD:], _place(hand, kind, number))
        except (InvalidTag, ValueError):
            raise Refusal(
                "sealed.broken",
                f"the closed cards of {hand} are not what this room wrote down: the database was "
                "changed or is damaged",
                hand=hand,
            ) from None


def _place(hand: str, kind: str, number: int) -> bytes:
    fields = (hand.encode(), kind.encode(), number.to_bytes(8, "big"))
    return b"".join(len(each).to_bytes(4, "big") + each for each in fields)
