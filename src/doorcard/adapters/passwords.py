"""Password hashing with argon2id, in a few threads of low priority."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from importlib.resources import files
from typing import Final, TypeVar

from argon2 import PasswordHasher as Argon2
from argon2 import Type
from argon2.exceptions import InvalidHashError, VerificationError, VerifyMismatchError

from doorcard.service.accounts.ports import Checked
from doorcard.stud import Refusal

Result = TypeVar("Result")

MEMORY_KIB: Final = 19 * 1024
PASSES: Final = 2
LANES: Final = 1
"""Source: OWASP Password Storage Cheat Sheet, Argon2id; about 26 ms and 19 MiB each."""
THREADS: Final = max(1, min(4, (os.cpu_count() or 2) - 1))
"""One core stays for the tables."""
MOST_WAITING: Final = 64
"""Beyond these, who comes is told to come again: a second's work waits already."""
_NICE: Final = 5


class Argon2Passwords:
    """Keeps the promises of :class:`doorcard.service.accounts.ports.PasswordHasher`.

    The event loop never hashes. On Linux the threads step back behind it.
    """

    def __init__(
        self,
        *,
        memory_kib: int = MEMORY_KIB,
        passes: int = PASSES,
        threads: int = THREADS,
        most_waiting: int = MOST_WAITING,
    ) -> None:
        self._argon2 = Argon2(
            time_cost=passes, memory_cost=memory_kib, parallelism=LANES, type=Type.ID
        )
        self._threads = ThreadPoolExecutor(
            threads, thread_name_prefix="doorcard-passwords", initializer=_step_back
        )
        self._free = asyncio.Semaphore(threads)
        self._most_waiting = most_waiting
        self._waiting = 0
        self._decoy: str | None = None

    async def hashed(self, password: str) -> str:
        """An encoded hash with a salt of its own. Raises ``Refusal`` ``accounts.busy``."""
        return await self._run(lambda: self._argon2.hash(password))

    async def check(self, encoded: str | None, password: str) -> Checked:
        """Is it the password? Raises ``Refusal`` ``accounts.busy``.

        Where there is no hash a decoy is checked, so that the time tells nothing.
        """
        return await self._run(lambda: self._check(encoded, password))

    def _check(self, encoded: str | None, password: str) -> Checked:
        if self._decoy is None:
            self._decoy = self._argon2.hash(os.urandom(16).hex())
        try:
            self._argon2.verify(encoded or self._decoy, password)
        except (VerifyMismatchError, VerificationError, InvalidHashError):
            return Checked(right=False)
        return Checked(encoded is not None, self._argon2.check_needs_rehash(encoded or self._decoy))

    async def _run(self, work: Callable[[], Result]) -> Result:
        if self._waiting >= self._most_waiting:
            raise Refusal(
                "accounts.busy", "too many are logging in at once: try again in a few seconds"
            )
        self._waiting += 1
        try:
            async with self._free:
                return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(cancel_futures=True)


def _step_back() -> None:
    """Lower this thread's own priority: on Linux a thread may, and it alone is meant."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICE)


@cache
def common_passwords() -> frozenset[str]:
    """The 3,000 commonest passwords of eight characters or more, in lower case.

    From the list of zxcvbn (MIT licence), without those that are swear words.
    """
    text = files("doorcard.adapters").joinpath("common_passwords.txt").read_text(encoding="utf-8")
    return frozenset(text.split())
