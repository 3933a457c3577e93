"""Messages: what the server says on a table's socket."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Raw, Struct

from doorcard.stud.refusals import Refusal
from doorcard.wire.clock_messages import ClockMessage
from doorcard.wire.fair_messages import FairMessage
from doorcard.wire.fair_shapes import CardOpened, FairDeal
from doorcard.wire.readouts import OutsTold, Readout
from doorcard.wire.signs import PlayerSign, SeatSign, TableSign
from doorcard.wire.table_messages import TableMessage
from doorcard.wire.talk_messages import TalkMessage
from doorcard.wire.why_messages import Why

NONE: Final = Raw(b"null")


class _Message(Struct, frozen=True, tag_field="t"):
    """Every message says in ``t`` what it is."""


class You(Struct, frozen=True):
    """Who the viewer is at this table."""

    player: PlayerSign | None
    seat: int | None


class NumberedNotice(Struct, frozen=True, omit_defaults=True):
    """A notice with its version: the number of its event in the hand, from 1."""

    v: int
    notice: Raw
    openings: tuple[CardOpened, ...] = ()
    """Of each face in it; left out where there is none."""


class HandTold(Struct, frozen=True):
    """The hand so far, as far as the viewer may see it."""

    id: str
    number: int
    """The number of the hand at this table."""
    version: int
    notices: tuple[NumberedNotice, ...]


class Noticed(_Message, frozen=True, tag="notice", omit_defaults=True):
    """One more event of the hand, as the viewer may see it."""

    hand: str
    number: int
    v: int
    notice: Raw
    openings: tuple[CardOpened, ...] = ()
    """Of each face in it; left out where there is none."""


class Turned(_Message, frozen=True, tag="turn"):
    """A seat is to act, within ``ms_left``; the clock shows for the last ``visible_ms``."""

    hand: str
    decision: int
    seat: int
    ms_left: int
    visible_ms: int
    options: Raw
    """``null`` for everybody but the seat in turn."""


class ReadOut(_Message, frozen=True, tag="readouts"):
    """What the viewer holds and what each board shows, after event ``v``."""

    hand: str
    v: int
    you: Readout | None
    showing: dict[str, Readout]
    outs: tuple[OutsTold, ...] | None
    """``null`` for the rail, and where the table does not count them."""


class TableTold(_Message, frozen=True, tag="table"):
    """The whole table: on connecting, and whenever a viewer asks for it."""

    table: TableSign
    you: You
    seats: tuple[SeatSign, ...]
    dealer: int | None
    """The seat of the button."""
    hand: HandTold | None
    turn: Turned | None
    readouts: ReadOut | None
    last_hand: str | None
    """The id of the last hand that ended here."""
    watching: int
    held: tuple[int, ...]
    """Free seats that are held for somebody in line."""
    delayed: int
    """How many seconds late the viewer is told; 0 for at once."""
    fair: FairDeal | None
    """The fair deal of the hand; ``null`` where it has none."""


class SeatsTold(_Message, frozen=True, tag="seats"):
    """The seats changed, or the button, or the number of watchers."""

    seats: tuple[SeatSign, ...]
    dealer: int | None
    watching: int
    held: tuple[int, ...]


class WalletTold(_Message, frozen=True, tag="wallet"):
    """The viewer's chips outside any table changed."""

    wallet: int


class Paused(_Message, frozen=True, tag="paused"):
    """No new hand is dealt for the moment, and why; ``frozen``: the clock stands still too."""

    code: str
    sentence: str
    frozen: bool
    ms_left: int | None
    """How long it may last at most; ``null`` if nobody knows."""


class Resumed(_Message, frozen=True, tag="resumed"):
    """That reason to pause is no more."""

    code: str


class Closing(_Message, frozen=True, tag="closing"):
    """The socket is about to be closed, and why."""

    code: str
    sentence: str


class RefusalTold(Struct, frozen=True):
    """A refusal: stable code, full sentence, and the facts in it."""

    code: str
    sentence: str
    facts: dict[str, Any]


class Accepted(_Message, frozen=True, tag="answer", kw_only=True):
    """The request was granted."""

    id: str | None
    ok: Literal[True] = True


class Refused(_Message, frozen=True, tag="answer", kw_only=True):
    """The request was refused: nothing has changed."""

    id: str | None
    ok: Literal[False] = False
    refusal: RefusalTold


Message = (
    TableTold
    | Noticed
    | Turned
    | ReadOut
    | SeatsTold
    | Why
    | WalletTold
    | Paused
    | Resumed
    | Closing
    | Accepted
    | Refused
    | TableMessage
    | ClockMessage
    | TalkMessage
    | FairMessage
)

_ENCODER: Final = msgspec.json.Encoder(enc_hook=str)


def encode(message: Message) -> bytes:
    """The message as one JSON object.

    >>> encode(WalletTold(wallet=5000))
    b'{"t":"wallet","wallet":5000}'
    >>> encode(Noticed(hand="h1", number=7, v=1, notice=Raw(b'{"type":"checked","seat":2}')))
    b'{"t":"notice","hand":"h1","number":7,"v":1,"notice":{"type":"checked","seat":2}}'
    """
    return _ENCODER.encode(message)


def refusal_told(refusal: Refusal) -> RefusalTold:
    """A refusal as it is told; facts that have no JSON form are told as text.

    >>> refusal_told(Refusal("seat.taken", "seat 3 is taken", seat=3))
    RefusalTold(code='seat.taken', sentence='seat 3 is taken', facts={'seat': 3})
    """
    return RefusalTold(code=refusal.code, sentence=str(refusal), facts=dict(refusal.facts))


def encode_refusal(refusal: Refusal) -> bytes:
    """A refusal as the body of an HTTP answer."""
    return _ENCODER.encode(refusal_told(refusal))


def accepted(request_id: str | None) -> bytes:
    """The answer that grants a request."""
    return encode(Accepted(id=request_id))


def refused(request_id: str | None, refusal: Refusal) -> bytes:
    """The answer that refuses a request."""
    return encode(Refused(id=request_id, refusal=refusal_told(refusal)))
