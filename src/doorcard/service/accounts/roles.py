"""Roles: who runs the room, and who else may."""

from __future__ import annotations

from doorcard.room.table import PlayerId
from doorcard.service.accounts.ports import LastHost
from doorcard.service.host.book import HostBook
from doorcard.service.host.one_time_link import HostLinks
from doorcard.service.ports import Clock, Player, PlayerKind, Store
from doorcard.stud import Refusal


class Roles:
    """Gives and takes the host's role, each time in one with a line in the log of the hosts.

    The first host comes with the room's one-time link.
    """

    def __init__(self, store: Store, clock: Clock, links: HostLinks) -> None:
        self._store = store
        self._links = links
        self._book = HostBook(clock)

    async def hosts(self) -> list[Player]:
        """Everybody who runs the room."""
        return await self._store.accounts.hosts()

    async def claim(self, player: Player, token: str) -> None:
        """Become a host by the one-time link. Raises ``Refusal``: ``host_link.*``."""
        await self._links.redeem(token, player)

    async def name_host(self, by: Player, player: PlayerId, why: str) -> None:
        """Make another account a host too.

        Raises ``Refusal``: ``host.only``, ``why.*``, ``player.unknown``, ``host.already``,
        ``host.needs_account``.
        """
        line = self._book.line(by, "host.named", why, player=player)
        named = await self._player(player)
        if named.host:
            raise Refusal("host.already", f"{named.name} is a host already: name another account")
        if named.kind is not PlayerKind.ACCOUNT:
            raise Refusal(
                "host.needs_account",
                f"{named.name} has no account: a host needs one, with a password",
            )
        await self._store.accounts.set_host(player, on=True, log=line)

    async def unname_host(self, by: Player, player: PlayerId, why: str) -> None:
        """Take the role from a host.

        Raises ``Refusal``: ``host.only``, ``why.*``, ``player.unknown``, ``host.not_one``,
        ``host.last``.
        """
        line = self._book.line(by, "host.unnamed", why, player=player)
        named = await self._player(player)
        if not named.host:
            raise Refusal(
                "host.not_one", f"{named.name} is no host of this room: there is no role to take"
            )
        try:
            await self._store.accounts.set_host(player, on=False, log=line)
        except LastHost:
            raise last_host() from None

    async def _player(self, player: PlayerId) -> Player:
        known = await self._store.player(player)
        if known is None:
            raise Refusal("player.unknown", "there is no such player in this room")
        return known


def last_host() -> Refusal:
    """That the only host neither goes nor gives the role back."""
    return Refusal("host.last", "a room keeps one host at least: name another one first")
