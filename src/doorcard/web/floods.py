"""Floods: how much one connection, account or address may ask, so that none starves the others.

Each has a bucket of tokens that fills at a steady rate; a request takes one. What comes
too fast is refused with the time after which it would be heard. An account is asked before
its address, and what an account is refused costs the address nothing; strangers have a
bucket of their own there. Counts are of this process, in memory, and forgotten when a
bucket has filled again. IPv6 addresses count by their network, of which a household has one
and a machine as many addresses as it likes.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Final

from doorcard.service.accounts.grants import network_of
from doorcard.stud import Refusal

_TIDY_EVERY: Final = 1024


@dataclass(frozen=True, slots=True, kw_only=True)
class FloodLimits:
    """Requests a second, how many may come at once, and connections at one time.

    A family or a club behind one address shares its bucket: it is made for dozens of
    open tables. One person's clicks never come near theirs.
    """

    connection_rate: float = 10
    connection_burst: float = 60
    account_rate: float = 20
    account_burst: float = 120
    address_rate: float = 60
    address_burst: float = 600
    """Of all its accounts together; and once more of all who are not signed in."""
    file_rate: float = 300
    file_burst: float = 3000
    """Files of the client, by address: a page takes thirty, and after an upgrade all pages of a
    club take them at once. They cost next to nothing."""
    account_connections: int = 24
    address_connections: int = 400


@lru_cache(maxsize=4096)
def counted_as(address: str) -> str:
    """By what an address is counted.

    >>> counted_as("192.0.2.7"), counted_as("2001:db8:1:2:3::4")
    ('192.0.2.7', '2001:db8:1:2::/64')
    """
    return network_of(address) or ""


class Bucket:
    """Tokens that come back at a steady rate."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst = rate, burst
        self._tokens, self._at = burst, now

    def take(self, now: float) -> float:
        """Take a token: 0, or the seconds until there is one.

        >>> bucket = Bucket(rate=2, burst=1, now=0)
        >>> bucket.take(0), bucket.take(0), bucket.take(0.5)
        (0.0, 0.5, 0.0)
        """
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return (1 - self._tokens) / self._rate
        self._tokens -= 1
        return 0.0

    def is_full(self, now: float) -> bool:
        """Has it filled again, so that it need not be remembered?"""
        return self._tokens + (now - self._at) * self._rate >= self._burst


class Floods:
    """The buckets and counts of all who ask."""

    def __init__(
        self, limits: FloodLimits | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.limits = limits or FloodLimits()
        self._now = now
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._open: Counter[tuple[str, str]] = Counter()
        self._asked = 0

    def ask(self, address: str, account: str | None = None) -> None:
        """Somebody asks. Raises ``request.too_fast`` with the seconds to wait."""
        limits, kind = self.limits, "strangers"
        if account is not None:
            kind = "address"
            refuse_wait(self._take("account", account, limits.account_rate, limits.account_burst))
        refuse_wait(
            self._take(kind, counted_as(address), limits.address_rate, limits.address_burst)
        )

    def ask_file(self, address: str) -> None:
        """Somebody asks for a file of the client. Raises ``request.too_fast``."""
        limits = self.limits
        refuse_wait(self._take("file", counted_as(address), limits.file_rate, limits.file_burst))

    def line(self) -> Callable[[], None]:
        """The limit of one connection: call it for each line that comes."""
        bucket = Bucket(self.limits.connection_rate, self.limits.connection_burst, self._now())
        return lambda: refuse_wait(bucket.take(self._now()))

    @contextmanager
    def connection(self, address: str, account: str | None) -> Iterator[None]:
        """Hold a connection open. Raises ``connections.too_many``."""
        held = [("address", counted_as(address), self.limits.address_connections)]
        if account is not None:
            held.append(("account", account, self.limits.account_connections))
        for kind, name, most in held:
            if self._open[kind, name] >= most:
                raise Refusal(
                    "connections.too_many",
                    f"this {kind} holds {most} connections to the room, which is the most: "
                    f"close some first",
                    most=most,
                )
        for kind, name, _ in held:
            self._open[kind, name] += 1
        try:
            yield
        finally:
            for kind, name, _ in held:
                self._open[kind, name] -= 1
                if not self._open[kind, name]:
                    del self._open[kind, name]

    def _take(self, kind: str, name: str, rate: float, burst: float) -> float:
        now = self._now()
        self._tidy(now)
        bucket = self._buckets.get((kind, name))
        if bucket is None:
            bucket = self._buckets[kind, name] = Bucket(rate, burst, now)
        return bucket.take(now)

    def _tidy(self, now: float) -> None:
        self._asked += 1
        if self._asked % _TIDY_EVERY == 0:
            full = [key for key, bucket in self._buckets.items() if bucket.is_full(now)]
            for key in full:
                del self._buckets[key]


def refuse_wait(seconds: float) -> None:
    """Refuse what came too fast; nothing for 0."""
    if seconds > 0:
        raise Refusal(
            "request.too_fast",
            f"that came too fast: wait {ceil(seconds)} s and ask again",
            seconds=ceil(seconds),
        )
