"""Numbers and orders without bias."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from doorcard.fairness import Stream, message, shuffled


class TestStream:
    def test_is_hmac_in_counter_mode(self) -> None:
        key = bytes(range(32))
        blocks = [
            hmac.digest(key, message("salts", b"deck", number), "sha256") for number in range(3)
        ]

        assert Stream(key, "salts", b"deck").take(80) == b"".join(blocks)[:80]

    @pytest.mark.parametrize("pieces", [[1] * 100, [31, 1, 33, 35], [64, 36], [5, 95], [0, 100]])
    def test_is_the_same_in_whatever_pieces_it_is_read(self, pieces: list[int]) -> None:
        stream = Stream(bytes(32), "x")

        read = b"".join(stream.take(count) for count in pieces)

        assert read == Stream(bytes(32), "x").take(100)

    def test_differs_by_key_and_label_and_field(self) -> None:
        streams = [
            Stream(bytes(32), "a"),
            Stream(bytes(31) + b"\x01", "a"),
            Stream(bytes(32), "b"),
            Stream(bytes(32), "a", 0),
            Stream(bytes(32), "a", 1),
        ]

        assert len({each.take(32) for each in streams}) == len(streams)


class _Given(Stream):
    """A stream of bytes that the test chooses."""

    __slots__ = ("given",)

    def __init__(self, given: bytes) -> None:
        self.given = given

    def take(self, count: int) -> bytes:
        taken, self.given = self.given[:count], self.given[count:]
        assert len(taken) == count
        return taken


class TestBelow:
    def test_draws_again_what_would_favour_the_low_numbers(self) -> None:
        """256 = 4 · 52 + 48: bytes from 208 on would make the first 48 likelier."""
        assert _Given(bytes([208, 255, 207])).below(52) == 207 % 52

    @pytest.mark.parametrize("limit", [2, 3, 8, 51, 52, 200, 256])
    def test_gives_every_number_of_as_many_bytes(self, limit: int) -> None:
        kept = [byte for byte in range(256) if byte < 256 - 256 % limit]

        drawn = Counter(_Given(bytes([byte])).below(limit) for byte in kept)

        assert set(drawn) == set(range(limit))
        assert len(set(drawn.values())) == 1

    def test_reads_nothing_where_there_is_no_choice(self) -> None:
        assert _Given(b"").below(1) == 0

    @pytest.mark.parametrize("limit", [0, 257, -1])
    def test_refuses_what_a_byte_cannot_decide(self, limit: int) -> None:
        with pytest.raises(ValueError, match="a byte decides"):
            Stream(bytes(32), "x").below(limit)


class TestShuffle:
    def test_reaches_each_order_by_exactly_one_run_of_numbers(self) -> None:
        """5! = 120 orders out of 5 · 4 · 3 · 2 choices: a bijection has no bias."""
        orders = {
            shuffled(_Given(bytes([a, b, c, d])), 5)
            for a in range(5)
            for b in range(4)
            for c in range(3)
            for d in range(2)
        }

        assert len(orders) == 120
        assert all(sorted(each) == list(range(5)) for each in orders)

    def test_of_fifty_two_has_fewer_orders_than_keys(self) -> None:
        orders = 1
        for n in range(1, 53):
            orders *= n

        assert orders.bit_length() == 226
        assert orders < 2 ** (8 * hashlib.sha256().digest_size)
