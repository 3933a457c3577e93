"""What is written can be read again, for hands of every house."""

from __future__ import annotations

import json
import re
import warnings
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest
from pokerkit import HandHistory

from doorcard.histories.readers import open_hand_history as ohh_reader
from doorcard.histories.record import HandRecord, Money
from doorcard.histories.told import Circumstances, record_of
from doorcard.histories.writers import doorcard, open_hand_history, phh, pokerstars
from doorcard.histories.writers.course import Unwritable
from doorcard.histories.writers.formats import Format, written
from doorcard.records import notice_json, read_notice
from doorcard.stud import Betting, Event, Game, HandStarted, HouseRules
from doorcard.stud.choices import OpenPairDouble
from doorcard.views import Notice
from tests.histories.played import NAMES, seen_by, some_hand, some_record, some_rules

SEEDS = range(60)


def plain(seed: int, game: Game) -> list[Event]:
    """A hand on which PokerKit and Doorcard have the same rules: no all-in, no odd chip."""
    rules = HouseRules(
        game=game, max_players=6, open_pair_double=OpenPairDouble.OFF, chip_unit=1, ante=20
    )
    return some_hand(Random(seed), rules, stacks=(200_000,))


def whole_record(events: list[Event], seed: int = 1) -> HandRecord:
    """With the cards of all, as an observer of everything would have it."""
    return record_of(map(Notice, events), Circumstances(hand=str(seed), names=NAMES))


class TestARecordOfWhatWasTold:
    @pytest.mark.parametrize("seed", SEEDS)
    def test_has_the_cards_of_its_viewer_and_those_shown_and_no_other(self, seed: int) -> None:
        random = Random(seed)
        events = some_hand(random, some_rules(random))
        started = events[0]
        assert isinstance(started, HandStarted)
        whole = whole_record(events)
        for viewer in [None, *(each.seat for each in started.seats)]:
            known = Circumstances(hand="1", names=NAMES, viewer=viewer)
            record = record_of(seen_by(events, viewer), known)

            shown = {each.seat for each in record.turned if each.shown}
            for mine, true in zip(record.players, whole.players, strict=True):
                assert mine.up == true.up
                if mine.seat == viewer:
                    assert mine.down == true.down
                elif mine.seat not in shown:
                    assert not any(card.is_known for card in mine.down)
            assert (record.moves, record.awards) == (whole.moves, whole.awards)

    @pytest.mark.parametrize("seed", SEEDS)
    def test_keeps_every_chip(self, seed: int) -> None:
        record = some_record(Random(seed))
        paid = sum(each.chips for each in record.antes or ()) - sum(
            each.chips for each in record.returned or ()
        )
        before = sum(each.stack or 0 for each in record.players)
        after = sum(each.chips for each in record.results or ())

        assert before == after
        assert sum(each.chips for each in record.awards or ()) == record.pot
        assert (record.pot or 0) >= paid

    def test_is_of_a_whole_hand(self) -> None:
        random = Random(1)
        events = some_hand(random, some_rules(random))

        with pytest.raises(ValueError, match="hand 7 is not told from its start to its end"):
            record_of(seen_by(events[:-1], None), Circumstances(hand="7"))


class TestOpenHandHistory:
    @pytest.mark.parametrize("seed", SEEDS)
    def test_is_read_again_as_it_was(self, seed: int) -> None:
        record = some_record(Random(seed))

        text = open_hand_history.write(record)

        assert replace(ohh_reader.read_hand(text), file="", line=0) == record

    def test_has_what_the_specification_requires(self) -> None:
        told = json.loads(open_hand_history.write(some_record(Random(3))))["ohh"]

        assert told["spec_version"] == "1.4.7"
        assert told["rounds"][0]["street"] == "Preflop"
        assert told["rounds"][-1]["street"] == "Showdown"
        numbers = [each["action_number"] for part in told["rounds"] for each in part["actions"]]
        assert numbers == list(range(1, len(numbers) + 1))
        assert [each["id"] for each in told["rounds"]] == list(range(len(told["rounds"])))
        won = sum(win["win_amount"] for pot in told["pots"] for win in pot["player_wins"])
        assert won == pytest.approx(sum(pot["amount"] for pot in told["pots"]))

    @pytest.mark.parametrize("seed", range(40))
    def test_that_was_tampered_with_is_refused_in_a_sentence_or_read(self, seed: int) -> None:
        random = Random(seed)
        text = open_hand_history.write(some_record(random))
        for _ in range(30):
            place = random.randrange(len(text))
            cut = (
                text[:place] + random.choice(['"', "{", "9", "", "null", "-1"]) + text[place + 1 :]
            )
            with suppress(ValueError):
                assert ohh_reader.read_hand(cut).players


class TestDoorcardJsonLines:
    @pytest.mark.parametrize("seed", SEEDS)
    def test_lose_nothing_that_was_told(self, seed: int) -> None:
        random = Random(seed)
        notices = seen_by(some_hand(random, some_rules(random)), None)
        known = Circumstances(hand="casino-12", names=NAMES, table="T")

        head, *lines = doorcard.write(notices, known).splitlines()

        assert [read_notice(notice_json(each)) for each in notices] == [
            read_notice(json.dumps(json.loads(line)["notice"]).encode()) for line in lines
        ]
        assert [json.loads(line)["v"] for line in lines] == list(range(1, len(lines) + 1))
        assert json.loads(head)["players"] == {str(seat): name for seat, name in NAMES.items()}


class TestPhh:
    @pytest.mark.parametrize("game", Game)
    @pytest.mark.parametrize("seed", range(12))
    def test_is_played_by_pokerkit_to_the_same_stacks(self, seed: int, game: Game) -> None:
        record = whole_record(plain(seed, game))

        history = HandHistory.loads(phh.write(record))

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            *_, end = history
        ends = {each.seat: each.chips for each in record.results or ()}
        got = [round(float(each) * 100) for each in end.stacks]
        odd = max(abs(a - ends[b]) for a, b in zip(got, record.deal_order, strict=True))
        assert sum(got) == sum(ends.values())
        assert odd <= (1 if game is Game.HILO else 0)  # PokerKit's odd chip goes elsewhere
        assert history.players == [record.player(each).name for each in record.deal_order]

    def test_refuses_what_it_has_no_variant_for(self) -> None:
        for rules in ({"betting": Betting.POT_LIMIT}, {"bring_in": 0}):
            record = some_record(Random(2), **rules)
            with pytest.raises(Unwritable, match="cannot be written as PHH"):
                phh.write(record)


# The line that importers look for first, as they have it: game, limit, stakes, moment.
HEADER = re.compile(
    r"PokerStars Hand #(?P<id>\d+):  (?P<game>7 Card Stud|7 Card Stud Hi/Lo|Razz) "
    r"(?P<limit>Limit|Pot Limit|No Limit) \((?P<sign>[$€£]?)(?P<sb>[\d.]+)/[$€£]?(?P<bb>[\d.]+)"
    r"(?P<currency> [A-Z]{3})?\) - \d{4}/\d\d/\d\d \d+:\d\d:\d\d UTC"
)
LINE = re.compile(
    r"""Table\ '[^']+'\ \d+-max
    |   Seat\ \d:\ .+
    |   .+:\ posts\ the\ ante\ \S+(\ and\ is\ all-in)?[ ]
    |   \*\*\*\ (3rd|4th|5th|6th)\ STREET\ \*\*\*|\*\*\*\ RIVER\ \*\*\*(\ \[..\])?
    |   Dealt\ to\ .+\ \[..(\ ..)*\](\ \[..\])?
    |   .+:\ brings\ in\ for\ \S+(\ and\ is\ all-in)?[ ]
    |   .+:\ (calls|bets)\ \S+(\ and\ is\ all-in)?[ ]
    |   .+:\ raises\ \S+\ to\ \S+(\ and\ is\ all-in)?[ ]
    |   .+:\ (folds|checks|mucks\ hand|doesn't\ show\ hand)[ ]
    |   .+:\ shows\ \[..(\ ..)*\](\ \(.+\))?
    |   Uncalled\ bet\ \(\S+\)\ returned\ to\ .+
    |   .+\ collected\ \S+\ from\ (pot|main\ pot|side\ pot(-\d)?)
    |   \*\*\*\ SHOW\ DOWN\ \*\*\*|\*\*\*\ SUMMARY\ \*\*\*
    |   Total\ pot\ \S+(\ Main\ pot\ \S+\.(\ Side\ pot(-\d)?\ \S+\.)+)?\ \|\ Rake\ \S+[ ]
    |   Board\ \[..\]
    """,
    re.VERBOSE,
)


class TestPokerStarsText:
    @pytest.mark.parametrize("seed", SEEDS)
    def test_has_only_lines_that_importers_know(self, seed: int) -> None:
        record = some_record(Random(seed))
        if record.betting is Betting.SPREAD_LIMIT:
            with pytest.raises(Unwritable, match="it knows no spread limit"):
                pokerstars.write(record)
            return
        text = pokerstars.write(record)
        first, *lines = text.rstrip("\n").split("\n")
        assert HEADER.fullmatch(first), first
        assert [line for line in lines if not LINE.fullmatch(line)] == []

    def test_counts_in_a_currency_if_it_is_told_to(self) -> None:
        record = replace(
            some_record(Random(2), betting=Betting.FIXED_LIMIT), money=Money("USD", 100)
        )

        found = HEADER.match(pokerstars.write(record))

        assert found is not None
        assert (found["sign"], found["currency"]) == ("$", " USD")

    def test_gives_a_hand_the_same_number_each_time(self) -> None:
        record = replace(some_record(Random(2), betting=Betting.FIXED_LIMIT), hand="casino-12")

        assert pokerstars.number_of(record) == pokerstars.number_of(record)
        assert pokerstars.number_of(record).isdigit()
        assert pokerstars.number_of(replace(record, hand="casino-13")) != (
            pokerstars.number_of(record)
        )


class TestAnyFormat:
    @pytest.mark.parametrize("form", Format)
    def test_is_written_by_name(self, form: Format) -> None:
        random = Random(4)
        events = some_hand(random, HouseRules())

        text = written(form, seen_by(events, None), Circumstances(hand="12", names=NAMES), 3)

        assert text.endswith("\n")
        assert {"doorcard": '"doorcard":1', "phh": "[3]", "ohh": "{", "pokerstars": "PokerStars"}[
            form
        ] in text.splitlines()[0]
