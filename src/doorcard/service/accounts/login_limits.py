"""How often somebody may try to log in: by account, by address, and by both together."""

from __future__ import annotations

from typing import Final

from doorcard.service.accounts.backoff import Backoff, refuse_wait
from doorcard.service.accounts.grants import network_of
from doorcard.service.ports import Clock

_MINUTE_MS: Final = 60_000
_HOUR_MS: Final = 60 * _MINUTE_MS


class LoginLimits:
    """Slows guessing without locking an owner out.

    IPv6 addresses count by their network, of which a household has one. The long waits
    lie on an address, alone or with an account. An account by itself, whoever tries,
    waits half a minute at most: a stranger who guesses from many addresses cannot keep
    its owner out.
    """

    def __init__(self, clock: Clock) -> None:
        self._both = Backoff(
            clock, free=5, first_ms=2_000, most_ms=15 * _MINUTE_MS, forget_ms=2 * _HOUR_MS
        )
        self._address = Backoff(
            clock, free=60, first_ms=2_000, most_ms=15 * _MINUTE_MS, forget_ms=2 * _HOUR_MS
        )
        self._account = Backoff(
            clock, free=20, first_ms=1_000, most_ms=30_000, forget_ms=2 * _HOUR_MS
        )

    def begin(self, account: str, address: str) -> None:
        """A try begins. Raises ``Refusal`` ``login.wait`` with the seconds to wait."""
        address = network_of(address) or ""
        both = _both(account, address)
        wait = max(
            self._both.wait_ms(both),
            self._address.wait_ms(address),
            self._account.wait_ms(account),
        )
        refuse_wait("login.wait", wait, "there were too many tries to log in")
        self._both.count(both)
        self._address.count(address)
        self._account.count(account)

    def succeeded(self, account: str, address: str) -> None:
        """It was the right password. What the address tried elsewhere still counts."""
        address = network_of(address) or ""
        self._both.forget(_both(account, address))
        self._address.refund(address)
        self._account.forget(account)


def _both(account: str, address: str) -> str:
    return f"{address} {account}"
