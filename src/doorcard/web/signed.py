"""Who asks: the player behind a request's cookie, or behind a program's token."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from doorcard.room.table import PlayerId
from doorcard.service import Desk
from doorcard.service.accounts.api_tokens import Bearer
from doorcard.service.accounts.ports import Place, Scope, Session
from doorcard.service.host.book import require_host
from doorcard.service.ports import Player, PlayerKind
from doorcard.stud import Refusal
from doorcard.web.askers import note_asker
from doorcard.web.origin import SAFE
from doorcard.web.place import place_of
from doorcard.web.session_cookie import token_of
from doorcard.wire.signs import PlayerSign

_NOT_FOR_TOKENS: Final = (
    "/api/account",
    "/api/contact",
    "/api/host",
    "/api/notes",
    "/api/session",
)
"""What only a person does, in a browser. A token may read whose it is, no more."""
_WHO_AM_I: Final = "/api/session"


@dataclass(frozen=True, slots=True)
class Signed:
    """A request's player, or nobody, and how they came."""

    desk: Desk
    place: Place
    player: Player | None = None
    session: Session | None = field(default=None, repr=False)
    """``None`` for nobody, and for a program."""
    bearer: Bearer | None = None
    """A program's token; its player has no host's powers."""

    @property
    def player_id(self) -> PlayerId | None:
        """The player's id, or ``None`` for nobody."""
        return None if self.player is None else self.player.id

    @property
    def known_as(self) -> str | None:
        """The id of the session or the token; ``None`` for nobody."""
        if self.bearer is not None:
            return self.bearer.token
        return None if self.session is None else self.session.id

    @property
    def guest(self) -> tuple[Session, Player] | None:
        """Who comes in anew, if they are in already. Raises ``Refusal`` ``token.not_here``."""
        return None if self.player is None else self.require_session()

    def require_player(self) -> Player:
        """The player. Raises ``Refusal``: ``session.none``, ``player.banned``."""
        player = self.require_named()
        if (refusal := self.desk.barred(player.id)) is not None:
            raise refusal
        return player

    def require_named(self) -> Player:
        """The player, be they barred from play or not. Raises ``Refusal`` ``session.none``."""
        if self.player is None:
            raise Refusal("session.none", "this needs a name: sign in first")
        return self.player

    def require_session(self) -> tuple[Session, Player]:
        """The session and its player. Raises ``Refusal`` ``session.none``."""
        player = self.require_named()
        if self.session is None:
            raise _not_here()
        return self.session, player

    def require_account(self) -> Player:
        """The player, who has an account. Raises ``Refusal``: ``account.needed`` as well."""
        player = self.require_named()
        if player.kind is not PlayerKind.ACCOUNT:
            raise Refusal("account.needed", "this needs an account: open one, with a password")
        return player

    def require_host(self) -> Player:
        """The player, who is a host. Raises ``Refusal``: ``host.only`` as well."""
        player = self.require_player()
        require_host(player)
        return player

    async def sign(self) -> PlayerSign | None:
        """The player as the wire shows one."""
        return None if self.player is None else await sign_of(self.desk, self.player)


async def sign_of(desk: Desk, player: Player) -> PlayerSign:
    """A player as the wire shows one to themselves."""
    return PlayerSign(
        id=player.id,
        name=player.name,
        wallet=await desk.wallet(player.id),
        role=player.role.value,
    )


async def provide_signed(request: Request[Any, Any, Any], desk: NamedDependency[Desk]) -> Signed:
    """Who sends a request. Raises ``Refusal``: ``token.refused|scope|not_here``."""
    signed = await signed_of(request, desk)
    if signed.bearer is not None:
        safe = request.method in SAFE
        if request.url.path.startswith(_NOT_FOR_TOKENS) and not (
            safe and request.url.path == _WHO_AM_I
        ):
            raise _not_here()
        signed.bearer.require(Scope.READ if safe else Scope.PLAY)
    return signed


async def signed_of(connection: ASGIConnection[Any, Any, Any, Any], desk: Desk) -> Signed:
    """Who comes, by a token if one is shown, else by cookie. Raises ``token.refused``."""
    note_asker(connection.scope, None)  # if the token is refused
    signed = await _signed_of(connection, desk)
    note_asker(connection.scope, signed.player_id)
    return signed


async def _signed_of(connection: ASGIConnection[Any, Any, Any, Any], desk: Desk) -> Signed:
    place = place_of(connection)
    shown = bearer_of(connection)
    if shown is not None:
        bearer = await desk.tokens.bearer(shown)
        return Signed(desk, place, bearer.player, bearer=bearer)
    token = token_of(connection)
    entered = None if token is None else await desk.entered(token)
    if entered is None:
        return Signed(desk, place)
    session, player = entered
    return Signed(desk, place, player, session)


def bearer_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The token that a program shows, if any."""
    kind, _, shown = connection.headers.get("authorization", "").partition(" ")
    return shown.strip() if kind.lower() == "bearer" else None


def token_shown(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """What proves who comes, be it true or not: a program's token, else the cookie's."""
    shown = bearer_of(connection)
    return token_of(connection) if shown is None else shown


def _not_here() -> Refusal:
    return Refusal(
        "token.not_here", "a token does not open this: a person does it, signed in with a browser"
    )
