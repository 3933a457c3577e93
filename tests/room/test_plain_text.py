"""What people write is plain text."""

from __future__ import annotations

import pytest

from doorcard.room.plain_text import plain_text
from doorcard.stud.refusals import Refusal


def kept(wish: str, *, lines: bool = False) -> str:
    return plain_text(wish, about="talk", longest=20, lines=lines)


class TestPlainText:
    """Design, the rail and chat: length limit; issue B: control characters."""

    @pytest.mark.parametrize(
        ("wish", "text"),
        [
            ("  nice   hand ", "nice hand"),
            ("a\x00b\x1bc", "abc"),
            ("a\u202eb\u2066c", "abc"),
            ("line\nbreak", "line break"),
            ("e\u0301", "é"),
            ("a" + "\u0335" * 9, "a" + "\u0335" * 3),
            ("\u05d0\u200d\u05d1", "\u05d0\u200d\u05d1"),
        ],
    )
    def test_has_nothing_that_cannot_be_seen(self, wish: str, text: str) -> None:
        assert kept(wish) == text

    def test_keeps_lines_where_it_may_have_several(self) -> None:
        assert kept(" a \r\n b ", lines=True) == "a\nb"

    @pytest.mark.parametrize("wish", ["", "  ", "\u200b\u202e", "\n\n"])
    def test_is_refused_when_nothing_is_left(self, wish: str) -> None:
        with pytest.raises(Refusal) as refused:
            kept(wish)

        assert refused.value.code == "talk.empty"

    @pytest.mark.parametrize("length", [21, 1000])
    def test_is_refused_when_too_long(self, length: int) -> None:
        with pytest.raises(Refusal) as refused:
            kept("a" * length)

        assert (refused.value.code, refused.value.facts["longest"]) == ("talk.too_long", 20)

    def test_is_taken_at_its_longest(self) -> None:
        assert kept("a" * 20) == "a" * 20
