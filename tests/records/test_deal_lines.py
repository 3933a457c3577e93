"""The log of a fair deal, line by line; and the openings of its cards."""

from __future__ import annotations

import pytest

from doorcard.cards import CARDS
from doorcard.records.bad_record import BadRecord
from doorcard.records.deal_lines import CardOpenings, DealLine, DealStep, read_deal


class TestALogThatCannotBeRead:
    @pytest.mark.parametrize(
        "line",
        [
            DealLine(DealStep.OPENED, b"{"),
            DealLine(DealStep.OPENED, b"{}"),
            DealLine(DealStep.OPENED, b'{"opening":{}}'),
            DealLine(DealStep.MIXED, b'{"seeds":[],"decks":[],"leaves":"not hex"}'),
            DealLine(DealStep.CLOSED, b"[]"),
        ],
    )
    def test_is_refused_whatever_is_wrong_with_it(self, line: DealLine) -> None:
        with pytest.raises(BadRecord) as refused:
            read_deal([line])

        assert refused.value.code == "record.deal"

    def test_is_one_without_its_opening(self) -> None:
        with pytest.raises(BadRecord, match="the log of this deal cannot be read"):
            read_deal([DealLine(DealStep.REVEALED, b'{"seat":1}')])


class TestTheOpeningsOfCards:
    def test_come_back_as_they_were_sealed(self) -> None:
        salts = {0: b"a" * 32, 7: b"b" * 32}
        openings = CardOpenings({CARDS[0]: 0, CARDS[7]: 7}, salts)

        again = CardOpenings.unseal(openings.seal(), CARDS)

        assert again.open([CARDS[7], CARDS[0]]) == openings.open([CARDS[0], CARDS[7]])
        assert [each.place for each in again.open([CARDS[7], CARDS[0]])] == [0, 7]

    @pytest.mark.parametrize("sealed", [b"\x00" * 3, bytes([52]) + b"a" * 32])
    def test_are_refused_when_they_are_none(self, sealed: bytes) -> None:
        with pytest.raises(BadRecord, match="the card openings of this hand cannot be read"):
            CardOpenings.unseal(sealed, CARDS)

    def test_are_refused_without_a_deck(self) -> None:
        with pytest.raises(BadRecord):
            CardOpenings.unseal(b"", ())
