"""Winning and Americas Cardroom, as they have written hands since about 2017."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from typing import ClassVar, Final

from doorcard.histories.readers.amounts import AMOUNT, amount, currency
from doorcard.histories.readers.bad_hand import BadHand
from doorcard.histories.readers.played_at import moment_in
from doorcard.histories.readers.text_hand import (
    OtherGame,
    TextFormat,
    TextHand,
    Verbs,
    all_in,
    street_named,
)
from doorcard.histories.record import HandRecord, Site
from doorcard.stud import Betting, Game, SeatNo

GAMES: Final = {
    "7stud h/l": Game.HILO,
    "7stud hi/lo": Game.HILO,
    "7stud": Game.HI,
    "razz": Game.RAZZ,
    "seven cards stud": Game.HI,
    "seven cards stud hilow": Game.HILO,
}
_BETTING: Final = {
    "Fixed Limit": Betting.FIXED_LIMIT,
    "Pot Limit": Betting.POT_LIMIT,
    "No Limit": Betting.NO_LIMIT,
}
_HEADER: Final = re.compile(
    r"Hand #\d+ - (?P<tournament>Tournament #(?P<number>\d+) - )?(?P<game>[^(]*?) ?"
    rf"\((?P<betting>Fixed Limit|Pot Limit|No Limit)\) - (?:.*? )??(?P<small>{AMOUNT})/"
    rf"(?P<big>{AMOUNT})\)?(?:, Ante (?P<ante>{AMOUNT}))? - "
)
_TABLE: Final = re.compile(r"(.*?) (\d+)-max.*")
_SEAT: Final = re.compile(rf"Seat (\d+): (.+) \(({AMOUNT})\).*")
_STREET: Final = re.compile(r"\*\*\* ([3-7])(?:rd|th) STREET \*\*\*(?: \[(..)\])?.*")
_UNCALLED: Final = re.compile(rf"Uncalled bet \(({AMOUNT})\) returned to (.+)")
_TOTAL: Final = re.compile(
    rf"Total pot ({AMOUNT})(?: \| Rake ({AMOUNT}))?(?: \| JP Fee ({AMOUNT}))?.*", re.IGNORECASE
)
_RUNNING: Final = re.compile(rf"Main pot ({AMOUNT}) \| Rake ({AMOUNT})")
_SIDE: Final = re.compile(rf"Side pot\(\d+\) ({AMOUNT})")
_STRANGER: Final = re.compile(
    rf"(.+) (?:(?:posts ante|brings in|calls|bets) {AMOUNT}|raises {AMOUNT} to {AMOUNT}"
    rf"|collected {AMOUNT} from .*)"
)
_ALL_IN: Final = r"(?P<all_in> and is all-in)?"


def pot_of(words: str) -> int:
    """0 for the main pot, 2 for "side pot(2)"."""
    number = re.search(r"\d+", words)
    return (int(number[0]) if number else 1) if "side" in words.lower() else 0


@dataclass
class _Running:
    """The pots as they stand when a street begins."""

    pots: Decimal
    rake: Decimal
    put: Decimal
    line: int


class WinningHand(TextHand):
    """A hand in the newer notation. Its total is net, without rake and jackpot fee."""

    site: ClassVar = Site.WINNING
    header: ClassVar = re.compile(r"Hand #(\d+) - ")

    def begin(self, text: str, line: int) -> None:
        """Game, stakes, ante and moment."""
        draft = self.draft
        told = _HEADER.match(text)
        if told is None:
            raise BadHand(line, "the header names no game and stakes")
        game = told["game"].strip().lower()
        if game not in GAMES:
            raise OtherGame(told["game"].strip())
        draft.game, draft.betting = GAMES[game], _BETTING[told["betting"]]
        draft.small_bet, draft.big_bet = amount(told["small"]), amount(told["big"])
        draft.ante_size = amount(told["ante"]) if told["ante"] else None
        draft.tournament = told["number"]
        draft.currency = None if told["tournament"] else currency(told["small"])
        draft.played_at = moment_in(text)
        self._summary = False
        self._running: list[_Running] = []
        self._won: list[tuple[SeatNo, Decimal, int]] = []

    def take(self, text: str, line: int) -> None:
        """Players' own lines come first: a name may look like anything."""
        draft = self.draft
        if self._summary:
            self._take_summary(text, line)
        elif self.by_name(text, self.verbs, line):
            return
        elif running := _RUNNING.fullmatch(text):
            self._running.append(
                _Running(amount(running[1]), amount(running[2]), draft.in_so_far, line)
            )
        elif (side := _SIDE.fullmatch(text)) and self._running:
            self._running[-1].pots += amount(side[1])
        elif street := _STREET.fullmatch(text):
            draft.street(street_named(street[1]), line)
        elif text.startswith("Dealt to ") and self.by_name(
            text.removeprefix("Dealt to "), self.dealt, line
        ):
            return
        elif not draft.streets and (seat := _SEAT.fullmatch(text)):
            draft.sit(int(seat[1]), seat[2], amount(seat[3]), line)
        elif not draft.seats and (table := _TABLE.fullmatch(text)):
            draft.table, draft.max_players = table[1], int(table[2])
        elif uncalled := _UNCALLED.fullmatch(text):
            draft.gives_back(self.seat_named(uncalled[2], line), amount(uncalled[1]), line)
        elif text == "*** SUMMARY ***":
            self._summary = True
        elif found := _STRANGER.fullmatch(text):
            raise BadHand(line, f"nobody called {found[1]!r} sits at this table")

    def _take_summary(self, text: str, line: int) -> None:
        draft = self.draft
        if total := _TOTAL.fullmatch(text):
            draft.rake = sum((amount(each) for each in total.groups()[1:] if each), Decimal(0))
            draft.pot, draft.ended = amount(total[1]) + draft.rake, True
            for each in self._running:
                if total[3] is None or not each.rake:  # a jackpot's fee is not told here
                    draft.agree(each.pots + each.rake, each.put, "the pot", each.line)
        elif text.startswith("Seat "):
            self.by_name(text.partition(": ")[2], self.summary, line)

    def collects(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Takes a pot, or a share of one."""
        self.draft.award(seat, amount(found[1]), line, pot=pot_of(found[2]))

    def won(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """The summary's word of what a seat took: the only one where no hand was shown."""
        self._won.append((seat, amount(found[1]), line))

    def finish(self) -> HandRecord:
        """Whoever won unseen has no line of the award but that of the summary."""
        for seat, chips, line in self._won:
            if any(award[0] == seat for award in self.draft.awards):
                self.draft.repeated.append((seat, chips))
            else:
                self.draft.award(seat, chips, line)
        return super().finish()

    def raises(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Completes or raises: what goes in now, and the street total."""
        draft, to = self.draft, amount(found[2])
        draft.agree(amount(found[1]), to - draft.in_by(seat), "what goes in", line)
        draft.wager(seat, to, line, all_in=all_in(found))

    verbs: ClassVar[Verbs] = (
        (re.compile(rf" posts ante ({AMOUNT}){_ALL_IN}"), TextHand.antes),
        (re.compile(rf" brings in ({AMOUNT}){_ALL_IN}"), TextHand.brings_in),
        (re.compile(rf" calls ({AMOUNT}){_ALL_IN}"), TextHand.calls_by),
        (re.compile(rf" bets ({AMOUNT}){_ALL_IN}"), TextHand.wagers_to),
        (re.compile(rf" (?:raises|completes) ({AMOUNT}) to ({AMOUNT}){_ALL_IN}"), raises),
        (re.compile(r" checks"), TextHand.checks),
        (re.compile(r" folds"), TextHand.folds),
        (re.compile(r" shows \[([^\]]*)\].*"), TextHand.shows),
        (re.compile(r" does not show|: mucks hand| mucks.*"), TextHand.mucks),
        (re.compile(rf" collected ({AMOUNT}) from (.*)"), collects),
    )
    dealt: ClassVar[Verbs] = ((re.compile(r" ((?:\[[^\]]*\] ?)+)"), TextHand.is_dealt),)
    summary: ClassVar[Verbs] = (
        (re.compile(r".*?\bmucked \[([^\]]*)\].*"), TextHand.mucked),
        (re.compile(rf".*? and won ({AMOUNT})(?: with .*)?"), won),
    )


WINNING: Final = TextFormat(WinningHand)
