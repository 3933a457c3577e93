"""Hands written as XML: one element a hand, cut out of a stream and parsed alone.

Real files have no root, or a broken one; so that nothing but single hands is ever
parsed. Documents that declare a type or entities are refused whole: no room writes
them, and they are how small files become huge ones.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from decimal import Decimal
from typing import ClassVar, Final
from xml.etree.ElementTree import Element, ParseError  # the types; parsing is defusedxml's

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import fromstring

from doorcard.histories.outcome import Outcome, Skipped, Unread
from doorcard.histories.readers.amounts import amount
from doorcard.histories.readers.bad_hand import BadHand
from doorcard.histories.readers.lines import Line
from doorcard.histories.readers.text_hand import OtherGame
from doorcard.histories.record import HandRecord, Site

MOST_CHARACTERS_OF_HAND: Final = 1 << 19
_DECLARES: Final = re.compile(r"<!(?:DOCTYPE|ENTITY)", re.IGNORECASE)
_BEGIN: Final = re.compile(r"<game\b")
_END: Final = "</game>"


class Forbidden(ValueError):
    """The file declares what no hand history declares."""


class XmlFormat(ABC):
    """A format whose hands are ``<game>`` elements."""

    site: ClassVar[Site]
    mark: ClassVar[re.Pattern[str]]
    """What tells this format from other XML, somewhere before the first hand ends."""
    number: ClassVar[re.Pattern[str]]
    """Finds the hand's number in the text of its element, as group 1."""

    def begins(self, text: str) -> bool:
        """Is this a line that only this format has?"""
        return self.mark.search(text) is not None

    @abstractmethod
    def read(self, game: Element, before: str, line: int, file: str) -> HandRecord:
        """One hand. ``before`` is what stood since the last; it may describe what follows."""

    def remembered(self, before: str, new: str) -> str:
        """What of the text before a hand is kept for those after it."""
        return new if new.strip() else before

    def hands(self, lines: Iterable[Line], file: str) -> Iterator[Outcome]:
        """All hands of a file."""
        before, line = "", 1
        try:
            for text, between, at in _elements(lines):
                before, line = self.remembered(before, between), at
                yield self._one(text, before, at, file)
        except Forbidden as wrong:
            yield Unread(file=file, hand="", line=line, reason=str(wrong), site=self.site)

    def _one(self, text: str, before: str, line: int, file: str) -> Outcome:
        found = self.number.search(text)
        hand = found[1] if found else ""
        if not text.endswith(_END):
            reason = "the file ends, or grows too large, within this hand"
            return Unread(file=file, hand=hand, line=line, reason=reason, site=self.site)
        try:
            return self.read(fromstring(text, forbid_dtd=True), before, line, file)
        except OtherGame as other:
            return Skipped(site=self.site, hand=hand, file=file, line=line, game=str(other))
        except BadHand as wrong:
            return wrong.unread(file, hand, self.site)
        except (ParseError, DefusedXmlException) as wrong:
            reason = f"it is no well-formed XML: {wrong}"
        except (ValueError, ArithmeticError) as wrong:
            reason = str(wrong)
        return Unread(file=file, hand=hand, line=line, reason=reason, site=self.site)


def _elements(lines: Iterable[Line]) -> Iterator[tuple[str, str, int]]:
    """Each ``<game>`` element, what stood before it since the last, and its line."""
    between, inside = "", ""
    at = 0
    for line in lines:
        text = line.text + "\n"
        if _DECLARES.search(text):
            raise Forbidden("it declares a document type or entities, which no room writes")
        while text:
            if not inside:
                begin = _BEGIN.search(text)
                if begin is None:
                    between = (between + text)[-MOST_CHARACTERS_OF_HAND:]
                    break
                between += text[: begin.start()]
                text, at = text[begin.start() :], line.number
            end = text.find(_END)
            if end < 0:
                inside += text
                if len(inside) > MOST_CHARACTERS_OF_HAND:
                    yield inside, between, at
                    between, inside = "", ""
                break
            end += len(_END)
            yield inside + text[:end], between, at
            text, between, inside = text[end:], "", ""
    if inside.strip():
        yield inside, between, at


def attribute(element: Element, name: str, line: int) -> str:
    """An attribute that must be there."""
    value = element.get(name)
    if value is None:
        raise BadHand(line, f"a <{element.tag}> has no {name}")
    return value


def sum_of(element: Element, name: str, line: int) -> Decimal:
    """An attribute that must be an amount."""
    return amount(attribute(element, name, line))


def whole(element: Element, name: str, line: int) -> int:
    """An attribute that must be a whole number."""
    value = attribute(element, name, line)
    if not re.fullmatch(r"\d{1,9}", value):
        raise BadHand(line, f"{name} is {value!r}, no whole number")
    return int(value)
