"""Third step: the decks that were not played are decks, and the one that was is fixed."""

from __future__ import annotations

from collections.abc import Iterator

from doorcard.fairness import (
    DECKS,
    SIZE,
    DeckSeed,
    Mix,
    OpeningEvent,
    deck_context,
    deck_order,
    root_of,
)
from doorcard.proof.findings import Finding, found
from doorcard.proof.saved_hand import Mixed


def check_decks(opening: OpeningEvent, mixed: Mixed, mix: Mix) -> Iterator[Finding]:
    """The seven sisters give their roots, and the leaves that of the deck that is played."""
    seeds = dict(mixed.decks)
    sisters = [index for index in range(DECKS) if index != mix.pick]
    if sorted(index for index, _ in mixed.decks) != sisters:
        missing = sorted(set(sisters) - seeds.keys())
        yield found("deck.unopened", missing=missing, picked=mix.pick)
    for index, seed in sorted(seeds.items()):
        if not gives_root(opening, index, seed):
            yield found("deck.wrong", deck=index)
    context = deck_context(opening.table, opening.hand, opening.number, mix.pick)
    raw = mixed.leaves
    leaves = tuple(raw[at : at + SIZE] for at in range(0, len(raw), SIZE))
    if root_of(context, leaves) != opening.roots[mix.pick]:
        yield found("deck.leaves", deck=mix.pick)


def gives_root(opening: OpeningEvent, index: int, seed: bytes) -> bool:
    """Does this seed give the deck that was fixed at that index?"""
    context = deck_context(opening.table, opening.hand, opening.number, index)
    return deck_order(context, DeckSeed(seed)).root == opening.roots[index]
