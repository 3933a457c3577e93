"""Winning and Americas Cardroom, as they wrote hands until about 2017."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from doorcard.cards import UNKNOWN, Card
from doorcard.histories.readers.amounts import amount
from doorcard.histories.readers.faces import face, faces
from doorcard.histories.readers.played_at import moment_in
from doorcard.histories.readers.text_hand import (
    OtherGame,
    TextFormat,
    TextHand,
    Verbs,
    street_named,
)
from doorcard.histories.readers.winning import GAMES
from doorcard.histories.record import Site
from doorcard.stud import SeatNo, Street

_N: Final = r"\d+(?:\.\d+)?"
_GAME: Final = re.compile(rf"Game ID: (\d+) ({_N})/({_N}) (?:\(\w+\) )?(.*) \(([^()]*)\)")
_SEAT: Final = re.compile(rf"Seat (\d+): (.+) \(({_N})\)\.")
_STREET: Final = re.compile(r"\*\*\* (Third|Fourth|Fifth|Sixth) street \*\*\*", re.IGNORECASE)
_UNCALLED: Final = re.compile(rf"Uncalled bet \(({_N})\) returned to (.+)")
_POT: Final = re.compile(rf"Pot: ({_N})\. Rake ({_N})(?:\. JP fee ({_N}))?.*")


class OldWinningHand(TextHand):
    """A hand in the older notation. Street lines close a street; the pot is net."""

    site: ClassVar = Site.WINNING
    header: ClassVar = re.compile(r"Game started at: ()\d")

    def begin(self, text: str, _: int) -> None:
        """The moment; all else stands in the next line."""
        self.draft.played_at = moment_in(text)
        self._summary = False
        self._got: dict[SeatNo, list[Card]] = {}

    def take(self, text: str, line: int) -> None:
        """Nearly every line begins with "Player" and a name."""
        draft = self.draft
        player = text.removeprefix("*")
        if player.startswith("Player ") and self.by_name(
            player.removeprefix("Player "), self.summary if self._summary else self.verbs, line
        ):
            return
        if game := _GAME.fullmatch(text):
            self._name(game)
        elif not draft.streets and (seat := _SEAT.fullmatch(text)):
            draft.sit(int(seat[1]), seat[2], amount(seat[3]), line)
        elif street := _STREET.fullmatch(text):
            draft.street(Street(street_named(street[1]) + 1), line)
        elif uncalled := _UNCALLED.fullmatch(text):
            draft.gives_back(self.seat_named(uncalled[2], line), amount(uncalled[1]), line)
        elif text.startswith("------ Summary"):
            self._summary = True
            draft.results = {}
        elif self._summary and (pot := _POT.fullmatch(text)):
            draft.rake = amount(pot[2]) + (amount(pot[3]) if pot[3] else 0)
            draft.pot, draft.ended = amount(pot[1]) + draft.rake, True

    def _name(self, game: re.Match[str]) -> None:
        draft = self.draft
        draft.hand, draft.table = game[1], game[4]
        if game[5].lower() not in GAMES:
            raise OtherGame(game[5])
        draft.game = GAMES[game[5].lower()]
        draft.small_bet, draft.big_bet = amount(game[2]), amount(game[3])

    def gets(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """One card, open, closed or the hero's own."""
        if not self.draft.streets:
            self.draft.street(Street.THIRD, line)
        got = self._got.setdefault(seat, [])
        got.append(UNKNOWN if found[1] is None else face(found[1], line))
        self.draft.so_far(seat, got, line)
        if found[1] is not None and len(got) < 3:
            self.draft.hero = seat

    def goes_all_in(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """Puts in the rest of the stack."""
        self.draft.put_in(seat, amount(found[1]), line, all_in=True)

    def closes(self, found: re.Match[str], seat: SeatNo, line: int) -> None:
        """The summary of a seat: its cards, what it took, won or lost."""
        cards, bets, took, won, chips = found.groups()
        draft = self.draft
        change = amount(chips) if won == "Wins" else -amount(chips)
        draft.agree(change, amount(took) - amount(bets), "the change of the stack", line)
        if cards:
            draft.shows(seat, faces(cards, line), line)
        if amount(took):
            draft.award(seat, amount(took), line)
        stack = draft.sitting(seat, line).stack
        if stack is not None and draft.results is not None:
            draft.results[seat] = stack + change

    verbs: ClassVar[Verbs] = (
        (re.compile(rf" ante \(({_N})\)"), TextHand.antes),
        (re.compile(r" received (?:a card\.|card: \[([^\]]*)\])"), gets),
        (re.compile(rf" bring in \(({_N})\)"), TextHand.brings_in),
        (re.compile(rf" calls \(({_N})\)"), TextHand.calls_by),
        (re.compile(rf" (?:bets|raises|completes) \(({_N})\)"), TextHand.wagers_by),
        (re.compile(rf" allin \(({_N})\)"), goes_all_in),
        (re.compile(r" checks"), TextHand.checks),
        (re.compile(r" folds"), TextHand.folds),
        (re.compile(r" mucks cards"), TextHand.mucks),
    )
    summary: ClassVar[Verbs] = (
        (
            re.compile(
                r"(?:.*?\[([^\]]*)\])?.*?Bets: "
                rf"({_N})\. Collects: ({_N})\. (Wins|Loses): ({_N})\."
            ),
            closes,
        ),
    )


WINNING_OLD: Final = TextFormat(OldWinningHand)
