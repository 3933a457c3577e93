"""Requests: what a socket says. Untrusted bytes become one of a few shapes, or a refusal."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Raw, Struct

from doorcard.records.unfit import in_words
from doorcard.stud.refusals import Refusal
from doorcard.wire.codes import SideCode

LONGEST_REQUEST: Final = 4096
"""Bytes. The longest honest request (an action with three cards) has under 300."""
DEEPEST_REQUEST: Final = 8
"""Levels of objects and lists. The deepest honest request has three."""

RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
HandId = Annotated[str, Meta(min_length=1, max_length=64)]
_Seat = Annotated[int, Meta(ge=1, le=8)]
_Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
_Chips = Annotated[int, Meta(ge=1, le=10**12)]


class _Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    id: RequestId
    """Chosen by the client: the same id again is the same request again."""


class Act(_Request, frozen=True, tag="act"):
    """Take an action in a hand, at one decision of it."""

    hand: HandId
    decision: Annotated[int, Meta(ge=0, le=10**6)]
    action: Raw
    """Read by the records' codec, which knows the actions."""


class Sit(_Request, frozen=True, tag="sit"):
    """Take a seat with a buy-in out of the wallet."""

    seat: _Seat
    buy_in: _Chips


class Leave(_Request, frozen=True, tag="leave"):
    """Give the seat up; in a hand, after it."""


class SitOut(_Request, frozen=True, tag="sit_out"):
    """Sit the next hands out, or play on."""

    on: bool
    now: bool = False
    """Fold the hand that is played, as soon as it is the seat's turn."""


class TopUp(_Request, frozen=True, tag="top_up"):
    """Add chips out of the wallet, between hands."""

    chips: _Chips


class ImIn(_Request, frozen=True, tag="im_in"):
    """Ante in the hand of that number, the next one."""

    number: Annotated[int, Meta(ge=1, le=10**9)]


class AutoAnte(_Request, frozen=True, tag="auto_ante"):
    """Post the seat's antes automatically, or ask for each hand."""

    on: bool


class AutoMuck(_Request, frozen=True, tag="auto_muck"):
    """Muck the seat's beaten hands and uncalled wins without asking, or ask."""

    on: bool


class Wait(_Request, frozen=True, tag="wait"):
    """Stand in line for one of these seats, or for the first that comes free."""

    seats: Annotated[tuple[_Seat, ...], Meta(max_length=8)] = ()


class Unwait(_Request, frozen=True, tag="unwait"):
    """Leave the line."""


class Say(_Request, frozen=True, tag="say"):
    """Say something at the table, or on the rail."""

    where: SideCode
    text: Annotated[str, Meta(max_length=2400)]
    """The room's rules are tighter and say what is wrong."""


class MutePlayer(_Request, frozen=True, tag="mute"):
    """Read a player's lines no more, or again."""

    player: Annotated[str, Meta(min_length=1, max_length=64)]
    on: bool


class AskWhy(_Request, frozen=True, tag="why"):
    """Say which rule is behind each option of a decision of one's own."""

    hand: HandId
    decision: Annotated[int, Meta(ge=0, le=10**6)]


class Commit(_Request, frozen=True, tag="commit"):
    """Commit to a seed for the hand of that number, the next one."""

    number: Annotated[int, Meta(ge=1, le=10**9)]
    commitment: _Hash


class Reveal(_Request, frozen=True, tag="reveal"):
    """Reveal the seed to the hand that was opened."""

    hand: HandId
    seed: _Hash


class Resync(_Request, frozen=True, tag="resync"):
    """Tell the whole table again: a notice was missed."""


Request = (
    Act
    | Sit
    | Leave
    | SitOut
    | TopUp
    | ImIn
    | AutoAnte
    | AutoMuck
    | Wait
    | Unwait
    | Say
    | MutePlayer
    | AskWhy
    | Commit
    | Reveal
    | Resync
)


class BadRequest(Refusal):
    """The bytes are no request. ``request_id`` is ``None`` where it could not be read."""

    def __init__(
        self, code: str, sentence: str, request_id: str | None = None, **facts: object
    ) -> None:
        self.request_id = request_id
        super().__init__(code, sentence, **facts)


class _Named(Struct, frozen=True):
    id: RequestId


_REQUESTS: Final = msgspec.json.Decoder(Request)
_NAMED: Final = msgspec.json.Decoder(_Named)


def read_request(line: bytes) -> Request:
    """The request in these bytes.

    Raises :class:`BadRequest` with one of the codes ``request.too_long``,
    ``request.too_deep``, ``request.not_json`` and ``request.malformed``.

    >>> read_request(b'{"t":"sit","id":"1","seat":3,"buy_in":2000}')
    Sit(id='1', seat=3, buy_in=2000)
    >>> read_request(b'{"t":"sit","id":"1","seat":9,"buy_in":2000}')
    Traceback (most recent call last):
    doorcard.wire.requests.BadRequest: this is no request: seat must be at most 8
    """
    if len(line) > LONGEST_REQUEST:
        raise BadRequest(
            "request.too_long",
            f"a request has at most {LONGEST_REQUEST} bytes, this one {len(line)}",
            longest=LONGEST_REQUEST,
        )
    _check_depth(line)
    try:
        return _REQUESTS.decode(line)
    except msgspec.ValidationError as wrong:
        raise BadRequest(
            "request.malformed", f"this is no request: {in_words(wrong)}", id_in(line)
        ) from None
    except msgspec.DecodeError as wrong:
        raise BadRequest(
            "request.not_json", f"a request is one JSON object: {in_words(wrong)}"
        ) from None


def _check_depth(line: bytes) -> None:
    depth = 0
    for byte in line:
        if byte in b"[{":
            depth += 1
            if depth > DEEPEST_REQUEST:
                raise BadRequest(
                    "request.too_deep",
                    f"a request nests at most {DEEPEST_REQUEST} objects and lists",
                    deepest=DEEPEST_REQUEST,
                )
        elif byte in b"]}":
            depth -= 1


def id_in(line: bytes) -> str | None:
    """The id that a line gives itself, whatever else is in it; ``None`` if it has none.

    >>> id_in(b'{"t":"dance","id":"7"}'), id_in(b"dance")
    ('7', None)
    """
    if len(line) > LONGEST_REQUEST:
        return None
    try:
        _check_depth(line)
        return _NAMED.decode(line).id
    except (BadRequest, msgspec.MsgspecError):
        return None
