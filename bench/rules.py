"""Whole hands, eight seats: Doorcard's rules core beside PokerKit, in one run.

    python -m bench.rules [HANDS] [ROUNDS]

Both play the same hands: same stakes, stacks, decks and choices. Two ways of playing:
``call-down`` brings in, checks and calls to the showdown; ``random`` also folds and
raises, decided by numbers drawn beforehand. Stacks are deep and open pairs bet single,
so that both know the same actions. The two take turns, round by round; printed is the
median of whole hands a CPU-second, with the ratio.
"""

from __future__ import annotations

import random
import sys
import warnings
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time

import pokerkit

from doorcard.cards import CARDS, FRESH_DECK, Card
from doorcard.stud import (
    Action,
    Check,
    Complete,
    Entrant,
    Fold,
    HouseRules,
    Muck,
    Options,
    Show,
    act,
    options,
    start,
)
from doorcard.stud.actions import Bet, BringIn, Call, Raise
from doorcard.stud.choices import OpenPairDouble

SEATS = 8
STACK = 100_000
RULES = HouseRules(open_pair_double=OpenPairDouble.OFF)
FOLD, RAISE = 0.2, 0.8
"""Below the first number a seat that owes chips folds, above the second it raises."""
TARGETS = {"call-down": (10, 20), "random": (4, 8)}
"""The ratio that must be reached, and the one to reach for."""


@dataclass(frozen=True)
class Deal:
    """What decides a hand: the deck, and a number for each choice."""

    deck: tuple[Card, ...]
    choices: tuple[float, ...]


def deals(count: int, *, calling: bool) -> list[Deal]:
    rng = random.Random(count)
    return [
        Deal(
            tuple(rng.sample(FRESH_DECK, 52)),
            tuple(0.5 if calling else rng.random() for _ in range(400)),
        )
        for _ in range(count)
    ]


def doorcard_hand(deal: Deal) -> list[int]:
    """The stacks after the hand."""
    seats = [Entrant(seat, STACK) for seat in range(1, SEATS + 1)]
    hand, _ = start(RULES, seats, 8, deal.deck)
    choices = iter(deal.choices)
    while (law := options(hand)) is not None:
        hand, _ = act(hand, law.seat, _wish(law, choices))
    return [each.stack for each in hand.seats]


def _wish(law: Options, choices: Iterator[float]) -> Action:
    actions = law.actions
    if isinstance(actions[-1], Show | Muck):
        return Muck()
    choice = next(choices)
    if choice < FOLD and actions[0] == Fold() and not isinstance(actions[1], Check):
        return actions[0]
    if choice > RAISE and isinstance(actions[-1], Complete | Bet | Raise):
        return actions[-1]
    return next(each for each in actions if isinstance(each, BringIn | Check | Call))


AUTOMATIC = tuple(each for each in pokerkit.Automation if "Runout" not in each.value)
PARSED = {card: next(iter(pokerkit.Card.parse(str(card)))) for card in CARDS}


def pokerkit_hand(deal: Deal) -> list[int]:
    """The stacks after the hand, everything but the choices automatic."""
    order = [PARSED[card] for card in deal.deck]

    def given(cards: deque[pokerkit.Card]) -> None:
        cards.clear()
        cards.extend(order)

    vars(pokerkit.state)["shuffle"] = given  # it shuffles the deck before anybody can order it
    state = pokerkit.FixedLimitSevenCardStud.create_state(
        AUTOMATIC,
        True,  # noqa: FBT003 - ante_trimming_status; PokerKit takes it by place
        RULES.ante,
        RULES.bring_in,
        RULES.small_bet,
        RULES.big_bet,
        STACK,
        SEATS,
    )
    choices = iter(deal.choices)
    while state.actor_index is not None:
        choice = next(choices)
        if choice < FOLD and state.can_fold():
            state.fold()
        elif choice > RAISE and state.can_complete_bet_or_raise_to():
            state.complete_bet_or_raise_to()
        elif state.can_post_bring_in():
            state.post_bring_in()
        else:
            state.check_or_call()
    return list(state.stacks)


def hands_a_second(play: Callable[[Deal], list[int]], hands: Sequence[Deal]) -> float:
    begun = process_time()
    for deal in hands:
        play(deal)
    return len(hands) / (process_time() - begun)


def compare(name: str, hands: Sequence[Deal], rounds: int) -> None:
    same = sum(doorcard_hand(deal) == pokerkit_hand(deal) for deal in hands)
    few = hands[: max(1, len(hands) // 5)]  # the slower one gets fewer, its rate is the same
    ours, theirs = [], []
    for _ in range(rounds):
        ours.append(hands_a_second(doorcard_hand, hands))
        theirs.append(hands_a_second(pokerkit_hand, few))
    ratio = median(ours) / median(theirs)
    must, goal = TARGETS[name]
    print(
        f"{name:9}  doorcard {median(ours):7.0f}  pokerkit {median(theirs):6.0f} hands a "
        f"CPU-second  ratio {ratio:5.1f} (must {must}, goal {goal})  "
        f"same stacks in {same}/{len(hands)} hands"
    )


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 150
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 7
    warnings.simplefilter("ignore")  # PokerKit warns when the deck runs short
    print(f"fixed-limit stud high, {SEATS} seats, {count} hands, median of {rounds} rounds")
    compare("call-down", deals(count, calling=True), rounds)
    compare("random", deals(count, calling=False), rounds)
    print(
        "stacks differ where the deck ran short: PokerKit deals mucked cards again, and its "
        "common card comes from elsewhere"
    )


if __name__ == "__main__":
    main()
