"""The cookie of a session: which token it holds, and how a browser must keep it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from doorcard.service.accounts.sessions import LONGEST_MS
from doorcard.web.place import BROWSER_COOKIE, is_https

COOKIE: Final = "doorcard_session"
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
"""Its name over https: a browser takes it from this very host alone, and over https alone."""


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The token that the browser sent, if any. Over https only the guarded cookie counts."""
    guarded = connection.cookies.get(SECURE_COOKIE)
    if guarded or is_https(connection):
        return guarded or None
    return connection.cookies.get(COOKIE) or None


@dataclass(frozen=True, slots=True)
class CookieRules:
    """How this room's cookie is kept: out of reach of scripts and of other sites' pages."""

    secure: bool
    """Over https alone, also where the room itself cannot see that it is https."""

    def keep(self, token: str, connection: ASGIConnection[Any, Any, Any, Any]) -> Cookie:
        """The cookie that holds ``token``."""
        return self._cookie(token, LONGEST_MS // 1000, connection)

    def forget(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Cookie:
        """The cookie that makes the browser forget it."""
        return self._cookie("", 0, connection)

    def know(self, browser: str, connection: ASGIConnection[Any, Any, Any, Any]) -> Cookie:
        """The cookie by which a browser is known again, whoever uses it."""
        return Cookie(
            key=BROWSER_COOKIE,
            value=browser,
            path="/",
            httponly=True,
            samesite="strict",
            secure=self.secure or is_https(connection),
            max_age=LONGEST_MS // 1000,
        )

    def _cookie(
        self, token: str, seconds: int, connection: ASGIConnection[Any, Any, Any, Any]
    ) -> Cookie:
        secure = self.secure or is_https(connection)
        return Cookie(
            key=SECURE_COOKIE if secure else COOKIE,
            value=token,
            path="/",
            httponly=True,
            samesite="strict",
            secure=secure,
            max_age=seconds,
        )
