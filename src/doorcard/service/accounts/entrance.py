"""The entrance: opening an account, logging in, and what that does to a guest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doorcard.room.names import name_key, player_name
from doorcard.room.table import PlayerId
from doorcard.service.accounts.backoff import Backoff, refuse_wait
from doorcard.service.accounts.credentials import Credentials
from doorcard.service.accounts.desk import Desk, SignedIn, new_login
from doorcard.service.accounts.grants import network_of, source_of
from doorcard.service.accounts.passkeys import Answer, Passkeys
from doorcard.service.accounts.ports import KeyTaken, Place, Session, Verification
from doorcard.service.ports import Clock, Player, Store
from doorcard.stud import Refusal

_HOUR_MS: Final = 3_600_000
_LONGEST_TYPED: Final = 200
"""Characters of a name that are looked at when somebody logs in."""

TablesOf = Callable[[PlayerId], list[str]]
"""The names of the tables at which a player holds a seat."""


class Entrance:
    """Lets people in. Every change of what a session may do gives it another token."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        desk: Desk,
        credentials: Credentials,
        passkeys: Passkeys,
        tables_of: TablesOf,
    ) -> None:
        self._store = store
        self._clock = clock
        self._desk = desk
        self._credentials = credentials
        self._passkeys = passkeys
        self._tables_of = tables_of
        self._openings = Backoff(
            clock, free=60, first_ms=60_000, most_ms=_HOUR_MS, forget_ms=6 * _HOUR_MS
        )

    async def register(
        self,
        wish: str | None,
        password: str,
        place: Place,
        guest: tuple[Session, Player] | None = None,
        address: Verification | None = None,
    ) -> SignedIn:
        """Open an account. A guest keeps chips, hands and seat, and the name unless ``wish``.

        The ``address`` is stored with it, and counts when its link was opened.

        Raises ``Refusal``: ``name.*``, ``password.*``, ``account.present``,
        ``account.seated``, ``accounts.wait``, ``accounts.busy``.
        """
        name = await self._name_for(wish, None if guest is None else guest[1])
        source = source_of(place)
        counted = network_of(source.address) or ""
        wait = self._openings.wait_ms(counted)
        refuse_wait("accounts.wait", wait, "too many accounts were opened from here")
        password = await self._credentials.hashed(password, name)
        self._openings.count(counted)
        try:
            if guest is None:
                return await self._desk.let_in(name, place.device, source, password, address)
            return await self._with_account(guest, name, password, address)
        except KeyTaken:
            raise Refusal(
                "name.taken",
                f"{name} is, or looks like, the name of an account: choose another",
                name=name,
            ) from None

    async def _with_account(
        self,
        guest: tuple[Session, Player],
        name: str,
        password: str,
        address: Verification | None,
    ) -> SignedIn:
        session, player = guest
        login = new_login(player.id, name, password, address, self._clock.wall_ms())
        made = await self._desk.sessions.renewed(session)
        link = None if address is None else address.link(player.id)
        await self._store.accounts.add_login(login, name, made.session, link)
        return SignedIn(await self.player(player.id), made.token)

    async def _name_for(self, wish: str | None, guest: Player | None) -> str:
        if guest is not None and await self._store.accounts.login_of(guest.id) is not None:
            raise Refusal("account.present", f"{guest.name} has an account already")
        if guest is None and wish is None:
            raise Refusal("name.too_short", "an account has a name: choose one")
        name = player_name(guest.name if wish is None and guest is not None else wish or "")
        if guest is not None and name != guest.name:
            self.refuse_seated(guest, "change your name")
        await self._desk.refuse_taken(name, None if guest is None else guest.id)
        return name

    async def log_in(
        self, name: str, password: str, place: Place, guest: tuple[Session, Player] | None = None
    ) -> SignedIn:
        """Come in with a password; a guest's session ends by it.

        Raises ``Refusal``: ``session.present``, ``account.seated``, and as
        :meth:`Credentials.by_password`.
        """
        await self._refuse_present(guest)
        login = await self._credentials.by_password(
            name_key(name[:_LONGEST_TYPED]), password, place
        )
        return await self._enter(login.player, place, guest)

    async def log_in_by_passkey(
        self, answer: Answer, place: Place, guest: tuple[Session, Player] | None = None
    ) -> SignedIn:
        """Come in with a passkey. Raises ``Refusal``: as :meth:`log_in`, and ``passkey.*``."""
        await self._refuse_present(guest)
        passkey = await self._passkeys.used(answer, place)
        return await self._enter(passkey.player, place, guest)

    async def _refuse_present(self, guest: tuple[Session, Player] | None) -> None:
        if guest is None:
            return
        player = guest[1]
        if await self._store.accounts.login_of(player.id) is not None:
            raise Refusal(
                "session.present",
                f"you are signed in as {player.name}: sign out to come under another name",
                name=player.name,
            )
        self.refuse_seated(player, "log in")

    async def _enter(
        self, player: PlayerId, place: Place, guest: tuple[Session, Player] | None
    ) -> SignedIn:
        token = await self._desk.sessions.begin(player, place.device)
        if guest is not None:
            await self._desk.sessions.end(guest[1].id, guest[0].id)
        return SignedIn(await self.player(player), token)

    def refuse_seated(self, player: Player, doing: str) -> None:
        """Raise ``Refusal`` ``account.seated`` if the player holds a seat."""
        tables = self._tables_of(player.id)
        if tables:
            raise Refusal(
                "account.seated",
                f"you have a seat at {', '.join(tables)}: leave it to {doing}",
                tables=tables,
            )

    async def player(self, player: PlayerId) -> Player:
        """A player who exists, as now. Raises ``Refusal`` ``player.unknown``."""
        found = await self._store.player(player)
        if found is None:
            raise Refusal("player.unknown", "there is no such player in this room")
        return found
