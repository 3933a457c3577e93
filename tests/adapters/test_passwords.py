"""Password hashing. Source: OWASP Password Storage Cheat Sheet, Argon2id."""

from __future__ import annotations

import asyncio
import threading

import pytest

from doorcard.adapters.passwords import Argon2Passwords, common_passwords
from doorcard.service.accounts.ports import Checked
from doorcard.stud import Refusal

PASSWORD = "seven cards to the river"


class Counted(Argon2Passwords):
    """Counts what is verified, and in which threads."""

    def __init__(self, **settings: int) -> None:
        super().__init__(memory_kib=8, passes=1, **settings)
        self.threads: list[str] = []

    def _check(self, encoded: str | None, password: str) -> Checked:
        self.threads.append(threading.current_thread().name)
        return super()._check(encoded, password)


class TestAHash:
    async def test_is_argon2id_of_19_mib_in_two_passes_with_a_salt_of_its_own(self) -> None:
        hasher = Argon2Passwords()

        first, second = await asyncio.gather(hasher.hashed(PASSWORD), hasher.hashed(PASSWORD))

        assert first.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
        assert first != second
        assert await hasher.check(first, PASSWORD) == Checked(right=True)
        hasher.close()

    async def test_of_weaker_settings_is_known_to_be_outdated(self) -> None:
        weak, strong = Argon2Passwords(memory_kib=8, passes=1), Argon2Passwords(memory_kib=16)

        checked = await strong.check(await weak.hashed(PASSWORD), PASSWORD)

        assert checked == Checked(right=True, outdated=True)
        weak.close()
        strong.close()


class TestAPassword:
    async def test_that_is_another_is_wrong(self) -> None:
        hasher = Counted()
        encoded = await hasher.hashed(PASSWORD)

        assert await hasher.check(encoded, PASSWORD + " ") == Checked(right=False)
        hasher.close()

    async def test_is_hashed_though_there_is_no_account_to_open(self) -> None:
        """As much work as for a wrong password: the time tells nothing."""
        hasher = Counted()
        calls = []
        verify = hasher._argon2.verify

        def counted(encoded: str, password: str) -> bool:
            calls.append(encoded)
            return verify(encoded, password)

        class Spy:
            hash = staticmethod(hasher._argon2.hash)
            check_needs_rehash = staticmethod(hasher._argon2.check_needs_rehash)
            verify = staticmethod(counted)

        hasher._argon2 = Spy()  # type: ignore[assignment]  # counts

        assert await hasher.check(None, PASSWORD) == Checked(right=False)

        assert len(calls) == 1
        assert calls[0].startswith("$argon2id$v=19$m=8,t=1,p=1$")
        hasher.close()

    async def test_against_a_broken_hash_is_wrong(self) -> None:
        hasher = Counted()

        assert await hasher.check("$argon2id$broken", PASSWORD) == Checked(right=False)
        hasher.close()


class TestTheEventLoop:
    async def test_never_hashes(self) -> None:
        hasher = Counted(threads=2)
        encoded = await hasher.hashed(PASSWORD)

        await asyncio.gather(*(hasher.check(encoded, PASSWORD) for _ in range(8)))

        assert len(hasher.threads) == 8
        assert all(each.startswith("doorcard-passwords") for each in hasher.threads)
        assert len(set(hasher.threads)) <= 2
        hasher.close()

    async def test_turns_away_those_beyond_a_bound(self) -> None:
        hasher = Counted(threads=1, most_waiting=3)
        encoded = await hasher.hashed(PASSWORD)

        came = await asyncio.gather(
            *(hasher.check(encoded, PASSWORD) for _ in range(5)), return_exceptions=True
        )

        turned_away = [each for each in came if isinstance(each, Refusal)]
        assert [each.code for each in turned_away] == ["accounts.busy"] * 2
        assert await hasher.check(encoded, PASSWORD) == Checked(right=True)
        hasher.close()


class TestTheCommonestPasswords:
    def test_are_three_thousand_that_would_pass_otherwise(self) -> None:
        common = common_passwords()

        assert len(common) == 3_000
        assert {"password", "12345678", "baseball", "sunshine"} <= common
        assert all(len(each) >= 8 and each == each.casefold() for each in common)

    @pytest.mark.parametrize("password", [PASSWORD, "correct horse battery staple"])
    def test_hold_no_words_in_a_row(self, password: str) -> None:
        assert password not in common_passwords()
