"""One hand in Doorcard and in PokerKit, step by step.

What is compared: the turn, the legal actions, stacks and wagers at every decision; the
pots after every round; in which order hands are asked to show; what each seat wins at
the showdown; final stacks.

What is not, each with its reason:

Actions that are never chosen, and not held against either side:

* ``free fold``: folding when a check is free. Tournament mode forbids it; a fold is
  possible at any time (000, item 19).
* ``raise past everybody``: a wager when no other seat could put in more than is
  wagered already. PokerKit forbids it; rule book, part 4, 1 speaks of seats that *are*
  all-in.
* ``completing to the bring-in``: PokerKit lets a stack of just the bring-in complete to
  that amount; it is the bring-in.

Hands that are compared only up to a point (the exclusions):

* ``short bring-in``: the low card has less than the bring-in. PokerKit lets the others
  call the short amount and complete from it; they owe the full one (TDA RP-10-E).
* ``low card all-in``: the low card is all-in for its ante. PokerKit's next seat may not
  fold; it may (TDA RP-10-E).
* ``short all-in wager``: PokerKit counts every all-in wager as a raise and lets the next
  raise go from its amount; below half a bet it is none (Robert's Rules, B&R 6).
* ``unmatched ante``: one seat alone has the full ante. PokerKit gives the rest back
  before the first bet; here an ante is no bet and stays, as a pot of that seat's own.
* ``deck ran short``: PokerKit deals mucked cards again; they never are (001, item 33).
* ``side pot without low``: in hi/lo a low is made in one pot and by nobody in another.
  PokerKit gives half of the second to hands without a low; the high hand takes it all
  (002, item 20).
* ``odd chips``: three or more hands share a pot and two chips are over: PokerKit gives
  both to one seat, but nobody gets two before all got one (case G03). Or several pots
  are split: PokerKit makes one pot of those that a muck leaves to the same seats, but
  each is split on its own (case G05).
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from doorcard.cards import FRESH_DECK
from doorcard.stud import (
    Action,
    BringIn,
    Call,
    Check,
    Complete,
    Entrant,
    Fold,
    Game,
    HouseRules,
    Muck,
    OpenerNamed,
    OpenerReason,
    Options,
    Part,
    PotAwarded,
    Raise,
    Show,
    ShowdownOpened,
    StreetDealt,
    act,
    options,
    start,
)
from doorcard.stud.actions import Bet
from doorcard.stud.choices import OpenPairDouble
from tests.differential.pokerkit_twin import Twin

EXCLUSIONS = (
    "short bring-in",
    "low card all-in",
    "short all-in wager",
    "unmatched ante",
    "deck ran short",
    "side pot without low",
    "odd chips",
)


@dataclass(slots=True)
class Outcome:
    """What came of comparing one hand."""

    decisions: int = 0
    excluded: str | None = None
    difference: str | None = None


class Differs(AssertionError):
    """The two disagree."""


class Excluded(Exception):
    """From here on the two are not compared."""


def compare(seed: int) -> Outcome:
    """Play the hand of this number in both. The number decides everything."""
    outcome = Outcome()
    try:
        _Course(random.Random(seed), outcome).play()
    except Differs as difference:
        outcome.difference = f"hand {seed}, decision {outcome.decisions}: {difference}"
    except Excluded as exclusion:
        outcome.excluded = str(exclusion)
    return outcome


def any_table(rng: random.Random) -> tuple[HouseRules, list[int]]:
    """Stakes and stacks: mostly playable stacks, now and then short ones."""
    small = rng.choice([20, 100])
    rules = HouseRules(
        game=rng.choice([Game.HI, Game.HILO]),
        small_bet=small,
        big_bet=2 * small,
        ante=small // 4,
        bring_in=small // 2,
        open_pair_double=OpenPairDouble.OFF,
    )
    short = rng.random() < 0.5
    return rules, [
        rng.randint(1, 15 * small) if short and rng.random() < 0.3 else rng.randint(20, 60) * small
        for _ in range(rng.randint(2, 8))
    ]


class _Course:
    """One hand on its way through both."""

    def __init__(self, rng: random.Random, outcome: Outcome) -> None:
        self.rng, self.outcome = rng, outcome
        self.loose, self.wild = rng.choice([0.6, 0.8, 1]), rng.choice([0.05, 0.2, 0.5])
        self.rules, stacks = any_table(rng)
        deck = rng.sample(FRESH_DECK, 52)
        seats = [Entrant(i + 1, stack) for i, stack in enumerate(stacks)]
        self.hand, self.events = start(self.rules, seats, 8, deck)
        antes = sorted(min(self.rules.ante, stack) for stack in stacks)
        if antes[-1] > antes[-2]:
            raise Excluded("unmatched ante")
        self.twin = Twin(self.rules, stacks, deck)

    def play(self) -> None:
        """Compare, act in both, and go on until the hand is over."""
        self.told = self.events
        self._check_opener()
        while self._betting() is not None:
            self._compare_decision()
            self._act_in_both()
        self._compare_end()

    def _betting(self) -> Options | None:
        law = options(self.hand)
        if law is None or isinstance(law.actions[-1], Show | Muck):
            return None
        return law

    def _check_opener(self) -> None:
        """Is this a bring-in that PokerKit handles in its own way?"""
        for event in self.told:
            if isinstance(event, OpenerNamed) and self.hand.street == 3:
                if event.why is OpenerReason.LEFT_OF_LOW_CARD:
                    raise Excluded("low card all-in")
                if self.hand.at(event.seat).stack < self.rules.bring_in:
                    raise Excluded("short bring-in")

    def _compare_decision(self) -> None:
        law = self._betting()
        assert law is not None
        self.outcome.decisions += 1
        hand, twin = self.hand, self.twin
        self._same("turn", hand.setting.place[law.seat], twin.turn)
        self._same("stacks", [each.stack for each in hand.seats], twin.state.stacks)
        self._same("wagers", [each.wager for each in hand.seats], twin.state.bets)
        if hand.pots and hand.round.turn == 0:
            place = hand.setting.place
            pots = [(pot.chips, tuple(place[seat] for seat in pot.contenders)) for pot in hand.pots]
            self._same("pots", pots, twin.pots())
        bring = [each.to for each in law.actions if isinstance(each, BringIn)]
        self._same("bring-in", bring[0] if bring else None, twin.bring_in())
        price = [
            each.to - law.wager if isinstance(each, Call) else 0
            for each in law.actions
            if isinstance(each, Call | Check)
        ]
        self._same("price", price[0] if price else None, twin.price())
        wagers = tuple(each.to for each in _wagers(law))
        if not self._passes_everybody(law):
            known = tuple(to for to in twin.wagers() if not bring or to > bring[0])
            self._same("wagers open", wagers, known)
        free = Check() in law.actions
        if not free:
            self._same("fold", Fold() in law.actions, twin.can_fold())

    def _act_in_both(self) -> None:
        law = self._betting()
        assert law is not None
        action = self._choose(law)
        if isinstance(action, Complete | Bet | Raise) and self._is_short(action.to):
            raise Excluded("short all-in wager")
        self.hand, self.told = act(self.hand, law.seat, action)
        self.events += self.told
        state = self.twin.state
        match action:
            case Fold():
                state.fold()
            case BringIn():
                state.post_bring_in()
            case Check() | Call():
                state.check_or_call()
            case Complete(to) | Bet(to) | Raise(to):
                state.complete_bet_or_raise_to(to)
            case Show() | Muck():
                raise AssertionError("the showdown is no betting")
        if any(isinstance(e, StreetDealt) and (e.reclaimed or e.common) for e in self.told):
            raise Excluded("deck ran short")
        self.twin.deal()

    def _choose(self, law: Options) -> Action:
        """Any action that both know, in the manner of this hand: loose or tight, wild or not."""
        wagers = [] if self._passes_everybody(law) else _wagers(law)
        others = [each for each in law.actions if isinstance(each, Check | Call | BringIn)]
        fold = [Fold()] if Fold() in law.actions and Check() not in law.actions else []
        choice = self.rng.random()
        if wagers and choice < self.wild:
            return wagers[0]
        if fold and choice > self.loose:
            return fold[0]
        return others[0]

    def _compare_end(self) -> None:
        while (law := options(self.hand)) is not None:
            choice = Muck() if Muck() in law else Show()
            self.hand, more = act(self.hand, law.seat, choice)
            self.events += more
        state = self.twin.state
        self._same("over", True, not state.status)
        if len(self.hand.live) > 1:  # a sole winner's own last wager is in no pot of PokerKit's
            here = [self._by_seat(each) for each in self._awards()]
            lows = {
                any(share.part is Part.LOW for share in each.shares)
                for each in self._awards()
                if len(self.hand.pots[each.pot].contenders) > 1
            }
            if len(lows) > 1:
                raise Excluded("side pot without low")
            won, there = _added_up(here), _added_up(self.twin.won())
            if won != there and _differ_by_odd_chips(here, won, there):
                raise Excluded("odd chips")
            self._same("shares", won, there)
        self._same("stacks", [each.stack for each in self.hand.seats], state.stacks)
        opened = [each for each in self.events if isinstance(each, ShowdownOpened)]
        if opened and not state.all_in_status:
            order = [self.hand.setting.place[seat] for seat in opened[0].order]
            self._same("order of showing", order, self.twin.shown())

    def _awards(self) -> list[PotAwarded]:
        return [each for each in self.events if isinstance(each, PotAwarded)]

    def _by_seat(self, award: PotAwarded) -> tuple[int, ...]:
        won = [0] * len(self.hand.seats)
        for share in award.shares:
            won[self.hand.setting.place[share.seat]] += share.chips
        return tuple(won)

    def _passes_everybody(self, law: Options) -> bool:
        """Could no other seat put in more than is wagered already?"""
        return not any(
            each.seat != law.seat and not each.folded and each.wager + each.stack > law.to_match
            for each in self.hand.seats
        )

    def _is_short(self, to: int) -> bool:
        r = self.hand.round
        size = self.rules.small_bet if r.street <= 4 else self.rules.big_bet
        return to < r.level + size

    def _same(self, what: str, here: object, there: object) -> None:
        if here != there:
            raise Differs(f"{what}: {here} here, {there} in PokerKit")


def _wagers(law: Options) -> list[Complete | Bet | Raise]:
    return [each for each in law.actions if isinstance(each, Complete | Bet | Raise)]


def _added_up(pots: list[tuple[int, ...]]) -> tuple[int, ...]:
    """What each seat won of all pots."""
    return tuple(map(sum, zip(*pots, strict=True)))


def _differ_by_odd_chips(
    pots: list[tuple[int, ...]], here: tuple[int, ...], there: tuple[int, ...]
) -> bool:
    """Is the difference a chip or two a pot, where several pots or three hands are split?"""
    split = [pot for pot in pots if sum(map(bool, pot)) > 1]
    most = 2 * len(split)
    small = all(abs(ours - theirs) <= most for ours, theirs in zip(here, there, strict=True))
    return small and (len(split) > 1 or any(sum(map(bool, pot)) > 2 for pot in split))
