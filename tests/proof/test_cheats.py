"""Each cheat is caught: in one file, or by putting two beside each other."""

from __future__ import annotations

import json
from dataclasses import replace

import msgspec
import pytest

from doorcard.fairness import DECKS, mix_of
from doorcard.proof import CODES, Mixed, Report, Step, Verdict, compare, verify_file
from doorcard.proof.decks_check import check_decks
from doorcard.proof.words import sentence
from tests.proof.cheats import CHEATS, Cheat, cheats_at_the_table
from tests.proof.fair_room import FairRoom


def looked_at(each: Cheat) -> list[Report]:
    reports = [verify_file(msgspec.json.encode(saved.plain())) for saved in each.make()]
    return [*reports, compare(reports)]


@pytest.mark.parametrize("each", CHEATS, ids=lambda each: each.name)
class TestACheat:
    def test_is_caught(self, each: Cheat) -> None:
        found = {finding.code for report in looked_at(each) for finding in report.findings}

        assert set(each.codes) <= found
        assert Verdict.BROKEN in {report.verdict for report in looked_at(each)}

    def test_is_told_in_words(self, each: Cheat) -> None:
        for report in looked_at(each):
            for finding in report.findings:
                said = sentence(finding)
                assert "{" not in said
                assert len(said) > 15
            json.dumps(report.plain())


class TestTogether:
    def test_they_bring_up_every_finding_there_is(self) -> None:
        caught = {code for each in CHEATS for code in each.codes}
        unread = {code for code in CODES if code.endswith(".malformed")}
        marks = {code for code in CODES if code.startswith("mark.")}

        assert caught == CODES.keys() - unread - marks

    def test_they_have_names_of_their_own(self) -> None:
        assert len({each.name for each in CHEATS}) == len(CHEATS)
        assert all(each.says.endswith(".") for each in CHEATS)


class TestABadDeck:
    def test_is_caught_at_its_rate(self) -> None:
        """Seven times in eight it is not picked, and must be laid open. (the audit)"""
        tries = 96
        caught = 0
        for attempt in range(tries):
            run = FairRoom({1: 900, 2: 900}, name=f"rate {attempt}").open()
            bad = attempt % DECKS
            roots = list(run.opening.roots)
            roots[bad] = bytes(32)  # a root that the room has no seed for
            opening = replace(run.opening, roots=tuple(roots))
            mix = mix_of(opening, run.seeds)
            seeds = enumerate(run.decks.lay_open())
            sisters = tuple((i, raw) for i, raw in seeds if i != mix.pick)
            mixed = Mixed((), sisters, bytes(52 * 32))
            codes = {each.code for each in check_decks(opening, mixed, mix)}
            assert ("deck.wrong" in codes) == (mix.pick != bad)
            caught += "deck.wrong" in codes

        assert abs(caught / tries - 7 / 8) < 4 * (7 / 64 / tries) ** 0.5


class TestTwoStories:
    """What one file cannot show, two do: each holds by itself."""

    def test_hold_one_by_one_and_break_together(self) -> None:
        one, other = (
            verify_file(msgspec.json.encode(saved.plain()))
            for saved in cheats_at_the_table.two_stories()
        )

        assert one.verdict is other.verdict is Verdict.HOLDS
        assert one.code != other.code
        assert compare([one, other]).of(Step.COMPARE) is Verdict.BROKEN
        assert compare([one, one]).findings == ()
