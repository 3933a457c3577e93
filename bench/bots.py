"""How the house bots fare against each other: big bets per 100 hands, and their habits.

    python -m bench.bots [--decks 2000] [--seats 4] [--house reference] [--seed 11]

Every deck is played twice with the styles exchanged; the error is one standard error.
"""

from __future__ import annotations

import argparse
import time
from itertools import combinations
from random import Random

from doorcard.bots import STYLES, Bot, HouseBot
from doorcard.stud import HOUSES, Action, HouseRules, Options, SeatNo
from tests.bots.contest import contest
from tests.bots.match import play_hand, seeded_deck


def main() -> None:
    """Print the round robin and the time a decision takes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--decks", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--house", choices=sorted(HOUSES), default="reference")
    parser.add_argument("--seed", type=int, default=11)
    given = parser.parse_args()
    rules = HOUSES[given.house].rules
    print(f"{given.house}, {given.seats} seats, {given.decks} decks twice, big bets per 100 hands")
    for first, second in combinations([*STYLES, "random"], 2):
        result = contest(
            first, second, rules, decks=given.decks, seats=given.seats, seed=given.seed
        )
        print(f"{first:16} against {second:16} {result}", flush=True)
    print_times(rules, given.seed)


def print_times(rules: HouseRules, seed: int, hands: int = 300) -> None:
    """Milliseconds of CPU a decision of the solid bot, eight seats."""
    spent: list[float] = []
    begun = time.process_time()

    class Timed(HouseBot):
        def choose(self, options: Options) -> Action:
            asked = time.process_time()
            action = super().choose(options)
            spent.append(time.process_time() - asked)
            return action

    bots: dict[SeatNo, Bot] = {
        seat: Timed(STYLES["solid"], seat, rules, seed=seat) for seat in range(1, 9)
    }
    chance = Random(seed)
    for number in range(hands):
        stacks = dict.fromkeys(bots, 100 * max(rules.big_bet, rules.spread_max))
        play_hand(rules, bots, stacks, seeded_deck(chance), dealer=number % 8 + 1)
    spent.sort()
    at = {share: spent[int(share * (len(spent) - 1))] * 1000 for share in (0.5, 0.99, 1.0)}
    print(
        f"{len(spent)} decisions in {time.process_time() - begun:.1f} s CPU; a decision takes "
        f"{at[0.5]:.2f} ms (median), {at[0.99]:.2f} ms (99 %), {at[1.0]:.2f} ms (longest)"
    )


if __name__ == "__main__":
    main()
