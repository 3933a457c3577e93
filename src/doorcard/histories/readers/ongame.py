"""OnGame: the rooms of the bwin network."""

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
from doorcard.stud import Betting, Game, SeatNo, Street

_GAMES: Final = {
    "SEVEN_CARD_STUD": Game.HI,
    "SEVEN_CARD_STUD_HI_LO": Game.HILO,
    "RAZZ": Game.RAZZ,
}
_BETTING: Final = {
    "LIMIT": Betting.FIXED_LIMIT,
    "POT_LIMIT": Betting.POT_LIMIT,
    "NO_LIMIT": Betting.NO_LIMIT,
}
_TABLE: Final = re.compile(
    r"Table: (.*) \[\d+\] \((LIMIT|POT_LIMIT|NO_LIMIT) (\w+) "
    rf"({AMOUNT})/({AMOUNT})(?:, ante: ({AMOUNT}))?.*\)"
)
_MOMENT: Final = re.compile(r"Start hand: \w+ (\w{3}) (\d\d?) (\d\d?):(\d\d):(\d\d) (\S+) (\d{4})")
_MONTHS: Final = "jan feb mar apr may jun jul aug sep oct nov dec"
_SEAT: Final = re.compile(rf"Seat (\d+): (.+) \(({AMOUNT})\)")
_STREET: Final = re.compile(r"Dealing (pocket cards|4th street|5th street|6th street|river)")
_POT: Final = re.compile(rf"(Main pot|Side pot(?: \d+)?): ({AMOUNT}) won by (.*)")
_WON: Final = re.compile(rf"(?:^|, )(.+?) \(({AMOUNT})\)(?=, |$)")
_RAKE: Final = re.compile(rf"Rake taken: ({AMOUNT})")
_STRANGER: Final = re.compile(
    rf"(.+) (?:(?:posts ante|(?:small|big) bring in|calls|bets) {AMOUNT}"
    rf"|raises {AMOUNT} to {AMOUNT})"
)


class OnGameHand(TextHand):
    """A hand of OnGame. "Big bring in" opens for the full bet; "to" counts the whole hand."""

    site: ClassVar = Site.ONGAME
    header: ClassVar = re.compile(r"\*{5} History for hand (\S+) \*{5}")

    def begin(self, _: str, __: int) -> None:
        """All that matters stands in the next lines."""
        self.draft.returns_are_told = False
        self._summary = False
        self._hero = ""
        self._is_named = False

    def take(self, text: str, line: int) -> None:
        """Players' own lines come first: a name may look like anything."""
        draft = self.draft
        if self._summary:
            self._take_summary(text, line)
        elif self.by_name(text, self.verbs, line):
            return
        elif street := _STREET.fullmatch(text):
            word = street[1].split()[0]
            draft.street(Street.THIRD if word == "pocket" else street_named(word), line)
        elif text.startswith("Dealing to ") and self.by_name(
            text.removeprefix("Dealing to "), self.dealt, line
        ):
            return
        elif not draft.streets and (seat := _SEAT.fullmatch(text)):
            draft.sit(int(seat[1]), seat[2], amount(seat[3]), line)
            if seat[2] == self._hero:
                draft.hero = int(seat[1])
        elif text == "Summary:":
            self._summary = True
            draft.results, draft.pots = {}, []
        elif found := _STRANGER.fullmatch(text):
            raise BadHand(line, f"nobody called {found[1]!r} sits at this table")
        else:
            self._head(text, line)

    def _head(self, text: str, line: int) -> None:
        draft = self.draft
        if text.startswith("Table: ") and not draft.seats:
            table = _TABLE.fullmatch(text)
            if table is None:
                raise BadHand(line, "the table line names no game and stakes")
            if table[3] not in _GAMES:
                raise OtherGame(table[3])
            draft.table = table[1]
            draft.betting, draft.game = _BETTING[table[2]], _GAMES[table[3]]
            draft.small_bet, draft.big_bet = amount(table[4]), amount(table[5])
            draft.ante_size = amount(table[6]) if table[6] else None
            draft.currency = currency(table[4])
            self._is_named = True
        elif text.startswith("User: "):
            self._hero = text.removeprefix("User: ")
        elif button := re.fullmatch(r"Button: seat (\d+)", text):
            draft.dealer = int(button[1])
        elif moment := _MOMENT.fullmatch(text):
            months = _MONTHS.split()
            if moment[1].lower() in months:
                month = months.index(moment[1].lower()) + 1
                numbers = [int(moment[7]), month, *map(int, moment.groups()[1:5])]
                draft.played_at = played_at(numbers, moment[6])

    def _take_summary(self, text: str, line: int) -> None:
        draft = self.draft
        if pot := _POT.fullmatch(text):
            number = 0 if draft.pots is None else len(draft.pots)
            draft.pots = [*(draft.pots or []), amount(pot[2])]
            draft.pot = sum(draft.pots, start=amount("0"))
            for name, chips in _WON.findall(pot[3]):
                draft.award(self.seat_named(name, line), amount(chips), line, pot=number)
        elif rake := _RAKE.fullmatch(text):
            draft.rake, draft.ended = amount(rake[1]), True
        elif text.startswith("Seat "):
            self.by_name(text.partition(": ")[2], self.summary, line)

    def raises(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """What goes in now, and what is in on the whole hand but the ante."""
        draft = self.draft
        to = draft.in_by(seat) + amount(found[1])
        draft.agree(amount(found[2]), draft.in_before(seat) + to, "what is in by then", line)
        draft.wager(seat, to, line)

    def gets(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Three cards, then one a street."""
        cards = faces(found[1], line)
        draft = self.draft
        if draft.now is Street.THIRD:
            draft.third(seat, cards, line)
        elif len(cards) != 1:
            raise BadHand(line, f"{len(cards)} cards are dealt on {draft.now.name.lower()} street")
        elif draft.now is Street.SEVENTH:
            draft.river(seat, cards[0], line)
        else:
            draft.next_up(seat, cards[0], line)

    def ends(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """The stack at the end, and the hand where it was shown."""
        sitting = self.draft.seats[seat]
        if not sitting.is_in:
            return
        if sitting.stack is not None:
            change = -amount(found[3]) if found[2] == "-" else amount(found[3])
            self.draft.agree(change, amount(found[1]) - sitting.stack, "the net result", line)
        if self.draft.results is not None:
            self.draft.results[seat] = amount(found[1])
        if found[4]:
            self.draft.shows(seat, faces(found[4], line), line)

    verbs: ClassVar[Verbs] = (
        (re.compile(rf" posts ante ({AMOUNT})(?: \(all-?in\))?"), TextHand.antes),
        (re.compile(rf" small bring in ({AMOUNT})(?: \(all-?in\))?"), TextHand.brings_in),
        (re.compile(rf" big bring in ({AMOUNT})(?: \(all-?in\))?"), TextHand.wagers_to),
        (re.compile(rf" calls ({AMOUNT})(?: \(all-?in\))?"), TextHand.calls_by),
        (re.compile(rf" bets ({AMOUNT})(?: \(all-?in\))?"), TextHand.wagers_by),
        (re.compile(rf" raises ({AMOUNT}) to ({AMOUNT})(?: \(all-?in\))?"), raises),
        (re.compile(r" checks"), TextHand.checks),
        (re.compile(r" folds"), TextHand.folds),
    )
    dealt: ClassVar[Verbs] = ((re.compile(r": \[([^\]]*)\]"), gets),)
    summary: ClassVar[Verbs] = (
        (re.compile(rf" \(({AMOUNT})\), net: ([+-]?)({AMOUNT})(?:, \[([^\]]*)\].*)?"), ends),
    )


ONGAME: Final = TextFormat(OnGameHand)
