"""The ranks where the ace is low."""

from __future__ import annotations

from typing import Final

from doorcard.cards import CARDS

ACE_LOW: Final = {card: (card.rank - 1) % 13 + 1 for card in CARDS}
"""The rank of each card from 1 (ace) and 2 (deuce) to 13 (king)."""
