"""The front desk: guests sign in with a name, and get play chips."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from doorcard.room.cage import Account, wallet
from doorcard.room.names import name_key, player_name
from doorcard.room.table import PlayerId
from doorcard.service.accounts.api_tokens import ApiTokens
from doorcard.service.accounts.grants import NOWHERE, Grants, Source
from doorcard.service.accounts.people_ports import Arrival
from doorcard.service.accounts.ports import Login, Session, Verification
from doorcard.service.accounts.sessions import Sessions
from doorcard.service.accounts.tokens import new_id
from doorcard.service.floor.pace import Pace
from doorcard.service.ports import Clock, LedgerLine, Player, PlayerKind, Store
from doorcard.stud import Chips, Refusal


@dataclass(frozen=True, slots=True)
class SignedIn:
    """A player, and the token that proves it from now on."""

    player: Player
    token: str = field(repr=False)
    no_chips: Refusal | None = None
    """Why a new player got no play chips, if that is so."""


class Desk:
    """Knows players by their sessions. The token itself is stored nowhere."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        pace: Pace,
        present: Callable[[], Iterable[Player]] = tuple,
    ) -> None:
        """``present`` gives the players who are in the room now, bots included."""
        self._store = store
        self._clock = clock
        self._present = present
        self.barred: Callable[[PlayerId], Refusal | None] = lambda _: None
        """Why a player may do nothing in the room, if the host has barred them."""
        self.sessions = Sessions(store.accounts, clock)
        self.tokens = ApiTokens(store, clock)
        self.grants = Grants(store, clock, pace)

    async def sign_in(self, wish: str, device: str = "", source: Source = NOWHERE) -> SignedIn:
        """A new guest of that name, with play chips unless ``source`` has had the day's share.

        Raises ``Refusal``: ``name.taken`` while somebody of that name is in the room or
        has an account, and as :func:`doorcard.room.names.player_name`.
        """
        name = player_name(wish)
        await self.refuse_taken(name)
        return await self.let_in(name, device, source)

    async def let_in(
        self,
        name: str,
        device: str,
        source: Source,
        password: str | None = None,
        address: Verification | None = None,
    ) -> SignedIn:
        """Somebody new, with an account if there is a hash of a ``password``, and signed in.

        Player, play chips, account and session are stored at once, with the ``address`` of the
        account and the link that is to verify it. Raises ``KeyTaken``.
        """
        now, id_ = self._clock.wall_ms(), new_id()
        login, kind = None, PlayerKind.GUEST
        if password is not None:
            login, kind = new_login(id_, name, password, address, now), PlayerKind.ACCOUNT
        made = await self.sessions.new(id_, device)
        player = Player(id_, name, kind)
        grant = self.grants.welcome(id_, source)
        link = None if address is None else address.link(id_)
        arrival = Arrival(player, made.session, grant, login, link)
        used_up = await self._store.people.arrive(arrival, now)
        return SignedIn(player, made.token, self.grants.none_for_newcomers(used_up))

    async def refuse_taken(self, name: str, by: PlayerId | None = None) -> None:
        """Raise ``Refusal`` ``name.taken`` if the name, to the eye, is another player's.

        That is somebody present, or an account; ``by`` may have it.
        """
        key = name_key(name)
        for each in self._present():
            if each.id != by and name_key(each.name) == key:
                raise Refusal(
                    "name.taken",
                    f"{each.name} is in the room already: choose another name",
                    name=name,
                )
        owner = await self._store.accounts.login_named(key)
        if owner is not None and owner.player != by:
            raise Refusal(
                "name.taken",
                f"{name} is, or looks like, the name of an account: log in if it is yours, or "
                "choose another name",
                name=name,
            )

    async def player_of(self, token: str) -> Player | None:
        """Whose session it is, or ``None``."""
        session = await self.sessions.of(token)
        return None if session is None else await self._store.player(session.player)

    async def entered(self, token: str) -> tuple[Session, Player] | None:
        """The session of a token and its player, or ``None``."""
        session = await self.sessions.of(token)
        player = None if session is None else await self._store.player(session.player)
        return None if session is None or player is None else (session, player)

    async def sign_out(self, token: str) -> None:
        """End the session; no complaint if there is none."""
        session = await self.sessions.of(token)
        if session is not None:
            await self.sessions.end(session.player, session.id)

    async def lines(self, account: Account, before: int | None, limit: int) -> list[LedgerLine]:
        """An account's lines in the books, the latest first; those before a line's id."""
        return await self._store.ledger_page(account, before, limit)

    async def wallet(self, player: PlayerId) -> Chips:
        """What the player has away from the tables."""
        return await self._store.balance(wallet(player))


def new_login(
    player: PlayerId, name: str, password: str, address: Verification | None, at_ms: int
) -> Login:
    """What makes a player an account; its address counts when its link was opened."""
    email = None if address is None else address.address
    return Login(player, name_key(name), password, email, created_ms=at_ms)
