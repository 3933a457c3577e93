"""A room in miniature that deals fair hands, and can be made to cheat at each step."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from doorcard.cards import FRESH_DECK
from doorcard.fairness import (
    ClosingEvent,
    DealtDeck,
    Entropy,
    HandDecks,
    Json,
    Mix,
    OpeningEvent,
    Receipt,
    SeatOpening,
    SigningKey,
    VoidReason,
    commitment,
    first_digest,
    mix_of,
    played,
    rules_digest,
    voided,
)
from doorcard.proof import Link, Mine, Mixed, SavedHand, told
from doorcard.records import notice_json
from doorcard.stud import (
    Action,
    Call,
    Check,
    Entrant,
    Event,
    Fold,
    Hand,
    HouseRules,
    LapseCause,
    Muck,
    Show,
    act,
    lapse,
    options,
    start,
)
from doorcard.views import Viewer, cards_told, redact
from tests.fairness.fixed import seed, source

TABLE = "river room"


def plain(notice_of: Event, viewer: Viewer) -> dict[str, Json]:
    """A notice as it travels."""
    made: dict[str, Json] = json.loads(notice_json(redact(notice_of, viewer)))
    return made


@dataclass
class HandRun:
    """A hand from its opening event to its closing event, with all that the room knows."""

    room: FairRoom
    opening: OpeningEvent
    signature: bytes
    decks: HandDecks
    seeds: dict[int, bytes]
    before: tuple[Link, ...]
    mixed: Mixed | None = None
    mix: Mix | None = None
    dealt: DealtDeck | None = None
    events: list[Event] = field(default_factory=list)
    closing: ClosingEvent | None = None
    closing_signature: bytes | None = None

    def link(self) -> Link:
        """The hand as those after it know it."""
        assert self.closing is not None
        assert self.closing_signature is not None
        return Link(self.opening, self.signature, self.closing, self.closing_signature)

    def saved(self, viewer: Viewer) -> SavedHand:
        """What that viewer saves."""
        mine = None
        if viewer in self.seeds:
            receipt = Receipt(self.opening.digest, viewer, self.seeds[viewer])
            mine = Mine(viewer, self.seeds[viewer], receipt, self.room.key.sign(receipt.digest))
        return SavedHand(
            key=self.room.key.public,
            viewer=viewer,
            opening=self.opening,
            signature=self.signature,
            mine=mine,
            mixed=self.mixed,
            notices=tuple(self.notices(viewer)),
            closing=self.closing,
            closing_signature=self.closing_signature,
            before=self.before,
        )

    def notices(self, viewer: Viewer) -> Iterable[Any]:
        """What that viewer is told, each card with its opening."""
        for v, event in enumerate(self.events, start=1):
            assert self.dealt is not None
            notice = redact(event, viewer)
            yield told(v, plain(event, viewer), self.dealt.open(cards_told(notice)))

    def close(self, closing: ClosingEvent) -> None:
        """Sign how it ended."""
        self.closing = closing
        self.closing_signature = self.room.key.sign(closing.digest)
        link = self.link()
        self.room.before = (*self.room.before, link) if closing.is_void else (link,)


class FairRoom:
    """One table, dealt hand after hand."""

    def __init__(
        self,
        seats: Mapping[int, int],
        *,
        bots: Sequence[int] = (),
        rules: HouseRules | None = None,
        name: str = "room",
        number: int = 1,
    ) -> None:
        self.stacks = dict(seats)
        self.bots = bots
        self.rules = rules or HouseRules()
        self.source: Entropy = source(name)
        self.key = SigningKey.draw(self.source)
        self.number = number
        self.dealer = min(seats)
        self.before: tuple[Link, ...] = ()
        self.chance = random.Random(name)

    def rules_json(self) -> Json:
        """The rules as the hand's first notice tells them."""
        entrants = [Entrant(seat, stack) for seat, stack in self.stacks.items()]
        _, events = start(self.rules, entrants, self.dealer, FRESH_DECK)
        return plain(events[0], None)["rules"]

    def open(self, **changes: Any) -> HandRun:  # noqa: ANN401 - fields of the event
        """The next hand, opened and signed. ``changes`` are to the opening event."""
        hand = f"h-{self.number:06}"
        decks = changes.pop("decks", None) or HandDecks.draw(self.source)
        people = [seat for seat in self.stacks if seat not in self.bots]
        seeds = {seat: seed((hand, seat)) for seat in people}
        order = sorted(self.stacks, key=lambda seat: (seat - self.dealer - 1) % 8)
        opening = OpeningEvent(
            TABLE,
            hand,
            self.number,
            self.before[-1].closing.digest if self.before else first_digest(TABLE),
            rules_digest(self.rules_json()),
            self.dealer,
            tuple(
                SeatOpening(
                    seat,
                    self.stacks[seat],
                    commitment(TABLE, self.number, seat, seeds[seat]) if seat in seeds else None,
                    None if seat in seeds else seed((hand, "bot", seat)),
                )
                for seat in order
            ),
            decks.roots(TABLE, hand, self.number),
            self.key.public,
        )
        opening = replace(opening, **changes)
        self.number += 1
        return HandRun(self, opening, self.key.sign(opening.digest), decks, seeds, self.before)

    def mix(self, run: HandRun) -> None:
        """Every seed has come: the deck is picked and laid out, the others are opened."""
        run.mix = mix_of(run.opening, run.seeds)
        run.dealt = run.decks.deal(run.opening, run.mix)
        in_order = tuple((each.seat, run.seeds[each.seat]) for each in run.opening.people)
        run.mixed = Mixed(in_order, run.dealt.sisters, run.dealt.leaves)

    def play(self, run: HandRun, *, calling: bool = False, absent: float = 0) -> Hand:
        """Play it: at random, or everybody calls to the end; ``absent`` is how often a seat
        does not act in time."""
        assert run.dealt is not None
        entrants = [Entrant(each.seat, each.stack) for each in run.opening.seats]
        hand, events = start(
            self.rules, entrants, run.opening.dealer, run.dealt.deck, run.dealt.reclaim
        )
        run.events += events
        while (law := options(hand)) is not None:
            if self.chance.random() < absent:
                cause = self.chance.choice(list(LapseCause))
                protected = self.chance.random() < 0.7
                hand, events = lapse(hand, law.seat, cause, protected=protected)
            else:
                choice = _calls(law.actions) if calling else self._any(law.actions)
                hand, events = act(hand, law.seat, choice)
            run.events += events
        self.stacks = {each.seat: each.stack for each in hand.seats if each.stack}
        return hand

    def _any(self, actions: Sequence[Action]) -> Action:
        quiet = [each for each in actions if not isinstance(each, Fold)]
        return self.chance.choice([*actions, *quiet, _calls(actions)])

    def hand(self, *, calling: bool = False, absent: float = 0) -> HandRun:
        """A fair hand from beginning to end."""
        run = self.open()
        self.mix(run)
        self.play(run, calling=calling, absent=absent)
        run.close(played(run.opening, [plain(event, None) for event in run.events]))
        return run

    def void(self, silent: Sequence[int]) -> HandRun:
        """A hand in which those seats say nothing; they are not dealt in for the next."""
        run = self.open()
        came = {seat: each for seat, each in run.seeds.items() if seat not in silent}
        run.close(voided(run.opening, VoidReason.SILENT, silent, came, run.decks.lay_open()))
        return run


def _calls(actions: Sequence[Action]) -> Action:
    for kind in (Check, Call, Show, Muck):
        for each in actions:
            if isinstance(each, kind):
                return each
    return actions[0]
