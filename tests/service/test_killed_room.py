"""A real room, killed with SIGKILL in mid-hand, started again on the same disk."""

from __future__ import annotations

import signal
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from doorcard.adapters.sqlite import open_store
from doorcard.records import notice_json, unseal
from doorcard.room.cage import book_problems
from doorcard.service.floor.recovery import recovered, table_problems
from doorcard.service.ports import StoredHand
from doorcard.stud import HandStarted
from doorcard.views import redact
from tests.service.clockwork import HandClock

ROOT = Path(__file__).parents[2]


@dataclass
class Told:
    """What a watcher of the doomed room heard."""

    at_first: str = ""
    """The hand on the table when the watching began, and its version; ``-`` for none."""
    notices: dict[tuple[str, int], str] = field(default_factory=dict)


def hear(folder: Path, *doom: str, notices: int = 10_000) -> Told:
    """What a new process says until it is dead, or has told so many notices and is killed."""
    told = Told()
    command = [sys.executable, "-m", "tests.service.doomed_room", str(folder), *doom]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            _read(process, told, notices)
        except BaseException:
            process.kill()  # or its end would be waited for
            raise
    assert process.returncode == -signal.SIGKILL
    return told


def _read(process: subprocess.Popen[str], told: Told, notices: int) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        kind, _, rest = line.partition(" ")
        if not line.endswith("\n"):
            break
        if kind == "table":
            told.at_first = rest.rstrip("\n")
            continue
        hand, v, notice = rest.rstrip("\n").split(" ", 2)
        told.notices[hand, int(v)] = notice
        if len(told.notices) == notices:
            process.kill()


async def on_disk(folder: Path) -> tuple[StoredHand | None, dict[str, StoredHand]]:
    """The open hand, and every hand, after checking the books."""
    store = open_store(folder)
    (table,) = await store.tables()
    state = await recovered(store, table, HandClock(), await store.last_pulse())
    balances = await store.balances()
    assert table_problems(state, balances) == []
    assert book_problems(balances) == []
    hands = {}
    for number in range(1, state.table.hands + 1):
        hand = await store.hand(f"reference-{number}")
        assert hand is not None
        hands[hand.id] = hand
    still = await store.open_hand("reference")
    await store.close()
    return still, hands


def check_told(told: Told, hands: dict[str, StoredHand]) -> None:
    """Nobody was told of what is not on the disk, and nothing was told otherwise."""
    for (hand, v), line in told.notices.items():
        event = unseal(hands[hand].events[v - 1])
        assert notice_json(redact(event, None)).decode() == line


def check_goes_on(told: Told, broken_off: StoredHand) -> None:
    """The first thing seen after the restart is that hand, at least as far as it was."""
    hand, version = told.at_first.split()
    assert hand == broken_off.id
    assert int(version) >= len(broken_off.events)


class TestAKilledRoom:
    async def test_plays_on_from_the_same_card(self, tmp_path: Path) -> None:
        """Three kills at moments nobody chose."""
        before: dict[str, StoredHand] = {}
        broken_off: StoredHand | None = None
        for notices in (30, 75, 21):
            told = hear(tmp_path, notices=notices)
            still, hands = await on_disk(tmp_path)
            check_told(told, hands)
            if broken_off is not None:
                check_goes_on(told, broken_off)
            for name, hand in before.items():
                assert hands[name].events[: len(hand.events)] == hand.events
                assert hands[name].seats == hand.seats
            before, broken_off = hands, still

        decks = set()
        for hand in before.values():
            started = unseal(hand.events[0])
            assert isinstance(started, HandStarted)
            decks.add(started.deck)
        assert len(decks) == len(before) >= 2

    @pytest.mark.parametrize("step", ["stored", "adopted"])
    async def test_between_storing_and_telling_plays_on(self, tmp_path: Path, step: str) -> None:
        """Two sit down, a hand begins, the ninth order is an action in it."""
        told = hear(tmp_path, step, "9")
        still, hands = await on_disk(tmp_path)
        check_told(told, hands)
        assert still is not None
        assert len(told.notices) < len(still.events)

        told = hear(tmp_path, notices=40)

        check_goes_on(told, still)
        _, after = await on_disk(tmp_path)
        check_told(told, after)
        assert after[still.id].events[: len(still.events)] == still.events
        assert len(after[still.id].events) > len(still.events)
