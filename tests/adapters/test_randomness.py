"""The random source, and what is found when it is broken."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import count, cycle

import pytest

from doorcard.adapters.random_health import BLOCK, faults
from doorcard.adapters.randomness import SystemRandomness
from doorcard.service.deal.ports import RandomnessFailed

COUNTER = count()


def counting(size: int) -> bytes:
    """A source that counts: every byte value equally often."""
    return bytes(next(COUNTER) % 256 for _ in range(size))


def leaning(size: int) -> bytes:
    """One bit in four is a zero that should be a coin."""
    return bytes(a | b & 0x11 for a, b in zip(os.urandom(size), os.urandom(size), strict=True))


def stuck(size: int) -> bytes:
    return os.urandom(size // 2) + bytes(size - size // 2)


def echoing(size: int) -> bytes:
    piece = os.urandom(32)
    return (piece * (size // 32 + 1))[:size]


def ascii_only(size: int) -> bytes:
    return bytes(byte & 0x7F for byte in os.urandom(size))


def sticky(size: int) -> bytes:
    """Each bit is as the one 8 places before it, three times in four."""
    drawn = bytearray(os.urandom(size))
    stay = [a | b for a, b in zip(os.urandom(size), os.urandom(size), strict=True)]
    for place in range(1, size):
        drawn[place] = (drawn[place - 1] & stay[place]) | (drawn[place] & ~stay[place] & 0xFF)
    return bytes(drawn)


class TestTheHealthTest:
    def test_passes_a_sound_source(self) -> None:
        assert [faults(os.urandom(BLOCK)) for _ in range(30)] == [[]] * 30

    @pytest.mark.parametrize(
        ("broken", "said"),
        [
            (bytes, "0 are ones"),
            (counting, "places on"),
            (leaning, "are ones"),
            (stuck, "bits in a row are 0"),
            (echoing, "16 bytes come again"),
            (ascii_only, "half bytes are shared out"),
            (sticky, "as those 8 places on"),
        ],
    )
    def test_finds_a_broken_one(self, broken: Callable[[int], bytes], said: str) -> None:
        assert said in "; ".join(faults(broken(BLOCK)))

    def test_finds_one_that_gives_too_little(self) -> None:
        assert faults(b"few") == ["3 bytes came where 2500 were asked for"]

    def test_says_what_it_found(self) -> None:
        with pytest.raises(
            RandomnessFailed, match="so no card is dealt from it: of 20000 bits"
        ) as r:
            SystemRandomness(leaning).examine()

        assert r.value.code == "random.failing"


class TestADraw:
    def test_is_the_operating_systems(self) -> None:
        assert SystemRandomness()._draw is os.urandom

    def test_has_the_length_asked_for(self) -> None:
        assert [len(SystemRandomness().draw(size)) for size in (0, 1, 64)] == [0, 1, 64]

    def test_that_is_the_one_before_is_refused(self) -> None:
        again = cycle([b"sixteen bytes....", b"sixteen bytes...."])
        source = SystemRandomness(lambda _: next(again))
        source.draw(17)

        with pytest.raises(RandomnessFailed, match="the same 17 bytes came twice in a row"):
            source.draw(17)

    def test_of_a_byte_may_come_twice(self) -> None:
        source = SystemRandomness(lambda size: b"7" * size)

        assert source.draw(1) == source.draw(1)

    def test_that_fails_is_refused_without_its_reason(self) -> None:
        def gone(_: int) -> bytes:
            raise OSError("no entropy")

        with pytest.raises(RandomnessFailed, match=r"it gave nothing \(OSError\)") as refused:
            SystemRandomness(gone).draw(32)

        assert "entropy" not in str(refused.value)

    def test_that_is_short_is_refused(self) -> None:
        with pytest.raises(RandomnessFailed, match="4 bytes came where 32 were asked for"):
            SystemRandomness(lambda _: b"1234").draw(32)

    def test_is_kept_nowhere(self) -> None:
        source = SystemRandomness()

        drawn = source.draw(32)

        assert drawn not in vars(source).values()
        assert repr(source).startswith("<doorcard.adapters.randomness.SystemRandomness object")
