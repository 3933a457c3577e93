"""Doorcard and PokerKit play the same hands: a slice here, as many as wanted by hand.

``make differential N=1000000`` sets DOORCARD_DIFFERENTIAL_HANDS and shows the progress.
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter

import pytest

from tests.differential.compared import EXCLUSIONS, compare

HANDS = int(os.environ.get("DOORCARD_DIFFERENTIAL_HANDS", "500"))
TELL_EVERY = 10_000
MOST_EXCLUDED = 0.40


class Tally:
    """What came of all hands so far."""

    def __init__(self) -> None:
        self.hands = 0
        self.decisions = 0
        self.excluded: Counter[str] = Counter()
        self.differences: list[str] = []

    def add(self, seed: int) -> None:
        outcome = compare(seed)
        self.hands += 1
        self.decisions += outcome.decisions
        if outcome.excluded:
            self.excluded[outcome.excluded] += 1
        if outcome.difference:
            self.differences.append(outcome.difference)

    @property
    def share_excluded(self) -> float:
        return self.excluded.total() / self.hands

    def __str__(self) -> str:
        shares = ", ".join(
            f"{name} {count / self.hands:.2%}" for name, count in self.excluded.most_common()
        )
        return (
            f"{self.hands} hands, {self.decisions} decisions, {len(self.differences)} differences; "
            f"compared only in part: {self.share_excluded:.2%} ({shares})"
        )


class TestAgainstPokerKit:
    """DESIGN, part 4: on the rules where PokerKit is right, both agree."""

    def test_every_hand_goes_the_same_way(self) -> None:
        tally, begun = Tally(), time.monotonic()
        for seed in range(HANDS):
            tally.add(seed)
            if tally.hands % TELL_EVERY == 0:
                sys.stdout.write(f"{time.monotonic() - begun:.0f} s: {tally}\n")
                sys.stdout.flush()
        sys.stdout.write(f"{tally}\n")

        assert tally.differences == []
        assert tally.share_excluded <= MOST_EXCLUDED
        assert set(tally.excluded) <= set(EXCLUSIONS)
        assert tally.decisions > 10 * tally.hands

    def test_a_difference_is_found(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """A comparison that cannot fail is worth nothing: here raises are one chip off."""
        from tests.differential.pokerkit_twin import Twin

        def one_more(twin: Twin) -> tuple[int, ...]:
            return tuple(to + 1 for to in honest(twin))

        honest = Twin.wagers
        monkeypatch.setattr(Twin, "wagers", one_more)

        assert "wagers open" in str(compare(0).difference)
