"""Tokens: drawn from the operating system, kept by their digest alone."""

from __future__ import annotations

import hashlib
import os
from typing import Final

_TOKEN_BYTES: Final = 32
_ID_BYTES: Final = 8


def new_token(prefix: str = "") -> str:
    """A token that nobody guesses: 256 bits, in hexadecimal."""
    return prefix + os.urandom(_TOKEN_BYTES).hex()


def new_id() -> str:
    """A name for something, which opens nothing."""
    return os.urandom(_ID_BYTES).hex()


def digest_of(token: str) -> bytes:
    """What is stored of a token. Tokens have 256 bits, so a fast hash keeps them."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).digest()
