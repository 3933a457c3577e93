from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from doorcard.cards import parse_cards
from doorcard.records import BadRecord
from doorcard.records.events import EVENTS
from doorcard.records.faces import write_face
from doorcard.stud.events import Event, Shown, ShownWhy
from tests.records.any_event import ANY, events
from tests.records.released import RELEASED, SHAPES

KINDS = get_args(Event)


def integers(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Where in plain JSON values the whole numbers stand."""
    if isinstance(value, dict):
        return [at for key, each in value.items() for at in integers(each, (*path, key))]
    if isinstance(value, list):
        return [at for i, each in enumerate(value) for at in integers(each, (*path, i))]
    return [path] if type(value) is int else []


def with_(value: object, path: tuple[str | int, ...], new: object) -> bytes:
    """The JSON with another value at one place."""
    whole = json.loads(json.dumps(value))
    place = whole
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = new
    return json.dumps(whole).encode()


def refusal_of(line: bytes) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        EVENTS.read(line)
    return refused.value


class TestAnEventAsJson:
    def test_has_a_name_for_every_event_that_is_its_class_in_snake_case(self) -> None:
        snake = {kind: re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower() for kind in KINDS}

        assert EVENTS.names == snake

    @pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
    @given(data=st.data())
    def test_comes_back_as_it_was(self, kind: type[Event], data: st.DataObject) -> None:
        event = data.draw(ANY[kind])

        assert EVENTS.read(EVENTS.write(event)) == event

    @given(events)
    def test_is_read_alike_from_bytes_and_from_plain_values(self, event: Event) -> None:
        line = EVENTS.write(event)

        assert EVENTS.build(EVENTS.names[type(event)], json.loads(line)) == event

    def test_holds_cards_as_text_and_choices_by_value(self) -> None:
        event = Shown(3, parse_cards("Ah ??"), ShownWhy.ALL_IN)

        assert (
            EVENTS.write(event) == b'{"type":"shown","seat":3,"cards":["Ah","??"],"why":"all_in"}'
        )

    def test_names_the_stranger_when_asked_to_write_what_is_no_card(self) -> None:
        with pytest.raises(TypeError, match="no object"):
            write_face(object())


class TestWhatIsNoEvent:
    """Refused with a code and a sentence, whatever it is."""

    @pytest.mark.parametrize(
        ("line", "code", "sentence"),
        [
            (b"", "record.malformed", "not JSON that can be read: it ends too early"),
            (b'{"type":"checked","seat":', "record.malformed", "ends too early"),
            (b'{"type":"checked","seat":1}}', "record.malformed", "does not belong there"),
            (b'{"type":"\xff"}', "record.malformed", "UTF-8"),
            (b'{"a":' * 100_000, "record.malformed", "it nests too deep"),
            (b"[]", "record.unfit", "it must be an object, not a list"),
            (b"{}", "record.unfit", "the field type is missing"),
            (b'{"type":3}', "record.unfit", "type must be a text, not a whole number"),
            (b'{"type":"dealt"}', "record.unknown_type", "no event of type 'dealt': the types are"),
            (b'{"type":"checked"}', "record.unfit", "the field seat is missing"),
            (
                b'{"type":"checked","seat":"1"}',
                "record.unfit",
                "seat must be a whole number, not a text",
            ),
            (b'{"type":"checked","seat":true}', "record.unfit", "whole number, not true or false"),
            (
                b'{"type":"checked","seat":1.5}',
                "record.unfit",
                "whole number, not a number with a fraction",
            ),
            (b'{"type":"checked","seat":null}', "record.unfit", "a whole number, not null"),
            (b'{"type":"checked","seat":0}', "record.out_of_bounds", "seat holds 0"),
            (b'{"type":"called","seat":1,"to":-5}', "record.out_of_bounds", "to holds -5"),
            (
                b'{"type":"called","seat":1,"to":9007199254740992}',
                "record.out_of_bounds",
                "between 0 and 9007199254740991",
            ),
            (
                b'{"type":"hand_ended","seats":[{"seat":1,"stack":5},{"seat":9,"stack":5}]}',
                "record.out_of_bounds",
                "this hand_ended event cannot be: seats: seat holds 9",
            ),
            (
                b'{"type":"lapsed","seat":1,"cause":"boredom"}',
                "record.unfit",
                "cause cannot be 'boredom'",
            ),
            (
                b'{"type":"shown","seat":1,"cards":["Ah","ah"],"why":"must"}',
                "record.unfit",
                r"cards\[1\] must be a card like 'Ah', or '\?\?'",
            ),
            (b'{"type":"shown","seat":1,"cards":[7],"why":"must"}', "record.unfit", "a card like"),
        ],
    )
    def test_is_refused_with_the_reason(self, line: bytes, code: str, sentence: str) -> None:
        refusal = refusal_of(line)

        assert refusal.code == code
        assert re.search(sentence, str(refusal))

    @pytest.mark.parametrize("name", RELEASED[1])
    def test_is_any_event_with_a_number_below_zero(self, name: str) -> None:
        whole = json.loads((SHAPES / "1" / f"{name}.json").read_text())["open"]
        del whole["shape"]
        places = integers(whole)

        refused = [refusal_of(with_(whole, at, -1)).code for at in places]

        wrong_street = [at[-1] == "street" for at in places]
        assert refused == [
            "record.unfit" if street else "record.out_of_bounds" for street in wrong_street
        ]

    @pytest.mark.parametrize("name", RELEASED[1])
    @pytest.mark.parametrize("stranger", [None, [], {}, "x", 1.5, 10**30])
    def test_is_any_event_with_a_stranger_in_place_of_a_number(
        self, name: str, stranger: object
    ) -> None:
        whole = json.loads((SHAPES / "1" / f"{name}.json").read_text())["open"]
        del whole["shape"]

        for at in integers(whole):
            if (stranger, at[-1]) != (None, "max_raises"):
                assert refusal_of(with_(whole, at, stranger)).code.startswith("record.")

    @given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
    def test_is_never_a_crash(self, line: bytes) -> None:
        refusal_of(line)

    @given(events, st.data())
    def test_is_never_a_crash_when_a_byte_is_wrong(self, event: Event, data: st.DataObject) -> None:
        line = bytearray(EVENTS.write(event))
        line[data.draw(st.integers(0, len(line) - 1))] = data.draw(st.integers(0, 255))

        with suppress(BadRecord):
            assert type(EVENTS.read(bytes(line))) in KINDS

    def test_is_refused_alike_as_plain_values(self) -> None:
        with pytest.raises(BadRecord, match="no event of type 'dealt'"):
            EVENTS.build("dealt", {})
        with pytest.raises(BadRecord, match="this event cannot be read"):
            EVENTS.build("checked", {"seat": "1"})
        with pytest.raises(BadRecord, match="seat holds 9"):
            EVENTS.build("checked", {"seat": 9})

    def test_is_read_out_of_a_part_of_a_larger_message(self) -> None:
        with pytest.raises(BadRecord, match="no event of type"):
            EVENTS.read(msgspec.Raw(b'{"type":"dealt"}'))
