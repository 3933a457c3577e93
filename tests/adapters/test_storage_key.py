"""The key that secrets at rest are encrypted with, and the file it lies in."""

from __future__ import annotations

import copy
import pickle
import stat
from pathlib import Path

import pytest

from doorcard.adapters.storage_key import FILE, StorageKey, given_key, storage_key
from doorcard.stud import Refusal

GIVEN = "00112233445566778899aabbccddeeff" * 2


class TestTheKeyFile:
    def test_is_made_once_for_its_owner_alone(self, tmp_path: Path) -> None:
        key = storage_key(tmp_path)

        assert [each.name for each in tmp_path.iterdir()] == [FILE]
        assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
        assert storage_key(tmp_path).derived("a") == key.derived("a")

    def test_is_another_in_each_room(self, tmp_path: Path) -> None:
        (tmp_path / "other").mkdir()

        assert storage_key(tmp_path).derived("a") != storage_key(tmp_path / "other").derived("a")

    @pytest.mark.parametrize("mode", [0o640, 0o604, 0o660, 0o610])
    def test_that_others_may_use_is_refused(self, tmp_path: Path, mode: int) -> None:
        storage_key(tmp_path)
        (tmp_path / FILE).chmod(mode)

        with pytest.raises(Refusal, match="others may read the storage key") as refused:
            storage_key(tmp_path)

        assert refused.value.code == "key.open"

    @pytest.mark.parametrize("text", ["", "abc", GIVEN[:-1], GIVEN + "00", "z" * 64])
    def test_that_holds_no_key_is_refused_and_not_repeated(self, tmp_path: Path, text: str) -> None:
        (tmp_path / FILE).write_text(text)
        (tmp_path / FILE).chmod(0o600)

        with pytest.raises(Refusal, match="is no storage key") as refused:
            storage_key(tmp_path)

        assert refused.value.code == "key.malformed"
        assert not text or text not in str(refused.value)

    def test_is_not_made_where_a_room_is_only_read(self, tmp_path: Path) -> None:
        with pytest.raises(Refusal, match="there is no storage key"):
            storage_key(tmp_path, make=False)

        assert list(tmp_path.iterdir()) == []


class TestAKeyOfTheEnvironment:
    def test_is_taken_as_hexadecimal_digits(self) -> None:
        key = given_key(GIVEN)

        assert key is not None
        assert key.derived("a") == StorageKey(bytes.fromhex(GIVEN)).derived("a")
        assert given_key("") is None

    def test_that_is_none_is_refused_and_not_repeated(self) -> None:
        with pytest.raises(Refusal, match="DOORCARD_STORAGE_KEY is no storage key") as refused:
            given_key("secret")

        assert "secret" not in str(refused.value)


class TestAKey:
    KEY = StorageKey(bytes.fromhex(GIVEN))

    def test_gives_others_for_other_purposes(self) -> None:
        assert len({self.KEY.derived(each) for each in ("a", "b", "ab")}) == 3

    def test_shows_itself_to_nobody(self) -> None:
        assert repr(self.KEY) == str(self.KEY) == f"{self.KEY}" == "StorageKey()"
        for leave in (pickle.dumps, copy.copy, copy.deepcopy):
            with pytest.raises(TypeError, match="is not copied"):
                leave(self.KEY)
        assert not hasattr(self.KEY, "__dict__")

    def test_has_32_bytes(self) -> None:
        with pytest.raises(ValueError, match="32 bytes, not 5"):
            StorageKey(b"short")
