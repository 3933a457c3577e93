"""Winamax: hand files and the site's second export."""

from __future__ import annotations

import re
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
from doorcard.histories.record import Site
from doorcard.stud import Betting, Game, Part, SeatNo

_GAMES: Final = {
    "7-card stud hi/lo": Game.HILO,
    "7-card stud": Game.HI,
    "7stud8": Game.HILO,
    "7stud hi/lo": Game.HILO,
    "7stud": Game.HI,
    "razz": Game.RAZZ,
}
_BETTING: Final = {
    "fixed": Betting.FIXED_LIMIT,
    "pot": Betting.POT_LIMIT,
    "no": Betting.NO_LIMIT,
}
_HEADER: Final = re.compile(
    rf".* - (?P<game>.*?) (?P<betting>fixed|pot|no) limit \((?P<ante>{AMOUNT})/"
    rf"(?P<small>{AMOUNT})/(?P<big>{AMOUNT})\)",
    re.IGNORECASE,
)
_OTHER: Final = re.compile(r".* - ([^-]*?(?:limit)?) \(.*", re.IGNORECASE)
_TOURNAMENT: Final = re.compile(r'Tournament "?(.*?)"? (?:buyIn|level)', re.IGNORECASE)
_TABLE: Final = re.compile(r"Table: '(.*)' (\d+)-max.*?(?:Seat #(\d+) is the button)?")
_SEAT: Final = re.compile(rf"Seat (\d+): (.+) \(({AMOUNT})(?:, .*)?\)")
_STREET: Final = re.compile(
    r"\*\*\* (3rd|4th|5th|6th|7th|THIRD|FOURTH|FIFTH|SIXTH|SEVENTH)(?: STREET)? \*\*\*.*"
)
_TOTAL: Final = re.compile(rf"Total pot ({AMOUNT})(?: \| (?:No rake|Rake ({AMOUNT})))?")
_STRANGER: Final = re.compile(
    rf"(.+) (?:(?:posts ante|brings in|bring-in|calls|bets) {AMOUNT}|raises -?{AMOUNT} to {AMOUNT}"
    rf"|collected {AMOUNT} from .*)(?: and is all-in)?"
)
_ALL_IN: Final = r"(?P<all_in> and is all-in)?"


class WinamaxHand(TextHand):
    """A hand of Winamax. Nothing goes back: pot and awards hold the uncalled chips too."""

    site: ClassVar = Site.WINAMAX
    header: ClassVar = re.compile(r"Winamax Poker - .*?HandId: #(\S+)")

    def begin(self, text: str, line: int) -> None:
        """Game, stakes as ante, small and big bet, and the moment."""
        draft = self.draft
        told = _HEADER.match(text)
        game = told and _GAMES.get(told["game"].lower())
        if told is None or game is None:
            other = _OTHER.match(text)
            if other is None:
                raise BadHand(line, "the header names no game and stakes")
            raise OtherGame(other[1])
        draft.game, draft.betting = game, _BETTING[told["betting"].lower()]
        draft.ante_size = amount(told["ante"])
        draft.small_bet, draft.big_bet = amount(told["small"]), amount(told["big"])
        if tournament := _TOURNAMENT.search(text):
            draft.tournament = tournament[1]
        else:
            draft.currency = currency(told["small"])
        draft.played_at = moment_in(text)
        draft.returns_are_told = False
        draft.uncalled_in_pot = True
        self._summary = False

    def take(self, text: str, line: int) -> None:
        """Players' own lines come first: a name may look like anything."""
        draft = self.draft
        if self._summary:
            if total := _TOTAL.fullmatch(text):
                draft.rake = amount(total[2] or "0")
                draft.pot, draft.ended = amount(total[1]) + draft.rake, True
            elif text.startswith("Seat "):
                self.by_name(text.partition(": ")[2], self.summary, line)
        elif self.by_name(text, self.verbs, line):
            return
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
            draft.dealer = int(table[3]) if table[3] and table[3] != "0" else None
        elif text == "*** SUMMARY ***":
            self._summary = True
        elif found := _STRANGER.fullmatch(text):
            raise BadHand(line, f"nobody called {found[1]!r} sits at this table")

    def raises(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """A short all-in is called a raise by less than nothing."""
        draft, to = self.draft, amount(found[2])
        if not all_in(found):
            over = draft.to_match if draft.opened else amount("0")
            draft.agree(amount(found[1]), to - over, "what is added", line)
        draft.put_in(seat, to - draft.in_by(seat), line, all_in=all_in(found))

    def collects(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Takes a pot, or a half of one."""
        where = found[2]
        part = Part.HIGH if "(HI)" in where else Part.LOW if "(LO)" in where else None
        pot = 0 if "main" in where else None
        if "side" in where:
            number = re.search(r"\d+", where)
            pot = int(number[0]) if number else 1
        self.draft.award(seat, amount(found[1]), line, pot=pot, part=part)

    verbs: ClassVar[Verbs] = (
        (re.compile(rf" posts ante ({AMOUNT}){_ALL_IN}"), TextHand.antes),
        (re.compile(rf" (?:brings in|bring-in) ({AMOUNT}){_ALL_IN}"), TextHand.brings_in),
        (re.compile(rf" calls ({AMOUNT}){_ALL_IN}"), TextHand.calls_by),
        (re.compile(rf" (?:bets|completes) ({AMOUNT}){_ALL_IN}"), TextHand.wagers_to),
        (re.compile(rf" raises (-?{AMOUNT}) to ({AMOUNT}){_ALL_IN}"), raises),
        (re.compile(r" checks"), TextHand.checks),
        (re.compile(r" folds"), TextHand.folds),
        (re.compile(r" shows \[([^\]]*)\].*"), TextHand.shows),
        (re.compile(r" mucks.*"), TextHand.mucks),
        (re.compile(rf" collected ({AMOUNT}) from (.*)"), collects),
    )
    dealt: ClassVar[Verbs] = ((re.compile(r" ((?:\[[^\]]*\] ?)+)"), TextHand.is_dealt),)
    summary: ClassVar[Verbs] = (
        (re.compile(rf"(?:.*? and| \(button\))? ?won ({AMOUNT})(?: with .*)?"), TextHand.repeats),
    )


WINAMAX: Final = TextFormat(WinamaxHand)
