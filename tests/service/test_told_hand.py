"""A hand is told in the words of the client, in every language besides English."""

from __future__ import annotations

import re
from random import Random

import pytest

from doorcard.bots import STYLES, Bot, HouseBot
from doorcard.cards import parse_cards
from doorcard.histories.english import listed
from doorcard.service.accounts.language import LANGUAGES
from doorcard.service.letters.frames import FRAMES
from doorcard.service.letters.history_text import subject
from doorcard.service.letters.told_hand import TRANSLATED, ToldHand, words_of
from doorcard.stud import HOUSES, Game, HouseRules, SeatNo
from doorcard.views import redact
from scripts.letter_words import FOLDER, words
from tests.bots.match import play_hand, seeded_deck

NAMES = {1: "Ann", 2: "Ben"}


def told(language: str, rules: HouseRules, seats: int = 5, hands: int = 8) -> list[str]:
    """What seat 1 is told of some hands of house bots."""
    chance = Random(11)
    lines: list[str] = []
    for number in range(1, hands + 1):
        bots: dict[SeatNo, Bot] = {
            seat: HouseBot(STYLES["calling_station"], seat, rules, seed=number, deals=4)
            for seat in range(1, seats + 1)
        }
        stacks = {seat: 300 * seat for seat in bots}
        played = play_hand(rules, bots, stacks, seeded_deck(chance), dealer=1)
        teller = ToldHand(language, NAMES, number)
        for event in played.events:
            lines += teller.say(redact(event, 1))
    return lines


class TestToldHands:
    @pytest.mark.parametrize("language", TRANSLATED)
    @pytest.mark.parametrize("game", Game)
    def test_are_whole_lines_in_every_game(self, language: str, game: Game) -> None:
        lines = told(language, HouseRules(game=game, ante=25, small_bet=100, big_bet=200))

        assert len(lines) > 200
        assert [line for line in lines if re.search(r"[{}]|None|  |\?\?\?", line)] == []
        assert [line for line in lines if not line.endswith((".", ":"))] == []
        said = " ".join(lines)
        english = re.findall(r"\b(the|wins|folds|calls|shows|street\.|pair|straight)\b", said)
        assert [word for word in english if word != "street."] == []

    def test_speak_with_the_forms_of_the_language(self) -> None:
        held = parse_cards("Kc Kd 9h 9s Ad Qc 2h")

        assert [ToldHand(each, NAMES, 1).holding(held) for each in TRANSLATED] == [
            "kaksi paria, kuninkaat ja ysit",
            "dwie pary, króle i dziewiątki",
            "kaks paari, kuningad ja üheksad",
        ]
        assert ToldHand("pl", NAMES, 1).chips(1050) == "10,50"
        assert ToldHand("pl", NAMES, 1).holding(parse_cards("As Ks Qs Js Ts")) == "poker królewski"
        assert ToldHand("fi", NAMES, 1).holding(parse_cards("5s 4d 3h 2c Ac")) == "suora vitoseen"
        assert ToldHand("et", NAMES, 1).name(7) == "Koht 7"


class TestTheWords:
    """One source: the client's words, which people have proof-read."""

    @pytest.mark.parametrize("language", TRANSLATED)
    def test_are_those_of_the_client(self, language: str) -> None:
        kept = (FOLDER / f"{language}.json").read_text(encoding="utf-8")

        assert kept == words(language), "make letter-words"

    def test_have_a_frame_in_every_language(self) -> None:
        assert tuple(FRAMES) == LANGUAGES == ("en", *TRANSLATED)
        assert listed(["Ann"], FRAMES["pl"].last) == "Ann"
        assert listed(["Ann", "Ben", "Cal"], FRAMES["pl"].last) == "Ann, Ben i Cal"

    def test_name_every_house(self) -> None:
        for language in TRANSLATED:
            assert {f"house.{house}" for house in HOUSES} <= words_of(language).keys()
        assert subject(3, "casino", "Casino", "fi") == "Jako 3, pöytä Kasino"
        assert subject(3, "t9", "Casino", "fi") == "Jako 3, pöytä Casino"
