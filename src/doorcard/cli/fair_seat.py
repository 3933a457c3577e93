"""Your side of the fair deal at the practice table: a seed for each hand, and a check of it."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING

from doorcard.fairness import SIZE, OpeningEvent, commitment
from doorcard.service.deal.orders import Commit, Reveal
from doorcard.service.deal.tellings import CommitAskedTold, OpenedTold
from doorcard.stud import Refusal

if TYPE_CHECKING:
    from doorcard.cli.practice_table import YourSeat


class FairSeat:
    """Commits and reveals for your seat, and checks each hand as ``doorcard verify`` does."""

    def __init__(self, place: YourSeat) -> None:
        self._place = place
        self._seeds: dict[int, bytes] = {}

    async def commit(self, asked: CommitAskedTold) -> None:
        """Draw a seed for the next hand, and commit to it."""
        seed = self._seeds.setdefault(asked.number, os.urandom(SIZE))
        table = self._place.dealer.state.table.id
        given = commitment(table, asked.number, asked.seat, seed)
        order = Commit(self._place.player.id, asked.number, given)
        with suppress(Refusal):  # the hand was opened meanwhile: the next one asks again
            await self._place.dealer.ask(order, request=f"commit {asked.number}")

    async def reveal(self, told: OpenedTold) -> None:
        """Reveal the seed to the hand that was opened with its commitment."""
        opening = OpeningEvent.read(dict(told.opening))
        seed = self._seeds.pop(opening.number, None)
        if seed is None:
            return
        order = Reveal(self._place.player.id, told.hand, seed)
        with suppress(Refusal):  # it came too late: the hand is void
            await self._place.dealer.ask(order, request=f"reveal {told.hand}")

    async def checked(self, hand: str) -> str:
        """What the check of a hand that is over comes to, as one line."""
        import msgspec

        from doorcard.proof import Verdict, verify_file
        from doorcard.service.deal.hand_file import hand_proof
        from doorcard.web.hand_files import hand_file

        floor = self._place.floor
        record = await floor.hand(hand, self._place.player.id)
        proof = await hand_proof(floor.store, record, floor.fair)
        report = verify_file(msgspec.json.encode(hand_file(proof)))
        if report.verdict is Verdict.BROKEN:
            codes = ", ".join(dict.fromkeys(each.code for each in report.findings))
            return f"THE DEAL DOES NOT MATCH WHAT WAS FIXED: {codes}"
        return f"Shuffle checked, {len(report.faces)} cards; hand code {report.code}."
