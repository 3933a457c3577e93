"""Looks at a room again and again while it is played in, and after each kill."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from doorcard.service.ports import StoredHand
from tests.crash.rooms import ROOT
from tests.crash.verdict import deal_problems, hand_problems, kept, telling_problems
from tests.crash.witness import Testimony, Witness


class Inspector:
    """Everything that must be true of a room, at any moment.

    A hand that was over and sound is not looked at again before the end: an evening has
    thousands, and what is stored of them only grows.
    """

    def __init__(self, folder: Path, witnesses: Sequence[Witness]) -> None:
        self._folder = folder
        self._witnesses = witnesses
        self._settled: set[str] = set()
        self.looks = 0
        self.hands = 0
        """Kept in the folder at the last look."""

    async def look(self, *, open_now: bool = False, whole: bool = False) -> list[str]:
        """What is wrong with books, hands, deals, and with what the witnesses were told.

        ``open_now``: the room is being played in, and a hand in play may move while it is read:
        it is compared with what was told before, and judged when it is over. ``whole``: every
        hand again.
        """
        self.looks += 1
        if whole:
            self._settled.clear()
        # What they know now, before the log is read: no telling may come before its event.
        told = [each.testimony(self._settled) for each in self._witnesses]
        return await asyncio.to_thread(self._compare, told, open_now)

    def _compare(self, told: list[Testimony], open_now: bool) -> list[str]:  # noqa: FBT001 - for a thread
        wrong = books_problems(self._folder)
        hands = kept(self._folder, self._settled)
        self.hands = len(hands) + len(self._settled)
        wrong += telling_problems(told, hands)
        for stored in hands:
            if stored.ended_ms is None and open_now:
                continue
            found = faults_of(stored)
            wrong += found
            if stored.ended_ms is not None and not found:
                self._settled.add(stored.id)
        return wrong


def faults_of(stored: StoredHand) -> list[str]:
    """All that is wrong with one hand, by what is stored of it."""
    return hand_problems(stored) + deal_problems(stored)


def books_problems(folder: Path) -> list[str]:
    """What ``doorcard audit`` finds wrong with a folder."""
    audit = subprocess.run(
        [sys.executable, "-m", "doorcard.cli.main", "audit", "--data", str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return [] if audit.returncode == 0 else [f"doorcard audit: {audit.stdout} {audit.stderr}"]
