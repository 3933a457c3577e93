"""Passkeys: made on a device, and used to log in or to prove who one is."""

from __future__ import annotations

import ipaddress
import os
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from typing import Final

from doorcard.room.table import PlayerId
from doorcard.service.accounts.ports import Ceremonies, KeyTaken, Passkey, Place
from doorcard.service.accounts.tokens import new_id
from doorcard.service.ports import Clock, Player, Store
from doorcard.stud import Refusal

_OPEN_MS: Final = 5 * 60 * 1000
"""How long the browser and the device may take."""
_MOST_OPEN: Final = 2_000
_CHALLENGE_BYTES: Final = 32
MOST: Final = 10
LONGEST_LABEL: Final = 40


@dataclass(frozen=True, slots=True)
class Asked:
    """What the browser is to do: options as JSON, and the name of the ceremony."""

    ceremony: str
    options: bytes


@dataclass(frozen=True, slots=True)
class Answer:
    """What the device answered."""

    ceremony: str
    credential: bytes = field(repr=False)
    """As JSON."""


@dataclass(frozen=True, slots=True)
class _Ceremony:
    challenge: bytes = field(repr=False)
    origin: str
    ends_ms: int
    maker: PlayerId | None
    """Who makes a passkey; ``None`` where one is to be used."""


class Passkeys:
    """Opens ceremonies and checks how they end. Each challenge serves once."""

    def __init__(self, store: Store, clock: Clock, ceremonies: Ceremonies) -> None:
        self._store = store
        self._clock = clock
        self._ceremonies = ceremonies
        self._open: OrderedDict[str, _Ceremony] = OrderedDict()

    async def ask_to_make(self, player: Player, place: Place) -> Asked:
        """Options to make a passkey for an account.

        Raises ``Refusal``: ``passkey.not_here``, ``passkey.too_many``.
        """
        refuse_place(place)
        known = await self._store.accounts.passkeys_of(player.id)
        if len(known) >= MOST:
            raise Refusal(
                "passkey.too_many", f"an account has at most {MOST} passkeys: remove one", most=MOST
            )
        ceremony, challenge = self._begin(place, player.id)
        options = self._ceremonies.creation(
            place, player.id, player.name, challenge, [each.credential for each in known]
        )
        return Asked(ceremony, options)

    async def made(self, player: Player, answer: Answer, label: str, place: Place) -> Passkey:
        """The new passkey. Raises ``Refusal``: ``passkey.late|refused|known``."""
        ceremony = self._end(answer.ceremony, place, player.id)
        made = self._ceremonies.made(place, ceremony.challenge, answer.credential)
        called = "".join(each for each in label if each.isprintable()).strip()[:LONGEST_LABEL]
        passkey = Passkey(
            credential=made.credential,
            id=new_id(),
            player=player.id,
            public_key=made.public_key,
            sign_count=made.sign_count,
            label=called or place.device or "Passkey",
            created_ms=self._clock.wall_ms(),
        )
        try:
            await self._store.accounts.add_passkey(passkey)
        except KeyTaken:
            raise Refusal("passkey.known", "the room knows this passkey already") from None
        return passkey

    def ask_to_use(self, place: Place) -> Asked:
        """Options to use any passkey of this room. Raises ``Refusal`` ``passkey.not_here``."""
        refuse_place(place)
        ceremony, challenge = self._begin(place, None)
        return Asked(ceremony, self._ceremonies.request(place, challenge))

    async def used(self, answer: Answer, place: Place) -> Passkey:
        """The passkey that answered rightly. Raises ``Refusal``: ``passkey.late|refused``."""
        ceremony = self._end(answer.ceremony, place, None)
        passkey = await self._store.accounts.passkey(
            self._ceremonies.credential_of(answer.credential)
        )
        if passkey is None:
            raise Refusal(
                "passkey.refused",
                "the room does not know this passkey: it may have been removed, so log in with "
                "your password",
            )
        count = self._ceremonies.used(place, ceremony.challenge, answer.credential, passkey)
        now = self._clock.wall_ms()
        await self._store.accounts.use_passkey(passkey.credential, count, now)
        return replace(passkey, sign_count=count, used_ms=now)

    async def listed(self, player: PlayerId) -> list[Passkey]:
        """The player's passkeys, the oldest first."""
        return await self._store.accounts.passkeys_of(player)

    async def remove(self, player: PlayerId, passkey: str) -> None:
        """Forget one. Raises ``Refusal`` ``passkey.unknown``."""
        if not await self._store.accounts.drop_passkey(player, passkey):
            raise Refusal("passkey.unknown", "there is no such passkey of yours")

    def _begin(self, place: Place, maker: PlayerId | None) -> tuple[str, bytes]:
        known_as, challenge = new_id(), os.urandom(_CHALLENGE_BYTES)
        ends = self._clock.now_ms() + _OPEN_MS
        self._open[known_as] = _Ceremony(challenge, place.origin, ends, maker)
        if len(self._open) > _MOST_OPEN:
            self._open.popitem(last=False)
        return known_as, challenge

    def _end(self, known_as: str, place: Place, maker: PlayerId | None) -> _Ceremony:
        ceremony = self._open.pop(known_as, None)
        if (
            ceremony is None
            or ceremony.ends_ms < self._clock.now_ms()
            or ceremony.maker != maker
            or ceremony.origin != place.origin
        ):
            raise Refusal("passkey.late", "this took too long, or was done already: begin again")
        return ceremony


def refuse_place(place: Place) -> None:
    """Raise ``Refusal`` ``passkey.not_here`` where browsers offer no passkeys."""
    why = why_not_here(place)
    if why is not None:
        raise Refusal("passkey.not_here", why)


def why_not_here(place: Place) -> str | None:
    """Why there are no passkeys at this address; ``None`` if there are.

    >>> why_not_here(Place("cards.example", "https://cards.example"))
    >>> why_not_here(Place("localhost", "http://localhost:8000"))
    >>> why_not_here(Place("127.0.0.1", "http://127.0.0.1:8000"))
    'passkeys need a name, and 127.0.0.1 is a number: open the room under its name, on this \
machine at http://localhost'
    """
    try:
        ipaddress.ip_address(place.host.strip("[]"))
    except ValueError:
        pass
    else:
        return (
            f"passkeys need a name, and {place.host} is a number: open the room under its name, "
            "on this machine at http://localhost"
        )
    local = place.host == "localhost" or place.host.endswith(".localhost")
    if local or place.origin.startswith("https://"):
        return None
    return (
        "browsers keep passkeys for rooms reached by https: ask your host to set it up, or use "
        "your password"
    )
