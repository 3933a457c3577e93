"""Credentials: proving that one is the owner of an account, and changing its password."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from doorcard.room.passwords import new_password, password_form
from doorcard.room.table import PlayerId
from doorcard.service.accounts.login_limits import LoginLimits
from doorcard.service.accounts.passkeys import Answer, Passkeys
from doorcard.service.accounts.ports import Link, Login, PasswordHasher, Place, Session
from doorcard.service.ports import Player, Store
from doorcard.stud import Refusal


@dataclass(frozen=True, slots=True)
class Proof:
    """What an owner shows before something that matters: a password, or a passkey."""

    password: str | None = field(default=None, repr=False)
    passkey: Answer | None = field(default=None, repr=False)


_WRONG: Final = Refusal(
    "login.wrong", "this name and this password do not belong together: try again"
)


class Credentials:
    """Checks passwords and passkeys, with limits on trying."""

    def __init__(
        self,
        store: Store,
        hasher: PasswordHasher,
        passkeys: Passkeys,
        limits: LoginLimits,
        common: Collection[str],
    ) -> None:
        """``common`` are well-known passwords, in lower case."""
        self._store = store
        self._hasher = hasher
        self._passkeys = passkeys
        self._limits = limits
        self._common = common

    async def by_password(self, name_key: str, password: str, place: Place) -> Login:
        """The account of that name, if this is its password.

        Raises ``Refusal``: ``login.wait``, ``password.too_long``, ``accounts.busy``, and
        ``login.wrong``, after as much work, whether the name or the password is wrong.
        """
        typed = password_form(password)
        self._limits.begin(name_key, place.address)
        login = await self._store.accounts.login_named(name_key)
        checked = await self._hasher.check(None if login is None else login.password, typed)
        if login is None or not checked.right:
            raise Refusal(_WRONG.code, str(_WRONG))
        self._limits.succeeded(name_key, place.address)
        if checked.outdated:
            await self._store.accounts.set_password(login.player, await self._hasher.hashed(typed))
        return login

    async def prove(self, player: Player, proof: Proof | None, place: Place) -> None:
        """Let the owner pass. Guests have nothing to prove.

        Raises ``Refusal``: ``proof.needed``, ``password.wrong``, ``login.wait``,
        ``passkey.*``.
        """
        login = await self._store.accounts.login_of(player.id)
        if login is None:
            return
        if proof is not None and proof.passkey is not None:
            passkey = await self._passkeys.used(proof.passkey, place)
            if passkey.player != player.id:
                raise Refusal("passkey.refused", "this passkey is another account's")
            return
        if proof is None or proof.password is None:
            raise Refusal(
                "proof.needed", "this needs your password, or a passkey, once more: give one"
            )
        try:
            await self.by_password(login.name_key, proof.password, place)
        except Refusal as refusal:
            if refusal.code != _WRONG.code:
                raise
            raise Refusal("password.wrong", "this is not your password: try again") from None

    async def hashed(self, password: str, name: str) -> str:
        """A new password, hashed. Raises ``Refusal``: ``password.*``, ``accounts.busy``."""
        return await self._hasher.hashed(new_password(password, name, self._common))

    async def set_password(
        self,
        player: PlayerId,
        password: str,
        name: str,
        session: Session,
        spent: Link | None = None,
    ) -> None:
        """Store a new password; ``session`` alone is left of the player's.

        ``spent`` is the link that allows it. Raises as :meth:`hashed`, and ``LinkSpent``.
        """
        hashed = await self.hashed(password, name)
        await self._store.accounts.set_password(player, hashed, session, spent)
