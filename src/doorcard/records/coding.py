"""Dataclasses to JSON and back: a ``type`` in front, cards as text, enums by value.

A family is a set of dataclasses that share one place on the wire: the events, or the
actions. Each member has a name that never changes, whatever becomes of its class.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

import msgspec

from doorcard.records.bad_record import BadRecord
from doorcard.records.bounds import out_of_bounds
from doorcard.records.faces import read_face, write_face
from doorcard.records.unfit import in_words

_T = TypeVar("_T")

Fields = dict[str, Any]
"""A record as plain JSON values, by field name."""

ENCODER: Final = msgspec.json.Encoder(enc_hook=write_face)
_ANY: Final = msgspec.json.Decoder(Fields)


class _Head(msgspec.Struct):
    type: str


_HEAD: Final = msgspec.json.Decoder(_Head)


class Family(Generic[_T]):
    """The codec of one family. ``noun`` is what its errors call a member."""

    def __init__(self, noun: str, names: Mapping[type[_T], str]) -> None:
        self._noun = noun
        self.names: Final = dict(names)
        self.kinds: Final = {name: kind for kind, name in names.items()}
        self._heads = {kind: f'{{"type":"{name}"'.encode() for kind, name in names.items()}
        self._decoders = {
            name: msgspec.json.Decoder(kind, dec_hook=read_face)
            for name, kind in self.kinds.items()
        }

    def write(self, member: _T) -> bytes:
        """The JSON of a member, ``type`` first and then every field, defaults too."""
        body = ENCODER.encode(member)
        head = self._heads[type(member)]
        return head + body[1:] if body == b"{}" else head + b"," + body[1:]

    def read(self, line: bytes | msgspec.Raw) -> _T:
        """The member in these bytes. Raises :class:`BadRecord`."""
        try:
            name = _HEAD.decode(line).type
            decoder = self._decoders.get(name)
            if decoder is None:
                raise self._unknown(name)
            return self._checked(decoder.decode(line))
        except (msgspec.MsgspecError, RecursionError) as wrong:
            raise unreadable(self._noun, wrong) from None

    def build(self, name: str, values: Fields) -> _T:
        """The member called ``name`` out of plain values. Raises :class:`BadRecord`."""
        kind = self.kinds.get(name)
        if kind is None:
            raise self._unknown(name)
        try:
            return self._checked(msgspec.convert(values, kind, dec_hook=read_face))
        except msgspec.ValidationError as wrong:
            raise unreadable(self._noun, wrong) from None

    def _checked(self, member: _T) -> _T:
        fault = out_of_bounds(member)
        if fault is not None:
            name = self.names[type(member)]
            raise BadRecord(
                "record.out_of_bounds", f"this {name} {self._noun} cannot be: {fault}", type=name
            )
        return member

    def _unknown(self, name: str) -> BadRecord:
        return BadRecord(
            "record.unknown_type",
            f"there is no {self._noun} of type {name[:40]!r}: "
            f"the types are {', '.join(self.kinds)}",
            type=name[:40],
        )


def plain(noun: str, line: bytes) -> Fields:
    """The JSON object in these bytes, not looked into. Raises :class:`BadRecord`."""
    try:
        return _ANY.decode(line)
    except (msgspec.MsgspecError, RecursionError) as wrong:
        raise unreadable(noun, wrong) from None


def unreadable(noun: str, wrong: Exception) -> BadRecord:
    """The refusal of bytes that the decoder gave up on."""
    if isinstance(wrong, msgspec.ValidationError):
        return BadRecord("record.unfit", f"this {noun} cannot be read: {in_words(wrong)}")
    return BadRecord(
        "record.malformed", f"this {noun} is not JSON that can be read: {in_words(wrong)}"
    )
