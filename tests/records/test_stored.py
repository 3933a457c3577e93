from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doorcard.cards import CARDS, card, parse_cards
from doorcard.records import BadRecord, Stored, notice_json, read_notice, seal, told_to_rail, unseal
from doorcard.records.upgrades import Step
from doorcard.stud.events import Called, DealtCards, Event, HandStarted, StreetDealt
from doorcard.stud.street import Street
from doorcard.views import redact
from tests.records.any_event import ANY, decks, events, places
from tests.records.released import RELEASED

DEALT = RELEASED[1]["street_dealt"]
STARTED = RELEASED[1]["hand_started"]
FACE = re.compile(rb'"([2-9TJQKA][cdhs])"')


def refusal_of(stored: Stored, steps: tuple[Step, ...] = ()) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        unseal(stored, steps)
    return refused.value


def changed(part: bytes | None, **changes: object) -> bytes:
    """A part with some fields other than they were."""
    assert part is not None
    return json.dumps({**json.loads(part), **changes}).encode()


class TestAStoredEvent:
    @pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
    @given(data=st.data())
    def test_comes_back_as_it_was(self, kind: type[Event], data: st.DataObject) -> None:
        event = data.draw(ANY[kind])

        assert unseal(seal(event)) == event

    @given(events)
    def test_tells_in_its_open_part_what_the_rail_is_told(self, event: Event) -> None:
        stored = seal(event)

        assert read_notice(stored.open) == redact(event, None)
        assert stored.open.endswith(notice_json(redact(event, None))[1:])

    @given(events)
    def test_is_told_to_the_rail_by_its_open_part_alone(self, event: Event) -> None:
        assert told_to_rail(Stored(seal(event).open)) == redact(event, None)

    @pytest.mark.parametrize("line", [b"{", b"[]", b'{"shape":"one"}'])
    def test_that_is_none_is_not_told_to_the_rail(self, line: bytes) -> None:
        with pytest.raises(BadRecord):
            told_to_rail(Stored(line))

    def test_has_no_sealed_part_where_nothing_is_hidden(self) -> None:
        assert seal(Called(3, to=200)) == Stored(b'{"shape":1,"type":"called","seat":3,"to":200}')
        assert seal(RELEASED[1]["street_dealt-up_cards"]).sealed is None
        assert seal(RELEASED[1]["shown"]).sealed is None

    def test_says_nothing_of_its_sealed_part_in_its_repr(self) -> None:
        assert "Td" not in repr(seal(DEALT))


class TestTheOpenPart:
    """Fair deal, 7: hidden faces lie in a sealed part of the event's record."""

    @given(decks, places)
    def test_never_holds_the_deck(self, deck: tuple[Any, ...], reclaim: tuple[int, ...]) -> None:
        assert isinstance(STARTED, HandStarted)
        stored = seal(replace(STARTED, deck=deck, reclaim=reclaim))

        assert FACE.findall(stored.open) == []
        assert stored.open == seal(STARTED).open

    @given(st.permutations(CARDS))
    def test_never_holds_a_down_card_or_a_burned_one(self, order: list[Any]) -> None:
        dealt = tuple(
            DealtCards(seat, tuple(order[3 * seat : 3 * seat + 2]), (order[3 * seat + 2],))
            for seat in range(1, 9)
        )
        stored = seal(StreetDealt(Street.THIRD, dealt, burned=order[0], common=order[1]))

        told = [str(order[3 * seat + 2]) for seat in range(1, 9)] + [str(order[1])]
        assert [face.decode() for face in FACE.findall(stored.open)] == told

    def test_is_the_same_whatever_the_hidden_faces_are(self) -> None:
        assert isinstance(DEALT, StreetDealt)
        other = replace(
            DEALT,
            cards=(
                DealtCards(5, parse_cards("3c 3d"), parse_cards("2c")),
                DealtCards(3, parse_cards("4c 4d"), parse_cards("9d")),
            ),
            burned=card("5h"),
        )

        assert seal(other).open == seal(DEALT).open
        assert seal(other).sealed != seal(DEALT).sealed


class TestPartsThatDoNotBelongTogether:
    def test_are_missed_when_the_sealed_one_is_gone(self) -> None:
        refusal = refusal_of(Stored(seal(DEALT).open))

        assert refusal.code == "record.sealed_part_missing"
        assert "hidden faces of this street_dealt are not here" in str(refusal)

    @pytest.mark.parametrize(
        "sealed",
        [
            seal(STARTED).sealed,
            changed(seal(DEALT).sealed, shape=2),
            changed(seal(DEALT).sealed, type="checked", seat=1, street=7),
            changed(seal(DEALT).sealed, street=4),
            changed(seal(DEALT).sealed, common="2s"),
            changed(seal(DEALT).sealed, burned=None),
            changed(seal(DEALT).sealed, cards=[]),
        ],
    )
    def test_are_refused_whichever_they_are(self, sealed: bytes) -> None:
        refusal = refusal_of(Stored(seal(DEALT).open, sealed))

        assert refusal.code == "record.parts_differ"
        assert FACE.search(str(refusal).encode()) is None

    def test_are_refused_when_nothing_was_sealed(self) -> None:
        stored = Stored(seal(Called(3, to=200)).open, b'{"shape":1,"to":400}')

        assert refusal_of(stored).code == "record.parts_differ"

    def test_are_refused_when_the_sealed_one_holds_nothing(self) -> None:
        assert refusal_of(Stored(seal(DEALT).open, b'{"shape":1}')).code == "record.parts_differ"


class TestASealedPartThatIsDamaged:
    """The refusal never tells a face."""

    @pytest.mark.parametrize(
        ("sealed", "code"),
        [
            (b"\x00", "record.malformed"),
            (b"{" * 3, "record.malformed"),
            (b'{"a":' * 100_000, "record.malformed"),
            (b"[]", "record.unfit"),
            (changed(seal(STARTED).sealed, deck=["As"] * 51), "record.no_deck"),
            (changed(seal(STARTED).sealed, deck=["As"] * 52), "record.no_deck"),
            (changed(seal(STARTED).sealed, reclaim=[0] * 52), "record.no_deck"),
            (changed(seal(STARTED).sealed, deck="AsAsAs"), "record.unfit"),
            (changed(seal(STARTED).sealed, deck=["As "]), "record.unfit"),
            (changed(seal(STARTED).sealed, deck=[{"As": "As"}]), "record.unfit"),
            (changed(seal(STARTED).sealed, reclaim=[-1]), "record.out_of_bounds"),
        ],
    )
    def test_is_refused(self, sealed: bytes, code: str) -> None:
        refusal = refusal_of(Stored(seal(STARTED).open, sealed))

        assert refusal.code == code
        assert "As" not in str(refusal)

    @given(st.sampled_from([DEALT, STARTED]), st.data())
    def test_is_never_a_crash(self, event: Event, data: st.DataObject) -> None:
        stored = seal(event)
        line = bytearray(stored.sealed or b"")
        line[data.draw(st.integers(0, len(line) - 1))] = data.draw(st.integers(0, 255))

        try:
            unseal(Stored(stored.open, bytes(line)))
        except BadRecord as refusal:
            told = str(refusal).encode()
        else:
            told = b""
        assert FACE.search(told) is None


class TestAnOpenPartThatIsDamaged:
    @pytest.mark.parametrize(
        ("line", "code"),
        [
            (b"", "record.malformed"),
            (b'{"a":' * 100_000, "record.malformed"),
            (b'{"type":"checked","seat":1}', "record.unfit"),
            (b'{"shape":"1","type":"checked","seat":1}', "record.unfit"),
            (b'{"shape":1,"type":"dealt"}', "record.unknown_type"),
            (b'{"shape":0,"type":"checked","seat":1}', "record.unknown_shape"),
            (b'{"shape":2,"type":"checked","seat":1}', "record.unknown_shape"),
        ],
    )
    def test_is_refused(self, line: bytes, code: str) -> None:
        assert refusal_of(Stored(line)).code == code


class TestARecordOfAnOldShape:
    """Shape 2 of these tests: a call says ``to``, not ``by``; the burned card has its place."""

    @staticmethod
    def step(
        opened: dict[str, Any], sealed: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        if "by" in opened:
            opened = {**opened, "to": opened["by"]}
        if "burn" in sealed:
            burned = sealed.pop("burn")
            sealed = {**sealed, "burned": burned}
        return opened, sealed

    def test_is_read_through_the_steps_to_today(self) -> None:
        old = Stored(b'{"shape":1,"type":"called","seat":3,"by":200}')

        assert unseal(old, (self.step,)) == Called(3, to=200)

    def test_is_read_with_its_sealed_part(self) -> None:
        new = seal(DEALT)
        assert new.sealed is not None
        old = Stored(new.open, new.sealed.replace(b'"burned"', b'"burn"'))

        assert unseal(old, (self.step,)) == DEALT

    def test_goes_through_the_later_steps_only(self) -> None:
        def never(opened: dict[str, Any], sealed: dict[str, Any]) -> tuple[Any, Any]:
            raise AssertionError(opened, sealed)

        old = Stored(b'{"shape":2,"type":"called","seat":3,"by":200}')

        assert unseal(old, (never, self.step)) == Called(3, to=200)

    def test_is_refused_when_it_is_newer_than_this_program(self) -> None:
        refusal = refusal_of(Stored(b'{"shape":7,"type":"called","seat":3}'), (self.step,))

        assert refusal.code == "record.unknown_shape"
        assert "this Doorcard reads shapes 1 to 2" in str(refusal)
        assert refusal.facts == {"shape": 7, "newest": 2}
