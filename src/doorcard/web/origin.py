"""Where a request comes from: another site's page must not act for a player."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, cast
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from doorcard.stud.refusals import Refusal
from doorcard.web.parts import part_of
from doorcard.web.place import is_https


def check_origin(
    origin: str | None, host: str | None, known: Collection[str] = (), *, https: bool = False
) -> None:
    """Let pass what comes from the room's own pages, or from no page at all.

    ``origin`` and ``host`` are the headers of the request; ``known`` are further
    addresses of this room. Browsers name the origin on every socket and every changing
    request, and a page cannot forge it; a program without one holds its cookie itself.
    A request that came by ``https`` is no page's that came by http: that one anybody on
    the way could have written.
    Raises ``Refusal`` with the code ``origin.foreign``.

    >>> check_origin("http://127.0.0.1:8000", "127.0.0.1:8000")
    >>> check_origin("https://evil.example", "127.0.0.1:8000")
    Traceback (most recent call last):
    doorcard.stud.refusals.Refusal: a page of https://evil.example may not speak to this room
    """
    if origin is None or origin in known:
        return
    named = urlsplit(origin)
    schemes = ("https",) if https else ("http", "https")
    if named.scheme in schemes and named.netloc and named.netloc == host:
        return
    raise Refusal("origin.foreign", f"a page of {origin[:100]} may not speak to this room")


def check_site(fetched_from: str | None) -> None:
    """Let pass what no other site's page began, as the browser itself says.

    ``fetched_from`` is the header ``Sec-Fetch-Site``, asked where there is no origin.
    Raises ``Refusal`` with the code ``origin.foreign``.

    >>> check_site(None), check_site("same-origin"), check_site("none")
    (None, None, None)
    >>> check_site("cross-site")
    Traceback (most recent call last):
    doorcard.stud.refusals.Refusal: a page of another site may not speak to this room
    """
    if fetched_from not in (None, "same-origin", "none"):
        raise Refusal("origin.foreign", "a page of another site may not speak to this room")


SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
"""Methods that change nothing. A socket checks for itself, where it can say why."""
ORIGINS: Final = "origins"
"""The part of a room that has its further addresses."""


def origin_guard(connection: ASGIConnection[Any, Any, Any, Any], _route: BaseRouteHandler) -> None:
    """A guard for all routes: no changing request from another site's page."""
    if connection.scope.get("method", "GET") not in SAFE:
        headers = connection.headers
        known = cast("Collection[str]", part_of(connection.scope, ORIGINS))
        check_origin(headers.get("origin"), headers.get("host"), known, https=is_https(connection))
        if headers.get("origin") is None:
            check_site(headers.get("sec-fetch-site"))
