"""What rooms that cheat are made with.

A cheat is done as well as a room can do it: it signs whatever it likes, and what it
cannot compute (a salt that fits, a seed that gives a root) it does not have.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from doorcard.cards import CARDS, Card
from doorcard.fairness import (
    DECKS,
    CardOpening,
    DeckSeed,
    Mix,
    deck_context,
    deck_order,
    leaf_of,
    mix_of,
    played,
    root_of,
)
from doorcard.proof import Mixed, SavedHand, ToldNotice
from doorcard.proof.closing_check import rail
from doorcard.stud import StreetDealt
from tests.proof.fair_room import FairRoom, HandRun, plain

Made = Sequence[SavedHand]


@dataclass(frozen=True)
class Cheat:
    """One way to cheat, and what must be found in what it leaves behind."""

    name: str
    says: str
    codes: tuple[str, ...]
    """All of these must be found, in one file or by comparing."""
    make: Callable[[], Made]
    needs_rules: bool = False
    """Is it found only by who knows the rules of the game?"""


CHEATS: list[Cheat] = []


def cheat(*codes: str, rules: bool = False) -> Callable[[Callable[[], Made]], Callable[[], Made]]:
    """Enter a function that makes the files under its name; its docstring says what is done."""

    def enter(make: Callable[[], Made]) -> Callable[[], Made]:
        says = " ".join((make.__doc__ or "").split())
        CHEATS.append(Cheat(make.__name__, says, codes, make, needs_rules=rules))
        return make

    return enter


def room(name: str, seats: int = 3) -> FairRoom:
    """A small table; the victim sits at seat 1."""
    return FairRoom(dict.fromkeys(range(1, seats + 1), 2000), name=name)


def sign(run: HandRun, **changes: Any) -> None:  # noqa: ANN401 - fields of the event
    """The opening event with something changed, and signed again."""
    run.opening = replace(run.opening, **changes)
    run.signature = run.room.key.sign(run.opening.digest)


def finished(run: HandRun, *, calling: bool = False) -> HandRun:
    """Mixed, played and closed as an honest room would."""
    run.room.mix(run)
    run.room.play(run, calling=calling)
    return closed(run)


def closed(run: HandRun) -> HandRun:
    """Closed with what the rail was told."""
    run.close(played(run.opening, [plain(event, None) for event in run.events]))
    return run


def edited(saved: SavedHand, v: int, **changes: Any) -> SavedHand:  # noqa: ANN401 - fields of it
    """The file with one notice changed."""
    notices = tuple(replace(each, **changes) if each.v == v else each for each in saved.notices)
    return replace(saved, notices=notices)


def closing_again(saved: SavedHand, run: HandRun) -> SavedHand:
    """The file with an end that the room signs for the notices as they now are."""
    closing = played(saved.opening, list(rail(saved.notices)))
    return replace(saved, closing=closing, closing_signature=run.room.key.sign(closing.digest))


def first_deal(saved: SavedHand) -> ToldNotice:
    return next(each for each in saved.notices if isinstance(each.event, StreetDealt))


def one_bad_deck(
    name: str, *, picked: bool, aces: int = 1
) -> tuple[HandRun, int, tuple[Card, ...]]:
    """A hand opened with a deck in which aces of spades stand for the lowest cards.

    It stands at an index that the mix picks, or does not.
    """
    for attempt in range(1000):
        run = room(f"{name} {attempt}").open()
        bad = attempt % DECKS
        opening = run.opening
        context = deck_context(opening.table, opening.hand, opening.number, bad)
        fair = deck_order(context, DeckSeed(run.decks.lay_open()[bad]))
        cards = tuple(CARDS[51] if card < aces else card for card in fair.cards)
        leaves = tuple(leaf_of(context, i, cards[i], fair.salts[i]) for i in range(52))
        roots = list(opening.roots)
        roots[bad] = root_of(context, leaves)
        sign(run, roots=tuple(roots))
        mix = mix_of_all(run)
        if (mix.pick == bad) is picked:
            lay_out(run, mix, cards, fair.salts, b"".join(leaves))
            return run, bad, cards
    raise AssertionError("no attempt picked it")


def mix_of_all(run: HandRun) -> Mix:
    return mix_of(run.opening, run.seeds)


class LaidOut:
    """A dealt deck of the room's own making: cards, salts and reclaim order by place."""

    def __init__(
        self, deck: Sequence[Card], salts: Sequence[bytes], reclaim: Sequence[int], leaves: bytes
    ) -> None:
        self.deck = tuple(deck)
        self.salts = list(salts)
        self.reclaim = tuple(reclaim)
        self.leaves = leaves
        self.place: dict[Card, list[int]] = {}
        for at, card in enumerate(deck):
            self.place.setdefault(card, []).append(at)

    def open(self, cards: Sequence[Card]) -> tuple[CardOpening, ...]:
        places = sorted(place for card in cards for place in self.place[card])
        return tuple(CardOpening(place, self.salts[place]) for place in places)


def lay_out(
    run: HandRun, mix: Mix, cards: Sequence[Card], salts: Sequence[bytes], leaves: bytes
) -> None:
    """Deal these leaves as the mix says, and open the sisters as far as one has their seeds."""
    run.mix = mix
    seeds = run.decks.lay_open()
    laid: Any = LaidOut(
        [cards[leaf] for leaf in mix.places],
        [salts[leaf] for leaf in mix.places],
        mix.reclaim,
        leaves,
    )
    run.dealt = laid
    in_order = tuple((each.seat, run.seeds[each.seat]) for each in run.opening.people)
    sisters = tuple((i, raw) for i, raw in enumerate(seeds) if i != mix.pick)
    run.mixed = Mixed(in_order, sisters, leaves)


def fields_of(notice: ToldNotice) -> dict[str, Any]:
    return {"notice": notice.notice, "event": notice.event, "openings": notice.openings}
