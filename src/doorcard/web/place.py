"""Where a request comes from: the room's name as the browser knows it, and a hint at the device."""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from doorcard.service.accounts.ports import Place
from doorcard.service.accounts.tokens import new_id

BROWSER_COOKIE: Final = "doorcard_browser"
"""Counts a day's play chips by browser, whatever names come in with it."""
_BROWSER_ID: Final = re.compile("[0-9a-f]{8,64}")

_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("python", "Python"),
    ("curl", "curl"),
)
"""The first that fits: the later ones stand in the names of the earlier ones too."""
_MACHINES: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "Chromebook"),
    ("Linux", "Linux"),
)


def place_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Place:
    """The place of a request. The guard has seen to it that the origin is the room's own."""
    origin = connection.headers.get("origin")
    if origin is None:
        scheme = "https" if is_https(connection) else "http"
        origin = f"{scheme}://{connection.headers.get('host', '')}"
    return Place(
        host=_host(origin),
        origin=origin,
        device=device_of(connection.headers.get("user-agent", "")),
        address=connection.client.host if connection.client else "",
        browser=browser_of(connection),
    )


def browser_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What the browser was given to be known by; something new if it has nothing."""
    shown = connection.cookies.get(BROWSER_COOKIE, "")
    return shown if _BROWSER_ID.fullmatch(shown) else new_id()


def is_https(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Did the request come by https, to the room or to a proxy that it trusts?"""
    return connection.scope.get("scheme") in ("https", "wss")


def device_of(user_agent: str) -> str:
    """The browser and its machine, as far as they say so; empty for neither.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> device_of("something else")
    ''
    """
    found = (
        next((name for mark, name in marks if mark in user_agent), None)
        for marks in (_BROWSERS, _MACHINES)
    )
    return ", ".join(filter(None, found))


def _host(origin: str) -> str:
    try:
        return urlsplit(origin).hostname or ""
    except ValueError:
        return ""
