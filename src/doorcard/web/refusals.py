"""Refusals and faults as answers of the HTTP API."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from doorcard.stud import Refusal
from doorcard.wire.messages import RefusalTold, refusal_told

log: Final = logging.getLogger("doorcard.web")

_STATUS: Final = {
    "table.private": 403,
    "table.not_yours": 403,
    "table.host_only": 403,
    "entry.wrong": 403,
    "entry.wait": 429,
    "grant.limit": 429,
    "grant.address": 429,
    "request.too_fast": 429,
    "request.id_used": 409,
    "connections.too_many": 429,
    "table.name_taken": 409,
    "table.too_many": 409,
    "table.room_full": 409,
    "mucked.house": 403,
    "mucked.not_dealt_in": 403,
    "mucked.none": 404,
    "mucked.not_asked": 404,
    "mucked.slow_down": 429,
    "histories.too_fast": 429,
    "results.too_fast": 429,
    "import.too_fast": 429,
    "import.too_large": 413,
    "import.too_many": 409,
    "replay.viewer": 403,
    "share.too_many": 409,
    "hand_note.too_many": 409,
    "player.banned": 403,
    "rail.players": 403,
    "hand.delayed": 409,
    "player.is_host": 409,
    "player.not_seated": 409,
    "player.not_banned": 409,
    "player.no_session": 409,
    "room.paused": 409,
    "room.not_paused": 409,
    "table.not_paused": 409,
    "waiting.too_many": 409,
    "chips.not_enough": 409,
    "mute.too_many": 409,
    "note.too_many": 409,
    "contact.too_fast": 429,
    "talk.too_fast": 429,
    "study.too_many": 429,
    "study.busy": 503,
    "study.out_of_time": 503,
    "session.none": 401,
    "origin.foreign": 403,
    "books.unbalanced": 503,
    "room.draining": 503,
    "session.present": 409,
    "name.taken": 409,
    "login.wrong": 401,
    "token.refused": 401,
    "metrics.token": 401,
    "passkey.refused": 401,
    "password.wrong": 403,
    "proof.needed": 403,
    "account.needed": 403,
    "host.only": 403,
    "token.scope": 403,
    "token.not_here": 403,
    "account.present": 409,
    "account.seated": 409,
    "email.taken": 409,
    "passkey.known": 409,
    "passkey.too_many": 409,
    "token.too_many": 409,
    "host.last": 409,
    "host.already": 409,
    "host.not_one": 409,
    "host.needs_account": 409,
    "login.wait": 429,
    "accounts.wait": 429,
    "accounts.busy": 503,
    "store.failed": 503,
    "room.closing": 503,
}
_BY_HTTP: Final = {
    400: ("request.malformed", "the request cannot be understood"),
    404: ("path.unknown", "there is nothing at this address"),
    405: ("request.method", "this address does not take that method"),
    413: ("request.too_long", "the request is longer than any honest one"),
    415: ("request.not_json", "the body of a request is JSON"),
}


def status_of(code: str) -> int:
    """The HTTP status of a refusal: by its code, 404 for what is unknown, else 400.

    >>> status_of("table.unknown"), status_of("name.taken"), status_of("name.too_long")
    (404, 409, 400)
    """
    if code.startswith("store."):
        return 503
    return _STATUS.get(code, 404 if code.endswith(".unknown") else 400)


def known_codes() -> Iterator[str]:
    """The codes whose status is not seen by themselves."""
    yield from _STATUS


def refuse(_request: Request[Any, Any, Any], refusal: Refusal) -> Response[RefusalTold]:
    """A refusal as an answer."""
    status = status_of(refusal.code)
    wait = refusal.facts.get("seconds") if status == 429 else None
    return Response(
        refusal_told(refusal),
        status_code=status,
        headers={} if wait is None else {"retry-after": str(wait)},
    )


def refuse_http(_request: Request[Any, Any, Any], wrong: HTTPException) -> Response[RefusalTold]:
    """What the framework refuses, in the same shape. Its own text may quote the body: dropped."""
    code, sentence = _BY_HTTP.get(wrong.status_code, ("request.refused", "the request is refused"))
    if isinstance(wrong, ValidationException):
        faults = wrong.extra if isinstance(wrong.extra, list) else []
        keys = [str(each["key"]) for each in faults if isinstance(each, dict) and "key" in each]
        if keys:
            sentence += f": look at {', '.join(keys)}"
    return Response(RefusalTold(code, sentence, {}), status_code=wrong.status_code)


def refuse_too_deep(
    _request: Request[Any, Any, Any], _wrong: RecursionError
) -> Response[RefusalTold]:
    """A body nested too deep for the decoder, which is the only thing here that recurses."""
    return Response(
        RefusalTold("request.too_deep", "the request nests deeper than any honest one", {}),
        status_code=400,
    )


def own_up(request: Request[Any, Any, Any], fault: Exception) -> Response[RefusalTold]:
    """A fault of ours: logged with its place, told without it."""
    log.error(
        "a request failed",
        exc_info=fault,
        extra={"route": request.scope.get("path_template", "?")},
    )
    return Response(
        RefusalTold("room.fault", "the room made a mistake; it has been noted", {}), status_code=500
    )


REFUSERS: Final[ExceptionHandlersMap] = {
    Refusal: refuse,
    HTTPException: refuse_http,
    RecursionError: refuse_too_deep,
    Exception: own_up,
}
"""Which exception is answered how."""
