"""The cards of one seat, pieced together from all that a file says of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from doorcard.cards import UNKNOWN, Card, show_cards
from doorcard.histories.readers.bad_hand import Contradiction
from doorcard.stud import Street

Cards = tuple[Card, ...]


@dataclass
class Holding:
    """What is known of the closed and the open cards, in dealing order."""

    down: Cards = ()
    up: Cards = ()
    told: Cards = ()
    """A hand turned up whose open cards were never told, in the file's own order."""

    def see(self, down: Cards, up: Cards, line: int) -> None:
        """Cards seen at their places; backs tell nothing. What contradicts raises ``BadHand``."""
        self.down = _joined(self.down, down, line)
        self.up = _joined(self.up, up, line)

    def turn(self, cards: Sequence[Card], common: Card | None, line: int) -> None:
        """The whole hand was turned up, in no certain order."""
        left = [card for card in cards if card not in (UNKNOWN, common)]
        if len(set(left)) != len(left):
            raise Contradiction(line, f"{show_cards(left)} holds a card twice")
        if len(left) > 7:
            raise Contradiction(line, f"{len(left)} cards are shown: a hand has seven")
        known = [card for card in (*self.down, *self.up) if card != UNKNOWN]
        if len(left) + (common is not None) >= 6:
            missing = [card for card in known if card not in left]
            if missing and len(left) == 7:
                raise Contradiction(
                    line, f"{show_cards(missing)} was dealt, but is not among what is shown"
                )
        self.told = tuple(left)

    def deal(self, streets: Sequence[Street], line: int, *, common: bool) -> None:
        """All streets this seat was dealt are known now: each card gets its place."""
        seventh = Street.SEVENTH in streets and not common
        downs = (2 if streets else 0) + seventh
        ups = sum(street is not Street.SEVENTH for street in streets)
        self._fits(downs, ups, line)
        self.down += (UNKNOWN,) * (downs - len(self.down))
        self.up += (UNKNOWN,) * (ups - len(self.up))
        if self.told:
            self._place(downs, ups, line)

    def _fits(self, downs: int, ups: int, line: int) -> None:
        if len(self.up) > ups or len(self.down) > downs:
            raise Contradiction(
                line,
                f"{show_cards((*self.down, *self.up))} is more than {downs} closed and "
                f"{ups} open cards",
            )

    def _place(self, downs: int, ups: int, line: int) -> None:
        if len(self.told) > downs + ups:
            raise Contradiction(
                line, f"{show_cards(self.told)} is shown, but {downs + ups} cards were dealt"
            )
        new = [card for card in self.told if card not in (*self.down, *self.up)]
        if UNKNOWN in self.up and len(self.told) == downs + ups:
            # Every format that leaves out open cards still shows them third to sixth.
            placed = self.told[2 : 2 + ups]
            if all(old in (UNKNOWN, card) for old, card in zip(self.up, placed, strict=True)):
                self.up = placed
                new = [card for card in self.told if card not in (*self.down, *self.up)]
        self.down, new = _filled(self.down, new)
        self.up, new = _filled(self.up, new)
        if new:
            raise Contradiction(line, f"{show_cards(new)} is shown, but was not dealt")


def _filled(cards: Cards, new: list[Card]) -> tuple[Cards, list[Card]]:
    """Backs turned into the new cards, as far as they go; and what is left of those."""
    coming = iter(new)
    filled = tuple(next(coming, UNKNOWN) if card == UNKNOWN else card for card in cards)
    return filled, list(coming)


def _joined(old: Cards, new: Cards, line: int) -> Cards:
    size = max(len(old), len(new))
    left = old + (UNKNOWN,) * (size - len(old))
    right = new + (UNKNOWN,) * (size - len(new))
    for was, now in zip(left, right, strict=True):
        if UNKNOWN not in (was, now) and was != now:
            raise Contradiction(line, f"{now} stands where {was} was dealt")
    return tuple(was if now == UNKNOWN else now for was, now in zip(left, right, strict=True))
