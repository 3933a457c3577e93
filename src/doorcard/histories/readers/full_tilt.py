"""Full Tilt: cash games and tournaments."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from doorcard.histories.readers.amounts import AMOUNT, amount, currency
from doorcard.histories.readers.bad_hand import BadHand
from doorcard.histories.readers.faces import faces
from doorcard.histories.readers.played_at import played_at
from doorcard.histories.readers.text_hand import (
    OtherGame,
    TextFormat,
    TextHand,
    Verbs,
    street_named,
)
from doorcard.histories.record import Site
from doorcard.stud import Betting, Game, Part, SeatNo

_GAMES: Final = {"Stud Hi": Game.HI, "Stud H/L": Game.HILO, "Razz": Game.RAZZ}
_BETTING: Final = {
    "Limit": Betting.FIXED_LIMIT,
    "Pot Limit": Betting.POT_LIMIT,
    "No Limit": Betting.NO_LIMIT,
}
_HEADER: Final = re.compile(
    rf"(?P<table>.*) - (?P<small>{AMOUNT})/(?P<big>{AMOUNT})(?: Ante (?P<ante>{AMOUNT}))? - "
    r"(?:(?P<betting>Limit|Pot Limit|No Limit) )?(?P<game>.*?) - "
    r"(?P<h>\d\d?):(?P<i>\d\d):(?P<s>\d\d) (?P<zone>[A-Z]+) - "
    r"(?P<y>\d{4})/(?P<m>\d\d)/(?P<d>\d\d)"
)
_EASTERN: Final = re.compile(r"\[(\d\d?):(\d\d):(\d\d) ET - (\d{4})/(\d\d)/(\d\d)\]")
_EVENT: Final = re.compile(r"(.*) \((\d+)\), Table (\S+)")
_SEAT: Final = re.compile(rf"Seat (\d+): (.+) \(({AMOUNT})\)(?:, is sitting out)?")
_STREET: Final = re.compile(r"\*\*\* ([3-7])(?:RD|TH) STREET \*\*\*(?: \[(..)\])?.*")
_UNCALLED: Final = re.compile(rf"Uncalled bet of ({AMOUNT}) returned to (.+)")
_TOTAL: Final = re.compile(
    rf"Total pot ({AMOUNT})(?: Main pot ({AMOUNT})\.?((?: Side pot(?: ?#?\d+)? {AMOUNT}\.?)*))?"
    rf" \| Rake ({AMOUNT})"
)
_SIDE: Final = re.compile(rf"Side pot(?: ?#?\d+)? ({AMOUNT})")
_SCRAMBLED: Final = re.compile(rf".+ pot \(({AMOUNT})\)(?: with .*)?|.+ \(({AMOUNT})\) with .*")
_STRANGER: Final = re.compile(
    rf"(.+) (?:(?:antes|brings in for|completes it to|raises to|bets|calls) {AMOUNT}"
    rf"(?:, and is all in)?|wins (?:the )?.*pot.* \({AMOUNT}\).*)"
)
_ALL_IN: Final = r"(?P<all_in>, and is all in)?"


class FullTiltHand(TextHand):
    """A hand in Full Tilt's notation."""

    site: ClassVar = Site.FULL_TILT
    header: ClassVar = re.compile(
        r"Full ?Tilt ?Poker(?:\.fr)? (?:Game |Hand )?#(\d+)(?: \(partial\))?:"
    )

    def begin(self, text: str, line: int) -> None:
        """Table or event, stakes, game and moment."""
        draft = self.draft
        told = _HEADER.match(self.header.sub("", text).strip())
        if told is None:
            raise BadHand(line, "the header names no game and stakes")
        if told["game"] not in _GAMES:
            raise OtherGame(f"{told['betting'] or ''} {told['game']}".strip())
        draft.game = _GAMES[told["game"]]
        draft.betting = _BETTING[told["betting"] or "Limit"]
        draft.small_bet, draft.big_bet = amount(told["small"]), amount(told["big"])
        draft.ante_size = amount(told["ante"]) if told["ante"] else None
        if event := _EVENT.fullmatch(told["table"]):
            draft.tournament, draft.table = event[2], event[3]
        else:
            draft.table = told["table"].removeprefix("Table ")
            draft.currency = currency(told["small"])
        numbers = [int(told[each]) for each in "ymdhis"]
        draft.played_at = played_at(numbers, told["zone"])
        if eastern := _EASTERN.search(text):
            hour, minute, second, *day = (int(each) for each in eastern.groups())
            draft.played_at = played_at([*day, hour, minute, second], "ET")
        self._summary = False

    def take(self, text: str, line: int) -> None:
        """Players' own lines come first: a name may look like anything."""
        draft = self.draft
        if self._summary:
            self._take_summary(text, line)
        elif self.by_name(text, self.verbs, line):
            return
        elif street := _STREET.fullmatch(text):
            draft.street(street_named(street[1]), line)
            if street[2]:
                (draft.common,) = faces(street[2], line)
        elif text.startswith("Dealt to ") and self.by_name(
            text.removeprefix("Dealt to "), self.dealt, line
        ):
            return
        elif not draft.streets and (seat := _SEAT.fullmatch(text)):
            draft.sit(int(seat[1]), seat[2], amount(seat[3]), line)
        elif uncalled := _UNCALLED.fullmatch(text):
            draft.gives_back(self.seat_named(uncalled[2], line), amount(uncalled[1]), line)
        elif text == "*** SUMMARY ***":
            self._summary = True
        elif found := _STRANGER.fullmatch(text):
            raise BadHand(line, f"nobody called {found[1]!r} sits at this table")
        elif draft.streets and ": " not in text and (found := _SCRAMBLED.fullmatch(text)):
            draft.award(None, amount(found[1] or found[2]), line)

    def _take_summary(self, text: str, line: int) -> None:
        draft = self.draft
        if total := _TOTAL.fullmatch(text):
            draft.pot, draft.rake, draft.ended = amount(total[1]), amount(total[4]), True
            if total[2]:
                draft.pots = [amount(total[2]), *map(amount, _SIDE.findall(total[3]))]
        elif text.startswith("Seat "):
            self.by_name(text.partition(": ")[2], self.summary, line)

    def wins(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Takes a pot or a half: "the high side pot #2 (4.50)"."""
        which, number, chips = found.groups()
        part = Part.HIGH if "high" in which else Part.LOW if "low" in which else None
        pot = 0 if "main" in which else int(number or 1) if "side" in which else None
        self.draft.award(seat, amount(chips), line, pot=pot, part=part)

    verbs: ClassVar[Verbs] = (
        (re.compile(rf" antes ({AMOUNT}){_ALL_IN}"), TextHand.antes),
        (re.compile(rf" brings in for ({AMOUNT}){_ALL_IN}"), TextHand.brings_in),
        (re.compile(rf" (?:completes it|raises) to ({AMOUNT}){_ALL_IN}"), TextHand.wagers_to),
        (re.compile(rf" bets ({AMOUNT}){_ALL_IN}"), TextHand.wagers_to),
        (re.compile(rf" calls ({AMOUNT}){_ALL_IN}"), TextHand.calls_by),
        (re.compile(r" checks"), TextHand.checks),
        (re.compile(r" folds"), TextHand.folds),
        (re.compile(r" shows \[([^\]]*)\].*"), TextHand.shows),
        (re.compile(r" mucks"), TextHand.mucks),
        (
            re.compile(
                r" (?:wins|ties for) (?:the )?((?:(?:high|low|main|side) )*)pot"
                rf"(?: ?#?(\d+))? \(({AMOUNT})\).*"
            ),
            wins,
        ),
    )
    dealt: ClassVar[Verbs] = ((re.compile(r" ((?:\[[^\]]*\] ?)+)"), TextHand.is_dealt),)
    summary: ClassVar[Verbs] = (
        (re.compile(r".*?\bmucked \[([^\]]*)\].*"), TextHand.mucked),
        (re.compile(rf".*?\bshowed \[[^\]]*\] and won \(({AMOUNT})\).*"), TextHand.repeats),
        (re.compile(rf" collected \(({AMOUNT})\).*"), TextHand.repeats),
    )


FULL_TILT: Final = TextFormat(FullTiltHand)
