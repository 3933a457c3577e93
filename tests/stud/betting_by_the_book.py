"""Fixed limit a second time: the precise state rule of the rule book, word by word.

It reads nothing of a hand but its rules, seats and events, and shares no line with the
rules core. Slow and plain on purpose.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from doorcard.stud import (
    Action,
    Bet,
    BringIn,
    BroughtIn,
    Call,
    Called,
    Check,
    Checked,
    Complete,
    Event,
    Fold,
    Folded,
    Game,
    Hand,
    OpenerNamed,
    OpenerReason,
    Raise,
    SeatNo,
    StreetDealt,
    TreatedAllIn,
    Wagered,
)
from doorcard.stud.choices import AllinHalfRule, OpenPairDouble, ShortBringInCall


@dataclass
class BettingRound:
    """W, L and n of one round, and what each seat has done in it."""

    hand: Hand
    """For the rules, and the seats as they are now."""
    matched: int = 0  # W
    level: int = 0  # L
    bets: int = 0  # n
    bring_in: int = 0  # B
    completed: bool = True
    owed: bool = False
    by_neighbour: bool = False
    doubled: bool = False
    capped_by_three: bool = False
    folded: set[SeatNo] = field(default_factory=set)
    """In this round or before it."""
    faced: dict[SeatNo, int] = field(default_factory=dict)
    """W when the seat last acted."""
    reopened: set[SeatNo] = field(default_factory=set)
    """Seats that have acted, and since met a single wager of at least h."""

    @property
    def street(self) -> int:
        assert self.hand.street is not None
        return int(self.hand.street)

    @property
    def size(self) -> int:
        """S, of a single wager."""
        rules = self.hand.rules
        return rules.big_bet if self.street >= 5 or self.doubled else rules.small_bet

    def enough(self, more: int) -> bool:
        """Is it h, or more?"""
        whole = self.size if self.completed else self.size - self.bring_in
        half = self.hand.rules.allin_half_rule is AllinHalfRule.HALF
        return more >= (Fraction(whole, 2) if half else whole)

    def tell(self, event: Event) -> None:
        match event:
            case OpenerNamed(_, why):
                low = (
                    OpenerReason.LOW_CARD,
                    OpenerReason.LEFT_OF_LOW_CARD,
                    OpenerReason.NEXT_LOW_CARD,
                )
                self.owed = why in low
                self.completed = not self.owed
                self.bring_in = self.hand.rules.bring_in if self.owed else 0
                self.by_neighbour = why is OpenerReason.LEFT_OF_LOW_CARD
            case BroughtIn(seat, to):
                short = self.hand.rules.short_bring_in_call is ShortBringInCall.ACTUAL
                self.matched = self.bring_in = to if short else self.hand.rules.bring_in
                self.owed = False
                self.bets = 1 if self.hand.rules.bring_in_counts_as_bet else 0
                self._acted(seat)
            case Wagered(seat, to):
                self._wagered(seat, to)
            case Called(seat) | Checked(seat) | TreatedAllIn(seat):
                self._acted(seat)
            case Folded(seat):
                self.folded.add(seat)
            case _:
                pass

    def _acted(self, seat: SeatNo) -> None:
        self.faced[seat] = self.matched
        self.reopened.discard(seat)

    def _wagered(self, seat: SeatNo, to: int) -> None:
        if self.enough(to - self.matched):
            self.reopened |= set(self.faced)
        over = self.bring_in if not self.completed else self.level
        if self.enough(to - over):
            if self._may_be_doubled() and to - self.level >= self.hand.rules.big_bet:
                self.doubled = True
            self.level = to
            self.bets += 1
            self.completed = True
            cap = self.cap()
            if cap is not None and self.bets == cap and len(self._in()) > 2:
                self.capped_by_three = True
        self.matched = to
        self.owed = False
        self._acted(seat)

    def _in(self) -> list[SeatNo]:
        return [each.seat for each in self.hand.seats if each.seat not in self.folded]

    def cap(self) -> int | None:
        most = self.hand.rules.max_raises
        return None if most is None else most + 1

    def _may_be_doubled(self) -> bool:
        rules = self.hand.rules
        hi = rules.game is Game.HI or (rules.game is Game.HILO and rules.open_pair_hilo)
        return self.street == 4 and hi and rules.open_pair_double is not OpenPairDouble.OFF

    def _pair(self, seat: SeatNo) -> bool:
        up = self.hand.at(seat).up
        return len(up) == 2 and up[0].rank == up[1].rank

    def sizes(self, seat: SeatNo) -> list[int]:
        """The sizes this seat may choose of."""
        rules = self.hand.rules
        pair = any(self._pair(each) for each in self._in())
        if self.doubled or not self._may_be_doubled() or not pair:
            return [self.size]
        if self.matched:
            double = rules.open_pair_big_raise_over_small
        else:
            any_player = rules.open_pair_double is OpenPairDouble.ANY_PLAYER
            double = any_player or self._pair(seat)
        return [rules.small_bet, rules.big_bet] if double else [rules.small_bet]

    def legal(self, seat: SeatNo) -> set[Action]:
        """Everything the seat in turn may do."""
        each, rules = self.hand.at(seat), self.hand.rules
        all_in = each.wager + each.stack
        totals = {min(self.level + size, all_in) for size in self.sizes(seat)}
        totals = {total for total in totals if total > self.matched}
        if self.owed:
            found: set[Action] = {BringIn(min(rules.bring_in, each.stack))}
            if self.by_neighbour:
                found.add(Fold())
            if (rules.bring_in_may_complete or self.by_neighbour) and all_in > rules.bring_in:
                found |= {Complete(total) for total in totals}
            return found
        found = {Fold()}
        if self.matched == each.wager:
            found.add(Check())
        else:
            found.add(Call(min(self.matched, all_in)))
        if self._open(seat):
            make = Raise if self.matched else Bet
            found |= {(make if self.completed else Complete)(total) for total in totals}
        return found

    def _open(self, seat: SeatNo) -> bool:
        others = [each for each in self.hand.seats if each.seat != seat]
        if not any(each.stack and not each.folded and not each.treated_all_in for each in others):
            return False
        cap = self.cap()
        two = self.hand.rules.headsup_uncapped and len(self._in()) == 2
        if cap is not None and self.bets >= cap and (not two or self.capped_by_three):
            return False
        if seat not in self.faced or seat in self.reopened:
            return True
        return self.enough(self.matched - self.faced[seat])


def round_so_far(hand: Hand, events: list[Event]) -> BettingRound:
    """The round as its events tell it; ``events`` are those of the whole hand so far."""
    start = max(i for i, event in enumerate(events) if isinstance(event, StreetDealt))
    betting = BettingRound(hand)
    betting.folded = {event.seat for event in events[:start] if isinstance(event, Folded)}
    for event in events[start:]:
        betting.tell(event)
    return betting
