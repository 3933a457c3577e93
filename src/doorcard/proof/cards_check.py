"""Fourth step: every card that was told lay at its place before any seed was known."""

from __future__ import annotations

from collections.abc import Iterator

from doorcard.cards import Card
from doorcard.fairness import (
    DECK_SIZE,
    SIZE,
    CardOpening,
    Mix,
    OpeningEvent,
    deck_context,
    leaf_of,
    proves,
)
from doorcard.proof.findings import Finding, found
from doorcard.proof.saved_hand import ToldNotice
from doorcard.stud import SeatNo, Shown, StreetDealt


class PlaceBook:
    """Which card lies at which place, as far as the viewer was told."""

    def __init__(self, opening: OpeningEvent, mix: Mix, leaves: bytes) -> None:
        self._opening = opening
        self._mix = mix
        self._leaves = leaves
        self._context = deck_context(opening.table, opening.hand, opening.number, mix.pick)
        self._down: dict[SeatNo, list[int]] = {}
        self.faces: dict[int, Card] = {}
        """The cards that have been told and proven, by place."""

    def check(self, told: ToldNotice, street: StreetDealt | None) -> Iterator[Finding]:
        """What is wrong with the cards of one notice; ``street`` is due, with its places."""
        match told.event:
            case StreetDealt() if street is not None:
                due = self._dealt(told.event, street)
                reclaimed = street.reclaimed
            case Shown():
                due = self._shown(told.event, told.openings)
                reclaimed = False
            case _:
                due, reclaimed = {}, False
        yield from self._open(told, due, reclaimed=reclaimed)

    def _dealt(self, event: StreetDealt, street: StreetDealt) -> dict[int, Card]:
        """The told faces by the places from which they must have come."""
        due: dict[int, Card] = {}
        for cards, places in zip(event.cards, street.cards, strict=False):
            due |= zip(map(int, places.up), cards.up, strict=False)
            due |= zip(map(int, places.down), cards.down, strict=False)
            self._down.setdefault(cards.seat, []).extend(map(int, places.down))
        if event.common is not None and street.common is not None:
            due[int(street.common)] = event.common
        return {place: card for place, card in due.items() if card.is_known}

    def _shown(self, event: Shown, openings: tuple[CardOpening, ...]) -> dict[int, Card]:
        places = self._down.get(event.seat, [])
        if len(event.cards) == len(places):
            return dict(zip(places, event.cards, strict=True))
        due: dict[int, Card] = {}
        for card in event.cards:
            told = (each for each in openings if each.place in places and self._proves(card, each))
            free = (each for each in places if each not in due)
            place = next((each.place for each in told), next(free, None))
            if place is not None:
                due[place] = card
        return due

    def _open(
        self, told: ToldNotice, due: dict[int, Card], *, reclaimed: bool
    ) -> Iterator[Finding]:
        spare = {each.place: each for each in told.openings}
        for place, card in due.items():
            opening = spare.pop(place, None)
            if opening is not None and self._proves(card, opening):
                yield from self._tell(place, card, told.v)
                continue
            facts = {"v": told.v, "card": str(card), "place": place}
            elsewhere = self._elsewhere(card, told.openings)
            if elsewhere is not None:
                spare.pop(elsewhere, None)
                code = "reclaim.order" if reclaimed else "card.place"
                yield found(code, **facts, told=elsewhere)
            else:
                yield found("card.unopened" if opening is None else "card.wrong", **facts)
            yield from self._tell(place, card, told.v)
        left = sorted(set(spare) - due.keys())
        if left:
            yield found("card.extra", v=told.v, places=left)

    def _tell(self, place: int, card: Card, v: int) -> Iterator[Finding]:
        twice = [at for at, each in self.faces.items() if each == card and at != place]
        if twice:
            yield found("card.repeated", v=v, card=str(card), place=place, also=twice[0])
        self.faces[place] = card

    def _proves(self, card: Card, opening: CardOpening) -> bool:
        return proves(self._opening, self._mix, self._leaves, card, opening)

    def _elsewhere(self, card: Card, openings: tuple[CardOpening, ...]) -> int | None:
        """The place where the card really lies, if one of these openings proves it."""
        for each in openings:
            for leaf in range(DECK_SIZE):
                fixed = self._leaves[SIZE * leaf : SIZE * (leaf + 1)]
                if leaf_of(self._context, leaf, card, each.salt) == fixed:
                    return self._mix.places.index(leaf)
        return None
