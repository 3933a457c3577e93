"""Hands written as lines of text: what all such readers share."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from doorcard.cards import UNKNOWN, Card
from doorcard.histories.outcome import Outcome, Skipped, Unread
from doorcard.histories.readers.amounts import amount
from doorcard.histories.readers.bad_hand import BadHand
from doorcard.histories.readers.draft import Draft
from doorcard.histories.readers.faces import faces
from doorcard.histories.readers.finishing import finished
from doorcard.histories.readers.lines import Line
from doorcard.histories.record import HandRecord, Site
from doorcard.stud import SeatNo, Street

MOST_LINES_OF_HAND: Final = 5000
"""A hand with its chat has some hundreds; more is no hand."""
MOST_CHARACTERS_OF_LINE: Final = 4096
"""Longer lines are none that a room writes."""

_STREETS: Final = {
    "third": Street.THIRD,
    "fourth": Street.FOURTH,
    "fifth": Street.FIFTH,
    "sixth": Street.SIXTH,
    "seventh": Street.SEVENTH,
    "river": Street.SEVENTH,
}


def street_named(word: str) -> Street:
    """The street that a word names: ``3rd``, ``FOURTH``, ``RIVER``.

    >>> street_named("7TH").name, street_named("river").name
    ('SEVENTH', 'SEVENTH')
    """
    return Street(int(word[0])) if word[0].isdigit() else _STREETS[word.lower()]


class OtherGame(Exception):
    """The hand is of this other game."""


Deed = Callable[[Any, "re.Match[str]", SeatNo, int], None]
"""What the rest of a line after a name means: the hand, the match, the seat it is of, the
number of the line."""
Verbs = Sequence[tuple["re.Pattern[str]", Deed]]


def all_in(found: re.Match[str]) -> bool | None:
    """Does the line say so, in a group ``all_in``? ``None`` where the format never does."""
    return found["all_in"] is not None if "all_in" in found.re.groupindex else None


class TextHand(ABC):
    """One hand being read line by line."""

    site: ClassVar[Site]
    header: ClassVar[re.Pattern[str]]
    """What the first line of a hand looks like; group 1 is the hand's number, or empty."""

    def __init__(self, file: str, first: Line) -> None:
        found = self.header.match(first.text)
        self.draft = Draft(self.site, file, first.number, hand=found[1] if found else "")
        self._by_length: list[tuple[str, SeatNo]] = []

    @abstractmethod
    def begin(self, text: str, line: int) -> None:
        """The header. Raises ``OtherGame`` for a hand that is no seven-card stud."""

    @abstractmethod
    def take(self, text: str, line: int) -> None:
        """Any other line. One that means nothing is passed over."""

    def finish(self) -> HandRecord:
        """The record, when the last line is in."""
        return finished(self.draft)

    def by_name(self, text: str, verbs: Verbs, line: int) -> bool:
        """Does the line begin with a player's name, and end in something players do?

        The longest name comes first, so that neither "Ann" nor a player called "Ann
        folds" is taken for the other.
        """
        if len(self._by_length) != len(self.draft.seats):
            names = self.draft.names.items()
            self._by_length = sorted(names, key=lambda each: -len(each[0]))
        for name, seat in self._by_length:
            if text.startswith(name):
                for pattern, deed in verbs:
                    if found := pattern.fullmatch(text, len(name)):
                        deed(self, found, seat, line)
                        return True
        return False

    def seat_named(self, name: str, line: int) -> SeatNo:
        """Whose name it is. Raises ``BadHand``."""
        seat = self.draft.names.get(name)
        if seat is None:
            raise BadHand(line, f"nobody called {name!r} sits at this table")
        return seat

    def dealt_to(self, seat: SeatNo, cards: Sequence[Card], line: int) -> None:
        """Cards of a seat on the street: all so far, or all that are open."""
        draft = self.draft
        street = draft.now
        if len(cards) == street or (street is Street.SEVENTH and len(cards) == 6):
            draft.so_far(seat, cards, line)
            if UNKNOWN not in cards and len(cards) == 3 and draft.hero is None:
                draft.hero = seat
        elif len(cards) == street - 2 and street is not Street.SEVENTH:
            draft.board(seat, cards, line)
        else:
            raise BadHand(line, f"{len(cards)} cards are listed on {street.name.lower()} street")

    # What players do, in most formats: group 1 is the amount, or the cards.

    def antes(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Posts an ante."""
        self.draft.ante(seat, amount(found[1]), line)

    def brings_in(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Posts the bring-in."""
        self.draft.bring_in(seat, amount(found[1]), line, all_in=all_in(found))

    def calls_by(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Calls, adding the amount."""
        self.draft.call(seat, amount(found[1]), line, all_in=all_in(found))

    def wagers_to(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Completes, bets or raises to the street total."""
        self.draft.wager(seat, amount(found[1]), line, all_in=all_in(found))

    def wagers_by(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Completes, bets or raises, adding the amount."""
        to = self.draft.in_by(seat) + amount(found[1])
        self.draft.wager(seat, to, line, all_in=all_in(found))

    def checks(self, _: re.Match[str], seat: SeatNo, line: int) -> None:
        """Checks."""
        self.draft.check(seat, line)

    def folds(self, _: re.Match[str], seat: SeatNo, line: int) -> None:
        """Folds."""
        self.draft.fold(seat, line)

    def is_dealt(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Cards so far, or all that are open, in one or more brackets."""
        self.dealt_to(seat, faces(found[1].replace("[", " ").replace("]", " "), line), line)

    def shows(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Turns a hand up."""
        self.draft.shows(seat, faces(found[1], line), line)

    def mucks(self, _: re.Match[str], seat: SeatNo, line: int) -> None:
        """Keeps a hand closed."""
        self.draft.mucks(seat, line)

    def mucked(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Mucked cards that are told all the same."""
        self.draft.shows(seat, faces(found[1], line), line, shown=False)

    def repeats(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """A summary tells once more what a seat took."""
        self.draft.sitting(seat, line)
        self.draft.repeated.append((seat, amount(found[1])))


@dataclass(frozen=True, slots=True)
class TextFormat:
    """A text format: how its hands begin, and who reads them."""

    hand: type[TextHand]

    @property
    def site(self) -> Site:
        """Whose format it is."""
        return self.hand.site

    def begins(self, text: str) -> bool:
        """Does a hand begin with this line?"""
        return self.hand.header.match(text) is not None

    def hands(self, lines: Iterable[Line], file: str) -> Iterator[Outcome]:
        """All hands among the lines. Whatever stands before the first is passed over."""
        gathered: list[Line] = []
        for line in lines:
            if self.begins(line.text):
                if gathered:
                    yield self._one(gathered, file)
                gathered = [line]
            elif gathered and len(gathered) <= MOST_LINES_OF_HAND:
                gathered.append(line)
        if gathered:
            yield self._one(gathered, file)

    def _one(self, lines: list[Line], file: str) -> Outcome:
        hand = self.hand(file, lines[0])
        at = lines[0].number
        if len(lines) > MOST_LINES_OF_HAND:
            reason = f"the hand has more than {MOST_LINES_OF_HAND} lines"
            return Unread(file=file, hand=hand.draft.hand, line=at, reason=reason, site=self.site)
        try:
            _not_too_long(lines[0])
            hand.begin(lines[0].text, at)
            for line in lines[1:]:
                at = line.number
                _not_too_long(line)
                hand.take(line.text.rstrip(), at)
            return hand.finish()
        except OtherGame as other:
            return Skipped(
                site=self.site, hand=hand.draft.hand, file=file, line=at, game=str(other)
            )
        except BadHand as wrong:
            return wrong.unread(file, hand.draft.hand, self.site)
        except (ValueError, ArithmeticError) as wrong:
            return Unread(
                file=file, hand=hand.draft.hand, line=at, reason=str(wrong), site=self.site
            )


def _not_too_long(line: Line) -> None:
    if len(line.text) > MOST_CHARACTERS_OF_LINE:
        raise BadHand(line.number, f"the line has {len(line.text)} characters")
