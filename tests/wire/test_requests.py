"""Requests: untrusted bytes."""

from __future__ import annotations

import contextlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doorcard.records import read_action
from doorcard.stud import Raise, Refusal
from doorcard.wire.requests import (
    DEEPEST_REQUEST,
    LONGEST_REQUEST,
    Act,
    BadRequest,
    Leave,
    Resync,
    Sit,
    SitOut,
    TopUp,
    read_request,
)


def refusal_of(line: bytes) -> BadRequest:
    with pytest.raises(BadRequest) as refused:
        read_request(line)
    return refused.value


class TestHonestRequests:
    def test_are_read(self) -> None:
        assert read_request(b'{"t":"leave","id":"a"}') == Leave(id="a")
        assert read_request(b'{"t":"resync","id":"a"}') == Resync(id="a")
        assert read_request(b'{"t":"sit_out","id":"a","on":true}') == SitOut(id="a", on=True)
        assert read_request(b'{"t":"top_up","id":"a","chips":500}') == TopUp(id="a", chips=500)
        assert read_request(b'{"t":"sit","id":"a","seat":8,"buy_in":2000}') == Sit(
            id="a", seat=8, buy_in=2000
        )

    def test_carry_an_action_that_the_records_read(self) -> None:
        line = b'{"t":"act","id":"a","hand":"h","decision":3,"action":{"type":"raise","to":400}}'

        request = read_request(line)

        assert isinstance(request, Act)
        assert (request.hand, request.decision) == ("h", 3)
        assert read_action(request.action) == Raise(400)


class TestEverythingElse:
    @pytest.mark.parametrize(
        ("line", "code"),
        [
            (b"", "request.not_json"),
            (b"hello", "request.not_json"),
            (b"\xff\xfe", "request.not_json"),
            (b'{"t":"leave","id":"a"', "request.not_json"),
            (b'{"t":"leave","id":"\xff"}', "request.not_json"),
            (b"[]", "request.malformed"),
            (b"7", "request.malformed"),
            (b"{}", "request.malformed"),
            (b'{"t":"fly","id":"a"}', "request.malformed"),
            (b'{"t":"leave"}', "request.malformed"),
            (b'{"t":"leave","id":""}', "request.malformed"),
            (b'{"t":"leave","id":7}', "request.malformed"),
            (b'{"t":"leave","id":"a","seat":3}', "request.malformed"),
            (b'{"t":"sit","id":"a","seat":0,"buy_in":2000}', "request.malformed"),
            (b'{"t":"sit","id":"a","seat":1,"buy_in":-5}', "request.malformed"),
            (b'{"t":"sit","id":"a","seat":1,"buy_in":2000.5}', "request.malformed"),
            (b'{"t":"sit","id":"a","seat":"1","buy_in":2000}', "request.malformed"),
            (b'{"t":"top_up","id":"a","chips":1e99}', "request.malformed"),
            (b'{"t":"sit_out","id":"a","on":1}', "request.malformed"),
            (b'{"t":"leave","id":"a"}' + b" " * LONGEST_REQUEST, "request.too_long"),
            (b"[" * (DEEPEST_REQUEST + 1), "request.too_deep"),
            (b'{"t":"act","id":"a","action":' + b"[" * 2000, "request.too_deep"),
        ],
    )
    def test_is_refused_with_a_code(self, line: bytes, code: str) -> None:
        assert refusal_of(line).code == code

    def test_is_refused_under_its_id_where_that_can_be_read(self) -> None:
        assert refusal_of(b'{"t":"fly","id":"a1"}').request_id == "a1"
        assert refusal_of(b'{"t":"fly","id":""}').request_id is None
        assert refusal_of(b'{"t":"fly"').request_id is None

    @given(st.binary(max_size=200))
    def test_never_does_worse_than_a_refusal(self, line: bytes) -> None:
        with pytest.raises(BadRequest):
            read_request(line)

    @given(
        st.fixed_dictionaries(
            {"t": st.sampled_from(["act", "sit", "leave", "sit_out", "top_up", "resync"])},
            optional={
                name: st.none() | st.booleans() | st.integers() | st.sampled_from(["", "a", "é"])
                for name in ("id", "hand", "decision", "action", "seat", "buy_in", "on", "chips")
            },
        )
    )
    def test_of_a_known_kind_is_read_or_refused_and_nothing_else(self, wish: object) -> None:
        with contextlib.suppress(Refusal):
            request = read_request(json.dumps(wish).encode())
            if isinstance(request, Act):
                read_action(request.action)
