"""Which requests may carry a key, so that asking twice is doing once, and what the key may be."""

from __future__ import annotations

import re
from typing import Final

from litestar.enums import ScopeType
from litestar.types import Scope

from doorcard.stud import Refusal
from doorcard.web.origin import SAFE

HEADER: Final = "Idempotency-Key"
"""As programs know it from elsewhere."""
SHORTEST, LONGEST = 16, 128
_KEY: Final = re.compile(rb"[\x21-\x7e]{%d,%d}" % (SHORTEST, LONGEST))
LEFT_OUT: Final = (
    r"session|account|imports|equity|ranks|shares/open|shares/equity|tables/check"
    r"|host/claim|host/players/[^/]+/reset-link"
)
"""Below ``/api``: what sets cookies, takes or gives what opens an account, carries a file that
knows its own hands, or changes nothing. No answer of these is kept for a moment."""
_KEPT: Final = re.compile(rf"/api/(?!(?:{LEFT_OUT})(?:/|$))")


def takes_key(method: str, path: str) -> bool:
    """May such a request carry a key?

    >>> takes_key("POST", "/api/contact"), takes_key("GET", "/api/contact")
    (True, False)
    >>> takes_key("POST", "/api/session/login"), takes_key("POST", "/api/accounts-to-be")
    (False, True)
    """
    return method.upper() not in SAFE and _KEPT.match(path) is not None


def key_of(scope: Scope) -> bytes | None:
    """The key of a request, if it may carry one and does. Raises ``request.malformed``."""
    if scope["type"] != ScopeType.HTTP or not takes_key(scope["method"], scope["path"]):
        return None
    name = HEADER.lower().encode()
    shown = [value for header, value in scope["headers"] if header == name]
    if not shown:
        return None
    if len(shown) > 1 or not _KEY.fullmatch(shown[0]):
        raise Refusal(
            "request.malformed",
            f"{HEADER} is one word of {SHORTEST} to {LONGEST} plain characters, drawn by chance "
            f"for each deed",
        )
    return shown[0]
