"""PokerStars: cash games, tournaments, home games; the stud hands of HORSE and 8-Game."""

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
    all_in,
    street_named,
)
from doorcard.histories.record import Site
from doorcard.stud import Betting, Game, SeatNo

_GAME: Final = re.compile(
    r"(7 Card Stud Hi/Lo|7 Card Stud|Razz)\s+(Limit|Pot Limit|No Limit)", re.IGNORECASE
)
_GAMES: Final = {"7 card stud hi/lo": Game.HILO, "7 card stud": Game.HI, "razz": Game.RAZZ}
_BETTING: Final = {
    "limit": Betting.FIXED_LIMIT,
    "pot limit": Betting.POT_LIMIT,
    "no limit": Betting.NO_LIMIT,
}
_CLUB: Final = re.compile(r"\{.*?\}")
_STAKES: Final = re.compile(rf"[(\s]({AMOUNT})/({AMOUNT})\)")
_TOURNAMENT: Final = re.compile(r"Tournament #(\d+)", re.IGNORECASE)
_TABLE: Final = re.compile(r"Table '(.*)' (\d+)-max.*")
_SEAT: Final = re.compile(rf"Seat (\d+): (.+) \(({AMOUNT}) in chips(?:, [^)]*)?\).*")
_STREET: Final = re.compile(r"\*\*\* (3rd|4th|5th|6th|7th|RIVER)(?: STREET)? \*\*\*(.*)")
_UNCALLED: Final = re.compile(rf"Uncalled bet \(({AMOUNT})\) returned to (.+)")
_TOTAL: Final = re.compile(
    rf"Total pot ({AMOUNT})(?: Main pot ({AMOUNT})\.?((?: Side pot(?:-\d+)? {AMOUNT}\.?)*))?"
    rf" \| Rake ({AMOUNT})"
)
_SIDE: Final = re.compile(rf"Side pot(?:-\d+)? ({AMOUNT})")
_SCRAMBLED: Final = re.compile(rf".+ ({AMOUNT}) from (?:pot|main pot|side pot(?:-\d+)?)")
_STRANGER: Final = re.compile(
    rf"(.+)(?:: (?:folds|checks|(?:calls|bets) {AMOUNT}|raises {AMOUNT} to {AMOUNT}"
    rf"|brings in for {AMOUNT}|posts the ante {AMOUNT})(?: and is all-in)?"
    rf"| collected {AMOUNT} from .*)"
)
_ALL_IN: Final = r"(?P<all_in> and is all-in)?"


def pot_number(words: str) -> int | None:
    """Which pot is meant: 0 the main pot, 1 the first side pot.

    >>> pot_number("main pot"), pot_number("side pot"), pot_number("side pot-2")
    (0, 1, 2)
    """
    if "side" not in words:
        return 0 if "main" in words else None
    number = re.search(r"\d+", words)
    return int(number[0]) if number else 1


class StarsHand(TextHand):
    """A hand in PokerStars' notation."""

    site: ClassVar = Site.POKERSTARS
    header: ClassVar = re.compile(
        r"PokerStars (?:Home Game |Zoom )?(?:Game|Hand) #(\d+):", re.IGNORECASE
    )

    def begin(self, text: str, line: int) -> None:
        """Game, stakes and moment; a club's name in braces may hold anything."""
        draft = self.draft
        told = _CLUB.sub("", self.header.sub("", text))
        game = _GAME.search(told)
        if game is None:
            raise OtherGame(told.split(" - ")[0].strip())
        draft.game = _GAMES[game[1].lower()]
        draft.betting = _BETTING[game[2].lower()]
        stakes = _STAKES.findall(told)
        if not stakes:
            raise BadHand(line, "the header names no stakes")
        draft.small_bet, draft.big_bet = map(amount, stakes[-1])
        if tournament := _TOURNAMENT.search(told):
            draft.tournament = tournament[1]
        else:
            draft.currency = currency("/".join(stakes[-1]))
        draft.played_at = moment_in(told)
        draft.antes_in_deal_order = True
        draft.pots_are_net = True
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
            if street[2].strip():
                (draft.common,) = faces(street[2].strip("[] "), line)
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
        else:
            self._strange(text, line)

    def _strange(self, text: str, line: int) -> None:
        """A line of nobody at the table: talk, or a name that was scrambled."""
        if ' said, "' in text:
            return
        if found := _STRANGER.fullmatch(text):
            raise BadHand(line, f"nobody called {found[1]!r} sits at this table")
        if self.draft.streets and (found := _SCRAMBLED.fullmatch(text)):
            self.draft.award(None, amount(found[1]), line)

    def _take_summary(self, text: str, line: int) -> None:
        draft = self.draft
        if total := _TOTAL.fullmatch(text):
            draft.pot, draft.rake, draft.ended = amount(total[1]), amount(total[4]), True
            if total[2]:
                draft.pots = [amount(total[2]), *map(amount, _SIDE.findall(total[3]))]
        elif text.startswith("Board [") and draft.common is None:
            (draft.common,) = faces(text[6:].strip("[] "), line)
        elif text.startswith("Seat "):
            self.by_name(text.partition(": ")[2], self.summary, line)

    def collects(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Takes a pot, or a share of one."""
        self.draft.award(seat, amount(found[1]), line, pot=pot_number(found[2]))

    def raises(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Completes or raises: by how much over what is to match, and to what."""
        draft, to = self.draft, amount(found[2])
        draft.agree(amount(found[1]), to - draft.to_match, "what is added", line)
        draft.wager(seat, to, line, all_in=all_in(found))

    verbs: ClassVar[Verbs] = (
        (re.compile(rf": posts the ante ({AMOUNT}){_ALL_IN}"), TextHand.antes),
        (re.compile(rf": brings in(?: low)? for ({AMOUNT}){_ALL_IN}"), TextHand.brings_in),
        (re.compile(rf": calls ({AMOUNT}){_ALL_IN}"), TextHand.calls_by),
        (re.compile(rf": bets ({AMOUNT}){_ALL_IN}"), TextHand.wagers_to),
        (re.compile(rf": raises ({AMOUNT}) to ({AMOUNT}){_ALL_IN}"), raises),
        (re.compile(r": checks"), TextHand.checks),
        (re.compile(r": folds(?: \[.*\])?"), TextHand.folds),
        (re.compile(r": shows \[([^\]]*)\].*"), TextHand.shows),
        (re.compile(r": mucks hand|: doesn't show hand"), TextHand.mucks),
        (re.compile(rf" collected ({AMOUNT}) from ((?:main |side )?pot(?:-\d+)?)"), collects),
    )
    dealt: ClassVar[Verbs] = ((re.compile(r" ((?:\[[^\]]*\] ?)+)"), TextHand.is_dealt),)
    summary: ClassVar[Verbs] = (
        (re.compile(r".*?\bmucked \[([^\]]*)\].*"), TextHand.mucked),
        (re.compile(rf".*?\bshowed \[[^\]]*\] and won \(({AMOUNT})\).*"), TextHand.repeats),
        (re.compile(rf" collected \(({AMOUNT})\).*"), TextHand.repeats),
    )


POKERSTARS: Final = TextFormat(StarsHand)
