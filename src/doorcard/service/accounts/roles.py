"""Roles: who runs the room, and who else may."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from doorcard.room.table import PlayerId
from doorcard.service.host.one_time_link import HostLinks
from doorcard.service.ports import Player, PlayerKind, Store
from doorcard.stud import Refusal


@dataclass(frozen=True, slots=True)
class HostDeed:
    """What a host did to a role, for who keeps a book of it."""

    by: PlayerId
    what: str
    """``claimed``, ``named``, ``unnamed``, or ``reset_link`` for a link to a new password."""
    player: PlayerId


def _nobody_hears(_deed: HostDeed) -> None:
    return


class Roles:
    """Gives and takes the host's role. The first host comes with the room's one-time link."""

    def __init__(self, store: Store, links: HostLinks) -> None:
        self._store = store
        self._links = links
        self.heard: Callable[[HostDeed], None] = _nobody_hears
        """Told of every deed."""

    async def hosts(self) -> list[Player]:
        """Everybody who runs the room."""
        return await self._store.accounts.hosts()

    async def claim(self, player: Player, token: str) -> None:
        """Become a host by the one-time link. Raises ``Refusal``: ``host_link.*``."""
        await self._links.redeem(token, player.id)
        await self._store.accounts.set_host(player.id, on=True)
        self.heard(HostDeed(player.id, "claimed", player.id))

    async def name_host(self, by: Player, player: PlayerId) -> None:
        """Make another account a host too.

        Raises ``Refusal``: ``host.only``, ``player.unknown``, ``host.needs_account``.
        """
        require_host(by)
        named = await self._store.player(player)
        if named is None:
            raise Refusal("player.unknown", "there is no such player in this room")
        if named.kind is not PlayerKind.ACCOUNT:
            raise Refusal(
                "host.needs_account",
                f"{named.name} has no account: a host needs one, with a password",
            )
        await self._store.accounts.set_host(player, on=True)
        self.heard(HostDeed(by.id, "named", player))

    async def unname_host(self, by: Player, player: PlayerId) -> None:
        """Take the role from a host. Raises ``Refusal``: ``host.only``, ``host.last``."""
        require_host(by)
        await self.refuse_last(player)
        await self._store.accounts.set_host(player, on=False)
        self.heard(HostDeed(by.id, "unnamed", player))

    async def refuse_last(self, player: PlayerId) -> None:
        """Raise ``Refusal`` ``host.last`` if this is the only host."""
        if [each.id for each in await self.hosts()] == [player]:
            raise Refusal("host.last", "a room keeps one host at least: name another one first")


_ONLY: Final = "only a host of the room may do this"


def require_host(player: Player) -> None:
    """Raise ``Refusal`` ``host.only`` unless the player is a host."""
    if not player.host:
        raise Refusal("host.only", _ONLY)
