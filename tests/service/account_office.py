"""Accounts without a web: a store in memory, a clock that moves when told, letters kept."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from doorcard.adapters.mail import Pigeonhole
from doorcard.adapters.memory import MemoryStore
from doorcard.adapters.passwords import Argon2Passwords
from doorcard.adapters.webauthn_ceremonies import WebAuthnCeremonies
from doorcard.service import Desk, Pace, SignedIn
from doorcard.service.accounts.accounts import Accounts, AccountTools
from doorcard.service.accounts.ports import Letter, Mailer, Place, Session
from doorcard.service.host.one_time_link import HostLinks
from doorcard.service.host.ports import HostLine
from doorcard.service.ports import Player
from tests.service.clockwork import HandClock

ROOM = "https://cards.example"
HERE = Place("cards.example", ROOM, "Firefox, Linux", "192.0.2.1")
ELSEWHERE = Place("cards.example", ROOM, "curl", "192.0.2.99")
PASSWORD = "seven cards to the river"


def light_hasher() -> Argon2Passwords:
    """The real thing, with as little work as it takes: tests hash often."""
    return Argon2Passwords(memory_kib=8, passes=1)


class Office:
    def __init__(self, mailer: Mailer | None = None) -> None:
        self.store = MemoryStore()
        self.clock = HandClock()
        self.present: list[Player] = []
        self.seats: dict[str, list[str]] = {}
        self.desk = Desk(self.store, self.clock, Pace(), lambda: self.present)
        self.links = HostLinks(self.store, self.clock)
        self.mailer = Pigeonhole()
        self.accounts = Accounts(
            self.store,
            self.clock,
            self.desk,
            AccountTools(
                hasher=light_hasher(),
                ceremonies=WebAuthnCeremonies(),
                mailer=mailer or self.mailer,
                common_passwords=frozenset({"password"}),
                address=ROOM,
            ),
            lambda player: self.seats.get(player, []),
            self.links,
        )

    async def ann(self) -> SignedIn:
        """Ann, who has an account."""
        return await self.accounts.entrance.register("Ann", PASSWORD, HERE)

    async def guest(self, name: str) -> tuple[Session, Player]:
        signed = await self.desk.sign_in(name)
        return await self.entered(signed)

    async def entered(self, signed: SignedIn) -> tuple[Session, Player]:
        entered = await self.desk.entered(signed.token)
        assert entered is not None
        return entered

    async def letters(self) -> list[Letter]:
        """Those carried so far."""
        for _ in range(50):
            await asyncio.sleep(0)
        return self.mailer.letters

    async def verified(self, signed: SignedIn, address: str) -> None:
        """Give the account an address that has answered."""
        await self.accounts.mail.set_address(signed.player, address, HERE)
        await self.accounts.mail.verify(link_in((await self.letters())[-1]))
        self.mailer.letters.clear()


def link_in(letter: Letter) -> str:
    """The token of the link in a letter."""
    found = re.search(rf"{ROOM}/account/\w+#([0-9a-f]+)", letter.text)
    assert found is not None, letter.text
    return found.group(1)


def deed(by: str = "ann") -> HostLine:
    """The line of a deed that a test does behind the hosts' backs."""
    return HostLine(1, by, by, "host.named", "for a test")


@asynccontextmanager
async def office(mailer: Mailer | None = None) -> AsyncIterator[Office]:
    made = Office(mailer)
    yield made
    await made.accounts.close()
