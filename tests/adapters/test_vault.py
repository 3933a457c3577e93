"""What lies closed in the database: unreadable without the key, useless in another place."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pysqlite3  # type: ignore[import-untyped]  # it ships none
import pytest

from doorcard.adapters.copying import copy_database
from doorcard.adapters.kept_hands import KeptHands
from doorcard.adapters.sealing import give_up_key_of, key_name_of
from doorcard.adapters.sqlite import open_store
from doorcard.adapters.storage_key import FILE, StorageKey
from doorcard.adapters.vault import Vault
from doorcard.records import unseal
from doorcard.stud import HandStarted, Refusal
from tests.cli.kept_room import room_of

VAULT = Vault(StorageKey(bytes(range(32))))
OTHER = Vault(StorageKey(bytes(32)))
PART = b'{"shape":1,"deck":["2c"]}'
PLACE = ("casino-1", "event", 1)


def query(file: Path, statement: str, *values: object) -> list[tuple[Any, ...]]:
    connection = pysqlite3.connect(file)
    rows: list[tuple[Any, ...]] = connection.execute(statement, values).fetchall()
    connection.commit()
    connection.close()
    return rows


class TestAClosedPart:
    def test_opens_where_it_was_closed(self) -> None:
        assert VAULT.open(VAULT.close(PART, *PLACE), *PLACE) == PART

    def test_looks_different_each_time_and_shows_nothing(self) -> None:
        closed = [VAULT.close(PART, *PLACE) for _ in range(20)]

        assert len(set(closed)) == 20
        assert all(b"2c" not in each and b"shape" not in each for each in closed)

    @pytest.mark.parametrize(
        "place", [("casino-2", "event", 1), ("casino-1", "deck", 1), ("casino-1", "event", 2)]
    )
    def test_opens_in_no_other_place(self, place: tuple[str, str, int]) -> None:
        with pytest.raises(Refusal, match="was changed or is damaged") as refused:
            VAULT.open(VAULT.close(PART, *PLACE), *place)

        assert refused.value.code == "sealed.broken"

    def test_that_was_changed_in_any_byte_does_not_open(self) -> None:
        closed = VAULT.close(PART, *PLACE)

        for place, bit in itertools.product(range(len(closed)), (1, 128)):
            changed = bytearray(closed)
            changed[place] ^= bit
            with pytest.raises(Refusal, match="closed cards of casino-1"):
                VAULT.open(bytes(changed), *PLACE)

    @pytest.mark.parametrize("length", [0, 1, 5, 17, 20])
    def test_that_was_cut_does_not_open(self, length: int) -> None:
        with pytest.raises(Refusal, match="closed cards of casino-1"):
            VAULT.open(VAULT.close(PART, *PLACE)[:length], *PLACE)

    def test_of_another_key_says_so(self) -> None:
        with pytest.raises(Refusal, match="under another storage key") as refused:
            OTHER.open(VAULT.close(PART, *PLACE), *PLACE)

        assert refused.value.code == "sealed.other_key"

    def test_from_before_there_were_keys_is_read_as_it_is(self) -> None:
        assert VAULT.open(PART, *PLACE) == PART


def everything_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.glob("room.db*"))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A room in which hands were played; nobody writes to it."""
    return room_of(tmp_path_factory.mktemp("room"), hands=3)


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    """A copy of that room, closed."""
    copy_database(played / "room.db", tmp_path / "room.db")
    (tmp_path / FILE).write_bytes((played / FILE).read_bytes())
    (tmp_path / FILE).chmod(0o600)
    return tmp_path


class TestADatabaseAndItsBackup:
    """Issue of trust: whoever takes the file takes no closed card with it."""

    def test_hold_no_closed_card_in_any_byte(self, played: Path, tmp_path: Path) -> None:
        hand = KeptHands(played).last()
        start = unseal(hand.events[0])
        assert isinstance(start, HandStarted)
        copy_database(played / "room.db", tmp_path / "copy.db")
        files = [*played.glob("room.db*"), tmp_path / "copy.db"]
        told_in_a_row = (
            '"' + '","'.join(map(str, start.deck[at : at + 3])) + '"' for at in range(49)
        )
        parts = [each.encode() for each in told_in_a_row]
        parts += [each.sealed for each in hand.events if each.sealed is not None]

        found = [part for part in parts for file in files if part in file.read_bytes()]

        assert len(parts) > 50
        assert found == []

    def test_are_of_no_use_without_the_key(self, folder: Path) -> None:
        (folder / FILE).unlink()

        with pytest.raises(Refusal, match="there is no storage key"):
            KeptHands(folder).last()
        assert not (folder / FILE).exists()

    async def test_do_not_open_with_another_key(self, folder: Path) -> None:
        (folder / FILE).write_text("00" * 32)

        with pytest.raises(Refusal, match="doorcard storagekey --lost") as refused:
            open_store(folder)

        assert refused.value.code == "key.other"
        assert refused.value.facts["kept"] == key_name_of(folder)
        with pytest.raises(Refusal, match="under another storage key"):
            KeptHands(folder).last()

    async def test_open_with_the_key_given_from_outside(self, folder: Path) -> None:
        key = StorageKey(bytes.fromhex((folder / FILE).read_text()))
        (folder / FILE).unlink()

        await open_store(folder, key).close()

        assert KeptHands(folder, key).last().events
        assert not (folder / FILE).exists()

    def test_do_not_let_a_part_be_put_in_the_place_of_another(self, folder: Path) -> None:
        hand = KeptHands(folder).last().id
        rows = query(
            folder / "room.db",
            "SELECT version, sealed FROM events WHERE hand = ? AND sealed NOT NULL ORDER BY 1",
            hand,
        )
        (first, _), (_, later) = rows[0], rows[1]
        query(
            folder / "room.db",
            "UPDATE events SET sealed = ? WHERE hand = ? AND version = ?",
            later,
            hand,
            first,
        )

        with pytest.raises(Refusal, match="are not what this room wrote down"):
            KeptHands(folder).hand(hand)


class TestADatabaseFromBeforeThereWereKeys:
    async def test_is_encrypted_when_it_is_opened(self, folder: Path) -> None:
        kept = KeptHands(folder)
        hand = kept.last()
        for version, stored in enumerate(hand.events, start=1):
            query(
                folder / "room.db",
                "UPDATE events SET sealed = ? WHERE hand = ? AND version = ?",
                stored.sealed,
                hand.id,
                version,
            )
        give_up_key_of(folder)
        assert kept.last() == hand

        await open_store(folder).close()

        open_parts = "SELECT count(*) FROM events WHERE substr(sealed, 1, 1) = '{'"
        assert query(folder / "room.db", open_parts) == [(0,)]
        assert kept.last() == hand
        secret = hand.events[0].sealed
        assert secret is not None
        assert secret not in everything_in(folder)
