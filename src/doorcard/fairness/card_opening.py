"""The opening of one card: what lets a viewer check it, and tells nothing of the others."""

from __future__ import annotations

from dataclasses import dataclass

from doorcard.cards import Card
from doorcard.fairness.deck_order import DECK_SIZE, deck_context, leaf_of
from doorcard.fairness.hashing import Json
from doorcard.fairness.mixing import Mix
from doorcard.fairness.opening_event import OpeningEvent
from doorcard.fairness.reading import Fields
from doorcard.fairness.secret import SIZE


@dataclass(frozen=True, slots=True, order=True)
class CardOpening:
    """Where a card came from, and the salt that proves it."""

    place: int
    """The place in the deal, 0 to 51, burned cards counted."""
    salt: bytes

    def plain(self) -> dict[str, Json]:
        """Its JSON."""
        return {"place": self.place, "salt": self.salt.hex()}

    @classmethod
    def read(cls, record: Json) -> CardOpening:
        """The card opening in this JSON. Raises ``BadFairRecord``: ``card.malformed``."""
        fields = Fields("card.malformed", "card opening", record, ("place", "salt"))
        return cls(fields.count("place", 0, DECK_SIZE - 1), fields.raw("salt"))


def proves(opening: OpeningEvent, mix: Mix, leaves: bytes, card: Card, proof: CardOpening) -> bool:
    """Was ``card`` fixed at that place of the deal before any seed was known?

    ``leaves`` are the 52 leaves of the deck that is played, one after the other; that
    they give its root has been checked before.
    """
    context = deck_context(opening.table, opening.hand, opening.number, mix.pick)
    leaf = mix.places[proof.place]
    fixed = leaves[SIZE * leaf : SIZE * (leaf + 1)]
    return leaf_of(context, leaf, card, proof.salt) == fixed
