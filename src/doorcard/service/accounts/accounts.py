"""Accounts: the parts that know people beyond a guest's name, put together."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from doorcard.room.addresses import mail_address
from doorcard.room.table import PlayerId
from doorcard.service.accounts.belongings import Belongings
from doorcard.service.accounts.credentials import Credentials, Proof
from doorcard.service.accounts.desk import Desk, SignedIn
from doorcard.service.accounts.entrance import Entrance, TablesOf
from doorcard.service.accounts.letters import Changed
from doorcard.service.accounts.login_limits import LoginLimits
from doorcard.service.accounts.mail_desk import MailDesk
from doorcard.service.accounts.passkeys import Passkeys
from doorcard.service.accounts.ports import (
    Ceremonies,
    Chosen,
    Login,
    Mailer,
    PasswordHasher,
    Place,
    Session,
)
from doorcard.service.accounts.post_office import PostOffice
from doorcard.service.accounts.roles import Roles
from doorcard.service.host.book import HostBook
from doorcard.service.host.one_time_link import HostLinks
from doorcard.service.ports import Clock, Player, Store
from doorcard.stud import Refusal


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountTools:
    """What accounts need from outside."""

    hasher: PasswordHasher
    ceremonies: Ceremonies
    mailer: Mailer
    common_passwords: Collection[str] = field(repr=False)
    """Well-known ones, in lower case."""
    address: str
    """The room's own web address, without a slash at its end."""


class Accounts:
    """Everything about people's accounts, by its parts."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        desk: Desk,
        tools: AccountTools,
        tables_of: TablesOf,
        host_links: HostLinks,
    ) -> None:
        """``tables_of`` names the tables at which a player holds a seat."""
        self._store = store
        self._clock = clock
        self._desk = desk
        self._hasher = tools.hasher
        self.post = PostOffice(tools.mailer, clock)
        self.passkeys = Passkeys(store, clock, tools.ceremonies)
        self.credentials = Credentials(
            store, tools.hasher, self.passkeys, LoginLimits(clock), tools.common_passwords
        )
        self.entrance = Entrance(store, clock, desk, self.credentials, self.passkeys, tables_of)
        self.mail = MailDesk(store, clock, desk, self.credentials, self.post, tools.address)
        self.roles = Roles(store, clock, host_links)
        self.belongings = Belongings(store, clock, desk)
        self.belongings.add("preferences", store.preferences.of)

    async def preferences(self, player: PlayerId) -> Chosen:
        """How the player likes the room; empty if nothing was chosen."""
        return await self._store.preferences.of(player)

    async def prefer(self, player: PlayerId, chosen: Chosen) -> None:
        """Keep how the player likes the room."""
        await self._store.preferences.keep(player, chosen, self._clock.wall_ms())

    async def login(self, player: PlayerId) -> Login:
        """What makes the player an account. Raises ``Refusal`` ``account.needed``."""
        login = await self._store.accounts.login_of(player)
        if login is None:
            raise Refusal("account.needed", "this needs an account: open one, with a password")
        return login

    async def register(
        self,
        name: str | None,
        password: str,
        email: str | None,
        place: Place,
        guest: tuple[Session, Player] | None = None,
    ) -> SignedIn:
        """Open an account, with an address if one is given: a link is mailed to it.

        Raises ``Refusal``: ``email.malformed``, and as :meth:`Entrance.register`.
        """
        address = None if email is None else mail_address(email)
        if address is not None:
            # Before anything is done: or the account would be there, and its owner not in it.
            self.mail.refuse_letter(place, address)
        given = None if address is None else self.mail.verification(address)
        came = await self.entrance.register(name, password, place, guest, given)
        if given is not None:
            await self.mail.ask_to_verify(came.player, given, place)
        return came

    async def change_password(
        self, session: Session, player: Player, old: str, new: str, place: Place
    ) -> SignedIn:
        """Another password; every other session ends, and this one gets another token.

        Raises ``Refusal``: ``account.needed``, ``password.*``, ``login.wait``.
        """
        if await self._store.accounts.login_of(player.id) is None:
            raise Refusal("account.needed", "a guest has no password: open an account first")
        await self.credentials.prove(player, Proof(password=old), place)
        sessions = self._desk.sessions
        made, others = await sessions.renewed(session), await sessions.others(player.id, session.id)
        await self.credentials.set_password(player.id, new, player.name, made.session)
        sessions.have_ended(others)
        await self.mail.tell_changed(player, Changed.PASSWORD)
        return SignedIn(player, made.token)

    async def claim_host(self, session: Session, player: Player, token: str) -> SignedIn:
        """Become the host by the one-time link.

        Raises ``Refusal``: ``host_link.*``, ``account.needed``.
        """
        if await self._store.accounts.login_of(player.id) is None:
            raise Refusal(
                "account.needed", "a host needs an account: open one, then open the link again"
            )
        await self.roles.claim(player, token)
        return SignedIn(
            await self.entrance.player(player.id), await self._desk.sessions.renew(session)
        )

    async def end_sessions(self, host: Player, player: PlayerId, why: str) -> None:
        """Sign a player out everywhere, and close what is open by it; a deed of the host's.

        Raises ``Refusal``: ``host.only``, ``why.*``, ``player.unknown``,
        ``player.no_session``.
        """
        log = HostBook(self._clock).line(host, "player.sessions_ended", why, player=player)
        known = await self.entrance.player(player)
        if not await self._desk.sessions.listed(player):
            raise Refusal(
                "player.no_session", f"{known.name} is signed in nowhere: there is nothing to end"
            )
        await self._desk.sessions.end_all(player, log=log)

    async def delete(self, player: Player, proof: Proof | None, place: Place) -> None:
        """Delete a person's account and data.

        Raises ``Refusal``: ``account.seated``, ``host.last``, and as
        :meth:`Credentials.prove`.
        """
        self.entrance.refuse_seated(player, "delete your account")
        await self.credentials.prove(player, proof, place)
        self.entrance.refuse_seated(player, "delete your account")  # proving took its time
        await self.belongings.erase(player)

    async def close(self) -> None:
        """Carry no more letters, hash no more passwords."""
        await self.post.close()
        self._hasher.close()
