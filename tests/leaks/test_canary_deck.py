"""A deck whose closed cards are looked for wherever bytes go: no log and no endpoint has them.

In the first of two hands everybody asks for everything, and again when it is over; in the
second everybody asks for all that changes something.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pytest

from doorcard.cards import CARDS, Card, parse_cards
from doorcard.proof import Verdict, verify_file
from doorcard.stud import Event, Mucked, StreetDealt
from doorcard.views import cards_told, redact
from tests.leaks.fixed_chance import faces_not_hashed
from tests.leaks.secrets_of_a_hand import faces_in, named_in, stands_in
from tests.leaks.stage import FIGURES
from tests.leaks.worlds import Run, World, play


@dataclass(frozen=True)
class Evening:
    """What came of the hands."""

    world: World
    heard: dict[str, bytes]
    """By viewer: every message and every answer, each once."""

    def told(self, viewer: str, hand: int) -> set[Card]:
        """The cards of a hand that a viewer was told: by a link, those that its maker was."""
        seats = {self.world.seats.get(each) for each in (viewer, *self.world.showed)}
        events = self.world.events[hand]
        return {c for event in events for seat in seats for c in cards_told(redact(event, seat))}

    def told_ever(self, viewer: str) -> set[Card]:
        """The cards that a viewer was told in any hand: the others are canaries.

        A link to a hand shows its maker's cards to all, mucked hands are told to players who
        ask, and the first dealer was drawn.
        """
        world = self.world
        told = self.told(viewer, 0) | self.told(viewer, 1)
        if viewer in world.seats:
            told |= set(mucked_cards(world.events[0]))
        return told | set(world.drawn)

    def secrets(self, viewer: str) -> list[bytes]:
        """The seeds of the decks played, and the salts of what stayed closed to a viewer."""
        found = [dealt.picked for dealt in self.world.dealt]
        for number, dealt in enumerate(self.world.dealt):
            told = self.told(viewer, number)
            found += [salt for card, salt in dealt.salts.items() if card not in told]
        return found


def mucked_cards(events: Sequence[Event]) -> Iterator[Card]:
    """The down cards of those who mucked a called hand."""
    gone = {event.seat for event in events if isinstance(event, Mucked)}
    for event in events:
        if isinstance(event, StreetDealt):
            yield from (card for each in event.cards if each.seat in gone for card in each.down)


@pytest.fixture(scope="module")
def evening() -> Evening:
    world = asyncio.run(play(Run("reference", 2, 2, victim=2, patient=True)))
    heard = {
        name: b"\n".join({line for each in world.hands for line in each[name]})
        for name in world.hands[0]
    }
    return Evening(world, heard)


class TestACanaryDeck:
    def test_is_in_nothing_that_anybody_was_given(self, evening: Evening) -> None:
        for name, text in evening.heard.items():
            canaries = set(CARDS) - evening.told_ever(name)
            assert len(canaries) >= 10
            assert not faces_in(canaries, text), name
            assert not [each for each in evening.secrets(name) if stands_in(each, text)], name

    def test_is_in_no_line_of_the_log(self, evening: Evening) -> None:
        log = b"\n".join(set(evening.world.log))

        assert not faces_in(CARDS, log)
        assert not named_in(CARDS, log)
        for dealt in evening.world.dealt:
            assert not [each for each in dealt.salts.values() if stands_in(each, log)]
            assert not stands_in(dealt.picked, log)

    def test_is_named_in_no_language(self, evening: Evening) -> None:
        """The room writes faces, and leaves words to the client."""
        lines = {line for each in evening.world.hands for heard in each.values() for line in heard}

        assert not named_in(CARDS, b"\n".join(lines))

    def test_would_be_found(self, evening: Evening) -> None:
        """What viewers were told is found by the same search, in what all of them were given."""
        for name, text in evening.heard.items():
            found = faces_in(evening.told_ever(name), text)
            assert found, name
            salts = [
                salt
                for number, dealt in enumerate(evening.world.dealt)
                for card, salt in dealt.salts.items()
                if card in evening.told(name, number)
            ]
            assert name == FIGURES or any(stands_in(each, text) for each in salts), name
        assert len(evening.world.dealt) == 2
        ace = parse_cards("As")
        for words in ("an Ace of Spades", "Pataässä", "as pik", "potiäss"):
            assert named_in(ace, words.encode())
        for face in ('"As"', "As Kd", "[As]", "down=As"):
            assert faces_in(ace, face.encode())


class TestEverythingIsAsked:
    def test_in_a_hand_and_after_it_by_everybody(self, evening: Evening) -> None:
        asked = {each for each in evening.world.asked if "?" not in each[2]}
        roles = {role for _, role, _ in asked}
        paths = {path for _, _, path in asked}

        assert len(asked) == 2 * len(roles) * len(paths)

    def test_and_granted_to_somebody(self, evening: Evening) -> None:
        """A route that is refused to all was asked with something that is not there."""
        paths = {path for _, _, path in evening.world.asked if "?" not in path}

        assert paths <= {each.partition(" ")[2] for each in evening.world.granted}


class TestTheFairDealHere:
    def test_is_a_real_one_but_for_the_faces(self, evening: Evening) -> None:
        """Salts, leaves, roots, mix, openings, signatures: a verifier finds nothing wrong."""
        proof = re.compile(rb"/proof'\)\n200\n.*?\n(\{.*\})", re.DOTALL)
        lines = [line for heard in evening.world.hands[0].values() for line in heard]
        proofs = {found[1] for line in lines if (found := proof.search(line))}

        with faces_not_hashed():
            reports = [verify_file(each) for each in proofs]

        assert reports
        assert all(each.verdict is not Verdict.BROKEN for each in reports), reports[0].findings
