"""A real room killed with SIGKILL thirty times while people and bots play at four tables."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

import pytest

from doorcard.cards import FRESH_DECK
from doorcard.records import notice_json, seal
from doorcard.service.ports import StoredHand
from doorcard.stud import HOUSES, Entrant, Event, Fold, act, options, start
from doorcard.views import redact
from tests.crash import inspector
from tests.crash.fire import under_fire
from tests.crash.inspector import Inspector
from tests.crash.verdict import as_seen, deal_problems, hand_problems, telling_problems
from tests.crash.witness import Witness


class TestThirtyKills:
    """`make crash N=1000` is the long run."""

    @pytest.mark.timeout(480)
    async def test_lose_nothing_repeat_nothing_and_deal_on_from_the_same_card(
        self, tmp_path: Path
    ) -> None:
        outcome = await under_fire(tmp_path, kills=30)

        assert outcome.wrong == []
        assert outcome.kills == 30
        assert outcome.kills_in_mid_hand > 10
        assert outcome.hands > 4
        assert outcome.decisions > 30


@pytest.fixture
def stored() -> StoredHand:
    """A hand of two that ended on third street."""
    seats = [Entrant(1, 5000), Entrant(2, 5000)]
    hand, events = start(HOUSES["partypoker"].rules, seats, 2, FRESH_DECK)
    while law := options(hand):
        hand, more = act(hand, law.seat, Fold() if Fold() in law else law.actions[-1])
        events += more
    return StoredHand(
        id="h1",
        table="partypoker",
        number=1,
        seats=((1, "ann"), (2, "ben")),
        events=tuple(seal(each) for each in events),
        started_ms=0,
        ended_ms=1,
    )


class TestTheVerdictFindsFaults:
    def test_a_sound_hand_has_none(self, stored: StoredHand) -> None:
        assert hand_problems(stored) == []

    def test_a_hand_without_a_fair_deal(self, stored: StoredHand) -> None:
        assert deal_problems(stored) == ["h1: has no fair deal"]

    def test_a_hand_that_is_called_void_and_was_played(self, stored: StoredHand) -> None:
        assert hand_problems(replace(stored, voided="silent")) == ["h1: called void, and is not"]

    def test_a_deal_told_and_not_kept(self, stored: StoredHand) -> None:
        ann = Witness("nowhere", "partypoker", "Ann", 1)
        ann.deals["h1"] = {"opening": {}}

        (fault,) = telling_problems([ann], [stored])

        assert fault == "Ann was told of the deal of h1, which is not in the log"

    def test_a_missing_event(self, stored: StoredHand) -> None:
        short = replace(stored, events=stored.events[:2] + stored.events[3:])

        assert "another event than its deck" in hand_problems(short)[0]

    def test_an_event_that_should_have_followed(self, stored: StoredHand) -> None:
        short = replace(stored, events=stored.events[:-1])

        assert hand_problems(short) == ["h1: stops where more follows by itself"]

    def test_a_hand_told_and_not_kept(self, stored: StoredHand) -> None:
        ann = Witness("nowhere", "partypoker", "Ann", 1)
        ann.told["h2"] = [{"type": "checked", "seat": 1}]

        (fault,) = telling_problems([ann], [stored])

        assert fault == "Ann was told of hand h2, which is not in the log"

    def test_an_event_told_otherwise(self, stored: StoredHand) -> None:
        ann = Witness("nowhere", "partypoker", "Ann", 1)
        ann.player = "ann"
        ann.told["h1"] = as_seen(stored, 2)

        (fault,) = telling_problems([ann], [stored])

        assert fault == "Ann was told otherwise of h1 than the log says"

    def test_what_was_told_as_it_is_kept_is_no_fault(self, stored: StoredHand) -> None:
        ann = Witness("nowhere", "partypoker", "Ann", 1)
        ann.player = "ann"
        ann.told["h1"] = as_seen(stored, 1)[:4]

        assert telling_problems([ann], [stored]) == []


class TestAnInspector:
    @pytest.fixture
    def log(self, stored: StoredHand, monkeypatch: pytest.MonkeyPatch) -> list[StoredHand]:
        """What is kept in a folder whose books balance; deals are not what is looked at here."""
        log = [stored]

        def kept(_: Path, but: Collection[str]) -> list[StoredHand]:
            return [each for each in log if each.id not in but]

        for name, known in (
            ("kept", kept),
            ("books_problems", lambda _: []),
            ("deal_problems", lambda _: []),
        ):
            monkeypatch.setattr(inspector, name, known)
        return log

    async def test_finds_what_was_told_otherwise_while_the_room_is_played_in(
        self, log: list[StoredHand]
    ) -> None:
        ann = Witness("nowhere", "partypoker", "Ann", 1)
        looks = Inspector(Path("room"), [ann])
        log[:] = [replace(log[0], ended_ms=None, events=log[0].events[:4])]
        ann.told["h1"] = as_seen(log[0], None)
        assert await looks.look(open_now=True) == []

        ann.told["h1"] = as_seen(log[0], 2)

        (fault,) = await looks.look(open_now=True)
        assert fault == "Ann was told otherwise of h1 than the log says"

    async def test_judges_a_hand_once_when_it_is_over_and_again_at_the_end(
        self, log: list[StoredHand]
    ) -> None:
        whole = log[0]
        short = replace(whole, ended_ms=None, events=whole.events[:-1])
        looks = Inspector(Path("room"), [])

        log[:] = [short]
        assert await looks.look(open_now=True) == []
        assert await looks.look() == ["h1: stops where more follows by itself"]
        log[:] = [whole]
        assert await looks.look() == []
        log[:] = [short]
        assert await looks.look() == []
        assert await looks.look(whole=True) == ["h1: stops where more follows by itself"]


class TestAWitnessFindsFaults:
    def test_a_gap(self) -> None:
        ann = Witness("nowhere", "partypoker", "Ann", 1)

        ann._note("h1", 2, {"type": "checked", "seat": 1})

        assert ann.wrong == ["Ann: h1 went from 0 to 2"]

    def test_a_hand_that_was_told_otherwise_before_the_crash(self, stored: StoredHand) -> None:
        ann = Witness("nowhere", "partypoker", "Ann", 1)
        ann.told["h1"] = as_seen(stored, 1)
        other = json.loads(notice_json(redact(_events_of_another_deck()[2], 1)))
        notices = [*ann.told["h1"][:2], other]

        ann._see(
            {
                "you": {"seat": 1},
                "hand": {
                    "id": "h1",
                    "notices": [{"v": i, "notice": n} for i, n in enumerate(notices, 1)],
                },
            }
        )

        assert ann.wrong == ["Ann: hand h1 was told otherwise before"]


def _events_of_another_deck() -> tuple[Event, ...]:
    seats = [Entrant(1, 5000), Entrant(2, 5000)]
    return start(HOUSES["partypoker"].rules, seats, 2, FRESH_DECK[::-1])[1]
