"""Ranking and equity beside their peers, in one run.

    make bench ARGS=equity

Every time is processor time of one thread, the median of several rounds, and peers take turns
round by round, so that a slow moment of the machine hits all of them. Peers that are not
installed are named and left out. Before anything is timed the peers' answers are compared.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import median
from time import perf_counter, process_time, sleep

import numpy as np

from bench.ranking import contestants, milliseconds, nanoseconds
from doorcard.cards import CARDS, Card
from doorcard.equity import Equity, both_ranks, equity, ranks
from doorcard.kernel import chosen
from doorcard.ranking.high import high_by_tables

THIRD = ("AhKhQh", "7c7d2s")
FIFTH = ("AhKhQh5c2d", "7c7d2s8s9s", "3c4c5d6dJd")
SIX = ("AhKhQh", "7c7d2s", "TcTd9h", "3s4s5s", "JdJc8h", "6s6d4h")
SIXTH = (
    *("AhKhQh5c2dAc", "7c7d2s8s9s2c", "TcTd9hQdKd3c"),
    *("3s4s5s8dJs4c", "JdJc8h9dAd5d", "6s6d4hKcQc2h"),
)
DOOR = ("AhKhQh", "????7c")
CLASSES = (23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584)
ENDS = (1277, 4137, 4995, 5853, 5863, 7140, 7296, 7452, 7462)
DEALS = 1_000_000


def say(what: str, figure: str, reach: str = "") -> None:
    print(f"{what:46}{figure:>24}  {reach}", flush=True)


def seconds(*calls: Callable[[], object], rounds: int = 7) -> list[float]:
    """The median processor time of each call; they take turns."""
    took: list[list[float]] = [[] for _ in calls]
    for call in calls:
        call()
    for _ in range(rounds):
        for call, times in zip(calls, took, strict=True):
            begun = process_time()
            call()
            times.append(process_time() - begun)
    return [median(times) for times in took]


def pokerkit_nanoseconds(hands: list[list[Card]]) -> float:
    pokerkit = import_module("pokerkit")
    own = ["".join(map(str, hand)) for hand in hands[:40]]
    parsed = [tuple(pokerkit.Card.parse(text)) for text in own]
    rank = pokerkit.StandardHighHand.from_game
    ours = sorted(range(len(own)), key=lambda n: high_by_tables(hands[n]))
    theirs = [rank(parsed[n][:2], parsed[n][2:]) for n in ours]
    if any(after < before for before, after in pairwise(theirs)):
        raise SystemExit("pokerkit ranks these hands in another order: nothing to compare")
    [took] = seconds(lambda: [rank(cards[:2], cards[2:]) for cards in parsed], rounds=3)
    return took / len(parsed) * 1e9


def one_rank() -> None:
    dice = Random(20240501)
    hands = [dice.sample(CARDS, 7) for _ in range(4_000)]
    field = list(contestants(hands))
    times = nanoseconds([*field, ("by tables", high_by_tables, hands)])
    ours = times["doorcard"]
    for name, each in sorted(times.items(), key=lambda pair: pair[1]):
        ratio = f"doorcard takes {ours / each:.2f} times as long" if name != "doorcard" else ""
        say(f"one rank of seven cards, {name}", f"{each:.0f} ns", ratio)
    if "pkrbot" in times:
        say("  compiled / pkrbot", f"{ours / times['pkrbot']:.2f}", "reach 0.6")
    if "eval7" in times:
        say("  twin / eval7", f"{times['by tables'] / times['eval7']:.2f}", "reach 2.5")
    try:
        kit = pokerkit_nanoseconds(hands)
    except ImportError as missing:
        print(f"!! pokerkit is not measured: {missing}")
    else:
        say("one rank of seven cards, pokerkit", f"{kit:.0f} ns", f"{kit / ours:.0f} times ours")


def batches() -> None:
    order = np.random.default_rng(1).random((DEALS, 52), dtype=np.float32)
    rows = np.argpartition(order, 7, axis=1)[:, :7].astype(np.uint8)
    masks = (np.uint64(1) << rows.astype(np.uint64)).sum(axis=1, dtype=np.uint64)
    calls = (lambda: ranks(rows), lambda: both_ranks(rows), lambda: ranks(masks))
    for name, took in zip(
        ("a batch of N x 7 cards", "  with lows", "a batch of N masks"),
        seconds(*calls),
        strict=True,
    ):
        say(name, f"{DEALS / took / 1e6:.0f} M/s", "reach 200")
    try:
        batch = import_module("poker_equity").score_batch
    except ImportError as missing:
        print(f"!! poker-equity is not measured: {missing}")
        return
    texts = ["".join(str(CARDS[card]) for card in row) for row in rows[:20_000]]
    [took] = seconds(lambda: batch("high", texts), rounds=3)
    say("a batch of hands as text, poker-equity", f"{len(texts) / took / 1e6:.1f} M/s")


def every_hand() -> None:
    begun = process_time()
    parts = [chosen.census("hi", lowest) for lowest in range(46)]
    took = process_time() - begun
    counts = np.array(parts).sum(axis=0)
    starts = (0, *ENDS[:-1])
    found = tuple(int(counts[a + 1 : b + 1].sum()) for a, b in zip(starts, ENDS, strict=True))
    right = "all nine class counts right" if found == CLASSES else f"WRONG: {found}"
    say("all 133,784,560 hands", f"{133.78456 / took:.0f} M/s", f"reach 600; {right}")


def exactly() -> None:
    def asked(hands: tuple[str, ...], game: str) -> Callable[[], Equity]:
        return lambda: equity(hands, game=game, exact=True, threads=1, seconds=900)

    rows: list[tuple[str, tuple[str, ...], str, str]] = [
        ("heads-up third street, hi", THIRD, "hi", "reach 45"),
        ("heads-up third street, hi/lo joint matrix", THIRD, "hilo", "reach 90"),
        ("heads-up third street, razz", THIRD, "razz", ""),
        (
            "third street against a door card, hi",
            ("AhKhQh", "????7c"),
            "hi",
            "reach 2000, goal 500",
        ),
        ("third street against a door card, hi/lo", ("AhKhQh", "????7c"), "hilo", ""),
        ("two door cards, hi", ("????Ks", "????7c"), "hi", ""),
        ("heads-up fourth street, hi", ("Ah2h3hKd", "7c7d2s9s"), "hi", ""),
        ("three-way fifth street, hi", FIFTH, "hi", "reach 5"),
        ("three-way fifth street, hi/lo", FIFTH, "hilo", "must 1200, goal 100"),
        ("four-way fifth street, hi", (*FIFTH, "AcAd4h4sTh"), "hi", ""),
        ("six-way sixth street, hi", SIXTH, "hi", ""),
    ]
    for name, hands, game, reach in rows:
        rounds = 3 if "door cards" in name or "four-way" in name else 7
        [took] = seconds(asked(hands, game), rounds=rounds)
        say(f"exact {name}", f"{took * 1e3:.1f} ms", reach)


def sampling() -> None:
    def ours(game: str) -> Callable[[], Equity]:
        return lambda: equity(SIX, game=game, exact=False, deals=DEALS, threads=1)

    took = seconds(ours("hi"), ours("hilo"), rounds=5)
    rates = [
        ours(game)().deals / each / 1e6 for game, each in zip(("hi", "hilo"), took, strict=True)
    ]
    found = ours("hi")()
    for name, rate in zip(("hi", "hi/lo"), rates, strict=True):
        say(f"sampled six-way third street, {name}", f"{rate:.1f} M/s", "with standard error")
    for name, result in (("hi", found), ("hi/lo", ours("hilo")())):
        say(f"  variance of packets / single deals, {name}", " ".join(_variances(result)))
    try:
        chunk = import_module("poker_equity").chunk_from_text
    except ImportError as missing:
        print(f"!! poker-equity is not measured: {missing}")
        return
    for game, key in (("hi", "stud"), ("hilo", "stud_hi_lo")):
        theirs = import_module("poker_equity").exact_from_text(key, list(FIFTH[:2]))["players"]
        mine = equity(FIFTH[:2], game=game).seats
        if any(abs(a["equity"] - b.share) > 1e-9 for a, b in zip(theirs, mine, strict=True)):
            raise SystemExit("poker-equity counts another equity: nothing to compare")
    for game, key, rate in (("hi", "stud", rates[0]), ("hi/lo", "stud_hi_lo", rates[1])):
        peer = partial(chunk, key, list(SIX), samples=100_000, seed=1, threads=1)
        [took_by_peer] = seconds(peer, rounds=5)
        theirs = 100_000 / took_by_peer / 1e6
        say(
            f"  {game}, poker-equity",
            f"{theirs:.2f} M/s",
            f"ours {rate / theirs:.0f} times; reach 10",
        )


def _variances(found: Equity) -> Iterator[str]:
    """The variance of each share against that of as many independent deals of high alone."""
    for number, seat in enumerate(found.seats):
        parts: dict[float, float] = {}
        for key, count in found.outcomes.items():
            part = _part(1 << number, key & 0xFF, key >> 8)
            parts[part] = parts.get(part, 0) + count
        mean = sum(part * n for part, n in parts.items()) / found.deals
        square = sum(part * part * n for part, n in parts.items()) / found.deals
        alone = sqrt((square - mean * mean) / found.deals)
        yield f"{(seat.standard_error / alone) ** 2:.2f}"


def _part(me: int, high: int, low: int) -> float:
    halves = [high, low] if low else [high]
    return sum(1 / len(halves) / each.bit_count() for each in halves if each & me)


def two_threads() -> None:
    def walls(threads: int) -> list[float]:
        times = []
        for _ in range(5):
            begun = perf_counter()
            equity(SIX, exact=False, deals=4 * DEALS, threads=threads)
            times.append(perf_counter() - begun)
        return times

    sleep(1)
    begun, used = perf_counter(), process_time()
    one = walls(1)
    alone = (process_time() - used) / (perf_counter() - begun)
    two = walls(2)
    ratio = median(one) / median(two)
    busy = alone < 0.9 or os.getloadavg()[0] > 1.5
    verdict = "inconclusive: the machine is busy" if busy else ""
    say("two threads, sampled six-way", f"{ratio:.2f} times one", verdict)
    exact = [median(_wall(partial(equity, DOOR, threads=n)) for _ in range(5)) for n in (1, 2)]
    say("two threads, exact against a door card", f"{exact[0] / exact[1]:.2f} times one", verdict)


def _wall(call: Callable[[], object]) -> float:
    begun = perf_counter()
    call()
    return perf_counter() - begun


def without_a_compiler() -> None:
    code = (
        "from time import process_time as t; from doorcard.equity import equity\n"
        "equity(['AhKhQh5c2d9h', '7c7d2s8s9s8h']); a = t()\n"
        "equity({!r}, game={!r}, seconds=900); print(t() - a)"
    )
    for name, hands, game in (
        ("heads-up third street, hi", THIRD, "hi"),
        ("heads-up third street, hi/lo", THIRD, "hilo"),
        ("three-way fifth street, hi", FIFTH, "hi"),
    ):
        took = float(_told(code.format(hands, game), "python"))
        say(f"twin, exact {name}", f"{took:.2f} s")


def rules_core() -> None:
    code = (
        "from bench.rules import deals, doorcard_hand, hands_a_second\n"
        "for calling in (True, False):\n"
        "    hands = deals(300, calling=calling); [doorcard_hand(deal) for deal in hands[:50]]\n"
        "    print(max(hands_a_second(doorcard_hand, hands) for _ in range(5)))"
    )
    try:
        by_kernel = {kernel: _told(code, kernel).split() for kernel in ("python", "native")}
    except subprocess.CalledProcessError:
        print("!! the rules core is not measured: bench.rules needs pokerkit")
        return
    for number, name in enumerate(("call-down", "random play")):
        twin, native = (float(by_kernel[kernel][number]) for kernel in ("python", "native"))
        say(
            f"rules core, {name}",
            f"{native:.0f} hands a CPU-s",
            f"{twin:.0f} with ranks by tables: {native / twin:.2f} times",
        )


def _told(code: str, kernel: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "DOORCARD_KERNEL": kernel},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def main() -> None:
    if not chosen.COMPILED:
        raise SystemExit("the kernel is not compiled: install Doorcard where there is a compiler")
    print(f"load before the run: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    say("import doorcard.equity", f"{milliseconds('import doorcard.equity'):.1f} ms", "no numpy")
    say("  of that doorcard.ranking", f"{milliseconds('import doorcard.ranking'):.1f} ms")
    one_rank()
    batches()
    every_hand()
    exactly()
    sampling()
    two_threads()
    without_a_compiler()
    rules_core()


if __name__ == "__main__":
    main()
