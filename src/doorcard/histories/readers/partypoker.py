"""PartyPoker: cash games and tournaments."""

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
from doorcard.stud import Game, Part, SeatNo, Street

_GAMES: Final = {"7 card stud hi-lo": Game.HILO, "7 card stud": Game.HI, "razz": Game.RAZZ}
_GAME: Final = re.compile(
    rf"(?:(?P<small>{AMOUNT})/(?P<big>{AMOUNT}) )?(?:[A-Z]{{3}} )?(?:FL )?"
    r"(?P<game>7 Card Stud Hi-Lo|7 Card Stud|Razz)\b(?P<rest>.*?) - (?P<moment>\w+day, .*)",
    re.IGNORECASE,
)
_OTHER: Final = re.compile(r"(.*?) - \w+day, .*")
_TOURNAMENT: Final = re.compile(
    rf"Trny: ?(\d+).*\(({AMOUNT})/({AMOUNT})(?:-({AMOUNT}))?\)", re.IGNORECASE
)
_MOMENT: Final = re.compile(r"\w+day, (\w+) (\d\d?), (\d\d?):(\d\d):(\d\d) ([A-Z]+) (\d{4})")
_MONTHS: Final = (
    "january february march april may june july august september october november december"
)
_TABLE: Final = re.compile(r"Table (.*?)(?: \((?:Real|Play) Money\))?")
_TAKEN: Final = re.compile(r"Total number of players : \d+/(\d+) ?")
_SEAT: Final = re.compile(rf"Seat (\d+): (.+) \( ({AMOUNT}) \)")
_STREET: Final = re.compile(
    r"\*\* Dealing(?: (Fourth street|Fifth street|Sixth street|River))? \*\*", re.IGNORECASE
)
_STRANGER: Final = re.compile(
    rf"(.+?) (?:(?:posts ante|bring-ins|completes|(?:double )?bets|raises|calls) \[{AMOUNT}\]"
    rf"|wins (?:(?:Hi|Lo) )?\(?{AMOUNT}.*)"
)


class PartyHand(TextHand):
    """A hand of PartyPoker.

    Amounts are what goes in now, only the hero's cards are dealt, and what the winner
    takes holds the uncalled chips too.
    """

    site: ClassVar = Site.PARTYPOKER
    header: ClassVar = re.compile(r"\*{5} Hand History for Game (\d+) \*{5}", re.IGNORECASE)

    def begin(self, _: str, __: int) -> None:
        """All that matters stands in the next lines."""
        self.draft.returns_are_told = False
        self.draft.uncalled_in_pot = True
        self._is_named = False

    def take(self, text: str, line: int) -> None:
        """Players' own lines come first: a name may look like anything."""
        draft = self.draft
        if self.by_name(text, self.verbs, line):
            return
        if not self._is_named and text.strip():
            self._name(text, line)
        elif street := _STREET.fullmatch(text):
            word = (street[1] or "third").split()[0]
            draft.street(street_named(word), line)
        elif text.startswith("Dealt to ") and self.by_name(
            text.removeprefix("Dealt to "), self.dealt, line
        ):
            return
        elif not draft.streets and (seat := _SEAT.fullmatch(text)):
            draft.sit(int(seat[1]), seat[2], amount(seat[3]), line)
        elif not draft.seats and text.startswith("Table ") and (table := _TABLE.fullmatch(text)):
            draft.table = table[1].strip()
        elif taken := _TAKEN.fullmatch(text):
            draft.max_players = int(taken[1])
        elif found := _STRANGER.fullmatch(text):
            raise BadHand(line, f"nobody called {found[1]!r} sits at this table")

    def _name(self, text: str, line: int) -> None:
        draft = self.draft
        self._is_named = True
        game = _GAME.match(text)
        if game is None:
            other = _OTHER.match(text)
            if other is None:
                raise BadHand(line, "the second line names no game and stakes")
            raise OtherGame(other[1])
        draft.game = _GAMES[game["game"].lower()]
        if tournament := _TOURNAMENT.search(game["rest"]):
            draft.tournament = tournament[1]
            draft.small_bet, draft.big_bet = amount(tournament[2]), amount(tournament[3])
            draft.ante_size = amount(tournament[4]) if tournament[4] else None
        elif game["small"] is None:
            raise BadHand(line, "the second line names no stakes")
        else:
            draft.small_bet, draft.big_bet = amount(game["small"]), amount(game["big"])
            draft.currency = currency(text)
        self._moment(game["moment"])

    def _moment(self, text: str) -> None:
        moment = _MOMENT.match(text)
        months = _MONTHS.split()
        if moment is not None and moment[1].lower() in months:
            month = months.index(moment[1].lower()) + 1
            numbers = [int(moment[7]), month, *map(int, moment.groups()[1:5])]
            self.draft.played_at = played_at(numbers, moment[6])

    def gets(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """The hero's three cards, then one a street."""
        cards = faces(found[1], line)
        draft = self.draft
        if draft.now is Street.THIRD:
            draft.third(seat, cards, line)
            draft.hero = seat
        elif len(cards) != 1:
            raise BadHand(line, f"{len(cards)} cards are dealt on {draft.now.name.lower()} street")
        elif draft.now is Street.SEVENTH:
            draft.river(seat, cards[0], line)
        else:
            draft.next_up(seat, cards[0], line)

    def goes_all_in(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Puts in the rest of the stack."""
        self.draft.put_in(seat, amount(found[1]), line, all_in=True)

    def wins(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Takes a pot, or half of one: "wins Lo ($90.50 USD) from the main pot"."""
        half, chips, rest = found.groups()
        part = {"Hi": Part.HIGH, "Lo": Part.LOW}.get(half or "")
        number = re.search(r"side pot(?: #?(\d+))?", rest)
        pot = int(number[1] or 1) if number else 0 if "main pot" in rest else None
        self.draft.award(seat, amount(chips), line, pot=pot, part=part)
        self.draft.ended = True

    verbs: ClassVar[Verbs] = (
        (re.compile(rf" posts ante \[({AMOUNT})\]\.?"), TextHand.antes),
        (re.compile(rf" bring-ins \[({AMOUNT})\]\.?"), TextHand.brings_in),
        (
            re.compile(rf" (?:completes|bets|double bets|raises) \[({AMOUNT})\]\.?"),
            TextHand.wagers_by,
        ),
        (re.compile(rf" calls \[({AMOUNT})\]\.?"), TextHand.calls_by),
        (re.compile(rf" is all-in +\[({AMOUNT})\]\.?", re.IGNORECASE), goes_all_in),
        (re.compile(r" checks\.?"), TextHand.checks),
        (re.compile(r" folds\.?"), TextHand.folds),
        (re.compile(r" shows \[([^\]]*)\].*"), TextHand.shows),
        (re.compile(r" doesn't show \[([^\]]*)\].*"), TextHand.mucked),
        (re.compile(r" does not show cards\.?"), TextHand.mucks),
        (re.compile(rf" wins (?:(Hi|Lo) )?\(?({AMOUNT})\)?((?: from .*)?)\.?"), wins),
    )
    dealt: ClassVar[Verbs] = ((re.compile(r" \[([^\]]*)\]"), gets),)


PARTYPOKER: Final = TextFormat(PartyHand)
