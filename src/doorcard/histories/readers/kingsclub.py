"""KingsClub: results only, as changes of stacks, and streets by two countings."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import ClassVar, Final

from doorcard.histories.readers.amounts import AMOUNT, amount
from doorcard.histories.readers.bad_hand import BadHand, Contradiction
from doorcard.histories.readers.faces import faces
from doorcard.histories.readers.played_at import moment_in
from doorcard.histories.readers.text_hand import OtherGame, TextFormat, TextHand, Verbs
from doorcard.histories.record import HandRecord, Site
from doorcard.stud import Game, SeatNo, Street

_GAMES: Final = {
    "seven card stud hi-lo": Game.HILO,
    "seven card stud": Game.HI,
    "razz": Game.RAZZ,
}
_HEADER: Final = re.compile(rf"#\d+: (?:Limit )?(.*) - ({AMOUNT})/({AMOUNT})")
_TABLE: Final = re.compile(r"Table '(.*)'")
_SEAT: Final = re.compile(rf"Seat (\d+): (.+) \(({AMOUNT})\)")
_STREET: Final = re.compile(r"\*\*\* ([3-7])(?:RD|TH) STREET \*\*\*")
_RAKE: Final = re.compile(rf"Rake ({AMOUNT})")
_STRANGER: Final = re.compile(
    rf"(.+?):? (?:(?:posts ante|brings in for|bets|calls|raises to) {AMOUNT}"
    rf"|wins pot \({AMOUNT}\))"
)


class KingsClubHand(TextHand):
    """A hand of KingsClub. All amounts of betting are street totals."""

    site: ClassVar = Site.KINGSCLUB
    header: ClassVar = re.compile(rf"#(\d+): .* - {AMOUNT}/{AMOUNT}\s*$")

    def begin(self, text: str, line: int) -> None:
        """Game and stakes."""
        draft = self.draft
        told = _HEADER.fullmatch(text.strip())
        if told is None:
            raise BadHand(line, "the header names no game and stakes")
        if told[1].lower() not in _GAMES:
            raise OtherGame(told[1])
        draft.game = _GAMES[told[1].lower()]
        draft.small_bet, draft.big_bet = amount(told[2]), amount(told[3])
        draft.returns_are_told = False
        draft.awards_are_told = False
        self._summary = False
        self._behind = 0
        self._won: list[Decimal] = []

    def take(self, text: str, line: int) -> None:
        """Players' own lines come first: a name may look like anything."""
        draft = self.draft
        if self._summary:
            self._take_summary(text, line)
        elif self.by_name(text, self.verbs, line):
            return
        elif street := _STREET.fullmatch(text):
            self._begin_street(int(street[1]), line)
        elif text.startswith("Dealt to ") and self.by_name(
            text.removeprefix("Dealt to "), self.dealt, line
        ):
            return
        elif not draft.streets and (seat := _SEAT.fullmatch(text)):
            draft.sit(int(seat[1]), seat[2], amount(seat[3]), line)
        elif table := _TABLE.fullmatch(text):
            draft.table = table[1]
        elif text == "*** SUMMARY ***":
            self._summary = True
            draft.results = {}
        elif found := _STRANGER.fullmatch(text):
            raise BadHand(line, f"nobody called {found[1]!r} sits at this table")
        elif draft.played_at is None:
            draft.played_at = moment_in(text)

    def _begin_street(self, number: int, line: int) -> None:
        """Until 2022 the header of third street stood before the fourth card."""
        if not self.draft.streets and number == Street.THIRD:
            self.draft.street(Street.THIRD, line)
        else:
            if number == Street.THIRD:
                self._behind = 1
            if number + self._behind > Street.SEVENTH:
                raise BadHand(line, "a street follows the seventh")
            self.draft.street(Street(number + self._behind), line)

    def _take_summary(self, text: str, line: int) -> None:
        if rake := _RAKE.fullmatch(text):
            self.draft.rake = amount(rake[1])
        elif not self.by_name(text, self.winning, line) and text.startswith("Seat "):
            self.by_name(text.partition(": ")[2], self.summary, line)

    def gets(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Three cards, then one a street."""
        cards = faces(found[1], line)
        draft = self.draft
        if not draft.streets:
            draft.street(Street.THIRD, line)
        if draft.now is Street.THIRD:
            draft.third(seat, cards, line)
            if all(card.is_known for card in cards):
                draft.hero = seat
        elif len(cards) != 1:
            raise BadHand(line, f"{len(cards)} cards are dealt on {draft.now.name.lower()} street")
        elif draft.now is Street.SEVENTH:
            draft.river(seat, cards[0], line)
        else:
            draft.next_up(seat, cards[0], line)

    def calls_to(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Calls: the amount is the street total."""
        to = amount(found[1])
        self.draft.call(seat, to - self.draft.in_by(seat), line)

    def ends(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """The stack at the end, and its change."""
        sitting = self.draft.seats[seat]
        if not sitting.is_in or self.draft.results is None:
            return
        end, sign, change = amount(found[1]), found[2], amount(found[3])
        if sitting.stack is not None and end - sitting.stack != (
            -change if sign == "-" else change
        ):
            raise Contradiction(
                line, f"{sitting.name} has {end} at the end, which is no {sign}{change}"
            )
        self.draft.results[seat] = end

    def wins(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """What a winner took; shares and side pots need not be told."""
        self.repeats(found, seat, line)
        self._won.append(amount(found[1]))
        self.draft.ended = True

    def finish(self) -> HandRecord:
        """The pot is what its one winner took, and the rake; shares of a split one are not told."""
        draft = self.draft
        if len(self._won) == 1 and draft.game is not Game.HILO:
            draft.pot = self._won[0] + (draft.rake or 0)
        return super().finish()

    verbs: ClassVar[Verbs] = (
        (re.compile(rf":? posts ante ({AMOUNT})"), TextHand.antes),
        (re.compile(rf":? brings in for ({AMOUNT})"), TextHand.brings_in),
        (re.compile(rf":? calls ({AMOUNT})"), calls_to),
        (re.compile(rf":? (?:bets|raises to|completes to) ({AMOUNT})"), TextHand.wagers_to),
        (re.compile(r":? checks"), TextHand.checks),
        (re.compile(r":? folds"), TextHand.folds),
        (re.compile(r":? shows \[([^\]]*)\].*"), TextHand.shows),
        (re.compile(r":? mucks.*"), TextHand.mucks),
    )
    dealt: ClassVar[Verbs] = ((re.compile(r":? \[([^\]]*)\]"), gets),)
    summary: ClassVar[Verbs] = ((re.compile(rf" \(({AMOUNT})\) ([+-]?)({AMOUNT})"), ends),)
    winning: ClassVar[Verbs] = ((re.compile(rf" wins (?:the )?pot \(({AMOUNT})\)"), wins),)


KINGSCLUB: Final = TextFormat(KingsClubHand)
