"""The fair deal: nobody chooses the cards, and every player can check that nobody did.

``docs/fair-deal.md`` describes the protocol for whoever writes another verifier.
"""

from doorcard.fairness.bad_fair_record import BadFairRecord, BadSeed
from doorcard.fairness.card_opening import CardOpening, proves
from doorcard.fairness.closing_event import (
    ClosingEvent,
    Outcome,
    VoidReason,
    play_digest,
    played,
    read_seeds,
    voided,
)
from doorcard.fairness.commitments import commitment
from doorcard.fairness.deck_order import (
    DECK_SIZE,
    DECKS,
    DeckOrder,
    deck_context,
    deck_order,
    leaf_of,
    root_of,
)
from doorcard.fairness.deck_secrets import DealtDeck, HandDecks
from doorcard.fairness.hashing import Json, canonical, digest, message
from doorcard.fairness.mixing import Mix, mix_of
from doorcard.fairness.opening_event import (
    OpeningEvent,
    SeatOpening,
    first_digest,
    rules_digest,
)
from doorcard.fairness.receipts import Receipt
from doorcard.fairness.secret import SIZE, DeckSeed, Entropy, PlayerSeed, Secret
from doorcard.fairness.signing import SigningKey, signed_by
from doorcard.fairness.streams import Stream, shuffled

__all__ = [
    "DECKS",
    "DECK_SIZE",
    "SIZE",
    "BadFairRecord",
    "BadSeed",
    "CardOpening",
    "ClosingEvent",
    "DealtDeck",
    "DeckOrder",
    "DeckSeed",
    "Entropy",
    "HandDecks",
    "Json",
    "Mix",
    "OpeningEvent",
    "Outcome",
    "PlayerSeed",
    "Receipt",
    "SeatOpening",
    "Secret",
    "SigningKey",
    "Stream",
    "VoidReason",
    "canonical",
    "commitment",
    "deck_context",
    "deck_order",
    "digest",
    "first_digest",
    "leaf_of",
    "message",
    "mix_of",
    "play_digest",
    "played",
    "proves",
    "read_seeds",
    "root_of",
    "rules_digest",
    "shuffled",
    "signed_by",
    "voided",
]
