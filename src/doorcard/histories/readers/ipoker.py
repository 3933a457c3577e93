"""iPoker: sessions in XML, the actions of a street grouped by player."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import ClassVar, Final
from xml.etree.ElementTree import Element

from doorcard.histories.readers.amounts import AMOUNT, amount, currency
from doorcard.histories.readers.bad_hand import BadHand, Contradiction
from doorcard.histories.readers.draft import Draft
from doorcard.histories.readers.faces import faces
from doorcard.histories.readers.finishing import finished
from doorcard.histories.readers.played_at import moment_in
from doorcard.histories.readers.text_hand import OtherGame, street_named
from doorcard.histories.readers.xml_hands import XmlFormat, attribute, sum_of, whole
from doorcard.histories.record import HandRecord, Site
from doorcard.stud import Betting, Game, Street

_TYPE: Final = re.compile(r"<gametype>([^<]{0,200})</gametype>")
_GAME: Final = re.compile(
    r"(?P<game>7 Card Stud(?P<split>[ -]*Hi?[ /-]*Lo?w?\b)?|Razz)[ -]*(?P<betting>NL|PL|L)?\b"
    rf"(?:.*?(?P<small>{AMOUNT})/(?P<big>{AMOUNT}))?",
    re.IGNORECASE,
)
_BETTING: Final = {
    "L": Betting.FIXED_LIMIT,
    "PL": Betting.POT_LIMIT,
    "NL": Betting.NO_LIMIT,
}
_NICKNAME: Final = re.compile(r"<nickname>([^<]{0,200})</nickname>")
_TABLE: Final = re.compile(r"<tablename>([^<]{0,200})</tablename>")
_TOURNAMENT: Final = re.compile(r"<tournament(?:code|name)>([^<]{0,200})</tournament")
_CARD: Final = re.compile(r"([SHDC])(10|[2-9TJQKA])")


class IPokerFormat(XmlFormat):
    """Sessions of iPoker. No pot and no rake is told; what was won holds uncalled chips too."""

    site: ClassVar = Site.IPOKER
    mark: ClassVar = re.compile(r"<session\b|<game gamecode=")
    number: ClassVar = re.compile(r'<game\b[^>]*\bgamecode="(\d*)"')

    def remembered(self, before: str, new: str) -> str:
        """The session's head stands once, before the first of its hands."""
        return new if "<gametype>" in new else before

    def read(self, game: Element, before: str, line: int, file: str) -> HandRecord:
        """One hand of the session that ``before`` describes."""
        return _Told(game, before, line, file).record()


class _Told:
    def __init__(self, game: Element, before: str, line: int, file: str) -> None:
        self._game, self._before, self._line = game, before, line
        hand = attribute(game, "gamecode", line)
        self._draft = Draft(Site.IPOKER, file, line, hand=hand)

    def record(self) -> HandRecord:
        self._name()
        wins, bets = self._sit()
        draft, line = self._draft, self._line
        draft.returns_are_told, draft.uncalled_in_pot, draft.ended = False, True, True
        for a_round in self._game.iter("round"):
            self._round(a_round)
        for seat, chips in wins.items():
            if chips:
                draft.award(seat, chips, line)
        self._compare(bets)
        return finished(draft)

    def _name(self) -> None:
        draft, line = self._draft, self._line
        named = _TYPE.search(self._before)
        if named is None:
            raise BadHand(line, "the session names no game")
        game = _GAME.search(named[1].strip())
        if game is None:
            raise OtherGame(named[1].strip())
        if game["game"].lower() == "razz":
            draft.game = Game.RAZZ
        else:
            draft.game = Game.HILO if game["split"] else Game.HI
        draft.betting = _BETTING[(game["betting"] or "L").upper()]
        if game["small"]:
            draft.small_bet, draft.big_bet = amount(game["small"]), amount(game["big"])
            draft.currency = currency(game["small"])
        if table := _TABLE.search(self._before):
            draft.table = table[1].strip()
        if tournament := _TOURNAMENT.search(self._before):
            draft.tournament, draft.currency = tournament[1].strip(), None
        date = self._game.findtext("general/startdate") or ""
        draft.played_at = moment_in(date)

    def _sit(self) -> tuple[dict[int, Decimal], dict[int, Decimal]]:
        draft, line = self._draft, self._line
        wins, bets = {}, {}
        nickname = _NICKNAME.search(self._before)
        for player in self._game.iter("player"):
            seat, name = whole(player, "seat", line), player.get("name") or ""
            if not name:
                continue
            draft.sit(seat, name, sum_of(player, "chips", line), line)
            wins[seat], bets[seat] = sum_of(player, "win", line), sum_of(player, "bet", line)
            if player.get("dealer") == "1":
                draft.dealer = seat
            if nickname is not None and name == nickname[1].strip():
                draft.hero = seat
        return wins, bets

    def _round(self, a_round: Element) -> None:
        draft, line = self._draft, self._line
        number = whole(a_round, "no", line)
        if number >= 2 and list(a_round):
            first = a_round.find("cards")
            word = "" if first is None else (first.get("type") or "").split(" ")[0]
            known = word.lower() in ("third", "fourth", "fifth", "sixth", "seventh", "river")
            draft.street(street_named(word) if known else Street(number + 1), line)
        for dealt in a_round.iter("cards"):
            self._deal(dealt)
        actions = [(whole(each, "no", line), each) for each in a_round.iter("action")]
        for _, action in sorted(actions, key=lambda each: each[0]):
            self._act(action)

    def _seat(self, element: Element) -> int:
        name = attribute(element, "player", self._line)
        seat = self._draft.names.get(name)
        if seat is None:
            raise BadHand(self._line, f"nobody called {name!r} sits at this table")
        return seat

    def _deal(self, dealt: Element) -> None:
        draft, line = self._draft, self._line
        seat, text = self._seat(dealt), _CARD.sub(r"\2\1", dealt.text or "")
        cards = faces(text, line)
        if draft.now is Street.THIRD:
            draft.third(seat, cards, line)
        elif len(cards) != 1:
            raise BadHand(line, f"{len(cards)} cards are dealt on {draft.now.name.lower()} street")
        elif draft.now is Street.SEVENTH:
            draft.river(seat, cards[0], line)
        else:
            draft.next_up(seat, cards[0], line)

    def _act(self, action: Element) -> None:
        draft, line, seat = self._draft, self._line, self._seat(action)
        chips = sum_of(action, "sum", line)
        match attribute(action, "type", line):
            case "0":
                draft.fold(seat, line)
            case "3":
                draft.call(seat, chips, line)
            case "4":
                draft.check(seat, line)
            case "5":
                draft.wager(seat, draft.in_by(seat) + chips, line)
            case "7":
                draft.put_in(seat, chips, line, all_in=True)
            case "15":
                draft.ante(seat, chips, line)
            case "16":
                draft.bring_in(seat, chips, line)
            case "23":
                draft.wager(seat, chips, line)
            case other:
                if chips:
                    raise BadHand(line, f"an action of the unknown type {other} costs {chips}")

    def _compare(self, bets: dict[int, Decimal]) -> None:
        """The file counts what everybody put in: the ante twice for some who were all-in."""
        draft = self._draft
        for seat, said in bets.items():
            ante = sum((chips for each, chips in draft.antes if each == seat), Decimal(0))
            last = {
                street: to for street, mover, _, to, _, _ in draft.moves if mover == seat and to
            }
            put = ante + sum(last.values())
            stack = draft.seats[seat].stack
            twice = said == put + ante and stack is not None and put >= stack
            if said != put and not twice:
                name = draft.seats[seat].name
                raise Contradiction(self._line, f"{name} put in {put}, but the file counts {said}")


IPOKER: Final = IPokerFormat()
