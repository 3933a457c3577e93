"""Opening events, receipts and closing events: strict to read, one digest each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from doorcard.fairness import (
    BadFairRecord,
    CardOpening,
    ClosingEvent,
    HandDecks,
    OpeningEvent,
    Outcome,
    Receipt,
    SigningKey,
    VoidReason,
    digest,
    play_digest,
    played,
    signed_by,
    voided,
)
from tests.fairness.fixed import ROOM, opened, seed, source

DECKS = HandDecks.draw(source("decks"))
OPENING = opened(DECKS, {3: seed(3), 6: seed(6)}, bots={1: seed("bot")}, dealer=5)
NOTICES: list[Any] = [{"type": "hand_started"}, {"type": "hand_ended", "seats": []}]
PLAYED = played(OPENING, NOTICES)
VOID = voided(OPENING, VoidReason.SILENT, [6], {3: seed(3)}, DECKS.lay_open())
LOST = voided(OPENING, VoidReason.KEY_LOST, [], {}, None)
Change = Callable[[dict[str, Any]], Any]


def setting(key: str, value: object) -> Change:
    return lambda record: record.__setitem__(key, value)


def seats(change: Callable[[list[Any]], Any]) -> Change:
    return lambda record: change(record["seats"])


class TestTheOpeningEvent:
    def test_reads_back_as_it_was_written(self) -> None:
        assert OpeningEvent.read(OPENING.plain()) == OPENING
        assert [each.seat for each in OPENING.seats] == [6, 1, 3]
        assert [each.seat for each in OPENING.people] == [6, 3]

    @pytest.mark.parametrize(
        "change",
        [
            {"table": "t"},
            {"hand": "h"},
            {"number": 18},
            {"previous": bytes(32)},
            {"rules": bytes(32)},
            {"dealer": 4},
            {"seats": OPENING.seats[:2]},
            {"seats": (replace(OPENING.seats[0], stack=999), *OPENING.seats[1:])},
            {"seats": (replace(OPENING.seats[0], commitment=bytes(32)), *OPENING.seats[1:])},
            {"roots": OPENING.roots[::-1]},
            {"key": bytes(32)},
        ],
    )
    def test_has_another_digest_when_anything_in_it_changes(self, change: dict[str, Any]) -> None:
        assert replace(OPENING, **change).digest != OPENING.digest

    @pytest.mark.parametrize(
        "change",
        [
            setting("version", 2),
            setting("number", 0),
            setting("number", True),
            setting("number", 17.0),
            setting("dealer", 9),
            setting("table", ""),
            setting("hand", 7),
            setting("roots", OPENING.plain()["roots"][:7]),  # type: ignore[index]
            setting("roots", [bytes(32).hex()] * 8),
            setting("previous", OPENING.previous.hex().upper()),
            setting("key", "00"),
            setting("seats", {}),
            setting("more", 1),
            lambda record: record.pop("rules"),
            seats(lambda each: each.append(each[0])),
            seats(lambda each: each.reverse()),
            seats(lambda each: each.__delitem__(slice(1, None))),
            seats(lambda each: each[0].update(seed=seed("both").hex())),
            seats(lambda each: each[0].update(commitment=None)),
            seats(lambda each: each[0].update(stack=0)),
            seats(lambda each: each[0].update(seat=9)),
        ],
    )
    def test_that_cannot_be_is_refused(self, change: Change) -> None:
        record = OPENING.plain()
        change(record)

        with pytest.raises(BadFairRecord, match="this opening event cannot be") as refused:
            OpeningEvent.read(record)

        assert refused.value.code == "opening.malformed"

    def test_is_an_object(self) -> None:
        with pytest.raises(BadFairRecord, match="no object"):
            OpeningEvent.read([])


class TestTheClosingEvent:
    @pytest.mark.parametrize("closing", [PLAYED, VOID, LOST], ids=["played", "void", "lost"])
    def test_reads_back_as_it_was_written(self, closing: ClosingEvent) -> None:
        assert ClosingEvent.read(closing.plain()) == closing
        assert closing.opening == OPENING.digest

    def test_of_a_played_hand_holds_the_digest_of_what_the_rail_was_told(self) -> None:
        assert PLAYED.play == play_digest(NOTICES)
        assert play_digest(NOTICES[::-1]) != PLAYED.play
        assert play_digest(NOTICES[:1]) != PLAYED.play

    def test_of_a_void_lays_all_eight_decks_open(self) -> None:
        assert VOID.is_void
        assert VOID.decks == DECKS.lay_open()
        assert VOID.seeds == ((3, seed(3)),)

    @pytest.mark.parametrize(
        ("closing", "change"),
        [
            (PLAYED, setting("outcome", "perhaps")),
            (PLAYED, setting("play", None)),
            (PLAYED, setting("silent", [])),
            (VOID, setting("reason", "bad luck")),
            (VOID, setting("silent", ["6"])),
            (VOID, setting("silent", [9])),
            (VOID, setting("decks", [])),
            (VOID, setting("seeds", [{"seat": 3}])),
            (VOID, setting("play", seed(1).hex())),
            (VOID, setting("version", 0)),
        ],
    )
    def test_that_cannot_be_is_refused(self, closing: ClosingEvent, change: Change) -> None:
        record = closing.plain()
        change(record)

        with pytest.raises(BadFairRecord) as refused:
            ClosingEvent.read(record)

        assert refused.value.code == "closing.malformed"

    def test_has_no_digest_of_another_kind_of_record(self) -> None:
        """Each kind is hashed under a label of its own: none can be signed as another."""
        receipt = Receipt(OPENING.digest, 3, seed(3))

        assert len({OPENING.digest, PLAYED.digest, VOID.digest, receipt.digest}) == 4
        assert {each.value for each in Outcome} == {"played", "void"}


class TestReceiptsAndOpenings:
    def test_read_back_as_they_were_written(self) -> None:
        receipt, card = Receipt(OPENING.digest, 3, seed(3)), CardOpening(51, seed("salt"))

        assert Receipt.read(receipt.plain()) == receipt
        assert CardOpening.read(card.plain()) == card

    def test_that_cannot_be_are_refused(self) -> None:
        with pytest.raises(BadFairRecord, match="this receipt cannot be"):
            Receipt.read({"version": 1, "opening": "", "seat": 3, "seed": ""})
        with pytest.raises(BadFairRecord, match="place is no number from 0 to 51"):
            CardOpening.read({"place": 52, "salt": seed("salt").hex()})


class TestTheSignature:
    def test_is_the_rooms_over_that_digest_alone(self) -> None:
        signature = ROOM.sign(OPENING.digest)

        assert signed_by(ROOM.public, OPENING.digest, signature)
        assert not signed_by(ROOM.public, PLAYED.digest, signature)
        assert not signed_by(SigningKey(seed("other")).public, OPENING.digest, signature)
        assert not signed_by(ROOM.public, OPENING.digest, bytes(64))
        assert not signed_by(b"no key", OPENING.digest, signature)

    def test_survives_the_key_being_sealed(self) -> None:
        assert SigningKey(ROOM.seal()).public == ROOM.public
        assert SigningKey.draw(source("key")).public != ROOM.public

    def test_needs_a_key_of_its_size(self) -> None:
        with pytest.raises(ValueError, match="32 bytes"):
            SigningKey(b"short")

    def test_does_not_sign_bytes_that_are_no_digest_of_ours(self) -> None:
        """What is signed has a label too: the key cannot be used to sign other things."""
        assert not signed_by(ROOM.public, digest("x"), ROOM._key.sign(digest("x")))
