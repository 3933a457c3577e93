"""Rooms that cheat with decks, with seeds, or with what is fixed in advance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from doorcard.cards import CARDS, Card
from doorcard.fairness import (
    CardOpening,
    DeckSeed,
    HandDecks,
    Mix,
    OpeningEvent,
    SeatOpening,
    commitment,
    deck_context,
    deck_order,
    digest,
)
from doorcard.proof import Mine, Mixed, SavedHand, told
from doorcard.stud import Entrant, StreetDealt, start
from tests.fairness.fixed import seed, source
from tests.proof.cheating import (
    Made,
    cheat,
    closed,
    finished,
    lay_out,
    mix_of_all,
    one_bad_deck,
    room,
    sign,
)
from tests.proof.fair_room import HandRun, plain

# The decks.


@cheat("opening.changed")
def rerolled_decks() -> Made:
    """The room has seen the seeds, likes none of its decks, and signs another eight."""
    run = room("rerolled").open()
    mine = run.saved(1).mine
    decks = HandDecks.draw(source("better decks"))
    run.decks = decks
    sign(run, roots=decks.roots(run.opening.table, run.opening.hand, run.opening.number))
    return [replace(finished(run).saved(1), mine=mine)]


@cheat("compare.opening")
def rerolled_decks_without_receipts() -> Made:
    """The same, and it gave no receipts: the event first told is the proof."""
    first = room("no receipts").open()
    early = replace(first.saved(2), mine=None)
    again = room("no receipts").open(decks=HandDecks.draw(source("better decks")))
    return [early, without_receipt(finished(again).saved(1))]


def without_receipt(saved: SavedHand) -> SavedHand:
    mine = saved.mine and replace(saved.mine, receipt=None, signature=None)
    return replace(saved, mine=mine)


@cheat("deck.wrong")
def bad_deck_not_picked() -> Made:
    """One of the eight decks has an ace twice. It is not picked, and must be laid open."""
    run, _, _ = one_bad_deck("not picked", picked=False)
    pick = run.mix.pick if run.mix else 0
    context = deck_context(run.opening.table, run.opening.hand, run.opening.number, pick)
    fair = deck_order(context, DeckSeed(run.decks.lay_open()[pick]))
    assert run.mix is not None
    lay_out(run, run.mix, fair.cards, fair.salts, b"".join(fair.leaves))
    run.room.play(run)
    return [closed(run).saved(1)]


@cheat("deck.unopened")
def sister_kept_closed() -> Made:
    """The same, and the room keeps that deck closed."""
    run = room("closed sister").hand()
    saved = run.saved(1)
    assert saved.mixed is not None
    return [replace(saved, mixed=replace(saved.mixed, decks=saved.mixed.decks[1:]))]


@cheat("card.repeated")
def repeated_card() -> Made:
    """The bad deck is picked: one chance in eight. Half of it are aces of spades."""
    run, bad, cards = one_bad_deck("picked", picked=True, aces=26)
    context = deck_context(run.opening.table, run.opening.hand, run.opening.number, bad)
    salts = deck_order(context, DeckSeed(run.decks.lay_open()[bad])).salts
    assert run.mix is not None
    deck = [cards[leaf] for leaf in run.mix.places]
    return [told_by_hand(run, deck, [salts[leaf] for leaf in run.mix.places], run.mix.reclaim)]


def told_by_hand(
    run: HandRun, deck: Sequence[Card], salts: Sequence[bytes], reclaim: Sequence[int]
) -> SavedHand:
    """The first deal of a deck that the rules core would refuse, as seat 1 is told it.

    The room has its rules core deal another one, and changes the faces in what it tells.
    """
    unused = [card for card in CARDS if card not in deck]
    fair = [unused.pop() if card in deck[:at] else card for at, card in enumerate(deck)]
    entrants = [Entrant(each.seat, each.stack) for each in run.opening.seats]
    _, events = start(run.room.rules, entrants, run.opening.dealer, fair, reclaim)
    street = next(each for each in events if isinstance(each, StreetDealt))
    n = len(street.cards)
    dealt = tuple(
        replace(each, down=(deck[i], deck[n + i]), up=(deck[2 * n + i],))
        for i, each in enumerate(street.cards)
    )
    at = [each.seat for each in dealt].index(1)
    places = sorted({at, n + at, *range(2 * n, 3 * n)})
    openings = [CardOpening(place, salts[place]) for place in places]
    started, anted = (told(v, plain(events[v - 1], 1), ()) for v in (1, 2))
    third = told(3, plain(replace(street, cards=dealt), 1), openings)
    return replace(run.saved(1), notices=(started, anted, third))


@cheat("deck.leaves")
def other_leaves() -> Made:
    """The deck that is played is swapped for another once the mix is known."""
    run = room("other leaves").open()
    run.room.mix(run)
    assert run.mixed is not None
    assert run.mix is not None
    context = deck_context(run.opening.table, run.opening.hand, run.opening.number, run.mix.pick)
    better = deck_order(context, DeckSeed(seed("better")))
    lay_out(run, run.mix, better.cards, better.salts, b"".join(better.leaves))
    run.room.play(run)
    return [closed(run).saved(1)]


@cheat("compare.root", "deck.wrong")
def old_decks() -> Made:
    """The decks of an old hand are used again, with the roots they had."""
    table = room("old decks")
    old = table.hand()
    run = table.open(roots=old.opening.roots)
    run.decks = old.decks
    forced_mix(run)
    run.room.play(run)
    return [old.saved(2), closed(run).saved(1)]


def forced_mix(run: HandRun) -> None:
    """As :meth:`FairRoom.mix`, by a room that does not mind roots that do not fit."""
    mix = mix_of_all(run)
    opening = run.opening
    context = deck_context(opening.table, opening.hand, opening.number, mix.pick)
    order = deck_order(context, DeckSeed(run.decks.lay_open()[mix.pick]))
    lay_out(run, mix, order.cards, order.salts, b"".join(order.leaves))


# The seeds.


@cheat("seed.missing")
def dropped_seed() -> Made:
    """The mix with seat 3's seed is a bad one: the hand is dealt without it."""
    return [without_seed(3)]


@cheat("seed.missing", "seed.mine")
def dropped_my_seed() -> Made:
    """The victim's own seed is dropped."""
    return [without_seed(1)]


def without_seed(seat: int) -> SavedHand:
    run = room(f"dropped {seat}").open()
    parts: list[Any] = [run.opening.digest]
    for each in run.opening.seats:
        if each.seat != seat:
            parts += [each.seat, run.seeds[each.seat]]
    mix = Mix(run.opening.digest, digest("mix", *parts))
    dealt_by(run, mix, [each for each in run.opening.people if each.seat != seat])
    return finished_as_dealt(run).saved(1)


def dealt_by(run: HandRun, mix: Mix, people: Sequence[SeatOpening]) -> None:
    """Deal by a mix of the room's own making, with those seeds told."""
    run.mix = mix
    run.dealt = run.decks.deal(run.opening, mix)
    seeds = tuple((each.seat, run.seeds[each.seat]) for each in people)
    run.mixed = Mixed(seeds, run.dealt.sisters, run.dealt.leaves)


def finished_as_dealt(run: HandRun) -> HandRun:
    run.room.play(run)
    return closed(run)


@cheat("commitment.mine")
def seed_left_out() -> Made:
    """The victim's commitment is replaced by one of the room's before the event is signed."""
    run = room("left out").open()
    mine = seed("the room's own")
    seats = tuple(
        replace(each, commitment=commitment(run.opening.table, run.opening.number, 1, mine))
        if each.seat == 1
        else each
        for each in run.opening.seats
    )
    victim = Mine(1, run.seeds[1], None, None)
    run.seeds[1] = mine
    sign(run, seats=seats)
    return [replace(finished(run).saved(1), mine=victim)]


@cheat("seed.uncommitted")
def late_commitment() -> Made:
    """An accomplice commits to nothing, sees the others' seeds, and brings one that suits it."""
    run = room("late commitment").open()
    seats = tuple(
        replace(each, commitment=None, seed=seed("none")) if each.seat == 2 else each
        for each in run.opening.seats
    )
    sign(run, seats=seats)
    people = list(run.opening.seats)
    parts: list[Any] = [run.opening.digest]
    for each in people:
        parts += [each.seat, run.seeds[each.seat]]
    dealt_by(run, Mix(run.opening.digest, digest("mix", *parts)), people)
    return [finished_as_dealt(run).saved(1)]


@cheat("opening.changed")
def late_commitment_in_a_new_event() -> Made:
    """The same, and the event is signed again with the late commitment in it."""
    run = room("late again").open()
    mine = run.saved(1).mine
    late = seed("chosen late")
    run.seeds[2] = late
    seats = tuple(
        replace(each, commitment=commitment(run.opening.table, run.opening.number, 2, late))
        if each.seat == 2
        else each
        for each in run.opening.seats
    )
    sign(run, seats=seats)
    return [replace(finished(run).saved(1), mine=mine)]


@cheat("seed.wrong")
def other_seed() -> Made:
    """An accomplice reveals another seed than it had committed to."""
    run = room("other seed").open()
    run.seeds[2] = seed("another")
    parts: list[Any] = [run.opening.digest]
    for each in run.opening.seats:
        parts += [each.seat, run.seeds[each.seat]]
    mix = Mix(run.opening.digest, digest("mix", *parts))
    dealt_by(run, mix, run.opening.people)
    return [finished_as_dealt(run).saved(1)]


# What is fixed in advance.


@cheat("opening.changed")
def late_hand_id() -> Made:
    """The hand id is chosen when the seeds are known, until the mix is good."""
    run = room("late id").open()
    mine = run.saved(1).mine
    table = run.opening.table
    sign(run, hand="h-better", roots=run.decks.roots(table, "h-better", run.opening.number))
    return [replace(finished(run).saved(1), mine=mine)]


@cheat("started.hand")
def other_hand_id() -> Made:
    """The hand that was opened ends under another id."""
    run = room("other id").hand()
    assert run.closing is not None
    run.close(replace(run.closing, hand="h-other"))
    return [run.saved(1)]


@cheat("started.seats")
def late_seat_list() -> Made:
    """Once the mix is known seat 2 is left out: the others get other cards by it."""
    return [restarted("late seats", lambda opening: {"seats": without_seat(opening, 2)})]


@cheat("started.seats")
def late_stacks() -> Made:
    """An accomplice is dealt in with more chips than were fixed."""
    return [restarted("late stacks", lambda opening: {"seats": with_stack(opening, 3, 9000)})]


@cheat("started.dealer")
def late_button() -> Made:
    """Once the mix is known the button is moved: the accomplice gets the better places."""
    return [restarted("late button", lambda opening: {"dealer": opening.dealer % 3 + 1})]


@cheat("started.rules")
def late_rules() -> Made:
    """The hand is played for another ante than was fixed."""
    run = room("late rules").open()
    run.room.mix(run)
    run.room.rules = run.room.rules.with_(ante=50)
    run.room.play(run)
    return [closed(run).saved(1)]


def restarted(name: str, changes: Callable[[OpeningEvent], dict[str, Any]]) -> SavedHand:
    """A hand that is started otherwise than it was opened."""
    run = room(name).open()
    run.room.mix(run)
    fixed = run.opening
    other = replace(fixed, **changes(fixed))
    order = sorted(other.seats, key=lambda each: (each.seat - other.dealer - 1) % 8)
    run.opening = replace(other, seats=tuple(order))
    run.room.play(run)
    run.opening = fixed
    return closed(run).saved(1)


def without_seat(opening: OpeningEvent, seat: int) -> tuple[SeatOpening, ...]:
    return tuple(each for each in opening.seats if each.seat != seat)


def with_stack(opening: OpeningEvent, seat: int, stack: int) -> tuple[SeatOpening, ...]:
    return tuple(
        replace(each, stack=stack) if each.seat == seat else each for each in opening.seats
    )
