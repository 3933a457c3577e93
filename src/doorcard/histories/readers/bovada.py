"""Bovada and Bodog: every card of everybody, and seats instead of names."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from doorcard.cards import Card
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
from doorcard.histories.record import Site, Turned
from doorcard.stud import Game, SeatNo, Street

_HEADER: Final = re.compile(
    r".*?Hand #\d+\s*(?:Zone Poker ID#\S+ )?TBL#(?P<table>\d+)[, ] ?(?P<game>.*?) - \d{4}.*"
    r"|.*?Hand #\d+:? (?P<tgame>.*?) ?Tournament #(?P<number>\d+) TBL#(?P<ttable>\d+), (?P<rest>.*)"
)
_GAME: Final = re.compile(r"(7CARD HiLo|7CARD)(?: .*)?", re.IGNORECASE)
_SEAT: Final = re.compile(rf"(Seat\+(\d+))( \[ME\])?: ({AMOUNT}) in chips")
_STREET: Final = re.compile(r"\*\*\* (3RD|4TH|5TH|6TH|7TH|RIVER|HOLE CARDS)(?: STREET)? \*\*\*")
_TOTAL: Final = re.compile(rf"Total Pot\(({AMOUNT})\)(?:.*\| Rake \(({AMOUNT})\))?.*")
_STRANGER: Final = re.compile(r"(Seat\+\d+)(?: \[ME\])? : .*")
_ME: Final = r"(?: \[ME\])? : "
_TIMEOUT: Final = r"(?:\s?\(timeout\))?"


class BovadaHand(TextHand):
    """A hand of Bovada. Old files have no street lines: a further card begins a street."""

    site: ClassVar = Site.BOVADA
    header: ClassVar = re.compile(r"(?:Bovada|Bodog|Ignition)(?: \w+)? Hand #(\d+)")

    def begin(self, text: str, line: int) -> None:
        """Table, game and moment; the stakes are nowhere told."""
        draft = self.draft
        told = _HEADER.match(text)
        if told is None:
            raise BadHand(line, "the header names no game")
        named = (told["game"] or told["tgame"]).strip(" ,")
        game = _GAME.match(named)
        if game is None:
            raise OtherGame(named)
        draft.game = Game.HILO if "hilo" in named.lower() else Game.HI
        draft.table, draft.tournament = told["table"] or told["ttable"], told["number"]
        draft.played_at = moment_in(text)
        self._summary = False
        self._got: dict[SeatNo, list[Card]] = {}

    def take(self, text: str, line: int) -> None:
        """Seats, deals and deeds; what a seat is called is never in doubt."""
        draft = self.draft
        if self._summary:
            if total := _TOTAL.fullmatch(text):
                draft.pot, draft.ended = amount(total[1]), True
                draft.rake = amount(total[2]) if total[2] else None
        elif self.by_name(text, self.verbs, line):
            return
        elif street := _STREET.fullmatch(text):
            third = street[1] in ("HOLE CARDS", "3RD")
            if not (third and draft.streets):
                draft.street(Street.THIRD if third else street_named(street[1]), line)
        elif not draft.streets and (seat := _SEAT.fullmatch(text)):
            number = int(seat[2])
            draft.sit(number, seat[1], amount(seat[4]), line)
            draft.currency = draft.currency or currency(seat[4])
            draft.hero = number if seat[3] else draft.hero
        elif text == "*** SUMMARY ***":
            self._summary = True
        elif (found := _STRANGER.fullmatch(text)) and found[1] not in draft.names:
            raise BadHand(line, f"nobody is listed in {found[1]}")

    def gets(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Three cards, then one a street."""
        draft = self.draft
        got = self._got.setdefault(seat, [])
        got += faces(found[1], line)
        if not draft.streets:
            draft.street(Street.THIRD, line)
        if len(got) == draft.now + 1 and draft.now is not Street.SEVENTH:
            draft.street(Street(draft.now + 1), line)
        if len(got) != draft.now:
            raise BadHand(line, f"a seat has {len(got)} cards on {draft.now.name.lower()} street")
        draft.so_far(seat, got, line)

    def goes_all_in(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Adds the rest of the stack."""
        self.draft.put_in(seat, amount(found[1]), line, all_in=True)

    def raises_all_in(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Raises to a street total."""
        self.draft.wager(seat, amount(found[2] or found[1]), line, all_in=True)

    def raises(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """With and without "to", the last amount is the street total."""
        draft, to = self.draft, amount(found[2] or found[1])
        if found[2]:
            draft.agree(amount(found[1]), to - draft.in_by(seat), "what goes in", line)
        draft.wager(seat, to, line)

    def takes_back(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Uncalled chips."""
        self.draft.gives_back(seat, amount(found[1]), line)

    def turns(self, _: re.Match[str], seat: SeatNo, line: int) -> None:
        """The brackets hold the best five, not the hand: its cards were told before."""
        self.draft.sitting(seat, line)
        self.draft.turned.append(Turned(seat, shown=True))

    def wins(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Takes a pot, or a share of one."""
        number = int(found[2] or 1) if found[1] else None
        self.draft.award(seat, amount(found[3]), line, pot=number)

    verbs: ClassVar[Verbs] = (
        (re.compile(rf"{_ME}Ante chip ({AMOUNT})"), TextHand.antes),
        (re.compile(rf"{_ME}Card dealt to a spot \[([^\]]*)\]"), gets),
        (
            re.compile(rf"{_ME}(?:Bring_in chip|Big blind/Bring in){_TIMEOUT} ({AMOUNT})"),
            TextHand.brings_in,
        ),
        (re.compile(rf"{_ME}Calls?{_TIMEOUT} ({AMOUNT})"), TextHand.calls_by),
        (re.compile(rf"{_ME}(?:Bets|D bets|Double bets){_TIMEOUT} ({AMOUNT})"), TextHand.wagers_by),
        (
            re.compile(rf"{_ME}(?:Raises|D raises|Double raises) ({AMOUNT})(?: to ({AMOUNT}))?"),
            raises,
        ),
        (re.compile(rf"{_ME}All-in ({AMOUNT})"), goes_all_in),
        (re.compile(rf"{_ME}All-in ?\(raise\) ({AMOUNT})(?: to ({AMOUNT}))?"), raises_all_in),
        (re.compile(rf"{_ME}Checks?{_TIMEOUT}"), TextHand.checks),
        (re.compile(rf"{_ME}Folds?{_TIMEOUT}(?: .*)?"), TextHand.folds),
        (re.compile(rf"{_ME}Return uncalled portion of bet ({AMOUNT})"), takes_back),
        (re.compile(rf"{_ME}Showdown \[.*"), turns),
        (re.compile(rf"{_ME}Mucks.*"), TextHand.mucks),
        (re.compile(rf"{_ME}Hand result(-Side Pot(?: ?(\d+))?)? ({AMOUNT})"), wins),
    )


BOVADA: Final = TextFormat(BovadaHand)
