"""Decks: an order, salts and a root out of a seed; the mix lays one of eight out."""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace

import pytest

from doorcard.cards import CARDS, deck_problems
from doorcard.fairness import (
    DECKS,
    SIZE,
    CardOpening,
    DeckSeed,
    HandDecks,
    Stream,
    deck_context,
    deck_order,
    leaf_of,
    mix_of,
    proves,
    root_of,
    shuffled,
)
from tests.fairness.fixed import HAND, NUMBER, TABLE, opened, seed, source

SEEDS = {seat: seed(seat) for seat in (2, 5, 7)}


class TestADeckOrder:
    def test_is_fixed_by_its_seed_and_by_the_hand_it_serves(self) -> None:
        context = deck_context(TABLE, HAND, NUMBER, 3)
        order = deck_order(context, DeckSeed(seed("deck")))

        places = shuffled(Stream(seed("deck"), "order", context), 52)
        salts = Stream(seed("deck"), "salts", context).take(52 * SIZE)
        assert order.cards == tuple(CARDS[i] for i in places)
        assert b"".join(order.salts) == salts
        assert order.leaves == tuple(
            leaf_of(context, leaf, order.cards[leaf], order.salts[leaf]) for leaf in range(52)
        )
        assert order.root == root_of(context, order.leaves)

    def test_is_not_copied_pickled_or_printed(self) -> None:
        order = deck_order(deck_context(TABLE, HAND, NUMBER, 3), DeckSeed(seed("deck")))

        for copying in (copy.copy, copy.deepcopy, pickle.dumps):
            with pytest.raises(TypeError, match="not copied or pickled"):
                copying(order)
        assert "(" not in repr(order), "no field of it is printed"

    @pytest.mark.parametrize(
        "other",
        [
            deck_context("other table", HAND, NUMBER, 3),
            deck_context(TABLE, "other hand", NUMBER, 3),
            deck_context(TABLE, HAND, NUMBER + 1, 3),
            deck_context(TABLE, HAND, NUMBER, 4),
        ],
    )
    def test_serves_one_hand(self, other: bytes) -> None:
        """The same seed is another deck in another hand: an old one cannot come back."""
        here = deck_order(deck_context(TABLE, HAND, NUMBER, 3), DeckSeed(seed("deck")))
        there = deck_order(other, DeckSeed(seed("deck")))

        assert here.cards != there.cards
        assert not set(here.leaves) & set(there.leaves)
        assert not set(here.salts) & set(there.salts)


class TestTheDecksOfAHand:
    def test_are_eight_different_ones(self) -> None:
        decks = HandDecks.draw(source("decks"))

        roots = decks.roots(TABLE, HAND, NUMBER)

        assert len(roots) == len(set(roots)) == DECKS

    def test_survive_being_sealed(self) -> None:
        decks = HandDecks.draw(source("decks"))

        again = HandDecks.unseal(decks.seal())

        assert again.roots(TABLE, HAND, NUMBER) == decks.roots(TABLE, HAND, NUMBER)
        with pytest.raises(ValueError, match="256 bytes"):
            HandDecks.unseal(decks.seal()[1:])

    def test_are_gone_when_they_have_been_destroyed(self) -> None:
        decks = HandDecks.draw(source("decks"))
        decks.roots(TABLE, HAND, NUMBER)

        decks.destroy()

        for attempt in (decks.seal, decks.lay_open, lambda: decks.roots(TABLE, HAND, NUMBER)):
            with pytest.raises(ValueError, match="destroyed"):
                attempt()

    def test_number_eight(self) -> None:
        with pytest.raises(ValueError, match="8 decks, not 7"):
            HandDecks([DeckSeed(bytes(32))] * 7)


class TestTheDealtDeck:
    def test_is_the_picked_one_laid_out_by_the_mix(self) -> None:
        decks = HandDecks.draw(source("decks"))
        opening = opened(decks, SEEDS)
        mix = mix_of(opening, SEEDS)
        dealt = decks.deal(opening, mix)

        context = deck_context(TABLE, HAND, NUMBER, mix.pick)
        order = deck_order(context, DeckSeed(decks.lay_open()[mix.pick]))
        assert dealt.deck == tuple(order.cards[leaf] for leaf in mix.places)
        assert deck_problems(dealt.deck) == []
        assert sorted(dealt.reclaim) == list(range(52))

    def test_lays_the_seven_sisters_open_and_keeps_its_own_seed(self) -> None:
        decks = HandDecks.draw(source("decks"))
        opening = opened(decks, SEEDS)
        mix = mix_of(opening, SEEDS)
        dealt = decks.deal(opening, mix)

        assert [index for index, _ in dealt.sisters] == [i for i in range(8) if i != mix.pick]
        for index, raw in dealt.sisters:
            context = deck_context(TABLE, HAND, NUMBER, index)
            assert deck_order(context, DeckSeed(raw)).root == opening.roots[index]
        assert decks.lay_open()[mix.pick] not in [raw for _, raw in dealt.sisters]

    def test_proves_each_card_at_its_place_and_no_other(self) -> None:
        decks = HandDecks.draw(source("decks"))
        opening = opened(decks, SEEDS)
        mix = mix_of(opening, SEEDS)
        dealt = decks.deal(opening, mix)

        for proof in dealt.open(dealt.deck):
            card = dealt.deck[proof.place]
            other = CardOpening((proof.place + 1) % 52, proof.salt)
            assert proves(opening, mix, dealt.leaves, card, proof)
            assert not proves(opening, mix, dealt.leaves, CARDS[(card + 1) % 52], proof)
            assert not proves(opening, mix, dealt.leaves, card, other)

    def test_opens_the_cards_it_is_asked_for_and_no_more(self) -> None:
        decks = HandDecks.draw(source("decks"))
        opening = opened(decks, SEEDS)
        dealt = decks.deal(opening, mix_of(opening, SEEDS))

        openings = dealt.open([dealt.deck[30], dealt.deck[4]])

        assert [each.place for each in openings] == [4, 30]
        assert dealt.open([]) == ()

    def test_comes_of_its_own_opening_event_and_mix_alone(self) -> None:
        decks = HandDecks.draw(source("decks"))
        opening = opened(decks, SEEDS)
        other = opened(HandDecks.draw(source("others")), SEEDS)
        mix = mix_of(opening, SEEDS)

        with pytest.raises(ValueError, match="not the ones that the hand was opened with"):
            decks.deal(other, mix_of(other, SEEDS))
        with pytest.raises(ValueError, match="another opening event"):
            decks.deal(replace(opening, dealer=1), mix)
