"""Rooms that cheat with cards, with the play, with hand numbers, or in what they tell."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from doorcard.fairness import (
    HandDecks,
    SigningKey,
    VoidReason,
    voided,
)
from doorcard.proof import Link, Mine, SavedHand, ToldNotice, told
from doorcard.stud import StreetDealt
from tests.fairness.fixed import seed, source
from tests.proof.cheating import (
    LaidOut,
    Made,
    cheat,
    closed,
    closing_again,
    edited,
    fields_of,
    finished,
    first_deal,
    one_bad_deck,
    room,
    sign,
)

# The cards.


@cheat("card.wrong")
def swapped_card() -> Made:
    """The victim's door card is swapped for a worse one; the salt is the true one."""
    return [with_other_faces("swapped", move_opening=False)]


@cheat("card.place")
def wrong_position() -> Made:
    """A card from further down the deck is dealt early, with its own true salt."""
    return [with_other_faces("position", move_opening=True)]


def with_other_faces(name: str, *, move_opening: bool) -> SavedHand:
    """The cards of two places are exchanged once the mix is known."""
    run = room(name).open()
    run.room.mix(run)
    assert run.dealt is not None
    assert run.mixed is not None
    true = run.dealt
    proofs = {each.place: each.salt for each in true.open(true.deck)}
    deck = list(true.deck)
    one, other = 6, 40  # the first door card of three seats, and one that is not dealt
    deck[one], deck[other] = deck[other], deck[one]
    laid: Any = LaidOut(deck, [proofs[i] for i in range(52)], true.reclaim, true.leaves)
    if move_opening:
        laid.salts[one], laid.salts[other] = proofs[other], proofs[one]
    run.dealt = laid
    run.room.play(run)
    return closed(run).saved(1)


@cheat("card.unopened")
def missing_proof() -> Made:
    """A card comes without its opening: the room does not have one that fits."""
    saved = room("no proof").hand().saved(1)
    deal = first_deal(saved)
    return [edited(saved, deal.v, openings=deal.openings[1:])]


@cheat("play.illegal", rules=True)
def missing_card() -> Made:
    """Seat 2 gets no door card."""
    run = room("missing card").hand()
    saved = run.saved(1)
    deal = first_deal(saved)
    assert isinstance(deal.event, StreetDealt)
    cards = [
        {**each, "up": []} if isinstance(each, dict) and each["seat"] == 2 else each
        for each in _cards(deal)
    ]
    gone = next(each.up[0] for each in deal.event.cards if each.seat == 2)
    assert run.dealt is not None
    place = run.dealt.deck.index(gone)
    openings = tuple(each for each in deal.openings if each.place != place)
    changed = told(deal.v, {**deal.notice, "cards": cards}, openings)
    return [closing_again(edited(saved, deal.v, **fields_of(changed)), run)]


def _cards(told_deal: ToldNotice) -> list[Any]:
    cards = told_deal.notice["cards"]
    assert isinstance(cards, list)
    return cards


@cheat("card.extra")
def card_told_too_much() -> Made:
    """The opening of a burned card goes to a viewer: who knows the leaves can find its face."""
    run = room("too much").hand()
    saved = run.saved(1)
    deal = first_deal(saved)
    assert run.dealt is not None
    burned = run.dealt.open([run.dealt.deck[9]])
    return [edited(saved, deal.v, openings=(*deal.openings, *burned))]


@cheat("reclaim.order")
def wrong_reclaim_order() -> Made:
    """Seven seats see the river: burned cards are dealt again, in an order the room likes."""
    run = room("reclaim", seats=7).open()
    run.room.mix(run)
    assert run.dealt is not None
    true = run.dealt
    proofs = {each.place: each.salt for each in true.open(true.deck)}
    laid: Any = LaidOut(true.deck, [proofs[i] for i in range(52)], true.reclaim[::-1], true.leaves)
    run.dealt = laid
    run.room.play(run, calling=True)
    return [closed(run).saved(seat) for seat in (1, 4)]


# The play.


@cheat("play.gap")
def notice_kept_back() -> Made:
    """The victim is not told of one notice."""
    saved = room("kept back").hand().saved(1)
    return [replace(saved, notices=saved.notices[:4] + saved.notices[5:])]


@cheat("play.illegal", rules=True)
def wrong_pot() -> Made:
    """The pot goes to a seat that did not win it."""
    run = room("wrong pot").hand(calling=True)
    saved = run.saved(1)
    award = next(each for each in saved.notices if each.notice["type"] == "pot_awarded")
    shares: Any = award.notice["shares"]
    winner = shares[0]["seat"]
    wrong = [{**shares[0], "seat": winner % 3 + 1}, *shares[1:]]
    changed = told(award.v, {**award.notice, "shares": wrong}, ())
    return [closing_again(edited(saved, award.v, **fields_of(changed)), run)]


@cheat("play.closing")
def other_play_signed() -> Made:
    """The victim is told of a smaller stack at the end than the room signs for all."""
    saved = room("other play").hand().saved(1)
    last = saved.notices[-1]
    seats: Any = last.notice["seats"]
    less: list[Any] = [{**each, "stack": each["stack"] - each["stack"] % 2} for each in seats]
    less[0]["stack"] += 2
    changed = told(last.v, {**last.notice, "seats": less}, ())
    return [edited(saved, last.v, **fields_of(changed))]


# Numbers, voids and old hands.


@cheat("chain.gap")
def skipped_number() -> Made:
    """Hand 2 was opened, went badly, and is never spoken of again."""
    table = room("skipped")
    table.hand()
    table.open()
    return [table.hand().saved(1)]


@cheat("chain.previous")
def hidden_void() -> Made:
    """Hand 2 was voided; the victim is shown another void in its place, with a better reason."""
    table = room("hidden void")
    table.hand()
    void = table.void([3])
    table.stacks.pop(3)
    saved = table.hand().saved(1)
    came = {seat: each for seat, each in void.seeds.items() if seat != 2}
    other = voided(void.opening, VoidReason.SILENT, [2], came, void.decks.lay_open())
    shown = Link(void.opening, void.signature, other, table.key.sign(other.digest))
    return [replace(saved, before=(saved.before[0], shown))]


@cheat("void.unfounded")
def void_of_an_unfavourable_hand() -> Made:
    """All seeds have come, the mix is bad for the room, and the hand is voided: 'stopped'."""
    run = room("unfavourable").open()
    run.close(voided(run.opening, VoidReason.STOPPED, [], run.seeds, run.decks.lay_open()))
    return [run.saved(1)]


@cheat("void.unfounded")
def void_with_every_seed() -> Made:
    """The same, with a seat named as silent whose seed is in the list."""
    run = room("every seed").open()
    run.close(voided(run.opening, VoidReason.SILENT, [2], run.seeds, run.decks.lay_open()))
    return [run.saved(1)]


@cheat("void.mine")
def void_that_blames_the_victim() -> Made:
    """The same, and the victim is called silent although the room gave it a receipt."""
    return [room("blames").void([1]).saved(1)]


@cheat("void.mixed")
def void_after_the_mix() -> Made:
    """The hand is voided when the cards are fixed and the first of them seen."""
    run = room("after the mix").open()
    run.room.mix(run)
    came = {seat: each for seat, each in run.seeds.items() if seat != 3}
    run.close(voided(run.opening, VoidReason.SILENT, [3], came, run.decks.lay_open()))
    return [run.saved(1)]


@cheat("void.decks")
def void_that_hides_a_bad_deck() -> Made:
    """One deck is bad and was not picked: an accomplice falls silent, so that none is laid open."""
    run, _, _ = one_bad_deck("hides", picked=False)
    run.mixed, run.dealt = None, None
    came = {seat: each for seat, each in run.seeds.items() if seat != 3}
    run.close(voided(run.opening, VoidReason.SILENT, [3], came, run.decks.lay_open()))
    return [run.saved(1)]


@cheat("void.decks")
def void_without_decks() -> Made:
    """The same, and the decks of the void are kept closed, in a hand before this one."""
    table = room("without decks")
    table.hand()
    run = table.open()
    came = {seat: each for seat, each in run.seeds.items() if seat != 3}
    run.close(voided(run.opening, VoidReason.SILENT, [3], came, None))
    table.stacks.pop(3)
    return [table.hand().saved(1)]


@cheat("void.unfounded")
def key_lost() -> Made:
    """The room says that it has lost its key: nothing can be laid open."""
    run = room("key lost").open()
    run.close(voided(run.opening, VoidReason.KEY_LOST, [], {}, None))
    return [run.saved(1)]


@cheat("chain.silent")
def silent_seat_dealt_in() -> Made:
    """Accomplices take turns at being silent, each is dealt in again by the next number."""
    table = room("takes turns", seats=4)
    table.hand()
    table.void([3])
    return [table.hand().saved(1)]


@cheat("chain.silent")
def silent_seat_dealt_in_after_two() -> Made:
    """The same with another void between: until a hand is played all of them stay out."""
    table = room("takes two turns", seats=4)
    table.hand()
    table.void([3])
    stack = table.stacks.pop(3)
    table.void([4])
    table.stacks[3] = stack
    table.stacks.pop(4)
    return [table.hand().saved(1)]


@cheat("commitment.mine", "chain.previous")
def replay_of_an_old_hand() -> Made:
    """The victim is dealt a hand that was dealt to others before, event and all."""
    table = room("old hand")
    old = table.hand()
    last = table.hand()
    fresh = Mine(1, seed("fresh"), None, None)
    saved = old.saved(1)
    return [
        replace(
            saved,
            opening=replace(saved.opening, number=last.opening.number + 1),
            signature=table.key.sign(replace(saved.opening, number=last.opening.number + 1).digest),
            mine=fresh,
            before=(last.link(),),
        )
    ]


@cheat("compare.opening")
def old_hand_told_again() -> Made:
    """An old hand with a new number, and its id kept: two files show it."""
    table = room("told again")
    old = table.hand()
    run = table.open(hand=old.opening.hand)
    run.decks = HandDecks.unseal(run.decks.seal())
    sign(run, roots=run.decks.roots(run.opening.table, run.opening.hand, run.opening.number))
    return [old.saved(2), finished(run).saved(1)]


# Different stories.


@cheat("compare.opening", "compare.card")
def two_stories() -> Made:
    """Two players are told different hands under one number; each file holds by itself."""
    one = room("story").hand()
    other = room("story").open(decks=HandDecks.draw(source("for the other")))
    return [one.saved(1), finished(other).saved(2)]


@cheat("compare.closing", "compare.notices")
def two_ends() -> Made:
    """Two players are told different bets in one hand, each with an end that is signed."""
    first, second = (room("two ends").open() for _ in range(2))
    for run in (first, second):
        run.room.mix(run)
    first.room.play(first, calling=True)
    second.room.chance.seed("otherwise")
    second.room.play(second)
    return [closed(first).saved(1), closed(second).saved(2)]


@cheat("compare.chain")
def two_pasts() -> Made:
    """One player is told of an end of hand 1 that the hand 2 of another does not follow."""
    table = room("pasts")
    first = table.hand()
    second = table.hand()
    other = room("pasts")
    told_once = other.open()
    other.mix(told_once)
    other.chance.seed("otherwise")
    other.play(told_once, calling=True)
    assert told_once.opening.digest == first.opening.digest
    return [closed(told_once).saved(1), replace(second.saved(2), before=())]


@cheat("compare.key")
def two_keys() -> Made:
    """Two players know the room by different keys."""
    one, other = room("two keys"), room("two keys")
    other.key = SigningKey(seed("other key"))
    one.hand()
    other.hand()
    return [one.hand().saved(1), other.hand().saved(2)]


# Signatures.


@cheat("signature.opening")
def unsigned_opening() -> Made:
    """The opening event bears no signature of the room, so that it proves nothing later."""
    return [replace(room("unsigned").hand().saved(1), signature=bytes(64))]


@cheat("key.changed")
def other_key() -> Made:
    """The room signs with a key that the victim does not know."""
    saved = room("other key").hand().saved(1)
    return [replace(saved, key=SigningKey(seed("known key")).public)]


@cheat("signature.receipt")
def worthless_receipt() -> Made:
    """The receipt is signed by nobody."""
    saved = room("worthless").hand().saved(1)
    mine = saved.mine and replace(saved.mine, signature=bytes(64))
    return [replace(saved, mine=mine)]


@cheat("signature.closing")
def unsigned_closing() -> Made:
    """The end bears no signature of the room."""
    return [replace(room("unsigned end").hand().saved(1), closing_signature=bytes(64))]
