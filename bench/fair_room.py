"""What the fair deal costs: CPU a hand, and bytes a hand for each viewer.

``python -m bench.fair_room [HANDS]``: whole hands through the room's own judge, with fair
deals and without, the same decisions in both. No store and no socket: what they add is in
``bench.room``. The verifier is the browser's work and is not counted.
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from dataclasses import replace

from doorcard.adapters.randomness import SystemRandomness
from doorcard.adapters.system import SystemShuffler
from doorcard.fairness import SigningKey, commitment
from doorcard.room.deal_round import Commitment
from doorcard.room.policy import policy_of
from doorcard.room.table import Seat, Table
from doorcard.service.deal import fair_judge
from doorcard.service.deal.deal_in_play import DealInPlay
from doorcard.service.deal.deal_news import (
    closed_told,
    mixed_told,
    opened_told,
    receipt_told,
)
from doorcard.service.deal.fair_desk import FairDesk
from doorcard.service.table import judge
from doorcard.service.table.audiences import Audiences
from doorcard.service.table.orders import Act
from doorcard.service.table.table_state import HandInPlay, TableState
from doorcard.service.table.verdict import Verdict
from doorcard.stud import HOUSES, Action, BringIn, Call, Check, Options, Show, options
from doorcard.web.frames import Frames

SEATS = (2, 6, 8)
TABLES = 500
HANDS_AN_HOUR = 60


def calm(law: Options) -> Action:
    kinds = (Check, Call, BringIn, Show)
    return next((each for each in law.actions if isinstance(each, kinds)), law.actions[-1])


def table(seats: int) -> Table:
    rules = HOUSES["reference"].rules
    people = tuple(Seat(n, f"p{n}", f"Player {n}", 10_000) for n in range(1, seats + 1))
    return Table(
        id="t",
        name="Table",
        house="reference",
        title="Table",
        rules=rules,
        policy=policy_of("reference", rules),
        seats=people,
        dealer=1,
    )


def deal_of(verdict: Verdict) -> DealInPlay:
    if verdict.state.deal is None:
        raise ValueError("no hand was opened")
    return verdict.state.deal


def play_of(verdict: Verdict) -> HandInPlay:
    if verdict.state.play is None:
        raise ValueError("no hand was dealt")
    return verdict.state.play


class Clock:
    """CPU seconds, by what was done."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()

    def of(self, what: str, began: float) -> None:
        self.spent[what] += time.process_time() - began  # type: ignore[assignment]  # seconds


def fair_hand(
    state: TableState, desk: FairDesk, clock: Clock, sent: Counter[str], frames: Frames
) -> TableState:
    number = state.table.hands + 1
    seeds = {each.seat: os.urandom(32) for each in state.table.seats}
    given = {
        seat: Commitment(f"p{seat}", commitment("t", number, seat, seed))
        for seat, seed in seeds.items()
    }
    began = time.process_time()
    verdict = fair_judge.opened(
        replace(state, commitments=given), desk, among=tuple(seeds), now_ms=0, until_ms=1
    )
    clock.of("opening: eight decks drawn, laid out and hashed", began)
    deal = deal_of(verdict)
    began = time.process_time()
    opened = opened_told(deal, desk, 0)
    clock.of("signatures", began)
    sent["opened"] += len(frames.of(opened))
    for seat, seed in seeds.items():
        began = time.process_time()
        found = fair_judge.revealed(verdict.state, f"p{seat}", deal.opening.hand, seed, 0)
        verdict = verdict if found is None else found
        clock.of("seeds, mix and deal", began)
    deal = deal_of(verdict)
    for seat in seeds:
        began = time.process_time()
        receipt = receipt_told(deal, seat, desk)
        clock.of("signatures", began)
        if seat == 1:
            sent["receipt"] += len(frames.of(receipt))
    sent["mixed"] += len(frames.of(mixed_told(deal)))
    verdict = played(verdict, clock, sent, frames)
    began = time.process_time()
    verdict = fair_judge.with_closing(verdict, desk)
    clock.of("closing event", began)
    deal = deal_of(verdict)
    sent["closed"] += len(frames.of(closed_told(deal, desk)))
    return verdict.state


def played(verdict: Verdict, clock: Clock, sent: Counter[str], frames: Frames) -> Verdict:
    audiences, viewers = Audiences(), [*range(1, 9), None]
    while True:
        play = play_of(verdict)
        began = time.process_time()
        told = audiences.notices(play, verdict.events, viewers)
        clock.of("notices for nine audiences", began)
        for each in told[1]:
            whole = len(frames.of(each))
            bare = len(frames.of(replace(each, openings=())))
            sent["notices"] += bare
            sent["card openings"] += whole - bare
        law = options(play.hand)
        if law is None:
            return verdict
        act = Act(f"p{law.seat}", play.id, play.hand.decision, calm(law), 0)
        began = time.process_time()
        verdict = judge.acted(verdict.state, act, 0)
        clock.of("play", began)


def plain_hand(
    state: TableState, shuffler: SystemShuffler, clock: Clock, sent: Counter[str], frames: Frames
) -> TableState:
    began = time.process_time()
    verdict = judge.begun(state, shuffler.shuffle(), 0)
    clock.of("shuffle and deal", began)
    return played(verdict, clock, sent, frames).state


def report(title: str, clock: Clock, hands: int) -> float:
    sys.stdout.write(f"  {title}\n")
    for what, seconds in clock.spent.items():
        sys.stdout.write(f"    {what:50} {1e6 * seconds / hands:8.0f} µs a hand\n")
    return 1e6 * sum(clock.spent.values()) / hands


def main() -> None:
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    desk = FairDesk(SigningKey.draw(os.urandom), SystemRandomness())
    shuffler = SystemShuffler()
    for seats in SEATS:
        fair, plain = Clock(), Clock()
        sent, before = Counter[str](), Counter[str]()
        frames = Frames()
        fresh = TableState(table(seats))
        state = other = fresh
        for _ in range(hands):
            state = fair_hand(rich(state), desk, fair, sent, frames)
            other = plain_hand(rich(other), shuffler, plain, before, frames)
        sys.stdout.write(f"{seats} people, {hands} hands\n")
        cost = report("fair", fair, hands)
        was = report("from the shuffler", plain, hands)
        more = cost - was
        load = more / 1e6 * TABLES * HANDS_AN_HOUR / 3600
        sys.stdout.write(
            f"  more: {more:.0f} µs of CPU a hand; {TABLES} tables at {HANDS_AN_HOUR} hands an "
            f"hour: {100 * load:.1f} % of a core\n"
        )
        whole = sum(sent.values()) / hands
        sys.stdout.write(f"  bytes a hand for a seated viewer: {whole:.0f}\n")
        for what, size in sent.items():
            sys.stdout.write(f"    {what:50} {size / hands:8.0f}\n")


def rich(state: TableState) -> TableState:
    """Everybody has chips again: each hand is played to its end by all."""
    seats = tuple(replace(each, stack=10_000) for each in state.table.seats)
    return replace(state, table=replace(state.table, seats=seats))


if __name__ == "__main__":
    main()
