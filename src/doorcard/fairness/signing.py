"""The room's signature: Ed25519, as in RFC 8032."""

from __future__ import annotations

from typing import NoReturn, Self

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import (
    Ed25519PrivateKey,
    Ed25519PublicKey,
)

from doorcard.fairness.hashing import message
from doorcard.fairness.secret import SIZE, Entropy


class SigningKey:
    """The room's key. It has no ``repr``; :meth:`seal` alone gives its secret part."""

    __slots__ = ("_key", "public")

    def __init__(self, raw: bytes) -> None:
        if len(raw) != SIZE:
            raise ValueError(f"a signing key has {SIZE} bytes, this one {len(raw)}")
        self._key = Ed25519PrivateKey.from_private_bytes(raw)
        self.public: bytes = self._key.public_key().public_bytes_raw()
        """What players know the room by."""

    @classmethod
    def draw(cls, entropy: Entropy) -> Self:
        """A new one."""
        return cls(entropy(SIZE))

    def sign(self, digest: bytes) -> bytes:
        """The 64 bytes of the signature over a digest."""
        return self._key.sign(message("signature", digest))

    def seal(self) -> bytes:
        """The secret part, for the room's key file."""
        return self._key.private_bytes_raw()

    def __repr__(self) -> str:
        return "<a signing key>"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a signing key is not copied or pickled")


def signed_by(key: bytes, digest: bytes, signature: bytes) -> bool:
    """Did the owner of the public ``key`` sign this digest?"""
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message("signature", digest))
    except (InvalidSignature, ValueError):
        return False
    return True
