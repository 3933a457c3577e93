"""PokerStars' notation, which most programs import.

What it has no word for is left out: a seat that was treated as all-in is said to be
disconnected and does nothing more. Spread limit has no header and is refused.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

from doorcard.cards import Card, show_cards
from doorcard.histories.english import holding_in_words
from doorcard.histories.record import Absent, Award, HandRecord, Player
from doorcard.histories.writers.course import (
    Step,
    Unwritable,
    dealt_in,
    folded_on,
    stack_of,
    staked,
    steps,
)
from doorcard.stud import (
    Bet,
    Betting,
    BringIn,
    Call,
    Check,
    Chips,
    Complete,
    Fold,
    Game,
    Muck,
    Raise,
    SeatNo,
    Show,
    Street,
)

NAME: Final = "PokerStars text"
_GAMES: Final = {Game.HI: "7 Card Stud", Game.HILO: "7 Card Stud Hi/Lo", Game.RAZZ: "Razz"}
_LIMITS: Final = {
    Betting.FIXED_LIMIT: "Limit",
    Betting.POT_LIMIT: "Pot Limit",
    Betting.NO_LIMIT: "No Limit",
}
_SIGNS: Final = {"USD": "$", "EUR": "€", "GBP": "£"}
_HEADS: Final = {
    Street.THIRD: "3rd STREET",
    Street.FOURTH: "4th STREET",
    Street.FIFTH: "5th STREET",
    Street.SIXTH: "6th STREET",
    Street.SEVENTH: "RIVER",
}
_ORDINALS: Final = {3: "3rd", 4: "4th", 5: "5th", 6: "6th"}


def write(record: HandRecord) -> str:
    """The hand, with two empty lines after it. Raises :class:`Unwritable`."""
    return "\n".join(_Hand(record).lines()) + "\n\n\n"


def number_of(record: HandRecord) -> str:
    """The hand's number: its own if that is one, else one made from it, always the same.

    Importers take nothing but digits, and know a hand again by them.
    """
    if record.hand.isdigit():
        return record.hand
    made = hashlib.sha256(f"{record.site}/{record.table}/{record.hand}".encode()).digest()
    return str(int.from_bytes(made[:6]) + 10**15)


class _Hand:
    def __init__(self, record: HandRecord) -> None:
        self.record = record
        self.names = {each.seat: _plain(each.name) for each in record.players}
        self.sign = _SIGNS.get(record.money.currency or "", "")
        self.folded = folded_on(record)
        self.shown = {each.seat for each in record.turned if each.shown}

    def money(self, chips: Chips) -> str:
        return self.sign + self.record.money.text(chips)

    def lines(self) -> Iterator[str]:
        yield self._header()
        yield f"Table '{_plain(self.record.table or 'Doorcard')}' {self._seats()}-max"
        for each in self.record.players:
            stack = self.money(stack_of(self.record, each, NAME))
            yield f"Seat {each.seat}: {self.names[each.seat]} ({stack} in chips) "
        yield from self._antes()
        by_street: dict[Street, list[Step]] = {}
        for step in steps(self.record):
            by_street.setdefault(step.move.street, []).append(step)
        for street in self.record.streets:
            yield from self._street(street)
            for step in by_street.get(street, ()):
                yield self._move(step)
        for back in self.record.returned or ():
            yield f"Uncalled bet ({self.money(back.chips)}) returned to {self.names[back.seat]}"
        yield from self._showdown()
        yield from self._summary()

    def _seats(self) -> int:
        return max(self.record.max_players or 8, *(each.seat for each in self.record.players))

    def _header(self) -> str:
        record = self.record
        if record.betting not in _LIMITS:
            raise Unwritable(record, NAME, "it knows no spread limit")
        small, big = staked(record, NAME)
        sizes = f"{self.money(small)}/{self.money(big)}"
        game = f"{_GAMES[record.game]} {_LIMITS[record.betting]}"
        currency = f" {record.money.currency}" if self.sign else ""
        if record.tournament is None:
            told = f"  {game} ({sizes}{currency})"
        else:
            told = f" Tournament #{record.tournament}, {game} - Level I ({sizes})"
        return f"PokerStars Hand #{number_of(record)}:{told} - {_moment(record.played_at)}"

    def _antes(self) -> Iterator[str]:
        for ante in self.record.antes or ():
            player = self.record.player(ante.seat)
            all_in = " and is all-in" if ante.chips == player.stack else ""
            yield f"{self.names[ante.seat]}: posts the ante {self.money(ante.chips)}{all_in} "

    def _street(self, street: Street) -> Iterator[str]:
        common = self.record.common
        if street is Street.SEVENTH and common is not None:
            yield f"*** RIVER *** [{common}]"
            return
        yield f"*** {_HEADS[street]} ***"
        for player in dealt_in(self.record, street):
            cards = self._dealt(player, street)
            if cards is not None:
                yield f"Dealt to {self.names[player.seat]} {cards}"

    def _dealt(self, player: Player, street: Street) -> str | None:
        """The hero's cards before and now; of others what lies open."""
        whole = player.is_hero and all(card.is_known for card in player.down[:2])
        up = len(player.up) if street is Street.SEVENTH else int(street) - 2
        if street is Street.SEVENTH:
            if not whole or len(player.down) < 3 or not player.down[2].is_known:
                return None
            return f"{_bracket(player.down[:2] + player.up)} {_bracket(player.down[2:])}"
        if not all(card.is_known for card in player.up[:up]):
            return None
        down = player.down[:2] if whole else ()
        if street is Street.THIRD:
            return _bracket(down + player.up[:1])
        return f"{_bracket(down + player.up[: up - 1])} {_bracket(player.up[up - 1 : up])}"

    def _move(self, step: Step) -> str:
        name, action = self.names[step.move.seat], step.move.action
        all_in = " and is all-in" if step.all_in else ""
        match action:
            case Fold():
                return f"{name}: folds "
            case Check():
                return f"{name}: checks "
            case BringIn(to):
                return f"{name}: brings in for {self.money(to)}{all_in} "
            case Call():
                return f"{name}: calls {self.money(step.adds)}{all_in} "
            case Bet(to):
                return f"{name}: bets {self.money(to)}{all_in} "
            case Complete(to) if step.lifts == to:
                return f"{name}: bets {self.money(to)}{all_in} "
            case Complete(to) | Raise(to):
                return f"{name}: raises {self.money(step.lifts)} to {self.money(to)}{all_in} "
            case Show() | Muck():
                raise Unwritable(self.record, NAME, "showing is no move")
            case Absent():
                reason = "it has no word for a seat that is treated as all-in"
                raise Unwritable(self.record, NAME, reason)

    def _showdown(self) -> Iterator[str]:
        if any(not each.shown for each in self.record.turned) or len(self._live()) > 1:
            yield "*** SHOW DOWN ***"
        for turned in self.record.turned:
            name, cards = self.names[turned.seat], self._holding(turned.seat)
            if not turned.shown:
                yield f"{name}: mucks hand "
            elif all(card.is_known for card in cards):
                yield f"{name}: shows {_bracket(cards)} ({self._made(cards)})"
            else:
                known = tuple(card for card in cards if card.is_known)
                yield f"{name}: shows {_bracket(known)}"
        for award in self.record.awards or ():
            yield (
                f"{self._winner(award)} collected {self.money(award.chips)} from "
                f"{self._pot_name(award)}"
            )
        if not any(turned.shown for turned in self.record.turned) and len(self._live()) == 1:
            yield f"{self.names[self._live()[0]]}: doesn't show hand "

    def _winner(self, award: Award) -> str:
        if award.seat is None:
            raise Unwritable(self.record, NAME, "it does not tell who took the pot")
        return self.names[award.seat]

    def _live(self) -> list[SeatNo]:
        return [each.seat for each in self.record.players if each.seat not in self.folded]

    def _holding(self, seat: SeatNo) -> tuple[Card, ...]:
        player = self.record.player(seat)
        common = () if self.record.common is None else (self.record.common,)
        return (*player.down[:2], *player.up, *player.down[2:], *common)

    def _made(self, cards: tuple[Card, ...]) -> str:
        made = holding_in_words(cards, self.record.game)
        high, _, low = made.partition("; ")
        if self.record.game is Game.HILO:
            return f"HI: {high}" + (f"; LO: {low}" if low else "")
        return f"Lo: {made}" if self.record.game is Game.RAZZ else made

    def _pot_name(self, award: Award) -> str:
        pots = len(self.record.pots or ())
        if pots < 2 or award.pot is None:
            return "pot"
        if award.pot == 0:
            return "main pot"
        return "side pot" if pots == 2 else f"side pot-{award.pot}"

    def _summary(self) -> Iterator[str]:
        record = self.record
        yield "*** SUMMARY ***"
        rake = record.rake or 0
        total = record.pot
        if total is None:
            total = sum(each.chips for each in record.awards or ()) + rake
        pots = record.pots or ()
        told = f"Total pot {self.money(total)}"
        if len(pots) > 1:
            told += f" Main pot {self.money(pots[0])}."
            one = len(pots) == 2
            for number, chips in enumerate(pots[1:], 1):
                told += f" Side pot{'' if one else f'-{number}'} {self.money(chips)}."
            told += " |"
        else:
            told += " |"
        yield f"{told} Rake {self.money(rake)} "
        if record.common is not None:
            yield f"Board [{record.common}]"
        for each in record.players:
            yield f"Seat {each.seat}: {self.names[each.seat]} {self._end(each)}"

    def _end(self, player: Player) -> str:
        seat = player.seat
        won = sum(each.chips for each in self.record.awards or () if each.seat == seat)
        cards = self._holding(seat)
        if seat in self.folded:
            street = self.folded[seat]
            where = "the River" if street is Street.SEVENTH else f"the {_ORDINALS[street]} Street"
            return f"folded on {where}{self._idle(seat)}"
        if seat in self.shown and all(card.is_known for card in cards):
            end = f"showed {_bracket(cards)} and "
            end += f"won ({self.money(won)})" if won else "lost"
            return f"{end} with {self._made(cards)}"
        if won:
            return f"collected ({self.money(won)})"
        if all(card.is_known for card in cards):
            return f"mucked {_bracket(cards)}"
        return "mucked"

    def _idle(self, seat: SeatNo) -> str:
        bets = any(
            each.seat == seat and not isinstance(each.action, Check | Fold)
            for each in self.record.moves
        )
        return "" if bets else " (didn't bet)"


def _bracket(cards: tuple[Card, ...]) -> str:
    return f"[{show_cards(cards)}]"


def _plain(name: str) -> str:
    """A name that no line can be mistaken for: one line, no quotes of the table's."""
    return re.sub(r"[\s']+", " ", name).strip() or "Nobody"


def _moment(moment: datetime | None) -> str:
    """As the site writes it, in UTC; without a moment the first of 1970, which is none."""
    if moment is None:
        moment = datetime(1970, 1, 1, tzinfo=UTC)
    if moment.tzinfo is not None:
        moment = moment.astimezone(UTC)
    return f"{moment:%Y/%m/%d} {moment.hour}:{moment:%M:%S} UTC"
