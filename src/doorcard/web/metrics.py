"""Figures of the room as a whole, as Prometheus reads them: never a word of a hand or a person."""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from doorcard import __version__
from doorcard.service import Floor
from doorcard.stud import Refusal
from doorcard.web.given import TheFloor, TheMetricsToken

FORMAT: Final = "text/plain; version=0.0.4; charset=utf-8"
Figure = tuple[str, str, str, float]
"""A name, its kind, what it says, and how much it is."""


@get("/metrics", include_in_schema=False)
async def metrics(
    request: Request[Any, Any, Any], floor: TheFloor, metrics_token: TheMetricsToken
) -> Response[str]:
    """The figures, for who shows the token of the settings. ``metrics.token``.

    Without a token in the settings there are none.
    """
    if not metrics_token:
        raise NotFoundException
    shown = request.headers.get("authorization", "")
    if not hmac.compare_digest(shown.encode(), f"Bearer {metrics_token}".encode()):
        raise Refusal("metrics.token", "figures are told to who shows the token of the settings")
    return Response("".join(_lines(figures(floor))), media_type=FORMAT)


def figures(floor: Floor) -> Iterator[Figure]:
    """Every figure. Hands are counted as far as the rail of their table has been told."""
    signs, dealers = floor.lobby(), floor.dealers()
    last = floor.auditor.last
    yield "doorcard_tables", "gauge", "Tables that are open.", len(signs)
    yield (
        "doorcard_tables_paused",
        "gauge",
        "Tables on which no new hand is dealt for a reason.",
        sum(bool(each.holds) for each in dealers),
    )
    yield "doorcard_seats_people", "gauge", "Seats that people hold.", sum(s.people for s in signs)
    yield "doorcard_seats_bots", "gauge", "Seats that house bots hold.", sum(s.bots for s in signs)
    yield (
        "doorcard_watchers",
        "gauge",
        "Watchers without a seat.",
        sum(each.watching for each in signs),
    )
    yield (
        "doorcard_hands_played",
        "gauge",
        "Hands that were played at the tables that are open.",
        sum(each.hands_played for each in signs),
    )
    yield "doorcard_waiting", "gauge", "People in line for a seat.", sum(s.waiting for s in signs)
    yield (
        "doorcard_books_balanced",
        "gauge",
        "1 if the last audit found nothing, 0 if it did.",
        0 if last is None or last.findings else 1,
    )
    yield (
        "doorcard_books_transfers",
        "counter",
        "Transfers in the books, as of the last audit.",
        0 if last is None else last.transfers,
    )
    yield (
        "doorcard_store_works",
        "gauge",
        "0 while the room cannot write.",
        0 if floor.store_watch.trouble else 1,
    )


def _lines(told: Iterator[Figure]) -> Iterator[str]:
    yield "# HELP doorcard_build The version of the room.\n# TYPE doorcard_build gauge\n"
    yield f'doorcard_build{{version="{__version__}"}} 1\n'
    for name, kind, says, much in told:
        yield f"# HELP {name} {says}\n# TYPE {name} {kind}\n{name} {much:g}\n"
