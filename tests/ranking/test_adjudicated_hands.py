"""The hands of the adjudication cases: category, the five cards, and the low."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from doorcard.cards import parse_cards
from doorcard.ranking import best_high, best_low, hand_name

CASES = json.loads((Path(__file__).parents[1] / "cases" / "cases.json").read_text("utf-8"))
ENGLISH = str.maketrans("♣♦♥♠", "cdhs")


class Verdict(NamedTuple):
    """What a case says of one holding."""

    holding: str
    category: str
    cards: str
    low: str | None
    """``None`` where the game has no low, ``no low``, or the ranks of the low."""


def verdicts() -> Iterator[Any]:
    for case in CASES:
        told = re.search(r"Hands — (.*?)\. (?:Pots|Paid)", case["expect_text"])
        for hand in told[1].split("; ") if told else ():
            name, words = hand.translate(ENGLISH).split(": ")
            high, _, low = words.partition(" / ")
            made = re.fullmatch(r"([a-z ]+?) ((?:[\dAKQJ]+[cdhs] ?){5})", high)
            assert made, f"{case['id']} says {high!r} of {name}"
            holding = case["hands"][name][1] + " " + (case["common"] or "")
            verdict = Verdict(holding, made[1].replace(" ", "_"), made[2], low or None)
            yield pytest.param(verdict, id=f"{case['id']} {name}")


@pytest.mark.parametrize("verdict", list(verdicts()))
class TestHandsOfTheCases:
    """Rule book, cases G, H and J; 000, items 33 and 37; 002, items 21 to 24."""

    def test_are_of_the_category_and_the_cards_told(self, verdict: Verdict) -> None:
        rank = best_high(parse_cards(verdict.holding))

        assert rank.category == verdict.category
        assert set(rank.cards) == set(parse_cards(verdict.cards))

    def test_have_the_low_told(self, verdict: Verdict) -> None:
        rank = best_low(parse_cards(verdict.holding))

        if verdict.low:
            told = "no low" if rank is None else " ".join(reversed(hand_name(rank).split()))
            assert told == verdict.low


def test_no_showdown_of_the_cases_is_left_out() -> None:
    told = [case["id"] for case in CASES if case["kind"] == "showdown"]

    assert {str(each.id).split()[0] for each in verdicts()} >= set(told)
