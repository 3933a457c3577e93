"""Everleaf Gaming: Minted Poker and its sister rooms."""

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

_GAME: Final = re.compile(rf"({AMOUNT})/({AMOUNT})(?: ante {AMOUNT})? (.*?) - (\d{{4}}/.*)")
_OTHER: Final = re.compile(r"(?:.*? )?((?:NL|PL|FL|Limit|Hold|Omaha).*?) - \d{4}/.*")
_TABLE: Final = re.compile(r"Table (.*)")
_SEAT: Final = re.compile(rf"Seat (\d+): (.+) \( +({AMOUNT}) *\)")
_STREET: Final = re.compile(
    r"\*+ dealing (down cards|4th street|5th street|6th street|river) \*+ *", re.IGNORECASE
)
_STRANGER: Final = re.compile(
    rf"(.+?):? (?:(?:posts ante|bets|calls|raises) \[{AMOUNT}\]|posts bring-in {AMOUNT}\."
    rf"|completes to {AMOUNT}\.|wins {AMOUNT} from .*)"
)


class EverleafHand(TextHand):
    """A hand of Everleaf. Uncalled chips go back unmentioned, and rake is nowhere told."""

    site: ClassVar = Site.EVERLEAF
    header: ClassVar = re.compile(r"\*{5} Hand history for game #(\d+) \*{5}")

    def begin(self, _: str, __: int) -> None:
        """All that matters stands in the next lines."""
        self.draft.returns_are_told = False
        self._is_named = False

    def take(self, text: str, line: int) -> None:
        """Players' own lines come first: a name may look like anything."""
        draft = self.draft
        if self.by_name(text, self.verbs, line):
            return
        if not self._is_named and text.strip():
            self._name(text, line)
        elif street := _STREET.fullmatch(text):
            word = street[1].split()[0]
            draft.street(Street.THIRD if word == "down" else street_named(word), line)
        elif text.startswith("Dealt to ") and self.by_name(
            text.removeprefix("Dealt to "), self.dealt, line
        ):
            return
        elif not draft.streets and (seat := _SEAT.fullmatch(text)):
            draft.sit(int(seat[1]), seat[2], amount(seat[3]), line)
        elif not draft.seats and (table := _TABLE.fullmatch(text)):
            draft.table = table[1]
        elif found := _STRANGER.fullmatch(text):
            raise BadHand(line, f"nobody called {found[1]!r} sits at this table")

    def _name(self, text: str, line: int) -> None:
        draft = self.draft
        self._is_named = True
        game = _GAME.fullmatch(text)
        found = None if game is None else _game(game[3].lower())
        if game is None or found is None:
            other = _OTHER.fullmatch(text)
            if game is None and other is None:
                raise BadHand(line, "the second line names no game and stakes")
            raise OtherGame(game[3] if game else other[1] if other else "")
        draft.game = found
        draft.small_bet, draft.big_bet = amount(game[1]), amount(game[2])
        draft.currency = currency(game[1])
        draft.played_at = moment_in(game[4].replace(" - ", " "))

    def gets(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """The door card or the hero's three; then a card a street."""
        cards = faces(found[1], line)
        draft = self.draft
        if draft.now is Street.THIRD:
            draft.third(seat, cards, line)
            if len(cards) == 3:
                draft.hero = seat
        elif len(cards) != 1:
            raise BadHand(line, f"{len(cards)} cards are dealt on {draft.now.name.lower()} street")
        elif draft.now is Street.SEVENTH:
            draft.river(seat, cards[0], line)
        else:
            draft.next_up(seat, cards[0], line)

    def wins(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Takes a pot, or a share of one."""
        number = re.search(r"side pot(?: #?(\d+))?", found[2])
        pot = int(number[1] or 1) if number else 0
        self.draft.award(seat, amount(found[1]), line, pot=pot)
        self.draft.ended = True

    verbs: ClassVar[Verbs] = (
        (re.compile(rf":? posts ante \[({AMOUNT})\]"), TextHand.antes),
        (re.compile(rf":? posts bring-in ({AMOUNT})\."), TextHand.brings_in),
        (re.compile(rf":? completes to ({AMOUNT})\."), TextHand.wagers_to),
        (re.compile(rf":? calls \[({AMOUNT})\]"), TextHand.calls_by),
        (re.compile(rf":? (?:bets|raises) \[({AMOUNT})\]"), TextHand.wagers_by),
        (re.compile(r":? checks"), TextHand.checks),
        (re.compile(r":? folds"), TextHand.folds),
        (re.compile(r":? shows \[([^\]]*)\].*"), TextHand.shows),
        (re.compile(r":? does not show cards"), TextHand.mucks),
        (re.compile(rf":? wins ({AMOUNT}) from ((?:main|side) pot(?: #?\d+)?).*"), wins),
    )
    dealt: ClassVar[Verbs] = ((re.compile(r" \[([^\]]*)\]\.?"), gets),)


def _game(words: str) -> Game | None:
    if "razz" in words:
        return Game.RAZZ
    if "7 card stud" not in words:
        return None
    return Game.HILO if "hi" in words and "lo" in words else Game.HI


EVERLEAF: Final = TextFormat(EverleafHand)
