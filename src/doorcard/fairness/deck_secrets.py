"""The room's side: eight decks, and the one that is dealt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NoReturn, Self

from doorcard.cards import Card, Deck
from doorcard.fairness.card_opening import CardOpening
from doorcard.fairness.deck_order import DECKS, DeckOrder, deck_context, deck_order
from doorcard.fairness.mixing import Mix
from doorcard.fairness.opening_event import OpeningEvent
from doorcard.fairness.secret import SIZE, DeckSeed, Entropy


class DealtDeck:
    """The deck of a hand, as the mix lays it out. It has no ``repr``."""

    __slots__ = ("_place", "_salts", "deck", "leaves", "reclaim", "sisters")

    def __init__(self, order: DeckOrder, mix: Mix, sisters: tuple[tuple[int, bytes], ...]) -> None:
        self.deck: Final[Deck] = tuple([order.cards[leaf] for leaf in mix.places])
        """The cards in dealing order. Hidden from everybody."""
        self.reclaim: Final = mix.reclaim
        """The order in which places are dealt again."""
        self.leaves: Final = b"".join(order.leaves)
        """The 52 leaves, one after the other. Told to all."""
        self.sisters: Final = sisters
        """The decks that are not played, each by its index and seed. Told to all."""
        self._salts = tuple([order.salts[leaf] for leaf in mix.places])
        self._place = {card: place for place, card in enumerate(self.deck)}

    def open(self, cards: Iterable[Card]) -> tuple[CardOpening, ...]:
        """The openings of exactly these cards, by place: of those a viewer is just told."""
        places = sorted(self._place[card] for card in cards)
        return tuple(CardOpening(place, self._salts[place]) for place in places)

    def __reduce__(self) -> NoReturn:
        raise TypeError("a dealt deck is not copied or pickled")


class HandDecks:
    """The eight deck seeds of one hand. It has no ``repr``, is not copied or pickled.

    Made by :meth:`draw` or :meth:`unseal`.
    """

    __slots__ = ("_laid", "_of", "_seeds")

    def __init__(self, seeds: Sequence[DeckSeed]) -> None:
        if len(seeds) != DECKS:
            raise ValueError(f"a hand is opened with {DECKS} decks, not {len(seeds)}")
        self._seeds = tuple(seeds)
        self._of: tuple[str, str, int] | None = None
        self._laid: tuple[DeckOrder, ...] = ()

    @classmethod
    def draw(cls, entropy: Entropy) -> Self:
        """Eight new decks. The source is the system's: ``os.urandom``."""
        return cls([DeckSeed.draw(entropy) for _ in range(DECKS)])

    def roots(self, table: str, hand: str, number: int) -> tuple[bytes, ...]:
        """The root of each deck, for this hand and no other."""
        return tuple(each.root for each in self._decks(table, hand, number))

    def deal(self, opening: OpeningEvent, mix: Mix) -> DealtDeck:
        """The deck that the mix picks, laid out as it says.

        The dealt deck holds all that the hand needs: the eight are laid out no longer.
        Raises ``ValueError`` when these are not the decks of that opening event, or the
        mix is another hand's.
        """
        decks = self._decks(opening.table, opening.hand, opening.number)
        if tuple(each.root for each in decks) != opening.roots:
            raise ValueError("these decks are not the ones that the hand was opened with")
        if mix.opening != opening.digest:
            raise ValueError("this mix was made of another opening event")
        sisters = tuple(
            (index, seed.expose()) for index, seed in enumerate(self._seeds) if index != mix.pick
        )
        self._of, self._laid = None, ()
        return DealtDeck(decks[mix.pick], mix, sisters)

    def lay_open(self) -> tuple[bytes, ...]:
        """All eight seeds, for the closing event of a void: nothing was dealt from them."""
        return tuple(seed.expose() for seed in self._seeds)

    def seal(self) -> bytes:
        """The sealed codec: 256 bytes that go nowhere but into an encrypted column."""
        return b"".join(seed.expose() for seed in self._seeds)

    @classmethod
    def unseal(cls, sealed: bytes) -> Self:
        """The decks that :meth:`seal` wrote. ``ValueError`` for anything else."""
        if len(sealed) != DECKS * SIZE:
            raise ValueError(f"sealed decks have {DECKS * SIZE} bytes, these {len(sealed)}")
        return cls([DeckSeed(sealed[i : i + SIZE]) for i in range(0, len(sealed), SIZE)])

    def destroy(self) -> None:
        """Overwrite the seeds: the hand is over."""
        for seed in self._seeds:
            seed.destroy()
        self._of, self._laid = None, ()

    def _decks(self, table: str, hand: str, number: int) -> tuple[DeckOrder, ...]:
        if self._of != (table, hand, number):
            self._laid = tuple(
                deck_order(deck_context(table, hand, number, index), seed)
                for index, seed in enumerate(self._seeds)
            )
            self._of = (table, hand, number)
        return self._laid

    def __reduce__(self) -> NoReturn:
        raise TypeError("decks are not copied or pickled: the sealed codec alone writes them")
