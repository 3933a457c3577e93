"""Absolute Poker and UltimateBet."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from doorcard.histories.readers.amounts import AMOUNT, amount, currency
from doorcard.histories.readers.bad_hand import BadHand
from doorcard.histories.readers.faces import faces
from doorcard.histories.readers.played_at import moment_in
from doorcard.histories.readers.text_hand import (
    OtherGame,
    TextFormat,
    TextHand,
    Verbs,
    street_named,
)
from doorcard.histories.record import Site
from doorcard.stud import Game, SeatNo, Street

_GAMES: Final = {
    "seven card hi/lo": Game.HILO,
    "seven card stud hi/lo": Game.HILO,
    "seven card stud": Game.HI,
    "seven card": Game.HI,
    "razz": Game.RAZZ,
}
_HEADER: Final = re.compile(
    rf"Stage #\w+: (?P<game>[^$€£\d(,]*?)(?: +(?P<kind>Normal|Tournament|Limit)\b.*?)?"
    rf"[ (]+(?P<small>{AMOUNT})/(?P<big>{AMOUNT})\)?,? .*"
)
_TABLE: Final = re.compile(r"Table: (.*?)(?: \(.*\))?(?: Seat #(\d+) is the dealer.*)?")
_SEAT: Final = re.compile(rf"Seat (\d+) - (.+) \(({AMOUNT}) in chips\).*")
_STREET: Final = re.compile(
    r"\*\*\* (3rd|4th|5th|6th|7th|RIVER)(?: STREET)? \*\*\*.*", re.IGNORECASE
)
_TOTAL: Final = re.compile(rf"Total Pot\(({AMOUNT})\)(?:.*? \| Rake \(({AMOUNT})\))?.*")
_HALF: Final = re.compile(rf"(?:HI|LO):\(({AMOUNT})\)")
_STRANGER: Final = re.compile(
    rf"(.+?)(?: - (?:Ante|Bring-In|Calls|Bets|Raises) {AMOUNT}.*| Collects {AMOUNT} from .*)"
)


class AbsoluteHand(TextHand):
    """A hand of Absolute: every street lists all cards of everybody, folded hero included."""

    site: ClassVar = Site.ABSOLUTE
    header: ClassVar = re.compile(r"Stage #(\w+):")

    def begin(self, text: str, line: int) -> None:
        """Game, stakes and moment."""
        draft = self.draft
        told = _HEADER.match(text)
        if told is None:
            raise BadHand(line, "the header names no game and stakes")
        game = _GAMES.get(told["game"].strip().lower())
        if game is None:
            raise OtherGame(told["game"])
        draft.game = game
        draft.small_bet, draft.big_bet = amount(told["small"]), amount(told["big"])
        draft.currency = currency(told["small"])
        draft.tournament = "" if told["kind"] == "Tournament" else None
        draft.played_at = moment_in(text)
        draft.returns_are_told = False
        self._summary = False

    def take(self, text: str, line: int) -> None:
        """Players' own lines come first: a name may look like anything."""
        draft = self.draft
        if self._summary:
            if total := _TOTAL.fullmatch(text):
                draft.pot, draft.ended = amount(total[1]), True
                draft.rake = amount(total[2]) if total[2] else None
            elif text.startswith("Seat "):
                self.by_name(text.partition(": ")[2], self.summary, line)
        elif self.by_name(text, self.verbs, line):
            return
        elif street := _STREET.fullmatch(text):
            draft.street(street_named(street[1]), line)
        elif not draft.streets and (seat := _SEAT.fullmatch(text)):
            draft.sit(int(seat[1]), seat[2], amount(seat[3]), line)
        elif not draft.seats and (table := _TABLE.fullmatch(text)):
            draft.table = table[1]
        elif text == "*** SUMMARY ***":
            self._summary = True
        elif found := _STRANGER.fullmatch(text):
            raise BadHand(line, f"nobody called {found[1]!r} sits at this table")

    def has(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """All cards so far; fewer than the street's are those of a folded hero."""
        cards = faces(found[1], line)
        draft = self.draft
        if len(cards) == draft.now:
            draft.so_far(seat, cards, line)
            if draft.now is Street.THIRD and all(card.is_known for card in cards):
                draft.hero = seat
        elif draft.sitting(seat, line).folded_on is None:
            raise BadHand(line, f"{len(cards)} cards are listed on {draft.now.name.lower()} street")

    def takes_back(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Uncalled chips."""
        self.draft.returns_are_told = True
        self.draft.gives_back(seat, amount(found[1]), line)

    def goes_all_in(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Puts in the rest of the stack."""
        self.draft.put_in(seat, amount(found[1]), line, all_in=True)

    def collects(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Takes a pot, or a share of one."""
        self.draft.award(seat, amount(found[1]), line)

    def won(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """The summary of a winner: all that was won, and of a split pot each half."""
        halves = _HALF.findall(found[2])
        if halves:
            total = sum(map(amount, halves), start=amount("0"))
            self.draft.agree(amount(found[1]), total, "the total", line)
        self.repeats(found, seat, line)

    verbs: ClassVar[Verbs] = (
        (re.compile(rf" - Ante ({AMOUNT})"), TextHand.antes),
        (re.compile(r" - Pocket \[([^\]]*)\]"), has),
        (re.compile(rf" - Bring-In ({AMOUNT})"), TextHand.brings_in),
        (re.compile(rf" - Calls ({AMOUNT})"), TextHand.calls_by),
        (re.compile(rf" - Bets ({AMOUNT})"), TextHand.wagers_to),
        (
            re.compile(rf" - (?:Raises|Completes|All-In\(Raise\)) {AMOUNT} to ({AMOUNT})"),
            TextHand.wagers_to,
        ),
        (re.compile(rf" - All-In ({AMOUNT})"), goes_all_in),
        (re.compile(rf" - returned \(({AMOUNT})\) : not called"), takes_back),
        (re.compile(r" - Checks"), TextHand.checks),
        (re.compile(r" - Folds.*"), TextHand.folds),
        (re.compile(r" - Shows \[([^\]]*)\].*"), TextHand.shows),
        (re.compile(r" - (?:Mucks|Does not show).*"), TextHand.mucks),
        (re.compile(rf" Collects ({AMOUNT}) from .*"), collects),
    )
    summary: ClassVar[Verbs] = ((re.compile(rf"(?: \(.*?\))? won Total \(({AMOUNT})\)(.*)"), won),)


ABSOLUTE: Final = TextFormat(AbsoluteHand)
