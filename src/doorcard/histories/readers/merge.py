"""Merge: hands in XML, each after a description of its game."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import ClassVar, Final
from xml.etree.ElementTree import Element

from doorcard.histories.readers.amounts import AMOUNT, amount, currency
from doorcard.histories.readers.bad_hand import BadHand, Scrambled
from doorcard.histories.readers.draft import Draft
from doorcard.histories.readers.faces import faces
from doorcard.histories.readers.finishing import finished
from doorcard.histories.readers.played_at import played_at
from doorcard.histories.readers.text_hand import OtherGame
from doorcard.histories.readers.xml_hands import XmlFormat, attribute, sum_of, whole
from doorcard.histories.record import HandRecord, Site, Spoiled
from doorcard.stud import Betting, Game, Part, SeatNo, Street

_DESCRIPTION: Final = re.compile(r"<description\b[^>]*>")
_ATTRIBUTE: Final = re.compile(r'\b(\w{1,40})="([^"]{0,400})"')
_STAKES: Final = re.compile(
    rf"(?P<betting>No Limit|Pot Limit|Limit) \(?(?P<sizes>{AMOUNT}(?:/{AMOUNT})+)\)?"
)
_CODES: Final = {
    **dict.fromkeys(range(38, 43), Game.HI),
    **dict.fromkeys(range(43, 46), Game.HILO),
    **dict.fromkeys(range(46, 50), Game.RAZZ),
}
"""What ``gametype``, or in a mixed game ``multigametype``, says."""
_STREETS: Final = {
    "BRING_IN": Street.THIRD,
    "THIRD_STREET": Street.THIRD,
    "FOURTH_STREET": Street.FOURTH,
    "FIFTH_STREET": Street.FIFTH,
    "SIXTH_STREET": Street.SIXTH,
    "SEVENTH_STREET": Street.SEVENTH,
}
_PARTS: Final = {"h": Part.HIGH, "l": Part.LOW}


class MergeFormat(XmlFormat):
    """Hands of Merge. Rake is nowhere told."""

    site: ClassVar = Site.MERGE
    mark: ClassVar = re.compile(r"<description\b[^>]*\bstakes=|<game id=")
    number: ClassVar = re.compile(r'<game\b[^>]*\bid="([^"]*)"')

    def remembered(self, before: str, new: str) -> str:
        """A description holds until the next one."""
        return new if "<description" in new else before

    def read(self, game: Element, before: str, line: int, file: str) -> HandRecord:
        """One hand of the game that ``before`` describes."""
        told = _Told(game, before, line, file)
        try:
            return told.record()
        except Scrambled:
            raise
        except BadHand as wrong:
            if told.numbering_is_broken and told.seats_are_shared:
                raise Scrambled(line, "numbers are scrambled: two players share a seat") from wrong
            raise


class _Told:
    def __init__(self, game: Element, before: str, line: int, file: str) -> None:
        self._game, self._line = game, line
        descriptions = _DESCRIPTION.findall(before)
        self._description = dict(_ATTRIBUTE.findall(descriptions[-1])) if descriptions else {}
        self._draft = Draft(Site.MERGE, file, line, hand=attribute(game, "id", line))
        self.seats_are_shared = False

    @property
    def numbering_is_broken(self) -> bool:
        """Events are numbered from 1 up, unless somebody scrambled the digits of the file."""
        numbers = [each.get("sequence") for each in self._game.iter("event")]
        return numbers != sorted(numbers, key=lambda each: int(each or 0)) or len(
            set(numbers)
        ) != len(numbers)

    def record(self) -> HandRecord:
        draft, line = self._draft, self._line
        self._name()
        self._sit()
        for a_round in self._game.findall("round"):
            self._round(a_round)
        self._awards()
        self._stacks_suffice()
        if not draft.ended:
            draft.spoil(line, "the hand has no winner: it is cut short", Spoiled.END)
            draft.ended = True
        return finished(draft)

    def _name(self) -> None:
        draft, line = self._draft, self._line
        named = self._description.get("type", "")
        code = self._game.get("multigametype") or self._game.get("gametype") or ""
        if "Stud H/L" in named:
            game: Game | None = Game.HILO
        elif "Razz" in named:
            game = Game.RAZZ
        elif "Stud" in named and not named.startswith(("5", "NL 5")):
            game = Game.HI
        else:
            game = _CODES.get(int(code)) if re.fullmatch(r"\d{1,3}", code) else None
        if game is None:
            raise OtherGame(f"{named} {code}".strip())
        stakes = _STAKES.search(self._description.get("stakes", ""))
        if stakes is None:
            raise BadHand(line, "no description names the stakes")
        draft.game = game
        sizes = [amount(each) for each in stakes["sizes"].split("/")]
        if stakes["betting"] == "Limit":
            draft.small_bet, draft.big_bet = sizes[0], sizes[1]
        else:
            limits = {"No Limit": Betting.NO_LIMIT, "Pot Limit": Betting.POT_LIMIT}
            draft.betting = limits[stakes["betting"]]
            draft.small_bet = sizes[-1]
            if len(sizes) == 3:
                draft.ante_size, draft.bring_in_size = sizes[0], sizes[1]
        self._place(currency(stakes["sizes"]))

    def _place(self, code: str | None) -> None:
        draft = self._draft
        where = (self._game.get("data") or "").split("|")
        draft.table = where[1] if len(where) > 1 else None
        if where[-1] == "true":
            draft.tournament = where[2] if len(where) > 2 else ""
        elif self._game.get("realmoney") == "true":
            draft.currency = code
        start = self._game.get("starttime") or ""
        if re.fullmatch(r"\d{14}", start):
            pairs = [int(start[i : i + 2]) for i in range(4, 14, 2)]
            draft.played_at = played_at([int(start[:4]), *pairs])
        seats = self._game.get("seats") or ""
        draft.max_players = int(seats) if re.fullmatch(r"\d\d?", seats) else None

    def _sit(self) -> None:
        draft, line = self._draft, self._line
        players = self._game.findall("players/player")
        numbers = [whole(each, "seat", line) for each in players]
        self.seats_are_shared = len(set(numbers)) != len(numbers)
        self._chairs: dict[int, SeatNo] = {}
        for player, number in zip(players, numbers, strict=True):
            seat = number + (0 in numbers)  # some tables count their seats from 0
            self._chairs[number] = seat
            draft.sit(
                seat, attribute(player, "nickname", line), sum_of(player, "balance", line), line
            )
        dealer = self._game.find("players")
        number = -1 if dealer is None else int(re.sub(r"\D", "", dealer.get("dealer") or "") or -1)
        draft.dealer = self._chairs.get(number)

    def _seat(self, element: Element) -> SeatNo:
        number = whole(element, "player", self._line)
        if number not in self._chairs:
            raise BadHand(self._line, f"nobody is listed in seat {number}")
        return self._chairs[number]

    def _round(self, a_round: Element) -> None:
        draft, line = self._draft, self._line
        name = attribute(a_round, "id", line)
        street = _STREETS.get(name)
        if street is not None and (not draft.streets or draft.now is not street):
            draft.street(street, line)
        for event in a_round.findall("event"):
            self._act(event)
        for cards in a_round.findall("cards"):
            self._cards(cards)

    def _act(self, event: Element) -> None:
        draft, line = self._draft, self._line
        kind = attribute(event, "type", line)
        if kind in ("ANTE", "BRING_IN", "COMPLETE", "BET", "RAISE", "CALL", "ALL_IN"):
            seat, chips = self._seat(event), sum_of(event, "amount", line)
            match kind:
                case "ANTE":
                    draft.ante(seat, chips, line)
                case "BRING_IN":
                    draft.bring_in(seat, chips, line)
                case "CALL":
                    draft.call(seat, chips, line)
                case "ALL_IN":
                    draft.put_in(seat, chips, line, all_in=True)
                case _:
                    draft.wager(seat, chips, line)
        elif kind == "FOLD":
            draft.fold(self._seat(event), line)
        elif kind == "CHECK":
            draft.check(self._seat(event), line)
        elif kind == "MUCK":
            draft.mucks(self._seat(event), line)

    def _cards(self, element: Element) -> None:
        """Whole boards every street; a folded hero's three cards come again and again."""
        draft, line = self._draft, self._line
        seat = self._seat(element)
        text = attribute(element, "cards", line)
        cards = faces(text, line, between=re.compile(","))
        kind = element.get("type")
        if kind in ("SHOWN", "MUCKED"):
            draft.shows(seat, cards, line, shown=kind == "SHOWN")
            return
        if len(cards) > draft.now:
            raise BadHand(line, f"{len(cards)} cards are listed on {draft.now.name.lower()} street")
        draft.so_far(seat, cards, line)
        if kind == "HOLE":
            draft.hero = seat

    def _awards(self) -> None:
        draft, line = self._draft, self._line
        apart = False
        for winner in self._game.iter("winner"):
            seat, chips = self._seat(winner), sum_of(winner, "amount", line)
            draft.ended = True
            if winner.get("uncalled") == "true":
                draft.gives_back(seat, chips, line)
                apart = True
            else:
                number = whole(winner, "potnumber", line) - 1
                part = _PARTS.get(winner.get("pottype") or "")
                draft.award(seat, chips, line, pot=max(number, 0), part=part)
        draft.returns_are_told = apart
        draft.uncalled_in_pot = not apart

    def _stacks_suffice(self) -> None:
        """Stacks are listed before the ante, but in tournaments after it."""
        draft, line = self._draft, self._line
        after = draft.tournament is not None or any(
            each.stack == 0 and self._ante(each.seat) for each in draft.seats.values()
        )
        for seat, sitting in draft.seats.items():
            if sitting.stack is None:
                continue
            sitting.stack += self._ante(seat) if after else 0
            last = {
                street: to for street, mover, _, to, _, _ in draft.moves if mover == seat and to
            }
            put = self._ante(seat) + sum(last.values())
            if put > sitting.stack and self.numbering_is_broken:
                raise Scrambled(
                    line,
                    f"numbers are scrambled: {sitting.name} puts in {put} of {sitting.stack}",
                )

    def _ante(self, seat: SeatNo) -> Decimal:
        return sum((chips for each, chips in self._draft.antes if each == seat), Decimal(0))


MERGE: Final = MergeFormat()
