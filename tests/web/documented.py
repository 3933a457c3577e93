"""Every answer in these tests is held against the document of the API: is its status in it?"""

from __future__ import annotations

import re
from functools import cache

import httpx
from litestar.types import ASGIApp

from doorcard.web.app import api_document

NO_ROUTES = 405
"""A method that an address does not take is no route of the document."""


@cache
def _routes() -> list[tuple[re.Pattern[str], dict[str, frozenset[str]]]]:
    """Paths as patterns, those without parameters first, and the statuses of each method."""
    paths = sorted(api_document()["paths"].items(), key=lambda each: each[0].count("{"))
    return [
        (
            re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path)),
            {method.upper(): frozenset(each["responses"]) for method, each in routes.items()},
        )
        for path, routes in paths
    ]


async def hold(answer: httpx.Response) -> None:
    """Raise unless the document lists the status for that route."""
    for pattern, methods in _routes():
        listed = methods.get(answer.request.method)
        if listed is not None and pattern.fullmatch(answer.request.url.path):
            await answer.aread()
            assert str(answer.status_code) in listed, (
                f"{answer.request.method} {answer.request.url.path} answers {answer.status_code}, "
                f"which is not in its document: {answer.text[:200]}"
            )
            return


def asking(app: ASGIApp, address: str, **headers: str) -> httpx.AsyncClient:
    """A client without a network, whose every answer is held."""
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app, raise_app_exceptions=False),  # type: ignore[arg-type]
        base_url=address,
        headers=headers,
        event_hooks={"response": [hold]},
    )
