"""A hand that was dealt and played as it should be holds, whoever looks at it."""

from __future__ import annotations

import msgspec
import pytest

from doorcard.cards import Card
from doorcard.fairness import proves
from doorcard.proof import Level, SavedHand, Step, Verdict, compare, read_saved_hand, verify_file
from doorcard.stud import HOUSES, Shown, StreetDealt
from tests.proof.fair_room import FairRoom, HandRun


def written(saved: SavedHand) -> bytes:
    return msgspec.json.encode(saved.plain())


def wrong(run: HandRun, viewer: int | None) -> list[str]:
    report = verify_file(written(run.saved(viewer)))
    return [str(each) for each in report.findings if each.level is Level.BROKEN]


class TestAnHonestHand:
    @pytest.mark.parametrize("house", HOUSES)
    @pytest.mark.parametrize(("seats", "absent"), [(2, 0.0), (4, 0.1), (6, 0.3)])
    def test_holds_for_every_seat_and_for_the_rail(
        self, house: str, seats: int, absent: float
    ) -> None:
        rules = HOUSES[house].rules
        stacks = {seat: 600 * seat for seat in range(1, seats + 1)}
        table = FairRoom(stacks, bots=[2], rules=rules, name=f"{house} {seats}")

        for _ in range(3):
            run = table.hand(absent=absent)
            for viewer in (None, *stacks):
                assert wrong(run, viewer) == []
            if len(table.stacks) < 2:
                break

    def test_holds_when_burned_cards_are_dealt_again(self) -> None:
        run = FairRoom(dict.fromkeys(range(1, 8), 9000), name="reclaimed").hand(calling=True)

        river = [each for each in run.events if isinstance(each, StreetDealt)][-1]
        assert river.reclaimed
        assert wrong(run, 1) == wrong(run, None) == []

    def test_holds_when_one_card_serves_all(self) -> None:
        run = FairRoom(dict.fromkeys(range(1, 9), 9000), name="common").hand(calling=True)

        river = [each for each in run.events if isinstance(each, StreetDealt)][-1]
        assert river.common is not None
        assert wrong(run, 3) == wrong(run, None) == []

    def test_survives_being_read_and_written(self) -> None:
        saved = FairRoom({1: 900, 2: 900}, name="again").hand().saved(1)

        assert read_saved_hand(written(saved)) == saved

    def test_of_two_viewers_agree(self) -> None:
        run = FairRoom({1: 900, 2: 900, 3: 900}, name="agree").hand(calling=True)
        reports = [verify_file(written(run.saved(viewer))) for viewer in (None, 1, 2)]

        assert compare(reports).findings == ()
        assert len({each.code for each in reports}) == 1

    def test_and_the_hands_around_it_agree(self) -> None:
        table = FairRoom({1: 9000, 2: 9000, 3: 9000}, name="around")
        runs = [table.hand() for _ in range(3)]
        reports = [verify_file(written(run.saved(1))) for run in runs]

        assert compare(reports).findings == ()
        assert [each.verdict for each in reports] == [Verdict.HOLDS] * 3


class TestTheReport:
    def test_has_every_card_that_the_viewer_was_told_and_no_other(self) -> None:
        run = FairRoom({1: 900, 2: 900, 3: 900}, name="cards").hand(calling=True)
        assert run.dealt is not None
        assert run.mix is not None

        for viewer in (None, 2):
            report = verify_file(written(run.saved(viewer)))
            told = {card for each in run.notices(viewer) for card in _faces(each.event)}
            assert set(report.faces.values()) == told
            assert all(run.dealt.deck[place] == card for place, card in report.faces.items())
            for proof in run.dealt.open(told):
                card = run.dealt.deck[proof.place]
                assert proves(run.opening, run.mix, run.dealt.leaves, card, proof)

    def test_tells_what_was_not_there_to_be_checked(self) -> None:
        void = FairRoom({1: 900, 2: 900, 3: 900}, name="void").void([3])
        report = verify_file(written(void.saved(1)))

        assert report.verdict is Verdict.MARKED
        assert report.of(Step.OPENING) is Verdict.HOLDS
        assert report.of(Step.CARDS) is report.of(Step.DECKS) is Verdict.NOT_CHECKED
        assert report.code is None

    def test_marks_a_shuffle_without_any_persons_seed(self) -> None:
        run = FairRoom({1: 900, 2: 900}, bots=[1, 2], name="bots").hand()
        report = verify_file(written(run.saved(None)))

        assert {each.code for each in report.findings} == {"mark.unchecked", "mark.not_mine"}
        assert report.verdict is Verdict.MARKED

    def test_marks_a_hand_that_is_still_played(self) -> None:
        run = FairRoom({1: 900, 2: 900}, name="open").open()
        run.room.mix(run)
        run.room.play(run)
        del run.events[5:]

        report = verify_file(written(run.saved(1)))

        assert [each.code for each in report.findings] == ["mark.unfinished"]

    def test_marks_the_voids_before_it(self) -> None:
        table = FairRoom(dict.fromkeys(range(1, 6), 900), name="voids")
        table.hand()
        for silent in (5, 4):
            table.void([silent])
            table.stacks.pop(silent)
        report = verify_file(written(table.hand().saved(1)))

        assert [(each.code, each.facts) for each in report.findings] == [
            ("mark.void", {"number": 2, "silent": [5]}),
            ("mark.void", {"number": 3, "silent": [4]}),
        ]

    def test_lets_a_table_of_two_deal_its_silent_seat_in(self) -> None:
        table = FairRoom({1: 900, 2: 900}, name="two")
        table.hand()
        table.void([2])

        assert [each.code for each in verify_file(written(table.hand().saved(1))).findings] == [
            "mark.void"
        ]


def _faces(event: object) -> list[Card]:
    match event:
        case StreetDealt():
            cards = [card for each in event.cards for card in (*each.down, *each.up)]
            cards += [] if event.common is None else [event.common]
            return [card for card in cards if card.is_known]
        case Shown():
            return list(event.cards)
        case _:
            return []
