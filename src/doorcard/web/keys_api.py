"""The HTTP API of what opens an account: sessions, passkeys, tokens for programs."""

from __future__ import annotations

from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Raw

from doorcard.service import Desk
from doorcard.service.accounts.letters import Changed
from doorcard.web.account_api import account_told
from doorcard.web.account_shapes import answer_of, proof_of, sessions_of, token_sign
from doorcard.web.given import TheAccounts, TheDesk, TheSigned
from doorcard.web.signed import Signed
from doorcard.wire.accounts import (
    Account,
    MakePasskey,
    MakeToken,
    PasskeyAsked,
    PasskeyMade,
    Sessions,
    TokenMade,
    Tokens,
)


class KeysApi(Controller):
    """Listed and ended by their owner."""

    path = "/api/account"

    @get("/sessions")
    async def sessions(self, signed: TheSigned, desk: TheDesk) -> Sessions:
        """The browsers that are signed in. ``session.none``."""
        return await _sessions(desk, signed)

    @delete("/sessions/{session_id:str}", status_code=200)
    async def end_session(
        self, session_id: FromPath[str], signed: TheSigned, desk: TheDesk
    ) -> Sessions:
        """End one. ``session.unknown``."""
        session, _ = signed.require_session()
        await desk.sessions.end(session.player, session_id)
        return await _sessions(desk, signed)

    @delete("/sessions", status_code=200)
    async def end_others(self, signed: TheSigned, desk: TheDesk) -> Sessions:
        """End all but the one that asks."""
        session, _ = signed.require_session()
        await desk.sessions.end_all(session.player, but=session.id)
        return await _sessions(desk, signed)

    @get("/tokens")
    async def tokens(self, signed: TheSigned, desk: TheDesk) -> Tokens:
        """The tokens for programs. ``account.needed``."""
        return await _tokens(desk, signed)

    @post("/tokens", status_code=201)
    async def make_token(
        self,
        data: JSONBody[MakeToken],
        signed: TheSigned,
        desk: TheDesk,
        accounts: TheAccounts,
    ) -> TokenMade:
        """A new token, shown this once. ``token.…``, ``proof.needed``, ``password.wrong``."""
        player = signed.require_account()
        await accounts.credentials.prove(player, proof_of(data.confirm), signed.place)
        made = await desk.tokens.make(player.id, data.name, data.scopes, data.days)
        return TokenMade(made.token, token_sign(made.made))

    @delete("/tokens/{token_id:str}", status_code=200)
    async def revoke_token(
        self, token_id: FromPath[str], signed: TheSigned, desk: TheDesk
    ) -> Tokens:
        """End one. ``token.unknown``."""
        await desk.tokens.revoke(signed.require_account().id, token_id)
        return await _tokens(desk, signed)

    @post("/passkeys/options", status_code=200)
    async def ask_passkey(
        self, data: JSONBody[MakePasskey], signed: TheSigned, accounts: TheAccounts
    ) -> PasskeyAsked:
        """What the browser is to do to make a passkey.

        ``passkey.not_here``, ``passkey.too_many``, ``proof.needed``, ``password.wrong``.
        """
        player = signed.require_account()
        await accounts.credentials.prove(player, proof_of(data.confirm), signed.place)
        asked = await accounts.passkeys.ask_to_make(player, signed.place)
        return PasskeyAsked(asked.ceremony, Raw(asked.options))

    @post("/passkeys", status_code=200)
    async def make_passkey(
        self, data: JSONBody[PasskeyMade], signed: TheSigned, accounts: TheAccounts
    ) -> Account:
        """Keep the passkey that was made. ``passkey.late|refused|known``."""
        player = signed.require_account()
        await accounts.passkeys.made(player, answer_of(data), data.label, signed.place)
        await accounts.mail.tell_changed(player, Changed.PASSKEY)
        return await account_told(accounts, signed)

    @delete("/passkeys/{passkey_id:str}", status_code=200)
    async def remove_passkey(
        self, passkey_id: FromPath[str], signed: TheSigned, accounts: TheAccounts
    ) -> Account:
        """Forget one. ``passkey.unknown``."""
        await accounts.passkeys.remove(signed.require_account().id, passkey_id)
        return await account_told(accounts, signed)


async def _sessions(desk: Desk, signed: Signed) -> Sessions:
    session, _ = signed.require_session()
    return sessions_of(await desk.sessions.listed(session.player), session.id)


async def _tokens(desk: Desk, signed: Signed) -> Tokens:
    listed = await desk.tokens.listed(signed.require_account().id)
    return Tokens(tuple(map(token_sign, listed)))
