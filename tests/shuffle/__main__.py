"""``python -m tests.shuffle N``: count N decks of the room, and say what was found."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from multiprocessing import get_context

from tests.shuffle.biases import BOUND, Census, measures
from tests.shuffle.shufflers import counted

_AT_ONCE = 50_000


def main() -> int:
    """0 if nothing was found."""
    decks = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000_000
    began, census = time.monotonic(), Census()
    with get_context("spawn").Pool(os.cpu_count()) as pool:
        for part in pool.imap_unordered(counted, _parts(decks)):
            census.add(part)
            sys.stdout.write(f"\r{census.decks:,} decks, {time.monotonic() - began:.0f} s ")
            sys.stdout.flush()
    found = measures(census)
    sys.stdout.write("\n\nmeasure                                     deviations  finds\n")
    for each in found:
        verdict = "" if each.passes else "   <-- BIASED"
        sys.stdout.write(f"{each.name:42}  {each.deviations:10.2f}  {each.finds}{verdict}\n")
    sys.stdout.write(f"\nBound: {BOUND} standard deviations either way.\n")
    return 0 if all(each.passes for each in found) else 1


def _parts(decks: int) -> Iterator[int]:
    while decks > 0:
        yield min(decks, _AT_ONCE)
        decks -= _AT_ONCE


if __name__ == "__main__":
    raise SystemExit(main())
