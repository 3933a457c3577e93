"""What stands around a hand in a letter, in each language of the room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class LetterFrame:
    """The sentences of a letter besides the hand itself; places in braces."""

    subject: str
    """``{number}``, ``{table}``."""
    asked: str
    """To whom mucked the hand: ``{name}`` has asked for it. ``{number}``."""
    intro: str
    """``{hand}``, ``{ended}``, ``{asked}``, ``{names}``."""
    mucked: str
    """One hand: ``{name}``, ``{seat}``, ``{cards}``, ``{made}``."""
    story: str
    """The heading of the hand."""
    last: str
    """Between the last two names of several."""


FRAMES: Final = {
    "en": LetterFrame(
        subject="Hand {number} at {table}",
        asked="{name} has asked for the hand that you mucked in hand {number}.",
        intro="You were dealt into hand {hand}, played until {ended}, and asked on {asked} for the "
        "called hands that were mucked in it: {names}.",
        mucked="{name} (seat {seat}): {cards}: {made}",
        story="The hand as you saw it:",
        last="and",
    ),
    "fi": LetterFrame(
        subject="Jako {number}, pöytä {table}",
        asked="{name} on pyytänyt kätesi, jota et näyttänyt jaossa {number}.",
        intro="Sait kortit jaossa {hand}, jota pelattiin {ended} asti, ja pyysit {asked} sen "
        "maksetut kädet, jotka jäivät näyttämättä: {names}.",
        mucked="{name} (paikka {seat}): {cards}: {made}",
        story="Jako niin kuin sinä sen näit:",
        last="ja",
    ),
    "pl": LetterFrame(
        subject="Rozdanie {number}, stół {table}",
        asked="{name} prosi o twoje niepokazane karty z rozdania {number}.",
        intro="To historia rozdania {hand}, zakończonego {ended}, w którym masz karty. Prośba z "
        "{asked} dotyczy sprawdzonych rąk, których nie pokazano: {names}.",
        mucked="{name} (miejsce {seat}): {cards}: {made}",
        story="Rozdanie widziane z twojego miejsca:",
        last="i",
    ),
    "et": LetterFrame(
        subject="Jaotus {number}, laud {table}",
        asked="{name} küsis kaarte, mida sa jaotuses {number} ei näidanud.",
        intro="Said kaardid jaotuses {hand}, mida mängiti kuni {ended}, ja küsisid {asked} selle "
        "makstud käsi, mis jäid näitamata: {names}.",
        mucked="{name} (koht {seat}): {cards}: {made}",
        story="Jaotus nii, nagu sina seda nägid:",
        last="ja",
    ),
}
"""By the code of the language."""
