"""The cookie of a session: which token it holds, and how a browser must keep it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

COOKIE: Final = "doorcard_session"
A_YEAR_S: Final = 365 * 24 * 3600


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The token that the browser sent, if any."""
    return connection.cookies.get(COOKIE) or None


@dataclass(frozen=True, slots=True)
class CookieRules:
    """How this room's cookie is kept: out of reach of scripts and of other sites' pages."""

    secure: bool
    """Over https alone. Browsers drop such a cookie where the room is reached by http."""

    def keep(self, token: str) -> Cookie:
        """The cookie that holds ``token``."""
        return self._cookie(token, A_YEAR_S)

    def forget(self) -> Cookie:
        """The cookie that makes the browser forget it."""
        return self._cookie("", 0)

    def _cookie(self, token: str, seconds: int) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=token,
            path="/",
            httponly=True,
            samesite="strict",
            secure=self.secure,
            max_age=seconds,
        )
