"""Writes the hands and cheats of ``tests/vectors/fair``: ``python -m tests.proof.write_vectors``.

Saved hands for whoever writes another verifier: good ones in ``hands``, with what is to
be found in each in ``hands.json``, and what cheating rooms leave behind in ``cheats``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from doorcard.proof import SavedHand, verify
from doorcard.stud import HOUSES
from tests.proof.cheats import CHEATS
from tests.proof.fair_room import FairRoom

FOLDER = Path(__file__).parents[1] / "vectors" / "fair"


def good_hands() -> Iterator[tuple[str, SavedHand]]:
    """Hands that hold, by name."""
    three = FairRoom({1: 900, 2: 900, 3: 900}, bots=[3], name="three")
    run = three.hand(calling=True)
    yield "two_people_and_a_bot_seen_by_seat_1", run.saved(1)
    yield "two_people_and_a_bot_seen_by_the_rail", run.saved(None)
    yield "the_hand_after_it", three.hand().saved(2)
    yield "all_in", FairRoom({2: 300, 5: 150, 8: 900}, name="all in 4").hand().saved(5)
    absent = FairRoom(dict.fromkeys(range(1, 5), 1500), name="absent")
    yield "absent_seats", absent.hand(absent=0.3).saved(1)
    seven = FairRoom(dict.fromkeys(range(1, 8), 9000), name="reclaimed")
    yield "burned_cards_dealt_again", seven.hand(calling=True).saved(4)
    eight = FairRoom(dict.fromkeys(range(1, 9), 9000), name="common")
    yield "one_card_for_all", eight.hand(calling=True).saved(3)
    hilo = FairRoom({1: 900, 2: 900}, rules=HOUSES["common_hilo"].rules, name="hilo")
    yield "hi_lo", hilo.hand(calling=True).saved(2)
    home = FairRoom({1: 900, 2: 900, 3: 900}, rules=HOUSES["home_game"].rules, name="home")
    yield "home_game", home.hand().saved(1)
    bots = FairRoom({1: 900, 2: 900}, bots=[1, 2], name="bots")
    yield "unchecked", bots.hand().saved(None)
    voids = FairRoom(dict.fromkeys(range(1, 5), 900), name="voids")
    voids.hand()
    void = voids.void([4])
    yield "void", void.saved(1)
    late = void.saved(4)
    assert late.mine is not None
    yield "called_silent", replace(late, mine=replace(late.mine, receipt=None, signature=None))
    voids.stacks.pop(4)
    yield "after_a_void", voids.hand().saved(1)
    running = FairRoom({1: 900, 2: 900}, name="running").hand()
    running.closing = running.closing_signature = None
    del running.events[6:]
    yield "still_played", running.saved(2)


def pages() -> Iterator[tuple[str, str]]:
    """Each file under the folder, and its text."""
    said: dict[str, Any] = {}
    for name, saved in good_hands():
        report = verify(saved)
        said[name] = {
            "code": report.code,
            "marks": sorted(each.code for each in report.findings),
            "faces": {str(place): str(card) for place, card in sorted(report.faces.items())},
        }
        yield f"hands/{name}.json", _text(saved.plain())
    yield "hands.json", json.dumps(said, indent=1) + "\n"
    for each in CHEATS:
        page = {
            "name": each.name,
            "says": each.says,
            "codes": list(each.codes),
            "needs_rules": each.needs_rules,
            "files": [saved.plain() for saved in each.make()],
        }
        yield f"cheats/{each.name}.json", _text(page)


def _text(value: object) -> str:
    return json.dumps(value, separators=(",", ":")) + "\n"


def write() -> None:
    """Write them all, and take away what is no longer written."""
    written = set()
    for name, text in pages():
        file = FOLDER / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        written.add(file)
    for folder in ("hands", "cheats"):
        for file in (FOLDER / folder).glob("*.json"):
            if file not in written:
                file.unlink()


if __name__ == "__main__":
    write()
