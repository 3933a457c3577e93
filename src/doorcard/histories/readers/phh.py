"""PHH, the poker hand history notation in TOML: F7S, F7S/8 and FR, one hand or many a file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from typing import Any, ClassVar, Final

from doorcard.cards import parse_cards
from doorcard.histories.counting import count
from doorcard.histories.outcome import Outcome, Skipped, Unread
from doorcard.histories.readers.bad_hand import BadHand
from doorcard.histories.readers.draft import Draft
from doorcard.histories.readers.finishing import finished
from doorcard.histories.readers.lines import Line
from doorcard.histories.readers.played_at import played_at
from doorcard.histories.record import HandRecord, Site
from doorcard.stud import Game, SeatNo, Street

_VARIANTS: Final = {"F7S": Game.HI, "F7S/8": Game.HILO, "FR": Game.RAZZ}
MOST_CHIPS: Final = 10**15
"""Larger amounts are refused."""
DEEP: Final = Decimal(10**9)
"""More than anybody bets: for stacks without an end."""
_SECTION: Final = re.compile(r"\s*\[[^\[\]=]+\]\s*")
_KEY: Final = re.compile(r"\s*variant\s*=")
MOST_CHARACTERS: Final = 1 << 20
"""A hand with more is refused."""


class PhhFormat:
    """PHH files: ``.phh`` holds one hand, ``.phhs`` many under headings like ``[1]``."""

    site: ClassVar = Site.PHH

    def begins(self, text: str) -> bool:
        """Is this the line that every PHH hand has?"""
        return _KEY.match(text) is not None

    def hands(self, lines: Iterable[Line], file: str) -> Iterator[Outcome]:
        """All hands of a file."""
        gathered: list[Line] = []
        size = 0
        for line in lines:
            if _SECTION.fullmatch(line.text):
                if any(each.text.strip() for each in gathered):
                    yield self._one(gathered, size, file)
                gathered, size = [], 0
            else:
                size += len(line.text) + 1
                if size <= MOST_CHARACTERS:
                    gathered.append(line)
        if any(each.text.strip() for each in gathered):
            yield self._one(gathered, size, file)

    def _one(self, lines: list[Line], size: int, file: str) -> Outcome:
        at, hand = lines[0].number, ""
        if size > MOST_CHARACTERS:
            reason = f"the hand has more than {MOST_CHARACTERS} characters"
            return Unread(file=file, hand=hand, line=at, reason=reason, site=Site.PHH)
        try:
            told = tomllib.loads("\n".join(each.text for each in lines), parse_float=Decimal)
            hand = str(told.get("hand", ""))
            game = _VARIANTS.get(str(told.get("variant")))
            if game is None:
                variant = str(told.get("variant", "unknown"))
                return Skipped(site=Site.PHH, hand=hand, file=file, line=at, game=variant)
            return _read(told, at, file, game)
        except BadHand as wrong:
            return wrong.unread(file, hand, Site.PHH)
        except (ValueError, ArithmeticError, RecursionError) as wrong:
            reason = f"it is no PHH hand: {wrong}"
        return Unread(file=file, hand=hand, line=at, reason=reason, site=Site.PHH)


def _read(told: Mapping[str, Any], line: int, file: str, game: Game) -> HandRecord:
    """The record; what a call of a short bring-in costs, the stacks at the end must tell."""
    records = [_Told(told, line, file, game, owed_whole=whole).record() for whole in (True, False)]
    return next((each for each in records if _folders_lose(each)), records[0])


def _folders_lose(record: HandRecord) -> bool:
    """Has everybody who folded lost just what they put in?"""
    counted = count(record)
    ends = {each.seat: each.chips for each in record.results or ()}
    return all(
        ends.get(each.seat, (each.stack or 0) - counted.paid[each.seat])
        == (each.stack or 0) - counted.paid[each.seat]
        for each in record.players
        if each.seat not in counted.live and each.stack is not None
    )


class _Told:
    """One hand's table of values."""

    def __init__(
        self, told: Mapping[str, Any], line: int, file: str, game: Game, *, owed_whole: bool
    ) -> None:
        self._owed_whole = owed_whole
        """Do the others owe all of a bring-in that was posted short?"""
        self._told, self._line = told, line
        self._draft = Draft(Site.PHH, file, line, hand=str(told.get("hand", "")), game=game)
        self._left: dict[SeatNo, Decimal] = {}
        self._cards: dict[SeatNo, int] = {}

    def record(self) -> HandRecord:
        draft, line = self._draft, self._line
        draft.returns_are_told = draft.awards_are_told = False
        draft.antes_in_deal_order = True
        draft.ended = True
        draft.small_bet, draft.big_bet = self._number("small_bet"), self._number("big_bet")
        draft.bring_in_size = self._number("bring_in")
        draft.table = self._text("table")
        draft.currency = self._text("currency")
        if all(isinstance(self._told.get(each), int) for each in ("year", "month", "day")):
            numbers = [self._told[each] for each in ("year", "month", "day")]
            draft.played_at = played_at([*numbers, 0, 0, 0])
        self._sit()
        for words in self._list("actions"):
            if not isinstance(words, str):
                raise BadHand(line, f"{words!r} is no action")
            self._act(words.split("#")[0].split())
        finishing = self._told.get("finishing_stacks")
        if finishing is not None:
            stacks = self._numbers("finishing_stacks")
            if len(stacks) != len(self._left):
                raise BadHand(line, f"{len(stacks)} finishing stacks for {len(self._left)} players")
            draft.results = dict(enumerate(stacks, 1))
        return finished(draft)

    def _number(self, key: str) -> Decimal:
        value = self._told.get(key)
        if isinstance(value, bool) or not isinstance(value, int | Decimal):
            raise BadHand(self._line, f"{key} is {value!r}, no number")
        if not 0 <= value <= MOST_CHIPS:
            raise BadHand(self._line, f"{key} is out of bounds")
        return Decimal(value)

    def _list(self, key: str) -> list[Any]:
        value = self._told.get(key)
        if not isinstance(value, list):
            raise BadHand(self._line, f"{key} is no list")
        return value

    def _numbers(self, key: str, values: list[Any] | None = None) -> list[Decimal]:
        values = self._list(key) if values is None else values
        for value in values:
            whole = isinstance(value, int | Decimal) and not isinstance(value, bool)
            if not whole or not 0 <= value <= MOST_CHIPS:
                raise BadHand(self._line, f"{key} holds {value!r}, no amount")
        return [Decimal(value) for value in values]

    def _stacks(self) -> list[Decimal | None]:
        """Starting stacks; one without an end is not told."""
        endless = Decimal("inf")
        values = self._list("starting_stacks")
        known = iter(self._numbers("starting_stacks", [v for v in values if v != endless]))
        return [None if value == endless else next(known) for value in values]

    def _text(self, key: str) -> str | None:
        value = self._told.get(key)
        return str(value) if value is not None else None

    def _sit(self) -> None:
        draft, line = self._draft, self._line
        stacks, antes = self._stacks(), self._numbers("antes")
        names = self._told.get("players")
        if not isinstance(names, list) or len(names) != len(stacks):
            names = [f"p{n}" for n in range(1, len(stacks) + 1)]
        if len(antes) != len(stacks):
            raise BadHand(line, f"{len(antes)} antes for {len(stacks)} stacks")
        draft.ante_size = max(antes, default=Decimal(0))
        for seat, (name, stack, ante) in enumerate(zip(names, stacks, antes, strict=True), 1):
            has = DEEP if stack is None else stack
            draft.sit(seat, str(name), stack, line)
            draft.ante(seat, min(ante, has), line)
            self._left[seat] = has - min(ante, has)

    def _act(self, words: list[str]) -> None:
        match words:
            case ["d", "dh", player, cards]:
                self._deal(self._seat(player), cards)
            case ["d", "db", card]:
                self._draft.street(Street.SEVENTH, self._line)
                (self._draft.common,) = parse_cards(card)
            case [player, "pb"]:
                seat = self._seat(player)
                bring_in = self._draft.bring_in_size or Decimal(0)
                self._draft.bring_in(seat, min(bring_in, self._left[seat]), self._line)
                self._left[seat] -= self._draft.in_by(seat)
            case [player, "cbr", amount]:
                self._wager(self._seat(player), amount)
            case [player, "cc"]:
                self._call(self._seat(player))
            case [player, "f"]:
                self._draft.fold(self._seat(player), self._line)
            case [player, "sm"] | [player, "sm", "-"]:
                self._draft.mucks(self._seat(player), self._line)
            case [player, "sm", cards]:
                self._draft.shows(self._seat(player), parse_cards(cards), self._line)
            case []:
                pass
            case _:
                raise BadHand(self._line, f"{' '.join(words)!r} is no action of stud")

    def _seat(self, player: str) -> SeatNo:
        seat = int(player[1:]) if re.fullmatch(r"p\d{1,2}", player) else 0
        if seat not in self._left:
            raise BadHand(self._line, f"there is no player {player!r}")
        return seat

    def _deal(self, seat: SeatNo, text: str) -> None:
        draft, line = self._draft, self._line
        cards = parse_cards(text)
        had = self._cards.get(seat, 0)
        self._cards[seat] = had + len(cards)
        if not draft.streets:
            draft.street(Street.THIRD, line)
        if draft.now is Street.THIRD and self._cards[seat] <= 3:
            before = draft.seats[seat].holding
            known = (*before.down, *before.up)[:had]
            draft.so_far(seat, (*known, *cards), line)
            return
        if self._cards[seat] == draft.now + 1 and draft.now is not Street.SEVENTH:
            draft.street(Street(draft.now + 1), line)
        if len(cards) != 1 or self._cards[seat] != draft.now:
            raise BadHand(line, f"{text} is dealt on {draft.now.name.lower()} street")
        if draft.now is Street.SEVENTH:
            draft.river(seat, cards[0], line)
        else:
            draft.next_up(seat, cards[0], line)

    def _wager(self, seat: SeatNo, text: str) -> None:
        if not re.fullmatch(r"\d{1,15}(?:\.\d{1,9})?", text):
            raise BadHand(self._line, f"{text!r} is no amount")
        self._left[seat] -= Decimal(text) - self._draft.in_by(seat)
        self._draft.wager(seat, Decimal(text), self._line)

    def _call(self, seat: SeatNo) -> None:
        draft = self._draft
        to_match = draft.to_match
        if self._owed_whole and draft.now is Street.THIRD and draft.wagers:
            to_match = max(to_match, draft.bring_in_size or Decimal(0))
        owed = to_match - draft.in_by(seat)
        if owed > 0:
            by = min(owed, self._left[seat])
            self._left[seat] -= by
            self._draft.call(seat, by, self._line)
        else:
            self._draft.check(seat, self._line)


PHH: Final = PhhFormat()
