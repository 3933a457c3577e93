"""The hand told in words, event by event, as a good dealer would."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from doorcard.cards import Card, show_cards
from doorcard.histories.english import STREETS, holding_in_words, listed, stakes_in_words
from doorcard.ranking import best_high, best_low, best_razz, hand_name
from doorcard.stud.actions import WagerKind
from doorcard.stud.choices import Game
from doorcard.stud.events import (
    AntesPosted,
    BetsSwept,
    BroughtIn,
    Called,
    Checked,
    DealtCards,
    Folded,
    HandEnded,
    HandStarted,
    LapseCause,
    Lapsed,
    Mucked,
    OpenerNamed,
    OpenerReason,
    Part,
    PotAwarded,
    PotShare,
    PotUndecided,
    ShowdownOpened,
    Shown,
    StreetDealt,
    TreatedAllIn,
    UncalledReturned,
    Wagered,
)
from doorcard.stud.house_words import in_chips
from doorcard.stud.street import SeatNo
from doorcard.views import Notice, SeatView, TableView

_SECOND_PERSON: Final = {"is": "are", "has": "have"}


class DealerTalk:
    """Says each notice of a hand in order; one for each viewer."""

    def __init__(self, names: Mapping[SeatNo, str], you: SeatNo | None = None) -> None:
        """``names`` of the seats; a seat without one is called by its number."""
        self._names = names
        self._you = you
        self.view = TableView()
        """The table after the notices said so far."""

    def say(self, notice: Notice) -> tuple[str, ...]:
        """The lines for this notice, which must be the next of its hand."""
        before, self.view = self.view, self.view.follow(notice)
        event = notice.event
        match event:
            case HandStarted():
                return self._started(event)
            case AntesPosted(posts):
                return (self._antes([(post.seat, post.chips) for post in posts]),)
            case StreetDealt():
                return self._dealt(event)
            case OpenerNamed(seat, why):
                return (f"{self.does(seat, 'opens')}: {self.reason(why, seat)}.",)
            case BroughtIn(seat, to):
                return (self._does(seat, f"brings in for {in_chips(to)}"),)
            case Wagered(seat, to, kind):
                return (self._does(seat, _wagers(kind, in_chips(to))),)
            case Called(seat, to):
                return (self._does(seat, f"calls {in_chips(to)}"),)
            case Checked(seat):
                return (f"{self.does(seat, 'checks')}.",)
            case Folded(seat):
                return (f"{self.does(seat, 'folds')}.",)
            case Lapsed(seat, cause):
                return (self._lapsed(seat, cause),)
            case TreatedAllIn(seat):
                name = self.does(seat, "is")
                return (f"{name} treated as all-in and contests the pot as it stands.",)
            case UncalledReturned(seat, chips):
                return (f"{in_chips(chips)} uncalled goes back to {self.object(seat)}.",)
            case BetsSwept():
                return (self._swept(event),)
            case ShowdownOpened(order):
                return (f"Showdown, in this order: {listed([self.name(s) for s in order])}.",)
            case Shown(seat, cards):
                return (self._shown(before, seat, cards),)
            case Mucked(seat):
                return (f"{self.does(seat, 'mucks')}.",)
            case PotAwarded(pot, shares):
                return self._awarded(pot, shares)
            case PotUndecided(pot, chips):
                which = _pot_name(pot, len(self.view.pots))
                return (f"Nobody can say who won the {which} of {in_chips(chips)}.",)
            case HandEnded(seats):
                stacks = ", ".join(f"{self.name(s.seat)} {in_chips(s.stack)}" for s in seats)
                return (f"The hand is over. Stacks: {stacks}.",)

    def name(self, seat: SeatNo) -> str:
        """The player in that seat; ``you`` for the viewer."""
        return "you" if seat == self._you else self._names.get(seat, f"seat {seat}")

    object = name

    def does(self, seat: SeatNo, verb: str) -> str:
        """The player and what they do, the sentence begun: ``Ann folds`` or ``You fold``."""
        if seat != self._you:
            name = self.name(seat)
            return f"{name[0].upper()}{name[1:]} {verb}"
        first, _, rest = verb.partition(" ")
        first = _SECOND_PERSON.get(first) or first.removesuffix("s")
        return f"You {first} {rest}".rstrip()

    def reason(self, why: OpenerReason, seat: SeatNo) -> str:
        """Why that seat acts first, in words."""
        up = self.view.at(seat).up
        match why:
            case OpenerReason.LOW_CARD:
                return f"lowest door card, {show_cards(up)}"
            case OpenerReason.LEFT_OF_LOW_CARD:
                return "left of the lowest door card, which is all-in for its ante"
            case OpenerReason.NEXT_LOW_CARD:
                return f"next lowest door card, {show_cards(up)}; the lowest is all-in"
            case OpenerReason.HIGH_CARD:
                return f"highest door card, {show_cards(up)}"
            case OpenerReason.BEST_BOARD:
                return f"best board, {self._board(up)}"
            case OpenerReason.LEFT_OF_BEST_BOARD:
                return "left of the best board, which cannot act"
            case OpenerReason.NEXT_BEST_BOARD:
                return f"best board of those who can act, {self._board(up)}"

    def holding(self, cards: Iterable[Card]) -> str:
        """What cards make, high and low as the game has it; empty when none is known."""
        return holding_in_words(cards, self.view.rules.game)

    def _board(self, up: tuple[Card, ...]) -> str:
        if self.view.rules.game is Game.RAZZ:
            return show_cards(up)
        return holding_in_words(up, Game.HI)

    def _does(self, seat: SeatNo, verb: str) -> str:
        all_in = ", all-in" if self.view.at(seat).stack == 0 else ""
        return f"{self.does(seat, verb)}{all_in}."

    def _started(self, event: HandStarted) -> tuple[str, ...]:
        button = f"Seat {event.dealer}"
        if any(each.seat == event.dealer for each in event.seats):
            button = self.does(event.dealer, "has")
        else:
            button += " has"
        stacks = ", ".join(f"{self.name(s.seat)} {in_chips(s.stack)}" for s in event.seats)
        return (
            f"A new hand of stud: {stakes_in_words(event.rules)}.",
            f"{button} the dealer button. Stacks: {stacks}.",
        )

    def _antes(self, posts: Sequence[tuple[SeatNo, int]]) -> str:
        ante = self.view.rules.ante
        short = [(seat, chips) for seat, chips in posts if chips < ante]
        line = f"Everybody antes {in_chips(ante)}"
        for seat, chips in short:
            line += f", {self.name(seat)} only {in_chips(chips)}, all-in"
        return f"{line}. The pot is {in_chips(sum(chips for _, chips in posts))}."

    def _dealt(self, event: StreetDealt) -> tuple[str, ...]:
        lines = []
        if event.reclaimed:
            lines.append("The deck is short: its rest and the burned cards are mixed and dealt.")
        if event.common is not None:
            lines.append(f"The deck is short: {event.common} is the last card of everybody.")
            return tuple(lines)
        cards = ", ".join(f"{self.name(d.seat)} {dealt_cards(d)}" for d in event.cards)
        lines.append(f"{STREETS[event.street]}: {cards}.")
        return tuple(lines)

    def _lapsed(self, seat: SeatNo, cause: LapseCause) -> str:
        match cause:
            case LapseCause.TIMEOUT:
                return f"{self.does(seat, 'is')} out of time."
            case LapseCause.DISCONNECT:
                return f"{self.does(seat, 'is')} disconnected."

    def _swept(self, event: BetsSwept) -> str:
        if len(event.pots) == 1:
            return f"The pot is {in_chips(event.pots[0].chips)}."
        told = [
            f"{_pot_name(number, len(event.pots))} {in_chips(pot.chips)} "
            f"({listed([self.name(seat) for seat in pot.contenders])})"
            for number, pot in enumerate(event.pots)
        ]
        line = ", ".join(told)
        return f"{line[0].upper()}{line[1:]}."

    def _shown(self, before: TableView, seat: SeatNo, cards: tuple[Card, ...]) -> str:
        line = self.does(seat, f"shows {show_cards(cards)}")
        each = before.at(seat)
        if len(cards) < len(each.down):
            return f"{line}."
        made = self.holding(self._whole(each, cards))
        return f"{line}: {made}." if made else f"{line}."

    def _whole(self, seat: SeatView, down: tuple[Card, ...]) -> tuple[Card, ...]:
        common = self.view.common
        return (*down, *seat.up) if common is None else (*down, *seat.up, common)

    def _awarded(self, pot: int, shares: Iterable[PotShare]) -> tuple[str, ...]:
        single = len(self.view.pots) == 1
        which = "" if single else f" of the {_pot_name(pot, len(self.view.pots))}"
        return tuple(
            self.does(share.seat, f"wins {in_chips(share.chips)}") + f"{which}{self._part(share)}."
            for share in shares
        )

    def _part(self, share: PotShare) -> str:
        each = self.view.at(share.seat)
        cards = self._whole(each, each.down)
        named = (
            len(each.shown) == len(each.down)
            and len(cards) >= 5
            and all(card.is_known for card in cards)
        )
        half = {Part.WHOLE: "", Part.HIGH: " for high", Part.LOW: " for low"}[share.part]
        return half + (f" with {self._winner(cards, share.part)}" if named else "")

    def _winner(self, cards: tuple[Card, ...], part: Part) -> str:
        if part is Part.LOW:
            low = best_low(cards)
            return "" if low is None else hand_name(low)
        best = best_razz if self.view.rules.game is Game.RAZZ else best_high
        return hand_name(best(cards))


def _wagers(kind: WagerKind, amount: str) -> str:
    match kind:
        case WagerKind.COMPLETE:
            return f"completes to {amount}"
        case WagerKind.BET:
            return f"bets {amount}"
        case WagerKind.RAISE:
            return f"raises to {amount}"


def dealt_cards(dealt: DealtCards) -> str:
    """What a seat was dealt on a street, closed cards in brackets: ``(As ??) Kd``."""
    down = f"({show_cards(dealt.down)})" if dealt.down else ""
    return " ".join(part for part in (down, show_cards(dealt.up)) if part)


def _pot_name(number: int, pots: int) -> str:
    if number == 0:
        return "main pot" if pots > 1 else "pot"
    return "side pot" if pots == 2 else f"side pot {number}"
