"""What the fair deal costs: CPU a hand in the room, bytes a hand a viewer, CPU of a check.

``python bench/fair_deal.py [hands]``. Medians of CPU time on one core; bytes are JSON as it
travels, of hands that eight seats play to the end, the dearest there are.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator

from doorcard.fairness import (
    HandDecks,
    OpeningEvent,
    Receipt,
    SeatOpening,
    SigningKey,
    commitment,
    first_digest,
    mix_of,
    rules_digest,
)
from doorcard.proof import verify_file
from tests.proof.fair_room import FairRoom, HandRun

SEATS = range(1, 9)
KEY = SigningKey(os.urandom(32))


def main() -> None:
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seeds = {seat: os.urandom(32) for seat in SEATS}
    print(f"{hands} hands, eight people")
    tell("eight decks drawn, salted and hashed", hands, open_decks)
    tell("the whole of a hand in the room", hands, lambda: whole_hand(seeds))
    runs = [
        FairRoom(dict.fromkeys(SEATS, 9000), name=f"bench {n}").hand(calling=True)
        for n in range(10)
    ]
    texts = [json.dumps(run.saved(1).plain(), separators=(",", ":")).encode() for run in runs]
    tell("one saved hand verified, play included", len(texts), lambda: verify_file(texts[0]))
    for name, size in sizes(runs).items():
        print(f"{name:<44}{size:>9,.0f} bytes")
    print(f"{'one saved hand as a file':<44}{statistics.mean(map(len, texts)):>9,.0f} bytes")


def tell(name: str, times: int, work: Callable[[], object]) -> None:
    spent = []
    for _ in range(times):
        began = time.process_time_ns()
        work()
        spent.append(time.process_time_ns() - began)
    print(f"{name:<44}{statistics.median(spent) / 1e6:>9.2f} ms")


def open_decks() -> HandDecks:
    decks = HandDecks.draw(os.urandom)
    decks.roots("table", "hand", 1)
    return decks


def whole_hand(seeds: dict[int, bytes]) -> None:
    """All that the room computes for a hand: decks, event, receipts, mix, openings, end."""
    decks = open_decks()
    seats = [
        SeatOpening(seat, 1000, commitment("table", 1, seat, seed), None)
        for seat, seed in seeds.items()
    ]
    opening = OpeningEvent(
        "table",
        "hand",
        1,
        first_digest("table"),
        rules_digest({}),
        8,
        tuple(seats),
        decks.roots("table", "hand", 1),
        KEY.public,
    )
    KEY.sign(opening.digest)
    for seat, seed in seeds.items():
        KEY.sign(Receipt(opening.digest, seat, seed).digest)
    dealt = decks.deal(opening, mix_of(opening, seeds))
    dealt.open(dealt.deck)
    KEY.sign(opening.digest)


def sizes(runs: list[HandRun]) -> dict[str, float]:
    """What one viewer is told more than without a fair deal, a hand, by kind."""
    found: dict[str, list[int]] = {}
    for run in runs:
        for name, told in parts(run):
            found.setdefault(name, []).append(len(json.dumps(told, separators=(",", ":"))))
    means = {name: statistics.mean(each) for name, each in found.items()}
    return {**means, "together, a hand a viewer": sum(means.values())}


def parts(run: HandRun) -> Iterator[tuple[str, object]]:
    saved = run.saved(1).plain()
    yield "opening event and signature", [saved["opening"], saved["signature"]]
    yield "receipt", saved["mine"]
    yield "mix: seeds, sister decks, leaves", saved["mixed"]
    openings = [each.plain() for told in run.notices(1) for each in told.openings]
    yield "card openings", openings
    yield "closing event and signature", [saved["closing"], saved["closing_signature"]]


if __name__ == "__main__":
    main()
