"""One seven-card rank called from Python: Doorcard against its peers, in one run.

    pip install 'doorcard[bench]' && python -m bench.ranking

The same hands go to every evaluator, as the cards it likes best; the evaluators take
turns, round by round, so that a slow moment of the machine hits all of them. Printed is
the median over the rounds, in nanoseconds a call, the call itself included. Before
anything is timed every peer must put the hands in the same order as Doorcard does.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from itertools import pairwise
from random import Random
from statistics import median
from time import process_time_ns
from typing import Any

from doorcard.cards import CARDS, Card
from doorcard.ranking import best_high, board_value, high_value, low_value, razz_value

HANDS = 4_000
ROUNDS = 21

Rank = Callable[[Any], Any]
Contestant = tuple[str, Rank, list[Any]]


def eval7_peer(hands: list[list[Card]]) -> Contestant:
    eval7 = import_module("eval7")
    return "eval7", eval7.evaluate, [[eval7.Card(str(c)) for c in hand] for hand in hands]


def pkrbot_peer(hands: list[list[Card]]) -> Contestant:
    pkrbot = import_module("pkrbot")
    return "pkrbot", pkrbot.evaluate, [[pkrbot.Card(str(c)) for c in hand] for hand in hands]


def phevaluator_peer(hands: list[list[Card]]) -> Contestant:
    evaluate = import_module("phevaluator").evaluate_cards
    return "phevaluator", lambda hand: evaluate(*hand), [[int(c) for c in hand] for hand in hands]


def treys_peer(hands: list[list[Card]]) -> Contestant:
    treys = import_module("treys")
    evaluate = treys.Evaluator().evaluate
    own = [[treys.Card.new(str(c)) for c in hand] for hand in hands]
    return "treys", lambda hand: evaluate(hand, []), own


PEERS = {
    "eval7": eval7_peer,
    "pkrbot": pkrbot_peer,
    "phevaluator": phevaluator_peer,
    "treys": treys_peer,
}


def contestants(hands: list[list[Card]]) -> Iterable[Contestant]:
    """Doorcard, and every peer that is installed and agrees with it."""
    yield "doorcard", high_value, hands
    ours = [high_value(hand) for hand in hands]
    for name, peer in PEERS.items():
        try:
            _, rank, own = peer(hands)
        except ImportError as missing:
            print(f"!! {name} is not measured: {missing}; pip install 'doorcard[bench]'")
            continue
        if not same_order(ours, [rank(hand) for hand in own]):
            raise SystemExit(f"{name} ranks these hands in another order: nothing to compare")
        yield name, rank, own


def same_order(ours: Sequence[int], theirs: Sequence[int]) -> bool:
    """Whether both agree on which hands tie, and on the order, upwards or downwards."""
    pairs = sorted(set(zip(ours, theirs, strict=True)))
    steps = [after[1] - before[1] for before, after in pairwise(pairs)]
    rising = all(after[0] > before[0] for before, after in pairwise(pairs))
    return rising and (min(steps) > 0 or max(steps) < 0)


def nanoseconds(field: Sequence[Contestant]) -> dict[str, float]:
    """The median processor time of one call, by contestant."""
    rounds: dict[str, list[float]] = {name: [] for name, _, _ in field}
    for _ in range(ROUNDS):
        for name, rank, hands in field:
            started = process_time_ns()
            for hand in hands:
                rank(hand)
            rounds[name].append((process_time_ns() - started) / len(hands))
    return {name: median(times) for name, times in rounds.items()}


def milliseconds(statement: str, before: str = "") -> float:
    """The median CPU time of a statement in a fresh interpreter, without its start."""
    code = (
        f"{before}\nfrom time import process_time\nstart = process_time()\n{statement}\n"
        "print((process_time() - start) * 1e3)"
    )
    runs = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout
        for _ in range(9)
    ]
    return median(map(float, runs))


def main() -> None:
    dice = Random(20240501)
    sevens = [dice.sample(CARDS, 7) for _ in range(HANDS)]
    times = nanoseconds(list(contestants(sevens)))
    ours = times["doorcard"]
    print(f"one seven-card rank, median of {ROUNDS} rounds of {HANDS} hands")
    for name, each in sorted(times.items(), key=lambda pair: pair[1]):
        print(f"  {name:28}{each:8.0f} ns   doorcard takes {ours / each:5.2f} times as long")

    rest: list[Contestant] = [
        ("high_value, 6 cards", high_value, [hand[:6] for hand in sevens]),
        ("high_value, 5 cards", high_value, [hand[:5] for hand in sevens]),
        ("board_value, 4 cards", board_value, [hand[:4] for hand in sevens]),
        ("low_value, 7 cards", low_value, sevens),
        ("razz_value, 7 cards", razz_value, sevens),
        ("best_high, 7 cards", best_high, sevens),
    ]
    print("\nthe other ranks of doorcard")
    for name, each in nanoseconds(rest).items():
        print(f"  {name:28}{each:8.0f} ns")

    ready = "from doorcard.cards import CARDS; from doorcard.ranking import high_value"
    print("\nbefore the first hand, in a fresh interpreter")
    print(f"  {'import doorcard.ranking':28}{milliseconds('import doorcard.ranking'):8.1f} ms")
    print(f"  {'first rank of 7 cards':28}{milliseconds('high_value(CARDS[:7])', ready):8.1f} ms")


if __name__ == "__main__":
    main()
