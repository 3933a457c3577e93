"""Accounts in the shapes of the wire, and back."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from litestar import Response
from litestar.datastructures import Cookie

from doorcard.service.accounts.credentials import Proof
from doorcard.service.accounts.desk import Desk, SignedIn
from doorcard.service.accounts.passkeys import Answer, why_not_here
from doorcard.service.accounts.ports import ApiToken, Login, Passkey, Place, Session
from doorcard.service.ports import Player
from doorcard.web.signed import sign_of
from doorcard.wire import accounts as wire
from doorcard.wire import answers
from doorcard.wire.messages import refusal_told


async def entered(desk: Desk, signed_in: SignedIn, cookie: Cookie) -> Response[answers.Session]:
    """Who is signed in now, with the cookie that proves it."""
    sign = await sign_of(desk, signed_in.player)
    why = signed_in.no_chips
    no_chips = None if why is None else refusal_told(why)
    return Response(answers.Session(player=sign, no_chips=no_chips), cookies=[cookie])


def proof_of(confirm: wire.Confirm | None) -> Proof | None:
    """The proof in a request."""
    if confirm is None:
        return None
    passkey = None if confirm.passkey is None else answer_of(confirm.passkey)
    return Proof(confirm.password, passkey)


def answer_of(told: wire.PasskeyAnswer | wire.PasskeyMade) -> Answer:
    """The device's answer in a request."""
    return Answer(told.ceremony, msgspec.json.encode(told.credential))


def account_of(
    player: Player, login: Login, passkeys: Iterable[Passkey], place: Place
) -> wire.Account:
    """An account as its owner sees it."""
    why = why_not_here(place)
    email = None
    if login.email is not None:
        email = wire.Email(login.email, login.email_verified_ms is not None)
    return wire.Account(
        id=player.id,
        name=player.name,
        role=player.role.value,
        since_ms=login.created_ms,
        email=email,
        has_password=login.password is not None,
        passkeys=tuple(
            wire.PasskeySign(each.id, each.label, each.created_ms, each.used_ms)
            for each in passkeys
        ),
        passkeys_here=why is None,
        passkeys_why=why,
    )


def sessions_of(sessions: Iterable[Session], this: str) -> wire.Sessions:
    """The sessions of a person, the one that asks marked."""
    return wire.Sessions(
        tuple(
            wire.SessionSign(each.id, each.device, each.began_ms, each.seen_ms, each.id == this)
            for each in sessions
        )
    )


def token_sign(token: ApiToken) -> wire.TokenSign:
    """A token as its owner sees it listed."""
    return wire.TokenSign(
        id=token.id,
        name=token.name,
        scopes=tuple(sorted(each.value for each in token.scopes)),
        created_ms=token.created_ms,
        used_ms=token.used_ms,
        expires_ms=token.expires_ms,
    )
