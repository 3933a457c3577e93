"""Hashed messages: a label and lengths, so that none can be read in two ways."""

from __future__ import annotations

import hashlib
import itertools
import json

import pytest

from doorcard.fairness import canonical, digest, message


class TestMessage:
    def test_has_its_label_and_each_field_behind_its_length(self) -> None:
        made = message("leaf", b"\x01\x02", "As", 7)

        label = b"doorcard/1/leaf"
        assert made == (
            b"\x00\x00\x00\x0f" + label
            + b"\x00\x00\x00\x02\x01\x02"
            + b"\x00\x00\x00\x02As"
            + b"\x00\x00\x00\x08\x00\x00\x00\x00\x00\x00\x00\x07"
        )  # fmt: skip
        assert digest("leaf", b"\x01\x02", "As", 7) == hashlib.sha256(made).digest()

    def test_never_stands_for_two_lists_of_fields(self) -> None:
        parts = [b"", b"a", b"ab", b"b", b"\x00\x00\x00\x01a"]
        lists = [each for n in range(4) for each in itertools.product(parts, repeat=n)]

        assert len({message("x", *each) for each in lists}) == len(lists)

    def test_never_stands_for_two_labels(self) -> None:
        assert message("a", b"") != message("a\x00\x00\x00\x00")


class TestCanonicalJson:
    """RFC 8785, without fractions."""

    def test_does_not_depend_on_the_order_of_keys_or_on_blanks(self) -> None:
        spaced = json.loads('{ "b" : [1, true, null], "a" : "ä" }')

        assert canonical(spaced) == '{"a":"ä","b":[1,true,null]}'.encode()

    @pytest.mark.parametrize(
        ("text", "written"),
        [
            ("\b\t\n\f\r", b'"\\b\\t\\n\\f\\r"'),
            ('"\\/', b'"\\"\\\\/"'),
            ("\x00\x1f\x7f", b'"\\u0000\\u001f\x7f"'),
            ("\u2028€😀", '"\u2028€😀"'.encode()),
        ],
    )
    def test_escapes_as_the_standard_says(self, text: str, written: bytes) -> None:
        assert canonical(text) == written

    @pytest.mark.parametrize("value", [0.5, 2**53, -(2**53), {"ä": 1}, [1.0], "\ud800", b"x"])
    def test_refuses_what_two_readers_could_read_differently(self, value: object) -> None:
        with pytest.raises(ValueError):  # noqa: PT011 - UnicodeEncodeError is one, too
            canonical(value)  # type: ignore[arg-type]
