"""Play chips from the bank: on coming in, and again when they are nearly gone."""

from __future__ import annotations

import hashlib
import ipaddress
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from doorcard.room.cage import BANK, Transfer, Why, move, wallet
from doorcard.room.grants import DayShare, check_broke, day_of, next_day_ms
from doorcard.room.table import PlayerId
from doorcard.service.accounts.people_ports import DayGrant
from doorcard.service.accounts.ports import Place
from doorcard.service.floor.pace import Pace
from doorcard.service.ports import AlreadyPosted, Clock, DayLimit, Player, Store
from doorcard.stud import Chips, Refusal


@dataclass(frozen=True, slots=True)
class Source:
    """From where somebody asks, as far as it is known."""

    address: str | None = None
    """Of the machine, as the server or a named proxy saw it."""
    device: str | None = None
    """What the browser was given to be known by."""


def source_of(place: Place) -> Source:
    """The source behind a request."""
    return Source(place.address or None, place.browser or None)


NOWHERE: Final = Source()
"""Where nothing is known of it, only the player's own share counts."""


@dataclass(frozen=True, slots=True)
class GrantSign:
    """What a player would be given now."""

    chips: Chips
    refusal: Refusal | None
    """Why not, if not."""


class Grants:
    """Gives play chips, so much a day by the player, the browser and the address."""

    def __init__(self, store: Store, clock: Clock, pace: Pace) -> None:
        self._store = store
        self._clock = clock
        self._pace = pace

    def welcome(self, player: PlayerId, source: Source) -> DayGrant | None:
        """The first chips of a new player, to be stored with them; ``None`` if none are given."""
        if not self._pace.grant:
            return None
        return self._counted(player, grant(player, self._pace.grant, "welcome"), source)

    def none_for_newcomers(self, used_up: DayShare | None) -> Refusal | None:
        """Why somebody new got none: ``grant.limit``, ``grant.address``, ``grant.none``."""
        if not self._pace.grant:
            return _none_given()
        return None if used_up is None else self._limit(used_up)

    async def ask(self, player: Player, source: Source, *, at_tables: Chips, request: str) -> Chips:
        """More, for who has nearly nothing. The same request again gives nothing more.

        ``at_tables`` is what the player has in front of them, everywhere. Raises
        ``Refusal``: ``grant.none``, ``grant.not_broke``, ``grant.limit``, ``grant.address``.
        """
        if not self._pace.grant:
            raise _none_given()
        held = await self._store.balance(wallet(player.id)) + at_tables
        transfer = grant(player.id, self._pace.grant, request)
        try:
            check_broke(player.name, held, self._pace.grant)
            given = self._counted(player.id, transfer, source)
            await self._store.grant(transfer, given.day, given.shares, self._clock.wall_ms())
        except AlreadyPosted:
            return 0
        except DayLimit as taken:
            raise self._limit(taken.share) from None
        return self._pace.grant

    async def sign(self, player: Player, at_tables: Chips, source: Source) -> GrantSign:
        """What asking would come to now, from there."""
        return GrantSign(self._pace.grant, await self._refusal(player, at_tables, source))

    async def _refusal(self, player: Player, at_tables: Chips, source: Source) -> Refusal | None:
        if not self._pace.grant:
            return _none_given()
        held = await self._store.balance(wallet(player.id)) + at_tables
        try:
            check_broke(player.name, held, self._pace.grant)
        except Refusal as refusal:
            return refusal
        day = day_of(self._clock.wall_ms())
        shares = tuple(self._shares(player.id, source, day))
        taken = await self._store.exceeded(day, shares, self._pace.grant)
        return None if taken is None else self._limit(taken)

    def _counted(self, player: PlayerId, transfer: Transfer, source: Source) -> DayGrant:
        day = day_of(self._clock.wall_ms())
        return DayGrant(transfer, day, tuple(self._shares(player, source, day)))

    def _shares(self, player: PlayerId, source: Source, day: int) -> Iterator[DayShare]:
        counted: Iterable[tuple[str, str | None, int | None]] = (
            ("player", player, self._pace.grants_a_day_player),
            ("device", source.device, self._pace.grants_a_day_device),
            ("address", network_of(source.address), self._pace.grants_a_day_address),
        )
        for kind, name, times in counted:
            if name and times is not None:
                # A digest with the day in it: nobody is followed from day to day by it.
                digest = hashlib.sha256(f"{kind} {day} {name}".encode()).hexdigest()[:32]
                yield DayShare(f"{kind}:{digest}", times * self._pace.grant)

    def _limit(self, taken: DayShare) -> Refusal:
        until = next_day_ms(self._clock.wall_ms())
        if taken.kind == "address":
            return Refusal(
                "grant.address",
                "today's play chips have been given to this network address already, whoever "
                "shares it: ask again tomorrow (a day ends at midnight UTC), or ask the host, "
                "who can give you chips or raise the limit",
                until_ms=until,
            )
        return Refusal(
            "grant.limit",
            "today's play chips have been given to you or your browser already: ask again "
            "tomorrow (a day ends at midnight UTC), or ask the host, who can give you chips",
            until_ms=until,
        )


def _none_given() -> Refusal:
    return Refusal("grant.none", "no play chips are given in this room: ask the host")


def grant(player: PlayerId, chips: Chips, occasion: str) -> Transfer:
    """Play chips from the bank, once for each player and occasion."""
    return move(Why.GRANT, BANK, wallet(player), chips, f"grant:{player}:{occasion}")


def network_of(address: str | None) -> str | None:
    """By what an address is counted: a household has an IPv6 network, not one address.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3::4"), network_of("unix")
    ('192.0.2.7', '2001:db8:1:2::/64', 'unix')
    """
    if address is None:
        return None
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(ipaddress.ip_network((known, 64), strict=False))
    return str(known)
