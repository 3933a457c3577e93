"""Equities of hands that have ended: of the cards that one may know, street by street."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from doorcard.cards import UNKNOWN, Card
from doorcard.equity import equity
from doorcard.records import notice_json
from doorcard.service.study.desk import StudyDesk, Watch
from doorcard.service.study.hand_equity import (
    HandEquities,
    StreetEquity,
    equity_of_hand,
    streets_of,
)
from doorcard.service.table.past_hands import HandRecord
from doorcard.stud import SeatNo
from doorcard.stud.events import Folded, Shown, StreetDealt
from doorcard.views import redact
from tests.views.played import Played, play

HANDS = [play(number) for number in range(60)]


def record(played: Played, viewer: SeatNo | None) -> HandRecord:
    notices = tuple(redact(event, viewer) for event in played.events)
    return HandRecord("hand", "table", 1, viewer, (), notices, (None,) * len(notices), ended_ms=0)


def viewers(played: Played) -> list[SeatNo | None]:
    return [None, *(each.seat for each in played.seats)]


def watch() -> Watch:
    return Watch(1e9, lambda: 0.0, lambda _: None)


def known(cards: tuple[Card, ...]) -> set[Card]:
    return {card for card in cards if card is not UNKNOWN}


class TestTheCardsOfAStreet:
    @pytest.mark.parametrize("played", HANDS, ids=str)
    def test_are_cards_that_the_one_who_looks_was_told(self, played: Played) -> None:
        for viewer in viewers(played):
            seen = record(played, viewer)
            told = set(
                re.findall(
                    r"[2-9TJQKA][cdhs]",
                    "".join(notice_json(each).decode() for each in seen.notices),
                )
            )
            for street in streets_of(seen.notices):
                for cards in (*street.holdings, street.dead, street.common):
                    assert {str(card) for card in known(cards)} <= told

    @pytest.mark.parametrize("played", HANDS, ids=str)
    def test_are_as_many_as_were_dealt_to_those_still_in(self, played: Played) -> None:
        dealt = {each.seat: 0 for each in played.seats}
        out: set[SeatNo] = set()
        expected = []
        for event in played.events:
            if isinstance(event, Folded):
                out.add(event.seat)
            if isinstance(event, StreetDealt):
                for each in event.cards:
                    dealt[each.seat] += len(each.down) + len(each.up)
                still = {seat: n for seat, n in dealt.items() if seat not in out}
                gone = sum(n for seat, n in dealt.items() if seat in out)
                if len(still) > 1:
                    expected.append((int(event.street), still, gone))

        found = [
            (
                each.street,
                {seat: len(held) for seat, held in zip(each.seats, each.holdings, strict=True)},
                len(each.dead),
            )
            for each in streets_of(record(played, None).notices)
        ]

        assert found == expected

    def test_are_known_from_the_street_on_which_they_came_when_they_were_all_shown(self) -> None:
        played, shown = all_shown()
        seat = shown.seat

        first = streets_of(record(played, None).notices)[0]

        dealt = next(each for each in played.events if isinstance(each, StreetDealt))
        down = next(each.down for each in dealt.cards if each.seat == seat)
        assert first.holdings[first.seats.index(seat)][:2] == down

    def test_stay_closed_when_only_some_were_shown(self) -> None:
        """Nobody can tell whether the one card came down first or last."""
        played, shown = all_shown()
        partly = replace(shown, cards=shown.cards[:1])
        events = tuple(partly if each is shown else each for each in played.events)

        streets = streets_of(record(replace(played, events=events), None).notices)

        *before, last = (each for each in streets if shown.seat in each.seats)
        held = [each.holdings[each.seats.index(shown.seat)] for each in before]
        assert held[0][:2] == (UNKNOWN, UNKNOWN)
        assert all(shown.cards[0] not in cards for cards in held)
        assert shown.cards[0] in last.holdings[last.seats.index(shown.seat)]


def all_shown() -> tuple[Played, Shown]:
    """A hand in which a seat showed three down cards at once."""
    return next(
        (played, event)
        for played in HANDS
        for event in played.events
        if isinstance(event, Shown) and len(event.cards) == 3
    )


class TestEquities:
    def test_are_those_of_the_cards(self) -> None:
        played = HANDS[3]

        for each in equity_of_hand(record(played, None), watch()):
            again = equity(
                each.cards.holdings,
                dead=each.cards.dead,
                common=each.cards.common,
                game=each.cards.game,
                seconds=1.0,
                deals=200_000,
            )
            assert again == each.equity
            assert sum(seat.share for seat in each.equity.seats) == pytest.approx(1)

    async def test_are_worked_out_once_for_the_same_eyes(self) -> None:
        asked = 0

        class CountingDesk(StudyDesk):
            async def ask(self, *_: object) -> tuple[StreetEquity, ...]:  # type: ignore[override]
                nonlocal asked
                asked += 1
                return ()

        equities = HandEquities(CountingDesk())
        for viewer in (None, None, 2, 2, None):
            await equities.of(record(HANDS[0], viewer), "Ann")

        assert asked == 2
