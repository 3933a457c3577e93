"""What players, and the table itself, ask of a fair deal."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field

from doorcard.room.table import HandId, PlayerId
from doorcard.service.deal import fair_judge
from doorcard.service.deal.fair_desk import FairDesk
from doorcard.service.table.order import Moment, TableOrder
from doorcard.service.table.table_state import TableState
from doorcard.service.table.verdict import Verdict
from doorcard.stud import Refusal


@dataclass(frozen=True, slots=True)
class FairOrder(TableOrder):
    """An order that needs the room's desk."""

    def judged(self, state: TableState, at: Moment) -> Verdict | None:  # noqa: ARG002 - it is refused
        """Refused with ``deal.plain``: this table's hands are dealt without commitments."""
        raise Refusal(
            "deal.plain",
            f"the hands of {state.table.name} are dealt without commitments: there is nothing to "
            "commit to",
        )

    @abstractmethod
    def fairly(self, state: TableState, at: Moment, desk: FairDesk) -> Verdict | None:
        """What it comes to; ``None`` if nothing changes. Raises ``Refusal``."""


@dataclass(frozen=True, slots=True)
class Commit(FairOrder):
    """A player commits to a seed for the next hand."""

    player: PlayerId
    number: int
    digest: bytes

    def fairly(self, state: TableState, at: Moment, desk: FairDesk) -> Verdict | None:  # noqa: ARG002 - it is noted
        """See :func:`doorcard.service.deal.fair_judge.committed`."""
        return fair_judge.committed(state, self.player, self.number, self.digest)


@dataclass(frozen=True, slots=True)
class Reveal(FairOrder):
    """A player reveals the seed."""

    player: PlayerId
    hand: HandId
    seed: bytes = field(repr=False)

    def fairly(self, state: TableState, at: Moment, desk: FairDesk) -> Verdict | None:  # noqa: ARG002 - nothing to sign
        """See :func:`doorcard.service.deal.fair_judge.revealed`."""
        return fair_judge.revealed(state, self.player, self.hand, self.seed, at.now_ms)


@dataclass(frozen=True, slots=True)
class RevealRan(FairOrder):
    """The time to reveal is over."""

    hand: HandId

    def fairly(self, state: TableState, at: Moment, desk: FairDesk) -> Verdict | None:
        """See :func:`doorcard.service.deal.fair_judge.ran_out`; nothing before its time."""
        if state.deal is not None and at.now_ms < state.deal.until_ms:
            return None
        return fair_judge.ran_out(state, self.hand, desk)
