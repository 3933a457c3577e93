"""Accounts in the room's database: the statements, the same for every store."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Row, Table, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from doorcard.adapters import link_rows
from doorcard.adapters.accounts_schema import ACCOUNT_LINKS, API_TOKENS, LOGINS, PASSKEYS
from doorcard.adapters.host_log_rows import add_host_line
from doorcard.adapters.last_host import keep_a_host
from doorcard.adapters.reading import player_of_row
from doorcard.adapters.schema import PLAYERS, SESSIONS
from doorcard.room.table import PlayerId
from doorcard.service.accounts.ports import (
    ApiToken,
    KeyTaken,
    Link,
    Login,
    Passkey,
    Purpose,
    Scope,
    Session,
)
from doorcard.service.host.ports import HostLine
from doorcard.service.ports import Player, PlayerKind

Result = TypeVar("Result")


class Run(Protocol):
    """Runs a job on a connection of the database."""

    async def __call__(self, job: Callable[[Connection], Result], /) -> Result:
        """What the job gives, once it is durable. Raises what it raised."""


class AccountRows:
    """Keeps the promises of :class:`doorcard.service.accounts.ports.AccountStore`."""

    def __init__(self, read: Run, write: Run) -> None:
        self._read = read
        self._write = write

    # Sessions.

    async def add_session(self, session: Session) -> None:
        """Remember a session."""
        await self._write(lambda connection: put_session(connection, session))

    async def renew_session(self, session: Session) -> None:
        """Put it in the place of the player's session of the same id."""
        await self._write(lambda connection: _renew(connection, session))

    async def session(self, digest: bytes) -> Session | None:
        """The session of that token, however old, or ``None``."""
        row = await self._one(SESSIONS, digest=digest)
        return None if row is None else _session(row)

    async def sessions_of(self, player: PlayerId) -> list[Session]:
        """All sessions of a player, the newest first."""
        rows = await self._all(SESSIONS, player=player)
        return sorted(map(_session, rows), key=lambda each: each.began_ms, reverse=True)

    async def see_session(self, digest: bytes, at_ms: int) -> None:
        """Note that it was used."""
        await self._set(SESSIONS, {"digest": digest}, seen_ms=at_ms)

    async def end_sessions(
        self, player: PlayerId, ids: Collection[str], log: HostLine | None = None
    ) -> None:
        """Forget those sessions of the player. ``log``: the line of the host who ends them."""
        wanted = (SESSIONS.c.player == player) & SESSIONS.c.id.in_(list(ids))

        def job(connection: Connection) -> None:
            connection.execute(delete(SESSIONS).where(wanted))
            if log is not None:
                add_host_line(connection, log)

        await self._write(job)

    # Logins.

    async def add_login(
        self,
        login: Login,
        name: str,
        session: Session | None = None,
        link: Link | None = None,
    ) -> None:
        """Make a player an account of that name, who goes on in that session."""

        def job(connection: Connection) -> None:
            put_login(connection, login)
            became = update(PLAYERS).where(PLAYERS.c.id == login.player)
            connection.execute(became.values(name=name, kind=PlayerKind.ACCOUNT.value))
            if session is not None:
                _renew(connection, session)
            if link is not None:
                link_rows.put(connection, link)

        await self._write(job)

    async def login_of(self, player: PlayerId) -> Login | None:
        """The player's, or ``None`` if the player has no account."""
        return _login(await self._one(LOGINS, player=player))

    async def login_named(self, name_key: str) -> Login | None:
        """The account whose name has this key, or ``None``."""
        return _login(await self._one(LOGINS, name_key=name_key))

    async def login_at(self, email: str) -> Login | None:
        """The account with this verified address, or ``None``."""
        return _login(await self._read(lambda connection: _verified(connection, email)))

    async def set_password(
        self,
        player: PlayerId,
        encoded: str,
        session: Session | None = None,
        spent: Link | None = None,
    ) -> None:
        """Store another hash; with a session, all others of the player end."""

        def job(connection: Connection) -> None:
            link_rows.spend(connection, spent)
            mine = update(LOGINS).where(LOGINS.c.player == player)
            connection.execute(mine.values(password=encoded))
            if session is not None:
                connection.execute(delete(SESSIONS).where(SESSIONS.c.player == player))
                put_session(connection, session)

        await self._write(job)

    async def set_email(
        self,
        player: PlayerId,
        address: str | None,
        verified_ms: int | None,
        link: Link | None = None,
        spent: Link | None = None,
    ) -> None:
        """Store another address, or none, with the link that verifies it."""

        def job(connection: Connection) -> None:
            link_rows.spend(connection, spent)
            if address is not None and verified_ms is not None:
                other = _verified(connection, address)
                if other is not None and other.player != player:
                    raise KeyTaken("another account has this address")
            mine = update(LOGINS).where(LOGINS.c.player == player)
            connection.execute(mine.values(email=address, email_verified_ms=verified_ms))
            if link is not None:
                link_rows.put(connection, link)

        await self._write(job)

    # Links.

    async def add_link(self, link: Link, log: HostLine | None = None) -> None:
        """Remember a link; older ones of the player for the same purpose end."""

        def job(connection: Connection) -> None:
            link_rows.put(connection, link)
            if log is not None:
                add_host_line(connection, log)

        await self._write(job)

    async def link(self, digest: bytes, purpose: Purpose) -> Link | None:
        """The link, which is as it was; ``None`` if there is none."""
        return await self._read(lambda connection: link_rows.find(connection, digest, purpose))

    # Passkeys.

    async def add_passkey(self, passkey: Passkey) -> None:
        """Remember a passkey. Raises :class:`KeyTaken` if it is known."""
        await self._add(
            PASSKEYS,
            credential=passkey.credential,
            id=passkey.id,
            player=passkey.player,
            public_key=passkey.public_key,
            sign_count=passkey.sign_count,
            label=passkey.label,
            created_ms=passkey.created_ms,
            used_ms=passkey.used_ms,
        )

    async def passkeys_of(self, player: PlayerId) -> list[Passkey]:
        """The player's passkeys, the oldest first."""
        rows = await self._all(PASSKEYS, player=player)
        return sorted(map(_passkey, rows), key=lambda each: each.created_ms)

    async def passkey(self, credential: bytes) -> Passkey | None:
        """That passkey, or ``None``."""
        row = await self._one(PASSKEYS, credential=credential)
        return None if row is None else _passkey(row)

    async def use_passkey(self, credential: bytes, sign_count: int, at_ms: int) -> None:
        """Note that it was used, and how often by its own count."""
        which = {"credential": credential}
        await self._set(PASSKEYS, which, sign_count=sign_count, used_ms=at_ms)

    async def drop_passkey(self, player: PlayerId, passkey: str) -> bool:
        """Forget the player's passkey of that id. False if there is none."""
        return await self._drop(PASSKEYS, player, passkey)

    # Tokens.

    async def add_token(self, token: ApiToken) -> None:
        """Remember a token."""
        await self._add(
            API_TOKENS,
            digest=token.digest,
            id=token.id,
            player=token.player,
            name=token.name,
            scopes=" ".join(sorted(token.scopes)),
            created_ms=token.created_ms,
            used_ms=token.used_ms,
            expires_ms=token.expires_ms,
        )

    async def tokens_of(self, player: PlayerId) -> list[ApiToken]:
        """The player's tokens, the oldest first."""
        rows = await self._all(API_TOKENS, player=player)
        return sorted(map(_token, rows), key=lambda each: each.created_ms)

    async def token(self, digest: bytes) -> ApiToken | None:
        """That token, or ``None``."""
        row = await self._one(API_TOKENS, digest=digest)
        return None if row is None else _token(row)

    async def use_token(self, digest: bytes, at_ms: int) -> None:
        """Note that it was used."""
        await self._set(API_TOKENS, {"digest": digest}, used_ms=at_ms)

    async def drop_token(self, player: PlayerId, token: str) -> bool:
        """Forget the player's token of that id. False if there is none."""
        return await self._drop(API_TOKENS, player, token)

    # Roles, and what is over.

    async def hosts(self) -> list[Player]:
        """Everybody who runs the room, by id."""
        rows = await self._all(PLAYERS, host=1)
        return sorted(map(player_of_row, rows), key=lambda each: each.id)

    async def set_host(self, player: PlayerId, *, on: bool, log: HostLine) -> None:
        """Give a player the host's role, or take it; stored with its line, or not at all."""
        given = update(PLAYERS).where(PLAYERS.c.id == player).values(host=int(on))

        def job(connection: Connection) -> None:
            if not on:
                keep_a_host(connection, but=player)
            connection.execute(given)
            add_host_line(connection, log)

        await self._write(job)

    async def tidy(self, began_before_ms: int, seen_before_ms: int, now_ms: int) -> None:
        """Forget sessions older or longer unused than that, and what has expired."""

        def job(connection: Connection) -> None:
            over = (SESSIONS.c.created_ms <= began_before_ms) | (
                SESSIONS.c.seen_ms <= seen_before_ms
            )
            connection.execute(delete(SESSIONS).where(over))
            for table in (API_TOKENS, ACCOUNT_LINKS):
                connection.execute(delete(table).where(table.c.expires_ms <= now_ms))

        await self._write(job)

    # What is common to all.

    async def _add(self, table: Table, **values: object) -> None:
        await self._write(lambda connection: _insert(connection, table, **values))

    async def _set(self, table: Table, which: Mapping[str, object], **values: object) -> None:
        row = update(table).where(*(table.c[name] == value for name, value in which.items()))
        await self._write(lambda connection: connection.execute(row.values(**values)))

    async def _one(self, table: Table, **which: object) -> Row[Any] | None:
        rows = await self._all(table, **which)
        return rows[0] if rows else None

    async def _all(self, table: Table, **which: object) -> list[Row[Any]]:
        wanted = select(table).where(*(table.c[name] == value for name, value in which.items()))
        return await self._read(lambda connection: list(connection.execute(wanted)))

    async def _drop(self, table: Table, player: PlayerId, known_as: str) -> bool:
        row = delete(table).where(table.c.player == player, table.c.id == known_as)
        return await self._write(lambda connection: connection.execute(row).rowcount > 0)


def put_login(connection: Connection, login: Login) -> None:
    """Store what makes a player an account. Raises :class:`KeyTaken`."""
    _insert(
        connection,
        LOGINS,
        player=login.player,
        name_key=login.name_key,
        password=login.password,
        email=login.email,
        email_verified_ms=login.email_verified_ms,
        created_ms=login.created_ms,
    )


def put_session(connection: Connection, session: Session) -> None:
    """Remember a session."""
    _insert(
        connection,
        SESSIONS,
        digest=session.digest,
        player=session.player,
        id=session.id,
        device=session.device,
        created_ms=session.began_ms,
        seen_ms=session.seen_ms,
    )


def _renew(connection: Connection, session: Session) -> None:
    old = (SESSIONS.c.player == session.player) & (SESSIONS.c.id == session.id)
    connection.execute(delete(SESSIONS).where(old))
    put_session(connection, session)


def _insert(connection: Connection, table: Table, **values: object) -> None:
    try:
        connection.execute(insert(table).values(**values))
    except IntegrityError as twice:
        raise KeyTaken(f"{table.name} has such a row already") from twice


def _verified(connection: Connection, email: str) -> Any:  # noqa: ANN401 - a row, or None
    return connection.execute(
        select(LOGINS).where(LOGINS.c.email == email, LOGINS.c.email_verified_ms.is_not(None))
    ).one_or_none()


def _session(row: Any) -> Session:  # noqa: ANN401 - a row of SESSIONS
    return Session(row.digest, row.player, row.id, row.device, row.created_ms, row.seen_ms)


def _login(row: Any) -> Login | None:  # noqa: ANN401 - a row of LOGINS, or None
    if row is None:
        return None
    return Login(
        player=row.player,
        name_key=row.name_key,
        password=row.password,
        email=row.email,
        email_verified_ms=row.email_verified_ms,
        created_ms=row.created_ms,
    )


def _passkey(row: Any) -> Passkey:  # noqa: ANN401 - a row of PASSKEYS
    return Passkey(
        credential=row.credential,
        id=row.id,
        player=row.player,
        public_key=row.public_key,
        sign_count=row.sign_count,
        label=row.label,
        created_ms=row.created_ms,
        used_ms=row.used_ms,
    )


def _token(row: Any) -> ApiToken:  # noqa: ANN401 - a row of API_TOKENS
    return ApiToken(
        digest=row.digest,
        id=row.id,
        player=row.player,
        name=row.name,
        scopes=frozenset(map(Scope, row.scopes.split())),
        created_ms=row.created_ms,
        used_ms=row.used_ms,
        expires_ms=row.expires_ms,
    )
